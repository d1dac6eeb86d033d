/// Scores: the result of a block as a whole, read from what its sets came to.
import Testing

@testable import SessionModel

@Suite("Scores")
struct ScoreTests {
  private func engine(_ session: Session, _ commands: (Command, Int)...) -> Engine {
    var engine = Engine(session: session)
    for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    return engine
  }
  private func scores(_ engine: Engine) -> [Score] { engine.scores.map(\.score) }
  private let done = Command.done(.asPrescribed)
  private func done(_ reps: Int) -> Command { .done(Performance(reps: reps)) }

  @Test("For time: the time of the block itself, without countdown, pauses and what follows")
  func workForTime() {
    let fran = session(
      countdown(), forTime(cap: 10, reps("thruster", 21), reps("pull-up", 21), rest(90)), rest(60), reps("x", 5))
    let over = engine(
      fran, (.start, 0), (done, 103), (.pause, 150), (.resume, 200), (done, 503), (done, 520), (done, 600))
    #expect(over.isOver)
    #expect(over.scores == [BlockScore(block: 2, title: nil, score: .time(.seconds(450)))])
  }

  @Test("For time up to a cap: the reps done by then, with those that are told afterwards")
  func capped() {
    let plan = session(forTime(cap: 1, reps("a", 10), reps("b", 10)))
    var cut = engine(plan, (.start, 0), (done, 30))
    _ = cut.advance(to: Instant(milliseconds: 61_000))
    #expect(scores(cut) == [.capped(reps: 10)])
    _ = cut.handle(done(4), at: Instant(milliseconds: 65_000))
    #expect(scores(cut) == [.capped(reps: 14)])
    _ = cut.handle(.undo, at: Instant(milliseconds: 66_000))
    #expect(scores(cut) == [.capped(reps: 10)])
  }

