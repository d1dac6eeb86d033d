/// The question before a deletion, in English.

import PlanWording

extension ConfirmationText: Worded {
  var english: String {
    switch self {
    case .option: "For scripts: the name again, instead of typing it when asked."
    case .question(let name): "This cannot be undone. Type “\(name)” to continue:"
    case .questionOrHold(let name): "This cannot be undone. Type “\(name)” to continue, or hold the space bar down:"
    case .sayItByOption(let name): "there is nobody to ask; use --yes-delete \"\(name)\""
    case .otherName(let name, let wanted): "--yes-delete says “\(name)”, but it is “\(wanted)”; nothing was deleted"
    case .kept(let name): "that is not its name; “\(name)” stays"
    case .stays(let name): "“\(name)” stays"
    }
  }
}
