/// Turns the pages over the main screen: the overlay, above which the prompt goes on, and sheets.
import SessionModel

extension LiveTerminal {
  func drawPage(at now: Instant) {
    if content.overlay == nil { overlayIsDismissed = false }
    editor.escapeActs(inLine: showsOverlay || standing != nil)
    if sheet == nil || content.overlay == nil { sheetIsInFront = false }
    if showsOverlay, !sheetIsInFront, let overlay = content.overlay {
      if case .overlay = page {
      } else {
        // What it comes with, it says itself.
        pillBehindOverlay = standing?.began
        turn(to: .overlay(OverlayScreen()))
      }
      if case .overlay(var screen)? = page {
        let isLit = flash?.isLit(at: now) == true
        if let frame = screen.frame(
          overlay, notice: noticeOnOverlay(at: now), footer: footerRows(at: now), fillsStage: isStaged, isLit: isLit,
          theme: settings.theme, at: now)
        {
          emit(frame)
        }
        page = .overlay(screen)
      }
    } else if let sheet {
      if case .sheet = page {} else { turn(to: .sheet(SheetScreen(sheet))) }
      if case .sheet(var screen)? = page {
        screen.show(sheet)
        if let frame = screen.frame(on: size, footer: footerRows(at: now), theme: settings.theme) { emit(frame) }
        page = .sheet(screen)
      }
    } else {
      turn(to: nil)
    }
  }

  private func noticeOnOverlay(at now: Instant) -> Pill? {
    standing?.began == pillBehindOverlay ? nil : standing?.pill(at: now, isStill: settings.reducedMotion)
  }

  /// How many rows there are for lines above the prompt, or under an overlay.
  var rowsForLines: Int {
    switch page {
    case .overlay(let screen): screen.rowsAbove - 2
    case nil where wantsStage: Stage.promptRows - 2
    case nil, .sheet: area.rowsAbove - 2
    }
  }

  /// Whether the beginning of the text would leave the few rows over the end of a rest before it is read.
  func isTooLong(_ text: TerminalText) -> Bool {
    guard case .overlay? = page, content.overlay?.kind != .countdown else { return false }
    return text.encoded.count { $0 == "\n" } > rowsForLines
  }

  var showsOverlay: Bool { content.overlay != nil && !overlayIsDismissed }

  /// Moves the line with it, if the new page has one.
  func turn(to next: Page?) {
    if page == nil, next == nil { return }
    if hasLine { editor.hideLine() }
    if page == nil, !isStaged { emit(Control.alternateScreen) }
    page = next
    switch next {
    case nil where isStaged:
      fillRoom()
      emit(Control.showCursor)
      editor.setScreenSize(rows: area.rowsAbove, columns: size.columns)
    case nil:
      // Where a terminal has only one screen, the page has left the cursor anywhere.
      emit(Control.mainScreen + area.reopen() + Control.carriageReturn)
      editor.setScreenSize(rows: area.rowsAbove, columns: size.columns)
    case .sheet: emit(Control.wholeScreenScrolls + Control.clearScreen + Control.hideCursor)
    case .overlay(let screen): open(screen)
    }
    if next == nil, !isStaged { sayHeld() }
    if hasLine { editor.showLine() }
    if next == nil, isResized { layOut() }
  }

  /// For the size of the screen as it is now.
  func open(_ screen: OverlayScreen) {
    var screen = screen
    emit(screen.open(size) + Control.showCursor)
    editor.setScreenSize(rows: screen.rowsAbove, columns: size.columns)
    page = .overlay(screen)
  }

  /// Whether the line is on the screen.
  var hasLine: Bool { if case .sheet? = page { false } else { true } }

  /// What the line editor can continue with; not while a sheet is open.
  var hasTypedAhead: Bool { hasLine && editor.hasTypedAhead }
}
