/// One block of a session, however deep it is.

extension Session {
  /// The block with this id; nil if the session has none.
  package func block(_ id: Int) -> Block? { blocks.find(id) }
}

extension Block {
  /// The block with this id: this one, or one in it.
  package func find(_ id: Int) -> Block? {
    if self.id == id { return self }
    return if case .group(let group) = content { group.blocks.find(id) } else { nil }
  }
}

extension [Block] {
  /// In a loop: `first` of a lazy map would look twice at each level.
  fileprivate func find(_ id: Int) -> Block? {
    for block in self {
      if let found = block.find(id) { return found }
    }
    return nil
  }
}
