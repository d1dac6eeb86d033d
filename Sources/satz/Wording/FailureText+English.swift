/// Why a command cannot go on, and the way out, in English.

import PlanWording

extension FailureText: Worded {
  var english: String {
    switch self {
    case .output(let reason):
      "cannot write the output: \(reason.english). What was written of it is not all; free some space or write elsewhere"
    case .system(let reason): "the system refused it: \(reason.english). Try again; your log is as it was"
    case .unexpected:
      "an unexpected error ended this command. What is in your log is safe: try again, and if it stays so, keep a copy "
        + "with satz backup and report what you did"
    }
  }
}
