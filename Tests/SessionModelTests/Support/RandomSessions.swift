/// Random sessions and commands from a seed, the same on every machine.
@testable import SessionModel

/// SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}

extension Seeded {
  /// A session with all forms; without `windows` and choices, its course is what the engine walks.
  mutating func session(windows: Bool = true) -> Session {
    SessionModelTests.session((0..<(1 + below(4))).map { _ in block(depth: 0, windows: windows) })
  }

  mutating func block(depth: Int, windows: Bool) -> Block {
    if depth >= 3 || chance(45) { return step(randomStep()) }
    let blocks = (0..<below(4)).map { _ in block(depth: depth + 1, windows: windows) }
    return Block(
      id: 0,
      .group(
        Block.Group(
          form: form(windows: windows), title: chance(30) ? "Group" : nil, alternates: chance(25),
          finishesLastRound: chance(50) ? true : nil, blocks: blocks)))
  }

  private mutating func form(windows: Bool) -> Block.Form {
    switch below(windows ? 11 : 6) {
    case 0, 1: .exercise
    case 2: .sequence
    case 3, 4: .rounds(below(4), style: pick([.rounds, .superset, .tabata]))
    case 5: .ladder((0..<below(4)).map { _ in below(20) }, step: nil)
    case 6: .intervals((0..<below(3)).map { _ in .seconds(below(90)) }, rounds: below(4))
    case 7: .window(.seconds(below(200)))
    case 8: .forTime(cap: chance(60) ? .seconds(below(200)) : nil)
    case 9: chance(50) ? .choice : .freeOrder
    default: .ladder([3, 6], step: chance(50) ? 3 : -2)
    }
  }

  private mutating func randomStep() -> Step {
    switch below(10) {
    case 0...4:
      .work(
        Work(
          exercise: exercise(pick(["a", "b", "c", "d"])), target: target(), load: load(), side: chance(20) ? .each : nil
        ))
    case 5, 6: .rest(Rest(length: chance(80) ? .seconds(below(100)) : nil, flows: chance(30)))
    case 7: .countdown(seconds: below(5))
    case 8:
      .breath(Breath(pick([.inhale, .exhale, .hold, .breaths]), length: chance(70) ? .seconds(1 + below(8)) : nil))
    default:
      .sit(Sit(.sit, length: chance(80) ? .seconds(below(100)) : nil, bell: chance(40) ? .seconds(below(30)) : nil))
    }
  }

  private mutating func target() -> Target {
    switch below(10) {
    case 0...2: .reps(Amount(min: 5, max: chance(70) ? 8 : nil))
    case 3, 4: .time(Amount(min: 0, max: chance(80) ? below(60_000) : nil))
    case 5: .distance(.exactly(400_000))
    case 6: .repsWithin(.atLeast(0), .seconds(below(60)))
    case 7: chance(70) ? .total(below(30)) : .total(below(90_000), of: pick([.time, .distance, .energy]))
    case 8: .cluster([.exactly(2), .atLeast(1)], pause: .seconds(15))
    default: pick([.rung, .open, .breaths(.exactly(5))])
    }
  }

  private mutating func load() -> Load {
    switch below(4) {
    case 0: .unstated
    case 1: .mass(count: 1 + below(2), each: .kilograms(below(100)), upTo: nil)
    case 2: .bodyweight(plus: .kilograms(below(20)))
    default: .asked(suggestion: chance(50) ? .kilograms(60) : nil)
    }
  }

  /// The same plan compiled otherwise: without some blocks, with others, and with other numbers of rounds.
  mutating func otherShape(of session: Session) -> Session {
    var other = session
    other.blocks = otherShape(of: session.blocks)
    return other
  }

  private mutating func otherShape(of blocks: [Block]) -> [Block] {
    var shaped: [Block] = []
    for block in blocks where !chance(25) {
      if chance(10) { shaped.append(Block(id: 10_000 + below(1_000_000), .step(randomStep()))) }
      var block = block
      if case .group(var group) = block.content {
        if case .rounds(_, let style) = group.form { group.form = .rounds(below(5), style: style) }
        group.blocks = otherShape(of: group.blocks)
        block.content = .group(group)
      }
      if !shaped.contains(where: { $0.id == block.id }) { shaped.append(block) }
    }
    return shaped
  }

  mutating func command() -> Command {
    switch below(37) {
    case 0...9: .done(performance())
    case 10, 11: .acknowledge
    case 12: .skip
    case 13: .skipExercise
    case 14, 15: .back
    case 16: .redo
    case 17: .pause
    case 18: .resume
    case 19, 20: .extend(.seconds(below(60) - 30))
    case 21: .undo
    case 22: .note("n\(below(9))")
    case 23: .add([block(depth: 2, windows: true)])
    case 24: .remove(exercise: pick(["a", "b", "c", "d"]))
    case 25: .replace(exercise: pick(["a", "b", "c"]), with: exercise(pick(["c", "d", "e"])))
    case 26: .bringForward(exercise: pick(["a", "b", "c", "d"]))
    case 27, 28: .choose(below(3))
    case 29...31: .part
    case 32: .miss
    case 33: .correct(Occurrence(block: below(20), rounds: chance(50) ? [] : [1 + below(3)]), performance())
    case 34: .changeRests(RestChange(length: .seconds(below(90)), exercise: chance(70) ? pick(["a", "b", "c"]) : nil))
    case 35:
      .changeRests(RestChange(length: .seconds(30), upTo: .seconds(60), exercise: chance(70) ? pick(["a", "b"]) : nil))
    default: chance(10) ? pick([.finish, .abort, .start]) : .done(.asPrescribed)
    }
  }

  private mutating func performance() -> Performance {
    switch below(8) {
    case 0: Performance(reps: below(20))
    case 1: Performance(reps: below(20), rpeTenths: 80)
    case 2: Performance(time: .seconds(below(90)))
    case 3: Performance(load: .kilograms(below(100)))
    case 4: chance(30) ? Performance(rounds: below(10), extraReps: below(10)) : .asPrescribed
    default: .asPrescribed
    }
  }
}
