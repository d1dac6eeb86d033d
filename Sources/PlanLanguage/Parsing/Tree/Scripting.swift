/// What makes a plan a script: templates and their calls, loops, choices, and the values that change between sessions.

/// `def tier1(move, step) < … >`
package struct Definition: Hashable, Sendable {
  /// Nil if it is missing, which has been reported.
  package var name: Name?
  package var parameters: Nodes<Parameter>
  package var body: Body
  /// Whether its items are those of a workout, a breathing or a meditation.
  package var context: BlockContext = .workout
}

/// `step`, or `step = 5kg` with a value for calls that give none.
package struct Parameter: Hashable, Sendable {
  package var name: Name
  package var value: CallArgument?
}

/// `tier1(squat, 10lb)` as an item; `round(load, 2.5kg)`, `max(squat)`, `reps(last)` in an expression.
package struct Call: Hashable, Sendable {
  package var name: Name
  package var arguments: Nodes<CallArgument>
}

/// An element of a call's arguments, or of the list that a loop goes through.
package struct CallArgument: Hashable, Sendable {
  package var span: Span
  package var kind: Kind
  /// The parameter that it names: `step: 5kg`.
  package var label: Name? = nil

  package enum Kind: Hashable, Sendable {
    /// Words alone, up to `,` or `)`, or quoted: an exercise, or a value of that name.
    case name(Name)
    case value(Expression)
    case effort(WrittenEffort)
    case block(Body)
  }
}

/// `rpe 8`, `rir 2`, `zone 2`, behind an `@` or with a name of its own.
package enum WrittenEffort: Hashable, Sendable {
  case rpe(Expression)
  case rir(Expression)
  case zone(Expression)
}

/// `for lift in squat, bench < … >`, `for i in 1-5 < … >`, `for i in low to high < … >`.
package struct Loop: Hashable, Sendable {
  package var name: Name
  package var walk: Walk
  package var body: Body

  package enum Walk: Hashable, Sendable {
    /// From the first to the last whole number; falling if the first is larger.
    case range(Operands)
    case list(Nodes<CallArgument>)
    /// Nothing usable was written; this has been reported.
    case missing
  }
}

/// `when … < … > else when … < … > else < … >`
package struct When: Hashable, Sendable {
  /// In the order in which they are evaluated.
  package var branches: Nodes<WhenBranch>
  package var otherwise: Body?
}

package struct WhenBranch: Hashable, Sendable {
  package var condition: Condition
  package var body: Body
}

/// `by stage < a; b; c >`: its n-th item.
package struct Pick: Hashable, Sendable {
  package var selector: Expression
  package var body: Body
}

/// A condition. The parts of a compound condition are in the tree: `tree[id]`.
package struct Condition: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// `stage is 4`, `reps(last) at least 25`; for `is` and `is not` the right side may be a range.
    case comparison(Comparison, Operands)
    /// `done`, `missed(last)`: a word or a call that is true or false.
    case fact(NodeID<Expression>)
    /// `ask "Move on?"`
    case ask(Text)
    case not(NodeID<Condition>)
    case and(NodeID<Condition>, NodeID<Condition>)
    case or(NodeID<Condition>, NodeID<Condition>)
    /// Nothing usable was written; this has been reported.
    case missing
  }
}

package enum Comparison: Hashable, Sendable { case `is`, isNot, above, below, atLeast, atMost }

/// `after set 4 < … >`, `after lift < … >`
package struct Rule: Hashable, Sendable {
  package var event: RuleEvent
  /// The words from `after` up to its block.
  package var head: Span
  /// Only assignments, choices, values and notes.
  package var body: Body
}

package enum RuleEvent: Hashable, Sendable {
  /// Each set, or the one with that number.
  case set(NodeID<Expression>?)
  case lift, session, week
}

/// `load += step`, `max(squat) = lifted(last)`, `load = ask "How much?"`
package struct Assignment: Hashable, Sendable {
  /// A name, or a call of `max`.
  package var target: Expression
  package var change: Change
  package var value: Value

  package enum Value: Hashable, Sendable {
    case expression(Expression)
    /// `load = ask "How much?"`
    case question(Text)
  }

  package enum Change: Hashable, Sendable { case set, add, subtract }
}
