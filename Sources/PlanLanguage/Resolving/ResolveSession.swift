/// Sessions: workouts, breathing and meditations, and the items outside any declaration.

import SessionModel

extension Resolver {
  /// - Parameter program: the place of its program.
  mutating func resolveSession(
    _ session: SessionDeclaration, at span: Span, names sessionNames: inout NameCache, program: Int? = nil
  ) {
    let name = session.title.map { tree.string($0) } ?? ""
    let head = session.title?.span ?? span
    if let title = session.title {
      if let earlier = sessionNames.find(title.span, in: tree.source) {
        report(
          .duplicateSession(name), at: head, labels: [Diagnostic.Label(.firstHere, at: earlier.first)])
      } else {
        sessionNames.insert(0, for: title.span, in: tree.source)
      }
    }
    isTooLarge = false
    if program == nil, hasStates { names.owner = name }
    let times = session.times.flatMap { positive($0, .number, expected: .number, counted: .rounds) } ?? .one
    let length = session.length.flatMap { positive($0, .time, expected: .time, counted: .time) }
    var notes: [String] = []
    readLevels(of: session.body)
    let defaults = resolveDefaults(session.intensities, session.attributes, notes: &notes)
    let between = between(among: session.attributes)
    let start = plan.items.count
    let extent = inside(session.attributes, defaults) { resolver in
      resolver.resolveBlock(session.body, in: ItemContext(block: session.kind.context))
    }
    if plan.items.count == start && session.body.items.isEmpty {
      report(.emptySession, at: head)
    }
    let whole = extent.times(plan.known(times) ?? 1)
    checkSize(whole, at: head)
    if session.kind == .workout { noteSize(whole, at: head) }
    plan.declarations.append(
      Plan.Declaration(
        name: name, kind: session.kind.sessionKind, tags: tree[session.tags].map { tree.string($0) }, notes: notes,
        span: span, times: times,
        length: length, defaults: place(defaults), between: between,
        items: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.items.count),
        program: program, isOptional: session.isOptional, levels: levelsInUse))
  }

  /// Whether sessions outside programs may keep anything.
  private var hasStates: Bool { !tree.rules.isEmpty || !tree.progresses.isEmpty || files.count > 1 }

  /// Items outside any declaration become a workout without a name.
  mutating func resolveLooseItems() {
    let span = Span(start: 0, end: UInt32(truncatingIfNeeded: tree.source.count))
    let start = plan.items.count
    isTooLarge = false
    readLevels(of: Body(span: span, items: tree.looseItems))
    let extent = resolveBlock(Body(span: span, items: tree.looseItems), in: ItemContext())
    checkSize(extent, at: span)
    noteSize(extent, at: span)
    plan.declarations.append(
      Plan.Declaration(
        name: "", kind: .workout, tags: [], notes: [], span: span, times: .one, defaults: nil,
        items: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.items.count), levels: levelsInUse))
  }

  /// Whether rules change a workout while it runs is known only at the end of the plan.
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
  fileprivate var sessionKind: Session.Kind {
    switch self {
    case .workout: .workout
    case .breathing: .breathing
    case .meditation: .meditation
    }
  }
}
