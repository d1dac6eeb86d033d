/// One block of a session, however deep it is.

extension Session {
  /// The block with this id; nil if the session has none.
  package func block(_ id: Int) -> Block? { blocks.lazy.compactMap { $0.find(id) }.first }
}

extension Block {
  /// The block with this id: this one, or one in it.
  package func find(_ id: Int) -> Block? {
    if self.id == id { return self }
    guard case .group(let group) = content else { return nil }
    return group.blocks.lazy.compactMap { $0.find(id) }.first
  }
}
