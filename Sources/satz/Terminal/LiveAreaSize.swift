/// How much room the live area takes: a line of four rows, a card of ten, or a stage that leaves the prompt four.

enum LiveAreaSize: String, CaseIterable, Sendable {
  case line, card, stage

  /// How many rows the area has on this screen: fewer than wanted where the prompt needs them, down to none. Without a
  /// session there is one, for the notices.
  static func rows(on screen: ScreenSize, wanted: LiveAreaSize?, hasView: Bool) -> Int {
    switch (screen.rows, screen.columns) {
    case (..<8, _), (_, ..<16): return 0
    case (..<12, _), (_, ..<32): return 1
    case _ where !hasView: return 1
    case (..<16, _): return 3
    default: return fitting(screen, wanted: wanted).rows(on: screen)
    }
  }

  /// The wanted size, or the largest one below it for which there is room.
  static func fitting(_ screen: ScreenSize, wanted: LiveAreaSize?) -> LiveAreaSize {
    let usual: LiveAreaSize = screen.rows >= 40 ? .stage : .card
    let largest = wanted ?? usual
    return allCases.last { $0.place <= largest.place && $0.fits(screen) } ?? .line
  }

  /// The next size up that fits, and after the largest one the smallest.
  func next(on screen: ScreenSize) -> LiveAreaSize {
    Self.allCases.first { $0.place > place && $0.fits(screen) } ?? .line
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  func fits(_ screen: ScreenSize) -> Bool {
    self == .line || screen.rows >= least.rows && screen.columns >= least.columns
  }

  /// The smallest screen that has room for it.
  var least: ScreenSize {
    switch self {
    case .line: ScreenSize(rows: 12, columns: 32)
    case .card: ScreenSize(rows: 20, columns: LargeCard.leastWidth)
    case .stage: ScreenSize(rows: Stage.leastHeight + Stage.promptRows, columns: Stage.leastWidth)
    }
  }

  private func rows(on screen: ScreenSize) -> Int {
    switch self {
    case .line: 4
    case .card: LargeCard.height
    case .stage: screen.rows - Stage.promptRows
    }
  }
}
