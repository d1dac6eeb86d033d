/// The text of a problem in one language: the message, and the explanation of its kind for `satz explain`.

import PlanLanguage

struct ProblemText {
  /// With details from the plan, in lower case and without a full stop.
  var message: String
  var explanation: Explanation

  init(_ message: String, title: String, explanation: String) {
    self.message = message
    self.explanation = Explanation(title: title, text: explanation)
  }
}

/// The description of a kind of problem, independent of the plan.
public struct Explanation: Hashable, Sendable {
  /// A few words that name the mistake.
  public var title: String
  /// Why it is a mistake, and what to write instead.
  public var text: String
}

extension ProblemKind {
  /// The text of `satz explain` for it.
  public func explanation(in language: Language) -> Explanation { sample.text(in: language).explanation }
}

extension Problem: Worded {
  public var english: String { text(in: .english).message }
  public var german: String { text(in: .german).message }

  fileprivate func text(in language: Language) -> ProblemText {
    switch language {
    case .english:
      switch self {
      case .lexical(let problem): problem.inEnglish
      case .syntax(let problem): problem.inEnglish
      case .meaning(let problem): problem.inEnglish
      case .script(let problem): problem.inEnglish
      case .lint(let problem): problem.inEnglish
      }
    case .german:
      switch self {
      case .lexical(let problem): problem.inGerman
      case .syntax(let problem): problem.inGerman
      case .meaning(let problem): problem.inGerman
      case .script(let problem): problem.inGerman
      case .lint(let problem): problem.inGerman
      }
    }
  }
}
