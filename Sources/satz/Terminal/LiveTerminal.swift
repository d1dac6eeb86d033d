/// The full screen: the line editor above, the live area below, and pages over both.
import CTerminal
import Channels
import PlanWording
import SessionModel

final class LiveTerminal: FrontEnd {
  private unowned let host: any PromptHost
  private(set) var settings: TerminalSettings
  let editor: LineEditor
  var size = ScreenSize.current
  var area = LiveArea()
  private var areaSize: LiveAreaSize?
  /// The area is a stage, on the alternate screen: a terminal that is made narrower folds what is on the main one.
  var isStaged = false
  /// The card has taken its place until the next key, with a text that has no room above the stage.
  var stageIsAside = false
  /// Rows since the last frame.
  private var saidRows = 0
  var page: Page?
  var sheet: InfoSheet?
  var standing: StandingPill?
  /// What the main screen still has to say: from before the prompt was shown, or while a page or the stage was.
  var held: [TerminalText] = []
  var recent = RecentLines()
  /// The area was just given another size.
  var isOtherSize = false
  var isResized = false
  var overlayIsDismissed = false
  /// Asked for while the overlay was shown.
  var sheetIsInFront = false
  /// When the notice appeared that was there before the overlay.
  var pillBehindOverlay: Instant?
  var title: String?
  /// What was shown of a rest in the terminal's tab.
  var progress: TerminalSignal?
  /// Of the alarm that is shown.
  var flash: Flash?
  var content = ScreenContent.nothing
  private var contentEnds: Instant?
  private var card: Card?
  private var largeCard: LargeCard?
  private var stage: Stage?
  /// Says what happens if there is no room for the area.
  private var narrator = Narrator()
  private(set) var isBlocked = false
  private(set) var presence = Presence()
  private var isOpen = false

  /// A screen over the main one.
  enum Page {
    case overlay(OverlayScreen)
    case sheet(SheetScreen)
  }

  init(host: any PromptHost, settings: TerminalSettings, prompt: String) {
    self.host = host
    self.settings = settings
    areaSize = settings.liveArea
    editor = LineEditor(
      prompt: prompt, theme: settings.theme, historyFile: settings.historyFile,
      completions: { [unowned host] in host.completions(for: $0, cursor: $1) })
    takeLineSettings()
  }

  private func takeLineSettings() {
    editor.highlights = settings.highlights ? { [unowned host] in host.highlights(of: $0) } : nil
    editor.showsPreview = settings.suggests
  }

  var prompt: String {
    get { editor.prompt }
    set {
      guard newValue != editor.prompt else { return }
      let isSeen = isOpen && hasLine
      if isSeen { editor.hideLine() }
      editor.prompt = newValue
      if isSeen { editor.showLine() }
    }
  }

  // MARK: The screen

  func open(at now: Instant) {
    size = .current
    content = host.screen(at: now)
    sayHeld()
    openArea()
    editor.open()
    emit(Control.reportFocus)
    editor.setScreenSize(rows: area.rowsAbove, columns: size.columns)
    isOpen = true
    draw(at: now)
    editor.readHistory()
  }

  func close() {
    turn(to: nil)
    isOpen = false
    if title != nil { emit(Control.popTitle) }
    clearProgress()
    editor.hideLine()
    leaveStage()
    emit(area.close() + Control.showCursor + Control.reportNoFocus)
    editor.close()
    // If the terminal accepts nothing now, the watchdog keeps trying.
    if ct_flush() { TerminalWatchdog.note(isOurs: false, hasTitle: false) }
  }

  func draw(at now: Instant) {
    saidRows = 0
    content = host.screen(at: now)
    contentEnds = content.lasts.map { now + $0 }
    show(at: now)
  }

  /// Only the clocks have advanced.
  func tick(at now: Instant) {
    if let contentEnds, contentEnds <= now { return draw(at: now) }
    show(at: now)
  }

  private func show(at now: Instant) {
    if let until = standing?.until, until <= now { standing = nil }
    // A terminal that accepts nothing (stopped, or a slow line) loses frames, never time.
    guard flush(), ct_can_draw() else {
      isBlocked = true
      return
    }
    editor.arrowsChoose(content.live?.details.isChoice == true)
    drawTitle(at: now)
    drawProgress(at: now)
    noteAlarm(at: now)
    drawPage(at: now)
    if page == nil { drawArea(at: now) }
    isBlocked = !flush()
  }

