/// The athlete, and the exercises that a plan of theirs can name.

import PlanLanguage
import SessionModel
import TrainingStore

/// What a plan is compiled for.
public struct Trainee: Sendable {
  /// The profile: units, maxes, bar and plates.
  public var athlete = Athlete.unknown
  /// The built-in exercises, and the athlete's own.
  public var library = ExerciseLibrary.builtIn

  /// Nobody in particular.
  public init() {}

  /// As the store has them; the defaults if there is none yet.
  public init(_ store: TrainingStore?) throws(StoreProblem) {
    guard let store else { return }
    athlete = try store.athlete()
    library = AthleteLibrary(try store.ownLibrary()).exercises
  }
}
