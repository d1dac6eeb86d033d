/// What the whole text says about each of its lines: the unit of its loads, its sport, whether its lines are days.

import SessionModel

struct TextSurvey {
  /// The unit of a load without one: the only one that the text names, or the athlete's.
  private(set) var bareLoads: ScribbleUnit
  /// Whether it is written in German.
  private(set) var isGerman = false
  /// The sport of a text that is about one alone, by the English name of its exercise.
  private(set) var sport: String?
  /// The unit of a distance in the pool without one.
  private(set) var lengths = ScribbleUnit.metre
  /// The unit of a run's distance without one: the only one that a text about runs names.
  private(set) var roads: ScribbleUnit?
  /// Whether lines begin with short weekdays, with or without a sign after them: `Mon rest`, `Tue 5mi`.
  private(set) var hasDays = false
  /// Whether lines begin with two of them.
  private(set) var hasSeveralDays = false
  /// Whether days of the plan have letters and take turns: `A / B im Wechsel`.
  private(set) var hasLetteredDays = false

  /// Whether it says that percentages are those of a training max.
  private(set) var hasTrainingMax = false

  /// Whether lines right below each other each say what they train, and one of them trains what no day is for: those
  /// are parts of one session.
  private(set) var hasPartsOfBody = false

  init(_ text: ScribbleText, bareLoads: ScribbleUnit, asSaid: Bool) {
    self.bareLoads = bareLoads
    hasPartsOfBody = TextSurvey.hasPartsOfBody(text)
    var (pounds, kilograms) = (false, false)
    var (sports, swims, hasGroups): (Set<String>, Int, Bool) = ([], 0, false)
    var days: Set<String> = []
    var hasRoads = false
    var roads: Set<ScribbleUnit> = []
    for line in text.lines {
      for (index, token) in line.tokens.enumerated() where index > 0 && line.tokens[index - 1].number != nil {
        let unit = ScribbleUnit(token.text)
        pounds = pounds || unit == .pound
        kilograms = kilograms || unit == .kilogram
        hasRoads = hasRoads || unit == .kilometre || unit == .mile
        // `5k pace` is not a distance.
        if unit == .kilometre && token.text != "k" || unit == .mile { roads.formUnion(unit.map { [$0] } ?? []) }
      }
      if let sport = Sport.named(in: line) ?? (Sport.isOfRower(line) ? "row" : nil) { sports.insert(sport) }
      swims += Sport.wordsOfSwim(in: line)
      let isOfYards = line.tokens.contains { ["scy", "yd", "yds", "yards", "yard"].contains($0.text) }
      if isOfYards { lengths = .yard }
      hasGroups = hasGroups || Sport.namesGroup(line)
      if let first = line.tokens.first?.text, DayName.isShort(first) { days.insert(first) }
    }
    if asSaid, pounds != kilograms { self.bareLoads = pounds ? .pound : .kilogram }
    if asSaid, !pounds, !kilograms, BarsOfPounds.areLoaded(in: text) { self.bareLoads = .pound }
    isGerman = text.lines.contains { TextSurvey.isGerman($0) }
    hasDays = days.count >= 3
    hasSeveralDays = days.count >= 2
    hasLetteredDays = text.lines.contains { line in
      line.tokens.indices.dropFirst().dropLast().contains { index in
        line.tokens[index - 1].text == "a" && line.tokens[index + 1].text == "b"
          && ["/", "&", "+", "und", "and"].contains(line.tokens[index].text)
      }
    }
    let saysMaximum = text.lines.contains { line in line.tokens.contains { ["rm", "1rm", "e1rm"].contains($0.text) } }
    hasTrainingMax = !saysMaximum && text.lines.contains { TextSurvey.saysTrainingMax($0) }
    guard !pounds, !kilograms, !hasGroups, text.lines.count(where: { TextSurvey.isOfReps($0) }) < 3 else { return }
    let isSwim = swims >= 2 && sports.isSubset(of: ["swim"])
    sport = isSwim ? "swim" : sports.count == 1 ? sports.first : sports.isEmpty && hasRoads ? "run" : nil
    if sport == "run", roads.count == 1, hasSeveralDays { self.roads = roads.first }
  }

  /// `Pause 3 min` is German, and `2ct pause` is not.
  private static func isGerman(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.contains { index in
      if german.contains(line.tokens[index].text) { return true }
      return line.tokens[index].text == "pause" && index + 1 < line.tokens.count
        && (line.tokens[index + 1].number != nil || line.tokens[index + 1].isClock)
    }
  }

  private static let german: Set<String> = [
    "und", "mit", "pausen", "wdh", "sätze", "satz", "runden", "wechsel", "übungen", "je", "pro", "à",
    "klimmzüge", "beinpresse", "rudern", "schulterdrücken", "wadenheben", "liegestütze", "bankdrücken", "kniebeuge",
    "kniebeugen", "kreuzheben", "beine", "brust", "latzug", "ganzkörper", "oberkörper", "unterkörper", "einheit",
    "trizepsdrücken", "beuge", "heben", "bankdruecken", "danach", "jede", "woche",
  ]
}

