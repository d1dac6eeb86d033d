/// Text with roles for its parts, so that each view can choose its colours.

/// Text in runs, each with one role.
public struct RenderedText: Hashable, Sendable {
  /// The parts in order. None of them is empty.
  public private(set) var runs: [Run] = []

  /// Its text, without colour. It contains no control characters except newlines.
  public var plain: String { runs.map { $0.text }.joined() }

  /// A part in one role. Its text can be written to a terminal: invisible characters have been written out.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Its role, which determines its colour.
    public var role: Role
  }

  /// The role of a part of the text.
  public enum Role: Hashable, Sendable {
    /// Text of no role, and the words that say how severe the problem is.
    case plain, error, warning
    /// The message.
    case strong
    /// Lines and numbers around the quoted source.
    case frame
  }

  init() {}

  init(_ text: String, _ role: Role = .plain) { runs = text.isEmpty ? [] : [Run(text: text.visible, role: role)] }

  static func + (a: RenderedText, b: RenderedText) -> RenderedText {
    var both = a
    both.runs += b.runs
    return both
  }

  static func + (a: RenderedText, b: String) -> RenderedText { a + RenderedText(b) }
  static func + (a: String, b: RenderedText) -> RenderedText { RenderedText(a) + b }
}

extension [RenderedText] {
  /// The text as lines, without a newline at the end.
  var lines: RenderedText {
    var all = RenderedText()
    for (index, line) in enumerated() { all = index == 0 ? line : all + "\n" + line }
    return all
  }
}
