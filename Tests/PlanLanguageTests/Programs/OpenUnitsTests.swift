/// Loads in pounds where the athlete has not chosen units.

import SessionModel
import Testing

@testable import PlanLanguage

struct OpenUnitsTests {
  /// The load of the only set of each session, and the unit in which it is shown.
  private func loads(_ items: String, _ athlete: Athlete, sessions: Int = 3) throws -> [(Mass, Units?)] {
    let checked = check(Array("program \"P\" on mon < workout \"A\" < \(items) > >".utf8))
    let program = try #require(checked.plan.programs.first)
    return checked.plan.simulate(program, weeks: sessions, athlete: athlete).compactMap { session in
      guard let work = session.log.first?.work, case .mass(_, let mass, _) = work.load else { return nil }
      return (mass, work.units?.load)
    }
  }

  private static let plans = [
    "squat 5 @ 45lb progress +5lb",
    "state load = 45lb; squat 5 @ load; after lift < when done < load += 5lb > >",
  ]

  @Test("What is computed from pounds stays in pounds until the athlete chooses units", arguments: plans)
  func open(_ items: String) throws {
    let loads = try loads(items, .unknown)
    #expect(loads.map { $0.0 } == [Mass(pounds: 45), Mass(pounds: 50), Mass(pounds: 55)])
    #expect(loads.allSatisfy { $0.1 == .pounds })
  }

  @Test("An athlete who has chosen kilograms loads kilograms", arguments: plans)
  func chosen(_ items: String) throws {
    let loads = try loads(items, Athlete())
    #expect(loads.dropFirst().map { $0.0 } == [Mass(grams: 22_500), Mass(grams: 22_500)])
    #expect(loads.dropFirst().allSatisfy { $0.1 == nil })
  }

  @Test("Kilograms stay kilograms, and so does a step in the other unit")
  func kilograms() throws {
    let loads = try loads("squat 5 @ 40kg progress +5lb", .unknown)
    #expect(loads.map { $0.0 } == [Mass(grams: 40_000), Mass(grams: 40_000), Mass(grams: 42_500)])
  }

  @Test("Choosing units closes them, and what is usual follows")
  func choosing() {
    var athlete = Athlete.unknown
    athlete.choose(.pounds)
    #expect(athlete == Athlete(units: .pounds))
  }
}
