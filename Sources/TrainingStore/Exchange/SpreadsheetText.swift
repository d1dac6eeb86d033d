/// Text that a spreadsheet shows instead of running it, after OWASP's rules on CSV injection, and back without loss.

enum SpreadsheetText {
  /// The first characters that make a cell a formula or a command for some program; the last four are the full-width
  /// signs.
  private static let beginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// The text with an apostrophe before it, if a spreadsheet would run it or `original` would take it for such a text.
  static func safe(_ text: String) -> String {
    guard isMarked(text.unicodeScalars) else { return text }
    var marked = String.UnicodeScalarView()
    marked.append("'")
    marked.append(contentsOf: text.unicodeScalars)
    return String(marked)
  }

  /// The text that `safe` was given; other texts are unchanged.
  static func original(of text: String) -> String {
    guard text.unicodeScalars.first == "'", isMarked(text.unicodeScalars) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Whether it is any number of apostrophes, then something that would be run.
  private static func isMarked(_ text: String.UnicodeScalarView) -> Bool {
    text.first { $0 != "'" }.map(beginnings.contains) ?? false
  }
}
