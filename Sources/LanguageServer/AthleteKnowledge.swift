/// What the tool knows about the athlete at one moment: the profile, the exercises, the log.

import PlanLanguage
import PlanWording
import SessionModel

/// Read from the store as a whole; a store that has changed since leads to another one.
public struct AthleteKnowledge: Sendable {
  /// The built-in exercises, and the athlete's own.
  public var library: ExerciseLibrary
  /// The athlete's maxes, bar and plates.
  public var athlete: Athlete
  /// The state of the store when it was read; empty without a store.
  public var stamp: [Int] = []
  /// How often each exercise was trained lately, in sets, by its key.
  public var habits: [String: Int] = [:]
  /// How far a program has got, by its title.
  public var place: @Sendable (_ program: String) -> KnownPlace = { _ in KnownPlace() }
  /// What the log says about the exercise with this key, a sentence each: the last time, the records.
  public var figures: @Sendable (_ exercise: String) -> [String] = { _ in [] }

  /// Nobody in particular.
  public init(library: ExerciseLibrary = .builtIn, athlete: Athlete = .unknown) {
    (self.library, self.athlete) = (library, athlete)
  }
}

/// How far a program has got, and what its rules have changed.
public struct KnownPlace: Sendable {
  /// The number of turns before the next one.
  public var turns = 0
  /// The number of sessions trained.
  public var sessions = 0
  /// What its rules have changed.
  public var state = ProgramState()
  /// Why a state has its value, by its key, in the language of the server.
  public var reasons: [String: String] = [:]

  /// Never trained.
  public init() {}
}
