/// A stretch of the source in bytes: from `start` up to, not including, `end`.
public struct Span: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
  public var range: Range<Int> { Int(start)..<Int(end) }
}
