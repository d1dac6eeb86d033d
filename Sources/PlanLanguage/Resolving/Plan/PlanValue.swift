/// A number of the plan: either known, or an expression that is computed when the plan is compiled.

import SessionModel

extension Plan {
  /// A whole number of the smallest units that its place needs, or the expression that yields it. Four bytes, because a
  /// plan holds several of these per line.
  struct Value: Hashable, Sendable {
    /// Twice the number, or twice the expression's index plus one.
    private let bits: Int32

    /// A known number; nil for one that does not fit, which must be an expression.
    init?(known number: WideInt) {
      guard let bits = Int32(exactly: number), bits.magnitude < 1 << 30 else { return nil }
      self.bits = bits << 1
    }

    init(_ expression: ExpressionID) {
      bits = expression.index << 1 | 1
    }

    private init(bits: Int32) { self.bits = bits }

    static let zero = Value(bits: 0)
    static let one = Value(bits: 2)

    var content: Content {
      bits & 1 == 0 ? .known(WideInt(bits >> 1)) : .computed(ExpressionID(index: bits >> 1))
    }

    enum Content: Hashable, Sendable {
      case known(WideInt)
      case computed(ExpressionID)
    }

    /// The number, if it is known.
    var known: WideInt? { bits & 1 == 0 ? WideInt(bits >> 1) : nil }
  }

  /// The place of an expression in its plan.
  struct ExpressionID: Hashable, Sendable { var index: Int32 }

  /// The place of a `let` in its plan.
  struct LetID: Hashable, Sendable { var index: Int32 }

  /// The place of an exercise in its plan.
  struct ExerciseID: Hashable, Sendable { var index: Int32 }
}
