/// What is wrong with a plan's meaning, in German.
import PlanLanguage

extension MeaningProblem {
  var german: String {
    switch self {
    case .tooManySteps(let limit): "das ergibt mehr als \(limit) Schritte"
    }
  }
}
