/// The wording of hints, labels and severities.
import PlanLanguage

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
