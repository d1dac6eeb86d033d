/// More or less than a load: `pull-up 5x5 +10kg`, `squat 12, 10, 8 +5kg`, `deadlift 3x2 -10%`, `lifted(1) - 10%`, `3/4 bw`.

import SessionModel

extension OtherWords {
  static let loadChanges = [
    addedBehindSets, lessBehindSets, lessOfLifted, fractionOfBodyweight, loadInBothUnits, weightsByTheirNumber,
  ]

  /// `pull-up 5x5 +10kg`: more than the body. Of several sets, or with a bar, it may be a step.
  private static let addedBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name?.lowercased(),
      let plus = phrase.tokens.firstIndex(where: { $0.kind == .plus }), phrase.kind(plus + 1) == .number,
      let end = phrase.amountEnd(plus + 1), phrase.unitOfNumber(plus + 1)?.dimension == .mass, phrase.ends(end),
      !phrase.tokens[..<plus].contains(where: { $0.kind == .at || $0.keyword?.isAttribute == true }),
      phrase.tokens[..<plus].contains(where: { $0.kind == .number })
    else { return nil }
    let load = phrase.joined(plus + 1, end)
    let isOfBody = ["pull-up", "pullup", "pull up", "chin-up", "chinup", "chin up", "muscle-up", "dip", "klimmz"]
      .contains {
        name.has($0)
      }
    let isList = phrase.tokens[..<plus].contains { $0.kind == .comma }
    if isOfBody, !isList { return phrase.meaning(plus, end, "@ bw+\(load)") }
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

  /// `@ 100kg/220lb`: the same load in both units.
  private static let loadInBothUnits = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .number,
      phrase.kind(at + 2) == .slash, phrase.kind(at + 3) == .number,
      case let units = [phrase[at + 1].unit, phrase[at + 3].unit],
      units == [.kilogram, .pound] || units == [.pound, .kilogram], phrase.ends(at + 4)
    else { return nil }
    return Reworded(
      place: phrase.span(at, at + 4), hints: [.writeEither("@ \(phrase.text(at + 1))", "@ \(phrase.text(at + 3))")])
  }

  /// `dumbbell press 3x10 @ 50s`: the fifties.
  private static let weightsByTheirNumber = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase[at + 1].unit == .second,
      phrase.kind(at + 1) == .number, phrase.ends(at + 2), phrase.text(at + 1).hasSuffix("s"),
      case let number = phrase.text(at + 1).dropLast(), let load = Int(String(number)), load % 5 == 0, load >= 10,
      let name = phrase.name?.lowercased(),
      ["dumbbell", "dumbbells", "db"].contains(where: { name.has($0) })
    else { return nil }
    return phrase.meanings(
      at, at + 2, ("@ 2x\(load)lb", .oneInEachHand), ("every \(load)s", .sendOff))
  }
}
