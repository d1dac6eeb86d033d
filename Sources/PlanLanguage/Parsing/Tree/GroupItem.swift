/// A group: items that are done together in a form. The attributes and `@` of its head are stored in its item.

import SessionModel

package struct GroupItem: Hashable, Sendable {
  package var form: GroupForm
  /// The keyword or keywords, for messages; empty for a bare `< … >`.
  package var keyword: Span
  /// A quoted name.
  package var title: Name?
  /// The `3` of `x3`.
  package var times: Expression?
  /// `for load`, `for reps`, `for distance`, `for calories`; nil for time and for other groups.
  package var goal: Goal? = nil
  /// `for load 15min`: as often as possible in this time.
  package var length: Expression? = nil
  /// `emom max`: until a round is missed.
  package var endsWithMiss = false
  /// `cap 10min`: the most that all its rounds together may take.
  package var cap: Expression? = nil
  /// Each round takes the next item.
  package var alternates: Bool
  package var body: Body
}

package enum GroupForm: Hashable, Sendable {
  /// A bare `< … >`.
  case sequence
  case warmup
  case cooldown
  case superset
  case circuit
  case rounds
  case complex
  case choose
  case anyOrder
  /// Its rungs; empty if they are missing, which has been reported.
  case ladder(Nodes<Expression>, LadderEnd)
  /// `every 2min x5`: one interval for all rounds, or a list.
  case every(Nodes<Expression>)
  /// `emom 18min`; nil if `xN` counts its minutes, or if it ends with a miss.
  case emom(Expression?)
  /// `amrap 12min`; nil if it fills what is left of the clock around it.
  case amrap(Expression?)
  /// `for time`, `for load`, `for reps`.
  case forTime
  /// `tabata`; on 20 s and off 10 s unless it says otherwise.
  case tabata(on: NodeID<Expression>?, off: NodeID<Expression>?)
  /// `breathing x5 < … >` and `meditation < … >` within a workout; `breathing 5min < … >` has a length.
  case breathing(Expression?)
  case meditation
}

/// How the rungs of a ladder continue after the written ones.
package enum LadderEnd: Hashable, Sendable {
  /// They do not continue: `21-15-9`.
  case closed
  /// Endlessly, with the same step: `3-6-9-...`.
  case endless
  /// With the same step up to the last written rung: `10-9-...-1`.
  case filled
}
