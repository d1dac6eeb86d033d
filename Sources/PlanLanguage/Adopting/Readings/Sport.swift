/// Which sport a line speaks of, and the words by which it is known.

/// The sport that a line speaks of, by the English name of its exercise.
enum Sport {
  /// - Parameter ofText: whether the whole text is meant, of which an alternative says nothing: `rest or swim`.
  static func named(in line: ScribbleLine, ofText: Bool = false) -> String? {
    for (index, token) in line.tokens.enumerated() where token.isWord {
      if token.text == "nordic", index + 1 < line.tokens.count, line.tokens[index + 1].text == "walking" {
        return "nordic walking"
      }
      if token.text == "ski", index + 1 < line.tokens.count, line.tokens[index + 1].text == "erg" { return "ski erg" }
      guard let name = sports[token.text], name != "row" || !isOfWeights(line, index) else { continue }
      // `Wall runs x8`
      if name == "run", index > 0, ["wall", "home", "bear"].contains(line.tokens[index - 1].text) { continue }
      // `Von: Trainer Max` is no ride.
      if token.text == "trainer", line.tokens.allSatisfy({ $0.number == nil }) { continue }
      if ofText, index > 0, ["or", "oder"].contains(line.tokens[index - 1].text) { continue }
      return name
    }
    return nil
  }

  /// `DB row 3x10`, `Rudern vorgebeugt`: rowing with weights.
  private static func isOfWeights(_ line: ScribbleLine, _ place: Int) -> Bool {
    // `Rowing machine` is none.
    if place + 1 < line.tokens.count, line.tokens[place].text != "row", line.tokens[place + 1].text == "machine" {
      return false
    }
    let beside = [place - 1, place + 1].filter { line.tokens.indices.contains($0) }.map { line.tokens[$0].text }
    if beside.contains(where: { kindsOfRows.contains($0) }) { return true }
    if line.tokens.contains(where: { ScribbleUnit($0.text)?.isMass ?? false }) { return true }
    return line.tokens.indices.dropFirst().dropLast().contains { index in
      guard line.tokens[index].text == "x", let reps = line.tokens[index + 1].number?.whole, reps <= 20 else {
        return false
      }
      let unit = index + 2 < line.tokens.count ? ScribbleUnit(line.tokens[index + 2].text) : nil
      return line.tokens[index - 1].number != nil && (unit == nil || unit == .reps)
    }
  }

  private static let kindsOfRows: Set<String> = [
    "db", "dbs", "kb", "bb", "arm", "barbell", "dumbbell", "kettlebell", "seated", "cable", "ring", "pendlay",
    "inverted",
    "upright", "supported", "machine", "t-bar", "one-arm", "single-arm", "bent", "over", "bent-over", "renegade",
    "gorilla", "seal", "band", "trx", "vorgebeugt", "vorgebeugtes", "aufrecht", "aufrechtes", "sitzend", "einarmig",
    "rear", "delt", "rear-delt", "chest-supported", "meadows", "kroc", "landmine", "reverse", "underhand", "wide-grip",
    "einarmiges", "kh", "lh", "kurzhantel", "langhantel", "kabel", "kabelzug", "enges", "breites", "incline",
  ]

  /// The sport of a line that names none: a swim or a run by its send-offs or its times, a run by its hard and easy
  /// minutes.
  static func implied(by line: ScribbleLine) -> String? {
    if let sport = impliedBySendOff(line) { return sport }
    let words = line.tokens.filter { $0.isWord }
    let isByTheClock = line.tokens.contains { ScribbleUnit($0.text)?.isTime ?? false }
    let said = words.filter { efforts.contains($0.text) }
    guard isByTheClock, Set(said.map { $0.text }).count > 1,
      words.allSatisfy({
        efforts.contains($0.text) || besideEfforts.contains($0.text) || ScribbleUnit($0.text)?.isTime ?? false
      })
    else { return nil }
    return "run"
  }

  /// The sport of a line with a send-off or a time for its lengths and no words of anything else: `5x200 pull on 3:10`.
  static func impliedBySendOff(_ line: ScribbleLine) -> String? {
    guard let pace = secondsPerHundred(line),
      line.tokens.allSatisfy({ token in
        !token.isWord || wordsOfSendOff.contains(token.text) || ScribbleUnit(token.text) == .second
      })
    else { return nil }
    return pace >= slowestRun ? "swim" : "run"
  }

