/// The stable code of a problem, and its severity, which the code's first letter says.

extension Problem {
  public var code: String {
    switch self {
    case .syntax(let problem): problem.code
    case .meaning(let problem): problem.code
    }
  }

  public var severity: Severity { code.hasPrefix("W") ? .warning : .error }
}
