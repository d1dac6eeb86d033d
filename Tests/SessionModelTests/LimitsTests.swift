/// No number and no shape of a session stops the engine.
import Testing

@testable import SessionModel

@Suite("Limits")
struct LimitsTests {
  static let extremes = [Int.min, -1, 0, 1, Int.max]

  @Test("No number traps", arguments: extremes)
  func numbers(number: Int) {
    let amount = Amount(min: number, max: number)
    let length = Milliseconds(number)
    let targets: [Target] = [
      .reps(amount), .time(amount), .distance(amount), .energy(amount), .breaths(amount), .repsWithin(amount, length),
      .energyWithin(length), .distanceWithin(length), .total(number),
      .total(number, of: .time), .total(number, of: .distance), .total(number, of: .energy),
      .cluster([amount, amount], pause: length), .rung,
      .open, .reps(.atLeast(number)),
      .time(.atLeast(number)),
    ]
    let works = targets.map { target in
      step(
        .work(
          Work(
            exercise: exercise("a"), set: number, of: number, target: target,
            load: .mass(count: number, each: Mass(grams: number), upTo: Mass(grams: number)),
            effort: .pace(length, upTo: length),
            tempo: Tempo(lowering: number, bottom: number, lifting: number, top: number))))
    }
    let steps =
      works + [
        step(.rest(Rest(length: length, upTo: length))), step(.countdown(seconds: number)),
        step(.breath(Breath(.breaths, length: length, count: number))),
        step(.breath(Breath(.breaths, length: nil, count: number))),
        step(.sit(Sit(.sit, length: length, bell: length))),
      ]
    let forms: [Block.Form] = [
      .rounds(number, style: .rounds), .intervals([length, length], rounds: number), .window(length),
      .forTime(cap: length), .ladder([number, number], step: number), .ladder([number], step: nil), .freeOrder, .choice,
    ]
    for form in forms {
      for alternates in [false, true] {
        let session = session(group(form, steps, alternates: alternates))
        _ = session.estimatedDuration()
        var engine = Engine(session: session)
        var at = Instant(milliseconds: 0)
        for command in [Command.start] + Self.commands(number) + Self.commands(7) {
          _ = engine.handle(command, at: at)
          _ = engine.snapshot(at: at)
          at = at + .seconds(40)
        }
      }
    }
    var engine = Engine(session: session(timed("a", 60), sit(60, bell: 20)))
    _ = engine.handle(.start, at: Instant(milliseconds: number))
    _ = engine.advance(to: Instant(milliseconds: .max))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: .min))
    _ = engine.snapshot(at: Instant(milliseconds: .max))
  }

  private static func commands(_ number: Int) -> [Command] {
    let everything = Performance(
      reps: number, time: Milliseconds(number), distance: Length(millimetres: number),
      energy: Energy(kilocalories: number), load: Mass(grams: number), rpeTenths: number)
    let go = Array(repeating: Command.done(.asPrescribed), count: 6)
    return [
      .extend(Milliseconds(number)), .choose(number), .choose(0), .done(everything), .done(Performance(reps: number)),
      .done(Performance(rounds: number, extraReps: number)), .pause, .extend(Milliseconds(number)), .resume, .skip,
      .back,
      .redo, .add([reps("b", number)]),
    ] + go
  }

  @Test("A deep nest of rounds is walked, counted and estimated without being written out")
  func deepNest() {
    var block = reps("a", 5)
    for _ in 0..<60 { block = rounds(1_000_000, block, rest(60)) }
    var engine = Engine(session: session(block))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 1))
    let snapshot = engine.snapshot(at: engine.now)
    #expect(snapshot.phase == .rest)
    #expect(snapshot.estimated != nil)
  }

  @Test("Rests without end are passed over without being walked")
  func onlyRests() {
    var engine = Engine(session: session(reps("a", 5), rounds(.max, rounds(.max, rest(60))), reps("b", 5)))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 1))
    #expect(engine.snapshot(at: engine.now).phase == .rest)
    _ = engine.handle(.skip, at: Instant(milliseconds: 2))
    #expect(engine.snapshot(at: engine.now).phase == .work)
  }

  @Test("A session of twenty thousand steps can be run, and undone to its start")
  func long() {
    let session = session((0..<20).map { sets("e\($0)", 500, 5, rest: 60) })
    var engine = Engine(session: session)
    var at = Instant(milliseconds: 0)
    _ = engine.handle(.start, at: at)
    while !engine.isOver {
      at = at + .seconds(1)
      _ = engine.handle(.done(.asPrescribed), at: at)
    }
    #expect(engine.log.count == 10_000)
    while engine.handle(.undo, at: at) != [.refused(.nothingToUndo)] {}
    var fresh = Engine(session: session)
    _ = fresh.advance(to: at)
    #expect(engine == fresh)
  }
}
