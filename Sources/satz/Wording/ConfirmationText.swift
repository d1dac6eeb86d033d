/// How a deletion is asked for.

enum ConfirmationText: Hashable, Sendable {
  case option
  case question(String)
  case questionOrHold(String)
  case sayItByOption(String)
  case otherName(String, wanted: String)
  case kept(String)
  case stays(String)
}
