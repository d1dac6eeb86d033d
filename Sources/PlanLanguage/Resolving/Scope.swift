/// What names mean besides values: exercise and block arguments, templates, and the owner of states.

/// It is saved where a block opens, and restored where it closes.
struct Names {
  /// Exercises that a parameter or a loop stands for.
  var exercises = NameTable<Plan.ExerciseID>()
  var blocks = NameTable<BlockArgument>()
  /// Several things under one name.
  var lists = NameTable<[Meaning]>()
  /// Exercises, one of which is picked by a number.
  var picks = NameTable<PickedExercises>()
  /// `8-12` as an argument.
  var ranges = NameTable<WrittenRange>()
  /// `rpe 8`, `zone 2` or `hard` as an argument; nil within if it was wrong, which has been reported.
  var efforts = NameTable<Plan.Intensity?>()
  var templates = NameTable<Template>()
  /// The title of the program (or of a session outside programs) to which states belong.
  var owner = ""
  /// The prefix of a state's key: `tier1(squat).`
  var stateKey = ""
}

/// A `def`, with everything that is visible where it is written. It can use only what is above it, so there is no
/// recursion.
struct Template {
  var definition: Definition
  var values: NameTable<Plan.LetID>
  var names: Names
  /// Its place in the resolver's files.
  var file: Int
}

/// A block argument `< … >` of a call, with the meaning of its names there.
struct BlockArgument {
  var block: Body
  var values: NameTable<Plan.LetID>
  var names: Names
  var file: Int
  /// The exercises in it that are only names: a list of movements.
  var exercises: [Plan.ExerciseID]
}

/// What a name stands for: an argument, a turn of a loop, a member of a list.
enum Meaning {
  case value(Plan.LetID)
  case exercise(Plan.ExerciseID)
  case block(BlockArgument)
  case list([Meaning])
  /// `let main = by cycle squat, front squat`
  case picked(PickedExercises)
  /// A range, which may be used wherever one may be written: `main(curl, 8-12)`.
  case range(WrittenRange)
  /// An effort, which may be used behind an `@`: `main(squat, rpe 8)`. Nil if it was wrong, which has been reported.
  case effort(Plan.Intensity?)
}

/// The ends of a range, as written.
struct WrittenRange {
  var low: Quantity
  var high: Quantity
  /// Of a pace, the distance: `8:30-9:15/mi`.
  var per: Quantity?
}

/// Exercises, one of which is done: the one picked by a number that is known only when the session is compiled.
struct PickedExercises {
  var selector: Plan.ExpressionID
  var exercises: [Plan.ExerciseID]
}

extension Resolver {
  /// Resolves with other names instead of those that are visible here.
  mutating func within<Result>(
    values: NameTable<Plan.LetID>, names inner: Names, file: Int, copiedAt site: Span,
    _ body: (inout Resolver) -> Result
  ) -> Result {
    let outerCopies = copies
    copies = (self.file, site)
    defer { copies = outerCopies }
    let outer = (scope, shadowed, blockStart, names, self.file)
    scope = values
    shadowed = []
    blockStart = plan.lets.count
    names = inner
    enter(file)
    instances += 1
    let result = body(&self)
    instances -= 1
    enter(outer.4)
    (scope, shadowed, blockStart, names) = (outer.0, outer.1, outer.2, outer.3)
    return result
  }

  /// How a name is looked up.
  func key(_ name: Name) -> String { tree.string(name).lowercased() }

  /// Whether a name means a value here, a parameter or a value of the profile.
  func isValue(_ word: String) -> Bool { scope[word] != nil || Plan.Reference(named: word) != nil }

  // MARK: Items around items

  /// A place in the plan's own text: of what a used file says, the call that leads there.
  func ownPlace(_ span: Span) -> Span { file == 0 ? span : callSite ?? span }

  /// Appends an item whose end is still unknown.
  mutating func open(_ content: Plan.Item.Content, at span: Span) -> Int {
    plan.items.append(Plan.Item(content: content, end: 0, span: ownPlace(span)))
    return plan.items.count - 1
  }

  mutating func close(_ place: Int) {
    plan.items[place].end = Int32(truncatingIfNeeded: plan.items.count)
  }
}
