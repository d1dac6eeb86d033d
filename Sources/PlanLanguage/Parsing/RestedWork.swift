/// What a rest is between, in the words of a plan and in others.

enum RestedWork: String { case sets, rounds, exercises }

extension RestedWork {
  /// What a word behind `between`, `after each` or `zwischen den` says; nil for anything else.
  ///
  /// - Parameter isFilled: whether an article or an `each` is between them.
  init?(saidBy word: String, behind joint: String, isFilled: Bool) {
    let isBetween = joint == Keyword.between.word
    // `after rounds` and `per set` need their `each`, unless it is in the word.
    guard Self.joints.contains(joint), isBetween || isFilled || Self.wholeJoints.contains(joint),
      let what = Self.words.first(where: { $0.words.contains(word) })?.what
    else { return nil }
    self = what
  }

  static let joints: Set<String> = [
    "between", "zwischen", "after", "nach", "per", "pro", "each", "every", "je", "jeden", "jede",
  ]
  /// Those that need no `each` behind them: `2min each set`.
  private static let wholeJoints: Set<String> = ["zwischen", "per", "pro", "each", "every", "je", "jeden", "jede"]
  static let fillers: Set<String> = ["the", "each", "all", "every", "den", "jeder", "jedem", "allen"]
  private static let words: [(what: RestedWork, words: Set<String>)] = [
    (
      .exercises,
      [
        "exercises", "exercise", "stations", "station", "movements", "movement", "moves", "übungen", "übung",
        "stationen",
      ]
    ),
    (.rounds, ["rounds", "round", "circuits", "circuit", "laps", "supersets", "superset", "runden", "runde"]),
    (.sets, ["sets", "set", "sätzen", "satz"]),
  ]
}
