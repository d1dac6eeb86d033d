/// A set of keywords, one bit each, for checks that the parser makes at every word.

struct KeywordSet: Sendable {
  /// Room for 128 keywords; a test checks this.
  private var bits: UInt128 = 0
  static let capacity = UInt128.bitWidth

  init(_ keywords: [Keyword] = []) { for keyword in keywords { insert(keyword) } }

  func contains(_ keyword: Keyword) -> Bool { bits & Self.bit(keyword) != 0 }

  /// Returns true the first time.
  @discardableResult mutating func insert(_ keyword: Keyword) -> Bool {
    defer { bits |= Self.bit(keyword) }
    return !contains(keyword)
  }

  private static func bit(_ keyword: Keyword) -> UInt128 { 1 << UInt128(keyword.rawValue) }
}
