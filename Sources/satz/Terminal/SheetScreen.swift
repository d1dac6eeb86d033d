/// A sheet on the alternate screen, with the live area below it. Its keys are those that begin no command; anything
/// else closes it and goes to the line behind it.
import SessionModel

struct SheetScreen {
  private(set) var sheet: InfoSheet
  private var painter = RowPainter()
  private var keys = PageKeys()
  private var firstLine = 0
  /// What the terminal said last of its focus.
  private var hasFocus: Bool?
  /// The picture on the screen, which the painter does not know about.
  private var drawn: SheetPicture?

  init(_ sheet: InfoSheet) { self.sheet = sheet }

  /// Another sheet, or the same one with different words.
  mutating func show(_ sheet: InfoSheet) {
    if sheet.title != self.sheet.title { firstLine = 0 }
    self.sheet = sheet
  }

  mutating func forget() {
    painter.forget()
    drawn = nil
  }

  /// The rows that have changed, as one frame; `footer` is the live area at the bottom.
  mutating func frame(on size: ScreenSize, footer: [StyledText], theme: Theme) -> TerminalText? {
    let place = ScreenSize(rows: max(1, size.rows - footer.count), columns: size.columns)
    let last = sheet.lines(on: place).count - InfoSheet.room(in: place.rows)
    firstLine = max(0, min(firstLine, last))
    let rows = sheet.rows(height: place.rows, width: place.columns, from: firstLine) + footer
    var picture: (SheetPicture, ScreenSize)?
    if firstLine == 0, let shown = sheet.picture, let cells = shown.size(on: place) { picture = (shown, cells) }
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

  /// What leaves a page everywhere else; the line behind it is empty.
  private static let closing = [[UInt8(ascii: "?")], [UInt8(ascii: "q")]]

  enum Outcome {
    case stays
    /// What was typed after the key that closed it is still in the terminal.
    case closes
    /// The same, and these bytes belong to the line, before what is still in the terminal.
    case typed([UInt8])
    /// The terminal is closed.
    case endOfInput
  }

  mutating func read(on size: ScreenSize) -> Outcome {
    if LineEditor.isInPaste { return LineEditor.readAhead() ? .stays : .endOfInput }
    while true {
      switch keys.read() {
      case .none: return .stays
      case .end: return .endOfInput
      case .key(.typed(let bytes)) where !Self.closing.contains(bytes): return .typed(bytes)
      case .key(let key): if closes(key, on: size) { return .closes }
      }
    }
  }

  /// What the terminal has said of its focus since the last time.
  mutating func takeFocus() -> Bool? {
    defer { hasFocus = nil }
    return hasFocus
  }

  private mutating func closes(_ key: PageKey, on size: ScreenSize) -> Bool {
    switch key {
    case .enter, .escape, .typed: return true
    case .up: firstLine -= 1
    case .down: firstLine += 1
    case .pageUp: firstLine -= max(1, size.rows - 8)
    case .pageDown, .space: firstLine += max(1, size.rows - 8)
    case .home: firstLine = 0
    case .end: firstLine = Int.max / 2
    case .focused(let has): hasFocus = has
    }
    firstLine = max(0, firstLine)
    return false
  }
}
