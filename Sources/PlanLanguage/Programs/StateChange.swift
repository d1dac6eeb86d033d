/// What a session has changed for the next one, each change with its reason.

import SessionModel

/// What the rules change after the sets that were done.
public struct Settlement: Sendable {
  /// In the order in which they happened.
  public var changes: [StateChange] = []
  /// What was done of the lifts that `progress` leaves as they are.
  public var unchanged: [StateChange.Reason] = []
  /// The notes of rules.
  public var notes: [RuleNote] = []
  /// Questions of rules (`ask`) that were not answered: their branches were not taken, and what needs a value did not
  /// run.
  public var questions: [RuleQuestion] = []
  /// Rules that did not run because something that they read is not known; each once.
  public var skipped: [SkippedRule] = []
}

/// `note "…"` of a rule.
public struct RuleNote: Hashable, Sendable {
  /// As written in the plan.
  public var text: String
  /// The lift that the rule refers to, if it is a single one.
  public var exercise: Exercise?
}

/// A value that a rule has changed.
public struct StateChange: Hashable, Sendable {
  /// What is changed.
  public var target: Target
  /// The old value; nil if it was the first value and that is unknown.
  public var from: StateValue?
  /// The new value.
  public var to: StateValue
  /// The reason for the change.
  public var reason: Reason
  /// Which value of a progression it is; nil for a state or a max.
  public var progressed: Progressed?
  /// The units in which the plan writes it; nil for the usual ones.
  public var units: WrittenUnits?

  /// What a rule can change.
  public enum Target: Hashable, Sendable {
    /// A state by its key.
    case state(String)
    /// The one-rep max of an exercise by its key.
    case max(of: String)

    /// `tier1(squat).load` or `max(squat)`: the same in every language.
    public var key: String {
      switch self {
      case .state(let key): key
      case .max(let exercise): "max(\(exercise))"
      }
    }
  }

  /// The values that `progress` keeps for a lift.
  public enum Progressed: Hashable, Sendable {
    /// The load that comes to what the plan says.
    case added
    /// The reps, the time or the way that comes to what the plan says.
    case amount
    /// The load that the plan left blank.
    case load
    /// The misses since the last gain or loss.
    case misses
  }

  /// The rule that changes a value, and the sets that it looked at.
  public struct Reason: Hashable, Sendable {
    /// The event that triggered the rule.
    public var cause: Cause
    /// The assignment or the progression in the plan.
    public var span: Span
    /// The condition that was true and the question that was answered, as written in the plan.
    public var condition: String?
    /// What was done of the lifts that the rule refers to.
    public var sets: ArraySlice<LoggedSet>
  }

  /// The event that triggers a rule.
  public enum Cause: Hashable, Sendable {
    /// `progress`: all sets were done.
    case progressed
    /// `progress`: it was missed, this many times since the last gain.
    case missed(times: WideInt)
    /// `progress`: after this many misses.
    case reduced(misses: WideInt)
    /// A rule of this event, which is written in the plan.
    case afterSet, afterLift, afterSession, afterWeek
  }
}

extension ProgramState {
  /// Applies the changes of a session; maxes go to the athlete.
  public mutating func apply(_ changes: [StateChange], athlete: inout Athlete) {
    for change in changes {
      switch change.target {
      case .state(let key): values[key] = change.to
      case .max(let exercise): athlete.maxes[exercise] = Mass(grams: change.to.rounded)
      }
    }
  }
}
