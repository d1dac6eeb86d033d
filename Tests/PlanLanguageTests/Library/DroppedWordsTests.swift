/// Words that are left out of a name because they leave the exercise what it is: each is shown to be harmless.

import Testing

@testable import PlanLanguage

@Suite("Words that are left out of a name")
struct DroppedWordsTests {
  private let library = ExerciseLibrary.builtIn

  @Test("If the library has another exercise with such a word, it has it under each name")
  func sameUnderEachName() {
    let library = library
    let all = library.all.flatMap { entry in
      ([entry.english, entry.german] + entry.aliases).map { (words($0), entry.key) }
    }
    let keys = Dictionary(all, uniquingKeysWith: { first, _ in first })
    let changed = all.compactMap { name, key -> (word: String, base: String)? in
      guard let word = name.first, Self.words.contains(word), let base = keys[Array(name.dropFirst())], base != key
      else {
        return nil
      }
      return (word, base)
    }
    #expect(changed.count > 10)
    for (word, base) in changed where !Self.harmless.contains(word + " " + base) {
      guard let entry = library.entry(for: base) else { continue }
      for name in [entry.english, entry.german] + entry.aliases {
        #expect(library.find(word + " " + name)?.key != base, "\(word) \(name)")
      }
    }
  }

  @Test(
    "A word that chooses the exercise is not left out",
    arguments: [
      ("flat press", "bench-press"), ("flat smith press", "smith-bench-press"),
      ("Smith Press (flat)", "smith-bench-press"),
      ("flat press machine", "chest-press-machine"), ("flat smith machine press", "smith-bench-press"),
      ("flat db press", "dumbbell-bench-press"), ("dumbbell press flat", "dumbbell-bench-press"),
      ("flat shoulder press", nil), ("flat overhead press", nil), ("Schulterdrücken flach", nil),
      ("flat bench press", "bench-press"), ("flat dumbbell fly", "dumbbell-fly"),
      ("flat cable flye", "lying-cable-fly"),
      ("double leg curl", "leg-curl"), ("double leg press", "leg-press"), ("two-leg extension", "leg-extension"),
      ("double leg hip thrust", "hip-thrust"), ("double leg row", nil),
      ("strict row", nil), ("two-arm row", nil), ("heavy row", nil), ("light row", "row"),
      ("explosive press-ups", "plyo-push-up"), ("Liegestütz explosiv", "plyo-push-up"),
      ("explosive Klimmzüge", "explosive-pull-up"), ("Liegestütze tief", "deficit-push-up"), ("Latzug tief", nil),
      ("Kniebeuge tief", "squat"), ("active bar hang", "active-hang"), ("bench press on floor", "floor-press"),
      ("dumbbell press on floor", "dumbbell-floor-press"), ("Fliegende am Boden", nil), ("Rudern auf dem Boden", nil),
      ("Crunch am Boden", "crunch"), ("full plank", "high-plank"),
    ] as [(String, String?)])
  func choosesTheExercise(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "Before the name and behind it, they say the same",
    arguments: [
      ("heavy back squat", "squat"), ("back squat heavy", "squat"), ("squat heavy", "squat"), ("squat light", "squat"),
      ("squat fast", "squat"), ("fast squat", "squat"), ("deadlift strict", "deadlift"),
      ("incline dumbbell press heavy", "incline-dumbbell-press"), ("deadlift conventional", "deadlift"),
      ("bench press flat", "bench-press"), ("Kreuzheben schwer", "deadlift"), ("schweres Kreuzheben", "deadlift"),
      ("Kniebeugen leicht", "squat"), ("strikter Klimmzug", "pull-up"), ("Klimmzüge strikt", "pull-up"),
      ("run heavy", nil), ("walk fast", nil), ("squat easy", nil),
    ] as [(String, String?)])
  func anywhere(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  private func words(_ name: String) -> [String] {
    name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }

  private static let words = Set(
    (Manners.any + Manners.ofStrength + ["full", "standard", "regular", "basic", "normal"]).map { $0.description })

  /// The other exercise is another movement, and only under one of its names, or trains the same.
  private static let harmless: Set<String> = [
    // *Slow wrist extension* is of the physio's table, a slow reverse wrist curl is a curl.
    "slow reverse-wrist-curl",
    // A *tiefer Ausfallschritt* is of yoga, a *schnelle Landung* the drill; a *full forearm plank* is a plank.
    "tiefer lunge", "schnelle landing", "full plank",
  ]
}
