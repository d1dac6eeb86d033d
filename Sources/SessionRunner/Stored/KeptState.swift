/// What a session changes for the next one, as stored in `state_change`: keys and values as text, exact and the same in
/// every version.

import PlanLanguage
import SessionModel
import TrainingStore

extension StateValue {
  /// `mass 102500/1`: the dimension, and a fraction in its smallest unit.
  public var text: String { "\(dimension.rawValue) \(numerator)/\(denominator)" }

  /// Reads what `text` wrote; nil for anything else.
  public init?(text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let dimension = Plan.Dimension(rawValue: String(words[0])) else { return nil }
    let parts = words[1].split(separator: "/").map { Int($0) }
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1], denominator > 0 else { return nil }
    self.init(dimension: dimension, numerator: numerator, denominator: denominator)
  }
}

extension KeptChange {
  init(_ change: StateChange) {
    self.init(
      key: change.target.key, before: change.from?.text, value: change.to.text, reason: KeptReason(change).text)
    if case .max(let exercise) = change.target {
      max = KeptMax(exercise: exercise, mass: Mass(grams: change.to.rounded))
    }
  }
}

extension ProgramState {
  /// What the store keeps for a program; anything that no version of Satz wrote is left out.
  package init(_ kept: [String: String]) {
    self.init(values: kept.compactMapValues { StateValue(text: $0) })
  }
}
