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
  /// Whether at least two of its lines say how many minutes are run or walked, and none how far.
  private(set) var countsMinutes = false
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
    countsMinutes = TextSurvey.countsMinutes(text)
    var named = NamedInText()
    for line in text.lines { named.add(line) }
    if named.hasYards { lengths = .yard }
    if asSaid, named.hasPounds != named.hasKilograms { self.bareLoads = named.hasPounds ? .pound : .kilogram }
    if asSaid, !named.hasLoads, BarsOfPounds.areLoaded(in: text) { self.bareLoads = .pound }
    isGerman = text.lines.contains { TextSurvey.isGerman($0) }
    hasDays = named.days.count >= 3
    hasSeveralDays = named.days.count >= 2
    hasLetteredDays = text.lines.contains { TextSurvey.saysLettersInTurn($0) }
    let saysMaximum = text.lines.contains { line in line.tokens.contains { ["rm", "1rm", "e1rm"].contains($0.text) } }
    hasTrainingMax = !saysMaximum && text.lines.contains { TextSurvey.saysTrainingMax($0) }
    // In a week of runs, one of the days may be for something else.
    let hasOthers = !hasSeveralDays && text.lines.contains { $0.tokens.contains { Sport.others.contains($0.text) } }
    guard !named.hasLoads, !named.hasGroups, !hasOthers, text.lines.count(where: { TextSurvey.isOfReps($0) }) < 3 else {
      return
    }
    sport = named.sport
    if sport == nil, named.sports.isEmpty {
      let implied = Set(text.lines.compactMap { Sport.impliedBySendOff($0) })
      if implied.count == 1 { sport = implied.first }
    }
    if sport == nil, hasSeveralDays { sport = TextSurvey.mainSport(named.sports) }
    if sport == "run", named.roads.count == 1, hasSeveralDays { roads = named.roads.first }
  }

  /// `A / B im Wechsel`
  private static func saysLettersInTurn(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.dropFirst().dropLast().contains { index in
      line.tokens[index - 1].text == "a" && line.tokens[index + 1].text == "b"
        && ["/", "&", "+", "und", "and"].contains(line.tokens[index].text)
    }
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

/// The units, sports and days that the lines of a text name.
private struct NamedInText {
  var (hasPounds, hasKilograms, hasYards) = (false, false, false)
  /// The units of distances that one runs or rides.
  var roads: Set<ScribbleUnit> = []
  /// How many lines name each sport.
  var sports: [String: Int] = [:]
  var days: Set<String> = []
  var hasGroups = false
  private var hasRoads = false
  private var wordsOfSwim = 0

  var hasLoads: Bool { hasPounds || hasKilograms }

  /// The one that all of them are about.
  var sport: String? {
    let isSwim = wordsOfSwim >= 2 && sports.keys.allSatisfy { $0 == "swim" }
    return isSwim ? "swim" : sports.count == 1 ? sports.keys.first : sports.isEmpty && hasRoads ? "run" : nil
  }

  mutating func add(_ line: ScribbleLine) {
    for (index, token) in line.tokens.enumerated() where index > 0 && line.tokens[index - 1].number != nil {
      let unit = ScribbleUnit(token.text)
      hasPounds = hasPounds || unit == .pound
      hasKilograms = hasKilograms || unit == .kilogram
      hasRoads = hasRoads || unit == .kilometre || unit == .mile
      // `5k pace` is not a distance.
      if let unit, unit == .kilometre && token.text != "k" || unit == .mile { roads.insert(unit) }
    }
    if let sport = Sport.named(in: line, ofText: true) ?? (Sport.isOfRower(line) ? "row" : nil) {
      sports[sport, default: 0] += 1
    }
    wordsOfSwim += Sport.wordsOfSwim(in: line)
    hasRoads = hasRoads || TextSurvey.saysPaceOfRun(line)
    hasYards = hasYards || line.tokens.contains { ["scy", "yd", "yds", "yards", "yard"].contains($0.text) }
    hasGroups = hasGroups || Sport.namesGroup(line)
    if let first = line.tokens.first?.text, DayName.isShort(first) { days.insert(first) }
  }
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
