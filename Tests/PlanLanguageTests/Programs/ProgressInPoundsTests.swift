/// What the nineteenth rules changed: a `progress` by a share, or of a load that was entered, keeps the unit of the load.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("The progress of loads in pounds")
struct ProgressInPoundsTests {
  /// The first set of each week, for an athlete who has chosen no unit. A load that is asked for is entered as 140 lb.
  private func weeks(_ item: String, rules: RulesVersion = .current) throws -> [String] {
    let checked = check(Array("program \"P\" on mon < workout \"A\" < \(item) > >".utf8), rules: rules)
    #expect(!checked.hasErrors)
    let program = try #require(checked.plan.programs.first)
    var athlete = Athlete()
    athlete.hasOpenUnits = true
    return checked.plan.simulate(program, weeks: 3, athlete: athlete) { _, work in
      var done = Performance.prescribed(by: work)
      guard work.load == .asked(suggestion: nil) else { return done }
      done.load = Mass(grams: 63_503)
      done.units = .given(load: .pounds, distance: nil)
      return done
    }.compactMap { session in
      guard let set = session.log.first, let lifted = set.lifted else { return nil }
      guard set.units?.load == .pounds else { return "\(Double(Int(clamping: lifted.grams)) / 1000) kg" }
      return "\((Double(Int(clamping: lifted.grams)) / 453.59237 * 10).rounded() / 10) lb"
    }
  }

  @Test(
    "It stays in pounds",
    arguments: [
      ("overhead press 3x5 @ 95lb progress +2%", ["95.0 lb", "95.0 lb", "97.5 lb"]),
      ("overhead press 3x5 @ 95lb progress +5lb", ["95.0 lb", "100.0 lb", "105.0 lb"]),
      ("dumbbell press 3x8 @ 40lb progress +5%", ["40.0 lb", "42.0 lb", "44.0 lb"]),
      ("barbell row 5 @ ask progress +5lb", ["140.0 lb", "145.0 lb", "150.0 lb"]),
    ])
  func pounds(_ item: String, expected: [String]) throws { #expect(try weeks(item) == expected) }

  @Test("By the eighteenth rules it became kilograms")
  func before() throws {
    #expect(
      try weeks("overhead press 3x5 @ 95lb progress +2%", rules: .eighteenth) == ["95.0 lb", "42.5 kg", "42.5 kg"])
    #expect(
      try weeks("barbell row 5 @ ask progress +5lb", rules: .eighteenth).last != "150.0 lb")
  }
}
