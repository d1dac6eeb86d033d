/// One compilation: numbers blocks, computes values for the athlete, and keeps the session within bounds.

import SessionModel

struct SessionBuilder {
  let plan: Plan
  private(set) var athlete: Athlete
  let state: ProgramState
  let turn: Turn
  /// The sets done so far, if the session is running.
  let performed: [LoggedSet]
  var script = SessionScript()
  /// Notes of the branches that were taken.
  private(set) var notes: [String] = []
  private var saidNotes: Set<String> = []
  /// The ids of the sets of work, in order.
  private(set) var workIDs: [Int] = []
  private(set) var log = DiagnosticLog()
  private(set) var missing: [ProfileGap] = []
  private(set) var isTooLarge = false

  /// The blocks of the innermost open group.
  private var blocks: [Block] = []
  /// The number of steps of those blocks when everything in them is done.
  private var course = Extent()
  /// Whether the clock ends everything in those blocks.
  private var endsByTheClock = true
  private var nextID: Int
  private var blocksLeft = Resolver.stepLimit
  /// The plan's values for this athlete, as far as this declaration has needed them.
  private var letValues: [Plan.LetID: Evaluated] = [:]
  /// The same without the athlete's bodyweight.
  private var weightlessValues: [Plan.LetID: Evaluated] = [:]
  /// Whether any expression of the plan refers to bodyweight.
  let usesBodyweight: Bool
  private var isWithoutBodyweight = false
  private var madeLoads: [MadeLoad: Mass] = [:]

  private struct MadeLoad: Hashable {
    var load: Mass
    var implement: Implement
  }

  init(
    plan: Plan, athlete: Athlete, state: ProgramState = ProgramState(), turn: Turn = Turn(),
    performed: [LoggedSet] = [],
    firstID: Int = 1
  ) {
    self.plan = plan
    self.athlete = athlete
    self.state = state
    self.turn = turn
    self.performed = performed
    usesBodyweight = plan.expressions.contains { $0.node == .reference(.bodyweight) }
    nextID = firstID
  }

  mutating func blocks(of declaration: Plan.Declaration) -> [Block] {
    let context = ItemContext(defaults: defaults(declaration.defaults))
    let times = count(declaration.times, at: declaration.span)
    if let length = declaration.length {
      lasting(Milliseconds(count(length, at: declaration.span)), at: declaration.span) { builder in
        builder.group(Block.Group(form: .rounds(1, style: .rounds), blocks: []), at: declaration.span) { builder in
          builder.append(declaration.items, in: context)
        }
      }
    } else if times == 1 {
      append(declaration.items, in: context)
    } else {
      group(Block.Group(form: .rounds(Int(clamping: times), style: .rounds), blocks: []), at: declaration.span) {
        builder in
        builder.append(declaration.items, in: context)
      }
    }
    // The resolver has counted what the plan says; this counts the result with the athlete's numbers.
    if course.steps > Resolver.stepLimit { reportTooLarge(at: declaration.span) }
    if course.steps > Resolver.liveStepLimit, declaration.kind == .workout, plan.hasLiveRules {
      reportTooLarge(at: declaration.span, limit: Resolver.liveStepLimit)
    }
    return blocks
  }

  /// The items in a range of the plan.
  mutating func append(_ range: Range<Int32>, in context: ItemContext) {
    reserve(range)
    var index = Int(range.lowerBound)
    while index < Int(range.upperBound) {
      let item = plan.items[index]
      let inside = Int32(truncatingIfNeeded: index + 1)..<item.end
      switch item.content {
      case .move(let place): move(plan.moves[Int(place)], in: context, at: item.span)
      case .group(let place): group(plan.groups[Int(place)], inside, in: context, at: item.span)
      case .rest(let length): rest(length, in: context, at: item.span)
      case .breath(let place): breath(plan.breaths[Int(place)], at: item.span)
      case .sit(let place): sit(plan.sits[Int(place)], at: item.span)
      case .choice(let place): choice(plan.choices[Int(place)], inside, in: context)
      case .pick(let selector): pick(selector, inside, in: context)
      case .part(let rules): part(rules, inside, in: context)
      case .note(let place): say(plan.notes[Int(place)])
      }
      index = Int(item.end)
    }
  }

