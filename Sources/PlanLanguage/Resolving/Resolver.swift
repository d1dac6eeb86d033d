/// Tree to plan: names get their meaning, units are checked, and whatever cannot be meant is reported.

import SessionModel

/// What a tree means. Never fails: what has no meaning is left out of the plan and reported.
func resolve(
  _ tree: PlanTree, library: ExerciseLibrary, find: @escaping FindUsed = { (_, _) in nil }
) -> Resolved {
  var resolver = Resolver(tree: tree, library: library, find: find)
  resolver.resolveDeclarations()
  return Resolved(
    plan: resolver.plan, diagnostics: resolver.log.sorted, used: resolver.used, exerciseNames: resolver.exerciseNames)
}

struct Resolved {
  var plan: Plan
  var diagnostics: [Diagnostic]
  var used: [UsedFile]
  /// Places in the plan's exercises by the bytes of their names.
  var exerciseNames: NameCache
}

/// The state of one walk over a tree.
struct Resolver {
  /// The file that is read here.
  var tree: PlanTree
  var library: ExerciseLibrary
  var plan = Plan()
  var log = DiagnosticLog()

  /// Places in the plan's exercises by the bytes of their names.
  var exerciseNames = NameCache()
  /// Places in the plan's exercises by how they are spelled, whatever space is in them.
  var spelledExercises: [SpelledName: Int32] = [:]
  /// What may have been meant by exercises that the library does not know, by their place.
  var unknownExercises: [Int32: UnknownExercise] = [:]
  /// The values that are visible here, by their lowercased name.
  var scope = NameTable<Plan.LetID>()
  /// What the values of open blocks hide, to be visible again when they close.
  var shadowed: [(name: String, hidden: Plan.LetID?)] = []
  /// The first value of the innermost open block.
  var blockStart = 0
  /// What each of the plan's values comes to without a profile.
  var letValues: [Evaluated] = []
  /// Whether the declaration has been reported to be too large.
  var isTooLarge = false
  /// The first workout that is too large if rules change it while it runs.
  private var firstLargeWorkout: Span?

  /// The plan's file, and those that it uses.
  var files: [PlanTree]
  var file = 0
  let find: FindUsed
  /// Every use with the file that it found; the first of a name was read.
  var used: [UsedFile] = []
  /// As many of the plan's first values are of used files.
  var usedLets = 0
  /// Whether something is wrong in the used file that is read here.
  var usedErrors = false
  /// Names of exercises in the files that are not read here.
  var otherExerciseNames: [Int: NameCache] = [:]
  var names = Names()
  /// Templates that nobody has called, by the places of their names.
  var unusedTemplates: [Span: Template] = [:]
  /// Places of states by owner and key.
  var statePlaces = NameTable<Plan.StateID>()
  /// Places of programs by their titles.
  var programPlaces: [String: Int] = [:]
  /// Whether what was done can be asked for here.
  var isInRule = false
  /// Whether parameters may be anything.
  var isInUnusedTemplate = false
  /// How many bodies that are read again, of templates and loops, are open; what is wrong there is reported once.
  var instances = 0
  var reportedInInstances: Set<Place> = []
  /// The call in the plan's own file that is being read.
  var callSite: Span?
  /// What makes the copies that are read here: a loop, a call; and its file.
  var copies: (file: Int, site: Span)?
  /// What may still be made of the text.
  var budget: Budget

  struct Place: Hashable {
    var kind: ProblemKind
    var span: Span
  }

  /// More steps than this are no training, and must not cost memory either.
  static let stepLimit = 20_000
  /// The same where rules change a workout while it runs: it is compiled anew after each set.
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

