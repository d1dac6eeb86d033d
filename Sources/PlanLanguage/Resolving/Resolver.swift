/// Tree to plan: resolves names, checks units, and reports whatever has no meaning.

import SessionModel

/// The meaning of a tree. Never fails: anything without a meaning is left out of the plan and reported.
func resolve(
  _ tree: PlanTree, library: ExerciseLibrary, rules: RulesVersion = .current,
  find: @escaping FindUsed = { (_, _) in nil }
) -> Resolved {
  var resolver = Resolver(tree: tree, library: library, find: find)
  resolver.plan.rulesVersion = rules
  resolver.resolveDeclarations()
  return Resolved(
    plan: resolver.plan, diagnostics: resolver.log.sorted, used: resolver.used, library: resolver.library,
    spent: resolver.budget.spent,
    exerciseNames: resolver.exerciseNames)
}

struct Resolved {
  var plan: Plan
  var diagnostics: [Diagnostic]
  var used: [UsedFile]
  var library: ExerciseLibrary
  /// Of the budget for expansion.
  var spent: Int
  /// Places in the plan's exercises by the bytes of their names.
  var exerciseNames: NameCache
}

/// The state of one walk over a tree.
struct Resolver {
  /// The file that is being read.
  var tree: PlanTree
  var library: ExerciseLibrary
  var plan = Plan()
  var log = DiagnosticLog()

  /// Places in the plan's exercises by the bytes of their names.
  var exerciseNames = NameCache()
  /// Places in the plan's exercises by their spelling, ignoring differences in space.
  var spelledExercises: [SpelledName: Int32] = [:]
  /// What unknown exercises may have meant, by their place.
  var unknownExercises: [Int32: UnknownExercise] = [:]
  /// The values that are visible here, by their lowercased name.
  var scope = NameTable<Plan.LetID>()
  /// The values hidden by those of open blocks, which become visible again when the blocks close.
  var shadowed: [(name: String, hidden: Plan.LetID?)] = []
  /// The first value of the innermost open block.
  var blockStart = 0
  /// The value of each of the plan's values without a profile.
  var letValues: [Evaluated] = []
  /// Where each state was last read outside of rules.
  var stateReads: [Plan.StateID: Span] = [:]
  /// Whether the rule being read prepares the next session, as all but `after set` do.
  var isForNextTime = false
  /// Whether the workout being read is never the last one of its week.
  var isNeverLastOfWeek = false
  /// Whether the declaration has been reported as too large.
  var isTooLarge = false
  /// The first workout that is too large if rules change it while it runs.
  var firstLargeWorkout: Span?

  /// The plan's file, and those that it uses.
  var files: [PlanTree]
  var file = 0
  let find: FindUsed
  /// Every `use` with the file that it found; only the first one of a name was read.
  var used: [UsedFile] = []
  /// This many of the plan's first values come from used files.
  var usedLets = 0
  /// Whether there is a mistake in the used file that is being read.
  var usedErrors = false
  /// Names of exercises in the files that are not being read.
  var otherExerciseNames: [Int: NameCache] = [:]
  var names = Names()
  /// Templates that have not been called, by the places of their names.
  var unusedTemplates: [Span: Template] = [:]
  /// Places of states by owner and key.
  var statePlaces = NameTable<Plan.StateID>()
  /// Places of programs by their titles.
  var programPlaces: [String: Int] = [:]
  /// The equipment of the sets that are being read, and the sets.
  var paced: Equipment?
  var pacedSets = Nodes<SetEntry>.none
  /// Whether readings of what was done are allowed here.
  var isInRule = false
  /// Whether parameters may be anything.
  var isInUnusedTemplate = false
  /// The number of open template and loop bodies that are read repeatedly; mistakes there are reported once.
  var instances = 0
  var reportedInInstances: Set<Place> = []
  /// The call in the plan's own file that is being read.
  var callSite: Span?
  /// The loop or call that makes the copies being read, and its file.
  var copies: (file: Int, site: Span)?
  /// The levels that the workout or its program names, if either does.
  var levels: [String]?
  /// The levels that the program names.
  var levelsOfProgram: [String]?
  /// The place of their names in the tree.
  var levelsPlace: Int?
  /// Whether the workout has anything that depends on the level.
  var hasAlternatives = false
  /// Whether the exercise that is read is one of several.
  var isAmongAlternatives = false
  /// What the heads around an exercise give to it.
  var around = HeadsAround()
  /// How many exercises have had a `progress`.
  var progressesTaken = 0
  /// How many decisions about a `progress` there are.
  var decisions: Int32 = 0
  /// The exercises with a `progress`, by the place of a value that they store.
  var progressed: [Int32: [ProgressedMove]] = [:]
  /// The remaining budget for expansion.
  var budget: Budget

  /// More steps than this are not plausible training, and must not cost memory.
  static let stepLimit = 20_000
  /// The same if rules change a workout while it runs: it is compiled again after each set.
  static let liveStepLimit = 500

  init(tree: PlanTree, library: ExerciseLibrary, find: @escaping FindUsed) {
    self.tree = tree
    self.find = find
    files = [tree]
    budget = Budget(textLength: tree.source.count)
    self.library = library
    plan.items.reserveCapacity(tree.items.count)
    plan.moves.reserveCapacity(tree.items.count)
    plan.sets.reserveCapacity(tree.sets.count)
    plan.declarations.reserveCapacity(tree.sessions.count)
  }

  /// Continues in another file.
  mutating func enter(_ file: Int) {
    guard file != self.file else { return }
    otherExerciseNames[self.file] = exerciseNames
    exerciseNames = otherExerciseNames[file] ?? NameCache()
    self.file = file
    tree = files[file]
  }

  mutating func resolveDeclarations() {
    resolveUses()
    declareExercises()
    var sessionNames = NameCache()
    for declaration in tree.declarations {
      switch declaration.kind {
      case .session(let id): resolveSession(tree[id], at: declaration.span, names: &sessionNames)
      case .binding(let id): bind(tree[id])
      case .definition(let id): define(tree[id], at: declaration.span)
      case .program(let id): resolveProgram(tree[id], at: declaration.span)
      case .exercise, .use: break
      }
    }
    if !unusedTemplates.isEmpty { checkUnusedTemplates() }
    if !tree.looseItems.isEmpty { resolveLooseItems() }
    if plan.hasLiveRules, let span = firstLargeWorkout { report(.tooManySteps(limit: Self.liveStepLimit), at: span) }
  }
}

extension Resolver {
  /// The context of an item.
  struct ItemContext {
    /// Whether something around it ends an endless ladder.
    var isWindow = false
    /// The length of the innermost clock around it, if that is known.
    var clock: Plan.Value?
    /// Where the `for load` or `for reps` begins that fills what is left of the cap around it.
    var filling: UInt32?
    var block = BlockContext.workout
    /// Whether its items take turns or are chosen from, so that a template's items have to stay together.
    var offersItems = false
  }
}
