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
  private static let pieces = [
    "1", "kg", " rest 90s", " zot 5;", "\n", "bench 3x5 @ light", "own(dip)", "unheard", " @ 75%", "<", ">", "\"", "é",
    "// ", "let x = 5\n", "heavy", "top", "80%", " @ 900kg", "x", "(", "main(squat)\n", ";", "workout", "tempo 3-1-1-0",
    " @ inner", "deep(row)",
    "",
    "", "", " 3x8", "for m in dip < m 5 >",
  ]

  @Test("The problems are the same after each of many edits", arguments: 0..<3)
  func edits(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    var (again, whole) = (0, 0)
    var source = Array(Self.plan.utf8)
    var known = try #require(Self.recheck(source))
    var place = 0
    for step in 0..<20 * Mutation.times {
      // Some at one place, as when typing, and then elsewhere.
      if step % 8 == 0 { place = Int.random(in: 0..<source.count, using: &random) }
      let start = min(source.count, max(0, place + Int.random(in: -3...3, using: &random)))
      let end = min(source.count, start + (random.chance(50) ? 0 : Int.random(in: 0...4, using: &random)))
      let piece = Array(random.pick(Self.pieces).utf8)
      let before = source
      source.replaceSubrange(start..<end, with: piece)
      let edit = SourceEdit(replaced: Span(start: UInt32(start), end: UInt32(end)), count: piece.count)
      let fresh = check(source, find: findUsed)
      if let found = known.problems(after: edit, in: source, library: .builtIn, find: findUsed) {
        again += 1
        #expect(
          found == fresh.diagnostics,
          "\(String(decoding: before[max(0, start - 60)..<min(before.count, end + 60)], as: UTF8.self)) ← \(piece)")
      } else {
        whole += 1
        // Back to a plan with few mistakes.
        if fresh.diagnostics.count > 6 { source = Array(Self.plan.utf8) }
        known = try #require(Self.recheck(source) ?? Self.recheck(Array(Self.plan.utf8)))
        if Self.recheck(source) == nil { source = Array(Self.plan.utf8) }
      }
    }
    #expect(again > 2, "\(again) of \(again + whole)")
  }

  private static func recheck(_ source: [UInt8]) -> Recheck? {
    let parsed = parse(source)
    return Recheck(parsed, check(parsed, library: .builtIn, find: findUsed))
  }
}