  /// In seconds for a hundred metres, with its rest: nobody swims faster for long, and nobody runs slower.
  private static let slowestRun = 60
  private static let wordsOfSendOff: Set<String> = [
    "x", "on", "m", "y", "yd", "yds", "meter", "metres", "meters", "the", "easy", "fast", "steady", "descend",
    "free", "fr", "back", "bk", "breast", "br", "fly", "im", "kick", "pull", "drill", "choice",
  ]
  private static let efforts: Set<String> = [
    "hard", "easy", "fast", "slow", "schnell", "locker", "langsam", "zügig", "hart", "float", "jog", "all",
  ]

  private static let besideEfforts: Set<String> = [
    "x", "warm", "up", "warm-up", "warmup", "cool", "down", "cool-down", "cooldown", "on", "off", "out", "then",
  ]

  /// `3x20' r20`, `500m splits`: minutes at a rate of strokes, and the times that a rower shows.
  static func isOfRower(_ line: ScribbleLine) -> Bool {
    let hasMinutes = line.tokens.indices.dropFirst().contains { index in
      line.tokens[index - 1].number != nil && ScribbleUnit(line.tokens[index].text) == .minute
    }
    if line.tokens.contains(where: { namesOfRowing.contains($0.text) }) { return true }
    return line.tokens.indices.dropLast().contains { index in
      let (token, next) = (line.tokens[index], line.tokens[index + 1])
      // `rate 22`; `2k pace` is that of a race of rowers.
      if token.text == "rate", let rate = next.number?.whole { return 16...36 ~= rate }
      if token.text == "2", next.text == "k", index + 2 < line.tokens.count {
        return ["pace", "split", "test"].contains(line.tokens[index + 2].text)
      }
      if token.text == "pete", next.text == "plan" { return true }
      if token.text == "r", next.touches { return hasMinutes && (next.number?.whole.map { 16...28 ~= $0 } ?? false) }
      return token.text == "m" && ["split", "splits"].contains(next.text)
    }
  }

  private static let namesOfRowing: Set<String> = ["c2", "concept2", "rowerg", "skiffs", "ruderergometer"]

  /// What a send-off or a time leaves for a hundred metres: `8x50 on 55`, `10x100 on 1:45`, `12 x 400 @ 85s`.
  private static func secondsPerHundred(_ line: ScribbleLine) -> Int? {
    guard let on = line.tokens.firstIndex(where: { $0.text == "on" }) ?? targetTime(in: line), line.tokens.count > 2,
      on >= 3, line.tokens[1].text == "x", let metres = line.tokens[2].number?.whole, metres >= 25,
      metres.isMultiple(of: 25), metres >= 100 || line.tokens[on].text == "on"
    else { return nil }
    for token in line.tokens[on...].prefix(4) {
      if case .clock(let seconds) = token.kind { return seconds * 100 / metres }
      if let seconds = token.number?.whole { return seconds * 100 / metres }
    }
    return nil
  }

  /// The place of the `@` of `12 x 400 @ 85s`: a bare number after it would be a load.
  private static func targetTime(in line: ScribbleLine) -> Int? {
    line.tokens.indices.first { index in
      guard ["@", "in"].contains(line.tokens[index].text), index + 1 < line.tokens.count else { return false }
      if case .clock = line.tokens[index + 1].kind { return true }
      return line.tokens[index + 1].number != nil && index + 2 < line.tokens.count
        && ScribbleUnit(line.tokens[index + 2].text) == .second
    }
  }

  /// How often it mentions pool lengths: `200 pull`, `8x50 free`.
  static func wordsOfSwim(in line: ScribbleLine) -> Int {
    let hasLengths = line.tokens.contains { token in
      token.number?.whole.map { $0 >= 25 && $0.isMultiple(of: 25) } ?? false
    }
    return line.tokens.count { token in
      // `2k`
      if token.text == "k", token.touches { return false }
      return kitOfSwim.contains(token.text)
        || hasLengths && (strokes[token.text] != nil || wordsOfSwim.contains(token.text))
    }
  }

  static func isStroke(_ word: String) -> Bool {
    strokes[word] != nil || shortStrokes[word] != nil || ["swim", "choice", "easy", "ein", "aus"].contains(word)
  }

  /// What German swimmers write for strokes, and what means something else elsewhere.
  static let shortStrokes: [String: String] = [
    "kr": "freestyle", "be": "swim kick", "bein": "swim kick", "rücken": "backstroke", "rü": "backstroke",
    "rs": "backstroke", "brust": "breaststroke", "delfin": "butterfly stroke", "delphin": "butterfly stroke",
    "schmetterling": "butterfly stroke", "lagen": "individual medley", "kicks": "swim kick", "kicking": "swim kick",
    "pulls": "swim pull", "pulling": "swim pull", "butterfly": "butterfly stroke", "backstroke": "backstroke",
    "breaststroke": "breaststroke", "crawl": "freestyle",
  ]

