/// The parser's help in styles: its headings, and the words that may be typed.

enum HelpPaint {
  static func rows(_ help: String) -> [StyledText] {
    help.split(separator: "\n", omittingEmptySubsequences: false).map { row(String($0)) }
  }

  private static func row(_ text: String) -> StyledText {
    if let colon = text.firstIndex(of: ":"), isHeading(text[..<colon]) {
      return StyledText(String(text[...colon]), .strong) + StyledText(String(text[text.index(after: colon)...]))
    }
    let indent = text.prefix { $0 == " " }
    guard indent.count == 2 else { return StyledText(text) }
    let entry = text.dropFirst(indent.count)
    let end = entry.firstRange(of: "  ")?.lowerBound ?? entry.endIndex
    return StyledText("  ") + StyledText(String(entry[..<end]), .tone(.rest)) + StyledText(String(entry[end...]))
  }

  /// `OPTIONS`, in any language.
  private static func isHeading(_ text: Substring) -> Bool {
    text.count > 2 && text.allSatisfy { $0.isUppercase || $0 == " " || $0 == "-" }
  }
}
