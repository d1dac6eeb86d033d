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

  @Test("An exercise of one's own is a base, too")
  func findsOwnBase() {
    let own = ExerciseEntry(key: "zerk", english: "Zerk", german: "Zerk", primary: [.glutes])
    #expect(ExerciseLibrary.builtIn.adding(own).baseExercise(of: "tall zerk")?.primary == [.glutes])
  }
}
