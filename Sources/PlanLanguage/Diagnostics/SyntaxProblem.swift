/// What the parser finds wrong.

public enum SyntaxProblem: Hashable, Sendable {
  /// After this many problems no more are reported.
  case tooManyProblems(limit: Int)
}

extension SyntaxProblem {
  /// `E0101` and up. A code never changes its meaning.
  public var code: String {
    switch self {
    case .tooManyProblems: "E0100"
    }
  }
}
