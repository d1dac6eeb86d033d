/// The notes of a plan about a whole group, for whatever is done in it.

extension Session {
  /// By the id of each block in groups with notes: those notes, outermost first.
  public var groupNotes: [Int: [String]] {
    var notes: [Int: [String]] = [:]
    for block in blocks { block.collect(into: &notes, around: []) }
    return notes
  }
}

extension Block {
  fileprivate func collect(into notes: inout [Int: [String]], around outer: [String]) {
    switch content {
    case .step: if !outer.isEmpty { notes[id] = outer }
    case .group(let group):
      let said = outer + group.notes.filter { !outer.contains($0) }
      for block in group.blocks { block.collect(into: &notes, around: said) }
    }
  }
}
