/// How the tree refers to its nodes: each kind of node lives in an array of its own, and others hold its index.

/// The place of one `Node` in its array. Read it with `tree[id]`.
public struct NodeID<Node>: Hashable, Sendable {
  public let index: UInt32
  init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// Nodes that stand side by side in their array. Read them with `tree[nodes]`.
public struct Nodes<Node>: Hashable, Sendable {
  public let start: UInt32
  public let end: UInt32
  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
  public var count: Int { Int(end) - Int(start) }
  public var isEmpty: Bool { start == end }
  var range: Range<Int> { Int(start)..<Int(end) }
  static var none: Nodes { Nodes(0, 0) }
}
