import PlanLanguage
import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The live view")
struct LiveScreenTests {
  /// The view of a plan after commands that are typed at given seconds.
  private func live(
    _ plan: String, _ typed: [(Int, Command)], at second: Int, in language: Language = .english
  ) throws -> LiveView {
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    var engine = Engine(session: try compiled(plan))
    for (second, command) in typed { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    let now = Instant(milliseconds: second * 1000)
    let content = LiveScreen(formatter: UnitFormatter(language: language), clock: SessionClock(starting: moment))
      .content(of: engine.snapshot(at: now), at: now)
    let view = engine.snapshot(at: now)
    #expect((content.overlay != nil) == (view.showsOverlay(at: now) || view.isBeforeEverything))
    return try #require(content.live)
  }

  @Test("After 30 s the overlay folds into the card, which shows how long the rest is over")
  func restOver() throws {
    let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s >"
    var engine = Engine(session: try compiled(plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 10_000))
    let shows = [99, 100, 129, 130, 352].map { second in
      let now = Instant(milliseconds: second * 1000)
      return engine.snapshot(at: now).showsOverlay(at: now)
    }
    #expect(shows == [false, true, true, false, false])
    let expired = engine.snapshot(at: Instant(milliseconds: 110_000))
    #expect(expired.turns(after: Instant(milliseconds: 110_000)) == Instant(milliseconds: 130_000))
    let view = try live(plan, [start, done(10)], at: 352)
    #expect(view.phase == "rest over" && view.clock == .up(since: Instant(milliseconds: 100_000)))
    #expect(view.clock.text(at: Instant(milliseconds: 352_000)) == "4:12")
    #expect(view.title == "next: Bench press · set 2 of 3 · 8 × 80 kg" && view.next == "Enter continues")
  }

  @Test("In the pause of a cluster, the session's list says what was done of the set")
  func clusterOnStage() throws {
    var engine = Engine(session: try compiled("workout \"A\" < snatch 2x(1, 1, 1) @ 60kg pause 15s rest 3min >"))
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    func below(_ command: Command, at second: Int) throws -> [String] {
      let now = Instant(milliseconds: second * 1000)
      _ = engine.handle(command, at: now)
      let screen = LiveScreen(
        formatter: UnitFormatter(language: .english), clock: SessionClock(starting: moment),
        outline: [OutlineRow(mark: .current, name: "Snatch", below: ["set 1 of 2"])])
      return try #require(screen.content(of: engine.snapshot(at: now), at: now).live).details.outline[0].below
    }
    #expect(try below(.start, at: 0) == ["set 1 of 2"])
    #expect(try below(.done(Performance(reps: 1)), at: 10) == ["✓ part 1 of 3 · 1", "set 1 of 2"])
    #expect(try below(.skip, at: 12) == ["set 1 of 2"])
  }

  @Test("Then is the end only if nothing follows; a set that asks for its load says so while it runs")
  func thenTheEnd() throws {
    var engine = Engine(session: try compiled("workout \"A\" < bench 3x8 @ ask rest 90s >"))
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    func details(_ command: Command, at second: Int) throws -> LiveDetails {
      let now = Instant(milliseconds: second * 1000)
      _ = engine.handle(command, at: now)
      let screen = LiveScreen(
        formatter: UnitFormatter(language: .english), clock: SessionClock(starting: moment),
        afterNext: engine.stepAfterNext(at: now), setAfterNext: engine.setAfterNext(at: now))
      return try #require(screen.content(of: engine.snapshot(at: now), at: now).live).details
    }
    #expect(try details(.start, at: 0).toSay == "Say how heavy: 8 @ 60kg")
    let rest = try details(.done(.asPrescribed), at: 10)
    #expect(rest.then.name == "set 3 of 3" && rest.question == "How heavy? Type the load" && rest.toSay == nil)
    #expect(try details(.skip, at: 30).then.name == "set 3 of 3")
    let last = try details(.done(Performance(reps: 8, load: Mass(grams: 60_000))), at: 40)
    #expect(last.then.name == "the end", "\(last)")
  }

  @Test("The question about a set names its exercise if another one is on the screen")
  func questionNamesItsExercise() throws {
    let plan = "workout \"A\" < amrap 10s < push-up 5 >; curl 2x10 rest 60s >"
    let after = try live(plan, [start], at: 14)
    #expect(after.details.question?.hasPrefix("Push-up: ") == true, "\(after.details)")
    let rest = try live("workout \"A\" < curl 2xmax rest 60s >", [start, done(10)], at: 11)
    #expect(rest.details.question == "How many reps? done N", "\(rest.details)")
  }

  @Test("What the plan says of a rest stands behind its length")
  func noteOfRest() throws {
    let card = try live("workout \"A\" < run 2x100m rest 10s note \"jog\" >", [start, done(20)], at: 21)
    #expect(card.details.phase == "rest of 10 s · jog" && card.phase == "rest · jog", "\(card)")
  }

  @Test("A set that is asked for its RPE says so while it runs")
  func rpeToSay() throws {
    var work = Work(exercise: Exercise(key: "squat", name: "squat"), target: .reps(.exactly(5)))
    work.asksRPE = true
    let session = Session(name: "", kind: .workout, blocks: [Block(id: 1, .step(.work(work)))])
    var engine = Engine(session: session)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    let screen = LiveScreen(formatter: UnitFormatter(language: .german), clock: SessionClock(starting: moment))
    let live = try #require(screen.content(of: engine.snapshot(at: engine.now), at: engine.now).live)
    #expect(live.details.toSay == "Sag, wie hart: 5 rpe 8")
  }

  @Test("A ramp of the cadence says the cadence of the moment, beside that of the effort if that is one, too")
  func rampOfCadence() throws {
    func line(_ what: String, _ language: Language = .english) throws -> String {
      try live("workout \"A\" < bike 10min \(what) >", [start], at: 300, in: language).details.prescription
    }
    #expect(try line("cadence 80 to 100rpm") == "10 min · 80 → 100 rpm · now 90 rpm")
    #expect(try line("@ 100w to 200w cadence 100rpm to 80rpm", .german).hasSuffix("jetzt 150 W · 90 U/min"))
    #expect(try !line("@ 100w cadence 80-100rpm").contains("now"))
  }

  @Test("The card says the round of a superset, the minute of an emom, and in rounds of several sets both numbers")
  func places() throws {
    func card(_ plan: String, _ typed: [(Int, Command)], at second: Int) throws -> [String] {
      let details = try live("workout \"A\" < \(plan) >", [start] + typed, at: second).details
      return [details.name, details.place]
    }
    let superset = "superset x3 rest 60s < row 8; dip 10 >"
    #expect(try card(superset, [], at: 1) == ["Row", "round 1 of 3"])
    #expect(try card(superset, [done(1), done(2)], at: 3) == ["Row", "round 2 of 3"])
    // The numbers of set and round are the same only by chance.
    #expect(try card("rounds x2 < run 2x400m >", [], at: 1) == ["Run · set 1 of 2", "round 1 of 2"])
    #expect(try card("rounds x2 < run 2x400m >", [done(1)], at: 2) == ["Run · set 2 of 2", "round 1 of 2"])
    #expect(try card("emom 3min < burpee 5; squat 5 >", [], at: 5) == ["Burpee", "minute 1 of 3"])
    // In the rest before it, too.
    #expect(
      try card("squat 5; rest 60s; emom 3min < burpee 5; squat 5 >", [done(1)], at: 5) == ["Burpee", "minute 1 of 3"])
    #expect(try card("emom 3min < burpee 5; squat 5 >", [done(5), done(6)], at: 7) == ["Burpee", "minute 2 of 3"])
    let waiting = try live("workout \"A\" < emom 3min < burpee 5 > >", [start, done(5)], at: 6)
    #expect(waiting.details.phase == "wait of 58 s")
  }

