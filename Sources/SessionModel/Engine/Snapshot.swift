/// What views see of a running session: one value, taken at one instant, that can be drawn without the engine.
public struct Snapshot: Hashable, Codable, Sendable {
  /// Its name in the plan; empty for an unnamed session.
  public var sessionName: String
  /// What kind of session it is.
  public var kind: Session.Kind
  /// What the athlete is doing now.
  public var phase: Phase
  /// Whether the session is paused.
  public var isPaused: Bool
  /// When the phase began and when it ends by itself, on the engine's clock; while paused, `phaseEnds` moves on with
  /// it.
  public var phaseBegan: Instant
  /// When the phase ends by itself, on the engine's clock; while paused, it moves on with the pause. Nil if only the
  /// athlete ends the phase.
  public var phaseEnds: Instant?
  /// In a rest of `90s-2min`, the instant from which it may be ended; when the phase began in more of a rest that was over;
  /// nil elsewhere.
  public var restMayEnd: Instant?
  /// The current set, breath or sit, or during a rest the one just done.
  public var current: Step?
  /// The part of a cluster that is being done, or that comes after the pause; the side of timed work of each side; nil
  /// elsewhere.
  public var part: PartOfSet?
  /// In the pause of a cluster, the reps of the part before it; nil elsewhere.
  public var repsOfPartBefore: Int?
  /// The work (or breath, or sit) after this phase; nil at the end.
  public var next: Step?
  /// The windows around the current step, outermost first: an amrap, an emom, a cap.
  public var windows: [Snapshot.Window]
  /// The windows around the next step.
  public var nextWindows: [Snapshot.Window]
  /// The number of steps of work done.
  public var stepsDone: Int
  /// All steps of work in the session; nil if unknowable (an amrap is still ahead).
  public var stepsInAll: WideInt?
  /// Time since the start, without pauses.
  public var elapsed: Milliseconds
  /// The estimated duration of the whole session; nil if it cannot be estimated.
  public var estimated: Milliseconds?
  /// The options while a choice is open, or before the start if the session begins with one; else empty.
  public var options: [Choosable]
  /// The set whose reps, or whatever its target is measured in, are asked for during the rest.
  public var repsAskedFor: Occurrence?
  /// The target of that set.
  public var askedTarget: Target?
  /// The exercise of that set.
  public var askedExercise: Exercise?
  /// While untimed work runs, until when a number answers what is asked about the set before; nil elsewhere.
  public var answersEnd: Instant?
  /// The set whose load is asked for, because the plan leaves it open.
  public var loadAskedFor: Occurrence?
  /// The set whose RPE is asked for during the rest.
  public var rpeAskedFor: Occurrence?
  /// Of a set that is part of a total, how much of that is done.
  public var total: TotalProgress?
  /// The same for the next set.
  public var nextTotal: TotalProgress?
  /// What is left of the `any order` around the current step, in the order of the plan, as `choose` counts it. Empty
  /// elsewhere.
  public var stations: [Station]
  /// The recovery that the running rest consists of; nil if it is not a recovery by distance.
  public var recovery: Recovery?
  /// The plan's notes about the rest that runs; nil if it has none.
  public var restNotes: [String]?
  /// Totals so far.
  public var totals: Summary

  package init(
    sessionName: String, kind: Session.Kind, phase: Phase, isPaused: Bool, phaseBegan: Instant, phaseEnds: Instant?,
    restMayEnd: Instant? = nil,
    current: Step?, part: PartOfSet? = nil, repsOfPartBefore: Int? = nil, next: Step?, windows: [Snapshot.Window],
    nextWindows: [Snapshot.Window] = [], stepsDone: Int,
    stepsInAll: WideInt?,
    elapsed: Milliseconds,
    estimated: Milliseconds?, options: [Choosable], repsAskedFor: Occurrence?, askedTarget: Target? = nil,
    askedExercise: Exercise? = nil,
    answersEnd: Instant? = nil,
    loadAskedFor: Occurrence? = nil,
    rpeAskedFor: Occurrence? = nil, total: TotalProgress? = nil, nextTotal: TotalProgress? = nil,
    stations: [Station] = [], recovery: Recovery? = nil, restNotes: [String]? = nil, totals: Summary
  ) {
    self.sessionName = sessionName
    self.kind = kind
    self.phase = phase
    self.isPaused = isPaused
    self.phaseBegan = phaseBegan
    self.phaseEnds = phaseEnds
    self.restMayEnd = restMayEnd
    self.current = current
    self.part = part
    self.repsOfPartBefore = repsOfPartBefore
    self.next = next
    self.windows = windows
    self.nextWindows = nextWindows
    self.stepsDone = stepsDone
    self.stepsInAll = stepsInAll
    self.elapsed = elapsed
    self.estimated = estimated
    self.options = options
    self.repsAskedFor = repsAskedFor
    self.askedTarget = askedTarget
    self.askedExercise = askedExercise
    self.answersEnd = answersEnd
    self.loadAskedFor = loadAskedFor
    self.rpeAskedFor = rpeAskedFor
    self.total = total
    self.nextTotal = nextTotal
    self.stations = stations
    self.recovery = recovery
    self.restNotes = restNotes
    self.totals = totals
  }
}

