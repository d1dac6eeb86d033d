/// What the world outside is to do after an event. Effects are data: the shell carries them out, in order.
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
  /// The reps of this set, or how far it got before its window ended, are asked while its rest runs.
  case repsAsked(Occurrence)
  /// The round with this number, from 1, of a group around the step is done; inner groups come first.
  case roundCompleted(Int)
  /// A rest of this length; nil where only the athlete ends it.
  case restBegan(Milliseconds?)
  /// The rest has come to its end and waits for the athlete.
  case restExpired
  /// The athlete has ended the rest.
  case restAcknowledged
  /// The clock of the session stands still.
  case paused
  /// The clock of the session goes on.
  case resumed
  /// This command was taken back, with everything it did.
  case commandUndone(Command)
  /// So many blocks were put at the end of the session.
  case blocksAdded(Int)
  /// The sets of the exercise with this key that were still to come are gone.
  case exerciseRemoved(String)
  /// The sets of the exercise with this key that were still to come are of another one.
  case exerciseReplaced(String, with: Exercise)
  /// So many sets that are still to come are prescribed anew.
  case workRevised(Int)
  /// The remark that was kept.
  case noteTaken(String)
  /// The session is over, and its log is complete.
  case sessionFinished(Summary)
  /// The session was broken off; what was done is in the log.
  case sessionAborted(Summary)
  /// The command makes no sense now; nothing has changed, and nothing is to be journaled.
  case refused(Refusal)
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
  /// Halfway through timed work of at least 20 s.
  case halfway
  /// The next movement of breath begins now.
  case breath(Breath.Movement)
  /// A bell within a sitting.
  case bell
  /// An amrap, the intervals or the time under a cap are over.
  case windowEnds
  /// Words of the plan to be spoken.
  case say(String)
}

/// Why a command was refused. The words are the shell's.
public enum Refusal: Hashable, Codable, Sendable {
  /// The command needs a session that runs, and this one has not begun.
  case notStarted
  /// `start` came before.
  case alreadyStarted
  /// The session was finished or aborted.
  case alreadyEnded
  /// `resume` without a pause.
  case notPaused
  /// `pause` during a pause.
  case alreadyPaused
  /// No command is left to be taken back.
  case nothingToUndo
  /// No phase comes before this one.
  case nothingBefore
  /// No rest waits for the athlete.
  case nothingToAcknowledge
  /// The phase has no end that could be moved.
  case phaseHasNoEnd
  /// No set of this exercise is still to come.
  case exerciseNotAhead(String)
  /// No choice is being asked.
  case nothingToChoose
  /// A choice has `options` entries, counted from 0.
  case noSuchOption(Int, options: Int)
  /// A choice must be made before work can be done.
  case choiceOpen
  /// `done 45s` for a set of reps, and the like: what was given does not measure this target.
  case wrongMeasure
  /// A number outside what a person can do (negative, rpe above 10, more than 10 000 reps).
  case implausible
}

/// Which one of possibly many runs of a step: the block's id and the rounds of the groups around it, outermost first.
/// Rounds count from 1; groups that never go round have none, and each set of a `total` is one more round.
public struct Occurrence: Hashable, Codable, Sendable {
  /// The id of the step's block.
  public var block: Int
  /// The round of each group around the step that goes round, outermost first, from 1.
  public var rounds: [Int]
  /// The run of a block in these rounds.
  public init(block: Int, rounds: [Int]) {
    self.block = block
    self.rounds = rounds
  }
}

/// A set as it went into the log.
public struct LoggedSet: Hashable, Codable, Sendable {
  /// Which run of which block this set was.
  public var occurrence: Occurrence
  /// The prescription, with the rung of a ladder filled in.
  public var work: Work
  /// What was done: never nil in the measure of the target, unless the target is open or the reps are still asked for.
  public var performance: Performance
  /// When the set began, on the session's clock.
  public var began: Instant
  /// When the set was reported done or ended by itself.
  public var ended: Instant
  /// The window or cap around it ended the set before its target.
  public var cutOff: Bool

  /// A set that was done between two instants.
  public init(
    occurrence: Occurrence, work: Work, performance: Performance, began: Instant, ended: Instant, cutOff: Bool = false
  ) {
    self.occurrence = occurrence
    self.work = work
    self.performance = performance
    self.began = began
    self.ended = ended
    self.cutOff = cutOff
  }
}

/// Totals of a session.
public struct Summary: Hashable, Codable, Sendable {
  /// The number of logged sets.
  public var sets: Int
  /// The reps of all sets that are measured in reps; a set for each side counts once.
  public var reps: WideInt
  /// Load times reps over all implements, in grams.
  public var volumeGrams: WideInt
  /// Without pauses.
  public var elapsed: Milliseconds
  /// Totals of a session; `volumeGrams` in grams.
  public init(sets: Int, reps: WideInt, volumeGrams: WideInt, elapsed: Milliseconds) {
    self.sets = sets
    self.reps = reps
    self.volumeGrams = volumeGrams
    self.elapsed = elapsed
  }
}
