import Testing

@testable import PlanLanguage

@Suite("Variations of known exercises")
struct VariationsTests {
  @Test(
    "An unknown name is a variation of what its words say",
    arguments: [
      ("push-up with reach", "push-up"), ("Vertical leg press", "leg-press"), ("vertical-leg-press", "leg-press"),
      ("DB Serratus Crunch", "crunch"), ("Ruder-Situps", "sit-up"),
      ("Sitzendes Rudern mit Rotation", "seated-cable-row"),
      ("enge, weite, versetzte Liegestütze", "push-up"), ("Dackelkniebeuge", "squat"),
      ("Unicorn-Rudern", "barbell-row"),
      ("Lat-Ziehen Mit Gesteckten Armen am Seilzug", "lat-pulldown"), ("Deadlift jacks", "deadlift"),
      ("Leg Press (Sideways)", "leg-press"), ("neck curl machine", "neck-curl"), ("wrist curl machine", "wrist-curl"),
      ("pull-up assisted by row machine", "assisted-pull-up"), ("Panther row machine", "barbell-row"),
    ])
  func findsTheBase(name: String, key: String) {
    #expect(ExerciseLibrary.builtIn.find(name) == nil)
    #expect(ExerciseLibrary.builtIn.baseExercise(of: name)?.key == key)
  }

  @Test(
    "A known name, a general word, endurance and other words are no variations",
    arguments: [
      "bench press", "Svelte press", "Knee dangling", "moon run", "Bench hopscotch", "ab curl",
      "abdominal curl machine",
      "deadlift stretch", "step-up press", "swimmer press",
      "Wandstrecker", "eightlet", "", "with",
      "mit Kniebeuge in der Pfeife, und noch viel mehr, als in einen Namen hineinpasst",
    ])
  func findsNoBase(name: String) {
    #expect(ExerciseLibrary.builtIn.baseExercise(of: name)?.key == nil)
  }

  @Test(
    "The last word says what is done, *up* belongs to the word before it, and nobody raises the front face down",
    arguments: [
      ("sit-up press", nil), ("get-up press", nil), ("up press", nil), ("curl-up press", nil),
      ("pull-down press", nil), ("sphinx roll-ups", nil), ("cobra leg raise crunches", nil),
      ("copenhagen plank dips", "copenhagen-plank"), ("Hantelheben am Dip-Turm", nil),
      ("calf stretch raises", "calf-raise"), ("lunge straighten front leg", "lunge"),
      ("slight incline dumbbell press", "incline-dumbbell-press"), ("Ozark dips on rings", "dip"),
    ] as [(String, String?)])
  func nearestBase(name: String, key: String?) {
    #expect(ExerciseLibrary.builtIn.find(name)?.key == nil)
    #expect(ExerciseLibrary.builtIn.baseExercise(of: name)?.key == key)
  }

  @Test(
    "A name that joins two exercises counts for both",
    arguments: [
      ("press to squat", ["overhead-press", "squat"]), ("lunge to curl", ["lunge", "biceps-curl"]),
      ("squat into press", ["squat", "overhead-press"]), ("push-up into lunge", ["push-up", "lunge"]),
      ("deadlift to bent-over row", ["deadlift", "barbell-row"]),
      ("lunge + biceps curl", ["lunge", "biceps-curl"]), ("Ausfallschritt mit Bizepscurl", ["lunge", "biceps-curl"]),
      ("Kniebeuge und Schulterdrücken", ["squat", "overhead-press"]),
      ("deadlift with shrug", ["deadlift", "barbell-shrug"]), ("bird dog to plank", ["bird-dog", "plank"]),
    ])
  func countsForBoth(name: String, keys: [String]) {
    let library = ExerciseLibrary.builtIn
    #expect(library.find(name)?.key == nil)
    #expect(library.baseExercises(of: name).map { $0.key } == keys)
    let muscles = keys.compactMap { library.entry(for: $0)?.primary }.flatMap { $0 }
    let both = library.baseExercise(of: name)
    #expect(muscles.isEmpty == false && both.map { Set($0.primary) == Set(muscles) } == true)
    #expect(both.map { Set($0.primary).isDisjoint(with: $0.secondary) } == true)
  }

  @Test(
    "What is stretched or run beside an exercise leaves the exercise alone, and only a lift is done *with* another one",
    arguments: [
      ("downward dog to plank", "plank"), ("plank with rotation", "plank"),
      ("Board-Bankdrücken mit Brett", "bench-press"),
      ("run to push-up", "push-up"), ("squat to squat", "squat"),
    ])
  func countsForOne(name: String, key: String) {
    #expect(ExerciseLibrary.builtIn.baseExercises(of: name).map { $0.key } == [key])
  }

  @Test("An exercise of one's own is a base, too")
  func findsOwnBase() {
    let own = ExerciseEntry(key: "zerk", english: "Zerk", german: "Zerk", primary: [.glutes])
    #expect(ExerciseLibrary.builtIn.adding(own).baseExercise(of: "tall zerk")?.primary == [.glutes])
  }
}
