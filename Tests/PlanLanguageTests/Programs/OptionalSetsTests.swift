import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Rules and sets that may be left out")
struct OptionalSetsTests {
  /// The loads of four sessions; `isDone` decides about each set.
  private func loads(_ item: String, isDone: @escaping (Work) -> Bool) throws -> [WideInt] {
    let checked = check(Array("program \"P\" < workout \"A\" < \(item) > >".utf8))
    #expect(checked.diagnostics.isEmpty)
    let program = try #require(checked.plan.programs.first)
    let sessions = checked.plan.simulate(program, weeks: 4, athlete: Athlete()) { _, work in
      isDone(work) ? .prescribed(by: work) : nil
    }
    return sessions.prefix(4).compactMap { $0.log.first?.lifted?.grams }
  }

  @Test(
    "Three of three to five sets are all of them, and two are a miss",
    arguments: [
      "bench press 3-5x5 @ 60kg progress +2.5kg", "superset x3-5 < bench press 5 @ 60kg progress +2.5kg; plank 30s >",
    ])
  func required(_ item: String) throws {
    let more: [WideInt] = [60_000, 62_500, 65_000, 67_500]
    #expect(try loads(item) { _ in true } == more)
    #expect(try loads(item) { $0.isOptional != true } == more)
    #expect(try loads(item) { $0.isOptional != true && $0.set < 3 } == [60_000, 60_000, 60_000, 60_000])
  }
}
