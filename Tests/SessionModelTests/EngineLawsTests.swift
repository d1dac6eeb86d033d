/// Laws for every session and every sequence of commands: random ones, from fixed seeds.
import Testing

@testable import SessionModel

@Suite("Laws of the engine")
struct EngineLawsTests {
  static let seeds = Array(0..<200)

  @Test("Any commands at any instants keep the laws", arguments: seeds)
  func laws(seed: Int) {
    var random = Seeded(seed)
    let session = random.session()
    var engine = Engine(session: session)
    var ticking = engine
    var journal: [(command: Command, at: Instant)] = []
    var at = Instant(milliseconds: 1_000_000)
    for round in 0..<60 {
      at = at + Milliseconds(random.chance(10) ? -random.below(5000) : random.pick([0, 500, 7000, 30_000, 100_000]))
      let expected = engine.advance(to: at)
      let ticks = Self.tick(&ticking, to: at, by: random.pick([700, 9000, 40_000]))
      hold(ticks == expected, "effects of ticks, seed \(seed)")
      hold(ticking == engine, "ticks, seed \(seed)")

      let before = engine
      let command = round == 0 ? .start : random.command()
      let effects = engine.handle(command, at: at)
      ticking = engine
      if case .refused = effects.last {
        hold(engine == before, "\(command) was refused, seed \(seed)")
      } else if case .undo = command {
        journal.append((command, engine.now))
      } else {
        journal.append((command, engine.now))
        var undone = engine
        _ = undone.handle(.undo, at: at)
        hold(undone == before, "undo of \(command), seed \(seed)")
      }
      check(engine, seed)
    }
    var folded = Engine(session: session)
    for entry in journal { _ = folded.handle(entry.command, at: entry.at) }
    _ = folded.advance(to: engine.now)
    hold(folded == engine, "folded, seed \(seed)")
  }

  @Test("Another shape between any commands keeps the laws", arguments: seeds)
  func shapes(seed: Int) {
    var random = Seeded(seed &+ 10_000)
    var session = random.session()
    session.firstAddedID = 1 << 20
    var engine = Engine(session: session)
    var journal: [(command: Command, at: Instant)] = []
    var at = Instant(milliseconds: 1_000_000)
    for round in 0..<40 {
      at = at + Milliseconds(random.pick([0, 500, 7000, 30_000, 100_000]))
      _ = engine.advance(to: at)
      if random.chance(40) {
        let planned = random.otherShape(of: session)
        let change = engine.reshape(to: planned)
        if !change.isEmpty, !engine.isOver {
          _ = engine.handle(.reshape(change), at: at)
          journal.append((.reshape(change), engine.now))
          hold(engine.log.allSatisfy { $0.occurrence.block > 0 }, "the log stays, seed \(seed)")
        }
      }
      let before = engine
      let command = round == 0 ? .start : random.command()
      let effects = engine.handle(command, at: at)
      if case .refused = effects.last {
        hold(engine == before, "\(command) was refused, seed \(seed)")
      } else {
        journal.append((command, engine.now))
      }
      check(engine, seed)
    }
    var folded = Engine(session: session)
    for entry in journal { _ = folded.handle(entry.command, at: entry.at) }
    _ = folded.advance(to: engine.now)
    hold(folded == engine, "folded, seed \(seed)")
  }

  private static func tick(_ engine: inout Engine, to end: Instant, by length: Int) -> [Effect] {
    var effects: [Effect] = []
    while engine.now + Milliseconds(length) < end { effects += engine.advance(to: engine.now + Milliseconds(length)) }
    return effects + engine.advance(to: end)
  }

  /// Says which law was broken, without printing whole engines.
  private func hold(_ law: Bool, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !law { Issue.record(Comment(rawValue: what), sourceLocation: sourceLocation) }
  }

  private func check(_ engine: Engine, _ seed: Int) {
    let snapshot = engine.snapshot(at: engine.now)
    // During a pause, what is left may be taken away; it is over when the session goes on.
    if let ends = snapshot.phaseEnds, !snapshot.isPaused { #expect(ends > engine.now, "time left, seed \(seed)") }
    if let deadline = engine.nextDeadline { #expect(deadline > engine.now, "deadline, seed \(seed)") }
    #expect(snapshot.phaseBegan <= engine.now)
    #expect(snapshot.elapsed >= .zero)
    let occurrences = engine.log.map(\.occurrence)
    #expect(Set(occurrences).count == occurrences.count, "an occurrence is logged twice, seed \(seed)")
    if let all = snapshot.stepsInAll { #expect(snapshot.stepsDone <= all, "steps, seed \(seed)") }
    var totals = Totals()
    for set in engine.log { totals.add(set) }
    #expect(totals == engine.state.totals, "totals, seed \(seed)")
    for set in engine.log { #expect(set.began <= set.ended, "a set that ends before it begins, seed \(seed)") }
    var ids: [Int] = []
    func collect(_ blocks: [Block]) {
      for block in blocks {
        ids.append(block.id)
        if case .group(let group) = block.content { collect(group.blocks) }
      }
    }
    collect(engine.session.blocks)
    #expect(Set(ids).count == ids.count, "ids, seed \(seed)")
  }

  @Test("An athlete who does all as prescribed walks the course, step by step", arguments: seeds)
  func course(seed: Int) {
    var random = Seeded(seed)
    let session = random.session(windows: false)
    var engine = Engine(session: session)
    var walked: [CourseStep] = []
    func look(_ effects: [Effect]) {
      guard effects.contains(.phaseBegan), let step = engine.state.step,
        engine.snapshot(at: engine.now).phase != .expired,
        !engine.state.phase.isLastQuestion, engine.state.sides == nil
      else { return }
      walked.append(CourseStep(occurrence: engine.tree.occurrence(of: engine.state.place), step: step))
    }
    look(engine.handle(.start, at: Instant(milliseconds: 0)))
    for _ in 0..<2000 where !engine.isOver {
      let next = engine.nextDeadline ?? engine.now + .seconds(1)
      if engine.state.phase.ends != nil {
        look(engine.advance(to: next))
      } else if engine.state.phase.kind == .expired {
        look(engine.handle(.acknowledge, at: next))
      } else {
        let isAsked = engine.state.phase.isLastQuestion && engine.state.answerable?.asksReps == true
        look(engine.handle(.done(Performance(reps: isAsked ? 1 : nil)), at: next))
      }
    }
    hold(engine.isOver, "over, seed \(seed)")
    hold(walked == session.course(), "course, seed \(seed)")
    let actions = session.course().filter { step in
      switch step.step {
      case .work, .breath, .sit: true
      case .rest, .countdown: false
      }
    }
    #expect(Engine(session: session).snapshot(at: engine.now).stepsInAll == actions.count, "seed \(seed)")
    #expect(engine.snapshot(at: engine.now).stepsDone == actions.count, "seed \(seed)")
  }
}
