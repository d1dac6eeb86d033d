/// A change of a program's state in `satz log --state NAME --json`, described by `Grammar/states.schema.json`.

import PlanLanguage
import SessionModel
import SessionRunner
import TrainingStore

struct LoggedChangeJSON: Encodable {
  var day: String
  var program: String
  var session: String
  /// The same in every language: `tier1(squat).load`, `max(squat)`.
  var key: String
  var from: SimulatedJSON.ValueJSON?
  /// Missing if the journal holds no value.
  var to: SimulatedJSON.ValueJSON?
  /// Missing if an older version stored a sentence.
  var cause: String?
  var condition: String?
  /// The program has been restarted since.
  var former: Bool

  init(_ change: LoggedChange) {
    let reason = KeptReason(text: change.reason)
    (day, program, session, key) = (change.day.isoText, change.program, change.session, change.key)
    from = change.before.flatMap { StateValue(text: $0) }.map(SimulatedJSON.ValueJSON.init)
    to = StateValue(text: change.value).map(SimulatedJSON.ValueJSON.init)
    cause = reason?.cause.name
    condition = reason?.condition
    former = change.isFormer
  }
}

extension KeptReason.Cause {
  /// As in all our JSON.
  var name: String {
    switch self {
    case .progressed: "progressed"
    case .missed: "missed"
    case .reduced: "reduced"
    case .set: "after set"
    case .lift: "after lift"
    case .session: "after session"
    case .week: "after week"
    }
  }
}
