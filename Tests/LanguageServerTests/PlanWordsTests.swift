import LanguageServer
import PlanLanguage
import SessionModel
import Testing

@Suite("What a name of a plan means, outside an editor")
struct PlanWordsTests {
  private static let plan = """
    let top = 75% of max(squat)
    def main(move) < move 3x5 @ top >
    program "Strength" <
      state step = 2.5kg
      workout "A" < main(squat); bench 3x8 @ 60kg; after session < step += 1kg > >
    >

    """

  private func said(_ word: String) -> String? {
    let setting = ServerSetting(
      language: .english, version: "test", athlete: Athlete(maxes: ["squat": Mass(grams: 140_000)]))
    return LanguageServer.words(about: word, inPlan: Self.plan, setting).map {
      ([$0.title] + $0.lines).joined(separator: "\n")
    }
  }

  @Test("A value, a state, a template, a session and a program say what an editor says under the mouse")
  func names() {
    #expect(said("Top") == "top\n  let top = 75% of max(squat)\n\nNow: 105 kg")
    #expect(said("step")?.contains("step: ") == true, "\(said("step") ?? "")")
    #expect(said("main")?.contains("def main(move) < move 3x5 @ top >") == true)
    #expect(said("A")?.hasPrefix("A\n≈ ") == true, "\(said("A") ?? "")")
    #expect(said("strength")?.contains("1  A: Squat") == true, "\(said("strength") ?? "")")
  }

  @Test("A quantity is said in the other unit")
  func quantity() { #expect(said("80kg") == "80kg\n80kg = 176.37 lb") }

  @Test("Exercises and the words of the language have pages of their own, and other words none")
  func others() { for word in ["bench", "rest", "move", "nonesuch", ""] { #expect(said(word) == nil, "\(word)") } }
}
