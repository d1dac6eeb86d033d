import SessionModel
import Testing

@testable import PlanLanguage

/// A plan from a stranger is safe to open: whatever it says, checking and compiling it take little time and memory.
@Suite("Plans beyond all bounds")
struct BoundsTests {
  let athlete = Athlete(bodyweight: .kilograms(80), maxes: ["squat": .kilograms(100)])

  @Test(
    "An expansion bomb is one diagnostic with a place",
    arguments: [
      "rounds x1000000 < rounds x1000000 < squat 5 > >", "squat 1000000x5", "squat 2000000x5 @ 75%",
      "rounds x2000000 < rounds x2000000 < rounds x2000000 < rounds x2000000 < squat 5 > > > >",
      "superset x20001 < squat 5 >", "every 1s x1000000 < squat 5 >", "emom 1000000h < squat 5 >",
      "squat 5 @ 100kg warmup 1000000x5 @ 50%", "tabata x1000000 < squat >",
      "amrap 5min < ladder 1-2-...-2000000 < squat > >",
    ])
  func bombs(item: String) {
    let source = Array("workout \"Bomb\" < \(item) >".utf8)
    let checked = check(source)
    #expect(checked.diagnostics.count == 1)
    #expect(checked.diagnostics.allSatisfy { $0.span.start < $0.span.end && Int($0.span.end) <= source.count })
  }

