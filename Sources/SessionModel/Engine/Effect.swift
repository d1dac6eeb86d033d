/// What the world outside is to do after an event. Effects are data: the shell carries them out, in order.
public enum Effect: Hashable, Codable, Sendable {
  case sessionStarted
  /// The machine is in another phase (or the same one from its start); views read the snapshot.
  case phaseBegan
  case cue(Cue)
  case setLogged(LoggedSet)
  /// A logged set was taken back (`undo`, `back`, `redo`).
  case setTakenBack(Occurrence)
  /// The reps of this set, or how far it got before its window ended, are asked while its rest runs.
  case repsAsked(Occurrence)
  case roundCompleted(Int)
  case restBegan(Milliseconds?)
  case restExpired
  case restAcknowledged
  case paused
  case resumed
  case commandUndone(Command)
  case blocksAdded(Int)
  case exerciseRemoved(String)
  case exerciseReplaced(String, with: Exercise)
  /// So many sets that are still to come are prescribed anew.
  case workRevised(Int)
  case noteTaken(String)
  case sessionFinished(Summary)
  case sessionAborted(Summary)
  /// The command makes no sense now; nothing has changed, and nothing is to be journaled.
  case refused(Refusal)
}

/// A signal at an instant. Each fires once.
public enum Cue: Hashable, Codable, Sendable {
  /// 3, 2, 1 before timed work and before the end of a rest or a timed set.
  case countdown(Int)
  case workBegins
  case workEnds
  case restEnds
  /// Halfway through timed work of at least 20 s.
  case halfway
  case breath(Breath.Movement)
  case bell
  case windowEnds
  case say(String)
}

/// Why a command was refused. The words are the shell's.
public enum Refusal: Hashable, Codable, Sendable {
  case notStarted
  case alreadyStarted
  case alreadyEnded
  case notPaused
  case alreadyPaused
  case nothingToUndo
  case nothingBefore
  case nothingToAcknowledge
  /// The phase has no end that could be moved.
  case phaseHasNoEnd
  /// No set of this exercise is still to come.
  case exerciseNotAhead(String)
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
  public var reps: Int
  /// Load times reps over all implements, in grams.
  public var volumeGrams: Int
  /// Without pauses.
  public var elapsed: Milliseconds
  /// Totals of a session; `volumeGrams` in grams.
  public init(sets: Int, reps: Int, volumeGrams: Int, elapsed: Milliseconds) {
    self.sets = sets
    self.reps = reps
    self.volumeGrams = volumeGrams
    self.elapsed = elapsed
  }
}
