/// What a plan decides only in training: choices, states that change from session to session, and their rules.

import SessionModel

extension Plan {
  /// `when … else …`: its items are its branches; the first one whose condition is true is taken.
  struct Choice: Hashable, Sendable {
    /// One for each branch; nil for `else`, which is last.
    var conditions: [ConditionID?]
  }

  struct ConditionID: Hashable, Sendable { var index: Int32 }

  /// A condition with its place.
  struct Condition: Hashable, Sendable {
    var node: Node
    var span: Span

    enum Node: Hashable, Sendable {
      /// With an upper end if the right side is a range.
      case comparison(Comparison, ExpressionID, ExpressionID, upTo: ExpressionID?)
      case fact(Fact)
      case not(ConditionID)
      case and(ConditionID, ConditionID)
      case or(ConditionID, ConditionID)
      /// It has a mistake, which has been reported.
      case invalid
    }

    /// As written, on one line, for the reason of a change.
    var text = ""
  }

  /// A condition about what has been done.
  enum Fact: Hashable, Sendable {
    /// All sets were done as prescribed, or better.
    case done(Which)
    case missed(Which)
    /// The athlete says yes.
    case ask(String)
  }

  /// Which of the sets that a rule refers to.
  enum Which: Hashable, Sendable {
    case last, all
    /// From 1.
    case number(WideInt)
  }

  /// A value that rules change. It has its first value until then.
  struct State: Hashable, Sendable {
    /// Its key in the store: `tier1(squat).load`, `bench-press.misses`.
    var key: String
    /// The title of its program, or of its session if that is not in a program.
    var owner: String
    var dimension: Plan.Dimension
    var first: ExpressionID
    /// The units in which its first value is written.
    var units: WrittenUnits?
    var span: Span
  }

  struct StateID: Hashable, Sendable { var index: Int32 }

  /// `after lift < … >`
  struct Rule: Hashable, Sendable {
    var event: Event
    var statements: [Statement]
    /// From `after` up to its block.
    var span: Span

    enum Event: Hashable, Sendable {
      /// Each set, or the n-th.
      case set(WideInt?)
      case lift, session, week
    }
  }

  /// What a rule does.
  indirect enum Statement: Hashable, Sendable {
    case assign(Target, Assignment.Change, ExpressionID, Span)
    /// `load = ask "How much?"`
    case ask(Target, Assignment.Change, RuleQuestion, Span)
    case note(String)
    case when([Branch])

    struct Branch: Hashable, Sendable {
      /// Nil for `else`.
      var condition: ConditionID?
      var statements: [Statement]
    }

    enum Target: Hashable, Sendable {
      case state(StateID)
      case max(ExerciseID)
      /// `max(lift)`: of the lift that the rule refers to.
      case ownMax
    }
  }

  /// How a lift changes for its next session.
  struct Progression: Hashable, Sendable {
    var gain: Gain
    /// A condition beyond all sets done.
    var condition: ConditionID?
    var loss: Loss?
    var states: States
    /// The units in which its steps are written; nil for the usual ones.
    var units: WrittenUnits?
    /// Exercises with the same number take their steps together, once a session, if all of them are done.
    var decision: Int32
    var span: Span

    enum Gain: Hashable, Sendable {
      case load(Step)
      /// The max of the lift; so does a loss.
      case max(Step)
      /// More reps, milliseconds, millimetres or kilocalories, up to a final number if there is one, and the load gain
      /// after it.
      case amount(WideInt, upTo: WideInt?, then: Step?)
      /// All sets at the top of their range, then more load.
      case range(then: Step)
    }

    struct Loss: Hashable, Sendable {
      var change: Change
      /// From 1.
      var misses: WideInt
    }

    enum Change: Hashable, Sendable {
      case load(Step)
      case amount(WideInt)
    }

    /// How much a load changes.
    enum Step: Hashable, Sendable {
      case mass(ExpressionID)
      /// Thousandths of the load.
      case share(WideInt)
      /// `2% + 1kg`: thousandths of the load, and a mass as often as `times` says, which is 1 or -1.
      case shareAnd(WideInt, ExpressionID, times: WideInt)
    }

    /// Its stored values: load added, amount added, misses since the last gain, and a load that the plan left blank.
    struct States: Hashable, Sendable {
      var added: StateID
      var amount: StateID
      var misses: StateID
      var load: StateID
    }
  }

  /// A program: sessions that take turns.
  public struct Program: Hashable, Sendable {
    /// Its title.
    public var name: String
    /// Without the `#`.
    public var tags: [String]
    /// Its notes.
    public var notes: [String]
    /// Its training days; empty if unspecified.
    public var days: [Weekday]
    /// It ends after this many weeks.
    public var weeks: WideInt?
    /// `week` starts again after this many weeks.
    public var cycle: WideInt?
    /// Its sessions' places in the plan's declarations.
    public var sessions: Range<Int>
    /// Its head in the source.
    public var span: Span
    /// The places of its session and week rules in the plan's rules.
    var rules: Range<Int32>

    /// The number of turns per week.
    public var turnsAWeek: Int { Swift.max(1, days.isEmpty ? sessions.count : days.count) }
  }
}

extension Plan {
  /// Whether there are states that are loads, and all of them were written in pounds.
  package var statesAreInPounds: Bool {
    let units = states.filter { $0.dimension == .mass }.compactMap { $0.units?.load }
    return !units.isEmpty && units.allSatisfy { $0 == .pounds }
  }
}
