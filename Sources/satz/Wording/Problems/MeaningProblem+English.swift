/// What is wrong with a plan's meaning, in English.
import PlanLanguage

extension MeaningProblem {
  var english: String {
    switch self {
    case .tooManySteps(let limit): "this expands to more than \(limit) steps"
    }
  }
}