  /// The names of strokes as swimmers shorten them.
  static let strokes: [String: String] = [
    "free": "freestyle", "fr": "freestyle", "freestyle": "freestyle", "kraul": "freestyle", "fly": "butterfly stroke",
    "back": "backstroke", "bk": "backstroke", "breast": "breaststroke", "br": "breaststroke",
    "im": "individual medley", "kick": "swim kick", "k": "swim kick", "beine": "swim kick", "pull": "swim pull",
    "arme": "swim pull",
    "drill": "swim drill", "drills": "swim drill", "technik": "swim drill",
  ]
  private static let wordsOfSwim: Set<String> = [
    "swim", "choice", "medley", "delfin", "brust", "rücken", "lagen", "einschwimmen", "ausschwimmen", "abgang",
    "schwimmen", "pb", "pool", "kicks", "ri", "scull",
  ]
  /// What only swimmers bring.
  private static let kitOfSwim: Set<String> = [
    "paddles", "fins", "buoy", "pullbuoy", "kickboard", "flossen", "schwimmbrett", "pullboy",
  ]
  /// What fighters, climbers and teams do, in whose sessions a run is only the warm-up.
  static let others: Set<String> = [
    "bjj", "boxing", "boxen", "karate", "judo", "mma", "muay", "kickboxing", "sparring", "kumite", "kihon", "pads",
    "grappling", "wrestling", "ringen", "bouldering", "bouldern", "climbing", "klettern", "football", "soccer",
    "fußball", "basketball", "tennis", "hockey", "handball", "volleyball", "rugby", "dance", "tanzen", "fencing",
    "fechten", "taekwondo", "drilling",
  ]
  /// Words for groups that are found only in mixed training.
  static let wordsOfGroups: Set<String> = [
    "amrap", "emom", "rft", "tabata", "wod", "metcon", "circuit", "zirkel", "reps", "burpees", "superset",
  ]

  /// Whether a line speaks of mixed training; the `reps` of `60s between reps` are those of any sport.
  static func namesGroup(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.contains { index in
      wordsOfGroups.contains(line.tokens[index].text)
        && !(line.tokens[index].text == "reps" && index > 0
          && ["between", "btw", "the"].contains(line.tokens[index - 1].text))
    }
  }

  static func isNamedStroke(_ word: String) -> Bool { strokes[word] != nil || shortStrokes[word] != nil }

  /// Whether a line names what a whole session is about: a sport, or yoga.
  static func isPractice(_ line: ScribbleLine, _ entry: ExerciseEntry?) -> Bool {
    named(in: line) != nil && entry?.measure == .distance || line.tokens.contains { practices.contains($0.text) }
  }

  private static let practices: Set<String> = ["yoga", "pilates", "stretching", "mobility", "dehnen", "mobilität"]

  private static let sports: [String: String] = [
    "swim": "swim", "swimming": "swim", "pool": "swim", "schwimmen": "swim", "freestyle": "swim", "kraul": "swim",
    "einschwimmen": "swim", "ausschwimmen": "swim", "lagen": "swim",
    "run": "run", "running": "run", "runs": "run", "track": "run", "jog": "run", "lauf": "run", "laufen": "run",
    "joggen": "run", "strides": "run", "tempolauf": "run",
    "einlaufen": "run", "auslaufen": "run", "trabpause": "run", "traben": "run", "trab": "run", "dauerlauf": "run",
    "steigerungen": "run", "hills": "run", "fartlek": "run", "fahrtspiel": "run", "uphill": "run", "treadmill": "run",
    "jogging": "run",
    "bike": "bike", "ride": "bike", "cycling": "bike", "ftp": "bike", "rad": "bike", "trainer": "bike", "rolle": "bike",
    "einfahren": "bike", "ausfahren": "bike", "ausfahrt": "bike", "zwift": "bike", "spin": "bike",
    "radtraining": "bike",
    "radfahren": "bike",
    "rennrad": "bike", "lauftraining": "run", "schwimmtraining": "swim", "rudertraining": "row",
    "marathon": "run", "halbmarathon": "run", "parkrun": "run",
    "ruderergo": "row", "rudergerät": "row", "einrudern": "row", "ausrudern": "row", "row": "row", "erg": "row",
    "rowing": "row", "rudern": "row", "concept": "row", "ergo": "row",
    "ut": "row", "spm": "row", "lauf-abc": "run",
  ]
}
