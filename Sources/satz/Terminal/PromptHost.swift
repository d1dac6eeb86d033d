/// What the terminal wants to know of the program behind it, and what it tells it. It knows no engine and no journal.
import SessionModel

/// All instants are on `BootClock`.
protocol PromptHost: AnyObject {
  /// What is to be seen at this instant. Asked when something has happened, and every minute: in between the terminal
  /// reads the clocks in it by itself.
  func screen(at now: Instant) -> ScreenContent
  /// When `wake` is to be called next; nil for never. Asked before each wait.
  var deadline: Instant? { get }
  /// The deadline has passed.
  func wake(at now: Instant)
  /// A line was entered (never empty, without the newline).
  func line(_ text: String, at now: Instant)
  /// A line was longer than `LineTerminal.longestLine`, and was passed over.
  func passedOverLine(at now: Instant)
  /// Several lines were pasted and then entered: to be confirmed, not run one after the other in silence.
  func pasted(_ lines: [String], at now: Instant)
  func key(_ key: HotKey, at now: Instant)
  /// What could stand instead of the end of `line` up to `cursor` (a UTF-8 offset).
  func completions(for line: String, cursor: Int) -> Completions
  /// Ctrl-C; the line that was being typed, if any, is gone already.
  func interrupted(lineWasEmpty: Bool, at now: Instant)
  /// Ctrl-D on an empty line, the end of a piped input, a closed terminal, or SIGTERM. The loop ends itself after the
  /// last two.
  func ended(_ end: InputEnd, at now: Instant)
}

/// Keys that act at once, by themselves.
enum HotKey: Int32, CaseIterable, Sendable {
  /// Enter on an empty line, or Ctrl-Space.
  case done = 1
  /// Space on an empty line, or F2.
  case pauseOrResume
  /// `?` on an empty line, or F1.
  case info
  /// F3, F4.
  case back, skip
  /// Only by an inputrc: `satz-undo`, `satz-redo`.
  case undo, redo
  /// Page up and page down: 30 s more, 15 s less.
  case more, less
  /// Enter or Space in the overlay.
  case acknowledge
}

enum InputEnd: Hashable, Sendable {
  case endOfInput
  case hangup
  case terminated
}

struct Completions: Equatable, Sendable {
  /// Where the part that is completed begins, as a UTF-8 offset in the line.
  var start: Int
  /// Whole candidates, each beginning with what stands there now, in any case.
  var candidates: [String]
  static let none = Completions(start: 0, candidates: [])
}
