/// How many sets of how many, with other signs or words between the numbers: `3*5`, `3 mal 10`, `10 per leg x3`, `8 8 6 6`.

import SessionModel

extension OtherWords {
  static let counts = [
    starOrWord, mostInWords, sideBetween, timesOfBody, roundsOfReps, rungsOfItems, repsInARow, pairBehindSets,
    roundsOfPose, bareLoadBehind,
  ]

  /// `squat 3*5`, `Bankdrücken 3 mal 10`: no product, and no name.
  private static let starOrWord = OtherWords { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word || phrase.kind(0) == .text,
      let sign = phrase.places.first(where: {
        $0 > 1 && (phrase.kind($0) == .star || phrase.isWord($0, "mal", "times", "by"))
      }), phrase.tokens[..<(sign - 1)].allSatisfy({ $0.kind == .word || $0.kind == .text }),
      let sets = phrase.whole(sign - 1), 1...50 ~= sets,
      let end = phrase.whole(sign + 1) != nil ? sign + 2 : phrase.amountEnd(sign + 1),
      phrase[sign + 1].unit.measuresWork || phrase.unit(sign + 2)?.measuresWork == true,
      case let behind = phrase.isWord(end, "times", "mal") || phrase.isWordOfReps(end) ? end + 1 : end
    else { return nil }
    // `3*5*80kg`
    if phrase.kind(behind) == .star, phrase[behind + 1].unit.dimension == .mass, phrase.ends(behind + 2) {
      return phrase.meaning(
        sign - 1, behind + 2, "\(sets)x\(phrase.joined(sign + 1, end)) @ \(phrase.text(behind + 1))")
    }
    guard phrase.ends(behind) else { return nil }
    return phrase.meaning(sign - 1, behind, "\(sets)x\(phrase.joined(sign + 1, end))")
  }

  /// `Liegestütze 3x so viele wie möglich`, `push-up 3x to failure`
  private static let mostInWords = OtherWords(ofWarnings: true) { phrase in
    // `Liegestütze so viele wie möglich`
    if !phrase.isHead, phrase.count > 4, phrase.tokens.allSatisfy({ $0.kind == .word }),
      case let first = phrase.count - 4, phrase.saysAsManyAsPossible(first)
    {
      return phrase.meaning(first, phrase.count, "max")
    }
    guard !phrase.isHead, let times = phrase.nameEnd.map({ $0 + 1 }), phrase.kind(times) == .times,
      phrase.whole(times - 1) != nil
    else { return nil }
    let isMost =
      phrase.saysAsManyAsPossible(times + 1) || phrase.says(times + 1, "so", "viel", "wie", "möglich")
      || phrase.says(times + 1, "so", "viele", "wie", "geht") || phrase.says(times + 1, "so", "lange", "wie", "möglich")
      || phrase.says(times + 1, "so", "lange", "wie", "geht") || phrase.says(times + 1, "as", "long", "as", "possible")
    guard let end = isMost ? times + 5 : phrase.failureEnd(times + 1), phrase.ends(end) else { return nil }
    return phrase.meaning(times - 1, end, "\(phrase.text(times - 1))xmax")
  }

  /// `lunges 10 per leg x3`
  private static let sideBetween = OtherWords { phrase in
    guard !phrase.isHead, let count = phrase.nameEnd,
      let reps = phrase.whole(count) != nil ? count + 1 : phrase.timeEnd(count),
      phrase.isWord(reps, "per", "each", "je", "pro"), phrase.isLimb(reps + 1),
      phrase.kind(reps + 2) == .times, phrase.whole(reps + 3) != nil, phrase.ends(reps + 4)
    else { return nil }
    return phrase.meaning(
      count, reps + 4, "\(phrase.text(reps + 3))x\(phrase.joined(count, reps)) each side")
  }