  mutating func report(
    _ problem: MeaningProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    report(Diagnostic(.meaning(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  mutating func report(
    _ problem: ScriptProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    report(Diagnostic(.script(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  /// With the word that was probably meant, to be taken as an edit.
  mutating func report(_ problem: Problem, at span: Span, suggesting word: String?) {
    report(
      Diagnostic(
        problem, at: span, hints: word.map { [.didYouMean($0)] } ?? [],
        fixes: word.map { [Fix(replace: span, with: $0)] } ?? []))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    // The places of another file are none of this one's.
    guard file == 0 else { return reportElsewhere(diagnostic) }
    let place = Place(kind: diagnostic.problem.kind, span: diagnostic.span)
    if instances > 0, !reportedInInstances.insert(place).inserted { return }
    log.report(diagnostic)
  }

  /// Whether anybody would see what is reported there, so that it is worth looking for what was meant.
  func isHeard(_ kind: ProblemKind, at span: Span) -> Bool {
    file == 0 && !log.isFull && (instances == 0 || !reportedInInstances.contains(Place(kind: kind, span: span)))
  }

  /// Something is wrong in a used file: by itself, or with what a call in the plan hands over.
  private mutating func reportElsewhere(_ diagnostic: Diagnostic) {
    guard diagnostic.problem.severity == .error else { return }
    guard let callSite else {
      usedErrors = true
      return
    }
    guard reportedInInstances.insert(Place(kind: diagnostic.problem.kind, span: callSite)).inserted else { return }
    log.report(Diagnostic(diagnostic.problem, at: callSite))
  }

  /// Whether sessions outside of programs may keep anything.
  private var hasStates: Bool { !tree.rules.isEmpty || !tree.progresses.isEmpty || files.count > 1 }

  /// Reads on in another file.
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

  /// Items outside any declaration become a workout without a name.
  private mutating func resolveLooseItems() {
    let span = Span(start: 0, end: UInt32(truncatingIfNeeded: tree.source.count))
    var notes: [String] = []
    let start = plan.items.count
    isTooLarge = false
    let extent = resolveBlock(Body(span: span, items: tree.looseItems), in: ItemContext(), notes: &notes)
    checkSize(extent, at: span)
    noteSize(extent, at: span)
    plan.declarations.append(
      Plan.Declaration(
        name: "", kind: .workout, tags: [], notes: notes, span: span, times: .one, defaults: nil,
        items: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.items.count)))
  }

  /// - Parameter program: the place of the program around it.
  mutating func resolveSession(
    _ session: SessionDeclaration, at span: Span, names sessionNames: inout NameCache, program: Int? = nil
  ) {
    if let title = session.title {
      if let earlier = sessionNames.find(title.span, in: tree.source) {
        report(
          .duplicateSession(tree.string(title)), at: title.span,
          labels: [Diagnostic.Label(.firstHere, at: earlier.first)])
      } else {
        sessionNames.insert(0, for: title.span, in: tree.source)
      }
    }
    isTooLarge = false
    if program == nil, hasStates { names.owner = session.title.map { tree.string($0) } ?? "" }
    let times = session.times.flatMap { positive($0, .number, expected: .number, counted: .rounds) } ?? .one
    var notes: [String] = []
    let defaults = resolveDefaults(session.intensities, session.attributes, notes: &notes)
    let start = plan.items.count
    let extent = resolveBlock(
      session.body, in: ItemContext(block: session.kind.context), notes: &notes)
    if plan.items.count == start && session.body.items.isEmpty {
      report(.emptySession, at: session.title?.span ?? span)
    }
    let whole = extent.times(plan.known(times) ?? 1)
    checkSize(whole, at: session.title?.span ?? span)
    if session.kind == .workout { noteSize(whole, at: session.title?.span ?? span) }
    var name = ""
    if let title = session.title { name = tree.string(title) }
    var tags: [String] = []
    for tag in tree[session.tags] { tags.append(tree.string(tag)) }
    plan.declarations.append(
      Plan.Declaration(
        name: name, kind: session.kind.sessionKind, tags: tags, notes: notes, span: span, times: times,
        defaults: place(defaults),
        items: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.items.count),
        program: program, isOptional: session.isOptional))
  }

  /// Whether rules change a workout while it runs is known at the end of the plan.
  private mutating func noteSize(_ extent: Extent, at span: Span) {
    guard extent.steps > Self.liveStepLimit, !isTooLarge, firstLargeWorkout == nil else { return }
    firstLargeWorkout = span
  }

  /// Reports the innermost part of a declaration that is too large, once.
  mutating func checkSize(_ extent: Extent, at span: Span) {
    guard extent.steps > Self.stepLimit, !isTooLarge else { return }
    isTooLarge = true
    report(.tooManySteps(limit: Self.stepLimit), at: span)
  }
}

extension SessionWord {
  fileprivate var context: BlockContext {
    switch self {
    case .workout: .workout
    case .breathing: .breathing
    case .meditation: .meditation
    }
  }

  fileprivate var sessionKind: Session.Kind {
    switch self {
    case .workout: .workout
    case .breathing: .breathing
    case .meditation: .meditation
    }
  }
}

extension Resolver {
  /// What stands around an item.
  struct ItemContext {
    /// Something around it ends an endless ladder.
    var isWindow = false
    var block = BlockContext.workout
  }
}
