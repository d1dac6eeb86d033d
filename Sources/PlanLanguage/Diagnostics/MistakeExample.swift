/// A typical mistake and its correction.

/// The smallest text with a mistake, and its fix.
public struct MistakeExample: Hashable, Sendable {
  /// The text that causes the problem.
  public var wrong: String
  /// The text without it.
  public var right: String
  /// What the texts are: items of a workout, or a whole file.
  public var scope = Scope.items

  /// What the text of an example is.
  public enum Scope: Hashable, Sendable { case items, file }

  init(_ wrong: String, right: String, _ scope: Scope = .items) {
    self.wrong = wrong
    self.right = right
    self.scope = scope
  }
}
