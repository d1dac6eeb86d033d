/// One compilation: numbers blocks, computes values for the athlete, and keeps the session within bounds.

import SessionModel

struct SessionBuilder {
  let plan: Plan
  var athlete: Athlete
  let state: ProgramState
  let turn: Turn
  /// The sets done so far, if the session is running.
  let performed: [LoggedSet]
  /// The place of the athlete's level among those of the workout.
  private(set) var level = 0
  var script = SessionScript()
  var notes = NotesInPlace()
  /// The exercises with a load that depends on what was lifted before.
  var liftsWithReadLoads: Set<String> = []
  /// What the progressions add that is already in a load of the session.
  var addedOnce: Set<Plan.StateID> = []
  /// The ids of the sets of work, in order.
  private(set) var workIDs: [Int] = []
  var log = DiagnosticLog()
  private(set) var missing: [ProfileGap] = []
  private(set) var isTooLarge = false

  /// The blocks of the innermost open group.
  private var blocks: [Block] = []
  /// The number of steps of those blocks when everything in them is done.
  private var course = Extent()
  /// Whether the clock ends everything in those blocks.
  private(set) var endsByTheClock = true
  /// Whether the item before says how long the rest after it is.
  var restIsStated = false
  /// The number of the first block of the items.
  private var firstID: Int
  private var nextID: Int
  /// Numbers the blocks, if the shape of the session follows its sets.
  private var stableIDs: StableIDs?
  /// Where each block is written, by its id, if that is wanted.
  var places: [Int: Span]?
  private var blocksLeft = Resolver.stepLimit
  /// The plan's values for this athlete, as far as this declaration has needed them.
  var letValues: [Plan.LetID: Evaluated] = [:]
  /// The same without the athlete's bodyweight.
  var weightlessValues: [Plan.LetID: Evaluated] = [:]
  /// Whether bodyweight is left open at the moment.
  var isWithoutBodyweight = false
  /// Loads by what they were before rounding: a plan computes the same ones often.
  var madeLoads: [MadeLoad: Mass] = [:]

  struct MadeLoad: Hashable {
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
    self.firstID = firstID
    nextID = firstID
    if plan.isShapedBySets { stableIDs = StableIDs() }
  }

  mutating func blocks(of declaration: Plan.Declaration) -> [Block] {
    level = declaration.level(of: athlete)
    var context = ItemContext(defaults: defaults(declaration.defaults))
    context.between = declaration.between
    let times = count(declaration.times, at: declaration.span)
    if declaration.length != nil || times != 1 { context.itemsOfRound = (declaration.items, false) }
    if let length = declaration.length {
      lasting(Milliseconds(count(length, at: declaration.span))) { builder in
        builder.group(Block.Group(form: .rounds(1, style: .rounds), blocks: []), at: declaration.span) { builder in
          builder.appendAll(of: declaration, in: context)
        }
      }
    } else if times == 1 {
      append(declaration.items, in: context)
    } else {
      group(Block.Group(form: .rounds(Int(clamping: times), style: .rounds), blocks: []), at: declaration.span) {
        builder in
        builder.appendAll(of: declaration, in: context)
      }
    }
    // The resolver has counted what the plan says; this counts the result with the athlete's numbers.
    if course.steps > Resolver.stepLimit { reportTooLarge(at: declaration.span) }
    if course.steps > Resolver.liveStepLimit, declaration.kind == .workout, plan.hasLiveRules {
      reportTooLarge(at: declaration.span, limit: Resolver.liveStepLimit)
    }
    return blocks
  }

  private mutating func appendAll(of declaration: Plan.Declaration, in context: ItemContext) {
    firstID = nextID
    append(declaration.items, in: context)
  }

  /// The items in a range of the plan.
  mutating func append(_ range: Range<Int32>, in context: ItemContext) {
    reserve(range)
    let around = stableIDs?.item
    defer { if let around { stableIDs?.item = around } }
    var index = Int(range.lowerBound)
    while index < Int(range.upperBound) {
      let item = plan.items[index]
      stableIDs?.item = index
      if context.between == .unstated {
        append(item, at: index, in: context)
      } else {
        rested(item, in: context) { $0.append(item, at: index, in: context) }
      }
      index = Int(item.end)
    }
  }

  private mutating func append(_ item: Plan.Item, at index: Int, in context: ItemContext) {
    let inside = Int32(truncatingIfNeeded: index + 1)..<item.end
    switch item.content {
    case .move(let place): move(plan.moves[Int(place)], in: context, at: item.span)
    case .group(let place): group(plan.groups[Int(place)], inside, in: context, at: item.span)
    case .rest(let length, let place):
      let said = place.map { plan.attributes[Int($0)] }
      let notes = said.map { $0.notes + $0.cues + ($0.say.map { [$0] } ?? []) } ?? []
      if length == .none { removeLastRest() }
      rest(length, notes: notes, at: item.span)
    case .breath(let place): breath(plan.breaths[Int(place)], at: item.span)
    case .sit(let place): sit(plan.sits[Int(place)], at: item.span)
    case .choice(let place): choice(plan.choices[Int(place)], inside, in: context)
    case .pick(let selector): pick(selector, inside, in: context)
    case .part(let rules): part(rules, inside, in: context)
    case .levels: byLevel(inside, in: context)
    case .note(let place): notes.say(plan.notes[Int(place)], isFirst: nextID == firstID)
    }
  }

