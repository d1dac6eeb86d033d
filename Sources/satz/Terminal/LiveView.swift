/// What the terminal shows: values with their words already chosen, and clocks instead of numbers, so that the terminal
/// knows when they change.
import SessionModel

/// Everything on the screen besides the typed line.
struct ScreenContent: Equatable, Sendable {
  /// Nil while no session runs: the live area goes away.
  var live: LiveView?
  /// Covers everything else while it is set.
  var overlay: OverlayView?
  /// The terminal's title; nil for the one that it had before.
  var title: String?
  /// What is left, in the title.
  var titleClock = PhaseClock.none
  /// A rest, for terminals that show its progress in a tab or on the task bar.
  var rest: PhaseClock?
  /// How long it stays valid while nothing happens; nil means until something does.
  var lasts: Milliseconds?
  static let nothing = ScreenContent()
}

/// The live area under the prompt.
struct LiveView: Equatable, Sendable {
  /// What kind of picture it is.
  enum Scene: Equatable, Sendable {
    /// Sets and rests: digits and rings.
    case sets
    /// A disc that swells and shrinks, from one fullness to another (0 … 1).
    case breath(from: Double, to: Double)
    /// As little as possible.
    case sit
  }

  /// The session's name, in the rule above the area.
  var name: String
  /// The phase in a word: `rest`.
  var phase: String
  var tone: Tone
  var clock: PhaseClock
  /// What the inner ring measures if that is not `clock`: the time to the cap.
  var ring: PhaseClock?
  /// The progress of the phase if it does not follow from a clock (0 … 1): sets done, rounds done.
  var phaseProgress: Double?
  /// `Bench press · set 2 of 3 · 8 × 80 kg`
  var title: String
  /// `next: Overhead press · 5 × 75 %`
  var next: String?
  /// What the card shows in addition, because the line has no room for it.
  var details: LiveDetails
  /// The session by time, from its start to its estimated end: the outer ring.
  var session: PhaseClock
  /// The elapsed time of the session, and the text after it: ` of 48 min`.
  var elapsed: PhaseClock
  var elapsedNote: String
  var scene: Scene
  /// Ten frames per second (breathing) instead of one.
  var isSmooth: Bool

  init(
    name: String, phase: String, tone: Tone, clock: PhaseClock, ring: PhaseClock? = nil, phaseProgress: Double? = nil,
    title: String, next: String? = nil, details: LiveDetails = LiveDetails(), session: PhaseClock = .none,
    elapsed: PhaseClock = .none, elapsedNote: String = "", scene: Scene = .sets, isSmooth: Bool = false
  ) {
    self.name = name
    self.phase = phase
    self.tone = tone
    self.clock = clock
    self.ring = ring
    self.phaseProgress = phaseProgress
    self.title = title
    self.next = next
    self.details = details
    self.session = session
    self.elapsed = elapsed
    self.elapsedNote = elapsedNote
    self.scene = scene
    self.isSmooth = isSmooth
  }
}

/// The set on the card: in a rest the next one, else the one that runs.
struct LiveDetails: Equatable, Sendable {
  /// `Next`, in a rest.
  var lead = ""
  /// Of the widest lead, so that nothing beside it moves.
  var leadWidth = 0
  /// `Bench press · set 3 of 3`
  var name = ""
  /// `8 × 80 kg`, and `20 + 10 a side`.
  var prescription = ""
  var plates = ""
  /// Cues and notes.
  var cues: [String] = []
  /// What is asked: `How many reps? done N`.
  var question: String?
  /// While the set runs, what it will ask: `How heavy? 8 @ 60kg`.
  var toSay: String?
  /// In a rest, what was done: `Bench press · set 2 of 3 · 8 × 82.5 kg`.
  var done: String?
  /// `Then`, and what that is.
  var thenLead = ""
  var then = StepLabel()
  /// `rest of 1:30`
  var phase = ""
  /// The place in the windows around it: `round 5 of 8`.
  var place = ""
  /// What is left of the window around it.
  var limit: TimeLimit?
  /// The rounds of the innermost window, for a row of dots.
  var rounds: Rounds?
  /// The keys that act now.
  var hint = ""
  /// What was done so far: `9 of 24 sets · 2,310 kg`.
  var totals = ""
  /// The whole session, for the stage.
  var outline: [OutlineRow] = []
  var heart: HeartRateView?
  /// Something is to be chosen, and the arrows do it.
  var isChoice = false
  /// What is chosen from.
  var choice = OptionList()
  /// Of a rest with a minimum: `rest of 1:30–2 min`, and once that is over, that it is.
  var span: String?
  /// Once the minimum is over: `Enter continues`.
  var mayGoOn: String?

