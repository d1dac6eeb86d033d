/// The one loop of the prompt, on the main thread: keys, signals and the next deadline.
import CTerminal
import Glibc
import PlanWording
import SessionModel

final class PromptLoop {
  private unowned let host: any PromptHost
  private var settings: TerminalSettings
  /// What the terminal said of its background, if it was asked.
  private let background: Palette?
  private let front: any FrontEnd
  /// What is waited for besides keys, signals and the timer.
  var inputs: [any LoopInput] = []
  /// What the program says and shows while somebody else asks; nil if nobody does.
  var overheard: ControlAnswer?
  private var isStopped = false
  private var isChanged = false
  private let timer = ct_timer_open()
  /// Opened first: what comes while the terminal is asked about itself waits for `run`.
  private let signals = ct_signals_open()
  private var armedFor: Instant?

  /// Call `TerminalWatchdog.start()` before, first thing in `main`.
  init(host: any PromptHost, settings: TerminalSettings, prompt: String) {
    var settings = settings
    background = settings.asksForBackground ? TerminalQuestion.palette() : nil
    if let background { settings.theme.palette = background }
    self.host = host
    self.settings = settings
    front =
      switch settings.presentation {
      case .live: LiveTerminal(host: host, settings: settings, prompt: prompt)
      case .spoken, .lines: LineTerminal(host: host, settings: settings, prompt: prompt)
      }
  }

  /// Runs until `stop()`, or until the terminal is gone.
  func run() {
    let trace = settings.traceFile.map { Glibc.open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    ct_output_open(STDOUT_FILENO, trace)
    front.open(at: BootClock.now)
    while !isStopped { turn() }
    front.close()
    if !isEndedFromOutside { writeOut() }
    ct_signals_close(signals)
    isOver = true
  }

  /// Pending output waits for its reader; a signal ends the wait.
  private func writeOut() {
    while !ct_flush() {
      var polled = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ct_output_fd(), events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&polled, nfds_t(polled.count), -1) > 0 || errno == EINTR else { return }
      guard polled[0].revents != 0 else { continue }
      switch ct_next_signal(signals).number {
      case SIGINT, SIGTERM, SIGHUP:
        isEndedFromOutside = true
        return
      default: break
      }
    }
  }

  /// Ended by a signal or a closed terminal: perhaps nobody reads any more, so output is not waited for.
  private var isEndedFromOutside = false
  /// `run` has returned.
  private var isOver = false

  /// Ends `run` after the current action.
  func stop() {
    isStopped = true
    front.stopReading()
  }

  // MARK: What the program has to say

  /// A line that stays in the scrollback, above the prompt; after `run`, below it.
  func say(_ text: TerminalText) {
    guard isOver else {
      isChanged = true
      return front.say(text)
    }
    isEndedFromOutside ? Output.offer(text) : Output.print(text)
  }
  func say(_ row: String) {
    overheard?.rows.append(row)
    guard isLive else { return say(Output.laidOut(row)) }
    say(row.hung(to: columns).map { SheetPaint.sentence($0).rendered(in: settings.theme) }.lines)
  }
  /// The rows of a sheet.
  func say(_ rows: [String]) {
    overheard?.rows += rows
    guard isLive, !rows.isEmpty else { return say(TerminalText(rows: rows)) }
    say(SheetPaint.rows(rows, width: columns))
  }
  func say(_ rows: [StyledText]) {
    overheard?.rows += rows.map { $0.text.trimmingEnd() }
    say(rows.map { $0.withoutTrailingSpace.rendered(in: settings.theme) }.lines)
  }
  /// In a frame, where there is one screen to lay it out for.
  func say(page: EndPage) {
    // The session's area goes away first: the page needs its rows.
    if !isOver { front.draw(at: BootClock.now) }
    guard isLive else {
      return say(page.rows(width: SessionSheet.width, isPlain: true).map { ("  " + $0.text).trimmingEnd() })
    }
    say(columns >= 60 ? page.framed(width: columns) : page.rows(width: columns - 2).map { StyledText("  ") + $0 })
  }
  var isLive: Bool { settings.presentation == .live }
  private var columns: Int { max(20, ScreenSize.current.columns) }
  /// How wide lines above the prompt are; nil where nobody lays them out.
  var columnsOfLines: Int? { isLive ? columns : nil }
  /// How many rows the prompt has for lines above it, where there are pages for longer texts.
  var rowsForLines: Int? { (front as? LiveTerminal)?.rowsForLines }
  /// Whether a command can ask on the terminal.
  var hasTerminal: Bool { settings.presentation != .lines }
  /// Gives the terminal to something else while `body` runs.
  func lend(while body: () -> Void) {
    front.release()
    _ = ct_flush()
    body()
    front.reclaim(at: BootClock.now)
    isChanged = true
  }
  /// Replaces the present one.
  func show(_ pill: Pill) {
    // A line may have said it already, with its icon.
    if overheard?.rows.contains(where: { $0.hasSuffix(pill.text) }) == false { overheard?.rows.append(pill.text) }
    change { front.show(pill, at: BootClock.now) }
  }
  func show(_ sheet: InfoSheet) { change { front.show(sheet, at: BootClock.now) } }
  /// Whether the list of the session is seen.
  var showsOutline: Bool { front.showsOutline }
  func take(_ size: LiveAreaSize) { change { front.take(size) } }
  var presence: Presence { front.presence }
  /// What of these can change in the middle of a session: colours, the size of the area, movement, notices.
  func take(_ new: TerminalSettings) {
    var new = new
    new.presentation = settings.presentation
    if let background, new.theme.palette == .neutral, new.theme.depth != .none { new.theme.palette = background }
    settings = new
    change { front.take(new, at: BootClock.now) }
  }
  /// A control sequence that shows nothing: the bell, a notification.
  func signal(_ sequence: TerminalText) { front.signal(sequence) }
  var prompt: String {
    get { front.prompt }
    set { change { front.prompt = newValue } }
  }
  /// The screen needs an update although nothing was typed and no deadline has passed.
  func screenChanged() { isChanged = true }