  /// What the terminal is about to get is noted first: a kill right after it has it still leaves a terminal in order.
  private func flush() -> Bool {
    TerminalWatchdog.note(
      isOurs: true, top: isStaged ? 0 : area.top, isAlternate: isStaged || page != nil, hasTitle: title != nil,
      hasProgress: progress != nil)
    return ct_flush()
  }

  private func drawArea(at now: Instant) {
    if area.height != wantedHeight { layOut() }
    if area.height == 0 {
      for line in narrator.lines(for: content, at: now) { say(Output.laidOut(line)) }
    } else if let frame = area.frame(areaRows(at: now), theme: settings.theme) {
      emit(frame)
    }
  }

  func areaRows(at now: Instant) -> [StyledText] { rows(at: now, height: area.height) }

  /// Below a page: the card in place of the stage.
  func footerRows(at now: Instant) -> [StyledText] { rows(at: now, height: min(area.height, LargeCard.height)) }

  private func rows(at now: Instant, height: Int) -> [StyledText] {
    let wanted = Card.Content(
      view: content.live, pill: standing?.pill(at: now, isStill: settings.reducedMotion), height: height,
      width: size.columns,
      isStill: settings.reducedMotion)
    switch wanted.view {
    case let view? where height > LargeCard.height:
      if stage?.content != wanted { stage = Stage(wanted, view) }
      return stage?.rows(at: now) ?? []
    case let view? where height == LargeCard.height:
      if largeCard?.content != wanted { largeCard = LargeCard(wanted, view) }
      return largeCard?.rows(at: now) ?? []
    default:
      if card?.content != wanted { card = Card(wanted) }
      return card?.rows(at: now) ?? []
    }
  }

  var wantedHeight: Int {
    LiveAreaSize.rows(on: size, wanted: stageIsAside ? .card : areaSize, hasView: content.live != nil)
  }

  func take(_ size: LiveAreaSize) { take(size as LiveAreaSize?) }

  private func take(_ size: LiveAreaSize?) {
    areaSize = size
    isOtherSize = true
  }

  /// The size stays as F2 left it, unless its setting is another one now.
  func take(_ new: TerminalSettings, at now: Instant) {
    let old = settings
    settings = new
    takeLineSettings()
    if old.liveArea != new.liveArea { take(new.liveArea) }
    guard old.theme != new.theme else { return }
    editor.theme = new.theme
    (card, largeCard, stage) = (nil, nil, nil)
    renew(at: now)
  }

  var showsOutline: Bool { LiveAreaSize.fitting(size, wanted: areaSize) == .stage }

  /// Whether the area is a stage, or will be one after the next key.
  var wantsStage: Bool { showsOutline && content.live != nil }

  // MARK: Time

  func nextChange(after now: Instant) -> Instant? {
    var changes: [Instant] = []
    if let change = standing?.nextChange(after: now, isStill: settings.reducedMotion) { changes.append(change) }
    if let ends = editor.pasteEnds { changes.append(ends) }
    if let live = content.live {
      if area.height == 0 {
        if let next = narrator.nextChange(of: content, after: now) { changes.append(next) }
      } else if let next = live.clock.nextChange(after: now, step: step(of: live, at: now))
        ?? live.elapsed.nextChange(after: now)
      {
        changes.append(next)
      }
    }
    if showsOverlay, let next = content.overlay?.clock.nextChange(after: now) { changes.append(next) }
    if let next = flash?.nextChange(after: now) { changes.append(next) }
    return changes.min()
  }

  /// One frame per second; ten in the last three seconds and if the view asks for it.
  private func step(of view: LiveView, at now: Instant) -> Int {
    let isLast = view.clock.left(at: now).map { $0.count <= 3000 } ?? false
    return !settings.reducedMotion && (view.isSmooth || isLast) ? 100 : 1000
  }

  // MARK: Keys and signals

  func read(at now: Instant) -> Bool {
    presence.keyWasPressed(at: now)
    guard case .sheet(var screen)? = page else { return readLine(at: now) }
    let outcome = screen.read(on: size)
    page = .sheet(screen)
    if let hasFocus = screen.takeFocus() { presence.focusWasReported(hasFocus) }
    switch outcome {
    case .stays: break
    case .closes: sheet = nil
    case .typed(let bytes):
      sheet = nil
      LineEditor.typeAhead(bytes)
    case .endOfInput: return false
    }
    draw(at: now)
    return true
  }