  /// `rest none` on its own line: the exercise above has no rest after its last set, either, and a group none after its
  /// last round.
  private mutating func removeLastRest() {
    guard plan.rulesVersion >= .fifth, let last = blocks.indices.last else { return }
    switch blocks[last].content {
    case .step(.rest):
      blocks.removeLast()
      removeLastRest()
    case .group(var exercise) where exercise.form == .exercise:
      guard case .step(.rest)? = exercise.blocks.last?.content else { return }
      exercise.blocks.removeLast()
      blocks[last].content = .group(exercise)
    case .group(var group) where plan.rulesVersion >= .thirteenth && blocks[last].hasRestAtEnd:
      group.leavesOutLastRest = true
      blocks[last].content = .group(group)
    case .step, .group: break
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

  /// The number of blocks of the innermost open group so far.
  var blockCount: Int { blocks.count }

  mutating func removeLastBlock() { blocks.removeLast() }

  /// Appends a step with the next number, or nothing once the session is too large.
  mutating func step(_ step: consuming Step, at span: Span) {
    guard let id = takeID(.of(step), at: span) else { return }
    course = course + Extent(steps: 1)
    endsByTheClock = endsByTheClock && step.endsByTheClock
    notes.move(to: &step)
    blocks.append(Block(id: id, .step(step)))
  }

  /// The same for a set, which is so large that each copy matters.
  mutating func step(_ work: consuming Work, at span: Span) {
    guard let id = takeID(.of(work.role), at: span) else { return }
    notes.move(to: &work)
    course = course + Extent(steps: 1)
    if work.role == .work, isScript { workIDs.append(id) }
    endsByTheClock = endsByTheClock && work.target.endsByTheClock
    blocks.append(Block(id: id, .step(.work(work))))
  }

  /// Appends a group, numbered before what `inside` appends to it.
  mutating func group(
    _ group: consuming Block.Group, at span: Span, reserving count: Int = 0, inside: (inout SessionBuilder) -> Void
  ) {
    guard let id = takeID(.group, at: span) else { return }
    var (outer, outerCourse, outerEnds) = ([Block](), course, endsByTheClock)
    swap(&outer, &blocks)
    (course, endsByTheClock) = (Extent(), true)
    blocks.reserveCapacity(min(count, blocksLeft))
    inside(&self)
    swap(&outer, &blocks)
    group.blocks = outer
    notes.settle(in: &group)
    if plan.rulesVersion >= .ninth, group.isToFailureUnderCap {
      group.endsAtCap = true
      if group.goal == nil { group.goal = .reps }
    }
    if group.form.isLedByTheClock(inside: endsByTheClock) { group.markRestsThatRunOn() }
    endsByTheClock = outerEnds && group.endsByTheClock(inside: endsByTheClock)
    course = outerCourse + group.course(of: course)
    blocks.append(Block(id: id, .group(group)))
  }

  /// Items that take turns or are chosen from: each is one block, also if it needs several, such as a countdown and the
  /// group that it is for.
  mutating func appendOneBlockEach(_ range: Range<Int32>, in context: ItemContext) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = plan.items[Int(index)]
      let first = blocks.count
      append(index..<item.end, in: context)
      stableIDs?.item = Int(index)
      // A turn without anything: `alternate < rest none; box jump 5 >`.
      if case .rest(.none, _) = item.content, blocks.count == first {
        group(Block.Group(form: .sequence, blocks: []), at: item.span) { _ in }
      }
      if item.content.isOne { join(since: first, at: item.span) }
      if blocks.count > first { notes.settle(at: &blocks) }
      index = item.end
    }
  }

  /// Shows a note at the end of what is written out for each round with its last step: what follows it here is the
  /// next round.
  mutating func settleNotes() { notes.settle(at: &blocks) }

  /// Puts the last blocks into a sequence if they are several.
  private mutating func join(since first: Int, at span: Span) {
    guard blocks.count > first + 1, let id = takeID(.group, at: span) else { return }
    let parts = Array(blocks[first...])
    blocks.removeSubrange(first...)
    blocks.append(Block(id: id, .group(Block.Group(form: .sequence, blocks: parts))))
  }

  /// Repeats a group of one round until it has lasted this long; the round that is running at the end is finished.
  mutating func lasting(_ length: Milliseconds, _ round: (inout SessionBuilder) -> Void) {
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

  private mutating func takeID(_ kind: StableIDs.Kind, at span: Span) -> Int? {
    guard blocksLeft > 0 else {
      reportTooLarge(at: span)
      return nil
    }
    blocksLeft -= 1
    nextID += 1
    let id = stableIDs?.next(kind) ?? nextID - 1
    places?[id] = span
    return id
  }

  mutating func reportTooLarge(at span: Span, limit: Int = Resolver.stepLimit) {
    guard !isTooLarge else { return }
    isTooLarge = true
    log.report(Diagnostic(.meaning(.tooManySteps(limit: limit)), at: span))
  }

  func key(_ exercise: Plan.ExerciseID) -> String { plan.exercises[Int(exercise.index)].exercise.key }

  mutating func note(_ gap: ProfileGap) {
    if !missing.contains(gap) { missing.append(gap) }
  }
}

extension Plan.Item.Content {
  /// Whether it is one thing to do, and not a list of them.
  fileprivate var isOne: Bool {
    switch self {
    case .move, .group, .choice: true
    case .rest, .breath, .sit, .pick, .part, .levels, .note: false
    }
  }
}

extension Block {
  /// Whether a rest is the last thing in it, or in one of those that take turns in it.
  fileprivate var hasRestAtEnd: Bool {
    switch content {
    case .step(.rest): true
    case .step: false
    case .group(let group):
      group.alternates || group.form.offersItsBlocks
        ? group.blocks.contains { $0.hasRestAtEnd } : group.blocks.last?.hasRestAtEnd ?? false
    }
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
