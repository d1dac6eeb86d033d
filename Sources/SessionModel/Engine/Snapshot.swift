/// What views see of a running session: one value, taken at one instant, that needs no engine to be drawn.
public struct Snapshot: Hashable, Codable, Sendable {
  /// As the plan calls it; empty for an unnamed session.
  public var sessionName: String
  /// What kind of session it is.
  public var kind: Session.Kind
  /// What the athlete does now.
  public var phase: Phase
  /// Whether the session's time stands still.
  public var isPaused: Bool
  /// When the phase began and when it ends by itself, on the engine's clock; while paused, `phaseEnds` moves on with it.
  public var phaseBegan: Instant
  /// When the phase ends by itself, on the engine's clock; while paused it moves on with the pause. Nil where only the
  /// athlete ends it.
  public var phaseEnds: Instant?
  /// The set, breath or sit that is done now, or the one just done while a rest runs.
  public var current: Step?
  /// Which part of a cluster is done now, or comes after its pause; nil elsewhere.
  public var part: PartOfSet?
  /// The work (or breath, or sit) after this phase; nil at the end.
  public var next: Step?
  /// The windows around the current step, outermost first: an amrap, an emom, a cap.
  public var windows: [Snapshot.Window]
  /// Steps of work done, and all where the course is finite (nil with an amrap still ahead).
  public var stepsDone: Int
  /// All steps of work in the session; nil where nobody can know (an amrap still ahead).
  public var stepsInAll: WideInt?
  /// Since the start, without pauses.
  public var elapsed: Milliseconds
  /// What the whole session is estimated to take, nil where nothing can be said.
  public var estimated: Milliseconds?
  /// What can be chosen while a choice is asked, or before the start where the session begins with one; else empty.
  public var options: [Choosable]
  /// The set whose reps are asked for while the rest runs.
  public var repsAskedFor: Occurrence?
  /// Totals so far.
  public var totals: Summary

  package init(
    sessionName: String, kind: Session.Kind, phase: Phase, isPaused: Bool, phaseBegan: Instant, phaseEnds: Instant?,
    current: Step?, part: PartOfSet? = nil, next: Step?, windows: [Snapshot.Window], stepsDone: Int,
    stepsInAll: WideInt?,
    elapsed: Milliseconds,
    estimated: Milliseconds?, options: [Choosable], repsAskedFor: Occurrence?, totals: Summary
  ) {
    self.sessionName = sessionName
    self.kind = kind
    self.phase = phase
    self.isPaused = isPaused
    self.phaseBegan = phaseBegan
    self.phaseEnds = phaseEnds
    self.current = current
    self.part = part
    self.next = next
    self.windows = windows
    self.stepsDone = stepsDone
    self.stepsInAll = stepsInAll
    self.elapsed = elapsed
    self.estimated = estimated
    self.options = options
    self.repsAskedFor = repsAskedFor
    self.totals = totals
  }
}

/// Where the machine is.
public enum Phase: Hashable, Codable, Sendable {
  /// Before the start.
  case ready
  /// 3-2-1 before timed work.
  case countdown
  /// A set runs.
  case work
  /// A rest runs.
  case rest
  /// The rest is over; the overlay stands until acknowledged, or 30 s.
  case expired
  /// In an interval whose work is done: waiting for the next start.
  case waiting
  /// A movement of breath runs.
  case breath
  /// A sitting runs.
  case sit
  /// The athlete has to pick an option.
  case choosing
  /// Over, and everything was done or ended on purpose.
  case finished
  /// Broken off.
  case aborted
}

/// What a block is called when it can be chosen: its title, or the first thing that is done in it.
public enum Choosable: Hashable, Codable, Sendable {
  /// The title that the plan gives it.
  case titled(String)
  /// A part of the session with a name in every language.
  case part(Block.Group.Part)
  /// The first exercise in it.
  case exercise(Exercise)
  /// The first movement of breath in it.
  case breath(Breath.Movement)
  /// The first sitting in it.
  case sit(Sit.Posture)
}

/// Where in a set of several parts the athlete is.
public struct PartOfSet: Hashable, Codable, Sendable {
  /// The part that is done now, from 1.
  public var number: Int
  /// How many parts the set has.
  public var of: Int
  /// Another one follows, after a pause.
  public var isFollowed: Bool { number < of }
}

extension Snapshot {
  /// A stretch with a clock of its own around the current step.
  public struct Window: Hashable, Codable, Sendable {
    /// What the clock or the count of a window is for.
    public enum Kind: String, Hashable, Codable, Sendable { case amrap, intervals, forTime, rounds, ladder }
    /// What the window is.
    public var kind: Kind
    /// When its clock started and when it ends; nil for one that has none.
    public var began: Instant?
    /// When its clock ends; nil for one without an end.
    public var ends: Instant?
    /// When the current round of intervals began and when the next one starts.
    public var roundBegan: Instant?
    /// When the next round of intervals starts; nil for other windows.
    public var roundEnds: Instant?
    /// Whole rounds done so far, and how many there will be where that is known.
    public var roundsDone: Int
    /// How many rounds there will be; nil where nobody can know.
    public var rounds: Int?
    package init(
      kind: Kind, began: Instant? = nil, ends: Instant?, roundBegan: Instant? = nil, roundEnds: Instant? = nil,
      roundsDone: Int, rounds: Int?
    ) {
      self.kind = kind
      self.began = began
      self.roundBegan = roundBegan
      self.roundEnds = roundEnds
      self.ends = ends
      self.roundsDone = roundsDone
      self.rounds = rounds
    }
  }
}
