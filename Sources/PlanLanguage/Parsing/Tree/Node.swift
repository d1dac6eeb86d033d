/// How the tree refers to its nodes: each kind of node is stored in its own array, and other nodes hold its index.

/// The place of one `Node` in its array. Read it with `tree[id]`.
package struct NodeID<Node>: Hashable, Sendable {
  package let index: UInt32
  init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// Nodes that are adjacent in their array. Read them with `tree[nodes]`.
package struct Nodes<Node>: Hashable, Sendable {
  package let start: UInt32
  package let end: UInt32
  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
  package var count: Int { Int(end) - Int(start) }
  package var isEmpty: Bool { start == end }
  var range: Range<Int> { Int(start)..<Int(end) }
  static var none: Nodes { Nodes(0, 0) }
}
