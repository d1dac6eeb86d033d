/// What the loop needs of a way to show things: a live screen, or plain lines.
import PlanWording
import SessionModel

protocol FrontEnd: AnyObject {
  func open(at now: Instant)
  func close()
  /// Something has happened: brings what is seen up to date.
  func draw(at now: Instant)
  /// `nextChange` has come, and nothing else.
  func tick(at now: Instant)
  /// When it changes next by the clock alone.
  func nextChange(after now: Instant) -> Instant?
  /// Output waits for a terminal that is stopped.
  var isBlocked: Bool { get }
  /// Keys that came as a page did wait for `read`.
  var hasTypedAhead: Bool { get }
  /// Something was typed. False at the end of the terminal.
  func read(at now: Instant) -> Bool
  /// What was typed after this is no longer read.
  func stopReading()
  func interrupt(at now: Instant)
  func resize(at now: Instant)
  /// Gives the terminal back, and takes it again: around Ctrl-Z and child programs.
  func release()
  func reclaim(at now: Instant)

  /// A line that stays, above the prompt.
  func say(_ text: TerminalText)
  func show(_ pill: Pill, at now: Instant)
  func show(_ sheet: InfoSheet, at now: Instant)
  /// Draws the live area in this size from now on, where there is one.
  func take(_ size: LiveAreaSize)
  /// Settings that were changed meanwhile.
  func take(_ settings: TerminalSettings, at now: Instant)
  /// Whether the list of the session is seen.
  var showsOutline: Bool { get }
  /// Who is there, by the keys and by what the terminal says of its focus.
  var presence: Presence { get }
  /// A control sequence that shows nothing: the bell, a notification.
  func signal(_ sequence: TerminalText)
  var prompt: String { get set }
}

/// The same for both: hands the editor's events to the host.
extension FrontEnd {
  var hasTypedAhead: Bool { false }
  func stopReading() {}
  func take(_ size: LiveAreaSize) {}
  func take(_ settings: TerminalSettings, at now: Instant) {}
  var showsOutline: Bool { false }

  func handOn(_ event: LineEditor.Event, to host: any PromptHost, at now: Instant) {
    switch event {
    case .line(let text): host.line(text, at: now)
    case .pasted(let lines): host.pasted(lines, at: now)
    case .key(let key): host.key(key, at: now)
    case .endOfInput: host.ended(.endOfInput, at: now)
    case .clearScreen, .otherSize, .dismiss, .escape, .focused: break
    }
  }
}
