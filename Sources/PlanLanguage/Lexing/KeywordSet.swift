/// A set of keywords, a bit each, for questions that the parser asks at every word.

struct KeywordSet: Sendable {
  /// Room for 128; a test watches over it.
  private var bits: UInt128 = 0
  static let capacity = UInt128.bitWidth

  init(_ keywords: [Keyword] = []) { for keyword in keywords { insert(keyword) } }

  func contains(_ keyword: Keyword) -> Bool { bits & Self.bit(keyword) != 0 }

  /// True the first time.
  @discardableResult mutating func insert(_ keyword: Keyword) -> Bool {
    defer { bits |= Self.bit(keyword) }
    return !contains(keyword)
  }

  private static func bit(_ keyword: Keyword) -> UInt128 { 1 << UInt128(keyword.rawValue) }
}
