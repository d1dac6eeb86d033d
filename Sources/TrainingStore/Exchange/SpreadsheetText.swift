/// Text that a spreadsheet shows instead of running it, after OWASP's rules on CSV injection, and back without loss.

enum SpreadsheetText {
  /// The first characters that make a cell a formula or a command for some program; the last four are the full-width
  /// signs.
  private static let beginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// With an apostrophe in front if it would be run, or would be mistaken for such a text when it is read back.
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

  /// Any number of apostrophes, then what would be run.
  private static func isMarked(_ text: String.UnicodeScalarView) -> Bool {
    text.first { $0 != "'" }.map(beginnings.contains) ?? false
  }
}
