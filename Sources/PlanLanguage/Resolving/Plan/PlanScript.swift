/// What a plan decides only when it is trained: choices, states that change from session to session, and their rules.

import SessionModel

extension Plan {
  /// `when … else …`: its items are its branches, of which the first that holds is taken.
  struct Choice: Hashable, Sendable {
    /// One for each branch; nil for `else`, which is last.
    var conditions: [ConditionID?]
  }

  struct ConditionID: Hashable, Sendable { var index: Int32 }

  /// Something that holds or does not, with its place.
  struct Condition: Hashable, Sendable {
    var node: Node
    var span: Span

    enum Node: Hashable, Sendable {
      /// With an upper end where the right side is a range.
      case comparison(Comparison, ExpressionID, ExpressionID, upTo: ExpressionID?)
      case fact(Fact)
      case not(ConditionID)
      case and(ConditionID, ConditionID)
      case or(ConditionID, ConditionID)
      /// Something is wrong with it, and has been reported.
      case invalid
    }

    /// As it is written, on one line, for the reason of a change.
    var text = ""
  }

  /// What holds or not by itself, once something has been done.
  enum Fact: Hashable, Sendable {
    /// All sets were done as they were prescribed, or more.
    case done(Which)
    case missed(Which)
    /// The athlete says yes.
    case ask(String)
  }

  /// Which of the sets that a rule speaks of.
  enum Which: Hashable, Sendable {
    case last, all
    /// From 1.
    case number(WideInt)
  }

  /// A value that rules change. It has its first value until they have.
  struct State: Hashable, Sendable {
    /// What the store knows it by: `tier1(squat).load`, `bench-press.misses`.
    var key: String
    /// The title of the program, or of the session outside any, that it belongs to.
    var owner: String
    var dimension: Plan.Dimension
    var first: ExpressionID
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
      /// `max(lift)`: of the lift that the rule speaks of.
      case ownMax
    }
  }

  /// What a lift does to its own next session.
  struct Progression: Hashable, Sendable {
    var gain: Gain
    /// More than all sets done is asked.
    var condition: ConditionID?
    var loss: Loss?
    var states: States
    var span: Span

    enum Gain: Hashable, Sendable {
      case load(Step)
      /// Reps, milliseconds, millimetres or kilocalories more, up to a last number where there is one, and what load then.
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
    }

    /// What it keeps: load added, amount added, misses since the last gain, and a load that the plan left blank.
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
    /// What it notes about itself.
    public var notes: [String]
    /// The days it is trained on; empty where it does not say.
    public var days: [Weekday]
    /// It ends after so many.
    public var weeks: WideInt?
    /// `week` begins again after so many.
    public var cycle: WideInt?
    /// Its sessions' places in the plan's declarations.
    public var sessions: Range<Int>
    /// Its head in the source.
    public var span: Span
    /// Places in the plan's rules, of sessions and weeks.
    var rules: Range<Int32>

    /// How many turns a week has.
    public var turnsAWeek: Int { Swift.max(1, days.isEmpty ? sessions.count : days.count) }
  }
}
