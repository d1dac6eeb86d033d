/// What the compiler finds wrong: names that nothing bears, quantities that do not fit, expansions without bound.

public enum MeaningProblem: Hashable, Sendable {
  /// The expansion of the plan is larger than any training.
  case tooManySteps(limit: Int)
}

extension MeaningProblem {
  /// `E0201` and up for errors, `W0201` and up for warnings. A code never changes its meaning.
  public var code: String {
    switch self {
    case .tooManySteps: "E0201"
    }
  }
}