  /// Reserves room for one block per item, so that the list is not copied as it grows.
  private mutating func reserve(_ range: Range<Int32>) {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      count += 1
      index = plan.items[Int(index)].end
    }
    blocks.reserveCapacity(blocks.count + min(count, blocksLeft))
  }

  /// Whether anything depends on sets that are done.
  var isScript: Bool { !plan.rules.isEmpty || !plan.progressions.isEmpty }

  func defaults(_ place: Int32?) -> Plan.Defaults { place.map { plan.defaults[Int($0)] } ?? Plan.Defaults() }

  // MARK: Blocks

  /// Appends a step with the next number, or nothing once the session is too large.
  mutating func step(_ step: consuming Step, at span: Span) {
    guard let id = takeID(at: span) else { return }
    course = course + Extent(steps: 1)
    endsByTheClock = endsByTheClock && step.endsByTheClock
    blocks.append(Block(id: id, .step(step)))
  }

  /// The same for a set, which is so large that each copy matters.
  mutating func step(_ work: Work, at span: Span) {
    guard let id = takeID(at: span) else { return }
    course = course + Extent(steps: 1)
    if work.role == .work, isScript { workIDs.append(id) }
    endsByTheClock = endsByTheClock && work.target.endsByTheClock
    blocks.append(Block(id: id, .step(.work(work))))
  }

  private mutating func say(_ note: String) {
    if saidNotes.insert(note).inserted { notes.append(note) }
  }

  /// Appends a group, numbered before what `inside` appends to it.
  mutating func group(
    _ group: consuming Block.Group, at span: Span, reserving count: Int = 0, inside: (inout SessionBuilder) -> Void
  ) {
    guard let id = takeID(at: span) else { return }
    var (outer, outerCourse, outerEnds) = ([Block](), course, endsByTheClock)
    swap(&outer, &blocks)
    (course, endsByTheClock) = (Extent(), true)
    blocks.reserveCapacity(min(count, blocksLeft))
    inside(&self)
    swap(&outer, &blocks)
    group.blocks = outer
    if group.form.isLedByTheClock(inside: endsByTheClock) { group.markRestsThatRunOn() }
    endsByTheClock = outerEnds && group.form.endsByTheClock(inside: endsByTheClock)
    course = outerCourse + group.course(of: course)
    blocks.append(Block(id: id, .group(group)))
  }

  /// A group of one round, as often as it takes to last that long: the round that runs at the end is finished.
  mutating func lasting(_ length: Milliseconds, at span: Span, _ round: (inout SessionBuilder) -> Void) {
    let (before, count) = (course, blocks.count)
    round(&self)
    guard blocks.count == count + 1, case .group(var group) = blocks[count].content,
      let once = duration(of: group), case .rounds(_, let style) = group.form
    else { return }
    group.form = .rounds(2, style: style)
    guard let twice = duration(of: group), twice > once, length.count > once else { return }
    let more = (length.count - once + twice - once - 1) / (twice - once)
    let rounds = min(more + 1, WideInt(Resolver.stepLimit))
    course = before + Extent(steps: course.steps - before.steps).times(rounds)
    group.form = .rounds(Int(clamping: rounds), style: style)
    blocks[count] = Block(id: blocks[count].id, .group(group))
  }

  /// In milliseconds; open parts are estimated.
  private func duration(of group: Block.Group) -> WideInt? {
    Session(name: "", kind: .breathing, blocks: [Block(id: 0, .group(group))]).estimatedDuration()?.count
  }

  private mutating func takeID(at span: Span) -> Int? {
    guard blocksLeft > 0 else {
      reportTooLarge(at: span)
      return nil
    }
    blocksLeft -= 1
    nextID += 1
    return nextID - 1
  }

  mutating func reportTooLarge(at span: Span, limit: Int = Resolver.stepLimit) {
    guard !isTooLarge else { return }
    isTooLarge = true
    log.report(Diagnostic(.meaning(.tooManySteps(limit: limit)), at: span))
  }

  mutating func rest(_ length: Plan.RestLength, in context: ItemContext, at span: Span) {
    switch length {
    case .unstated, .none: break
    case .open: step(.rest(Rest(length: nil)), at: span)
    case .lasting(let low, let high):
      guard let least = number(low, at: span) else { return }
      step(
        .rest(
          Rest(
            length: Milliseconds(least), upTo: high.flatMap { number($0, at: span) }.map { Milliseconds($0) })),
        at: span)
    }
  }

  /// 3-2-1 before timed work, unless the clock runs already.
  mutating func countdown(in context: ItemContext, at span: Span) {
    guard !context.hasClock, athlete.countdownSeconds > 0 else { return }
    step(.countdown(seconds: athlete.countdownSeconds), at: span)
  }

  private mutating func breath(_ item: Plan.BreathItem, at span: Span) {
    let length = item.length.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    step(.breath(Breath(item.movement, length: length, count: Int(clamping: count(item.count, at: span)))), at: span)
  }

  private mutating func sit(_ item: Plan.SitItem, at span: Span) {
    let length = item.length.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    let bell = item.bell.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    step(.sit(Sit(item.posture, length: length, bell: bell, notes: item.notes)), at: span)
  }

  // MARK: Values

  /// How many times something is done: at least once.
  mutating func count(_ value: Plan.Value, at span: Span) -> WideInt {
    max(1, number(value, at: span) ?? 1)
  }

  /// A value in its smallest unit; nil if the profile lacks it.
  mutating func number(_ value: Plan.Value, lift: Plan.ExerciseID? = nil, at span: Span) -> WideInt? {
    switch value.content {
    case .known(let number): return number
    case .computed(let id):
      guard case .known(let quantity) = evaluate(id, lift: lift) else { return nil }
      return quantity.rounded
    }
  }

  /// The value of an expression for this athlete, and for its own lift if it refers to that.
  mutating func evaluate(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) -> Evaluated {
    for name in lets(neededFor: id) { letValues[name] = evaluateAlone(plan.lets[Int(name.index)].value, lift: nil) }
    return evaluateAlone(id, lift: lift)
  }

  /// Evaluates with bodyweight left open. A state is what it is: once it has changed, it is a mass.
  mutating func withoutBodyweight(_ evaluate: (inout SessionBuilder) -> Evaluated) -> Evaluated {
    let bodyweight = athlete.bodyweight
    athlete.bodyweight = nil
    isWithoutBodyweight = true
    let log = log
    swap(&letValues, &weightlessValues)
    defer {
      // Its mistakes are those of the evaluation with bodyweight.
      self.log = log
      swap(&letValues, &weightlessValues)
      isWithoutBodyweight = false
      athlete.bodyweight = bodyweight
    }
    return evaluate(&self)
  }

  /// The plan's values that it names, directly or through others, and that are not yet computed: the earliest first,
  /// because each refers only to earlier ones.
  private func lets(neededFor id: Plan.ExpressionID) -> [Plan.LetID] {
    if plan.lets.isEmpty { return [] }
    var needed: Set<Plan.LetID> = []
    var seenStates: Set<Plan.StateID> = []
    var pending = [id]
    while let next = pending.popLast() {
      switch plan.expressions[Int(next.index)].node {
      case .named(let name):
        if letValues[name] == nil, needed.insert(name).inserted { pending.append(plan.lets[Int(name.index)].value) }
      case .reference(.state(let state, _)):
        if seenStates.insert(state).inserted { pending.append(plan.states[Int(state.index)].first) }
      case .negated(let operand): pending.append(operand)
      case .binary(_, let left, let right): pending += [left, right]
      case .function(_, let arguments): pending += arguments
      case .picked(let selector, let members): pending += members + [selector]
      case .constant, .invalid, .reference: break
      }
    }
    return needed.sorted { $0.index < $1.index }
  }

  private mutating func evaluateAlone(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) -> Evaluated {
    do {
      return try evaluated(id, lift: lift)
    } catch {
      let span = plan.expressions[Int(id.index)].span
      switch error {
      case .overflow: log.report(Diagnostic(.meaning(.numberTooLarge), at: span))
      case .divisionByZero: log.report(Diagnostic(.meaning(.divisionByZero), at: span))
      // The resolver has checked the dimensions.
      case .dimensions: break
      }
      return .invalid
    }
  }

  private func evaluated(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) throws(ArithmeticError) -> Evaluated {
    let value = try plan.evaluate(
      id, named: { (name) throws(ArithmeticError) in try named(name) },
      reference: { quantity($0, lift: lift) })
    // A state that depends on an unknown max is a share of that max.
    guard !isWithoutBodyweight, case .unknown(let unknown) = value, let sum = unknown.sum,
      case .state(let id, _) = sum.reference,
      case .unknown(let first) = try evaluated(plan.states[Int(id.index)].first, lift: lift), let inner = first.sum,
      inner.base == Rational(0)
    else { return value }
    return .unknown(
      Evaluated.Unknown(
        dimension: unknown.dimension,
        sum: Evaluated.Sum(
          base: sum.base, share: try sum.share.multiplied(by: inner.share), reference: inner.reference)))
  }

  private func named(_ name: Plan.LetID) throws(ArithmeticError) -> Evaluated {
    if let known = letValues[name] { return known }
    return try evaluated(plan.lets[Int(name.index)].value, lift: nil)
  }

  private func quantity(_ reference: Plan.Reference, lift: Plan.ExerciseID?) -> Plan.Quantity? {
    switch reference {
    case .max, .ownMax, .trainingMax, .bodyweight, .ftp, .maxHeartRate:
      return athlete.quantity(reference, lift: lift, of: plan)
    case .turn(let reading): return turn.quantity(reading)
    case .state(let id, _): return value(of: id, lift: lift)
    case .performed(let reading):
      let done = performed.filter { $0.work.role == .work && (lift == nil || lift.map(key) == $0.work.exercise.key) }
      return SetReading(sets: done[...], prescribed: done.count, rules: plan.rulesVersion).value(reading)
    }
  }

  /// A state's value, or its first one; nil if that depends on something unknown.
  func value(of id: Plan.StateID, lift: Plan.ExerciseID? = nil) -> Plan.Quantity? {
    let state = plan.states[Int(id.index)]
    if let kept = self.state.values[state.key]?.quantity, kept.dimension == state.dimension { return kept }
    guard case .known(let first)? = try? evaluated(state.first, lift: lift) else { return nil }
    return first
  }

  func key(_ exercise: Plan.ExerciseID) -> String { plan.exercises[Int(exercise.index)].exercise.key }

  mutating func note(_ gap: ProfileGap) {
    if !missing.contains(gap) { missing.append(gap) }
  }

  /// A computed load rounded to bar and plates.
  mutating func made(_ load: Mass, on implement: Implement) -> Mass {
    let wanted = MadeLoad(load: load, implement: implement)
    if let made = madeLoads[wanted] { return made }
    let made = athlete.makeable(load, on: implement)
    madeLoads[wanted] = made
    return made
  }
}

extension SessionBuilder {
  /// The context of an item, which applies to it.
  struct ItemContext {
    var defaults: Plan.Defaults
    /// A clock runs already: no countdown.
    var hasClock = false
    var isWarmup = false
    /// What to do for an exercise without sets.
    var unstatedTarget = Target.open
    /// The clock ends each set after this time, whatever is asked for.
    var limit: Milliseconds?
  }
}

extension Block.Group {
  /// The steps of all its rounds, where a round has those of `inside`.
  fileprivate func course(of inside: Extent) -> Extent {
    switch form {
    case .rounds(let count, _), .intervals(_, let count):
      alternates ? Extent(steps: WideInt(count)) : Extent(steps: inside.steps).times(WideInt(count))
    case .ladder(let rungs, _): Extent(steps: inside.steps).times(WideInt(rungs.count))
    case .exercise, .sequence, .window, .forTime, .choice, .freeOrder: Extent(steps: inside.steps)
    }
  }
}
