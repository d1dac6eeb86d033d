/// What a session was compiled with, as `program_session.basis` keeps it: with the text of the plan, its rules are made again
/// from this.

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
  /// Nil for what no version of Satz has written.
  init?(text: String) {
    guard let basis: StoredBasis = StoredText.value(text) else { return nil }
    self = basis
  }

  var text: String { (try? StoredText.of(self)) ?? "" }
}
