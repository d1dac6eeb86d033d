/// What resulted from a command, or from time passing.

import SessionModel
import TrainingStore

struct Occasion {
  /// Nil if only time has passed.
  var command: Command?
  var effects: [Effect]
  /// The session before and after it.
  var before: Engine
  var after: Engine
  var at: Instant
  /// Which of the logged sets are records.
  var records: [Occurrence: [RecordKind]] = [:]
  /// The scores of a session that has ended, with those before.
  var scores: [ComparedScore] = []
  /// Nil if it is unknown.
  var bodyweight: Mass?

  var takesAnswers: Bool { after.snapshot(at: at).takesAnswers }
  /// Those of the session before and after it.
  var exercises: [Exercise] { before.session.exercises + after.session.exercises }
}
