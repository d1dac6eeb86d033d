/// Loads and heights as coaches say them: `@ half bodyweight`, `@ 95% snatch`, `12-10-8 @ 60-65-70kg`, `box jump 20 24in`.

import SessionModel

extension OtherWords {
  static let loadsInWords = [lessThanBody, shareOfLift, listWithLoads, halfOfBodyweight, heightsOfBox, bareHeight]

  /// `pull-up 3x5 @ -20kg`, `pull-up 3x5 assisted -20kg`
  private static let lessThanBody = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name?.lowercased(), ["up", "dip"].contains(where: { name.has($0) }),
      let minus = phrase.places.first(where: {
        $0 > 1 && phrase.kind($0) == .minus && (phrase.kind($0 - 1) == .at || phrase.isWord($0 - 1, "assisted"))
      }), let end = phrase.amountEnd(minus + 1), phrase.unitOfNumber(minus + 1)?.dimension == .mass,
      phrase.isAtEndOfSets(end)
    else { return nil }
    return phrase.meaning(minus - 1, end, "@ bw-\(phrase.joined(minus + 1, end))")
  }

  /// `snatch pull 3x3 @ 95% snatch`: of the max of that lift.
  private static let shareOfLift = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      phrase[at + 1].unit == .percent,
      let lift = liftsWithMaxes.first(where: { phrase.says(at + 2, $0) }), case let end = at + 2 + lift.count,
      phrase.isAtEndOfSets(end)
    else { return nil }
    return phrase.meaning(at, end, "@ \(phrase.text(at + 1)) of max(\(lift.joined(separator: " ")))")
  }

  private static let liftsWithMaxes = [
    ["clean", "and", "jerk"], ["front", "squat"], ["back", "squat"], ["bench", "press"], ["snatch"], ["clean"],
    ["jerk"], ["squat"], ["deadlift"],
  ]

  /// `bench press 4x12-10-8-6 @ 60-65-70-75kg`: the reps of each set, and its load.
  private static let listWithLoads = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd,
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      case let sets = phrase.whole(first), case let isCounted = phrase.kind(first + 1) == .times,
      let reps = phrase.numbers(isCounted ? first + 2 : first, at), reps.count > 2,
      !isCounted || sets == reps.count,
      let end = phrase.places[(at + 1)...].last(where: { phrase.kind($0) == .number }),
      let unit = phrase.unitOfNumber(end), unit.dimension == .mass || unit == .percent,
      let loads = phrase.numbers(at + 1, end + 1), loads.count == reps.count,
      case let last = phrase[end].unit == .none ? end + 2 : end + 1, phrase.isAtEndOfSets(last)
    else { return nil }
    let written = loads.map { $0 + (unit.canonicalSpelling ?? "") }.joined(separator: ", ")
    return phrase.meaning(first, last, "\(reps.joined(separator: ", ")) @ \(written)").covering(phrase)
  }

  /// `@ half bodyweight`, `@ halbes Körpergewicht`, `@ double bw`
  private static let halfOfBodyweight = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      let share = ["half": 50, "halbes": 50, "halbem": 50, "double": 200, "doppeltes": 200, "twice": 200][
        phrase.text(at + 1)]
    else { return nil }
    let isAll = phrase.isWord(at + 2, "bw", "bodyweight", "körpergewicht")
    guard isAll || phrase.says(at + 2, "body", "weight") else { return nil }
    return phrase.meaning(at, isAll ? at + 3 : at + 4, "@ \(share)% of bw")
  }

  /// `box jump 20 @ 24/20`: of two levels.
  private static let heightsOfBox = OtherWords { phrase in
    guard let name = phrase.name?.lowercased(), name.has("box"),
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), let most = phrase.whole(at + 1),
      phrase.kind(at + 2) == .slash, let least = phrase.whole(at + 3), phrase.isAtEndOfSets(at + 4), 8...120 ~= least,
      least < most
    else { return nil }
    let unit = most < 45 ? "in" : "cm"
    return phrase.meaning(at, at + 4, "height \(most)\(unit) or \(least)\(unit)")
  }

  /// `box jump 20 24in`, `step-up 3x10 40cm`
  private static let bareHeight = OtherWords { phrase in
    guard let name = phrase.name?.lowercased(), name.has("box") || name.has("step"), let first = phrase.nameEnd,
      let place = phrase.places.last(where: {
        $0 > first && phrase.kind($0) == .number && [.inch, .centimetre, .foot].contains(phrase[$0].unit)
      }), phrase.whole(place - 1) != nil, phrase.isAtEndOfSets(place + 1),
      !phrase.tokens.contains(where: { $0.keyword == .height })
    else { return nil }
    return phrase.meaning(place, place + 1, "height \(phrase.text(place))").covering(phrase)
  }
}

extension Phrase {
  /// The numbers that dashes join from one place to another: `12-10-8-6`; the last may have a unit. Nil for anything else.
  fileprivate func numbers(_ from: Int, _ to: Int) -> [String]? {
    var (place, numbers) = (from, [String]())
    while place < to, kind(place) == .number {
      numbers.append(String(text(place).prefix { $0.isNumber || $0 == "." }))
      place += 1
      guard place < to else { break }
      guard [.minus, .dash].contains(kind(place)) else { return nil }
      place += 1
    }
    return place == to && !numbers.isEmpty ? numbers : nil
  }
}