  @Test("As much as possible on a bike is asked for in metres or calories, of burpees in reps")
  func asMuchAsPossible() throws {
    func asked(_ exercise: String) throws -> String? {
      try live("workout \"A\" < \(exercise) max in 1min; rest 1min; squat 5 >", [start, (1, .skip)], at: 70).details
        .question
    }
    for machine in ["bike", "row", "air bike", "run"] {
      #expect(try asked(machine)?.hasSuffix(": How far? 2500m, or 150cal") == true, "\(machine)")
    }
    #expect(try asked("burpee") == "Burpee: How many reps? done N")
    #expect(Performance(energy: Energy(kilocalories: 150)).measures(.repsWithin(.atLeast(0), .minutes(10))))
    let bike = try #require(ExerciseLibrary.builtIn.entry(for: "bike"))
    let fit = ResultFit(target: .repsWithin(.atLeast(0), .minutes(10)), exercise: bike)
    #expect(!fit.fits(Performance(reps: 50)) && fit.fits(Performance(distance: Length(millimetres: 2_500_000))))
  }

  @Test("A set that fell short has no tick")
  func missed() throws {
    func mark(_ done: Performance) throws -> Character? {
      let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s; squat 5 >"
      var engine = Engine(session: try compiled(plan))
      _ = engine.handle(.start, at: Instant(milliseconds: 0))
      _ = engine.handle(.done(done), at: Instant(milliseconds: 1000))
      let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
      let screen = LiveScreen(
        formatter: UnitFormatter(language: .english), clock: SessionClock(starting: moment), lastSet: engine.log.last)
      return screen.content(of: engine.snapshot(at: engine.now), at: engine.now).live?.details.done?.first
    }
    #expect(try mark(.asPrescribed) == "✓" && mark(Performance(reps: 9)) == "✓")
    #expect(try mark(Performance(reps: 7)) == "✗" && mark(Performance(reps: 0)) == "✗")
  }

