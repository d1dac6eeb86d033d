/// What a session was compiled with, as stored in `program_session.basis`: together with the plan's text, it restores
/// the session's rules.

import PlanLanguage
import SessionModel
import TrainingStore

struct StoredBasis: Codable, Hashable {
  var athlete: Athlete
  var state: ProgramState
  var turn: Turn
  var used: [UsedFile]
}

extension StoredBasis {
  /// Nil for what no version of Satz wrote.
  init?(text: String) {
    guard let basis: StoredBasis = StoredText.value(text) else { return nil }
    self = basis
  }

  var text: String { (try? StoredText.of(self)) ?? "" }
}
