/// Rounds of intervals that are missed; *death by* ends with the first.
import Testing

@testable import SessionModel

@Suite("Missed rounds and death by")
struct DeathByTests {
  /// One rep more each minute, an hour at most; then five of something else.
  private static let plan = session(
    group(.intervals([.seconds(60)], rounds: 60), [ladder([1, 2], step: 1, set("burpee", .rung))]), reps("x", 5))

  private func engine(_ session: Session = plan, _ commands: (Command, Int)...) -> Engine {
    var engine = Engine(session: session)
    for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    return engine
  }
  private func scores(_ engine: Engine) -> [Score] { engine.scores.map(\.score) }
  private func phase(_ engine: Engine) -> Phase { engine.snapshot(at: engine.now).phase }
  private func exercise(_ engine: Engine) -> String? {
    guard case .work(let work)? = engine.snapshot(at: engine.now).current else { return nil }
    return work.exercise.key
  }
  private let done = Command.done(.asPrescribed)
  private func done(_ reps: Int) -> Command { .done(Performance(reps: reps)) }

  @Test("What is planned of it ends with the minute that its reps exceed, as in a rehearsal")
  func planned() {
    let twice = session(group(.rounds(2, style: .rounds), Self.plan.blocks))
    #expect(Self.plan.plannedSummary.sets == 17 && Self.plan.plannedSummary.reps == 141)
    #expect(twice.plannedSummary.sets == 34)
    var rehearsal = Rehearsal(session: twice)
    _ = rehearsal.run()
    #expect(rehearsal.sets.count == 34)
  }

  @Test(
    "Nobody knows how many rounds it will have, unless the plan says so; by the eleventh rules the limit was a number")
  func numbers() {
    func places(_ session: Session) -> Set<Int> {
      Set(session.course().compactMap { if case .work(let work) = $0.step { work.of } else { nil } })
    }
    #expect(places(Self.plan) == [1])
    #expect(places(Self.plan.by(.eleventh)) == [60, 1])
    let ladder = ladder([1, 2], step: 1, set("burpee", .rung))
    #expect(places(session(group(.intervals([.seconds(60)], rounds: 20), [ladder]))) == [20])
  }

  @Test("It ends with the minute that the athlete says is missed, and the session goes on")
  func missed() {
    var over = engine(Self.plan, (.start, 0), (done, 10), (done, 70), (.miss, 130))
    #expect(scores(over) == [.deathBy(2, extraReps: 0)])
    #expect(phase(over) == .work && exercise(over) == "x")
    _ = over.handle(.undo, at: Instant(milliseconds: 131_000))
    #expect(scores(over) == [] && exercise(over) == "burpee")
  }

  @Test("It ends with the first minute with fewer reps, entered at once or in the rest of the minute")
  func fewer() {
    let atOnce = engine(Self.plan, (.start, 0), (done, 10), (done, 70), (done(2), 130))
    #expect(scores(atOnce) == [.deathBy(2, extraReps: 2)])
    #expect(exercise(atOnce) == "x")
    let later = engine(Self.plan, (.start, 0), (done, 10), (done, 70), (done, 130), (done(1), 140))
    #expect(scores(later) == [.deathBy(2, extraReps: 1)])
    #expect(exercise(later) == "x")
    let taken = engine(Self.plan, (.start, 0), (done, 10), (done, 70), (done, 130), (.miss, 140))
    #expect(scores(taken) == [.deathBy(2, extraReps: 0)])
    #expect(taken.summary.reps == 3)
  }

  @Test("A minute that takes longer is held; without a miss it ends with its time")
  func held() {
    var engine = Engine(
      session: session(
        group(.intervals([.seconds(60)], rounds: 3), [ladder([1, 2], step: 1, set("burpee", .rung))])))
    for (command, second) in [(Command.start, 0), (done, 10), (done, 130), (done, 170)] {
      _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
    }
    _ = engine.advance(to: Instant(milliseconds: 181_000))
    #expect(engine.isOver)
    #expect(scores(engine) == [.deathBy(3, extraReps: 0)])
  }

  /// A minute each, twenty watts more every time.
  private static let ramp: Session = {
    var stage = Work(exercise: Exercise(key: "bike", name: "Bike"), target: .time(.exactly(60_000)))
    stage.rung = .power
    let work = Block(id: 0, .step(.work(stage)))
    return session(
      group(.intervals([.seconds(60)], rounds: 60), [group(.ladder([100, 120], step: 20), [work])]), reps("x", 5))
  }()

