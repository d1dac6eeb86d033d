/// Expressions whose value depends on the athlete's profile, with their names resolved.

import SessionModel

extension Plan {
  /// The number of a value that does not depend on a profile.
  func known(_ value: Value) -> WideInt? {
    switch value.content {
    case .known(let number): return number
    case .computed(let id):
      switch expressions[Int(id.index)].node {
      case .constant(let quantity), .load(let quantity, _): return quantity.rounded
      case .reference, .named, .negated, .binary, .function, .picked, .invalid: return nil
      }
    }
  }

  /// What an expression reads, directly or through the values that it names.
  func references(in id: ExpressionID) -> [Reference] {
    var references: [Reference] = []
    var seen: Set<LetID> = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = expressions[Int(next.index)].node
      switch node {
      case .reference(let reference): references.append(reference)
      case .named(let name): if seen.insert(name).inserted { pending.append(lets[Int(name.index)].value) }
      case .constant, .load, .negated, .binary, .function, .picked, .invalid: pending += node.operands
      }
    }
    return references
  }

  /// A node; its operands are other expressions of the same plan.
  struct Expression: Hashable, Sendable {
    var node: Node
    var span: Span

    enum Node: Hashable, Sendable {
      case constant(Quantity)
      /// A load that the plan computes from its own numbers; `isSum` if it only adds written ones.
      case load(Quantity, isSum: Bool)
      case reference(Reference)
      /// The value of a `let`.
      case named(LetID)
      case negated(ExpressionID)
      case binary(Operation, ExpressionID, ExpressionID)
      case function(Function, [ExpressionID])
      /// The n-th of the values, wrapping around.
      case picked(by: ExpressionID, [ExpressionID])
      /// It has a mistake, which has been reported.
      case invalid

      /// The expressions that it is made of, in the order in which they are read; values and references have none.
      var operands: [ExpressionID] {
        switch self {
        case .constant, .load, .reference, .named, .invalid: []
        case .negated(let operand): [operand]
        case .binary(_, let left, let right): [left, right]
        case .function(_, let arguments): arguments
        case .picked(let selector, let members): [selector] + members
        }
      }
    }
  }

  /// `share` is `90% of ftp`.
  enum Operation: Hashable, Sendable { case sum, difference, product, quotient, remainder, share }

  /// The place of a session in its program; each counts from 1.
  enum TurnReading: String, Hashable, Sendable, CaseIterable {
    case week, day, session, cycle
    /// The weeks of the program after this one; 0 in the last.
    case weeksLeft = "weeks left"
  }

  /// Readings of the sets that were done.
  enum Reading: Hashable, Sendable {
    case reps(Which)
    /// Reps beyond the prescribed ones.
    case over(Which)
    /// How long a set lasted.
    case time(Which)
    /// The load of one set.
    case lifted(Which)
    case rpe(Which)
    /// The number of sets done.
    case sets
    /// The heaviest load.
    case best

    var dimension: Plan.Dimension {
      switch self {
      case .reps, .over, .sets: .number
      case .time: .time
      case .lifted, .best: .mass
      case .rpe: .rpe
      }
    }
  }

  /// Values of the profile, of a program's state or of a session.
  enum Reference: Hashable, Sendable {
    /// The one-rep max of an exercise.
    case max(ExerciseID)
    /// The one-rep max of the lift that the expression belongs to.
    case ownMax
    /// Nine tenths of the one-rep max of the lift that the expression belongs to.
    case trainingMax
    case bodyweight
    case ftp
    case maxHeartRate
    case state(StateID, Plan.Dimension)
    case turn(TurnReading)
    /// The place of the athlete's level among those of the workout, from 1.
    case level
    case performed(Reading)
    /// The heaviest load of an exercise in this session.
    case best(ExerciseID)

    var dimension: Plan.Dimension {
      switch self {
      case .max, .ownMax, .trainingMax, .bodyweight, .best: .mass
      case .ftp: .power
      case .maxHeartRate: .heartRate
      case .state(_, let dimension): dimension
      case .turn, .level: .number
      case .performed(let reading): reading.dimension
      }
    }
  }
}
