/// After an edit within a session, a plan has the problems that a check of the whole text finds.

import Testing

@testable import PlanLanguage

@Suite("Checking a session again")
struct RecheckTests {
  private static let days = (0..<40).map { day in
    """
    workout "Day \(day)" #upper rest 2min <
      main(\(["squat", "bench", "row"][day % 3]), \(["heavy", "light", "5kg"][day % 3])) // Ü
      curl 3x\(5 + day % 5) @ \(20 + day)kg rest 90s
      superset x3 < dip 8; pull-up 5 >
      plank 3x30s
    >
    """
  }
  private static let plan =
    "use \"library.satz\"\nlet light = 50kg\nlet top set = 80kg\ndef own(move, load = light) < move 3x5 @ load >\n"
    + "exercise \"Zot\" < category chest >\n" + days[..<20].joined(separator: "\n")
    + "\nlet late = 5\nworkout \"Last uses\" < own(zot, top set); own(row); bench late x 5; bench (late)x5 @ heavy >\n"
    + "workout \"Inner\" < let inner = 5kg; def deep(m) < m 5 @ inner >; deep(squat) >\n"
    + days[20...].joined(separator: "\n\n")
  /// Programs whose workouts share values, templates, states and rules.
  private static let programs =
    "use \"library.satz\"\nlet light = 50kg\ndef own(move, load = light) < move 3x5 @ load >\n"
    + (0..<4).map { number in
      """
      program "P\(number)" on mon, wed <
        state step = 2.5kg // é
        let \(shares[number]) = \(70 + number)%; note "Ü"
        def lift(move) <
          state load = \(60 + number)kg
          move 3x5 @ load
          after lift < load += step; when not done < load -= 5kg > >
        >
        after week < step -= 0.5kg >

      """
        + (0..<6).map { day in
          """
            workout "Day \(day)" \(day == 3 ? "optional " : "")<
              lift(\(["squat", "bench", "row"][day % 3])); own(dip, \(day)kg)
              bench 3x8 @ \(shares[number]) progress +2.5kg rest 90s
              \(["curl 3x10 @ step", "after session < step += 1kg >", "row 500m // ö", "dip 8 @ light"][day % 4])
            >
          """
        }.joined(separator: "\n") + "\n>\n"
    }.joined() + days[..<8].map { $0.replacing("main(", with: "own(") }.joined(separator: "\n")
  private static let shares = ["early", "late", "high", "low"]
  private static let piecesOfPrograms =
    pieces + [
      "step", "early", "high", "load", "lift(row)\n", "after lift < step += 1kg >\n",
      "after session < load = best(lift) >\n",
      "state x = 1\n", " progress +5kg", "after", " step = 5kg ", "week", "max(squat)", "by week 1, 2", "optional",
    ]
  private static let pieces = [
    "1", "kg", " rest 90s", " zot 5;", "\n", "bench 3x5 @ light", "own(dip)", "unheard", " @ 75%", "<", ">", "\"", "é",
    "// ", "let x = 5\n", "heavy", "top", "80%", " @ 900kg", "x", "(", "main(squat)\n", ";", "workout", "tempo 3-1-1-0",
    " @ inner", "deep(row)",
    "",
    "", "", " 3x8", "for m in dip < m 5 >",
  ]

