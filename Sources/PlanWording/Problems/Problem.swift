/// Problems, hints and labels are worded like everything that is said.
import PlanLanguage

extension Problem: Worded {
  public var english: String {
    switch self {
    case .syntax(let problem): problem.english
    case .meaning(let problem): problem.english
    case .script(let problem): problem.english
    case .lint(let problem): problem.english
    }
  }

  public var german: String {
    switch self {
    case .syntax(let problem): problem.german
    case .meaning(let problem): problem.german
    case .script(let problem): problem.german
    case .lint(let problem): problem.german
    }
  }
}

extension Hint: Worded {}
extension LabelRole: Worded {}

extension Severity: Worded {
  public var english: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    }
  }

  public var german: String {
    switch self {
    case .error: "Fehler"
    case .warning: "Warnung"
    }
  }
}
