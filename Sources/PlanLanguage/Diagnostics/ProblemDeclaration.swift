/// What each kind of problem is declared with, besides its case and its sentences: its code and a typical mistake.

/// A family of problems, in whose file all of them are declared.
protocol DeclaredProblem: Hashable, Sendable {
  /// The same for all problems of a kind, whatever their details are.
  var declaration: ProblemDeclaration { get }
  /// One of each kind, in the order of the codes, for sentences about the kind as a whole.
  static var samples: [Self] { get }
}

/// The code of a kind of problem, and an example.
struct ProblemDeclaration {
  /// A letter for the severity and four digits: `E0142`, `W0202`. It never changes its meaning.
  var code: String
  /// nil if it would be too long or cannot be shown as text.
  var example: MistakeExample?

  init(_ code: String) { self.code = code }

  init(_ code: String, _ wrong: String, right: String, _ scope: MistakeExample.Scope = .items) {
    self.code = code
    example = MistakeExample(wrong: wrong, right: right, scope: scope)
  }
}

/// The smallest text with a mistake, and its fix.
public struct MistakeExample: Hashable, Sendable {
  /// The text that causes the problem.
  public var wrong: String
  /// The text without it.
  public var right: String
  /// What the texts are: items of a workout, or a whole file.
  public var scope: Scope

  /// What the text of an example is.
  public enum Scope: Hashable, Sendable { case items, file }
}
