/// What an athlete can tell a running session. Commands are what the journal keeps: a session is the fold of them.
public enum Command: Hashable, Codable, Sendable {
  /// Begins the first phase.
  case start
  /// Ends the set (or the open phase) that runs, with what was really done; in a rest after a timed set it answers
  /// the question for its reps.
  case done(Performance)
  /// A part of a cluster is done as prescribed: the pause before the next one begins. Elsewhere, and after the last
  /// part, what `done` is.
  case part
  /// Enter at an expired rest: go on.
  case acknowledge
  /// Leaves the phase; a set that is skipped is not logged.
  case skip
  /// Back to the phase before this one, from its start.
  case back
  /// The current phase again, from its start.
  case redo
  /// Stops the clock of the session; what is timed goes on later where it was.
  case pause
  /// Ends a pause.
  case resume
  /// Moves the end of the current phase; negative is earlier. Refused where the phase has no end.
  case extend(Milliseconds)
  /// Takes back the last command that is not itself taken back.
  case undo
  /// A remark of the athlete, kept with the instant.
  case note(String)
  /// New blocks at the end of the session (ids are given by the engine).
  case add([Block])
  /// Every set of the exercise that is still to come, by its key.
  case remove(exercise: String)
  /// Every set of the exercise that is still to come, by its key, is one of another exercise.
  case replace(exercise: String, with: Exercise)
  /// The exercise comes next, the rest of the order stays; also picks from a `choose` or an `any order`.
  case bringForward(exercise: String)
  /// Picks the n-th option (from 0) of the choice that is being asked.
  case choose(Int)
  /// What is still to come is prescribed anew, because of what was done. It belongs to the command before it: `undo`
  /// takes back both.
  case revise([Revision])
  /// Ends the session and keeps what was done.
  case finish
  /// Ends the session and marks it as broken off.
  case abort
}

/// A new prescription for the work of a block.
public struct Revision: Hashable, Codable, Sendable {
  /// The block's id.
  public var block: Int
  /// How much is to be done.
  public var target: Target
  /// The load it is to be done with.
  public var load: Load
  /// How hard it is to be; nil where the plan does not say.
  public var effort: Effort?
  /// A new prescription for the block with this id.
  public init(block: Int, target: Target, load: Load, effort: Effort?) {
    self.block = block
    self.target = target
    self.load = load
    self.effort = effort
  }
}

/// What was really done. Nil means as prescribed.
public struct Performance: Hashable, Codable, Sendable {
  /// The number of reps, 0 … 10,000.
  public var reps: Int?
  /// How long it took, up to seven days.
  public var time: Milliseconds?
  /// How far it went, up to 1,000 km.
  public var distance: Length?
  /// What the machine counted, up to 100,000 kcal.
  public var energy: Energy?
  /// The load of one implement.
  public var load: Mass?
  /// RPE in tenths, 10 … 100.
  public var rpeTenths: Int?
  /// `done 12 rounds 5`: whole rounds, and the reps of the one that was cut off.
  public var rounds: Int?
  /// The reps of the round that was cut off, 0 … 10,000.
  public var extraReps: Int?

  /// What was done; what is left out was done as prescribed.
  public init(
    reps: Int? = nil, time: Milliseconds? = nil, distance: Length? = nil, energy: Energy? = nil, load: Mass? = nil,
    rpeTenths: Int? = nil, rounds: Int? = nil, extraReps: Int? = nil
  ) {
    self.reps = reps
    self.time = time
    self.distance = distance
    self.energy = energy
    self.load = load
    self.rpeTenths = rpeTenths
    self.rounds = rounds
    self.extraReps = extraReps
  }
  /// Everything as prescribed.
  public static let asPrescribed = Performance()
}
