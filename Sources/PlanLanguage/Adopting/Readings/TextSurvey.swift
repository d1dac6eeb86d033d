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
    var (pounds, kilograms) = (false, false)
    var (counts, swims, hasGroups): ([String: Int], Int, Bool) = ([:], 0, false)
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
      if let sport = Sport.named(in: line, ofText: true) ?? (Sport.isOfRower(line) ? "row" : nil) {
        counts[sport, default: 0] += 1
      }
      swims += Sport.wordsOfSwim(in: line)
      hasRoads = hasRoads || TextSurvey.saysPaceOfRun(line)
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
    // In a week of runs, one of the days may be for something else.
    let hasOthers = !hasSeveralDays && text.lines.contains { $0.tokens.contains { Sport.others.contains($0.text) } }
    guard !pounds, !kilograms, !hasGroups, !hasOthers, text.lines.count(where: { TextSurvey.isOfReps($0) }) < 3 else {
      return
    }
    let sports = Set(counts.keys)
    let isSwim = swims >= 2 && sports.isSubset(of: ["swim"])
    sport = isSwim ? "swim" : sports.count == 1 ? sports.first : sports.isEmpty && hasRoads ? "run" : nil
    if sport == nil, sports.isEmpty {
      let implied = Set(text.lines.compactMap { Sport.impliedBySendOff($0) })
      if implied.count == 1 { sport = implied.first }
    }
    if sport == nil, hasSeveralDays { sport = TextSurvey.mainSport(counts) }
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
