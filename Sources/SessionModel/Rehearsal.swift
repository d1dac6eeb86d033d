/// Plays a session on a virtual clock, with a virtual athlete who does what is prescribed.

/// One run of it. *To failure* means ten reps here, as in everything that is planned.
public struct Rehearsal: Sendable {
  private var engine: Engine
  private var script: RehearsalScript
  /// Of the athlete, which counts in the volume.
  private let bodyweight: Mass?
  private var now = Instant(milliseconds: 0)
  private var timeline: [TimelineEvent] = []
  /// By block.
  private let groupNotes: [Int: [String]]
  private let usual: UsualRests
  /// The notes of groups that have been shown.
  private var shownNotes: Set<String> = []

  /// No real session has more, and one whose script keeps it from ending must still end.
  private static let mostEvents = 50_000

  /// - Parameters:
  ///   - script: what is typed at given times; the athlete does everything else without a command.
  ///   - bodyweight: of the athlete; without one, sets on top of it have no volume.
  public init(session: Session, script: RehearsalScript = RehearsalScript(), bodyweight: Mass? = nil) {
    engine = Engine(session: session)
    groupNotes = session.groupNotes
    usual = UsualRests(session.blocks)
    self.script = script
    self.bodyweight = bodyweight
  }

  /// Every effect with its instant, from the start to the end of the session.
  ///
  /// - Parameter revise: what rules of the plan change in the upcoming sets, after each change of the log.
  public mutating func run(revisedBy revise: (Engine) -> [Revision] = { _ in [] }) -> [TimelineEvent] {
    run(shapedBy: nil, revisedBy: revise)
  }

  /// - Parameter rules: those of the plan that may change its shape.
  package mutating func run(
    shapedBy rules: ShapingRules?, revisedBy revise: (Engine) -> [Revision]
  ) -> [TimelineEvent] {
    perform(.start, rules, revise)
    while !engine.isOver, timeline.count < Rehearsal.mostEvents {
      let own = nextOwnMove()
      let times = [engine.nextDeadline, own?.at, script.next?.at].compactMap { $0 }
      guard let soonest = times.min() else { break }
      now = max(now, soonest)
      if let deadline = engine.nextDeadline, deadline <= now {
        happen(rules, revise) { $0.advance(to: $1) }
      } else if let typed = script.next, typed.at <= now {
        script.takeNext()
        perform(typed.command.meant(in: engine.snapshot(at: now), after: engine.log), rules, revise)
      } else if let own {
        perform(own.command, rules, revise)
      }
    }
    return timeline
  }

  /// What it leaves in the log, once it has run.
  public var sets: [LoggedSet] { engine.log }
  /// The scores of its blocks.
  public var scores: [BlockScore] { engine.scores }
  /// How long it took, without pauses.
  public var elapsed: Milliseconds { engine.summary.elapsed }

  private func performance(of step: Step) -> Performance {
    guard case .work(let work) = step else { return .asPrescribed }
    if work.target == .toFailure { return work.planned }
    if case .cluster(let parts, _) = work.target, parts.contains(.atLeast(0)) {
      return Performance(parts: parts.map { $0.reps(orElse: Work.toFailure) })
    }
    return .asPrescribed
  }

  /// The reps of a set that the clock ended, its own or that of its group, are given as soon as a number cannot be
  /// mistaken for something else.
  private func answer(_ view: Snapshot) -> Performance? {
    guard view.takesAnswers, let asked = view.repsAskedFor,
      let set = engine.log.last(where: { $0.occurrence == asked }),
      set.cutOff ? set.work.target == .toFailure : set.work.target.isWithinTime
    else { return nil }
    return set.work.planned
  }

  /// Before a set, the athlete takes the rest that the estimate counts; a swim makes its send-off.
  private func length(ofSet step: Step, _ view: Snapshot) -> Milliseconds {
    let length = length(of: step)
    guard case .work(let work) = step else { return length }
    if work.isSwumWithoutPace, let ends = view.windows.last(where: { $0.kind == .intervals })?.roundEnds,
      ends > view.phaseBegan
    {
      return min(length, UsualRest.swum(of: ends - view.phaseBegan))
    }
    guard let block = engine.blockAtHand(at: now) else { return length }
    let least = usual.heavy.contains(block) ? Milliseconds(UsualRest.leastOfHeavySet) : .zero
    let rest = usual.before[block] ?? restBeforeNextTry(in: block) ?? .zero
    return rest + max(length, least)
  }

