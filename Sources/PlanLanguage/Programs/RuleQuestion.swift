/// What the rules of a plan ask the athlete, and the answers.

import SessionModel

/// A question of a rule, asked when the session is over.
public struct RuleQuestion: Hashable, Sendable {
  /// As written in the plan.
  public var text: String
  /// What answers it.
  public var answer: Kind

  /// What answers a question.
  public enum Kind: Hashable, Sendable {
    /// Yes or no: `when ask "Move on?" < … >`.
    case decision
    /// A value of this dimension: `load = ask "How much?"`.
    case value(Plan.Dimension)
  }

  /// A question with the text of the plan.
  public init(_ text: String, answer: Kind = .decision) { (self.text, self.answer) = (text, answer) }
}

/// An answer to a question of a rule.
public enum RuleAnswer: Hashable, Sendable {
  /// To a condition that nobody but the athlete knows.
  case yes, no
  /// To `ask` for a quantity, in the unit of its dimension.
  case value(StateValue)
}

extension StateValue {
  /// A value as a plan would write it: `82.5kg`, `1:30`, `85%`. A German decimal comma counts as a point, and a mass or
  /// a share needs no unit. Nil if the text is not such a value.
  ///
  /// - Parameter units: the units for a mass without one.
  public init?(answering text: String, in dimension: Plan.Dimension, units: Units) {
    guard text.utf8.count <= 60, !text.contains(where: { $0.isNewline || $0 == ";" || $0 == "\"" }) else { return nil }
    let written = String(text.map { $0 == "," ? "." : $0 })
    guard let quantity = check(Array("let answer = \(written)".utf8)).solved else { return nil }
    if quantity.dimension == dimension {
      self.init(quantity)
      return
    }
    guard quantity.dimension == .number else { return nil }
    switch dimension {
    case .mass: self.init(answering: text + units.rawValue, in: dimension, units: units)
    case .share: self.init(answering: text + "%", in: dimension, units: units)
    case .number, .time, .length, .energy, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: return nil
    }
  }
}

extension Checked {
  /// The value of its only `let`, if that needs nothing but the text.
  fileprivate var solved: Plan.Quantity? {
    guard !hasErrors, plan.lets.count == 1, let only = plan.lets.first else { return nil }
    guard
      case .known(let quantity)? = try? plan.evaluate(
        only.value, named: { (_) throws(ArithmeticError) in .invalid }, reference: { _ in nil })
    else { return nil }
    return quantity
  }
}
