/// What the terminal asks the program behind it, and what it reports. It knows neither the engine nor the journal.
import SessionModel

/// All instants are on `BootClock`.
protocol PromptHost: AnyObject {
  /// What to show at this instant. Asked for when something has happened, and when `lasts` has passed: in between, the
  /// terminal reads the clocks in it by itself.
  func screen(at now: Instant) -> ScreenContent
  /// When to call `wake` next; nil for never. Asked before each wait.
  var deadline: Instant? { get }
  /// The deadline has passed.
  func wake(at now: Instant)
  /// The answer to a line is still to come. Asked before each wait.
  var isAnswering: Bool { get }
  /// A line was entered (never empty, without the newline).
  func line(_ text: String, at now: Instant)
  /// A line was longer than `LineTerminal.longestLine` and was skipped.
  func passedOverLine(at now: Instant)
  /// Several lines were pasted and then entered: they need confirmation instead of running silently one by one.
  func pasted(_ lines: [String], at now: Instant)
  func key(_ key: HotKey, at now: Instant)
  /// Another size of the live area was asked for, where there is room for one only.
  func areaStays()
  /// What could replace the end of `line` up to `cursor` (a UTF-8 offset).
  func completions(for line: String, cursor: Int) -> Completions
  /// How the parts of a line look while it is typed. Asked for with each letter, also while something is being said.
  func highlights(of line: String) -> [LineStretch]
  /// Ctrl-C; the line that was being typed, if any, is already gone.
  func interrupted(lineWasEmpty: Bool, at now: Instant)
  /// Esc or Ctrl-C while the countdown before the session is shown: nothing has begun.
  func cancelledCountdown(at now: Instant)
  /// Ctrl-D on an empty line, the end of a piped input, a closed terminal, or SIGTERM. The loop ends by itself after
  /// all but the first two.
  func ended(_ end: InputEnd, at now: Instant)
}

/// Keys that act at once, by themselves.
enum HotKey: Int32, CaseIterable, Sendable {
  /// Enter on an empty line, or Ctrl-Space.
  case done = 1
  /// Space on an empty line.
  case pauseOrResume
  /// `?` on an empty line, or F1.
  case info
  /// F3, F4.
  case back, skip
  /// Ctrl-N on an empty line: on to the next exercise.
  case nextExercise
  /// Only through an inputrc: `satz-undo`, `satz-redo`.
  case undo, redo
  /// Page up and page down: 30 s more, 15 s less.
  case more, less
  /// The arrows on an empty line, where something is to be chosen.
  case previousOption, nextOption
}

enum InputEnd: Hashable, Sendable {
  case endOfInput
  case hangup
  case terminated
  /// Another process asks for its place.
  case takenOver(by: Int)
}

struct Completions: Equatable, Sendable {
  /// Where the part that is completed begins, as a UTF-8 offset in the line.
  var start: Int
  /// Whole candidates, each beginning with the typed text, ignoring case.
  var candidates: [String]
  static let none = Completions(start: 0, candidates: [])
}
