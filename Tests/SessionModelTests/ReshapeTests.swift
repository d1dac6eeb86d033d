/// A session takes another shape: what is left out, what comes in, and what has begun.

import Testing

@testable import SessionModel

@Suite("Another shape")
struct ReshapeTests {
  private static func set(_ id: Int) -> Block {
    Block(id: id, .step(.work(Work(exercise: Exercise(key: "squat", name: "Squat"), target: .reps(.exactly(5))))))
  }

  private static func rest(_ id: Int) -> Block { Block(id: id, .step(.rest(Rest(length: .seconds(60))))) }

  private static func group(_ id: Int, _ form: Block.Form, _ blocks: [Block]) -> Block {
    Block(id: id, .group(Block.Group(form: form, blocks: blocks)))
  }

  private static func session(_ blocks: [Block]) -> Session {
    var session = Session(name: "A", kind: .workout, blocks: blocks)
    session.firstAddedID = 1000
    return session
  }

  static let shapes: [[Block]] = [
    [],
    [set(1), rest(2), set(3)],
    [group(10, .exercise, [set(11), rest(12), set(13)]), set(20)],
    [set(20), group(10, .exercise, [set(11), rest(12), set(13), rest(14), set(15)])],
    [group(30, .rounds(3, style: .rounds), [set(31), set(32)]), set(20)],
    [group(30, .rounds(5, style: .rounds), [set(32), set(33)]), group(10, .exercise, [set(11)])],
  ]

  @Test("Before anything has begun, every shape leads to every other", arguments: shapes, shapes)
  func everyShape(_ from: [Block], _ to: [Block]) {
    let (before, after) = (Self.session(from), Self.session(to))
    let change = before.reshape(to: after)
    func ids(_ session: Session) -> Set<Int> { Set(session.course().map { $0.occurrence.block }) }
    #expect(ids(before.reshaped(by: change)) == ids(after))
    var engine = Engine(session: before)
    _ = engine.handle(.reshape(engine.reshape(to: after)), at: Instant(milliseconds: 0))
    #expect(ids(engine.session) == ids(after))
    #expect(engine.reshape(to: after).isEmpty)
    _ = engine.handle(.reshape(engine.reshape(to: before)), at: Instant(milliseconds: 0))
    #expect(ids(engine.session) == ids(before), "and back")
  }

  @Test("What has begun stays with its rest, and what comes in comes after it")
  func begun() {
    let planned = Self.session([
      Self.group(10, .exercise, [Self.set(11), Self.rest(12), Self.set(13), Self.rest(14)]), Self.set(20),
    ])
    var engine = Engine(session: planned)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let other = Self.session([Self.set(5), Self.set(20)])
    _ = engine.handle(.reshape(engine.reshape(to: other)), at: Instant(milliseconds: 1000))
    #expect(engine.session.course().map { $0.occurrence.block } == [11, 12, 5, 20])
  }

  @Test("Rests take another length, unless they run or the athlete has chosen it; clocks do if they have not begun")
  func lengths() {
    func planned(_ seconds: WideInt, by rules: RulesVersion = .current) -> Session {
      func rest(_ id: Int) -> Block { Block(id: id, .step(.rest(Rest(length: .seconds(seconds))))) }
      var session = Self.session([
        Self.group(10, .exercise, [Self.set(11), rest(12), Self.set(13), rest(14), Self.set(15)]),
        Self.group(20, .window(.seconds(seconds)), [Self.set(21)]),
        Self.group(30, .exercise, [Self.set(31), rest(32)]),
        Self.group(40, .intervals([.seconds(seconds)], rounds: 2), [Self.set(41)]),
      ])
      session.rules = rules
      return session
    }
    func changed(_ commands: [Command], by rules: RulesVersion = .current) -> (rests: [Int], groups: [Int]) {
      var engine = Engine(session: planned(60, by: rules))
      for (second, command) in commands.enumerated() {
        _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
      }
      let change = engine.reshape(to: planned(90, by: rules))
      _ = engine.handle(.reshape(change), at: engine.now)
      #expect(engine.reshape(to: planned(90, by: rules)).isEmpty)
      return ((change.rests ?? []).map(\.block), change.resized.map(\.block))
    }
    #expect(changed([.start]) == ([12, 14, 32], [20, 40]))
    #expect(changed([.start, .done(.asPrescribed)]) == ([14, 32], [20, 40]))
    let chosen = Command.changeRests(RestChange(length: .seconds(30), exercise: nil))
    #expect(changed([.start, chosen]) == ([], [20, 40]))
    #expect(changed([.start, .skip, .skip, .skip, .skip, .skip]) == ([32], [40]))
    #expect(changed([.start], by: .eleventh) == ([], []))
    var engine = Engine(session: planned(60))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.reshape(engine.reshape(to: planned(90))), at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 1000))
    #expect(engine.snapshot(at: engine.now).phaseEnds == Instant(milliseconds: 91_000))
  }

  @Test("What the athlete removed stays away, and what the athlete added stays")
  func athlete() {
    let planned = Self.session([Self.set(11), Self.set(12)])
    var engine = Engine(session: planned)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.remove(exercise: "squat"), at: Instant(milliseconds: 1000))
    _ = engine.handle(.add([Self.set(1)]), at: Instant(milliseconds: 2000))
    #expect(engine.session.course().map { $0.occurrence.block } == [11, 1000])
    #expect(engine.reshape(to: planned).isEmpty)
  }

  @Test("What leads into the new shape is handled in it, and undo takes back only that")
  func leading() {
    let (short, long) = (Self.session([Self.set(11)]), Self.session([Self.set(11), Self.set(12)]))
    var engine = Engine(session: short)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let now = Instant(milliseconds: 1000)
    let (reshape, effects) = engine.handle(
      at: now, shapedBy: ShapingRules(follow: { $0 == 11 }, planned: { $0.isEmpty ? short : long }),
      { $0.handle(.done(Performance(reps: 5)), at: now) })
    #expect(reshape != nil && effects.contains(.workRevised(1)))
    #expect(!engine.isOver && engine.log.count == 1)
    _ = engine.handle(.undo, at: now)
    #expect(engine.log.isEmpty && !engine.isOver)
    _ = engine.handle(.reshape(engine.reshape(to: short)), at: now)
    _ = engine.handle(.done(Performance(reps: 5)), at: now)
    #expect(engine.isOver)
  }
}
