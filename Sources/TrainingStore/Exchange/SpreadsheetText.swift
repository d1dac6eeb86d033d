/// Text that a spreadsheet shows instead of running it, after OWASP's rules on CSV injection, and back without loss.

enum SpreadsheetText {
  /// What a cell begins with that is a formula or a command to some program; the last four are the full-width signs.
  private static let beginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// With an apostrophe before it where it would be run, or would be taken for such a text when it is read back.
  static func safe(_ text: String) -> String {
    guard isMarked(text.unicodeScalars) else { return text }
    var marked = String.UnicodeScalarView()
    marked.append("'")
    marked.append(contentsOf: text.unicodeScalars)
    return String(marked)
  }

  /// What `safe` made it from; other texts are as they are.
  static func original(of text: String) -> String {
    guard text.unicodeScalars.first == "'", isMarked(text.unicodeScalars) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Any number of apostrophes, and then what would be run.
  private static func isMarked(_ text: String.UnicodeScalarView) -> Bool {
    text.first { $0 != "'" }.map(beginnings.contains) ?? false
  }
}
