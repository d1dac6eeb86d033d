import PlanLanguage
import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("What Tab offers")
struct LineCompletionTests {
  private func completions(_ line: String, in language: Language = .english) -> Completions {
    let exercises = [
      Exercise(key: "bench-press", name: "Bench press"), Exercise(key: "biceps-curl", name: "Biceps curl"),
      Exercise(key: "sled sprint", name: "sled sprint"),
    ]
    return LineCompletion(exercises: exercises, language: language).completions(for: line, cursor: line.utf8.count)
  }

  @Test("At the start commands and exercises; those of the session come first")
  func start() {
    #expect(completions("sk").candidates.first == "skip")
    #expect(completions("skip").candidates.first == "skip")
    let names = completions("be").candidates
    #expect(names.first == "bench press")
    #expect(names.count > 1)
  }

  @Test("What is removed or brought forward is in the session")
  func inSession() {
    #expect(completions("remove ") == Completions(start: 7, candidates: ["bench press", "biceps curl", "sled sprint"]))
    #expect(completions("next b").candidates == ["bench press", "biceps curl"])
    #expect(completions("rem b").candidates == ["bench press", "biceps curl"])
    #expect(completions("replace s") == Completions(start: 8, candidates: ["sled sprint"]))
    #expect(completions("remove Bi", in: .german).candidates == ["Bizepscurl", "biceps curl"])
  }

  @Test("Its replacement may be any exercise")
  func replacement() {
    let found = completions("replace bench press with du")
    #expect(found.start == "replace bench press with ".utf8.count)
    #expect(found.candidates.contains { $0.hasPrefix("dumbbell") })
  }

  @Test("After the sets come attributes")
  func attributes() {
    #expect(completions("bench 3x8 re") == Completions(start: 10, candidates: ["rest", "resistance"]))
    // Those that are there, and those that they exclude, are left out; a new item has none yet.
    #expect(completions("bench 3x8 rest 90s rpe 8 r").candidates == ["right", "resistance"])
    #expect(completions("bench 3x8 rest 90s; row 3x8 rest") == Completions(start: 28, candidates: ["rest"]))
    #expect(completions("bench 3x8 @ 80kg e").candidates == ["every", "each side"])
    #expect(completions("bench 3x8") == .none)
  }

  @Test("Topics after info, commands after help, nothing after words that take no name")
  func topics() {
    #expect(completions("info rp").candidates == ["rpe"])
    #expect(completions("help sk").candidates == ["skip"])
    #expect(completions("note be") == .none)
    #expect(completions("").candidates.contains("done"))
  }

  @Test("In a block a name begins after its bracket")
  func blocks() { #expect(completions("superset x3 < be").start == 14) }

  @Test("The athlete's own exercises are offered as the built-in ones are")
  func own() {
    let library = ExerciseLibrary.builtIn.adding(
      ExerciseEntry(key: "zz", english: "Zercher zig", german: "Zercher Zack"))
    let completion = LineCompletion(exercises: [], library: library, language: .english)
    #expect(completion.completions(for: "add zercher z", cursor: 13).candidates.contains("zercher zig"))
  }
}
