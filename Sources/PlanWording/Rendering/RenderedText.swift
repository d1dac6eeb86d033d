/// Text with the roles of its parts, so that each view can give them its own colours.

/// Text in runs, each with one role.
public struct RenderedText: Hashable, Sendable {
  /// The parts in order. None of them is empty.
  public private(set) var runs: [Run] = []

  /// Its text, without any colour. It holds no control character but newlines.
  public var plain: String { runs.map { $0.text }.joined() }

  /// A part in one role. Its text can be written to a terminal: what is not seen has been made visible.
  public struct Run: Hashable, Sendable {
    /// What is written.
    public var text: String
    /// What it is, for the choice of its colour.
    public var role: Role
  }

  /// What a part of the text is.
  public enum Role: Hashable, Sendable {
    case plain, error, warning
    /// The message.
    case strong
    /// Lines and numbers around what is quoted.
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
  /// As lines, without a newline at the end.
  var lines: RenderedText {
    var all = RenderedText()
    for (index, line) in enumerated() { all = index == 0 ? line : all + "\n" + line }
    return all
  }
}
