/// A plan is loaded for an athlete; whatever prevents training it is data.

import PlanLanguage
import SessionModel
import Testing
import TrainingStore

@testable import SessionRunner

@Suite("A loaded plan")
struct LoadedPlanTests {
  static let two = "workout \"Push\" < bench 3x5 >\nworkout \"Pull\" < row 3x5 >\n"

  private static func problem(_ text: String, _ name: String? = nil) throws -> PlanProblem? {
    let plan = try LoadedPlan(text: text)
    do throws(PlanProblem) {
      _ = try plan.session(named: name)
      return nil
    } catch {
      return error
    }
  }

  @Test("Its sessions are found by name, in full or by an unambiguous part")
  func names() throws {
    let plan = try LoadedPlan(text: Self.two)
    #expect(plan.names == ["Push", "Pull"])
    #expect(try plan.session(named: "Push").session.name == "Push")
    #expect(try plan.session(named: "pul").session.name == "Pull")
  }

  @Test("Why there is no session to begin is data")
  func problems() throws {
    guard case .pickOne(["Push", "Pull"])? = try Self.problem(Self.two) else { return wrong() }
    guard case .noSuchName("pu", ["Push", "Pull"])? = try Self.problem(Self.two, "pu") else { return wrong() }
    guard case .nothingToTrain? = try Self.problem("let heavy = 60kg") else { return wrong() }
    guard case .mistakes(let found)? = try Self.problem("workout \"A\" < bench 3x5 rst 90s >") else { return wrong() }
    #expect(found.contains { $0.problem.code == "E0150" })
    #expect(throws: PlanProblem.self) { try LoadedPlan(file: "/nowhere.satz") }
  }

  private func wrong(at location: SourceLocation = #_sourceLocation) {
    Issue.record("another problem", sourceLocation: location)
  }

  @Test("A file is read with those that it uses, and the athlete's own exercises are known")
  func files() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    try "let heavy = 60kg".write(toFile: folder.path + "/own.satz", atomically: true, encoding: .utf8)
    let text = "use \"own.satz\"\nworkout \"A\" < squat 3x5 @ heavy >"
    try text.write(toFile: folder.path + "/plan.satz", atomically: true, encoding: .utf8)
    let plan = try LoadedPlan(file: folder.path + "/plan.satz", in: store)
    #expect(plan.diagnostics == [])
    let prepared = try plan.session()
    #expect(prepared.session.works.first?.work.load == .mass(count: 1, each: .kilograms(60), upTo: nil))
  }

  @Test("In a simulation, a lift is missed on the given days")
  func simulated() throws {
    let plan = try LoadedPlan(
      text: "program \"P\" on mon < workout \"A\" < squat 2x5 @ 60kg progress +5kg, -10% after 1 miss > >")
    let program = try #require(plan.plan.programs.first)
    var history = SimulatedHistory()
    history.misses = ["squat": [2]]
    let loads = plan.simulate(program, weeks: 4, training: SimulatedTraining(history)).map { $0.log.first?.work.load }
    #expect(loads == [60_000, 65_000, 57_500, 62_500].map { .mass(count: 1, each: Mass(grams: $0), upTo: nil) })
  }
}
