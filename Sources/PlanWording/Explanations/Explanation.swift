/// What `satz explain` says of a code: a title, why it is a mistake and what to write instead.
import PlanLanguage

public struct Explanation: Hashable, Sendable {
  /// A few words that name the mistake, whatever plan it is in.
  public var title: String
  public var text: String
}

extension ProblemKind {
  /// Its title and its text in a language.
  public func explanation(in language: Language) -> Explanation {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: Explanation {
    switch self {
    case .syntax(let kind): kind.english
    case .meaning(let kind): kind.english
    case .script(let kind): kind.english
    case .lint(let kind): kind.english
    }
  }

  private var german: Explanation {
    switch self {
    case .syntax(let kind): kind.german
    case .meaning(let kind): kind.german
    case .script(let kind): kind.german
    case .lint(let kind): kind.german
    }
  }

  /// The mistake and its right form; nil where one would fill pages, or cannot be shown as text.
  public var example: MistakeExample? {
    switch self {
    case .syntax(let kind): kind.example
    case .meaning(let kind): kind.example
    case .script(let kind): kind.example
    case .lint(let kind): kind.example
    }
  }
}

/// The smallest text with a mistake, and what it should have been.
public struct MistakeExample: Hashable, Sendable {
  public var wrong: String
  public var right: String
  /// What the texts are: items as they stand in a workout, or a whole file.
  public var extent = Extent.items

  public enum Extent: Hashable, Sendable { case items, file }

  init(_ wrong: String, right: String, _ extent: Extent = .items) {
    self.wrong = wrong
    self.right = right
    self.extent = extent
  }
}
