import Testing

@testable import PlanLanguage

@Suite("Exercises that may have been meant")
struct NearestNamesTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "A typo lists its exercise first",
    arguments: [
      ("benhc pres", "bench-press"), ("sqaut", "squat"), ("delift", "deadlift"), ("deadlfit", "deadlift"),
      ("overhed press", "overhead-press"), ("pull-pu", "pull-up"), ("puhsups", "push-up"),
      ("lateral rasie", "lateral-raise"),
      ("dumbel rwo", "dumbbell-row"), ("kniebuge", "squat"), ("klimzug", "pull-up"), ("Bankdrucken", "bench-press"),
      ("trhuster", "thruster"), ("burpess", "burpee"), ("ketlebell swing", "kettlebell-swing"),
      ("lat puldown", "lat-pulldown"),
      ("romainan deadlift", "romanian-deadlift"), ("face pul", "face-pull"), ("hspuu", "handstand-push-up"),
      ("wal ball", "wall-ball"), ("double nuder", "double-under"), ("tricep pushdwon", "triceps-pushdown"),
      ("Kreuzhebn", "deadlift"), ("Ausfalschritt", "lunge"), ("plnak", "plank"), ("farmer cary", "farmer-carry"),
    ])
  func typos(name: String, key: String) {
    #expect(library.find(name) == nil)
    #expect(library.nearest(to: name, limit: 3).first?.key == key)
  }

  @Test(
    "Half a name, other words or another order are enough",
    arguments: [
      ("incline dumbel", "incline-dumbbell-press"), ("bulgarian split", "bulgarian-split-squat"),
      ("row barbell", "barbell-row"), ("squat goblet heavy", "goblet-squat"),
      ("row supported chest", "chest-supported-row"),
    ])
  func words(name: String, key: String) {
    #expect(library.nearest(to: name, limit: 4).contains { $0.key == key })
  }

  @Test("An ambiguous name lists both exercises")
  func ambiguous() {
    let keys = library.nearest(to: "butterfly", limit: 5).map(\.key)
    #expect(keys.contains("butterfly-swim") && keys.contains("pec-deck"))
  }

  @Test(
    "Unrelated words list nothing",
    arguments: [
      "xyzzy plugh", "", "q", "asdfghjkl", "the quick brown fox", "five", "Six", "fünf", "two three", "Q1", "A1", "21x",
    ])
  func nothing(name: String) {
    #expect(library.nearest(to: name, limit: 5).isEmpty)
  }

  @Test(
    "Nothing silly is offered: one word in common is not enough if another is done",
    arguments: [
      ("lumbar hinge", "lumbar-rotation"), ("roll-out drop", "flip-turn"), ("chain shrug", "barbell-shrug"),
      ("medicine ball hop", "medicine-ball-run"), ("hoofs", "deep-squat-hold"),
      ("single-leg glide", "single-leg-press"), ("lat hang", "cat-hang"), ("elbow crunch", "punch"),
      ("side ridge", "threshold-ride"),
    ])
  func silly(name: String, key: String) {
    #expect(!library.nearest(to: name, limit: 3).contains { $0.key == key })
  }

  @Test("A list is as long as asked, and without repetitions")
  func limits() {
    let found = library.nearest(to: "dumbell", limit: 6).map(\.key)
    #expect(found.count == 6 && Set(found).count == 6)
    #expect(library.nearest(to: "dumbell", limit: 0).isEmpty)
    #expect(library.nearest(to: "dumbell", limit: -1).isEmpty)
    let source = Array("x benhc pres 3x8".utf8)
    #expect(library.nearest(to: source, in: 2..<12, limit: 1).map(\.key) == ["bench-press"])
  }

  @Test("Swaps, additions and omissions count one each")
  func distance() {
    func typos(_ a: String, _ b: String) -> Int? { typoCount(Array(a.utf8), Array(b.utf8), atMost: 3) }
    #expect(typos("squat", "squat") == 0)
    #expect(typos("sqaut", "squat") == 1)
    #expect(typos("squt", "squat") == 1)
    #expect(typos("squaat", "squat") == 1)
    #expect(typos("squid", "squat") == 2)
    #expect(typos("", "abc") == 3)
    #expect(typos("row", "deadlift") == nil)
    #expect(typos("plank", "press") == nil)
  }
}
