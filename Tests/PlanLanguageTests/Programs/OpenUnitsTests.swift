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

  @Test("A load that is taken from a set has the unit and the plates of that set")
  func taken() throws {
    let sets = "squat 3 @ 90kg; squat 2 @ lifted(1) - 7lb; squat 2 @ best(squat) - 40lb; squat 2 @ 90kg - 7lb"
    let kilograms = try works("\(sets); squat 2 @ 90% of best(squat) - 7lb")
    #expect(kilograms.map { $0.load.grams } == [90_000, 85_000, 70_000, 85_000, 77_500])
    #expect(kilograms.allSatisfy { $0.units?.load == nil })
    let pounds = try works("squat 3 @ 200lb; squat 2 @ best(squat) - 6.8kg")
    #expect(pounds.last?.load.grams == Mass(pounds: 185).grams)
    #expect(pounds.allSatisfy { $0.units?.load == .pounds })
  }

  @Test("With earlier rules, it had the unit of what is taken off")
  func takenBefore() throws {
    let works = try works("squat 3 @ 90kg; squat 2 @ best(squat) - 40lb", rules: .sixteenth)
    #expect(works.last?.units?.load == .pounds)
  }

  /// The work of the first session.
  private func works(_ items: String, rules: RulesVersion = .current) throws -> [Work] {
    let checked = check(Array("program \"P\" on mon < workout \"A\" < \(items) > >".utf8), rules: rules)
    let program = try #require(checked.plan.programs.first)
    return checked.plan.simulate(program, weeks: 1, athlete: .unknown).flatMap { $0.log.map { $0.work } }
  }

  @Test("Choosing units closes them, and what is usual follows")
  func choosing() {
    var athlete = Athlete.unknown
    athlete.choose(.pounds)
    #expect(athlete == Athlete(units: .pounds))
  }
}

extension Load {
  fileprivate var grams: WideInt? { if case .mass(_, let each, _) = self { each.grams } else { nil } }
}