  @Test("A question stands in the set that follows without a rest, until a number is the result of that set")
  func questionInTheNextSet() throws {
    let plan = "workout \"A\" < burpee max in 1min; squat 10; row 5 >"
    let typed: [(Int, Command)] = [start, (1, .skip)]
    #expect(try live(plan, typed, at: 70).next == "Burpee: How many reps? done N")
    #expect(try live(plan, typed, at: 80).next?.hasPrefix("next: Row") == true)
    var engine = Engine(session: try compiled(plan))
    for (second, command) in typed { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    let now = Instant(milliseconds: 70_000)
    #expect(engine.snapshot(at: now).turns(after: now) == Instant(milliseconds: 76_000))
  }

  private let start: (Int, Command) = (0, .start)
  private func done(_ second: Int) -> (Int, Command) { (second, .done(.asPrescribed)) }
  private func down(_ from: Int, _ to: Int) -> PhaseClock {
    .down(from: Instant(milliseconds: from * 1000), to: Instant(milliseconds: to * 1000))
  }

  @Test("Ten seconds are said before the end of what is long enough, and not in a pause")
  func tenSeconds() throws {
    func due(_ plan: String, _ typed: [(Int, Command)], after second: Int) throws -> Instant? {
      var engine = Engine(session: try compiled(plan))
      for (second, command) in typed { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
      let now = Instant(milliseconds: second * 1000)
      return engine.snapshot(at: now).tenLeft(after: now)
    }
    let rest = "workout \"A\" < bench 3x8 @ 80kg rest 90s >"
    #expect(try due(rest, [start, done(10)], after: 10) == Instant(milliseconds: 90_000))
    #expect(try due(rest, [start, done(10)], after: 90) == nil)
    #expect(try due(rest, [start, done(10), (20, .pause)], after: 30) == nil)
    #expect(try due(rest, [start], after: 5) == nil)
    #expect(try due("workout \"A\" < bench 3x8 @ 80kg rest 20s >", [start, done(10)], after: 10) == nil)
    #expect(try due("workout \"A\" < plank 60s >", [start], after: 10) == Instant(milliseconds: 53_000))
  }

  @Test("A rest of 90s-2min says when it may be ended")
  func leastRest() throws {
    let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s-2min >"
    let before = try live(plan, [start, done(10)], at: 99)
    #expect(before.details.phase == "rest of 1:30–2 min")
    #expect(before.details.span == before.details.phase && before.details.mayGoOn == nil)
    #expect(before.title == "next: Bench press · set 2 of 3 · 8 × 80 kg" && before.next == nil)
    let after = try live(plan, [start, done(10)], at: 100)
    #expect(after.details.phase == "rest: 1:30 is over, Enter continues")
    #expect(after.cardNext(within: 80) == "Enter continues")
    #expect(after.title == "next: Bench press · set 2 of 3 · 8 × 80 kg" && after.next == "Enter continues")
    var engine = Engine(session: try compiled(plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 10_000))
    let now = Instant(milliseconds: 20_000)
    #expect(engine.snapshot(at: now).turns(after: now) == Instant(milliseconds: 100_000))
  }

  @Test("A sitting shows its bells and its note")
  func sitting() throws {
    let plan = "meditation \"A\" < sit 20min bell 5min note \"Count the breaths.\" >"
    #expect(try live(plan, [start], at: 10).details.cues == ["Count the breaths.", "bell every 5 min"])
  }

  @Test("A rest counts down beside the next set; what was done has been said")
  func rest() throws {
    let view = try live("workout \"A\" < bench 3x8 @ 80kg rest 90s >", [start, done(10)], at: 20)
    #expect(view.phase == "rest")
    #expect(view.clock == down(10, 100))
    #expect(view.title == "next: Bench press · set 2 of 3 · 8 × 80 kg")
    #expect(view.next == nil)
  }

  @Test("A cluster says which part it is in, and counts down the pause before the next one")
  func cluster() throws {
    let plan = "workout \"A\" < snatch 2x(1, 1, 1) @ 60kg pause 15s rest 2min >"
    let first = try live(plan, [start], at: 2)
    #expect(first.title == "Snatch · set 1 of 2 · part 1 of 3 · (1, 1, 1) pause 15 s × 60 kg" && first.phase == "work")
    let pause = try live(plan, [start, (5, .part)], at: 10)
    #expect(pause.title.contains("· part 2 of 3 ·") && pause.phase == "rest" && pause.clock == down(5, 20))
    #expect(try live(plan, [start, (5, .part)], at: 10, in: .german).title.contains("· Teil 2 von 3 ·"))
    #expect(pause.details.lead == "Next" && pause.details.done == "✓ part 1 of 3 · 1")
    #expect("\(pause.details.thenLead) \(pause.details.then.text(within: 80))" == "Then part 3 of 3 · 1 × 60 kg")
    let missed = try live(plan, [start, (5, .done(Performance(reps: 0)))], at: 10)
    #expect(missed.details.done == "✗ part 1 of 3 · 0")
    let rest = try live(plan, [start, (5, .part), (21, .part), (40, .part)], at: 50)
    #expect(rest.clock == down(40, 160) && !rest.title.contains("part"))
    let once = "workout \"A\" < snatch (1, 1) @ 60kg pause 15s >"
    let parts = try [[start], [start, (5, .part)], [start, (5, .part), (12, .skip)]].map {
      try live(once, $0, at: 13).details
    }
    #expect(
      parts.map { "\($0.thenLead) \($0.then.text(within: 80))" } == [
        "Next part 2 of 2 · 1 × 60 kg", "Then the end", "Next the end",
      ])
  }

  @Test("An AMRAP shows what is left of it and the rounds done")
  func amrap() throws {
    let plan = "workout \"A\" < amrap 12min < 5 pull-ups; 10 push-ups > >"
    let rounds = try (0...2).map { rounds in
      let typed = [start] + (0..<(rounds * 2)).map { done(10 + $0) }
      return try live(plan, typed, at: 30).title
    }
    #expect(rounds == ["Pull-up · 5 · round 1", "Pull-up · 5 · 1 round done", "Pull-up · 5 · 2 rounds done"])
    let view = try live(plan, [start, done(10)], at: 30)
    #expect(view.phase == "AMRAP")
    #expect(view.clock == down(3, 723))
    #expect(
      try live(plan, [start, done(10), done(11)], at: 30, in: .german).title == "Klimmzug · 5 · 1 Runde geschafft")
  }

