/// A program: workouts that alternate, with values that change from one session to the next.

/// `program "GZCLP" on mon, wed, fri weeks 12 cycle 4 < … >`
package struct ProgramDeclaration: Hashable, Sendable {
  /// Nil if it is missing, which has been reported.
  package var title: Name?
  /// Without the `#`.
  package var tags: Nodes<Name>
  /// Its training days; empty without `on`.
  package var days: Nodes<Weekday>
  /// It ends after this many weeks.
  package var weeks: Expression?
  /// `week` starts again at 1 after this many weeks.
  package var cycle: Expression?
  /// Sessions, templates, values, states and rules.
  package var body: Body
}

/// A day of the week; the raw value counts from 1, Monday.
public enum Weekday: UInt8, Hashable, Sendable, CaseIterable {
  /// The first day of the week, as in ISO 8601.
  case monday = 1
  /// The days that follow, up to 7.
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

/// `progress +2.5kg, -10% after 2 misses`: how a lift changes for its next session.
package struct Progress: Hashable, Sendable {
  package var span: Span
  package var gain: Gain
  /// `when reps(last) at least 25`: a condition beyond all sets done.
  package var condition: Condition?
  package var loss: Loss?

  /// The gain after a success.
  package enum Gain: Hashable, Sendable {
    /// `+2.5kg`, `+1`, `+5s to 60s then +2kg`: its number with its sign, a final value, and what follows then.
    case change(Expression, upTo: NodeID<Expression>?, then: NodeID<Expression>?)
    /// `reps then +2kg`, `reps to 15 then +5lb`: one more rep each time, or the whole range first; then more load.
    case reps(upTo: NodeID<Expression>?, then: Expression)
    /// `max +4%`: the one-rep max of the lift instead of its load.
    case max(Expression)
    /// Nothing usable was written; this has been reported.
    case missing
  }

  /// `-10% after 2 misses`; without a number, one miss is enough.
  package struct Loss: Hashable, Sendable {
    /// Including its minus.
    package var change: Expression
    package var misses: NodeID<Expression>?
  }
}