  @Test(
    "For time with something skipped is not finished; by the fifth rules it was a time, and going back takes it back")
  func skipped() {
    let plan = session(forTime(cap: nil, reps("a", 10), reps("b", 10)), rest(60), reps("c", 5))
    let commands = [(Command.start, 0), (.skip, 30), (done, 60)]
    for (rules, score) in [(RulesVersion.fifth, Score.time(.seconds(60))), (.sixth, .capped(reps: 10))] {
      var left = Engine(session: plan.by(rules))
      for (command, second) in commands { _ = left.handle(command, at: Instant(milliseconds: second * 1000)) }
      #expect(scores(left) == [score], "\(rules)")
    }
    #expect(
      scores(engine(plan, (.start, 0), (.skip, 30), (.back, 35), (done, 60), (done, 90))) == [.time(.seconds(90))])
    #expect(scores(engine(plan, (.start, 0), (.skipExercise, 30), (done, 60))) == [.capped(reps: 10)])
    let rounds = session(forTime(cap: nil, rounds(2, reps("a", 10), rest(10))))
    #expect(scores(engine(rounds, (.start, 0), (done, 30), (.skip, 35), (done, 60))) == [.time(.seconds(60))])
    #expect(scores(engine(rounds, (.start, 0), (.skip, 30), (.skip, 35), (done, 60))) == [.capped(reps: 10)])
    let choice = session(forTime(cap: nil, reps("a", 10), group(.freeOrder, [reps("b", 5), reps("c", 5)])))
    #expect(
      scores(engine(choice, (.start, 0), (done, 30), (.choose(1), 31), (done, 40), (.skip, 45))).last
        == .capped(reps: 15))
  }

  @Test("What is measured in metres is asked for and answered in them, and counts as no reps")
  func cappedDistance() {
    let plan = session(
      forTime(cap: 1, reps("deadlift", 21), set("walk", .distance(.exactly(15_000)))), timed("plank", 60))
    var cut = engine(plan, (.start, 0), (done, 30))
    let effects = cut.advance(to: Instant(milliseconds: 61_000))
    #expect(effects.contains(.repsAsked(Occurrence(block: 3, rounds: []), of: .distance(.exactly(15_000)))))
    #expect(cut.snapshot(at: cut.now).askedTarget == .distance(.exactly(15_000)))
    let twelve = Performance(distance: Length(millimetres: 12_000))
    _ = cut.handle(.done(twelve), at: Instant(milliseconds: 70_000))
    #expect(cut.log.last?.performance == twelve)
    #expect(cut.snapshot(at: cut.now).phase == .work)
    #expect(cut.snapshot(at: cut.now).askedTarget == nil)
    _ = cut.handle(.finish, at: Instant(milliseconds: 80_000))
    #expect(scores(cut) == [.capped(reps: 21)])
  }

  @Test("A calorie counts as a rep in a round that was cut off; by the eighteenth rules it did not")
  func calories() {
    let row = set("row", .energy(.exactly(15)))
    let twoRounds = [(Command.start, 0), (done, 30), (done, 70), (done, 90), (done, 120), (done, 170)]
    for (rules, extra) in [(RulesVersion.eighteenth, 10), (.nineteenth, 25)] {
      func score(_ block: Block, _ commands: [(Command, Int)], until second: Int) -> [Score] {
        var engine = Engine(session: session(block).by(rules))
        for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
        _ = engine.advance(to: Instant(milliseconds: second * 1000))
        return scores(engine)
      }
      let cindy = amrap(3, reps("burpee", 10), row, reps("squat", 10))
      #expect(score(cindy, twoRounds, until: 190) == [.rounds(1, extraReps: extra)])
      let chipper = forTime(cap: 2, row, reps("push", 10), reps("squat", 200))
      #expect(
        score(chipper, [(.start, 0), (done, 60), (done, 90)], until: 130) == [.capped(reps: extra == 10 ? 10 : 25)])
      let short = forTime(cap: nil, reps("push", 10), row)
      #expect(
        score(short, [(.start, 0), (done(10 - 5), 30), (done, 90)], until: 90) == [.capped(reps: extra == 10 ? 5 : 20)])
    }
  }

  @Test("A total in an emom is that of all its minutes, and ends it; by the third rules each minute had its own")
  func kalsu() {
    let kalsu = session(emom(10, reps("burpee", 5), set("thruster", .total(30))), reps("x", 1))
    expect(
      kalsu,
      """
      00:00 start   → work burpee 1/10
      00:15 done    → work thruster 1/1
      00:55 done 12 → wait 0:05          | logged thruster 12
      01:00         → work burpee 2/10
      01:15 done    → work thruster 1/1
      02:05 done 12 → work burpee 3/10   | logged thruster 12 round 2
      02:20 done    → work thruster 1/1
      02:40 done    → work x 1/1         | logged thruster 6
      """)
    #expect(kalsu.plannedSummary.reps == 36)
    let over = engine(
      kalsu, (.start, 0), (done, 15), (done(12), 55), (done, 75), (done(12), 110), (done, 140), (done(6), 160))
    #expect(scores(over) == [.time(.seconds(160))])
    var answered = engine(kalsu, (.start, 0), (done, 15), (done(12), 40))
    #expect(answered.snapshot(at: answered.now).total == TotalProgress(done: 12, of: 30))
    _ = answered.handle(done(30), at: answered.now)
    #expect(answered.snapshot(at: answered.now).phase == .work)
    #expect(scores(answered) == [.time(.seconds(40))])
    var late = engine(kalsu, (.start, 0), (done, 15), (done(12), 40))
    _ = late.advance(to: Instant(milliseconds: 600_000))
    #expect(scores(late) == [.capped(reps: 17)])
    let before = engine(kalsu.by(.third), (.start, 0), (done, 15), (done(12), 40))
    #expect(before.snapshot(at: before.now).phase == .work)
  }

  @Test("Rounds for time: the fastest and the slowest, without rests and what was not finished")
  func roundTimes() {
    func times(_ engine: Engine) -> [RoundTimes?] { engine.scores.map { $0.rounds } }
    let plan = session(
      forTime(cap: 10, reps("run", 1), rounds(3, reps("a", 5), reps("b", 5), rest(10)), reps("run", 1)))
    let all = engine(
      plan, (.start, 0), (done, 60), (done, 80), (done, 100), (.skip, 101), (done, 110), (done, 121), (.skip, 125),
      (done, 140), (.pause, 141), (.resume, 200), (done, 210), (.skip, 211), (done, 250))
    #expect(times(all) == [RoundTimes([.seconds(40), .seconds(20), .seconds(26)])])
    let some = engine(plan, (.start, 0), (done, 60), (done, 80), (done, 100), (.skip, 101), (done, 110), (done, 700))
    #expect(times(some) == [nil])
    let ladder = engine(
      session(forTime(cap: nil, ladder([2, 1], set("a", .rung)))), (.start, 0), (done, 60), (done, 80))
    #expect(times(ladder) == [nil])
    var counted = engine(
      session(amrap(2, reps("pull", 5), reps("push", 10))), (.start, 0), (done, 20), (done, 30), (done, 60), (done, 90))
    _ = counted.advance(to: Instant(milliseconds: 130_000))
    #expect(times(counted) == [RoundTimes([.seconds(30), .seconds(60)])])
  }

  @Test("Round times are those of the rounds alone: with the totals in them, without the rungs beside them")
  func roundTimesOfOneGroup() {
    func times(_ engine: Engine) -> [RoundTimes?] { engine.scores.map { $0.rounds } }
    let beside = session(forTime(cap: nil, rounds(2, reps("a", 5)), ladder([2, 1], set("b", .rung))))
    let besides = engine(beside, (.start, 0), (done, 20), (done, 50), (done, 150), (done, 350))
    #expect(times(besides) == [RoundTimes([.seconds(20), .seconds(30)])])
    let within = session(forTime(cap: nil, rounds(2, reps("a", 5), set("b", .total(9)))))
    let withins = engine(within, (.start, 0), (done, 20), (done, 50), (done, 60), (done, 120))
    #expect(times(withins) == [RoundTimes([.seconds(50), .seconds(70)])])
  }

  @Test("A stretch whose length nobody knows asks for it, also as the last work")
  func unknownStretch() {
    var work = Work(exercise: exercise("row"), target: .distance(.atLeast(0)))
    work.keepsTime = true
    let asking = engine(session(step(.work(work))), (.start, 0), (done, 60))
    #expect(asking.snapshot(at: asking.now).repsAskedFor != nil)
    let told = engine(
      session(step(.work(work))), (.start, 0), (done, 60),
      (.done(Performance(distance: Length(millimetres: 250_000))), 65))
    #expect(told.snapshot(at: told.now).phase == .finished)
    #expect(told.log.first?.performance == Performance(time: .seconds(60), distance: Length(millimetres: 250_000)))
  }

  @Test("A stretch that keeps its time has it beside its distance, without pauses; a carry has none")
  func segments() {
    var work = Work(exercise: exercise("run"), target: .distance(.exactly(400_000)))
    let carry = session(step(.work(work)))
    work.keepsTime = true
    let run = session(step(.work(work)))
    let after = engine(run, (.start, 0), (.pause, 10), (.resume, 40), (done, 110))
    #expect(after.log.first?.performance.time == .seconds(80))
    #expect(after.log.first?.performance.pace == .seconds(200))
    let told = engine(run, (.start, 0), (.done(Performance(time: .seconds(90))), 110))
    #expect(told.log.first?.performance.time == .seconds(90))
    #expect(engine(carry, (.start, 0), (done, 110)).log.first?.performance.time == nil)
    #expect(Performance(time: .seconds(60)).pace == nil)
    #expect(Performance(time: .zero, distance: Length(millimetres: 5)).pace == nil)
  }

  @Test("An amrap: whole rounds, and the reps of the one that was cut off")
  func amraps() {
    let plan = session(amrap(2, reps("pull", 5), reps("push", 10)), rest(60), reps("x", 1))
    let counted = engine(plan, (.start, 0), (done, 30), (done, 60), (done, 90), (done(7), 125))
    #expect(scores(counted) == [.rounds(1, extraReps: 12)])
    let told = engine(plan, (.start, 0), (.done(Performance(rounds: 9, extraReps: 5)), 125))
    #expect(scores(told) == [.rounds(9, extraReps: 5)])
    // The answer is missing, and is not asked for any more.
    let left = engine(plan, (.start, 0), (done, 30), (done, 60), (done, 90), (done, 200), (done, 210))
    #expect(left.isOver && left.unansweredSets == [3])
    #expect(counted.unansweredSets == [] && told.unansweredSets == [])
  }

  @Test("For load: the best load of a set that was done, in a window that repeats it or in given sets")
  func loads() {
    func lift(_ reps: Int, _ kilograms: WideInt) -> Command {
      .done(Performance(reps: reps, load: .kilograms(kilograms)))
    }
    let window = session(
      group(.window(.minutes(15)), [set("clean", .reps(.exactly(1)), load: .asked(suggestion: nil))], goal: .load))
    var heavy = engine(
      window, (.start, 0), (lift(1, 90), 120), (lift(1, 100), 300), (lift(0, 110), 500), (lift(1, 95), 700))
    _ = heavy.advance(to: Instant(milliseconds: 900_000))
    #expect(scores(heavy) == [.load(.kilograms(100))])
    // The attempt that the end of the window cut off counts if it is told.
    _ = heavy.handle(lift(1, 105), at: Instant(milliseconds: 905_000))
    #expect(scores(heavy) == [.load(.kilograms(105))])
    let sets = [
      set("squat", .reps(.exactly(5)), load: .kilograms(80)), set("squat", .reps(.exactly(5)), load: .kilograms(90)),
    ]
    let stopped = engine(window, (.start, 0), (lift(1, 90), 120), (.finish, 300))
    #expect(scores(stopped) == [.load(.kilograms(90))])
    let given = session(group(.sequence, [group(.exercise, sets)], goal: .load), rest(60), reps("x", 1))
    #expect(scores(engine(given, (.start, 0), (done, 60), (done(4), 120))) == [.load(.kilograms(80))])
    #expect(scores(engine(given, (.start, 0), (done(3), 60), (done(4), 120))) == [])
  }

  @Test("The best load keeps the unit in which it was written, by the sixth rules none; a typed one has its own")
  func unitOfTheBestLoad() {
    var set = set("squat", .reps(.exactly(5)), load: .mass(count: 1, each: Mass(pounds: 225), upTo: nil))
    if case .step(.work(var work)) = set.content {
      work.units = WrittenUnits(load: .pounds)
      set.content = .step(.work(work))
    }
    let plan = session(group(.sequence, [set], goal: .load))
    #expect(scores(engine(plan, (.start, 0), (done, 60))) == [.load(Mass(pounds: 225), in: .pounds)])
    #expect(scores(engine(plan.by(.sixth), (.start, 0), (done, 60))) == [.load(Mass(pounds: 225))])
    let typed = Performance(load: .kilograms(110), units: WrittenUnits(load: .kilograms))
    #expect(scores(engine(plan, (.start, 0), (.done(typed), 60))) == [.load(.kilograms(110), in: .kilograms)])
  }

  @Test("For reps: the sum of reps and calories, whatever is inside, and no other score")
  func totals() {
    let rowing = set("row", .energy(.atLeast(0)))
    let plan = session(group(.sequence, [emom(2, reps("squat", 5), rowing)], goal: .reps), rest(60), reps("x", 1))
    let calories = Command.done(Performance(energy: Energy(kilocalories: 12)))
    let over = engine(plan, (.start, 0), (done, 20), (calories, 50), (done(3), 80), (calories, 110), (.note("on"), 130))
    #expect(scores(over) == [.reps(32)])
    var cut = engine(
      session(group(.forTime(cap: .minutes(1)), [reps("a", 10), reps("b", 10)], goal: .reps), rest(60)), (.start, 0),
      (done, 30))
    let effects = cut.advance(to: Instant(milliseconds: 61_000))
    #expect(scores(cut) == [.reps(10)])
    #expect(effects.contains { if case .repsAsked = $0 { true } else { false } })
    _ = cut.handle(done(4), at: Instant(milliseconds: 65_000))
    #expect(scores(cut) == [.reps(14)])
  }

  @Test("Work for time is finished if its cap comes while only the end of its last interval is waited for")
  func doneBeforeTheCap() {
    func plan(_ cap: WideInt) -> Session {
      let rounds = group(.intervals([.minutes(1)], rounds: 2), [reps("a", 5)])
      return session(group(.forTime(cap: .seconds(cap)), [rounds]), reps("x", 1))
    }
    for cap in [120, 100] as [WideInt] {
      var all = engine(plan(cap), (.start, 0), (done, 20), (done, 80))
      _ = all.advance(to: Instant(milliseconds: 125_000))
      _ = all.handle(.finish, at: Instant(milliseconds: 130_000))
      #expect(scores(all) == [.intervals(held: 2, of: 2), .time(.seconds(80))])
    }
    var old = engine(plan(120).by(.sixth), (.start, 0), (done, 20), (done, 80))
    _ = old.advance(to: Instant(milliseconds: 125_000))
    _ = old.handle(.finish, at: Instant(milliseconds: 130_000))
    #expect(scores(old) == [.intervals(held: 2, of: 2), .capped(reps: 10)])
    var cut = engine(plan(100), (.start, 0), (done, 20))
    _ = cut.advance(to: Instant(milliseconds: 105_000))
    #expect(scores(cut).last == .capped(reps: 5))
  }

  @Test("For distance and for calories: their sums; the unit is the one that all distances were written in")
  func sums() {
    func run(_ metres: WideInt, _ unit: LengthUnit?) -> Command {
      .done(
        Performance(distance: Length(millimetres: metres * 1000), units: unit.map { WrittenUnits(distance: $0) }))
    }
    let most = set("run", .distanceWithin(.minutes(1)))
    let runs = session(group(.rounds(3, style: .rounds), [most, rest(30)], goal: .distance), reps("x", 1))
    let same = engine(runs, (.start, 0), (run(250, .metre), 62), (run(240, .metre), 152), (run(230, .metre), 242))
    var ended = same
    _ = ended.handle(.finish, at: Instant(milliseconds: 260_000))
    #expect(scores(ended) == [.distance(Length(millimetres: 720_000), in: .metre)])
    var mixed = engine(runs, (.start, 0), (run(250, .metre), 62), (run(240, .yard), 152))
    _ = mixed.handle(.finish, at: Instant(milliseconds: 160_000))
    #expect(scores(mixed) == [.distance(Length(millimetres: 490_000))])
    let rows = session(
      group(
        .sequence, [set("row", .energy(.exactly(20))), set("bike", .energy(.exactly(15))), reps("x", 5)],
        goal: .calories)
    )
    #expect(scores(engine(rows, (.start, 0), (done, 60), (done, 120), (done, 150))) == [.calories(35)])
    #expect(
      Score.distance(Length(millimetres: 500)).margin(over: .distance(Length(millimetres: 300)))
        == .distance(Length(millimetres: 200)))
    #expect(Score.calories(30).margin(over: .calories(30)) == nil)
  }

  @Test("A tabata that is counted: its least set and the sum; holds have times")
  func tabatas() {
    func tabata(_ target: Target) -> Session {
      session(group(.rounds(3, style: .tabata), [set("squat", target), rest(10, flows: true)]), reps("x", 1))
    }
    let counted = engine(
      tabata(.repsWithin(.atLeast(0), .seconds(20))), (.start, 0), (done(12), 22), (done(9), 52), (done(10), 82))
    #expect(scores(counted) == [])
    #expect(counted.tabataSoFar == .tabata(least: 9, sum: 31))
    #expect(engine(tabata(.repsWithin(.atLeast(0), .seconds(20))), (.start, 0)).tabataSoFar == nil)
    var over = counted
    _ = over.handle(.acknowledge, at: Instant(milliseconds: 95_000))
    #expect(scores(over) == [.tabata(least: 9, sum: 31)])
    #expect(over.tabataSoFar == nil)
    // Nobody entered the second: by the fifth rules the others were all.
    let unknown = tabata(.repsWithin(.atLeast(0), .seconds(20)))
    for (rules, expected) in [(RulesVersion.fifth, [Score.tabata(least: 9, sum: 21)]), (.sixth, [])] {
      let partly = engine(unknown.by(rules), (.start, 0), (done(12), 22), (done(9), 82), (.acknowledge, 95))
      #expect(scores(partly) == expected, "\(rules)")
    }
    let holds = engine(tabata(.time(.exactly(20_000))), (.start, 0), (.acknowledge, 95))
    #expect(scores(holds) == [])
    // Calories count since the fourth rules.
    let calories = Command.done(Performance(energy: Energy(kilocalories: 8)))
    for (rules, expected) in [(RulesVersion.third, []), (.fourth, [Score.tabata(least: 8, sum: 24)])] {
      var plan = tabata(.energyWithin(.seconds(20)))
      plan.rules = rules
      let bike = engine(plan, (.start, 0), (calories, 22), (calories, 52), (calories, 82), (.acknowledge, 95))
      #expect(scores(bike) == expected, "\(rules)")
    }
  }

  @Test("A sitting and an open hold: their time")
  func stillness() {
    let plan = session(breath(.hold, nil), sit(600), sit(nil))
    let over = engine(plan, (.start, 0), (done, 83), (done, 800))
    #expect(scores(over) == [.hold(.seconds(83)), .sitting(.seconds(600)), .sitting(.seconds(117))])
    let scan = session(step(.sit(Sit(.scan, length: nil))))
    #expect(scores(engine(scan, (.start, 0), (done, 60))) == [.sitting(.seconds(60), as: .scan)])
    #expect(scores(engine(scan.by(.fifth), (.start, 0), (done, 60))) == [.sitting(.seconds(60))])
  }

  @Test("Scores are told when the session ends")
  func told() {
    var running = engine(session(forTime(cap: nil, reps("a", 1))), (.start, 0))
    let effects = running.handle(done, at: Instant(milliseconds: 9000))
    #expect(effects.contains(.scored(BlockScore(block: 1, title: nil, score: .time(.seconds(9))))))
  }
}
