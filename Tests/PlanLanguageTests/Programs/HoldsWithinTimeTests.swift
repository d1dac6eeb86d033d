/// Holds within a time: `plank max in 1min`.

import SessionModel
import Testing

@testable import PlanLanguage

struct HoldsWithinTimeTests {
  @Test("A hold within a time is a time; by earlier rules it was reps")
  func holds() throws {
    func target(_ rules: RulesVersion) throws -> Target? {
      let plan = check(Array("workout \"A\" < plank max in 1min >".utf8), rules: rules).plan
      let session = compile(try #require(plan.declarations.first), of: plan, athlete: Athlete()).session
      return session?.course().compactMap { step -> Target? in
        if case .work(let work) = step.step { work.target } else { nil }
      }.first
    }
    #expect(try target(.current) == .time(Amount(min: 0, max: 60_000)))
    #expect(try target(.fifteenth) == .repsWithin(.atLeast(0), .minutes(1)))
  }
}
