/// What the terminal shows: values with their words already chosen, and clocks instead of numbers, so that the terminal
/// knows when they change.
import SessionModel

/// Everything on the screen besides the typed line.
struct ScreenContent: Equatable, Sendable {
  /// Nil while no session runs: the live area goes away.
  var live: LiveView?
  /// Covers everything else while it is set.
  var overlay: OverlayView?
  /// The terminal's title; nil leaves it unchanged.
  var title: String?
  /// How long it stays valid while nothing happens; nil means until something does.
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
  /// The progress of the phase if the clock does not know it (0 … 1): sets done, rounds done.
  var phaseProgress: Double?
  /// `Bench press · set 2 of 3 · 8 × 80 kg`
  var title: String
  /// `next: Overhead press · 5 × 75 %`
  var next: String?
  /// What the card shows and the line has no room for.
  var details: LiveDetails
  /// The progress of the session, 0 … 1.
  var sessionProgress: Double?
  /// The elapsed time of the session, and the text after it: ` of 48 min`.
  var elapsed: PhaseClock
  var elapsedNote: String
  /// Ten frames per second (breathing) instead of one.
  var isSmooth: Bool

  init(
    name: String, phase: String, tone: Tone, clock: PhaseClock, phaseProgress: Double? = nil, title: String,
    next: String? = nil, details: LiveDetails = LiveDetails(), sessionProgress: Double? = nil,
    elapsed: PhaseClock = .none,
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
    self.details = details
    self.sessionProgress = sessionProgress
    self.elapsed = elapsed
    self.elapsedNote = elapsedNote
    self.isSmooth = isSmooth
  }
}

/// The set on the card: in a rest the next one, else the one that runs.
struct LiveDetails: Equatable, Sendable {
  /// `Next`, in a rest.
  var lead = ""
  /// `Bench press · set 3 of 3`
  var name = ""
  /// `8 × 80 kg`, and `20 + 10 a side`.
  var prescription = ""
  var plates = ""
  /// Cues and notes.
  var cues: [String] = []
  /// What is asked: `How many reps? done N`.
  var question: String?
  /// In a rest, what was done: `Bench press · set 2 of 3 · 8 × 82.5 kg`.
  var done: String?
  /// `Then`, and what that is.
  var thenLead = ""
  var then = ""
  /// `rest of 1:30`
  var phase = ""
  /// The keys that act now.
  var hint = ""
}

/// The mood of a phase, which decides its colour.
enum Tone: CaseIterable, Sendable {
  case calm, work, rest, alert, paused, breath
}

/// The time that a phase shows.
enum PhaseClock: Hashable, Sendable {
  case none
  /// Counts down to 0 at `to`.
  case down(from: Instant, to: Instant)
  case up(since: Instant)
  /// Stopped, as in a pause: the time shown, and how much of the phase has passed (0 … 1).
  case frozen(Milliseconds, progress: Double?)
}

/// Large, over everything else, until it is acknowledged.
struct OverlayView: Equatable, Sendable {
  /// `Rest is over`
  var headline: String
  /// What comes now, one item per line.
  var details: [String]
  /// `Enter goes on · Page Up 30 s more · Esc`
  var hint: String
  /// Shown in large digits.
  var clock: PhaseClock
  var tone: Tone = .alert
}

/// A page to read, on its own screen. Never nested: a new page replaces the old one.
struct InfoSheet: Equatable, Sendable {
  var title: String
  var text: String
  var tips: [String]
  /// `↑ ↓ scroll   q close`
  var hint: String
  /// Above the text, unless it is scrolled.
  var picture: SheetPicture?
}

/// A short notice that disappears by itself.
struct Pill: Equatable, Sendable {
  enum Style: CaseIterable, Sendable { case success, error, warning, info, muted, gold }
  var icon: String
  var text: String
  var style: Style
  /// A permanent line has already said it: nothing is printed in line mode.
  var isInLines = false

  /// `✓ Set done`
  var label: String { icon.isEmpty ? text : icon + " " + text }

  /// How long it stays.
  var lasts: Milliseconds { style == .gold ? Milliseconds(3500) : Milliseconds(2500) }
}
