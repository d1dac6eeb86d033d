/// How much room the live area takes: a line of four rows, or a card of ten.

enum LiveAreaSize: String, CaseIterable, Sendable {
  case line, card

  /// How many rows the area has on this screen: fewer than wanted where the prompt needs them, down to none. Without a
  /// session there is one, for the notices.
  static func rows(on screen: ScreenSize, wanted: LiveAreaSize?, hasView: Bool) -> Int {
    switch (screen.rows, screen.columns) {
    case (..<8, _), (_, ..<16): return 0
    case (..<12, _), (_, ..<32): return 1
    case _ where !hasView: return 1
    case (..<16, _): return 3
    default: return wanted != .line && card.fits(screen) ? LargeCard.height : 4
    }
  }

  /// Whether there is room for it, and for ten rows of the prompt.
  private func fits(_ screen: ScreenSize) -> Bool {
    switch self {
    case .line: true
    case .card: screen.rows >= 20 && screen.columns >= LargeCard.leastWidth
    }
  }
}
