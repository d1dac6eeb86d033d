/// The overlay on the alternate screen: the prompt goes on above it, because a line that is being typed keeps the
/// keyboard.
import SessionModel

struct OverlayScreen {
  private var area = LiveArea()

  /// What is left for the prompt.
  var rowsAbove: Int { area.rowsAbove }

  /// Begins with an empty screen; the cursor is then where the prompt goes.
  mutating func open(_ size: ScreenSize) -> TerminalText {
    let height = max(0, size.rows - Self.promptRows(of: size.rows))
    return Control.clearScreen + Control.at(row: size.rows - height) + area.open(size, height: height)
  }

  /// The rows that have changed, as one frame; `footer` is the live area at the bottom, which shows notices, too. On the
  /// stage the overlay has all of its room.
  mutating func frame(
    _ overlay: OverlayView, notice: Pill? = nil, footer: [StyledText], fillsStage: Bool = false, isLit: Bool = false,
    theme: Theme, at now: Instant
  ) -> TerminalText? {
    // The ring of a countdown is worth more than the area below it, which says what begins once more.
    let leavesRing = overlay.kind != .countdown || area.height - footer.count >= Self.rowsOfCountdown
    let hasFooter = footer.count * 3 <= area.height && !fillsStage && leavesRing
    let footer = hasFooter ? footer : []
    let rows = overlay.rows(
      height: area.height - footer.count, width: area.size.columns, notice: footer.isEmpty ? notice : nil,
      fillsStage: fillsStage, at: now)
    return area.frame((isLit ? rows.map { $0.all(.lit(overlay.tone)) } : rows) + footer.map(\.dimmed), theme: theme)
  }

  /// With the smallest ring that a digit fits in, a line below it, blanks and a frame.
  private static let rowsOfCountdown = Ring.Size.large.rows + 6

  /// Rows for the typed line and what was said before it.
  private static func promptRows(of rows: Int) -> Int { rows >= 20 ? 4 : rows >= 12 ? 3 : min(2, rows) }
}
