/// The texts about adopting scribbles and applying edits: help and messages.

enum AdoptText: Hashable, Sendable {
  // satz adopt
  case adopt, adoptMore, fileArgument, unitsOption
  case nothing(String)
  /// Lines whose original is kept after `//`, and notes.
  case uncertain(guesses: Int, notes: Int)

  // adopt at the prompt
  case paste
  case dropped

  // satz check --fix
  case fixOption, fixDiffOption
  case diffNeedsFix, fixOrJSON, fixOne
}
