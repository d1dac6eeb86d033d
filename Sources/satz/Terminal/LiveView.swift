/// What the terminal shows: values with the words already chosen, and clocks instead of numbers, so that the terminal
/// itself knows when they change.
import SessionModel

/// All there is to see besides the typed line.
struct ScreenContent: Equatable, Sendable {
  /// Nil while no session runs: the live area goes away.
  var live: LiveView?
  /// Stands over everything else while it is there.
  var overlay: OverlayView?
  /// The terminal's title; nil leaves it alone.
  var title: String?
  /// How long it is right while nothing happens; nil for as long as nothing does.
  var lasts: Milliseconds?
  static let nothing = ScreenContent()
}

/// The live area under the prompt.
struct LiveView: Equatable, Sendable {
  /// The session's name, in the rule above the area.
  var name: String
  /// The phase in a word: `rest`.
  var phase: String
  var tone: Tone
  var clock: PhaseClock
  /// How far the phase is where the clock does not know (0 … 1): sets done, rounds done.
  var phaseProgress: Double?
  /// `Bench press · set 2 of 3 · 8 × 80 kg`
  var title: String
  /// `next: Overhead press · 5 × 75 %`
  var next: String?
  /// How far the session is, 0 … 1.
  var sessionProgress: Double?
  /// The time of the session so far, and what is said after it: ` of 48 min`.
  var elapsed: PhaseClock
  var elapsedNote: String
  /// Ten frames a second (breathing) instead of one.
  var isSmooth: Bool

  init(
    name: String, phase: String, tone: Tone, clock: PhaseClock, phaseProgress: Double? = nil, title: String,
    next: String? = nil, sessionProgress: Double? = nil, elapsed: PhaseClock = .none,
    elapsedNote: String = "",
    isSmooth: Bool = false
  ) {
    self.name = name
    self.phase = phase
    self.tone = tone
    self.clock = clock
    self.phaseProgress = phaseProgress
    self.title = title
    self.next = next
    self.sessionProgress = sessionProgress
    self.elapsed = elapsed
    self.elapsedNote = elapsedNote
    self.isSmooth = isSmooth
  }
}

/// The mood of a phase; decides its colour.
enum Tone: CaseIterable, Sendable {
  case calm, work, rest, alert, paused, breath
}

/// The time that a phase shows.
enum PhaseClock: Hashable, Sendable {
  case none
  /// Counts down to 0 at `to`.
  case down(from: Instant, to: Instant)
  case up(since: Instant)
  /// Stands still, as in a pause: the time shown, and how much of the phase has passed (0 … 1).
  case frozen(Milliseconds, progress: Double?)
}

/// Large, over everything else, until it is acknowledged.
struct OverlayView: Equatable, Sendable {
  /// `Rest is over`
  var headline: String
  /// What comes now, a line each.
  var details: [String]
  /// `Enter: go on   +: 30 s more`
  var hint: String
  /// Shown in large digits.
  var clock: PhaseClock
  var tone: Tone = .alert
}

/// A page to read, on a screen of its own. Never inside another one: a new one takes its place.
struct InfoSheet: Equatable, Sendable {
  var title: String
  var text: String
  var tips: [String]
  /// `↑ ↓ scroll   q close`
  var hint: String
  /// Above the text, as long as that is not scrolled.
  var picture: SheetPicture?
}

/// A short notice that goes away by itself.
struct Pill: Equatable, Sendable {
  enum Style: CaseIterable, Sendable { case success, error, warning, info, muted, gold }
  var icon: String
  var text: String
  var style: Style
  /// A line that stays has said it already: nothing for who gets lines only.
  var isInLines = false

  /// How long it stands.
  var lasts: Milliseconds { style == .gold ? Milliseconds(3500) : Milliseconds(2500) }
}
