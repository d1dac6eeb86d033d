import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import satz

@Suite("A storm of commands")
struct PromptStormTests {
  @Test("Whatever is typed when, the live view has all its words", arguments: ExampleTests.names)
  func storm(_ name: String) throws {
    let source = try SourceFile.read(Built.repository.appending(path: "Examples/\(name)").path)
    for session in try sessions(source.bytes) {
      var random = SplitMix(state: 20_261_121)
      var engine = Engine(session: session)
      var now = 0
      for _ in 0..<400 {
        now += Int.random(in: 0...20_000, using: &random)
        try step(&engine, at: Instant(milliseconds: now), &random)
        if engine.isOver { engine = Engine(session: session) }
      }
    }
  }

  private func step(_ engine: inout Engine, at now: Instant, _ random: inout SplitMix) throws {
    let choosing = engine.snapshot(at: now).phase == .choosing
    let reader = LineReader(
      athlete: ExampleTests.athlete, exercises: { [engine] in engine.session.exercises }, isChoosing: choosing)
    let exercise = engine.session.exercises.randomElement(using: &random)?.name ?? "bench"
    let lines = [
      "start", "done", "8", "8 @ 60kg rpe 9", "45s", "400m", "skip", "back", "redo", "pause", "resume", "+30s", "-15s",
      "undo", "note ja", "remove \(exercise)", "replace \(exercise) with dips", "next \(exercise)", "1", "curl 2x10",
      "12 rounds 5", "done 0", "add plank 30s", "amrap 1min < 5 pull-ups >",
    ]
    let text = try #require(lines.randomElement(using: &random))
    guard let command = reader.meaning(of: text).command else { return }
    let before = engine
    var effects = engine.advance(to: now)
    effects += engine.handle(command, at: now)
    let occasion = Occasion(command: command, effects: effects, before: before, after: engine, at: now)
    for language in Language.allCases {
      let formatter = UnitFormatter(language: language)
      let report = EffectReport(occasion, formatter: formatter)
      for line in report.lines + [report.notice?.said(in: language) ?? "-"] { expectWhole(line, text) }
      let moment = Moment(bootID: "", bootMilliseconds: 0, wallMilliseconds: 0)
      let live = LiveScreen(formatter: formatter, clock: SessionClock(starting: moment))
        .content(of: engine.snapshot(at: now), at: now).live
      guard let live else { continue }
      expectWhole(live.title, text)
      expectWhole(live.phase, text)
      if let next = live.next { expectWhole(next, text) }
    }
  }

  /// No part of a sentence is missing.
  private func expectWhole(_ line: String, _ typed: String) {
    let parts = line.split(separator: "·", omittingEmptySubsequences: false)
    let isWhole = !line.isEmpty && parts.allSatisfy { part in part.contains { !$0.isWhitespace } }
    #expect(isWhole && !line.contains("Optional") && line.trimmingBlanks() == line, "“\(line)” after “\(typed)”")
  }
}

/// Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
