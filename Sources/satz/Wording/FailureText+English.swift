/// Why a command cannot go on, and the way out, in English.

import PlanWording

extension FailureText: Worded {
  var english: String {
    switch self {
    case .output(let reason):
      "cannot write the output: \(reason.english). It is incomplete; free some space or write elsewhere"
    case .system(let reason): "the system refused it: \(reason.english). Try again; your log is unchanged"
    case .unexpected:
      "an unexpected error ended this command. What is in your log is safe: try again, and if it happens again, keep a copy "
        + "with satz backup and report what you did"
    }
  }
}
