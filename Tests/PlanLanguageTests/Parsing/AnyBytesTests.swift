import FoundationEssentials
import PlanLanguage
import Testing

/// Parsing takes any bytes: it ends, and each diagnostic has a place within the file.
struct AnyBytesTests {
  /// Rounds of each kind.
  static let rounds = 350 * Mutation.times

  static let seeds: [[UInt8]] = {
    let folder = GoldenFiles.folder("Syntax")
    return GoldenFiles.plans(in: folder).compactMap { try? GoldenFiles.bytes("\(folder)/\($0).satz") }
  }()

  private func check(_ source: [UInt8], _ comment: @autoclosure () -> String) {
    let parsed = parse(source)
    for diagnostic in parsed.diagnostics {
      let spans = [diagnostic.span] + diagnostic.labels.map(\.span) + diagnostic.fixes.map(\.span)
      let areInside = spans.allSatisfy { $0.start <= $0.end && Int($0.end) <= source.count }
      if !areInside { Issue.record("\(diagnostic) in \(comment())") }
    }
    let starts = parsed.diagnostics.map(\.span.start)
    if starts != starts.sorted() { Issue.record("out of order in \(comment())") }
    if TreeDump.lines(of: parsed.tree).count > source.count + 1 {
      Issue.record("more nodes than bytes in \(comment())")
    }
  }

  @Test(
    "A NUL is an error at its place, in a text and a comment too",
    arguments: [
      "bench 3x8\0", "bench\0press 3x8", "\"A\0B\" 3x8", "“A\0” 3x8", "bench 3x8 // a\0b", "bench 3x8 note \"\0\"",
    ])
  func nul(line: String) throws {
    let source = Array("workout \"W\" <\n\(line)\n>\n".utf8)
    let place = try #require(source.firstIndex(of: 0))
    let found = parse(source).diagnostics.filter { $0.problem.code == "E0103" }
    #expect(found.map(\.span.start) == [UInt32(place)])
  }

  @Test("Random bytes have a tree and never trap")
  func bytes() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<AnyBytesTests.rounds {
      let source = (0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(source, "\(source)")
    }
  }

  @Test("Random pieces of the language have a tree and never trap")
  func pieces() {
    let pieces = [
      "workout ", "\"A\"", "<", ">", "<", ">", "\n", ";", "bench ", "3x8", " @ ", "80kg", "rest ", "90s", ",", "(", ")",
      "-", "+", "8", "12.5", "1:30", "x", "x3", "superset ", "emom ", "ladder ", "21-15-9", "...", "each side ", "max ",
      "tempo ", "3-1-1-0", "warmup ", "let ", "= ", "tm ", "of ", "{", "}", "#tag ", "//", "progress ", "in ", "hold ",
      "breathing ", "exercise ", "muscles ", "“", "”", "\"", ">=", "×", "–", "alternate ", "for time ", "cap ", "*",
      "/",
      "%", "rpe ", "zone ", "ask ", "bw", "total ", "\u{0}", "é", "note ",
      "program ", "on mon, ", "weeks ", "cycle ", "optional ", "def ", "use ", "state ", "when ", "else ", "by ",
      "after ", "set ", "lift ", "session ", "week ", "is ", "not ", "and ", "or ", "above ", "at least ", "to ",
      "then ", "reps ", "misses ", "for ", "for i in ", "f(", "max(", "+= ", "-= ", "stage = ", "if ", "elif ", "wenn ",
      "when done < ", "after lift < ", "def f(a) < ", "program \"B\" <",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<AnyBytesTests.rounds * 2 {
      let plan = (0..<Int.random(in: 0...60, using: &random)).map { _ in random.pick(pieces) }.joined()
      check(Array(plan.utf8), plan)
    }
  }

  @Test("Plans with bytes removed, changed, doubled and moved")
  func mutations() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<AnyBytesTests.rounds {
      let source = random.changingBytes(of: random.pick(AnyBytesTests.seeds))
      check(source, String(decoding: source, as: UTF8.self))
    }
  }

  @Test("A plan that ends anywhere, as while it is being typed")
  func prefixes() {
    let typed = [
      "workout \"A\" < curl 3 @ 2x", "workout \"A\" < curl 3 @ 2x(",
      "workout \"A\" < curl 3x10 @ 20kg drop 8 @ 2x12kg, 6-8 reps",
      "workout \"A\" < run 10km @ 4:30-4:40/km rest 200m", "workout \"A\" < rounds x(n) < r3:30 >; sets 3",
      "def f(a) < a 5 @ 95/65lb >",
    ]
    for seed in typed.map({ Array($0.utf8) }) { checkPrefixes(of: seed, at: 1, from: 0) }
    // Of the others one end in five, not the same in each; all of them by hand.
    let step = Mutation.times > 1 ? 1 : 5
    for (number, seed) in AnyBytesTests.seeds.enumerated() { checkPrefixes(of: seed, at: step, from: number % step) }
  }

  private func checkPrefixes(of seed: [UInt8], at step: Int, from first: Int) {
    for end in stride(from: first, to: seed.count, by: step) {
      check(Array(seed[..<end]), String(decoding: seed[..<end], as: UTF8.self))
    }
  }

  @Test(
    "Deep, long and endless input ends in a diagnostic",
    arguments: [
      ("<", 20_000), ("(", 20_000), ("workout \"A\" < ", 4_000), ("-", 20_000), ("a 5 @ ((((", 4_000),
      ("{", 10_000),
      ("x3 ", 10_000), ("bench 3x8 @ 1kg + ", 1), ("1kg + ", 10_000), ("50% of ", 10_000), ("max ", 10_000),
      (">", 10_000),
      ("\"", 10_001), ("“", 10_001), ("rest ", 10_000), ("superset rest ", 4_000), ("5, ", 10_000), ("8-", 10_000),
      ("> a\n", 4_000), ("$", 10_000), ("$ ", 10_000), ("#", 10_000), ("let a = -", 4_000), ("5,", 10_000),
      ("when a < ", 4_000), ("else ", 10_000), ("when a < > else ", 4_000), ("for i in ", 10_000), ("for a ", 10_000),
      ("f(", 10_000), ("f(a, ", 4_000), ("f(<", 4_000), ("not ", 10_000), ("when not ", 4_000), ("when (", 4_000),
      ("when a and ", 4_000), ("a or ", 10_000), ("by a < ", 4_000), ("after set < ", 4_000), ("after ", 10_000),
      ("def a(", 4_000), ("def a(b, ", 4_000), ("state a ", 10_000), ("a += ", 10_000), ("+=", 10_000),
      ("progress reps then ", 4_000), ("progress +1 to ", 4_000), ("program \"A\" < ", 4_000), ("on mon, ", 4_000),
      ("elif ", 10_000), ("when done < >\n", 4_000), ("when a > 1 ", 4_000),
    ])
  func extremes(_ piece: String, _ count: Int) {
    for head in ["", "workout \"A\" <\n  a 5 @ ", "workout \"A\" <\n  "] {
      let source = Array((head + String(repeating: piece, count: count)).utf8)
      let diagnostics = parse(source).diagnostics
      #expect(!diagnostics.isEmpty || piece == "\"")
      #expect(diagnostics.allSatisfy { Int($0.span.end) <= source.count })
    }
  }

  @Test("A plan with an error in each line ends in a clear limit")
  func errorsEverywhere() {
    let line = "  bench 3x8 rst 90s\n"
    let source = Array(("workout \"A\" <\n" + String(repeating: line, count: 4_000) + ">\n").utf8)
    let diagnostics = parse(source).diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.problem == .syntax(.tooManyProblems(limit: 100)))
  }
}