  @Test("An EMOM counts down each minute and says which it is, also while it waits, and when the work is late")
  func emom() throws {
    let plan = "workout \"A\" < emom 3min < 5 pull-ups > >"
    let working = try live(plan, [start], at: 10)
    #expect(working.title == "Pull-up · 5 · minute 1 of 3")
    #expect(working.clock == down(3, 63))
    let waiting = try live(plan, [start, done(20)], at: 30)
    #expect(waiting.phase == "wait")
    #expect(waiting.title == "minute 1 of 3 done")
    #expect(waiting.clock == down(20, 63))
    // Enter does nothing here.
    #expect(waiting.details.hint == "skip starts the round now · ? help")
    // The dots say the round that is named beside them.
    #expect(waiting.details.place == "minute 2 of 3" && waiting.details.rounds?.done == 1)
    let rest = try live("workout \"A\" < tabata x3 on 20s off 10s < squat > >", [start], at: 25)
    #expect(rest.details.place == "round 2 of 3" && rest.details.rounds?.done == 1)
    let late = try live(plan, [start], at: 70)
    #expect(late.phase == "late")
    #expect(late.clock == .up(since: Instant(milliseconds: 63_000)))
    #expect(try live(plan, [start, done(20)], at: 30, in: .german).title == "Minute 1 von 3 geschafft")
  }

