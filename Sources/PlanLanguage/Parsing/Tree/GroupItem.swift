/// A group: items that are done together in one form. Its head's attributes and `@` are at its item.

package struct GroupItem: Hashable, Sendable {
  package var form: GroupForm
  /// The keyword or keywords, for messages; empty for a bare `< … >`.
  package var keyword: Span
  /// A quoted name.
  package var title: Name?
  /// The `3` of `x3`.
  package var times: Expression?
  /// Each time round takes the next item.
  package var alternates: Bool
  package var body: Body
}

package enum GroupForm: Hashable, Sendable {
  /// A bare `< … >`.
  case sequence
  case warmup
  case superset
  case circuit
  case rounds
  case complex
  case choose
  case anyOrder
  /// Its rungs; none when they are missing, which has been reported.
  case ladder(Nodes<Expression>, LadderEnd)
  /// `every 2min x5`: one interval for all rounds, or a list.
  case every(Nodes<Expression>)
  /// `emom 18min`; nil when `xN` counts its minutes.
  case emom(Expression?)
  case amrap(Expression)
  case forTime(cap: Expression?)
  /// `tabata`; on 20 s and off 10 s unless it says otherwise.
  case tabata(on: NodeID<Expression>?, off: NodeID<Expression>?)
  /// `breathing x5 < … >` and `meditation < … >` within a workout.
  case breathing
  case meditation
}

/// How the rungs of a ladder go on after those that are written.
package enum LadderEnd: Hashable, Sendable {
  /// They do not: `21-15-9`.
  case closed
  /// With the same step, without end: `3-6-9-...`.
  case endless
  /// With the same step up to the last rung that is written: `10-9-...-1`.
  case filled
}
