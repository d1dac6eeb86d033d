/// The kinds of problems: one for each code, independent of the plan.

/// A kind of problem of any family. Kinds of the same code are equal.
public struct ProblemKind: Sendable {
  /// A problem of this kind.
  package let sample: Problem
  /// A letter for the severity and four digits: `E0142`, `W0202`. It never changes its meaning.
  public let code: String

  fileprivate init(of problem: Problem) {
    sample = problem
    code = problem.declaration.code
  }

  /// The kind of a code; case does not matter.
  public init?(code: String) {
    let code = code.uppercased()
    guard let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = kind
  }

  /// An error for a code that begins with `E`, a warning for `W`.
  public var severity: Severity { code.hasPrefix("W") ? .warning : .error }
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  public var example: MistakeExample? { sample.declaration.example }
}

extension ProblemKind: Hashable, CaseIterable {
  /// In the order of their numbers.
  public static let allCases: [ProblemKind] = samples.map(ProblemKind.init(of:))
    .sorted { $0.code.dropFirst() < $1.code.dropFirst() }

  public static func == (one: ProblemKind, other: ProblemKind) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  private static var samples: [Problem] {
    LexicalProblem.samples.map(Problem.lexical) + SyntaxProblem.samples.map(Problem.syntax)
      + MeaningProblem.samples.map(Problem.meaning) + ScriptProblem.samples.map(Problem.script)
      + LintProblem.samples.map(Problem.lint)
  }
}

extension Problem {
  /// The kind of this problem, independent of the plan.
  public var kind: ProblemKind { ProblemKind(of: self) }
  /// The code of its kind: `E0142`.
  public var code: String { declaration.code }
  /// The severity of its kind.
  public var severity: Severity { kind.severity }

  fileprivate var declaration: ProblemDeclaration {
    switch self {
    case .lexical(let problem): problem.declaration
    case .syntax(let problem): problem.declaration
    case .meaning(let problem): problem.declaration
    case .script(let problem): problem.declaration
    case .lint(let problem): problem.declaration
    }
  }
}
