/// The words on the desktop, in English.

import PlanWording

extension DesktopText: Worded {
  var english: String {
    switch self {
    case .goOn: "Continue"
    case .next(let step): "Next: \(step)"
    }
  }
}
