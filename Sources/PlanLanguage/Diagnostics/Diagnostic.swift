/// A problem with a place: what is wrong, where, what else belongs to it, what to do, and the edits that would do it.

public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, as data. Code and severity follow from it; the sentence is the tool's.
  public var problem: Problem
  /// The main range.
  public var span: Span
  /// Further places, the most important first.
  public var labels: [Diagnostic.Label]
  /// What to do about it, the best first.
  public var hints: [Hint]
  /// Edits that would solve it, in source order, applied together.
  public var fixes: [Fix]

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
  /// A further place of a diagnostic, and what it has to do with it.
  public struct Label: Hashable, Sendable {
    public var span: Span
    public var role: LabelRole
    public init(_ role: LabelRole, at span: Span) {
      self.role = role
      self.span = span
    }
  }
}

/// An edit: replace the bytes of `span` with `text`.
public struct Fix: Hashable, Sendable {
  public var span: Span
  public var text: String
  public init(replace span: Span, with text: String) {
    self.span = span
    self.text = text
  }
}

public enum Severity: Hashable, Sendable { case error, warning }
