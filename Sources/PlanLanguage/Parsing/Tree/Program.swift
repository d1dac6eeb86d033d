/// A program: workouts that take turns, with what changes from one session to the next.

/// `program "GZCLP" on mon, wed, fri weeks 12 cycle 4 < … >`
public struct ProgramDeclaration: Hashable, Sendable {
  /// Nil when it is missing, which has been reported.
  public var title: Name?
  /// Without their `#`.
  public var tags: Nodes<Name>
  /// The days it is trained on; none are said without `on`.
  public var days: Nodes<Weekday>
  /// It ends after so many.
  public var weeks: Expression?
  /// `week` begins again at 1 after so many.
  public var cycle: Expression?
  /// Sessions, templates, values, states and rules.
  public var body: Block
}

public enum Weekday: UInt8, Hashable, Sendable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

/// `progress +2.5kg, -10% after 2 misses`: what a lift does to its own next time.
public struct Progress: Hashable, Sendable {
  public var span: Span
  public var gain: Gain
  /// `when reps(last) at least 25`: more than all sets done is asked.
  public var condition: Condition?
  public var loss: Loss?

  /// What a success brings.
  public enum Gain: Hashable, Sendable {
    /// `+2.5kg`, `+1`, `+5s to 60s then +2kg`: its number with its sign, a last value, and what comes then.
    case change(Expression, upTo: NodeID<Expression>?, then: NodeID<Expression>?)
    /// `reps then +2kg`, `reps to 15 then +5lb`: a rep more each time, or all of the range first; then more load.
    case reps(upTo: NodeID<Expression>?, then: Expression)
    /// Nothing usable was written; it has been reported.
    case missing
  }

  /// `-10% after 2 misses`; once is enough where no number stands.
  public struct Loss: Hashable, Sendable {
    /// With its minus.
    public var change: Expression
    public var misses: NodeID<Expression>?
  }
}