  @Test("A ramp test ends with the stage that is not held; its score is the stage before, and how long that one lasted")
  func rampTest() {
    let missed = engine(Self.ramp, (.start, 0), (.miss, 155))
    #expect(scores(missed) == [.stage(watts: 120, into: .seconds(35))])
    #expect(missed.log.map(\.work.effort) == [100, 120, 140].map { .power(watts: $0, upTo: nil) })
    #expect(exercise(missed) == "x")
    // Enter ends the stage before its time.
    let left = engine(Self.ramp, (.start, 0), (done, 155))
    #expect(scores(left) == [.stage(watts: 120, into: .seconds(35))] && exercise(left) == "x")
    let never = engine(Self.ramp, (.start, 0), (.miss, 5))
    #expect(scores(never) == [.stage(watts: 0, into: .seconds(5))])
  }

  @Test("Nobody knows how many stages there will be; plans and rehearsals end with the last one up to 300 watts")
  func plannedRamp() {
    let running = engine(Self.ramp, (.start, 0))
    #expect(running.snapshot(at: running.now).stepsInAll == nil)
    #expect(running.snapshot(at: running.now).windows.first?.rounds == nil)
    var rehearsal = Rehearsal(session: Self.ramp)
    _ = rehearsal.run()
    #expect(rehearsal.scores.map(\.score) == [.stage(watts: 300, into: .zero)])
    #expect(Self.ramp.plannedSummary.sets == rehearsal.sets.count)
  }

  @Test("By the first rules it goes on after a missed minute")
  func firstRules() {
    var old = Self.plan
    old.rules = .first
    let engine = engine(old, (.start, 0), (done, 10), (done(1), 70), (.note("n"), 125))
    #expect(exercise(engine) == "burpee")
  }

  @Test("A miss keeps the reps that were entered, but not those that were only taken as done: nobody did any then")
  func entered() {
    var plan = session(emom(3, reps("squat", 5)), reps("x", 5))
    let few = engine(plan, (.start, 0), (done(4), 10), (.miss, 20))
    #expect(few.log.map(\.performance.reps) == [4])
    #expect(few.log.map(\.cutOff) == [true])
    for (rules, reps) in [(RulesVersion.twelfth, 0), (.eleventh, nil)] {
      plan.rules = rules
      #expect(engine(plan, (.start, 0), (done, 10), (.miss, 20)).log.map(\.performance.reps) == [reps])
      let missed = engine(plan, (.start, 0), (.miss, 20))
      #expect(missed.log.map(\.performance.reps) == [reps] && missed.summary.sets == (reps == 0 ? 0 : 1))
    }
    plan.rules = .sixth
    #expect(engine(plan, (.start, 0), (done(4), 10), (.miss, 20)).log.map(\.performance.reps) == [nil])
  }

  @Test("A round of metres or calories that is missed counts as no set, too, but keeps what was entered")
  func measured() {
    for (target, few) in [
      (Target.distance(.exactly(200_000)), Performance(distance: Length(millimetres: 150_000))),
      (.energy(.exactly(15)), Performance(energy: Energy(kilocalories: 12))),
    ] {
      let plan = session(emom(3, set("row", target)), reps("x", 5))
      for engine in [engine(plan, (.start, 0), (.miss, 20)), engine(plan, (.start, 0), (done, 10), (.miss, 20))] {
        #expect(engine.log.map(\.performance) == [Performance(reps: 0)])
        #expect(engine.summary.sets == 0 && engine.log.map(\.cutOff) == [true])
      }
      var twice = engine(plan, (.start, 0), (.miss, 10))
      #expect(twice.handle(.miss, at: Instant(milliseconds: 20_000)).last == .refused(.nothingToMiss))
      let entered = engine(plan, (.start, 0), (.done(few), 10), (.miss, 20))
      #expect(entered.log.map { $0.performance.distance } == [few.distance])
      #expect(entered.log.map { $0.performance.energy } == [few.energy])
      #expect(entered.log.map { $0.performance.reps } == [nil])
    }
  }

  @Test("Other intervals go on without the missed round; elsewhere nothing can be missed")
  func others() {
    let plan = session(emom(3, reps("squat", 5)), reps("x", 5))
    var engine = engine(plan, (.start, 0), (.miss, 10), (done, 70), (done, 130), (.miss, 140))
    _ = engine.advance(to: Instant(milliseconds: 181_000))
    #expect(scores(engine) == [.intervals(held: 1, of: 3)])
    #expect(engine.log.map(\.cutOff) == [true, false, true])
    #expect(engine.handle(.miss, at: Instant(milliseconds: 182_000)).last == .refused(.nothingToMiss))
    var unbegun = Engine(session: plan)
    #expect(unbegun.handle(.miss, at: Instant(milliseconds: 0)).last == .refused(.notStarted))
  }
}
