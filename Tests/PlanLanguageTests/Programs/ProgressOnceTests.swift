/// What the fifteenth rules changed: steps once a session, `progress` and `every` in heads, the best load of what was
/// done. Sessions of earlier rules stay as they were.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Steps of a session, and earlier rules")
struct ProgressOnceTests {
  /// The loads of the second session, in kilograms, if everything but these sets of the first was done.
  private func loads(
    _ items: String, rules: RulesVersion = .current, missed: @escaping (Work) -> Bool = { _ in false }
  ) throws -> [Double] {
    let checked = check(Array("program \"P\" < workout \"A\" < \(items) > >".utf8), rules: rules)
    let program = try #require(checked.plan.programs.first)
    let sessions = checked.plan.simulate(program, weeks: 2, athlete: Athlete()) { turn, work in
      var done = Performance.prescribed(by: work)
      if turn.session == 1, missed(work) { done.reps = 0 }
      return done
    }
    return Array(sessions).dropFirst().first.map { session in
      session.log.compactMap { set in set.lifted.map { Double(Int(clamping: $0.grams)) / 1000 } }
    } ?? []
  }

  @Test(
    "A progress that is written once, or twice alike, takes one step",
    arguments: [
      ("ladder 40kg-50kg < clean 3 progress +2.5kg >", [42.5, 52.5], [45.0, 55.0]),
      ("for load in 40kg, 50kg < clean 3 @ (load) progress +2.5kg >", [42.5, 52.5], [45, 55]),
      ("clean 3 @ 40kg progress +2.5kg; clean 3 @ 40kg progress +2.5kg", [42.5, 42.5], [45, 45]),
      ("clean 3 @ 40kg progress +2.5kg; clean 3 @ 50kg progress +5kg", [47.5, 57.5], [47.5, 57.5]),
      ("clean 3 @ 40kg progress +2.5kg; clean 3 @ 50kg label \"b\" progress +5kg", [42.5, 55], [42.5, 55]),
    ])
  func once(_ items: String, now: [Double], then: [Double]) throws {
    #expect(try loads(items) == now)
    #expect(try loads(items, rules: .fourteenth) == then)
  }

  @Test("One missed rung is a miss of the ladder")
  func missedRung() throws {
    let ladder = "ladder 40kg-50kg < clean 3 progress +2.5kg >"
    #expect(try loads(ladder) { $0.load == .mass(count: 1, each: Mass(grams: 50_000), upTo: nil) } == [40, 50])
  }

  @Test("A progress in the head of a group applies to what has a load, and to one bar as a whole")
  func heads() throws {
    let superset = "superset x1 progress +2.5kg < bench press 5 @ 60kg; squat 3 @ 100kg >"
    #expect(try loads(superset) == [62.5, 102.5])
    #expect(try loads(superset) { $0.exercise.key == "squat" } == [62.5, 100])
    #expect(try loads(superset, rules: .fourteenth) == [60, 100])
    let complex = "complex x1 @ 40kg progress +2.5kg < clean 3; front squat 3 >"
    #expect(try loads(complex) == [42.5, 42.5])
    #expect(try loads(complex) { $0.exercise.key == "clean" } == [40, 40])
    #expect(try loads("rounds x1 progress +5kg < squat 3 @ 100kg progress +2.5kg; burpee 3 >") == [102.5])
  }

  @Test("The best load is that of a set that was done; the load of a set is what it says")
  func best() throws {
    let singles = "state top = 20kg; snatch 1, 1 @ 50kg, 100kg; after session < top = best(snatch) >; curl 5 @ top"
    let isHeavy = { (work: Work) in work.load == .mass(count: 1, each: Mass(grams: 100_000), upTo: nil) }
    #expect(try loads(singles) == [50, 100, 100])
    #expect(try loads(singles, missed: isHeavy) == [50, 100, 50])
    #expect(try loads(singles, rules: .fourteenth, missed: isHeavy) == [50, 100, 100])
    let literal = singles.replacing("after session < top = best(snatch) >", with: "after lift < top = lifted(2) >")
    #expect(try loads(literal, missed: isHeavy).prefix(2) == [50, 100])
  }

  @Test("A blank load goes on from what was lifted, not from a last single that was missed")
  func blank() throws {
    let checked = check(Array("program \"P\" < workout \"A\" < squat 1-2x1 @ ask progress +2.5kg > >".utf8))
    let program = try #require(checked.plan.programs.first)
    let sessions = checked.plan.simulate(program, weeks: 2, athlete: Athlete()) { _, work in
      Performance(reps: work.set == 1 ? 1 : 0, load: Mass(grams: work.set == 1 ? 100_000 : 110_000))
    }
    let change = sessions.first { _ in true }?.settlement.changes.first
    #expect(change?.to.rounded == 102_500)
  }

  @Test("Rounds start at intervals; with earlier rules, each exercise did")
  func starts() throws {
    func form(_ rules: RulesVersion) throws -> Block.Form? {
      let text = "workout \"A\" < superset x4 every 3min < bench press 5 @ 60kg; pull-up 5 > >"
      let plan = check(Array(text.utf8), rules: rules).plan
      let session = compile(try #require(plan.declarations.first), of: plan, athlete: Athlete()).session
      guard
        case .group(let group)? = session?.blocks.first(where: { if case .group = $0.content { true } else { false } })?
          .content
      else { return nil }
      return group.form
    }
    #expect(try form(.current) == .intervals([.minutes(3)], rounds: 4))
    #expect(try form(.fourteenth) == .rounds(4, style: .superset))
  }
}
