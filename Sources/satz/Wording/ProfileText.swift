/// The texts of `satz profile` about weights, maxes and goals.

import SessionModel
import TrainingStore

enum ProfileText: Hashable, Sendable {
  case bodyweight, bodyweightMore, bodyweightArgument, bodyweightDay, neverWeighed
  case maxMore, formulaOption
  case noMax(String)
  case noEstimate(MaxFormula)
  case estimated(from: String, MaxFormula)
  case origin(RecordedMax.Origin)
  case weeklyGoalOption, weeklyGoal
  case levelOption, level
  case chosenLevelOption
  case noSuchLevel(String, levels: [String])
  case none
  /// `usual` is what sets them again.
  case noPlatesLeft(usual: String)
  case weekSoFar(done: Int, goal: Int)
}

extension MaxFormula {
  /// By the name of its author, which is the same everywhere.
  var name: String {
    switch self {
    case .rts: "RTS"
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    }
  }
}
