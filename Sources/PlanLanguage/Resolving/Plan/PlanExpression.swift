/// Expressions whose value only the athlete's profile can tell, with their names resolved.

import SessionModel

extension Plan {
  /// The number of a value that depends on nobody's profile.
  func known(_ value: Value) -> WideInt? {
    switch value.content {
    case .known(let number): return number
    case .computed(let id):
      guard case .constant(let quantity) = expressions[Int(id.index)].node else { return nil }
      return quantity.rounded
    }
  }

  /// A node; its operands are other expressions of the same plan.
  struct Expression: Hashable, Sendable {
    var node: Node
    var span: Span

    enum Node: Hashable, Sendable {
      case constant(Quantity)
      case reference(Reference)
      /// The value of a `let`.
      case named(LetID)
      case negated(ExpressionID)
      case binary(Operation, ExpressionID, ExpressionID)
      case function(Function, [ExpressionID])
      /// Something is wrong with it, and has been reported.
      case invalid
    }
  }

  /// `share` is `90% of ftp`.
  enum Operation: Hashable, Sendable { case sum, difference, product, quotient, share }

  /// Where in its program a session stands; each counts from 1.
  enum TurnReading: String, Hashable, Sendable, CaseIterable { case week, day, session, cycle }

  /// What only the sets that were done tell.
  enum Reading: Hashable, Sendable {
    case reps(Which)
    /// Reps above those that were prescribed.
    case over(Which)
    /// The load of one set.
    case lifted(Which)
    case rpe(Which)
    /// How many sets were done.
    case sets
    /// The heaviest load.
    case best

    var dimension: Plan.Dimension {
      switch self {
      case .reps, .over, .sets: .number
      case .lifted, .best: .mass
      case .rpe: .rpe
      }
    }
  }

  /// What only the profile, the state of a program or a session knows.
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
    case performed(Reading)

    var dimension: Plan.Dimension {
      switch self {
      case .max, .ownMax, .trainingMax, .bodyweight: .mass
      case .ftp: .power
      case .maxHeartRate: .heartRate
      case .state(_, let dimension): dimension
      case .turn: .number
      case .performed(let reading): reading.dimension
      }
    }
  }
}
