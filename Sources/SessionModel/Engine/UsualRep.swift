/// How long a rep usually takes, for estimates where a plan gives no tempo.

enum UsualRep {
  /// Milliseconds, from the words of the exercise's key; 3 s if none of them says more.
  ///
  /// Rough figures of trained amateurs within a set of several: a hundred double-unders in a minute, a rope climb in 15
  /// s, a Turkish get-up in 25 s.
  static func milliseconds(_ exercise: Exercise) -> WideInt {
    let words = exercise.key.split(separator: "-")
    return table.first { entry in words.contains { $0 == entry.word } }?.milliseconds ?? 3000
  }

  /// The least that one attempt takes where attempts are efforts of their own, as in bouldering. Only for estimates; the
  /// engine takes early answers by the shorter time.
  static func attempt(_ exercise: Exercise) -> WideInt {
    exercise.key.split(separator: "-").contains("boulder") ? 45_000 : 0
  }

  /// The first row whose word the exercise has decides.
  private static let table: [(word: String, milliseconds: WideInt)] = [
    ("hundred", 1000), ("jab", 700), ("uppercut", 700), ("punch", 700), ("pump", 1000), ("tap", 1000), ("get", 20_000),
    ("javelin", 30_000), ("discus", 30_000), ("caber", 30_000), ("keg", 10_000), ("stone", 10_000), ("throw", 5000),
    ("under", 600), ("jack", 1000), ("climber", 700), ("flutter", 600), ("scissor", 700), ("curl", 3000),
    ("pushdown", 3000), ("pull", 3000), ("climb", 15_000), ("rope", 600), ("salutation", 45_000), ("turkish", 25_000),
    ("maker", 12_000), ("burpee", 4000), ("pistol", 4000), ("thruster", 3500), ("clean", 4000), ("snatch", 4000),
    ("jerk", 4000), ("muscle", 5000), ("press", 3000), ("swing", 1800), ("crunch", 1800), ("jump", 2500),
    ("push", 2000), ("air", 2000), ("ball", 2500), ("sit", 2500), ("lunge", 2000), ("step", 2000), ("calf", 2000),
  ]
}
