/// A stretch of the source in bytes: from `start` up to, not including, `end`.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte; the same as `start` for an empty range.
  public var end: UInt32
  /// The bytes from `start` up to, not including, `end`.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
  /// The same range as indices of the source. Traps if `end` is before `start`.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
