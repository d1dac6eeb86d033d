/// The alternate screen: the overlay or a sheet, with the live area below it. The prompt and its half-typed line stay
/// untouched behind it.
import Glibc
import SessionModel

struct AlternateScreen {
  enum Page: Equatable {
    case overlay(OverlayView)
    case sheet(InfoSheet)
  }
  /// What a key on the page means.
  enum Answer: Equatable {
    case acknowledge
    case more
    case close
  }

  private(set) var page: Page
  private var painter = RowPainter()
  private var keys = PageKeys()
  private var firstLine = 0
  /// The picture on the screen, which the painter does not know about.
  private var drawn: SheetPicture?
  /// Until then, keys belong to the line that was being typed when the overlay appeared.
  private var keysCountFrom: Instant
  static let keyGuard = Milliseconds(300)

  init(_ page: Page, at now: Instant) {
    self.page = page
    keysCountFrom = now
    if case .overlay = page { keysCountFrom = now + Self.keyGuard }
  }

  /// Another page, or the same one with different words.
  mutating func show(_ page: Page, at now: Instant) {
    let isOther =
      switch (self.page, page) {
      case (.overlay, .overlay): false
      case (.sheet(let a), .sheet(let b)): a.title != b.title
      case (.overlay, .sheet), (.sheet, .overlay): true
      }
    if isOther { firstLine = 0 }
    if case .overlay = page, isOther { keysCountFrom = now + Self.keyGuard }
    self.page = page
  }

  mutating func forget() {
    painter.forget()
    drawn = nil
  }

  /// The rows that have changed, as one frame; `footer` is the live area at the bottom.
  mutating func frame(on size: ScreenSize, footer: [StyledText], theme: Theme, at now: Instant) -> TerminalText? {
    let height = max(1, size.rows - footer.count)
    let rows: [StyledText]
    var picture: (SheetPicture, ScreenSize)?
    switch page {
    case .overlay(let overlay):
      rows = overlay.rows(height: height, width: size.columns, at: now) + footer.map { $0.all(.faint) }
    case .sheet(let sheet):
      let place = ScreenSize(rows: height, columns: size.columns)
      let last = sheet.lines(on: place).count - InfoSheet.room(in: height)
      firstLine = max(0, min(firstLine, last))
      rows = sheet.rows(height: height, width: size.columns, from: firstLine) + footer
      if firstLine == 0, let shown = sheet.picture, let cells = shown.size(on: place) { picture = (shown, cells) }
    }
    var frame = TerminalText()
    if drawn != nil, drawn != picture?.0 {
      // Anything drawn over the rows goes with all of them.
      frame += Control.clearScreen
      forget()
    }
    frame += painter.changes(rows, from: 1, width: size.columns, theme: theme) ?? TerminalText()
    if let picture, drawn != picture.0 {
      frame += picture.0.text(in: picture.1, from: InfoSheet.firstRow)
      drawn = picture.0
    }
    return frame.isEmpty ? nil : Control.beginFrame + frame + Control.endFrame
  }

  /// What was typed; nil if the terminal is closed.
  mutating func read(on size: ScreenSize, at now: Instant) -> [Answer]? {
    if now < keysCountFrom || LineEditor.isInPaste { return LineEditor.readAhead() ? [] : nil }
    return keys.read()?.compactMap { answer(to: $0, on: size) }
  }

  private mutating func answer(to key: PageKey, on size: ScreenSize) -> Answer? {
    switch (page, key) {
    case (.overlay, .enter), (.overlay, .space): return .acknowledge
    case (.overlay, .plus): return .more
    case (.overlay, _): return nil
    case (.sheet, .enter), (.sheet, .escape), (.sheet, .character("q")): return .close
    case (.sheet, .up), (.sheet, .character("k")): firstLine -= 1
    case (.sheet, .down), (.sheet, .character("j")): firstLine += 1
    case (.sheet, .pageUp), (.sheet, .character("b")): firstLine -= max(1, size.rows - 8)
    case (.sheet, .pageDown), (.sheet, .space): firstLine += max(1, size.rows - 8)
    case (.sheet, .home), (.sheet, .character("g")): firstLine = 0
    case (.sheet, .end), (.sheet, .character("G")): firstLine = Int.max / 2
    case (.sheet, .plus), (.sheet, .character): return nil
    }
    firstLine = max(0, firstLine)
    return nil
  }
}
