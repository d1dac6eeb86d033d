/// A rule that did not run, and what nobody knew.

import SessionModel

/// A rule, or a progression, that needs something that is not known: it changes nothing.
public struct SkippedRule: Hashable, Sendable {
  /// The event that would have triggered it; `progressed` for a progression.
  public var cause: StateChange.Cause
  /// The lift that it refers to, if it is a single one.
  public var exercise: Exercise?
  /// The first thing that it needs to know and does not.
  public var unknown: Unknown
  /// The condition that could not be decided, as written in the plan; nil if it was an assignment or `progress`.
  public var condition: String?
  /// Its place in the plan.
  public var span: Span

  /// What may be unknown. A set that was skipped or cut off is a miss; its reps are not unknown.
  public enum Unknown: Error, Hashable, Sendable {
    /// Nobody entered it.
    case rpe, reps, time, load
    /// No set was done, or none with this number, from 1.
    case set(WideInt?)
    /// The profile lacks it; a max is that of the exercise with this key.
    case max(of: String)
    /// The profile lacks this value; unlike a max, it belongs to no exercise.
    case bodyweight, ftp, maxHeartRate
    /// Its question has no answer.
    case answer
    /// A calculation without a result, such as a division by zero.
    case value
  }
}
