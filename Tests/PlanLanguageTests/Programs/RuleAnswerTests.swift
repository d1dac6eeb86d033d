/// The values that a typed line gives to a question of a rule.
import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Answers to the questions of rules")
struct RuleAnswerTests {
  @Test(
    "A value is read as a plan writes it, with or without the unit of a load",
    arguments: [
      ("82.5kg", Plan.Dimension.mass, "82500"), ("82,5 kg", .mass, "82500"), ("80", .mass, "80000"),
      ("1:30", .time, "90000"), ("90s", .time, "90000"), ("5", .number, "5"), ("85", .share, "850"),
      ("85%", .share, "850"), ("80kg + 2.5kg", .mass, "82500"), ("400m", .length, "400000"),
    ] as [(String, Plan.Dimension, String)])
  func values(text: String, dimension: Plan.Dimension, wanted: String) {
    let value = StateValue(answering: text, in: dimension, units: .kilograms)
    #expect(value?.dimension == dimension)
    #expect(value.map { "\($0.rounded)" } == wanted)
  }

  @Test("A bare load is in the athlete's unit")
  func pounds() {
    let value = StateValue(answering: "180", in: .mass, units: .pounds)
    #expect(value == StateValue(answering: "180lb", in: .mass, units: .kilograms))
  }

  @Test(
    "Anything else is no answer",
    arguments: [
      "", "yes", "80kg", "5; workout", "5\n6", "bw", "max(squat)", "5, 6", "\"5\"", "5 >", "1 / 0",
      String(repeating: "(", count: 500),
    ])
  func noValues(text: String) {
    #expect(StateValue(answering: text, in: .time, units: .kilograms) == nil)
    #expect(text == "80kg" || StateValue(answering: text, in: .mass, units: .kilograms) == nil)
  }
}