  private func change(_ body: () -> Void) {
    body()
    isChanged = true
  }

  /// Keys, signals, the timer and a blocked output, in this order; then the other inputs.
  private func makePolled(_ inputs: [any LoopInput]) -> [pollfd] {
    let keys = takesLines ? STDIN_FILENO : -1
    var polled = Self.polled([keys, signals, timer, -1] + inputs.flatMap(\.descriptors))
    polled[3] = pollfd(fd: front.isBlocked ? ct_output_fd() : -1, events: Int16(POLLOUT), revents: 0)
    return polled
  }

  // MARK: One turn

  private func turn() {
    var now = BootClock.now
    var deadline = host.deadline
    if let due = deadline, due <= now {
      host.wake(at: now)
      isChanged = true
      now = BootClock.now
      deadline = host.deadline
    }
    if isChanged {
      isChanged = false
      front.draw(at: now)
    } else if let armedFor, armedFor <= now {
      front.tick(at: now)
    }
    if isStopped { return }
    if front.hasTypedAhead, takesLines {
      // A signal comes first, however much was typed.
      takeSignals(at: now)
      if !isStopped { takeKeys(at: now) }
      return
    }
    if isStopped || isChanged { return }
    arm([deadline, front.nextChange(after: now)].compactMap(\.self).min())
    wait()
  }

  /// Sets the timer, unless it is already right.
  private func arm(_ wanted: Instant?) {
    if wanted == armedFor { return }
    armedFor = wanted
    ct_timer_set(timer, wanted?.nanoseconds ?? 0)
  }

  private static func polled(_ descriptors: [CInt]) -> [pollfd] {
    descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  private func wait() {
    let isSoon = armedFor.map { $0 - BootClock.now <= Milliseconds(1100) } == true
    let later = isSoon ? inputs.filter(\.canWait) : []
    var polled = makePolled(inputs.filter { input in !later.contains { $0 === input } })
    guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return }
    let now = BootClock.now
    let ready = polled.map { $0.revents != 0 }
    // Awake anyway. What has waited came before the keys.
    var waited = Self.polled(later.flatMap(\.descriptors))
    if !waited.isEmpty, poll(&waited, nfds_t(waited.count), 0) > 0 { read(waited[...], at: now) }
    if ready[1] { takeSignals(at: now) }
    if ready[3] { isChanged = true }
    if ready[0], !isStopped { takeKeys(at: now) }
    read(polled.dropFirst(4), at: now)
  }

  private func read(_ polled: ArraySlice<pollfd>, at now: Instant) {
    for place in polled where place.revents != 0 && !isStopped {
      inputs.first { $0.descriptors.contains(place.fd) }?.ready(place.fd, at: now)
    }
  }

  /// From a pipe no more lines are read while the answers are not being read, or the answer to one is still to come.
  private var takesLines: Bool { settings.presentation != .lines || !front.isBlocked && !host.isAnswering }

  private func takeKeys(at now: Instant) {
    if front.read(at: now) { return }
    if settings.presentation != .lines { end(.hangup, at: now) } else { stop() }
  }

  private func end(_ end: InputEnd, at now: Instant) {
    isEndedFromOutside = true
    stop()
    host.ended(end, at: now)
  }

  private func takeSignals(at now: Instant) {
    while !isStopped {
      let signal = ct_next_signal(signals)
      switch signal.number {
      case 0: return
      case SIGINT: front.interrupt(at: now)
      case SIGWINCH: front.resize(at: now)
      case SIGTSTP:
        front.release()
        ct_stop_self()
        front.reclaim(at: BootClock.now)
      case SIGCONT:
        // Stopped and continued from outside: whatever the shell did to the terminal meanwhile is undone.
        front.release()
        front.reclaim(at: BootClock.now)
      case SIGHUP: end(.hangup, at: now)
      default: end(signal.takes_over ? .takenOver(by: Int(signal.sender)) : .terminated, at: now)
      }
    }
  }
}

extension TerminalSettings {
  /// Only a screen with a live area has much to colour, and a multiplexer may not know.
  fileprivate var asksForBackground: Bool {
    presentation == .live && theme.palette == .neutral && theme.depth >= .palette
  }
}