  struct Rounds: Equatable, Sendable {
    var done: Int
    var of: Int
  }
}

/// `cap 10 min · 3:12 left`
struct TimeLimit: Equatable, Sendable {
  /// `cap 10 min`
  var name: String
  /// What is left.
  var clock: PhaseClock
  /// The words after the time: ` left`.
  var after: String
}

/// A row of the session's list: an exercise, or the head of a group.
struct OutlineRow: Equatable, Sendable {
  enum Mark: Equatable, Sendable { case done, short, current, ahead, skipped, head }
  var mark: Mark
  var depth = 0
  var name: String
  /// What was done, or what is prescribed.
  var what = ""
  /// Below the current one: its place, its plates, its cues.
  var below: [String] = []
}

/// The kind of a phase, which determines its colour.
enum Tone: CaseIterable, Sendable {
  case calm, ready, work, rest, alert, paused, breath
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
  enum Kind: Equatable, Sendable {
    /// The rest is over.
    case alarm
    /// 3-2-1 before the session; dismissing it takes the start back.
    case countdown
  }
  var kind = Kind.alarm
  /// `Rest is over`
  var headline: String
  /// What comes now, one item per line.
  var details: [String]
  /// `20 + 10 a side`, of what comes now; only a stage has room for it.
  var plates = ""
  /// `Enter continues · Page Up 30 s more · Esc`
  var hint: String
  /// The same keys where that is too wide; empty if it never is.
  var shortHint = ""
  /// The same with what can be typed, where keys do nothing.
  var typedHint = ""
  /// Shown in large digits.
  var clock: PhaseClock
  var tone: Tone = .alert
}

/// A page to read, on its own screen. Never nested: a new page replaces the old one.
struct InfoSheet: Equatable, Sendable {
  var title: String
  var text: String
  var tips: [String]
  /// `↑ ↓ scroll   Esc close`
  var hint: String
  /// Above the text, unless it is scrolled.
  var picture: SheetPicture?
  /// In place of the text: rows with a layout of their own.
  var rows: [StyledText] = []
}

/// A short notice that disappears by itself.
struct Pill: Equatable, Sendable {
  enum Style: String, CaseIterable, Sendable { case success, error, warning, info, muted, gold }
  var icon: String
  var text: String
  var style: Style
  /// The part that is printed in line mode; nil prints all of it. A permanent line says the rest.
  var said: String?

  /// In line mode.
  var line: String { said ?? text }

  /// `✓ Set done`
  var label: String { icon.isEmpty ? text : icon + " " + text }

  /// Without the last of its causes where there is no room for all of them; a record is worth more than the set before it.
  func label(within columns: Int) -> String {
    var parts = label.split(separator: " · ").map { String($0) }
    while parts.count > 1, parts.joined(separator: " · ").displayWidth > columns {
      if parts.count == 2, style == .gold { parts = [icon + " " + parts[1]] } else { parts.removeLast() }
    }
    let label = parts.joined(separator: " · ")
    // The icon says what happened, and the numbers how: `✓ 8 × 80 kg` of `✓ Set done: 8 × 80 kg`. What went wrong is not
    // said by an icon.
    let isTold = !icon.isEmpty && (style == .success || style == .info)
    if label.displayWidth > columns, isTold, let colon = label.firstRange(of: ": ") {
      let brief = icon + " " + label[colon.upperBound...]
      if brief.displayWidth <= columns { return brief }
    }
    return label.cutAtWord(toWidth: columns)
  }

  /// In the edge of an area: beside its title, or in place of it where that would cut what is said.
  func placed(beside title: String, within columns: Int) -> (title: String, label: String) {
    let beside = label(within: max(0, columns - title.displayWidth - 4))
    guard beside != label, beside.hasSuffix("…") else { return (title, beside) }
    return ("", label(within: columns))
  }

  /// How long it stays: a record a second longer than others.
  func lasts(usually: Milliseconds) -> Milliseconds { style == .gold ? usually + .seconds(1) : usually }
}