  /// Nobody rests before the first one.
  private func restBeforeNextTry(in block: Int) -> Milliseconds? {
    usual.beforeNextTry[block].flatMap { rest in
      engine.log.contains { $0.occurrence.block == block } ? rest : nil
    }
  }

  private func length(of step: Step) -> Milliseconds {
    Session(name: "", kind: .workout, blocks: [Block(id: 0, .step(step))]).estimatedDuration() ?? .zero
  }

  private mutating func perform(
    _ command: Command, _ rules: ShapingRules?, _ revise: (Engine) -> [Revision]
  ) {
    timeline.append(TimelineEvent(at: now, what: .command(command)))
    happen(rules, revise) { $0.handle(command, at: $1) }
  }

  /// A phase that begins is recorded as it is after the revisions that the rules make at once.
  private mutating func happen(
    _ rules: ShapingRules?, _ revise: (Engine) -> [Revision],
    _ event: (inout Engine, Instant) -> [Effect]
  ) {
    let now = now
    let (reshape, effects) = engine.handle(at: now, shapedBy: rules) { event(&$0, now) }
    var revised: [Effect] = []
    if effects.contains(where: { $0.changesTheLog }) {
      let revisions = engine.isOver ? [] : revise(engine)
      if !revisions.isEmpty { revised = engine.handle(.revise(revisions), at: now) }
      // It is said once.
      if reshape != nil { revised = [] }
    }
    timeline += (effects + revised).map(counted).map { effect in
      let phase = effect == .phaseBegan ? engine.snapshot(at: now) : nil
      return TimelineEvent(at: now, what: .effect(effect, phase.map { PhaseMoment($0, notes: newNotes($0)) }))
    }
  }

  /// The same with the bodyweight in the volume of the session, which the engine does not know.
  private func counted(_ effect: Effect) -> Effect {
    func counted(_ summary: Summary) -> Summary {
      var summary = summary
      summary.volumeGrams = engine.volumeGrams(bodyweight: bodyweight)
      return summary
    }
    if case .sessionFinished(let summary) = effect { return .sessionFinished(counted(summary)) }
    if case .sessionAborted(let summary) = effect { return .sessionAborted(counted(summary)) }
    return effect
  }

  /// Of the rest that begins, or of the groups around the work that begins, these once.
  private mutating func newNotes(_ view: Snapshot) -> [String] {
    switch view.phase {
    case .rest: view.restNotes ?? []
    case .work, .breath, .sit:
      (engine.blockAtHand(at: now).flatMap { groupNotes[$0] } ?? []).filter { shownNotes.insert($0).inserted }
    case .ready, .countdown, .expired, .waiting, .choosing, .finished, .aborted: []
    }
  }

  /// What the athlete does without a command: ends a set when it would be done, continues after a rest, takes the
  /// first option.
  private func nextOwnMove() -> (at: Instant, command: Command)? {
    let view = engine.snapshot(at: now)
    guard !view.isPaused else { return nil }
    if let answer = answer(view) { return (now, .done(answer)) }
    switch view.phase {
    case .expired: return (view.phaseBegan, .acknowledge)
    case .choosing: return (view.phaseBegan, .choose(0))
    case .work, .breath, .sit:
      // The first stage of a ramp test that is too hard.
      if engine.isInDeathBy, case .work(let work)? = view.current, work.isTooHard { return (view.phaseBegan, .miss) }
      guard view.phaseEnds == nil || view.total != nil, let step = view.current else { return nil }
      if engine.goesOnUntilCap || isTooHeavy(step, view) { return nil }
      if let side = sideMove(step, view) { return side }
      if engine.isInIntervalsToMiss, view.windows.contains(where: { $0.isHeldToFailure }) {
        return (view.phaseBegan, .miss)
      }
      if let part = partOfTotal(view, step) { return part }
      let done = view.phaseBegan + (view.total.map { length(ofRest: $0, step) } ?? length(ofSet: step, view))
      if let minute = view.windows.first(where: { $0.kind == .intervals })?.roundEnds, minute < done {
        // In a *death by*, what takes longer than its minute is missed; of a total, the rest is for the next minute.
        if engine.isInDeathBy { return (minute, .miss) }
        if let total = view.total { return (minute, .done(share(of: total, in: minute - view.phaseBegan, step))) }
      }
      // The end of a timed total comes by itself.
      return view.phaseEnds == nil ? (done, .done(performance(of: step))) : nil
    case .rest:
      guard view.phaseEnds == nil else { return nil }
      let isAskedLast = view.rpeAskedFor != nil || view.loadAskedFor != nil && view.repsAskedFor == nil
      if isAskedLast, view.next == nil { return (view.phaseBegan, .done(.asPrescribed)) }
      // Questions are answered at once; an answer alone does not end the rest.
      // A load that the plan leaves open stays open: nobody has lifted it.
      if view.repsAskedFor != nil, let step = view.current { return (view.phaseBegan, .done(performance(of: step))) }
      let open = engine.blockAtHand(at: now).flatMap { usual.open[$0] }
      return (view.phaseBegan + (view.recovery?.usualLength ?? open ?? .minutes(1)), .done(.asPrescribed))
    case .ready: return (now, .start)
    case .countdown, .waiting, .finished, .aborted: return nil
    }
  }
}