  /// `sit-ups 50 x 2`: what has no load is counted, and then the sets.
  private static let timesOfBody = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let reps = phrase.whole(first), phrase.kind(first + 1) == .times,
      let sets = phrase.whole(first + 2), reps > Linter.mostSets, 1...10 ~= sets, phrase.ends(first + 3),
      phrase.isOfBody
    else { return nil }
    return phrase.hint(first, first + 3, "\(sets)x\(reps)")
  }

  /// `10 squats x 3 rounds`, `10 squats, 3 rounds`
  private static let roundsOfReps = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.kind(1) == .word, phrase.unit(1) == nil,
      let times = phrase.tokens.firstIndex(where: { $0.kind == .times || $0.kind == .comma }),
      (1..<times).allSatisfy({ phrase.kind($0) == .word }), phrase.whole(times + 1) != nil
    else { return nil }
    let isSaid = phrase.isWord(times + 2, "rounds", "sets", "times", "runden", "sätze")
    guard isSaid, phrase.ends(times + 3) else { return nil }
    return phrase.meaning(
      0, times + 3, "\(phrase.written(1, times)) \(phrase.text(times + 1))x\(phrase.text(0))")
  }

  /// `21-15-9 thrusters, pull-ups`
  private static let rungsOfItems = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.rungsEnd(0), phrase.kind(first) == .word,
      phrase.tokens[first...].allSatisfy({ [.word, .comma, .plus].contains($0.kind) })
    else { return nil }
    let parts = phrase.items(from: first)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return phrase.meaning(
      0, phrase.count, "ladder \(phrase.joined(0, first)) < \(phrase.written(parts)) >")
  }

  /// `Kurzhantel Bankdrücken 3x10 2x20kg`
  private static let pairBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase.whole(first) != nil, phrase.kind(first + 1) == .times,
      phrase.whole(first + 2) != nil, phrase.whole(first + 3) == 2, phrase.kind(first + 4) == .times,
      phrase[first + 5].unit.dimension == .mass, phrase.isAtEndOfSets(first + 6)
    else { return nil }
    return phrase.meaning(first + 3, first + 6, "@ \(phrase.joined(first + 3, first + 6))")
  }

  /// `bench press 8 8 6 6`: one set after another.
  private static let repsInARow = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd else { return nil }
    var end = first
    while phrase.whole(end).map({ 1...100 ~= $0 }) == true { end += 1 }
    guard end > first + 2, phrase.ends(end) else { return nil }
    let commas = (first..<end - 1).map { place in
      let behind = Span(start: phrase[place].span.end, end: phrase[place].span.end)
      return Fix(replace: behind, with: ",")
    }
    let list = (first..<end).map { phrase.text($0) }.joined(separator: ", ")
    return Reworded(place: phrase.span(first, end), hints: [.write(list)], fixes: commas)
  }

  /// `sun salutation 5 rounds`: nothing says how many are in one.
  private static let roundsOfPose = OtherWords { phrase in
    guard !phrase.isHead, let count = phrase.nameEnd, phrase.whole(count) != nil, let name = phrase.name,
      phrase.isWord(count + 1, "rounds", "round", "runden", "runde"), phrase.count == count + 2
    else { return nil }
    return phrase.meaning(0, count + 2, "rounds x\(phrase.text(count)) < \(name) 1 >")
  }

  /// `squat 5x5 100`
  private static let bareLoadBehind = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase.whole(first) != nil, phrase.kind(first + 1) == .times,
      let reps = phrase.whole(first + 2), let load = phrase.whole(first + 3), load > reps, 20...999 ~= load,
      phrase.isAtEndOfSets(first + 4)
    else { return nil }
    if load >= 100 {
      return Reworded(
        place: phrase.span(first + 3, first + 4), hints: [.writeEither("@ \(load)kg", "@ \(load)lb")])
    }
    return phrase.meanings(first + 3, first + 4, ("@ \(load)kg", .load), ("@ \(load)%", .share))
  }
}

extension Phrase {
  /// Whether it is `side`, `leg`, `Bein` …
  func isLimb(_ index: Int) -> Bool {
    kind(index) == .word && [Limb.single, Limb.german].contains { $0.value(of: self[index].letters) != nil }
  }

  fileprivate func saysAsManyAsPossible(_ index: Int) -> Bool {
    says(index, "as", "many", "as", "possible") || says(index, "so", "viele", "wie", "möglich")
  }

  /// Whether its name is that of an exercise with nothing but the body; pull-ups and dips are often done with more.
  fileprivate var isOfBody: Bool {
    guard let name, ExerciseLibrary.builtIn.identify(name)?.equipment == .bodyweight else { return false }
    return !["pull", "chin", "dip", "klimm", "weighted"].contains { name.lowercased().has($0) }
  }
}
