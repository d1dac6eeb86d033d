/// A program: workouts that take turns, with what changes from one session to the next.

/// `program "GZCLP" on mon, wed, fri weeks 12 cycle 4 < … >`
package struct ProgramDeclaration: Hashable, Sendable {
  /// Nil when it is missing, which has been reported.
  package var title: Name?
  /// Without their `#`.
  package var tags: Nodes<Name>
  /// The days it is trained on; none are said without `on`.
  package var days: Nodes<Weekday>
  /// It ends after so many.
  package var weeks: Expression?
  /// `week` begins again at 1 after so many.
  package var cycle: Expression?
  /// Sessions, templates, values, states and rules.
  package var body: Body
}

/// A day of the week; the raw value counts from 1, Monday.
public enum Weekday: UInt8, Hashable, Sendable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

/// `progress +2.5kg, -10% after 2 misses`: what a lift does to its own next time.
package struct Progress: Hashable, Sendable {
  package var span: Span
  package var gain: Gain
  /// `when reps(last) at least 25`: more than all sets done is asked.
  package var condition: Condition?
  package var loss: Loss?

  /// What a success brings.
  package enum Gain: Hashable, Sendable {
    /// `+2.5kg`, `+1`, `+5s to 60s then +2kg`: its number with its sign, a last value, and what comes then.
    case change(Expression, upTo: NodeID<Expression>?, then: NodeID<Expression>?)
    /// `reps then +2kg`, `reps to 15 then +5lb`: a rep more each time, or all of the range first; then more load.
    case reps(upTo: NodeID<Expression>?, then: Expression)
    /// Nothing usable was written; it has been reported.
    case missing
  }

  /// `-10% after 2 misses`; once is enough where no number stands.
  package struct Loss: Hashable, Sendable {
    /// With its minus.
    package var change: Expression
    package var misses: NodeID<Expression>?
  }
}