  @Test("A workout that its rules recompile after each set has tighter limits, and says so")
  func liveRules() throws {
    func program(_ sets: String) -> String {
      "program \"P\" < state tm = 5kg; workout \"A\" < squat \(sets) @ tm; after set < tm += 1g > > >"
    }
    func tooLarge(_ text: String) -> Bool {
      check(Array(text.utf8)).diagnostics.contains { $0.problem == .meaning(.tooManySteps(limit: 500)) }
    }
    #expect(tooLarge(program("501x5")))
    #expect(!tooLarge(program("500x5")))
    #expect(!tooLarge("workout \"A\" < squat 501x5 >"))
    let plan = check(Array(program("100x5").utf8)).plan
    let sessions = Array(plan.simulate(try #require(plan.programs.first), weeks: 1, athlete: athlete))
    let first = try #require(sessions.first)
    #expect(first.settlement.changes.last?.to.rounded == 5100)
    // Each set was prescribed with the state that the one before it had left.
    let loads = first.compiled.session?.course().compactMap { step -> Load? in
      if case .work(let work) = step.step { work.load } else { nil }
    }
    #expect(loads?.count == 100)
  }

  @Test("Set rules see the sets of a superset in the order in which they were done")
  func orderOfSets() throws {
    let text = """
      program "P" <
        state a = 0kg
        workout "A" < "part" < superset x2 < squat 5; curl 3 >; after set 2 < when reps(last) is 3 < a = 9kg > > > >
      >
      """
    let checked = check(Array(text.utf8))
    try #require(!checked.hasErrors, "\(checked.diagnostics)")
    let program = try #require(checked.plan.programs.first)
    let sessions = Array(checked.plan.simulate(program, weeks: 1, athlete: athlete))
    #expect(sessions.first?.settlement.changes.map(\.to.rounded) == [9000])
  }

  /// Each doubles or multiplies what a few bytes say.
  private static let expansions: [(name: String, text: String)] = {
    func doubling(_ first: String, _ next: (Int) -> String, _ last: String) -> String {
      first + (1...40).map { next($0) + "\n" }.joined() + last
    }
    return [
      ("lists", doubling("let a0 = squat, bench press\n", { "let a\($0) = a\($0 - 1), a\($0 - 1)" }, "")),
      (
        "lists in a loop",
        "let a = squat, bench press\nworkout \"W\" < for i in 1-9000 < for m in a, a, a < m 5 > > >"
      ),
      (
        "templates",
        doubling(
          "def d0() < squat 5; squat 5 >\n", { "def d\($0)() < d\($0 - 1)(); d\($0 - 1)() >" },
          "workout \"W\" < d40() >")
      ),
      (
        "templates that nobody calls",
        doubling("def d0() < squat 5; squat 5 >\n", { "def d\($0)() < d\($0 - 1)(); d\($0 - 1)() >" }, "")
      ),
      (
        "blocks",
        doubling(
          "def d0(b) < b; b >\n", { "def d\($0)(b) < d\($0 - 1)(< b; b >) >" },
          "workout \"W\" < d40(< squat 5 >) >")
      ),
      ("a loop", "workout \"W\" < for i in 1-1000000 < squat 5 > >"),
      ("loops without items", "workout \"W\" < for i in 1-9999 < for j in 1-9999 < let q = 5 > > >"),
      (
        "loops of alternatives",
        "workout \"W\" < by week < for i in 1-9999 < by day < for j in 1-9999 < squat 5 > > > > >"
      ),
      ("notes", "workout \"W\" < squat 5; for i in 1-9999 < for j in 1-9999 < note \"n\" > > >"),
      (
        "ladders",
        "workout \"W\" < when week is 1 < \(String(repeating: "ladder 1-2-...-19999 < squat >;", count: 40)) > >"
      ),
      (
        "arguments",
        doubling("let a0 = squat, bench press\n", { "let a\($0) = a\($0 - 1), a0" }, "")
          + "def d(m) < for e in m < e 5 > >\nworkout \"W\" < for i in 1-9999 < d(a40) > >"
      ),
    ]
  }()

  @Test("A plan that multiplies itself ends in one error before it takes memory", arguments: 0..<11)
  func expansion(_ index: Int) throws {
    try #require(Self.expansions.count == 11)
    let (name, text) = Self.expansions[index]
    let source = Array(text.utf8)
    let checked = check(source)
    let errors = checked.diagnostics.filter { $0.problem.severity == .error }
    #expect(errors.map(\.problem) == [.meaning(.tooManySteps(limit: Budget.base))], "\(name)")
    #expect(errors.allSatisfy { $0.span.start < $0.span.end && Int($0.span.end) <= source.count })
    #expect(checked.plan.items.count <= Budget.base + 2 * source.count, "\(name)")
    #expect(checked.plan.lets.count <= Budget.base + source.count, "\(name)")
  }

  @Test("Four times the text makes four times the plan, and uses none of the budget")
  func growth() {
    func size(_ count: Int) -> (items: Int, spent: Int) {
      let text = (0..<count).map { "def d\($0)(m) < m 5 >\nlet a\($0) = 5kg\nworkout \"W\($0)\" < d\($0)(squat) >\n" }
      let tree = parse(Array(text.joined().utf8)).tree
      var resolver = Resolver(tree: tree, library: .builtIn, find: { (_, _) in nil })
      resolver.resolveDeclarations()
      return (resolver.plan.items.count, resolver.budget.spent)
    }
    let (small, large) = (size(100), size(400))
    #expect(large.items == 4 * small.items)
    #expect(large.spent == 4 * small.spent)
  }

  @Test(
    "Numbers that only the athlete's profile makes huge end in a diagnostic too",
    arguments: ["rounds x(bw / 0.001kg) < squat 5x5 >", "squat (bw / 1g)x5", "squat 3x5 warmup (bw/1g)x5 @ 50%"])
  func profileBombs(item: String) throws {
    let checked = check(Array("workout \"Bomb\" < \(item) >".utf8))
    #expect(!checked.hasErrors)
    let compiled = try #require(compileFirst(checked.plan, athlete: athlete))
    #expect(compiled.session == nil)
    #expect(compiled.diagnostics.map(\.problem) == [.meaning(.tooManySteps(limit: 20_000))])
  }

  @Test("Values that build on each other do not double the work")
  func chainedValues() {
    var text = "let a0 = bw\n"
    for number in 1...2000 { text += "let a\(number) = a\(number - 1) + a\(number - 1) - a\(number - 1)\n" }
    text += "workout \"Chain\" < squat 5 @ a2000; squat 5 @ 50% of tm >\n"
    let checked = check(Array(text.utf8))
    #expect(checked.diagnostics.isEmpty)
    let compiled = compileFirst(checked.plan, athlete: athlete)
    #expect(compiled?.session != nil)
  }

  @Test("A very long sum neither overflows the stack nor is lost")
  func longSums() {
    let known = "let a = 1kg" + String(repeating: " + 1kg", count: 5000) + "\n"
    let unknown = "let b = bw" + String(repeating: " + 1kg", count: 5000) + "\n"
    let source = Array((known + unknown + "workout \"W\" < squat 5 @ a >").utf8)
    _ = check(source)
  }

  @Test("Sums within sums within sums do not exhaust the stack either")
  func nestedSums() {
    var inner = "bw"
    for _ in 0..<30 { inner = "-(\(inner)" + String(repeating: " + 1kg", count: 40) + ")" }
    let checked = check(Array("workout \"W\" < squat 5 @ 100kg + 0 * (\(inner)); squat 5 @ 50% of (\(inner)) >".utf8))
    for declaration in checked.plan.declarations { _ = compile(declaration, of: checked.plan, athlete: athlete) }
  }

  @Test("An error in each of very many lines is reported up to a limit")
  func manyErrors() {
    var text = "workout \"W\" <\n"
    for _ in 0..<5000 { text += "squat 0x5 rest 3kg\n" }
    let checked = check(Array((text + ">").utf8))
    #expect((100...101).contains(checked.diagnostics.count))
  }

  @Test("Pieces of plans in any order never trap, and every diagnostic has its place")
  func soup() {
    let pieces = [
      "workout", "\"A\"", "<", ">", "bench press", "squat", "3x8", "@", "80kg", "75%", "rpe 8", "rest", "90s",
      "rounds x3",
      "emom 10min", "amrap", "ladder 21-15-9", "let", "row", "=", "+", "-", "*", "/", "(", ")", ",", ";", "\n", "0",
      "5+",
      "max", "warmup", "drop", "every", "2000000", "of", "tm", "bw", "2x24kg", "-", "tabata", "breathing", "in", "4s",
      "x2000000", "km", "4:30/km", "max(squat)", "each side", "tempo 3-1-1-0", "60 total", "ask", "zone 9", "12-8",
    ]
    var random = FixedRandom(state: 42)
    for _ in 0..<80 {
      let count = Int(random.next() % 24) + 1
      let text = (0..<count).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined(separator: " ")
      for source in [Array(text.utf8), Array("workout \"W\" < \(text) >".utf8)] {
        let checked = check(source)
        for diagnostic in checked.diagnostics {
          #expect(diagnostic.span.start <= diagnostic.span.end && Int(diagnostic.span.end) <= source.count)
        }
        for declaration in checked.plan.declarations {
          _ = compile(declaration, of: checked.plan, athlete: athlete)
          _ = compile(declaration, of: checked.plan, athlete: Athlete())
        }
      }
    }
  }
}

/// The same numbers on every run.
private struct FixedRandom {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
