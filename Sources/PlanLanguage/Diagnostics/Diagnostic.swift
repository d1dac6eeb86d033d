/// A problem with a place: what is wrong, where, related places, how to fix it, and the edits that do so.

/// A problem at a place of the source.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, as data. Code and severity follow from it; the tool supplies the sentence.
  public var problem: Problem
  /// The main range.
  public var span: Span
  /// Further places, the most important first.
  public var labels: [Diagnostic.Label]
  /// What to do about it, the best first.
  public var hints: [Hint]
  /// Edits that would solve it, in source order, applied together.
  public var fixes: [Fix]

  /// A problem with its main range.
  public init(_ problem: Problem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = [])
  {
    self.problem = problem
    self.span = span
    self.labels = labels
    self.hints = hints
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// A further place of a diagnostic, and its role.
  public struct Label: Hashable, Sendable {
    /// The range of the source that is marked.
    public var span: Span
    /// Its role in the problem.
    public var role: LabelRole
    /// A further range with its role.
    public init(_ role: LabelRole, at span: Span) {
      self.role = role
      self.span = span
    }
  }
}

/// An edit: replace the bytes of `span` with `text`.
public struct Fix: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public var span: Span
  /// What to put there; empty to delete.
  public var text: String
  /// Replaces the bytes of `span` with `text`.
  public init(replace span: Span, with text: String) {
    self.span = span
    self.text = text
  }
}

/// The severity of a problem: a plan with an error does not run, one with warnings does.
public enum Severity: Hashable, Sendable { case error, warning }
