/// What the outside world should do after an event. Effects are data: the shell carries them out, in order.
public enum Effect: Hashable, Codable, Sendable {
  /// The first phase is about to begin.
  case sessionStarted
  /// The machine is in another phase (or the same one from its start); views read the snapshot.
  case phaseBegan
  /// A sound, a word or a flash is due now.
  case cue(Cue)
  /// A set was done and is in the log.
  case setLogged(LoggedSet)
  /// A logged set was taken back (`undo`, `back`, `redo`).
  case setTakenBack(Occurrence)
  /// The reps of this set are asked for during its rest; or, if its window ended it, how far it got, in the measure of
  /// its target.
  case repsAsked(Occurrence, of: Target)
  /// The load of this set, which its plan leaves open, is asked for.
  case loadAsked(Occurrence)
  /// The RPE of this set is asked for during its rest.
  case rpeAsked(Occurrence)
  /// The round with this number, from 1, of a group around the step is done; inner groups come first.
  case roundCompleted(Int)
  /// A rest of this length has begun; nil if only the athlete ends it.
  case restBegan(Milliseconds?)
  /// The rest has expired and waits for the athlete.
  case restExpired
  /// The athlete has ended the rest.
  case restAcknowledged
  /// The clock of the session has stopped.
  case paused
  /// The clock of the session is running again.
  case resumed
  /// This command was taken back, with everything it did.
  case commandUndone(Command)
  /// This many blocks were added at the end of the session.
  case blocksAdded(Int)
  /// The sets of the exercise with this key that were still to come were removed.
  case exerciseRemoved(String)
  /// The sets of the exercise with this key that were still to come now use another exercise.
  case exerciseReplaced(String, with: Exercise)
  /// The rests that are still to come have another length.
  case restsChanged(RestChange)
  /// This many sets that are still to come have a new prescription.
  case workRevised(Int)
  /// The remark was kept.
  case noteTaken(String)
  /// A block has this score, now that the session is over.
  case scored(BlockScore)
  /// The session is over, and its log is complete.
  case sessionFinished(Summary)
  /// The session was aborted; what was done is in the log.
  case sessionAborted(Summary)
  /// The command makes no sense now; nothing has changed, and nothing may be journaled.
  case refused(Refusal)
}

extension Effect {
  /// Whether a set was logged, corrected or taken back.
  var changesTheLog: Bool {
    switch self {
    case .setLogged, .setTakenBack: true
    case .sessionStarted, .phaseBegan, .cue, .repsAsked, .loadAsked, .rpeAsked, .roundCompleted, .restBegan,
      .restExpired, .restAcknowledged, .paused, .resumed, .commandUndone, .blocksAdded, .exerciseRemoved,
      .exerciseReplaced, .restsChanged, .workRevised, .noteTaken, .scored, .sessionFinished, .sessionAborted, .refused:
      false
    }
  }
}

/// A signal at an instant. Each fires once.
public enum Cue: Hashable, Codable, Sendable {
  /// 3, 2, 1 before timed work and before the end of a rest or a timed set.
  case countdown(Int)
  /// Timed work begins now.
  case workBegins
  /// Timed work is over.
  case workEnds
  /// The rest is over.
  case restEnds
  /// The other side begins now.
  case switchSides
  /// Halfway through timed work of at least 20 s.
  case halfway
  /// The next movement of breath begins now.
  case breath(Breath.Movement)
  /// A bell during a sitting.
  case bell
  /// An amrap, the intervals or the time to a cap is over.
  case windowEnds
  /// Words of the plan to speak.
  case say(String)
}

/// Why a command was refused. The shell provides the wording.
public enum Refusal: Hashable, Codable, Sendable {
  /// The command needs a running session, and this one has not begun.
  case notStarted
  /// The session has already begun.
  case alreadyStarted
  /// The session was finished or aborted.
  case alreadyEnded
  /// `resume` without a pause.
  case notPaused
  /// `pause` during a pause.
  case alreadyPaused
  /// There is no command left to take back.
  case nothingToUndo
  /// No other exercise comes after this one.
  case noOtherExercise
  /// There is no phase before this one.
  case nothingBefore
  /// No rest is waiting for the athlete.
  case nothingToAcknowledge
  /// The phase has no end to move.
  case phaseHasNoEnd
  /// No set of this exercise is still to come.
  case exerciseNotAhead(String)
  /// No rest that could be changed is still to come; with the key of the exercise that was meant.
  case noRestAhead(exercise: String?)
  /// The set that is to be corrected is not in the log.
  case noSuchSet
  /// `miss` outside of intervals, or before a set of the round was begun.
  case nothingToMiss
  /// No choice is open.
  case nothingToChoose
  /// A choice has `options` entries, counted from 0.
  case noSuchOption(Int, options: Int)
  /// A choice must be made before work can be done.
  case choiceOpen
  /// `done 45s` for a set of reps, and the like: the given result does not measure this target.
  case wrongMeasure
  /// An impossible number (negative, RPE above 10, more than 10,000 reps).
  case implausible
}

/// Identifies one run of a step: the block's id and the rounds of the groups around it, outermost first. Rounds count
/// from 1; groups that do not repeat have none, and each set of a `total` is another round.
public struct Occurrence: Hashable, Codable, Sendable {
  /// The id of the step's block.
  public var block: Int
  /// The round of each repeating group around the step, outermost first, from 1.
  public var rounds: [Int]
  /// The run of a block in the given rounds.
  public init(block: Int, rounds: [Int]) {
    self.block = block
    self.rounds = rounds
  }
}

/// A set as it was logged.
public struct LoggedSet: Hashable, Codable, Sendable {
  /// Which run of which block this set was.
  public var occurrence: Occurrence
  /// The prescription, with the rung of a ladder filled in.
  public var work: Work
  /// What was done: the target's measure is never nil, unless the target is open or the reps are still asked for.
  public var performance: Performance
  /// When the set began, on the session's clock.
  public var began: Instant
  /// When the set was reported done or ended by itself.
  public var ended: Instant
  /// The window or cap around the set ended it before its target.
  public var cutOff: Bool
  /// Nil if nothing was measured.
  public var heartRate: HeartRate?

  /// A set done between two instants.
  public init(
    occurrence: Occurrence, work: Work, performance: Performance, began: Instant, ended: Instant,
    cutOff: Bool = false, heartRate: HeartRate? = nil
  ) {
    self.occurrence = occurrence
    self.work = work
    self.performance = performance
    self.began = began
    self.ended = ended
    self.cutOff = cutOff
    self.heartRate = heartRate
  }
}

/// Totals of a session.
public struct Summary: Hashable, Codable, Sendable {
  /// The number of sets, without warm-ups and those in which no rep was done.
  public var sets: Int
  /// The reps of all sets measured in reps, on both sides.
  public var reps: WideInt
  /// Load times reps over all implements, in grams.
  public var volumeGrams: WideInt
  /// The time without pauses.
  public var elapsed: Milliseconds
  /// Totals of a session; `volumeGrams` in grams.
  public init(sets: Int, reps: WideInt, volumeGrams: WideInt, elapsed: Milliseconds) {
    self.sets = sets
    self.reps = reps
    self.volumeGrams = volumeGrams
    self.elapsed = elapsed
  }
}