  private func readLine(at now: Instant) -> Bool {
    let goesOn = editor.read()
    var isChanged = false
    while let event = editor.next() {
      isChanged = true
      if case .focused = event {} else { stageIsAside = false }
      switch event {
      case .clearScreen: clearScreen()
      case .dismiss: standing = nil
      case .escape: if showsOverlay { dismissOverlay(at: now) } else { standing = nil }
      case .focused(let hasFocus): presence.focusWasReported(hasFocus)
      case .otherSize: takeNextSize()
      case .line(let text):
        let line = TerminalText(prompt + text)
        recent.take(line)
        if isStaged { held.append(line) }
        handOn(event, to: host, at: now)
      case .pasted, .key, .endOfInput: handOn(event, to: host, at: now)
      }
    }
    // Letters are no events, but keys.
    if !isChanged, stageIsAside { (stageIsAside, isChanged) = (false, true) }
    isBlocked = !flush()
    if isChanged { draw(at: now) }
    return goesOn
  }

  private func takeNextSize() {
    let fitting = LiveAreaSize.fitting(size, wanted: areaSize)
    let next = fitting.next(on: size)
    next == fitting ? host.areaStays() : take(next)
  }

  private func dismissOverlay(at now: Instant) {
    overlayIsDismissed = true
    if content.overlay?.kind == .countdown { host.cancelledCountdown(at: now) }
  }

  private func clearScreen() {
    let rows = if case .overlay(let screen)? = page { screen.rowsAbove } else { area.rowsAbove }
    emit(Control.at(row: rows) + Control.eraseRight + Control.eraseAbove + Control.at(row: 1))
    editor.showLine()
  }

  func interrupt(at now: Instant) {
    if !hasLine {
      sheet = nil
    } else if editor.cancel() {
      host.interrupted(lineWasEmpty: false, at: now)
    } else if showsOverlay {
      dismissOverlay(at: now)
    } else {
      host.interrupted(lineWasEmpty: true, at: now)
    }
    draw(at: now)
  }

  func resize(at now: Instant) {
    let new = ScreenSize.current
    guard new != size else { return }
    let isFolded = settings.foldsLines && new.columns < size.columns
    size = new
    renew(isFolded: isFolded, at: now)
  }

  /// Draws everything again.
  private func renew(isFolded: Bool = false, at now: Instant) {
    guard isOpen else { return }
    switch page {
    case nil: layOut(isFolded: isFolded)
    case .overlay(let screen):
      isResized = true
      editor.hideLine()
      open(screen)
      editor.showLine()
    case .sheet(var screen):
      isResized = true
      screen.forget()
      page = .sheet(screen)
      emit(Control.clearScreen)
    }
    draw(at: now)
  }

  func release() {
    turn(to: nil)
    editor.hideLine()
    leaveStage()
    clearProgress()
    emit(area.close() + Control.showCursor + Control.reportNoFocus)
    editor.release()
    TerminalWatchdog.note(isOurs: false, hasTitle: title != nil)
  }

  func reclaim(at now: Instant) {
    editor.reclaim()
    emit(Control.reportFocus)
    size = .current
    content = host.screen(at: now)
    emit(Control.carriageReturn)
    openArea()
    editor.setScreenSize(rows: area.rowsAbove, columns: size.columns)
    editor.showLine()
    draw(at: now)
  }

  // MARK: What the program has to say

  func say(_ text: TerminalText) {
    guard isOpen else { return held.append(text) }
    recent.take(text)
    saidRows += text.rows.count
    guard hasLine else { return held.append(text) }
    if isTooLong(text) {
      // The card takes its place: the rest stays over.
      overlayIsDismissed = true
      stageIsAside = wantsStage
      return held.append(text)
    }
    // Nobody could scroll back to what has left the alternate screen. The card may be there still, from the answer before.
    if wantsStage, page == nil, saidRows > rowsForLines { stageIsAside = true }
    // It is on the main screen, too, when that comes back.
    if isStaged || page != nil { held.append(text) }
    if stageIsAside, isStaged { return }
    editor.hideLine()
    emit(text.withReturns)
    editor.showLine()
  }

  func show(_ pill: Pill, at now: Instant) {
    standing = StandingPill(pill, from: now, lasting: pill.lasts(usually: settings.noticeLasts))
    if isOpen && area.height == 0 && !pill.line.isEmpty {
      say(TerminalText(pill.said ?? pill.label))
    }
  }

  func show(_ sheet: InfoSheet, at now: Instant) {
    self.sheet = sheet
    sheetIsInFront = showsOverlay
  }

  func signal(_ sequence: TerminalText) { emit(sequence) }

  func emit(_ text: TerminalText) { ct_emit(text.encoded, text.encoded.utf8.count) }
}
