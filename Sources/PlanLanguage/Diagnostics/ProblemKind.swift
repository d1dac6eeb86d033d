/// The kinds of problems: one for each code, independent of the plan.

/// A kind of problem of any family.
public enum ProblemKind: Hashable, Sendable, CaseIterable {
  /// `E0102` and up: characters, numbers and units.
  case lexical(LexicalProblem.Kind)
  /// `E0100`, `E0101`, and `E0120` and up: the structure.
  case syntax(SyntaxProblem.Kind)
  /// `E0201` and `W0201` and up: names, quantities and counts.
  case meaning(MeaningProblem.Kind)
  /// `E0301` and `W0301` and up: templates, states and rules.
  case script(ScriptProblem.Kind)
  /// `W0401` and up: valid, but probably not meant.
  case lint(LintProblem.Kind)

  /// In the order of their codes.
  public static let allCases: [ProblemKind] =
    (LexicalProblem.Kind.allCases.map(lexical) + SyntaxProblem.Kind.allCases.map(syntax)
    + MeaningProblem.Kind.allCases.map(meaning)
    + ScriptProblem.Kind.allCases.map(script) + LintProblem.Kind.allCases.map(lint))
    .sorted { $0.number < $1.number }

  /// The kind of a code; case does not matter.
  public init?(code: String) {
    let code = code.uppercased()
    if let kind = LexicalProblem.Kind(rawValue: code) {
      self = .lexical(kind)
    } else if let kind = SyntaxProblem.Kind(rawValue: code) {
      self = .syntax(kind)
    } else if let kind = MeaningProblem.Kind(rawValue: code) {
      self = .meaning(kind)
    } else if let kind = ScriptProblem.Kind(rawValue: code) {
      self = .script(kind)
    } else if let kind = LintProblem.Kind(rawValue: code) {
      self = .lint(kind)
    } else {
      return nil
    }
  }

  /// A letter for the severity and four digits: `E0142`, `W0202`. It never changes its meaning.
  public var code: String {
    switch self {
    case .lexical(let kind): kind.rawValue
    case .syntax(let kind): kind.rawValue
    case .meaning(let kind): kind.rawValue
    case .script(let kind): kind.rawValue
    case .lint(let kind): kind.rawValue
    }
  }

  /// An error for a code that begins with `E`, a warning for `W`.
  public var severity: Severity { code.hasPrefix("W") ? .warning : .error }

  private var number: Substring { code.dropFirst() }
}

extension Problem {
  /// The kind of this problem, independent of the plan.
  public var kind: ProblemKind {
    switch self {
    case .lexical(let problem): .lexical(problem.kind)
    case .syntax(let problem): .syntax(problem.kind)
    case .meaning(let problem): .meaning(problem.kind)
    case .script(let problem): .script(problem.kind)
    case .lint(let problem): .lint(problem.kind)
    }
  }

  /// The code of its kind: `E0142`.
  public var code: String { kind.code }
  /// The severity of its kind.
  public var severity: Severity { kind.severity }
}

extension ProblemKind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  public var example: MistakeExample? {
    switch self {
    case .lexical(let kind): kind.example
    case .syntax(let kind): kind.example
    case .meaning(let kind): kind.example
    case .script(let kind): kind.example
    case .lint(let kind): kind.example
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: Problem {
    switch self {
    case .lexical(let kind): .lexical(kind.sample)
    case .syntax(let kind): .syntax(kind.sample)
    case .meaning(let kind): .meaning(kind.sample)
    case .script(let kind): .script(kind.sample)
    case .lint(let kind): .lint(kind.sample)
    }
  }
}