  @Test("Work for time counts up from its start, with the rung of its ladder")
  func forTime() throws {
    let plan = "workout \"A\" < for time cap 10min < ladder 21-15-9 < thruster @ 43kg; pull-up > > >"
    let view = try live(plan, [start, done(60), done(120)], at: 130)
    #expect(view.title == "Thruster · 15 × 43 kg · rung 2 of 3")
    #expect(view.phase == "time")
    #expect(view.clock == .up(since: Instant(milliseconds: 3000)))
  }

  @Test("In a superset the round replaces the number of the set")
  func superset() throws {
    let plan = "workout \"A\" < superset x3 rest 60s < lateral raise 12; face pull 15 > >"
    #expect(try live(plan, [start], at: 1).title == "Lateral raise · 12 · round 1 of 3")
  }

  @Test("A breath shows its direction beside the clock, and one without an end says how to continue")
  func breathing() throws {
    let box = "breathing \"Box\" x10 < in 4s; hold 4s; out 4s; hold 4s >"
    let words = try [1, 5, 9, 13].map { try live(box, [start], at: $0).phase }
    #expect(words == ["in", "hold", "out", "hold"])
    #expect(try [1, 9].map { try live(box, [start], at: $0, in: .german).phase } == ["ein", "aus"])
    let view = try live(box, [start], at: 17)
    #expect(view.title == "Breathe in · 4 s · round 2 of 10")
    #expect(view.isSmooth)
    #expect(view.details.phase == "in · 4 s")
    let open = try live("breathing \"A\" x2 < in 4s; hold open >", [start], at: 30)
    #expect(open.title == "Hold · open · round 1 of 2")
    #expect(open.next == "Enter continues · next: Breathe in · 4 s")
  }

