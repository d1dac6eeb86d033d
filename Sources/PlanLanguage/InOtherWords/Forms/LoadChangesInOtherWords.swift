/// More or less than a load: `pull-up 5x5 +10kg`, `squat 12, 10, 8 +5kg`, `deadlift 3x2 -10%`, `lifted(1) - 10%`, `3/4 bw`.

import SessionModel

extension OtherWords {
  static let loadChanges = [
    addedEachSession, addedBehindSets, lessBehindSets, lessOfTopSet, lessOfLifted, slowerPace,
    changeTimesEffort, fractionOfBodyweight,
  ]

  /// `squat 5x5 +2.5kg each session`, `squat 5x5 @ 80kg add 2.5kg each session`, `Kniebeuge 5x5 +2,5kg jede Einheit`
  private static let addedEachSession = OtherWords { phrase in
    guard !phrase.isHead,
      let plus = phrase.places.last(where: { phrase.kind($0) == .plus || phrase.isWord($0, "add", "adding") }),
      plus > 1, phrase.kind(plus + 1) == .number, let end = phrase.amountEnd(plus + 1),
      phrase.unitOfNumber(plus + 1)?.dimension == .mass,
      phrase.isWord(end, "each", "every", "per", "pro", "je", "jede", "jedes", "jedem"),
      phrase.isWord(end + 1, in: sessionWords), phrase.isAtEndOfSets(end + 2),
      !phrase.tokens[..<plus].contains(where: { $0.keyword == .progress })
    else { return nil }
    let hasLoad = phrase.tokens[..<plus].contains { $0.kind == .at }
    return phrase.meaning(
      plus, end + 2, "\(hasLoad ? "" : "@ ask ")progress +\(phrase.joined(plus + 1, end))")
  }

  private static let sessionWords: Set<String> = [
    "session", "workout", "training", "time", "einheit", "trainingseinheit", "mal",
  ]

