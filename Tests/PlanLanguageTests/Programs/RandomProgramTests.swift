/// Programs that nobody would write, simulated: each comes to its end, and in the same way every time.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Random programs")
struct RandomProgramTests {
  @Test("Programs drawn from the grammar are trained to their end", arguments: 0..<8)
  func drawn(_ round: Int) {
    for seed in 0..<24 * Mutation.times {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(50_000 + round * 100_000 + seed))
      let plan = check(Array(writer.plan().utf8)).plan
      for program in plan.programs { _ = train(program, of: plan, seed: UInt64(seed)) }
    }
  }

  @Test("Random programs are trained to their end, twice with the same result", arguments: 0..<20)
  func written(_ seed: Int) {
    for time in 0..<Mutation.times { trainTwice(seed + time * 1000) }
  }

  @Test(
    "Real programs with words or bytes changed are checked and trained to their end", arguments: 0..<8)
  func mutated(_ round: Int) {
    let words = Self.examples.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    var random = SeededGenerator(seed: UInt64(900 + round))
    for _ in 0..<6 * Mutation.times {
      let example = random.pick(Self.examples)
      let source =
        random.chance(70)
        ? Array(random.changingWords(of: example, with: words).utf8) : random.changingBytes(of: Array(example.utf8))
      let checked = check(source)
      #expect(
        checked.diagnostics.allSatisfy { $0.span.start <= $0.span.end && Int($0.span.end) <= source.count },
        "\(String(decoding: source, as: UTF8.self))")
      for program in checked.plan.programs { _ = train(program, of: checked.plan, seed: UInt64(round)) }
    }
  }

  /// Those with a program or a script.
  private static let examples: [String] = {
    let folder = "\(Grammar.path)/Examples"
    let texts = GoldenFiles.plans(in: folder).compactMap { try? GoldenFiles.bytes("\(folder)/\($0).satz") }
      .map { String(decoding: $0, as: UTF8.self) }
    return texts.filter { $0.contains("program ") || $0.contains("def ") || $0.contains("for ") }
  }()

  private func trainTwice(_ seed: Int) {
    var script = RandomScript(seed: UInt64(seed))
    let text = script.program()
    let checked = check(Array(text.utf8))
    #expect(!checked.hasErrors, "\(checked.diagnostics.map(\.problem))\n\(text)")
    guard let program = checked.plan.programs.first else { return }
    let once = train(program, of: checked.plan, seed: UInt64(seed))
    let twice = train(program, of: checked.plan, seed: UInt64(seed))
    #expect(once.map(\.log) == twice.map(\.log))
    #expect(once.map(\.settlement.changes) == twice.map(\.settlement.changes))
    #expect(once.count <= 6 * program.turnsAWeek)
  }

  /// Six weeks, with sets done, missed and skipped at random.
  private func train(_ program: Plan.Program, of plan: Plan, seed: UInt64) -> [SimulatedSession] {
    var random = SeededGenerator(seed: seed)
    let athlete = Athlete(maxes: ["squat": .kilograms(140), "bench-press": .kilograms(100)])
    let simulation = plan.simulate(
      program, weeks: 6, athlete: athlete,
      performance: { _, work in
        var done = Performance.prescribed(by: work)
        switch random.next() % 6 {
        case 0: return nil
        case 1: done.reps = 0
        case 2: done.reps = 10_000
        case 3: done.load = Mass(grams: Int(random.next() % 2_000_000))
        case 4: done.rpeTenths = 85
        case _: break
        }
        return done
      }, answer: { _, _ in .no })
    return Array(simulation)
  }
}

/// Writes programs that are right: names that exist, units that fit.
private struct RandomScript {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed &+ 7) }

  mutating func program() -> String {
    let head = ["on mon, thu", "on mon, wed, fri weeks 9", "cycle 3", ""][pick(4)]
    return """
      program "Random" \(head) <
        state bonus = \(pick(9) + 1)
        def main(move, step) <
          state load = 60kg
          state stage = 1
          \(sets())
          after \(["lift", "set 1", "set", "session", "week"][pick(5)]) < \(statements(3)) >
        >
        after week < bonus += 1 >
        workout "A" < main(squat, 5kg); \(item()) >
        workout "B" < main(bench press, 2.5kg); main(squat, 5kg) >
      >
      """
  }

  private mutating func sets() -> String {
    switch pick(3) {
    case 0: "by stage < move 3x5 @ load; move 5x3 @ \(load()); move 1 @ ask >"
    case 1: "for i in 1-\(pick(4) + 1) < move (i)x(6 - i) @ load + i * 1kg >"
    case _: "when \(number()) above 2 < move 3x5+ @ load > else < move 3x(stage) @ \(load()) >"
    }
  }

  private mutating func item() -> String {
    switch pick(4) {
    case 0: "curl 3x8-12 @ 20kg progress reps then +2kg, -10% after 2 misses"
    case 1: "plank 3x20s progress +5s to 60s"
    case 2: "row 3x8 @ ask progress +2.5% when reps(last) at least 8"
    case _: "dip 30 total progress +5, -5"
    }
  }

  private mutating func statements(_ depth: Int) -> String {
    (0...pick(3)).map { _ in statement(depth) }.joined(separator: "; ")
  }

  private mutating func statement(_ depth: Int) -> String {
    switch pick(depth > 0 ? 5 : 3) {
    case 0: return "load \(["=", "+=", "-="][pick(3)]) \(load())"
    case 1: return "stage \(["=", "+=", "-="][pick(3)]) \(number())"
    case 2: return "max(move) = max(20kg, \(load()))"
    case 3: return "when \(condition(2)) < \(statements(depth - 1)) > else < \(statements(depth - 1)) >"
    case _: return "when \(condition(2)) < note \"So it is.\" >"
    }
  }

  private mutating func load() -> String {
    switch pick(6) {
    case 0: "load"
    case 1: "\(pick(200) + 1)kg"
    case 2: "round(load * \(number()), 2.5kg)"
    case 3: "90% of load"
    case 4: "(load + \(pick(9))kg) / \(pick(3) + 1)"
    case _: "max(move) * \(number()) / 100"
    }
  }

  private mutating func number() -> String {
    ["stage", "bonus", "week", "session", "\(pick(5))", "stage * bonus", "-stage", "sum(stage, 2)"][pick(8)]
  }

  private mutating func condition(_ depth: Int) -> String {
    switch pick(depth > 0 ? 8 : 5) {
    case 0: return "done"
    case 1: return "missed(last)"
    case 2: return "reps(\(["last", "all", "2"][pick(3)])) at least \(pick(20))"
    case 3: return "load is above \(pick(200))kg"
    case 4: return "\(number()) is \(pick(3))-\(pick(3) + 3)"
    case 5: return "not \(condition(depth - 1))"
    case 6: return "(\(condition(depth - 1)) or \(condition(depth - 1)))"
    case _: return "\(condition(depth - 1)) and \(condition(depth - 1))"
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
}
