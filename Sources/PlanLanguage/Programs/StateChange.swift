/// What a session has changed for the next one, each change with its reason.

import SessionModel

/// What the rules make of the sets that were done.
public struct Settlement: Sendable {
  /// In the order in which they happened.
  public var changes: [StateChange] = []
  /// What rules have to say.
  public var notes: [RuleNote] = []
  /// Questions of rules (`ask`) that nobody has answered; their branches were not taken.
  public var questions: [String] = []
}

/// `note "…"` of a rule.
public struct RuleNote: Hashable, Sendable {
  /// As the plan has it.
  public var text: String
  /// The lift that the rule speaks of, where it is one.
  public var exercise: Exercise?
}

/// A value that a rule has changed.
public struct StateChange: Hashable, Sendable {
  /// What is changed.
  public var target: Target
  /// Nil if it had its first value, and that is not known.
  public var from: StateValue?
  /// The new value.
  public var to: StateValue
  /// Why it is changed.
  public var reason: Reason

  /// What a rule can change.
  public enum Target: Hashable, Sendable {
    /// A state by its key.
    case state(String)
    /// The one-rep max of an exercise by its key.
    case max(of: String)
  }

  /// The rule that changes a value, and the sets that it looked at.
  public struct Reason: Hashable, Sendable {
    /// When the rule was asked.
    public var cause: Cause
    /// The assignment or the progression in the plan.
    public var span: Span
    /// The condition that held, as the plan has it.
    public var condition: String?
    /// What was done, of the lifts that the rule speaks of.
    public var sets: ArraySlice<LoggedSet>
  }

  /// When a rule is asked.
  public enum Cause: Hashable, Sendable {
    /// `progress`: all sets were done.
    case progressed
    /// `progress`: it was missed, so many times since the last gain.
    case missed(times: WideInt)
    /// `progress`: so many misses were too many.
    case reduced(misses: WideInt)
    case afterSet, afterLift, afterSession, afterWeek
  }
}

extension ProgramState {
  /// Takes over what a session has changed; maxes go to the athlete.
  public mutating func apply(_ changes: [StateChange], athlete: inout Athlete) {
    for change in changes {
      switch change.target {
      case .state(let key): values[key] = change.to
      case .max(let exercise): athlete.maxes[exercise] = Mass(grams: change.to.rounded)
      }
    }
  }
}
