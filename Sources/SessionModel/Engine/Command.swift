/// What an athlete can tell a running session. The journal keeps the commands: a session is their fold.
public enum Command: Hashable, Codable, Sendable {
  /// Begins the first phase.
  case start
  /// Ends the running set (or open phase) with the actual result; in a rest after a timed set it gives the reps that
  /// are asked for. The number of reps of a cluster's part that is not the last ends only that part.
  case done(Performance)
  /// A part of a cluster is done as prescribed: the pause before the next one begins. Elsewhere, and after the last
  /// part, the same as `done`.
  case part
  /// A set that is in the log was done otherwise: what is given replaces what was logged.
  case correct(Occurrence, Performance)
  /// Goes on from an expired rest.
  case acknowledge
  /// Leaves the phase; a set that is skipped is not logged.
  case skip
  /// Leaves the phase and the remaining sets of the running exercise or, in a rest, of the next one; they are not
  /// logged. What follows begins without a rest. Refused if nothing follows.
  case skipExercise
  /// The running round of intervals is missed: the set is over, or the one just done does not count. *Death by* ends
  /// with it.
  case miss
  /// Returns to the start of the previous phase.
  case back
  /// Restarts the current phase.
  case redo
  /// Stops the clock of the session; timed phases later continue where they were.
  case pause
  /// Ends a pause.
  case resume
  /// Moves the end of the current phase; negative is earlier. Refused if the phase has no end.
  case extend(Milliseconds)
  /// Rests another time, from the running rest on.
  case changeRests(RestChange)
  /// Takes back the last command that has not been taken back itself.
  case undo
  /// A remark of the athlete, kept with its instant.
  case note(String)
  /// How fast the heart beat in a set that was logged. `undo` passes over it: a set that is done again at other instants
  /// has another heart rate.
  case heartRate(MeasuredHeartRate)
  /// Adds blocks at the end of the session (the engine assigns the ids).
  case add([Block])
  /// Removes every set of the exercise with this key that is still to come.
  case remove(exercise: String)
  /// Replaces the exercise with this key in every set that is still to come.
  case replace(exercise: String, with: Exercise)
  /// Does the exercise next and keeps the order of the others; also picks from a `choose` or an `any order`.
  case bringForward(exercise: String)
  /// Picks the n-th option (from 0) of the open choice.
  case choose(Int)
  /// Changes the prescription of what is still to come, because of what was done. It belongs to the command before it:
  /// `undo` takes back both.
  case revise([Revision])
  /// Changes which sets and parts are still to come, because of what is done next: it comes before the command that
  /// leads into the new shape. `undo` passes over it.
  case reshape(Reshape)
  /// Ends the session and keeps what was done.
  case finish
  /// Ends the session and marks it as aborted.
  case abort
}

/// How long to rest from now on.
public struct RestChange: Hashable, Codable, Sendable {
  /// How long each rest is; zero for none.
  public var length: Milliseconds
  /// The upper end of `90s-2min`.
  public var upTo: Milliseconds?
  /// The key of the exercise whose sets are followed by these rests; nil for every exercise.
  public var exercise: String?
  /// Rests of this length after the sets of an exercise, or of all of them.
  public init(length: Milliseconds, upTo: Milliseconds? = nil, exercise: String?) {
    self.length = length
    self.upTo = upTo
    self.exercise = exercise
  }
}

/// A new prescription for the work of a block.
public struct Revision: Hashable, Codable, Sendable {
  /// The block's id.
  public var block: Int
  /// How much to do.
  public var target: Target
  /// The prescribed load.
  public var load: Load
  /// The prescribed effort; nil if the plan does not give one.
  public var effort: Effort?
  /// The effort at the end of the set; nil if it does not change.
  public var rampTo: Effort?
  /// The number of sets of its item; nil if it stays.
  public var of: Int?
  /// The units in which it is shown, without any for the athlete's; nil if they stay.
  public var units: WrittenUnits?
  /// A new prescription for the block with this id.
  public init(
    block: Int, target: Target, load: Load, effort: Effort?, rampTo: Effort? = nil, of: Int? = nil,
    units: WrittenUnits? = nil
  ) {
    self.of = of
    self.units = units
    self.block = block
    self.target = target
    self.load = load
    self.effort = effort
    self.rampTo = rampTo
  }
}

extension Work {
  /// The work with a new prescription.
  package func revised(by revision: Revision) -> Work {
    var work = self
    (work.target, work.load) = (revision.target, revision.load)
    (work.effort, work.rampTo) = (revision.effort, revision.rampTo)
    if let of = revision.of { work.of = of }
    if let units = revision.units { work.units = units == WrittenUnits() ? nil : units }
    return work
  }
}

/// What was actually done. Nil means as prescribed.
public struct Performance: Hashable, Codable, Sendable {
  /// The number of reps, 0 … 10,000.
  public var reps: Int?
  /// The reps of each part of a cluster: in a command in place of their sum, in the log beside it.
  public var parts: [Int]?
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
  /// The units in which the load and the distance were given; nil if nobody gave them.
  public var units: WrittenUnits?

  /// A result; anything left out was done as prescribed.
  public init(
    reps: Int? = nil, parts: [Int]? = nil, time: Milliseconds? = nil, distance: Length? = nil, energy: Energy? = nil,
    load: Mass? = nil, rpeTenths: Int? = nil, rounds: Int? = nil, extraReps: Int? = nil,
    units: WrittenUnits? = nil
  ) {
    self.reps = reps
    self.parts = parts
    self.time = time
    self.distance = distance
    self.energy = energy
    self.load = load
    self.rpeTenths = rpeTenths
    self.rounds = rounds
    self.extraReps = extraReps
    self.units = units
  }
  /// Everything as prescribed.
  public static let asPrescribed = Performance()
}