extension Snapshot {
  /// A question for reps can be answered during the step after the set, even in a set that the clock ends, that is
  /// measured in something else or that has just begun, but not in one that a number would end, nor in a breath.
  public var takesAnswers: Bool {
    switch phase {
    case .work: phaseEnds != nil || asksAnotherMeasure || answersEnd != nil
    case .breath, .sit: false
    case .ready, .countdown, .rest, .expired, .waiting, .choosing, .finished, .aborted: true
    }
  }

  private var asksAnotherMeasure: Bool {
    guard let askedTarget, case .work(let work)? = current else { return false }
    return !Performance.some(of: askedTarget).measures(work.target)
  }
}

/// Where the engine is.
public enum Phase: Hashable, Codable, Sendable {
  /// Before the start.
  case ready
  /// 3-2-1 before timed work.
  case countdown
  /// A set is running.
  case work
  /// A rest is running.
  case rest
  /// The rest is over, and the session waits for the athlete; under the first rules for 30 s at most.
  case expired
  /// In an interval whose work is done: waiting for the next start.
  case waiting
  /// A breath is running.
  case breath
  /// A sitting is running.
  case sit
  /// The athlete must pick an option.
  case choosing
  /// Over: everything was done or ended on purpose.
  case finished
  /// Aborted.
  case aborted
}

/// The name of a block that can be chosen: its title, or the first thing that is done in it.
public enum Choosable: Hashable, Codable, Sendable {
  /// The title that the plan gives it.
  case titled(String)
  /// A part of the session that has a name in every language.
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
  /// The current part, from 1.
  public var number: Int
  /// The number of parts.
  public var of: Int
  /// Whether another part follows after a pause.
  public var isFollowed: Bool { number < of }
}

extension Snapshot {
  /// A group with its own clock around the current step.
  public struct Window: Hashable, Codable, Sendable {
    /// The purpose of a window's clock or count.
    public enum Kind: String, Hashable, Codable, Sendable { case amrap, intervals, forTime, forGoal, rounds, ladder }
    /// The kind of window.
    public var kind: Kind
    /// When its clock started; nil for a window without one.
    public var began: Instant?
    /// When its clock ends; nil for a window without an end.
    public var ends: Instant?
    /// When the current round of intervals began; nil for other windows.
    public var roundBegan: Instant?
    /// When the next round of intervals starts; nil for other windows.
    public var roundEnds: Instant?
    /// How long the current or first round of intervals is, also before their clock has started; nil for other windows.
    public var roundLength: Milliseconds?
    /// The number of whole rounds done so far.
    public var roundsDone: Int
    /// The number of rounds; nil if unknowable.
    public var rounds: Int?
    /// Whether the number of its round is also that of the set: in a superset, not in `rounds x3 < run 4x400m >`.
    public var countsSets: Bool
    package init(
      kind: Kind, began: Instant? = nil, ends: Instant?, roundBegan: Instant? = nil, roundEnds: Instant? = nil,
      roundLength: Milliseconds? = nil, roundsDone: Int, rounds: Int?, countsSets: Bool = false
    ) {
      self.kind = kind
      self.began = began
      self.roundBegan = roundBegan
      self.roundEnds = roundEnds
      self.roundLength = roundLength
      self.ends = ends
      self.roundsDone = roundsDone
      self.rounds = rounds
      self.countsSets = countsSets
    }
  }
}
