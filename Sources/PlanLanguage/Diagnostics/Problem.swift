/// Everything that can be wrong with a plan, one case per problem, with what its sentence needs. Their sentences are in
/// `PlanWording`.

/// A problem of any family.
public enum Problem: Hashable, Sendable {
  /// Characters, numbers or units that plans do not use; found by the lexer and the parser.
  case lexical(LexicalProblem)
  /// The text does not follow the grammar; found by the parser.
  case syntax(SyntaxProblem)
  /// The text follows the grammar but means nothing, or probably not what was meant; found by the compiler.
  case meaning(MeaningProblem)
  /// A script that cannot work; found by the compiler.
  case script(ScriptProblem)
  /// The text means something that hardly anybody means.
  case lint(LintProblem)
}

/// What a further place has to do with the problem.
public enum LabelRole: Hashable, Sendable {
  /// The first of two that exclude each other.
  case firstHere
  /// The same thing again.
  case againHere
  /// An entry of a list that lacks what others have.
  case lackingHere
  /// Where the value gets its name.
  case namedHere
  /// The declaration of what is used in the wrong way.
  case definedHere
  /// What this side of an operation counts.
  case isA(Plan.Dimension)
  /// Earlier sets of the lift that a rule is about.
  case sameLift
  /// Where a rule assigns the value.
  case assignedHere
  /// The call whose template has the mistake.
  case calledHere
}
