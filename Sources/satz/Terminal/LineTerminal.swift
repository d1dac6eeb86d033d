/// Lines in, lines out: for pipes, dumb terminals and screen readers. Each change is printed once; nothing is redrawn.
import CTerminal
import Glibc
import PlanWording
import SessionModel

final class LineTerminal: FrontEnd {
  private unowned let host: any PromptHost
  /// On a real terminal, for screen readers; otherwise lines are read as they come.
  private let editor: LineEditor?
  private var narrator = Narrator()
  private var content = ScreenContent.nothing
  private var input: [UInt8] = []
  private let asks: Bool
  private(set) var isBlocked = false
  private(set) var presence = Presence()
  /// The line editor shows a line.
  private var isOpen = false
  var prompt: String {
    didSet {
      guard prompt != oldValue, let editor else { return }
      if isOpen { editor.hideLine() }
      editor.prompt = prompt
      if isOpen { editor.showLine() }
    }
  }

  init(host: any PromptHost, settings: TerminalSettings, prompt: String) {
    self.host = host
    self.prompt = prompt
    asks = isatty(STDIN_FILENO) == 1
    editor =
      settings.presentation == .lines
      ? nil
      : LineEditor(
        prompt: prompt, theme: settings.theme, historyFile: settings.historyFile,
        completions: { [unowned host] in host.completions(for: $0, cursor: $1) })
    narrator.hasKeys = editor != nil
  }

  func open(at now: Instant) {
    editor?.open()
    isOpen = editor != nil
    draw(at: now)
    if editor == nil { ask() }
    isBlocked = !ct_flush()
    editor?.readHistory()
  }

  func close() {
    isOpen = false
    editor?.hideLine()
    editor?.close()
    isBlocked = !ct_flush()
  }

  func draw(at now: Instant) {
    content = host.screen(at: now)
    for line in narrator.lines(for: content, at: now) { say(Output.laidOut(line)) }
    isBlocked = !ct_flush()
  }

  func tick(at now: Instant) { draw(at: now) }

  func nextChange(after now: Instant) -> Instant? {
    [narrator.nextChange(of: content, after: now), editor?.pasteEnds].compactMap(\.self).min()
  }

  func read(at now: Instant) -> Bool {
    guard let editor else { return readLines(at: now) }
    presence.keyWasPressed(at: now)
    let goesOn = editor.read()
    while let event = editor.next() { handOn(event, to: host, at: now) }
    draw(at: now)
    return goesOn
  }

  /// Lines that were read but not yet passed on.
  var hasTypedAhead: Bool { editor?.hasTypedAhead ?? (lineEnd != nil) }

  private func readLines(at now: Instant) -> Bool {
    var isAtEnd = false
    if lineEnd == nil {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN }
      isAtEnd = count == 0
      searched = input.count
      input += bytes.prefix(count)
      if isAtEnd, isPassingOver || !input.isEmpty { input.append(UInt8(ascii: "\n")) }
      lineEnd = input[searched...].firstIndex(of: UInt8(ascii: "\n"))
      passOverWhatIsTooLong(at: now)
    }
    // Line by line, so that a signal or the clock does not wait for all of them.
    if let end = lineEnd {
      let line = String(decoding: input[..<end], as: UTF8.self).withoutControls
      input.removeSubrange(...end)
      lineEnd = input.firstIndex(of: UInt8(ascii: "\n"))
      isMidLine = false
      if isPassingOver {
        isPassingOver = false
        host.passedOverLine(at: now)
      } else {
        handOn(line.allSatisfy(\.isWhitespace) ? .key(.done) : .line(line), to: host, at: now)
      }
      draw(at: now)
      if !hasStopped { ask() }
    }
    if isAtEnd, !hasStopped { handOn(.endOfInput, to: host, at: now) }
    isBlocked = !ct_flush()
    return !isAtEnd
  }
  /// The limit for a piped line, in bytes; no plan is longer.
  static let longestLine = 1 << 20

  /// An endless line is not kept, and is reported as too long once it ends.
  private func passOverWhatIsTooLong(at now: Instant) {
    if (lineEnd ?? input.count) > Self.longestLine { isPassingOver = true }
    guard isPassingOver else { return }
    input.removeSubrange(..<(lineEnd ?? input.count))
    lineEnd = lineEnd.map { _ in 0 }
  }
  /// The line being read is too long.
  private var isPassingOver = false

  /// Where the first line that was read ends, and where the search for the end of a longer one continues.
  private var lineEnd: Int?
  private var searched = 0

  func stopReading() { hasStopped = true }
  private var hasStopped = false

  private func ask() {
    guard asks else { return }
    emit(TerminalText(prompt))
    isMidLine = true
  }
  /// The prompt is shown, and perhaps some typed text.
  private var isMidLine = false

  func interrupt(at now: Instant) {
    host.interrupted(lineWasEmpty: !(editor?.cancel() ?? false), at: now)
    draw(at: now)
  }

  func resize(at now: Instant) {
    let size = ScreenSize.current
    editor?.setScreenSize(rows: size.rows, columns: size.columns)
  }

  func release() {
    editor?.hideLine()
    editor?.release()
  }

  func reclaim(at now: Instant) {
    editor?.reclaim()
    editor?.showLine()
    draw(at: now)
  }

  func say(_ text: TerminalText) {
    if let editor, isOpen {
      editor.hideLine()
      emit(text.withReturns)
      editor.showLine()
    } else if isMidLine {
      // The prompt comes back with the answer to what is typed: one after each line of a countdown would bury it.
      emit("\n" + text + "\n")
      isMidLine = false
    } else {
      emit(text + "\n")
    }
  }

  func show(_ pill: Pill, at now: Instant) { if !pill.line.isEmpty { say(TerminalText(pill.line)) } }

  func show(_ sheet: InfoSheet, at now: Instant) {
    let text = sheet.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    say(TerminalText(rows: [sheet.title, ""] + text + sheet.tips.map { "- " + $0 }))
  }

  func signal(_ sequence: TerminalText) { if editor != nil { emit(sequence) } }

  private func emit(_ text: TerminalText) { ct_emit(text.encoded, text.encoded.utf8.count) }
}
