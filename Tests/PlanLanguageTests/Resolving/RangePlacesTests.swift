import SessionModel
import Testing

@testable import PlanLanguage

/// A range is done, or it is reported: nothing that is written goes without a word.
@Suite("Places of ranges")
struct RangePlacesTests {
  @Test("A plan without diagnostics does what each of its ranges says", arguments: places)
  func range(_ text: String) throws {
    let range = try sessions(text)
    guard range.diagnostics.isEmpty else { return }
    #expect(range.sessions != (try sessions(text.replacing(#/(\d+)-\d+(\.\d+)?/#) { "\($0.output.1)" }).sessions))
  }

  @Test("Where one number is needed, either end leads to a plan without errors", arguments: places)
  func ends(_ text: String) {
    let source = Array(text.utf8)
    let found = check(source).diagnostics
    guard found.contains(where: { $0.problem == .meaning(.rangeMisplaced) }) else { return }
    #expect(found.allSatisfy { $0.problem.severity == .warning || !$0.hints.isEmpty }, "\(text): \(found)")
    for isMost in [false, true] {
      let chosen = Self.chosen(source, isMost: isMost)
      let left = fixed(chosen).diagnostics.filter { $0.problem.severity == .error }
      #expect(left.isEmpty, "\(String(decoding: chosen, as: UTF8.self)): \(left)")
    }
  }

  @Test("No edit chooses an end of a range that has to be one number", arguments: places)
  func choice(_ text: String) {
    let source = Array(text.utf8)
    let found = check(source).diagnostics.filter { $0.problem == .meaning(.rangeMisplaced) }
    #expect(found.allSatisfy { $0.fixes.isEmpty || !$0.hints.contains { $0.offersEnds } })
  }

  /// One of the ends that are offered, for each range.
  private static func chosen(_ source: [UInt8], isMost: Bool) -> [UInt8] {
    var source = source
    // An error hides those behind it.
    for _ in 0..<4 {
      for diagnostic in check(source).diagnostics.reversed() {
        guard case .writeEither(let least, let most)? = diagnostic.hints.first(where: { $0.offersEnds }) else {
          continue
        }
        source.replaceSubrange(diagnostic.span.range, with: Array((isMost ? most : least).utf8))
      }
    }
    return source
  }

  @Test("A range as an argument stands wherever a range may be written")
  func arguments() throws {
    let plan = """
      def main(move, reps, load, pause) < move 3x(reps) @ (load) rest (pause) >
      workout "A" < main(curl, 8-12, 10-12kg, 60-90s) >
      """
    let written = try sessions(#"workout "A" < curl 3x8-12 @ 10-12kg rest 60-90s >"#)
    let called = try sessions(plan)
    #expect(called.diagnostics.isEmpty)
    #expect(called.sessions == written.sessions)
  }

  @Test("A range as an argument is reported where one number is needed, and so is the call")
  func misplacedArgument() throws {
    let source = Array(#"def main(move, most) < amrap (most) < move 5 > >; workout "A" < main(curl, 10-12min) >"#.utf8)
    let found = check(source).diagnostics
    #expect(found.map(\.problem.kind.code) == ["E0238"])
    #expect(found.first?.labels.map(\.role) == [.calledHere])
  }

  private func sessions(_ text: String) throws -> (sessions: [Session], diagnostics: [Diagnostic]) {
    let checked = check(Array(text.utf8))
    let compiled = checked.plan.declarations.map { compile($0, of: checked.plan, athlete: Athlete()) }
    return (compiled.compactMap(\.session), checked.diagnostics + compiled.flatMap(\.diagnostics))
  }

  /// `RangesInExamplesTests` derives more of them from the example of each word.
  static let places =
    [
      "squat 3-5x5", "curl 2-3x8-12 @ 10kg", "squat 4-5x5 @ 80%", "plank 2-3x30s", "squat (3-5)x5", "squat 3x(8-12)",
      "run 4-6x800m @ 4:00/km rest 2min", "squat 5-8+", "pull-up 30-50 total", "burpee max in 5-7min", "plank 30-45s",
      "run 3-5km", "row 10-15cal", "squat (8-10, 3-5)", "run 4x(60s, 60s)", "plank 4x(20s, 20s) pause 5s",
      "run 3x(400m, 200m)", "squat 5 @ 70-75%", "squat 5 @ 70-75% of tm", "squat 5 @ 80-85kg", "curl 5 @ 2x10-12kg",
      "curl 5 @ 2-3x10kg", "run 5km @ 4:00-4:15/km", "row 5min @ 180-200w", "run 5min @ zone 2-3", "squat 5 @ rpe 7-8",
      "squat 5 @ rir 1-2", "squat 5 @ ask 70-75%", "squat 5 @ bw+5-10kg", "squat 5 @ 70-75kg or 50-55kg",
      "rest 1-2min; squat 5", "rounds x4-6 < squat 5 >", "superset x3-4 < curl 5; dip 5 >", "\"A\" x2-3 < squat 5 >",
      "for time cap 20-25min < squat 5 >", "rounds x3 cap 10-12min < squat 5 >", "squat 5 warmup 2-3x5 @ 40-50%",
      "let a = 5; squat 3x(a) rest 60-90s", "for n in 1-3 < squat (n) >", "squat 3x5 rest 60-90s",
      "squat 5x3 every 2-3min", "squat 2x3 every 2-3min, 90s", "glute bridge 3x10 hold 3-5s",
      "box jump 5 height 20-24in", "bike 5min cadence 85-95rpm", "squat 5 @ 80kg warmup 5-8 @ 40-50%",
      "squat 5 @ 80kg drop 50-60kg", "squat 5 @ 80kg drop 70-80%", "leg press (12-15, 3-5) @ 80kg pause 20-30s",
      "squat 5 @ 80kg rpe 7-8", "squat 5 @ 80kg rir 1-2", "squat 5 @ 80kg progress +2-3kg",
      "superset x3-4 rest 1-2min < curl 5; dip 5 >", "circuit x3-4 < curl 5; dip 5; plank 30s >",
      "rounds x8-10 < run 400m >", "complex x3-4 @ 40-50kg < clean 5; jerk 5 >", "alternate x4-6 < curl 5; dip 5 >",
      "ladder 2-10 < burpee >", "ladder 1-5 < burpee >", "every 2-3min x5 < burpee 5 >", "emom 10-15min < burpee 5 >",
      "emom x10-15 < burpee 5 >", "amrap 10-12min < burpee 5 >", "for time x3-4 cap 20-25min < burpee 5 >",
      "tabata x4-8 on 20-30s off 10-15s < burpee >",
    ].map { "workout \"A\" < \($0) >" } + [
      "workout \"A\" x2-3 < squat 5 >", "breathing \"B\" 5-10min < in 4s; out 6s >",
      "breathing \"B\" x3-4 < in 4s; out 6s >", "breathing \"B\" < in 4-6s; hold 4-7s; out 6-8s >",
      "meditation \"M\" < sit 10-20min >", "meditation \"M\" < reflect 10-20min; walk 5-10min; scan 5-10min >",
      "program \"P\" weeks 4-6 < workout \"A\" < squat 5 > >", "meditation \"M\" < sit 20min bell 2-5min >",
      "breathing \"B\" < rounds x3-4 < in 4-6s; out 4-6s > >",
    ]
}

extension Hint {
  fileprivate var offersEnds: Bool { if case .writeEither = self { true } else { false } }
}
