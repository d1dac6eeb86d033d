/// What a compiled session knows about its rules: which sets belong to which lift, and which rules refer to them.

/// Made with the session; `settle` reads it when sets have been done.
struct SessionScript: Hashable, Sendable {
  var lifts: [Lift] = []
  var bindings: [Binding] = []

  /// An exercise with its sets in the session.
  struct Lift: Hashable, Sendable {
    var exercise: Plan.ExerciseID
    /// The ids of the blocks of its work sets.
    var blocks: [Int]
    /// A place in the plan's progressions.
    var progression: Int32?
  }

  /// Rules with the lifts that they refer to.
  struct Binding: Hashable, Sendable {
    /// Places in the plan's rules.
    var rules: Range<Int32>
    /// Places in `lifts`.
    var lifts: Range<Int>

    /// Whether one of the rules is for the sets themselves.
    func hasSetRules(in plan: Plan) -> Bool {
      rules.contains { if case .set = plan.rules[Int($0)].event { true } else { false } }
    }
  }
}
