import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import satz

@Suite("What info explains")
struct InfoTests {
  private func book(_ language: Language = .english) -> InfoBook {
    InfoBook(library: AthleteLibrary(), formatter: UnitFormatter(language: language), athlete: Athlete())
  }

  @Test("Every word of the language is explained in both languages", arguments: KeywordForm.all.map(\.word))
  func keyword(_ word: String) throws {
    let info = try #require(KeywordInfo.of(word))
    #expect(info.english.hasSuffix(".") && info.german.hasSuffix(".") && info.english != info.german, "\(word)")
    for language in Language.allCases { #expect(book(language).sheet(about: word) != nil) }
  }

  @Test(
    "Words that only mean something together are explained, too",
    arguments: [
      "any order", "for time", "each side", "alternate sides", "for load", "for reps", "for distance",
      "all out", "at least", "Any  Order",
    ])
  func phrase(_ phrase: String) {
    #expect(book().sheet(about: phrase) != nil)
    #expect(book().sheet(about: phrase + " nonsense") == nil)
  }

  @Test("The example of each word checks clean", arguments: KeywordForm.all.map(\.word))
  func example(_ word: String) throws {
    let example = try #require(KeywordInfo.of(word)).example
    guard !example.isEmpty else { return }
    let source = Array(example.utf8)
    let openings = ["workout", "breathing", "meditation", "program", "exercise", "def"]
    let isWhole = openings.contains { example.hasPrefix($0) }
    let found =
      isWhole
      ? check(source).diagnostics
      : compileFragment(source, athlete: Athlete(maxes: ["squat": Mass(grams: 100_000)]), library: .builtIn).diagnostics
    let errors = found.filter { $0.problem.severity == .error }
    #expect(errors.isEmpty, "\(example): \(errors.map(\.problem))")
  }

  @Test("So is every command of the prompt, every command of the tool, and every term")
  func commands() {
    for word in CommandWord.allCases { #expect(book().sheet(about: word.rawValue) != nil, "\(word)") }
    for word in ToolWords.names { #expect(book().sheet(about: word) != nil, "\(word)") }
    for topic in InfoTopic.allCases { #expect(book().sheet(about: topic.rawValue)?.text.title.isEmpty == false) }
    #expect(book().sheet(about: "choose")?.text.tips.last == "At the prompt: choose N | choose NAME")
    #expect(book().sheet(about: "log")?.text.title == "satz log")
    #expect(book().sheet(about: "qwxz") == nil)
  }

  @Test("An exercise goes before the abbreviation of a command, and has its own sheet")
  func exercises() {
    let sheet = book().sheet(about: "bench press")
    #expect(sheet?.exercise == "bench-press" && sheet?.text.title == "Bench press")
    #expect(book(.german).sheet(about: "Bankdrücken")?.text.title == "Bankdrücken")
  }

  @Test("A one-rep max of the profile is on the sheet")
  func max() throws {
    var book = book()
    book.athlete.maxes["bench-press"] = Mass(grams: 100_000)
    #expect(try #require(book.sheet(about: "bench press")).text.text.hasPrefix("One-rep max: 100 kg"))
  }
}
