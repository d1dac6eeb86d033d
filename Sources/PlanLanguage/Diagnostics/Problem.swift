/// Everything that can be wrong with a plan, one case a problem, with what its sentence needs. Sentences live in the tool.
public enum Problem: Hashable, Sendable {
  /// A placeholder until the parser has its own.
  case tooLong(limit: Int)
}

/// What a further place has to do with the problem.
public enum LabelRole: Hashable, Sendable {
  case openedHere
  case firstHere
}
