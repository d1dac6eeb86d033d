/// Makes room for the live area: below the line on the main screen, or as a stage on the alternate one, where a narrower
/// terminal folds nothing.
import SessionModel

extension LiveTerminal {
  /// Recreates the area for a new size of it or of the screen.
  func layOut(isFolded: Bool = false) {
    defer { isOtherSize = false }
    isResized = false
    isFolded && !isStaged ? editor.hideLine(foldedTo: size.columns) : editor.hideLine()
    openArea()
    editor.setScreenSize(rows: area.rowsAbove, columns: size.columns)
    editor.showLine()
  }

  /// Below the line, which is not on the screen.
  func openArea() {
    let isStage = wantedHeight > LargeCard.height
    let isSmaller = isOtherSize && wantedHeight < area.height
    switch (isStaged, isStage) {
    case (false, true): enterStage()
    case (true, true): fillRoom()
    case (true, false):
      leaveStage()
      emit(area.open(size, height: wantedHeight))
    case (false, false): isSmaller ? fillRoom() : emit(area.open(size, height: wantedHeight))
    }
  }

  private func enterStage() {
    emit(area.close() + Control.alternateScreen)
    isStaged = true
    fillRoom()
    emit(Control.showCursor)
  }

  /// The main screen is as it was, and then has what was said on the stage.
  func leaveStage() {
    guard isStaged else { return }
    isStaged = false
    emit(area.close() + Control.mainScreen + Control.carriageReturn)
    sayHeld()
  }

  func sayHeld() {
    for text in held { emit(text.withReturns) }
    held = []
  }

  /// Begins with an empty screen and fills what the area leaves with what was said last, so that the prompt is above
  /// the area.
  func fillRoom() {
    let lines = recent.last(size.rows - wantedHeight - 1)
    emit(
      Control.wholeScreenScrolls + Control.at(row: 1) + Control.eraseBelow
        + Control.at(row: size.rows - wantedHeight - lines.count))
    emit(area.open(size, height: wantedHeight))
    for line in lines { emit(line.withReturns) }
  }
}
