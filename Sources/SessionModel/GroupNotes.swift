/// The notes of a plan about a whole group, for whatever is done in it.

extension Session {
  /// By the id of each block in groups with notes: those notes, outermost first. Those of a group that has nothing to do
  /// come with the step after it.
  public var groupNotes: [Int: [String]] {
    var notes: [Int: [String]] = [:]
    var waiting: [String] = []
    for block in blocks { block.collect(into: &notes, around: [], waiting: &waiting) }
    return notes
  }
}

extension Block {
  fileprivate func collect(into notes: inout [Int: [String]], around outer: [String], waiting: inout [String]) {
    switch content {
    case .step:
      let said = waiting + outer
      waiting = []
      if !said.isEmpty { notes[id] = said }
    case .group(let group) where group.hasNoSteps: waiting += group.notes
    case .group(let group):
      let said = outer + group.notes.filter { !outer.contains($0) }
      for block in group.blocks { block.collect(into: &notes, around: said, waiting: &waiting) }
    }
  }
}
