/// Why a state changed, as stored in `state_change.reason`: data that is put into words in the language of the reader.

import PlanLanguage
import SessionModel
import TrainingStore

/// The reason of a `LoggedChange`; its text is JSON.
public struct KeptReason: Codable, Hashable, Sendable {
  /// What changed the state.
  public var cause: Cause
  /// The number of misses, if the cause counts them.
  public var misses: Int?
  /// The condition that held, as written in the plan.
  public var condition: String?
  /// What was done, set by set; nil if nothing was counted or measured.
  public var done: [Amount?]
  /// The units in which the plan writes the value; nil for the usual ones.
  public var units: WrittenUnits?
  /// The unit of the distances that were done, likewise.
  public var distance: LengthUnit?

  /// A progression, or a rule that was run after something.
  public enum Cause: String, Codable, Sendable {
    /// `progress`: all sets were done, one was missed, or the limit of misses was reached.
    case progressed, missed, reduced
    /// A rule after a set, a lift, a session, or a week.
    case set, lift, session, week
  }

  /// What was done in one set.
  public enum Amount: Codable, Hashable, Sendable {
    /// Repetitions.
    case reps(Int)
    /// Time, in milliseconds.
    case milliseconds(Int)
    /// Distance, in millimetres.
    case millimetres(Int)
  }

  /// The reason of a change that has just been made.
  public init(_ change: StateChange) {
    let reason = change.reason
    units = change.units
    cause = Cause(reason.cause)
    misses =
      switch reason.cause {
      case .missed(let misses), .reduced(let misses): misses
      case .progressed, .afterSet, .afterLift, .afterSession, .afterWeek: nil
      }
    condition = reason.condition
    done = reason.sets.map { set in
      let distance = set.performance.distance.map { Amount.millimetres($0.millimetres) }
      if case .distance = set.work.target, let distance { return distance }
      return set.performance.reps.map(Amount.reps) ?? set.performance.time.map { .milliseconds($0.count) } ?? distance
    }
    let isFar = done.contains { if case .millimetres = $0 { true } else { false } }
    self.distance = isFar ? reason.sets.lazy.compactMap { $0.units?.distance }.first : nil
  }
}

extension KeptReason.Cause {
  /// The event that triggers a rule.
  public init(_ cause: StateChange.Cause) {
    self =
      switch cause {
      case .progressed: .progressed
      case .missed: .missed
      case .reduced: .reduced
      case .afterSet: .set
      case .afterLift: .lift
      case .afterSession: .session
      case .afterWeek: .week
      }
  }
}

extension KeptReason {
  /// Reads what the store has; nil for a sentence, which older versions of Satz stored.
  public init?(text: String) {
    guard text.hasPrefix("{"), let reason: KeptReason = StoredText.value(text) else { return nil }
    self = reason
  }

  /// As the store keeps it.
  public var text: String { (try? StoredText.of(self)) ?? "" }
}