  @Test("What waits for the athlete says what it waits for, on every size")
  func waits() throws {
    let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s >"
    #expect(try live(plan, [], at: 0).cardNext(within: 80) == "Enter starts")
    #expect(try live(plan, [start, done(10)], at: 352).cardNext(within: 80) == "Enter continues")
    #expect(
      try live("workout \"A\" < choose < bench 3x8; dips 3x8 > >", [start], at: 1).cardNext(within: 80)
        == "arrows and Enter, or choose 1")
    #expect(
      try live("breathing \"A\" x2 < in 4s; hold open >", [start], at: 30).cardNext(within: 80) == "Enter continues")
    #expect(try live(plan, [start, done(10)], at: 20).cardNext(within: 80).hasPrefix("Then"))
  }

  @Test("A countdown shows what it leads to")
  func countdown() throws {
    let view = try live("workout \"A\" < plank 45s >", [start], at: 1)
    #expect(view.title == "Plank · 45 s")
    #expect(view.phase == "get ready")
  }

  @Test("A pause stops everything, whatever was running")
  func paused() throws {
    let rest = try live("workout \"A\" < bench 3x8 rest 90s >", [start, done(10), (20, .pause)], at: 500)
    #expect(rest.phase == "paused")
    #expect(rest.clock == .frozen(.seconds(80), progress: 1 - 80.0 / 90))
    let window = try live("workout \"A\" < amrap 1min < 5 pull-ups > >", [start, (33, .pause)], at: 500)
    #expect(window.clock == .frozen(.seconds(30), progress: 0.5))
  }

  @Test(
    "Before a choice, the card names what is chosen from, and not the end",
    arguments: [
      ("squat 5 rest 9min; choose < dips 3x8; bench 3x8 >", "choose: Dip or Bench press"),
      ("squat 5 rest 9min; any order < dips 8; bench 8; row 8 >", "choose: Dip, Bench press or Row"),
      ("squat 5 rest 9min; row 3x5; choose < dips 3x8; bench 3x8 >", "choose: Dip or Bench press"),
      ("squat 5 rest 9min; row 3x5", "the end"),
    ])
  func choiceAhead(plan: String, expected: String) throws {
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    var engine = Engine(session: try compiled("workout \"A\" < \(plan) >"))
    func live(_ second: Int) throws -> LiveView {
      let now = Instant(milliseconds: second * 1000)
      let screen = LiveScreen(
        formatter: UnitFormatter(language: .english), clock: SessionClock(starting: moment),
        afterNext: engine.stepAfterNext(at: now), choiceAhead: engine.choiceAhead(at: now))
      return try #require(screen.content(of: engine.snapshot(at: now), at: now).live)
    }
    let isNext = !plan.contains("row 3x5")
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    if isNext { #expect(try live(1).next == "next: " + expected) }
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 10_000))
    let resting = try live(11)
    #expect(resting.details.then.name == expected)
    #expect(resting.details.name.hasPrefix(isNext ? "Squat" : "Row"))
  }

  @Test("A pause says how to go on")
  func pausedHint() throws {
    let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s >"
    #expect(try live(plan, [start, (5, .pause)], at: 9).details.hint == "Space resumes · ? help")
    #expect(try live(plan, [start, (5, .pause)], at: 9, in: .german).details.hint == "Leertaste: weiter · ? Hilfe")
    // Also after the end of a rest, and nothing else beside it.
    let late = try live(plan, [start, done(10), (105, .pause)], at: 110)
    #expect(late.details.hint == "Space resumes · ? help" && late.details.question == nil)
    #expect(late.title == "next: Bench press · set 2 of 3 · 8 × 80 kg" && late.next == nil)
    #expect(try live(plan, [start], at: 9).details.hint == "Enter done · Space pauses · ? help")
  }

  @Test("A choice lists its options by their names in the language")
  func choice() throws {
    let plan = "workout \"A\" < choose < bench 3x8; dips 3x8 > >"
    #expect(try live(plan, [start], at: 1, in: .german).title == "1 Bankdrücken   2 Dip")
    // Before the start, too: there is something in it.
    #expect(try live(plan, [], at: 0, in: .german).title == "1 Bankdrücken   2 Dip")
  }

  @Test("Options that are not exercises are given in the user's language, titles as they were written")
  func otherOptions() throws {
    let sitting = "breathing \"B\" < choose < in 4s; hold 4s > >"
    #expect(try live(sitting, [start], at: 1, in: .german).title == "1 Einatmen   2 Halten")
    let plan = """
      workout "A" < choose < warmup < row 500m >; "Warm-up" < bike 5min >; superset "Arms" < curl 8; dip 8 > > >
      """
    #expect(try live(plan, [start], at: 1, in: .german).title == "1 Aufwärmen   2 Warm-up   3 Arms")
  }
}