/// Loads that only plates of pounds make.
private enum BarsOfPounds {
  /// The bare bar of 45, and at least two of 95, 115, 135 and so on, before or after an `x` or an `@`; or two bars of
  /// large plates, and none of plates of 20 kg.
  static func areLoaded(in text: ScribbleText) -> Bool {
    var loads: Set<Int> = []
    for line in text.lines {
      for (index, token) in line.tokens.enumerated() {
        guard let load = token.number?.whole else { continue }
        let next = index + 1 < line.tokens.count ? line.tokens[index + 1].text : ""
        let isBeforeSets = index + 2 < line.tokens.count && line.tokens[index + 2].text == "x" && load > 100
        if next == "x" || isBeforeSets || index > 0 && line.tokens[index - 1].isSign("@") { loads.insert(load) }
      }
    }
    let isOfLargePlates = loads.intersection(largePlates).count >= 2 && loads.isDisjoint(with: platesOfKilograms)
    return loads.contains(45) && loads.intersection(plates).count >= 2 || isOfLargePlates
  }

  private static let largePlates: Set<Int> = [135, 185, 225, 275, 315, 365, 405, 455, 495]
  private static let platesOfKilograms: Set<Int> = [60, 70, 80, 90, 100, 110, 120, 130, 140, 160, 180, 200, 220]

  private static let plates: Set<Int> = [95, 115, 135, 155, 185, 205, 225, 275, 315, 365, 405]
}

/// The sport that a line speaks of, by the English name of its exercise.
enum Sport {
  static func named(in line: ScribbleLine) -> String? {
    for (index, token) in line.tokens.enumerated() where token.isWord {
      guard let name = sports[token.text], name != "row" || !isOfWeights(line, index) else { continue }
      return name
    }
    return nil
  }

  /// `DB row 3x10`, `Rudern vorgebeugt`: rowing with weights.
  private static func isOfWeights(_ line: ScribbleLine, _ place: Int) -> Bool {
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
    "db", "dbs", "kb", "bb", "barbell", "dumbbell", "kettlebell", "seated", "cable", "ring", "pendlay", "inverted",
    "upright", "supported", "machine", "t-bar", "one-arm", "single-arm", "bent", "over", "bent-over", "renegade",
    "gorilla", "seal", "band", "trx", "vorgebeugt", "vorgebeugtes", "aufrecht", "aufrechtes", "sitzend", "einarmig",
    "rear", "delt", "rear-delt", "chest-supported", "meadows", "kroc", "landmine", "reverse", "underhand", "wide-grip",
    "einarmiges", "kh", "lh", "kurzhantel", "langhantel", "kabel", "kabelzug", "enges", "breites", "incline",
  ]

  /// The sport of a line that names none: a swim or a run by its send-offs or its times, a run by its hard and easy
  /// minutes.
  static func implied(by line: ScribbleLine) -> String? {
    let words = line.tokens.filter { $0.isWord }
    if let pace = secondsPerHundred(line),
      words.allSatisfy({ wordsOfSendOff.contains($0.text) || ScribbleUnit($0.text) == .second })
    {
      return pace >= slowestRun ? "swim" : "run"
    }
    let isByTheClock = line.tokens.contains { ScribbleUnit($0.text)?.isTime ?? false }
    let said = words.filter { efforts.contains($0.text) }
    guard isByTheClock, Set(said.map { $0.text }).count > 1,
      words.allSatisfy({
        efforts.contains($0.text) || besideEfforts.contains($0.text) || ScribbleUnit($0.text)?.isTime ?? false
      })
    else { return nil }
    return "run"
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
  fileprivate static func isOfRower(_ line: ScribbleLine) -> Bool {
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
  fileprivate static func wordsOfSwim(in line: ScribbleLine) -> Int {
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
  /// Words for groups that are found only in mixed training.
  static let wordsOfGroups: Set<String> = [
    "amrap", "emom", "rft", "tabata", "wod", "metcon", "circuit", "zirkel", "reps", "burpees", "superset",
  ]

  /// Whether a line speaks of mixed training; the `reps` of `60s between reps` are those of any sport.
  fileprivate static func namesGroup(_ line: ScribbleLine) -> Bool {
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
    "steigerungen": "run", "hills": "run", "fartlek": "run", "uphill": "run", "treadmill": "run", "jogging": "run",
    "bike": "bike", "ride": "bike", "cycling": "bike", "ftp": "bike", "rad": "bike", "trainer": "bike", "rolle": "bike",
    "einfahren": "bike", "ausfahren": "bike", "ausfahrt": "bike", "zwift": "bike", "spin": "bike",
    "radtraining": "bike",
    "radfahren": "bike",
    "rennrad": "bike", "lauftraining": "run", "schwimmtraining": "swim", "rudertraining": "row",
    "row": "row", "erg": "row", "rowing": "row", "rudern": "row", "concept": "row", "ergo": "row",
    "ut": "row", "spm": "row", "lauf-abc": "run",
  ]
}