  @Test("The problems are the same after each of many edits", arguments: 0..<2)
  func edits(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    var (again, whole) = (0, 0)
    let (plan, pieces) = round == 0 ? (Self.plan, Self.pieces) : (Self.programs, Self.piecesOfPrograms)
    var source = Array(plan.utf8)
    let first = Self.recheck(source)
    var known = try #require(first)
    var place = 0
    for step in 0..<24 * Mutation.times {
      // Some at one place, as when typing, and then elsewhere.
      if step % 8 == 0 { place = Int.random(in: 0..<source.count, using: &random) }
      let start = min(source.count, max(0, place + Int.random(in: -3...3, using: &random)))
      let end = min(source.count, start + (random.chance(50) ? 0 : Int.random(in: 0...4, using: &random)))
      let piece = Array(random.pick(pieces).utf8)
      let before = source
      source.replaceSubrange(start..<end, with: piece)
      let edit = SourceEdit(replaced: Span(start: UInt32(start), end: UInt32(end)), count: piece.count)
      let fresh = check(parse(source), library: .builtIn, find: findUsed)
      if let found = known.problems(after: edit, in: source, library: .builtIn, find: findUsed) {
        again += 1
        #expect(
          found == fresh.diagnostics,
          "\(String(decoding: before[max(0, start - 60)..<min(before.count, end + 60)], as: UTF8.self)) ← \(piece)")
      } else {
        whole += 1
        // Back to a plan with few mistakes.
        if fresh.diagnostics.count > 6 { source = Array(plan.utf8) }
        if Self.recheck(source) == nil { source = Array(plan.utf8) }
        let anew = Self.recheck(source)
        known = try #require(anew)
      }
    }
    #expect(again > 2, "\(again) of \(again + whole)")
  }

  /// Types behind the first of these words in the plan; nil if the whole plan is to be checked.
  private static func typed(_ piece: String, behind words: String, in plan: String) throws -> [Diagnostic]? {
    let first = recheck(Array(plan.utf8))
    var known = try #require(first)
    let found = try #require(plan.firstRange(of: words))
    let place = UInt32(plan.utf8.distance(from: plan.startIndex, to: found.upperBound))
    let edit = SourceEdit(replaced: Span(start: place, end: place), count: piece.utf8.count)
    let text = String(plan[..<found.upperBound]) + piece + plan[found.upperBound...]
    let problems = known.problems(after: edit, in: Array(text.utf8), library: .builtIn, find: findUsed)
    if let problems {
      #expect(problems == check(parse(Array(text.utf8)), library: .builtIn, find: findUsed).diagnostics)
    }
    return problems
  }

  @Test("An edit within a workout of a program is a check of that workout")
  func withinProgram() throws {
    let plan = Self.programs
    #expect(try Self.typed("; plank 30s", behind: "own(dip, 4kg)", in: plan)?.isEmpty == true)
    #expect(try Self.typed("; squat 3x5 @ 900kg", behind: "own(dip, 4kg)", in: plan)?.isEmpty == false)
    #expect(try Self.typed("; plank 30s", behind: "let late = 71%", in: plan) == nil)
  }

  @Test("Where sessions share what one of them may spoil for another, the whole plan is checked")
  func shared() throws {
    let types = "; plank 30s"
    let byBest = Self.programs.replacing("step -= 0.5kg", with: "step = best(squat)")
    #expect(try Self.typed(types, behind: "own(dip, 4kg)", in: byBest) == nil)
    let byCall = Self.programs.replacing("def lift(move) <", with: "def lift(move, first = 5kg) <")
      .replacing("state load = 60kg", with: "state load = first")
    #expect(try Self.typed(types, behind: "own(dip, 4kg)", in: byCall) == nil)
    let sameTitle = Self.programs.replacing("program \"P2\"", with: "program \"P1\"")
    #expect(try Self.typed(types, behind: "own(dip, 4kg)", in: sameTitle) == nil)
  }

  @Test("What the parser makes of a bracket that does not close depends on the whole text")
  func unclosed() throws {
    let open = Self.plan.replacing(
      "superset x3 < dip 8; pull-up 5 >\n  plank 3x30s\n>\nworkout \"Day 3\"",
      with: "superset x3 < dip 8; pull-up 5\n  plank 3x30s\n>\nworkout \"Day 3\"")
    #expect(open.utf8.count < Self.plan.utf8.count)
    #expect(Self.recheck(Array(open.utf8)) == nil)
    let inProgram = Self.programs.replacing("state load = 62kg\n", with: "superset x3 < dip 8\n")
    #expect(
      try Self.recheck(Array(inProgram.utf8)) == nil
        || Self.typed("; plank 30s", behind: "own(dip, 4kg)", in: inProgram) == nil)
  }

  private static func recheck(_ source: [UInt8]) -> Recheck? {
    let parsed = parse(source)
    return Recheck(parsed, check(parsed, library: .builtIn, find: findUsed))
  }
}
