/// What was said last, so that a screen that gets more room shows it again.

struct RecentLines {
  private var texts: [TerminalText] = []
  /// Rows of screens higher than that stay empty.
  private static let most = 120

  mutating func take(_ text: TerminalText) {
    texts += text.rows
    texts.removeFirst(max(0, texts.count - Self.most))
  }

  /// At most this many.
  func last(_ count: Int) -> [TerminalText] { Array(texts.suffix(max(0, count))) }
}