  /// `pull-up 5x5 +10kg`: more than the body. Of several sets, or with a bar, it may be a step.
  private static let addedBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name,
      let plus = phrase.tokens.firstIndex(where: { $0.kind == .plus }), phrase.kind(plus + 1) == .number,
      let end = phrase.amountEnd(plus + 1), phrase.unitOfNumber(plus + 1)?.dimension == .mass, phrase.ends(end),
      !phrase.tokens[..<plus].contains(where: { $0.kind == .at || $0.keyword?.isAttribute == true }),
      phrase.tokens[..<plus].contains(where: { $0.kind == .number })
    else { return nil }
    let load = phrase.joined(plus + 1, end)
    let isList = phrase.tokens[..<plus].contains { $0.kind == .comma }
    if let known = ExerciseLibrary.builtIn.identify(name), Plan.CountedExercise(known).liftsBody(key: known.key),
      !isList
    {
      return phrase.meaning(plus, end, "@ bw+\(load)")
    }
    let hints: [Hint] = [
      .writeFor("@ ask progress +\(load)", meaning: .eachSession), .writeFor("@ bw+\(load)", meaning: .addedToBody),
    ]
    return Reworded(place: phrase.span(plus, end), hints: (isList ? [.loadOfEachSet] : []) + hints)
  }

  /// `deadlift 3x2 -10%`, `squat 3x5 -10kg`: less than what came before.
  private static let lessBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let minus = phrase.tokens.lastIndex(where: { $0.kind == .minus }),
      minus > 1, !phrase.touches(minus), phrase.touches(minus + 1), phrase.kind(minus + 1) == .number,
      let end = phrase.amountEnd(minus + 1), phrase.ends(end), phrase.kind(minus - 1) == .number,
      !phrase.tokens[..<minus].contains(where: { $0.kind == .at })
    else { return nil }
    let number = phrase[minus + 1]
    if number.unit == .percent, number.thousandths % 1000 == 0, number.thousandths < 100_000 {
      let share = 100 - number.thousandths / 1000
      return phrase.meanings(
        minus, end, ("@ \(share)% of best(\(name))", .heaviestSet), ("@ \(share)% of lifted(1)", .firstSet))
    }
    guard phrase.unitOfNumber(minus + 1)?.dimension == .mass else { return nil }
    let less = phrase.joined(minus + 1, end)
    return phrase.meanings(
      minus, end, ("@ best(\(name)) - \(less)", .heaviestSet), ("@ lifted(1) - \(less)", .firstSet))
  }

  /// `squat 1x3 @ rpe 8, 4x5 -10%`: less than in the first set.
  private static let lessOfTopSet = OtherWords { phrase in
    guard !phrase.isHead, let comma = phrase.tokens.firstIndex(where: { $0.kind == .comma }),
      let minus = phrase.tokens.lastIndex(where: { $0.kind == .minus }), minus > comma + 1,
      phrase.tokens[..<comma].contains(where: { $0.kind == .at }),
      !phrase.tokens[comma...].contains(where: { $0.kind == .at }), phrase.kind(minus - 1) == .number,
      phrase.kind(minus + 1) == .number, let end = phrase.amountEnd(minus + 1), phrase.ends(end)
    else { return nil }
    let number = phrase[minus + 1]
    if number.unit == .percent, number.thousandths % 1000 == 0, number.thousandths < 100_000 {
      return phrase.meaning(minus, end, "@ \(100 - number.thousandths / 1000)% of lifted(1)").covering(phrase)
    }
    guard phrase.unitOfNumber(minus + 1)?.dimension == .mass else { return nil }
    return phrase.meaning(minus, end, "@ lifted(1) - \(phrase.joined(minus + 1, end))").covering(phrase)
  }

  /// `run 5km @ 5:00/km +10s`: the change is of the pace, too.
  private static let slowerPace = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .clock,
      phrase.kind(at + 2) == .slash,
      let sign = phrase.places.first(where: {
        $0 > at + 3 && [.plus, .minus].contains(phrase.kind($0)) && phrase.kind($0 - 1) != .slash
      }), sign < at + 6,
      let end = phrase.timeEnd(sign + 1), phrase.ends(end)
    else { return nil }
    let way = phrase.joined(at + 3, sign)
    return phrase.meaning(
      sign, end, "\(phrase.text(sign)) \(phrase.joined(sign + 1, end))/\(way)"
    ).covering(phrase)
  }

  /// `load -= (rpe(last) - 9) * 4%`: an RPE is no number to calculate with, so each step is a case.
  private static let changeTimesEffort = OtherWords { phrase in
    guard let change = phrase.tokens.firstIndex(where: { $0.kind == .change }), change > 0,
      let effort = phrase.places.first(where: { $0 > change && phrase[$0].keyword == .rpe }),
      phrase.kind(effort + 1) == .openParenthesis, phrase.kind(effort + 3) == .closeParenthesis,
      phrase.kind(effort + 4) == .minus, let from = phrase.whole(effort + 5), 5...9 ~= from,
      let star = phrase.places.first(where: { phrase.kind($0) == .star }), phrase.count < effort + 10
    else { return nil }
    let steps = [phrase[star - 1], phrase[star + 1]].filter { $0.kind == .number && $0.unit != .none }
    guard let step = steps.first, step.thousandths > 0 else { return nil }
    let unit = step.unit.canonicalSpelling ?? "%"
    let (state, value) = (phrase.written(0, change + 1), phrase.written(effort, effort + 4))
    // Half a point is the usual step of an RPE.
    let cases = [2, 1].map { half in
      "when \(value) is at least \(decimal(from * 1000 + half * 500)) < \(state) "
        + "\(decimal(Int(step.thousandths) * half / 2))\(unit) >"
    }
    return phrase.hint(0, phrase.count, cases.joined(separator: " else ")).covering(phrase)
  }

  private static func decimal(_ thousandths: Int) -> String { Quantity.decimal(Int64(thousandths)) }

  /// `@ lifted(1) - 10%`
  private static let lessOfLifted = OtherWords { phrase in
    guard let word = phrase.places.first(where: { phrase.isWord($0, "lifted") }),
      phrase.kind(word + 1) == .openParenthesis, phrase.kind(word + 3) == .closeParenthesis,
      case let sign = word + 4, phrase.kind(sign) == .minus || phrase.kind(sign) == .plus,
      phrase[sign + 1].unit == .percent, phrase[sign + 1].thousandths % 1000 == 0, phrase.ends(sign + 2),
      phrase[sign + 1].thousandths < 100_000
    else { return nil }
    let change = phrase[sign + 1].thousandths / 1000
    let share = phrase.kind(sign) == .minus ? 100 - change : 100 + change
    return phrase.meaning(word, sign + 2, "\(share)% of \(phrase.joined(word, sign))")
  }

  /// `@ 3/4 bw`
  private static let fractionOfBodyweight = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), let part = phrase.whole(at + 1),
      phrase.kind(at + 2) == .slash, let whole = phrase.whole(at + 3), whole > 0, part > 0, part < 100,
      phrase.isWord(at + 4, "bw", "bodyweight", "körpergewicht")
    else { return nil }
    let text = "@ \((100 * part + whole / 2) / whole)% of bw"
    return 100 * part % whole == 0 ? phrase.meaning(at, at + 5, text) : phrase.hint(at, at + 5, text)
  }
}
