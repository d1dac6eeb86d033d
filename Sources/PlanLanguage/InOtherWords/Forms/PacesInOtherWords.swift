/// Paces and heart rates: `@ 1:50/500`, `@ 5:00 min/km`, `@ 70-80% max hr`, `@ 130-150`.

import SessionModel

extension OtherWords {
  static let paces = [
    paceOfRace, paceOfSet,
    paceWithoutUnit, paceInMinutes, shareOfHeartRate, bareHeartRate, tempoOfRun, mostDistance, zoneFirst,
    leastCadence, paceInWords, paceWithPoint, pulse, namedPace, rampOfTimes,
  ]

  /// `row 500m @ 2k + 4`: the pace of a race, and no load.
  private static let paceOfRace = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at > 1,
      phrase.whole(at + 1).map({ $0 <= 42 }) == true, phrase.isWord(at + 2, "k"), phrase.touches(at + 2),
      phrase.unitOfNumber(at - 1)?.dimension == .length || phrase.unit(at - 1)?.dimension == .length
        || phrase.isTime(at - 1),
      case let isChanged = [.plus, .minus].contains(phrase.kind(at + 3)) && phrase.kind(at + 4) == .number,
      case let end = isChanged ? at + 5 : at + 3, phrase.ends(end)
    else { return nil }
    let isRow = phrase.isWord(0, "row", "rowing", "rower", "erg", "rudern", "ski")
    let way = isRow ? "500m" : "km"
    let change = isChanged ? "\(phrase.text(at + 3)) \(phrase.text(at + 4).prefix { $0.isNumber })s/\(way)" : ""
    return Reworded(
      place: phrase.span(at, end),
      hints: [.writeFor("let race = \(isRow ? "1:50" : "4:30")/\(way)", meaning: .paceOfYours)]
        + (isChanged ? [.write("@ race \(change)")] : []) + [.write("label \"\(phrase.written(at + 1, end))\"")])
  }

  /// `row 500m @ 2:00 pace`, `run 5km 5:00 pace`
  private static let paceOfSet = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name,
      let word = phrase.places.last(where: { phrase.isWord($0, "pace", "split", "splits") }),
      phrase.ends(word + 1),
      let clock = phrase.places.last(where: { $0 < word && $0 > 1 && phrase.kind($0) == .clock }),
      case let start = phrase.kind(clock - 1) == .at ? clock - 1 : clock,
      phrase.tokens[..<start].contains(where: { $0.kind == .number })
    else { return nil }
    switch phrase.aside(clock, word + 1, of: ExerciseLibrary.builtIn.identify(name)) {
    case .target(let text, _): return phrase.meaning(start, word + 1, text).covering(phrase)
    case .eitherTarget(let one, let other):
      return Reworded(place: phrase.span(start, word + 1), hints: [.writeEither(one, other)])
        .covering(phrase)
    case nil, .attribute, .eachSide, .most, .sets, .dropSet, .amount, .group: return nil
    }
  }

  /// `@ 1:50/500`
  private static let paceWithoutUnit = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.kind($0) == .clock && phrase.kind($0 + 1) == .slash && phrase.touches($0 + 1)
          && [100, 500, 1000].contains(phrase.whole($0 + 2) ?? 0)
      }), phrase.kind(place + 3) != .word
    else { return nil }
    let unit = phrase.tokens.contains { $0.unit == .yard } && phrase.whole(place + 2) == 100 ? "yd" : "m"
    return phrase.meaning(place, place + 3, phrase.joined(place, place + 3) + unit)
  }

  /// `@ 5:00 min/km`
  private static let paceInMinutes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.kind($0) == .clock && phrase.unit($0 + 1) == .minute && phrase.kind($0 + 2) == .slash
      }), let unit = phrase.unit(place + 3), unit == .kilometre || unit == .mile, let word = unit.canonicalSpelling
    else { return nil }
    return phrase.meaning(place, place + 4, "\(phrase.text(place))/\(word)")
  }

  /// `run 8km @ 5:30 to 4:45`, `run 8km progressive 5:30 to 4:45`
  private static let rampOfTimes = OtherWords { phrase in
    guard !phrase.isHead, let clock = phrase.tokens.firstIndex(where: { $0.kind == .clock }),
      [.to].contains(phrase[clock + 1].keyword) || [.minus, .dash].contains(phrase.kind(clock + 1)),
      phrase.kind(clock + 2) == .clock, phrase.ends(clock + 3), let name = phrase.name,
      let found = ExerciseLibrary.builtIn.identify(name), let amount = phrase.nameEnd,
      let from = [clock - 1, clock - 2].first(where: {
        phrase.kind($0) == .at || phrase.isWord($0, "progressive", "from")
      })
    else { return nil }
    let unit: String
    switch found.equipment {
    case .rower, .ski: unit = "500m"
    case .swim: unit = "100m"
    case .run: unit = phrase.unitOfNumber(amount) == .mile ? "mi" : "km"
    case .bike, .machine, .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      return nil
    }
    let (one, other) = (phrase.text(clock), phrase.text(clock + 2))
    let isRamp = phrase[clock + 1].keyword == .to
    let pace = isRamp ? "\(one)/\(unit) to \(other)/\(unit)" : "\(one)-\(other)/\(unit)"
    return phrase.meaning(from, clock + 3, "@ \(pace)")
  }

  /// `@ 70-80% max hr`, `75% HRmax`
  private static let shareOfHeartRate = OtherWords { phrase in
    guard let share = phrase.tokens.firstIndex(where: { $0.kind == .number && $0.unit == .percent }) else { return nil }
    let first = phrase.isWord(share + 1, "of", "der", "von", "vom") ? share + 2 : share + 1
    var end = first
    while end < first + 3, phrase.kind(end) == .word, phrase[end].keyword?.isOnlyAttribute != true { end += 1 }
    let words = phrase.written(first, end).lowercased().split(separator: " ").joined(separator: " ")
    guard heartRates.contains(words) else { return nil }
    return phrase.meaning(share + 1, end, "of max heart rate")
  }

  static let heartRates: Set<String> = [
    "max hr", "hr max", "hrmax", "maxhr", "mhr", "max heartrate", "max hf", "hf max", "hfmax", "maximum hr",
    "maximum heart rate", "maximal heart rate", "max pulse", "max puls", "maximalpuls", "maxpuls", "max herzfrequenz",
    "maximale herzfrequenz", "maximalen herzfrequenz",
  ]

  /// `run 30min @ 130-150`: no load and no share of a one-rep max.
  private static let bareHeartRate = OtherWords { phrase in
    guard let name = phrase.nameEnd, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at > name,
      let low = phrase.whole(at + 1), 90...220 ~= low
    else { return nil }
    let isRange = phrase.kind(at + 2) == .minus || phrase.kind(at + 2) == .dash
    let end = isRange ? at + 4 : at + 2
    guard !isRange || phrase.whole(at + 3).map({ low...220 ~= $0 }) == true,
      phrase.isAtEndOfSets(end)
    else { return nil }
    let value = phrase.joined(at + 1, end)
    let words = phrase.wordsOfName(name)
    if !words.isDisjoint(with: onFoot) { return phrase.meaning(at, end, "@ \(value)bpm") }
    guard !words.isDisjoint(with: withPower) else { return nil }
    return phrase.meanings(at, end, ("@ \(value)bpm", .heartRate), ("@ \(value)w", .power))
  }

  private static let onFoot: Set<String> = [
    "run", "running", "jog", "jogging", "walk", "walking", "hike", "laufen", "lauf", "joggen", "gehen", "wandern",
    "swim", "elliptical", "treadmill", "crosstrainer",
  ]
  private static let withPower: Set<String> = [
    "bike", "cycling", "cycle", "row", "rowing", "rower", "ski", "spin", "spinning", "rad", "radfahren", "rudern",
    "ergometer",
  ]

  /// `run 20min tempo`: how hard, not how fast a rep is.
  private static let tempoOfRun = OtherWords { phrase in
    guard let name = phrase.nameEnd, let word = phrase.tokens.firstIndex(where: { $0.keyword == .tempo }), word > name,
      phrase.kind(word - 1) != .at, phrase.ends(word + 1), case let words = phrase.wordsOfName(name),
      !words.isDisjoint(with: onFoot) || !words.isDisjoint(with: withPower)
    else { return nil }
    return phrase.meaning(word, word + 1, "label \"tempo\"")
  }

  /// `run 3km @ 5.30/km`
  private static let paceWithPoint = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.kind($0 - 1) == .at && phrase.kind($0) == .number && phrase[$0].unit == .none
          && phrase.kind($0 + 1) == .slash && [.kilometre, .mile].contains(phrase.unit($0 + 2) ?? .none)
      }), case let parts = phrase.text(place).split(separator: ".", omittingEmptySubsequences: false), parts.count == 2,
      parts[1].utf8.count == 2, parts[1].first.map({ $0 < "6" }) == true
    else { return nil }
    return phrase.meaning(place, place + 3, "\(parts[0]):\(parts[1])/\(phrase.text(place + 2))")
  }

  /// `row 5km @ 2k pace`: rowers count 500 m, swimmers 100 m.
  private static let namedPace = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .number,
      let word = phrase.places.first(where: { $0 > at + 1 && phrase.isWord($0, "pace") }), phrase.ends(word + 1),
      let pace = phrase.usualPace
    else { return nil }
    let label = "label \"\(phrase.written(at + 1, word + 1))\""
    return Reworded(
      place: phrase.span(at, word + 1), hints: [.writeFor("let race = \(pace)", meaning: .paceOfYours), .write(label)],
      fixes: [Fix(replace: phrase.span(at, word + 1), with: label)])
  }

  /// `run 30min @ 140 Puls`
  private static let pulse = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.whole(at + 1) != nil else { return nil }
    let isRange = [.minus, .dash].contains(phrase.kind(at + 2)) && phrase.whole(at + 3) != nil
    let word = isRange ? at + 4 : at + 2
    guard phrase.isWord(word, "puls", "pulse", "hr", "hf", "herzfrequenz", "heartrate"), phrase.ends(word + 1) else {
      return nil
    }
    return phrase.meaning(at + 1, word + 1, "\(phrase.joined(at + 1, word))bpm")
  }

  /// `run 30min @ 5:30 pace`
  private static let paceInWords = OtherWords { phrase in
    guard let name = phrase.nameEnd, !phrase.wordsOfName(name).isDisjoint(with: onFoot),
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .clock,
      phrase.isWord(at + 2, "pace", "tempo"), phrase.isAtEndOfSets(at + 3)
    else { return nil }
    let pace = "@ \(phrase.text(at + 1))"
    return Reworded(place: phrase.span(at, at + 3), hints: [.writeEither(pace + "/km", pace + "/mi")])
  }

  /// `bike 4x30s cadence 100+rpm`: a target, or a range above it.
  private static let leastCadence = OtherWords { phrase in
    guard let word = phrase.tokens.firstIndex(where: { $0.keyword == .cadence }), let least = phrase.whole(word + 1),
      20...200 ~= least, phrase.kind(word + 2) == .plus
    else { return nil }
    let unit = phrase.unit(word + 3) == .strokesPerMinute ? "spm" : "rpm"
    let end = phrase.unit(word + 3) != nil ? word + 4 : word + 3
    guard phrase.isAtEndOfSets(end) else { return nil }
    return Reworded(
      place: phrase.span(word, end),
      hints: [.writeEither("cadence \(least)\(unit)", "cadence \(least)-\(least + 10)\(unit)")])
  }

  /// `zone 2 run 45min`
  private static let zoneFirst = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase[0].keyword == .zone, let zone = phrase.whole(1), 1...7 ~= zone,
      phrase.kind(2) == .word,
      !phrase.tokens.contains(where: { $0.kind == .at }),
      let amount = phrase.places.first(where: { $0 > 2 && phrase.kind($0) != .word }),
      let end = phrase.amountEnd(amount),
      end == phrase.count
    else { return nil }
    return phrase.meaning(0, end, "\(phrase.written(2, end)) @ zone \(zone)")
  }

  /// `run max distance in 12min`
  private static let mostDistance = OtherWords(ofWarnings: true) { phrase in
    guard
      let word = phrase.places.first(where: {
        phrase.isWord($0, "max") && phrase.isWord($0 + 1, "distance", "metres", "meters", "distanz", "strecke")
          && phrase.isWord($0 + 2, "in")
      }), phrase.timeEnd(word + 3) != nil
    else { return nil }
    return phrase.meaning(word, word + 2, "max m")
  }
}

extension Phrase {
  /// A pace as it is told on the rowing machine, the Ski erg and in the water; nil elsewhere.
  fileprivate var usualPace: String? {
    guard let name, let found = ExerciseLibrary.builtIn.identify(name) else { return nil }
    switch found.equipment {
    case .rower, .ski: return "2:00/500m"
    case .swim: return "2:00/100m"
    case .run, .bike, .machine, .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      return nil
    }
  }

  fileprivate func wordsOfName(_ end: Int) -> Set<String> {
    Set(written(0, end).lowercased().split { $0 == " " || $0 == "-" }.map(String.init))
  }
}
