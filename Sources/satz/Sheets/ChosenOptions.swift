/// A session as the athlete has chosen: of a choice that is made, only the option that was taken.

import SessionModel

extension Engine {
  /// Without the options that were not taken, as far as it is known.
  func sessionAsChosen(at instant: Instant) -> Session {
    session.choosing(Set(log.map(\.occurrence.block) + [blockAtHand(at: instant)].compactMap(\.self)))
  }
}

extension Session {
  /// Without the other options of each choice in which one of these blocks was done, or runs.
  fileprivate func choosing(_ blocks: Set<Int>) -> Session {
    var session = self
    session.blocks = session.blocks.map { $0.choosing(blocks) }
    return session
  }
}

extension Block {
  fileprivate func choosing(_ taken: Set<Int>) -> Block {
    guard case .group(var group) = content else { return self }
    if group.form == .choice,
      let option = group.blocks.first(where: { option in taken.contains { option.find($0) != nil } })
    {
      group.blocks = [option]
    }
    group.blocks = group.blocks.map { $0.choosing(taken) }
    return Block(id: id, .group(group))
  }
}
