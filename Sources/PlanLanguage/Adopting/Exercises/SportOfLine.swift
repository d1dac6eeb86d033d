/// When a line that names no exercise is about the sport of its text.

extension ExerciseReader {
  /// A line that begins with its distance, or says one with its unit. What a line above names is taken only by lines
  /// that begin with a distance or a time: in a text about several things, a line with words of its own is about them.
  func takesSport(_ parts: LineParts) -> Bool {
    guard let sport else { return false }
    let isOfSwim = sport.entry?.equipment == .swim
    if sport.entry?.equipment == .run, roads != nil, parts.isWayWithoutUnit { return true }
    guard parts.isMeasured || isOfSwim && parts.hasAmount else { return false }
    // `core 10 min` in a week of runs
    if parts.wordsOfStrength != nil { return false }
    if isSportFromAbove { return parts.startsWithDetail && (parts.hasLengthOrTime || isOfSwim) }
    return isOfSwim || parts.startsWithDetail || parts.hasLengthOrTime || parts.hasSets
  }
}

extension LineParts {
  /// `5 easy`, `LR 14`: one small number, and how the run is meant.
  var isWayWithoutUnit: Bool {
    let amounts = details.compactMap { reading -> ScribbleAmount? in
      if case .amount(let amount) = reading.detail { amount } else { nil }
    }
    let words = plain.filter { !$0.isEmpty }
    return amounts.count == 1 && !hasSets && amounts[0].kind == .reps && !words.isEmpty
      && words.allSatisfy { LineParts.isKindOfRun($0) }
  }

  /// Whether the words say how a run is meant: `long`, `easy`, `LR`.
  static func isKindOfRun(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").allSatisfy {
      kindsOfRuns.contains(String($0)) || Shorthand.isEffort(String($0))
    }
  }

  private static let kindsOfRuns: Set<String> = [
    "lr", "long", "run", "easy", "er", "recovery", "rec", "tempo", "steady", "mp", "gp", "progression", "prog",
    "general",
    "aerobic", "ga", "mlr", "medium", "slow", "shakeout", "locker", "langsam", "lang", "langer", "lauf", "dl", "ldl",
  ]

  /// Its first words, if they name no sport but the work beside it.
  fileprivate var wordsOfStrength: String? {
    // `Evening: core 15 min`
    let first = plain.filter { !$0.isEmpty }.prefix(startsWithDetail ? 1 : 2)
    let named = first.first { SectionName.isOfStrength($0.split(separator: " ").first?.lowercased() ?? "") }
    guard let words = named ?? first.first, let word = words.split(separator: " ").first,
      let last = words.split(separator: " ").last
    else { return nil }
    // `Dynamic stretching`
    let ends = ["stretching", "stretches", "dehnen", "mobility", "mobilisation", "yoga", "blackroll"]
    return SectionName.isOfStrength(word.lowercased()) || ends.contains(last.lowercased()) ? words : nil
  }

  /// The first words of `30 min Stabi + Blackroll`: the time is not only that of what comes last.
  var amountOfStrength: String? { startsWithDetail && hasLengthOrTime ? wordsOfStrength : nil }
}
