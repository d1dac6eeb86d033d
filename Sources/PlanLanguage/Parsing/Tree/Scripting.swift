/// What makes a plan a script: templates and their calls, loops, choices, and the values that change between sessions.

/// `def tier1(move, step) < … >`
public struct Definition: Hashable, Sendable {
  /// Nil when it is missing, which has been reported.
  public var name: Name?
  public var parameters: Nodes<Name>
  public var body: Block
  /// What its items are: of a workout, a breathing or a meditation.
  public var context: BlockContext = .workout
}

/// `tier1(squat, 10lb)` as an item; `round(load, 2.5kg)`, `max(squat)`, `reps(last)` in an expression.
public struct Call: Hashable, Sendable {
  public var name: Name
  public var arguments: Nodes<CallArgument>
}

/// What stands between the commas of a call, or of the list that a loop walks.
public struct CallArgument: Hashable, Sendable {
  public var span: Span
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    /// Words alone, up to `,` or `)`, or quoted: an exercise, or a value of that name.
    case name(Name)
    case value(Expression)
    case block(Block)
  }
}

/// `for lift in squat, bench < … >`, `for i in 1-5 < … >`, `for i in low to high < … >`.
public struct Loop: Hashable, Sendable {
  public var name: Name
  public var walk: Walk
  public var body: Block

  public enum Walk: Hashable, Sendable {
    /// From the first to the last whole number, falling where the first is larger.
    case range(Operands)
    case list(Nodes<CallArgument>)
    /// Nothing usable was written; it has been reported.
    case missing
  }
}

/// `when … < … > else when … < … > else < … >`
public struct When: Hashable, Sendable {
  /// In the order they are asked.
  public var branches: Nodes<WhenBranch>
  public var otherwise: Block?
}

public struct WhenBranch: Hashable, Sendable {
  public var condition: Condition
  public var body: Block
}

/// `by stage < a; b; c >`: its n-th item.
public struct Pick: Hashable, Sendable {
  public var selector: Expression
  public var body: Block
}

/// Something that holds or does not. What a compound is made of stands in the tree: `tree[id]`.
public struct Condition: Hashable, Sendable {
  public var span: Span
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    /// `stage is 4`, `reps(last) at least 25`; for `is` and `is not` the right side may be a range.
    case comparison(Comparison, Operands)
    /// `done`, `missed(last)`: a word or a call that holds or does not.
    case fact(NodeID<Expression>)
    /// `ask "Move on?"`
    case ask(Text)
    case not(NodeID<Condition>)
    case and(NodeID<Condition>, NodeID<Condition>)
    case or(NodeID<Condition>, NodeID<Condition>)
    /// Nothing usable was written; it has been reported.
    case missing
  }
}

public enum Comparison: Hashable, Sendable { case `is`, isNot, above, below, atLeast, atMost }

/// `after set 4 < … >`, `after lift < … >`
public struct Rule: Hashable, Sendable {
  public var event: RuleEvent
  /// The words from `after` up to its block.
  public var head: Span
  /// Only assignments, choices, values and notes.
  public var body: Block
}

public enum RuleEvent: Hashable, Sendable {
  /// Each set, or the one of that number.
  case set(NodeID<Expression>?)
  case lift, session, week
}

/// `load += step`, `max(squat) = lifted(last)`
public struct Assignment: Hashable, Sendable {
  /// A name, or a call of `max`.
  public var target: Expression
  public var change: Change
  public var value: Expression

  public enum Change: Hashable, Sendable { case set, add, subtract }
}
