/// What to do about a problem: an instruction, as data.

public enum Hint: Hashable, Sendable {
  /// *Did you mean `rest`?*
  case didYouMean(String)
  /// *Write `2min`.*
  case write(String)
}