extension Rehearsal {
  /// Whether the load has risen beyond what an athlete of usual strength lifts: what is left of the time passes.
  private func isTooHeavy(_ step: Step, _ view: Snapshot) -> Bool {
    guard case .work(let work) = step, work.rung == .load else { return false }
    return view.windows.contains { $0.kind == .ladder && $0.roundsDone >= Self.mostRungsOfLoad }
  }

  /// The rungs of a ladder of loads without an end that an athlete climbs.
  private static let mostRungsOfLoad = 12

  /// How much of a total this time is enough for, in whole reps, calories and metres; one at least.
  private func share(of total: TotalProgress, in time: Milliseconds, _ step: Step) -> Performance {
    let most = max(1, total.left)
    let share = portion(total.of, time.count, of: length(of: step).count)
    switch total.measure {
    case nil: return Performance(reps: Int(clamping: min(max(1, share), most)))
    // It ends with the minute.
    case .time: return .asPrescribed
    case .distance:
      return Performance(distance: Length(millimetres: min(max(1000, share / 1000 * 1000), most)))
    case .energy: return Performance(energy: Energy(kilocalories: min(max(1, share), most)))
    }
  }

  /// Ten reps of a total with a rest between its sets; nil if no more are left, and for anything else.
  private func partOfTotal(_ view: Snapshot, _ step: Step) -> (at: Instant, command: Command)? {
    let reps = Block.repsOfPart
    guard let total = view.total, total.measure == nil, total.left > reps, engine.restsBetweenParts else { return nil }
    let length = Milliseconds(max(1, portion(length(of: step).count, reps, of: total.of)))
    return (view.phaseBegan + length, .done(Performance(reps: Int(clamping: reps))))
  }

  /// How long what is left of a total takes.
  private func length(ofRest total: TotalProgress, _ step: Step) -> Milliseconds {
    Milliseconds(max(1, portion(length(of: step).count, max(1, total.left), of: total.of)))
  }

  /// The same share of the whole as the part is of all; the whole if that is too large to be computed.
  private func portion(_ whole: WideInt, _ part: WideInt, of all: WideInt) -> WideInt {
    let product = whole.multipliedReportingOverflow(by: part)
    return product.overflow ? whole : product.partialValue / max(1, all)
  }

  /// The end of one side of a hold that the athlete ends.
  private func sideMove(_ step: Step, _ view: Snapshot) -> (at: Instant, command: Command)? {
    guard case .work(let work) = step, view.phaseEnds == nil, work.side == .each, work.isEndedByTheAthlete,
      let side = view.part
    else { return nil }
    let done = view.phaseBegan + Milliseconds(length(of: step).count / WideInt(side.of))
    return (done, side.isFollowed ? .part : .done(.asPrescribed))
  }
}

extension Snapshot.Window {
  /// As many rounds as everything to failure has.
  fileprivate var isHeldToFailure: Bool { kind == .intervals && roundsDone >= Block.Group.roundsToFailure }
}

extension Work {
  /// A hold that the athlete ends.
  fileprivate var isEndedByTheAthlete: Bool {
    if case .breaths = target { true } else { isOpenHold }
  }
}

extension Target {
  /// As much as possible until the time ends the set.
  fileprivate var isWithinTime: Bool {
    switch self {
    case .repsWithin, .energyWithin, .distanceWithin: true
    case .reps, .time, .distance, .energy, .breaths, .total, .cluster, .rung, .open: false
    }
  }
}
