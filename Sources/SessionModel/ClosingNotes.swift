/// The notes of a plan that come after its last step: `note "Stretch well."`, also as the only content of a cool-down.

extension Session {
  /// What the athlete reads when everything is done.
  public var notesAtEnd: [String] {
    var notes = closingNotes ?? []
    for block in blocks.reversed() {
      guard case .group(let group) = block.content, group.hasNoSteps else { break }
      notes = group.notes + notes
    }
    return notes
  }
}

extension Block.Group {
  /// Whether nothing in it is done, rested or counted.
  package var hasNoSteps: Bool {
    blocks.allSatisfy { block in
      if case .group(let group) = block.content { group.hasNoSteps } else { false }
    }
  }
}
