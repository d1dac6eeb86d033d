/// What is done in a session, regardless of its structure.

extension Session {
  /// All work of the session, with the ids of its blocks, in the order of the plan.
  public var works: [(block: Int, work: Work)] {
    var found: [(block: Int, work: Work)] = []
    func collect(_ blocks: [Block]) {
      for block in blocks {
        switch block.content {
        case .step(.work(let work)): found.append((block.id, work))
        case .step: break
        case .group(let group): collect(group.blocks)
        }
      }
    }
    collect(blocks)
    return found
  }

  /// Every exercise once, in the order of the plan.
  public var exercises: [Exercise] {
    var found: [Exercise] = []
    for (_, work) in works where !found.contains(work.exercise) { found.append(work.exercise) }
    return found
  }
}
