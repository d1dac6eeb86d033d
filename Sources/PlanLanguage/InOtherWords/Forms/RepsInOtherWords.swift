/// Reps and words beside them: `squat 3+2`, `curl 3x10 60s`, `squat 3x5 3s down`, `max burpees in 1 min`, `squat 3x8 light`.

import SessionModel

extension OtherWords {
  static let reps = [
    mostOfName, joinedTempo, inReserve, pauseInRep, heldReps, timeHeld, forDistance, timesADay, sumOfReps,
    timeBehindReps,
    lowering, secondsInQuotes,
    touchingEffort,
    fallingReps, remark,
    totalFirst, letterBefore,
  ]

  /// `max burpees in 1 min`
  private static let mostOfName = OtherWords { phrase in
    guard !phrase.isHead, phrase[0].keyword == .max, let word = phrase.tokens.firstIndex(where: { $0.keyword == .in }),
      word > 1, phrase.unit(1) == nil, (1..<word).allSatisfy({ phrase.kind($0) == .word }),
      let end = phrase.timeEnd(word + 1),
      phrase.ends(end)
    else { return nil }
    return phrase.meaning(0, end, "\(phrase.written(1, word)) max in \(phrase.joined(word + 1, end))")
  }

  /// `squat 3x5 tempo 211`, `tempo 3110`: its numbers are single digits.
  private static let joinedTempo = OtherWords { phrase in
    guard let word = phrase.tokens.firstIndex(where: { $0.keyword == .tempo }), phrase.whole(word + 1) != nil,
      case let digits = phrase.text(word + 1), 3...4 ~= digits.utf8.count, phrase.isAtEndOfSets(word + 2)
    else { return nil }
    let tempo = digits.map { String($0) }.joined(separator: "-")
    return phrase.meaning(word, word + 2, "tempo \(tempo)")
  }

  /// `bench press 3x8, 2 reps in reserve`
  private static let inReserve = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { phrase.says($0, "in", "reserve") }),
      phrase.ends(word + 2), !phrase.tokens.contains(where: { $0.kind == .at }),
      let number = [word - 1, word - 2].first(where: { $0 > 1 && phrase.whole($0).map { $0 < 11 } == true }),
      number == word - 1 || phrase.isWord(word - 1, "reps", "rep")
    else { return nil }
    let isRange = [.minus, .dash].contains(phrase.kind(number - 1)) && phrase.whole(number - 2) != nil
    let first = isRange ? number - 2 : number
    let isBehindComma = phrase.kind(first - 1) == .comma
    return phrase.meaning(
      isBehindComma ? first - 1 : first, word + 2,
      (isBehindComma ? " " : "") + "@ rir \(phrase.joined(first, number + 1))")
  }

  /// `squat 3x5 @ 70% 2s pause`: each rep is held.
  private static let pauseInRep = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { phrase.isWord($0, "pause", "stop") }),
      phrase.ends(word + 1), phrase.tokens[..<word].contains(where: { $0.kind == .times }),
      let time = [word - 1, word - 2].first(where: { $0 > 2 && phrase.timeEnd($0) == word }),
      phrase[time].thousandths <= 5000, phrase[time].unit == .second || phrase.unit(time + 1) == .second
    else { return nil }
    return phrase.hint(time, word + 1, "hold \(phrase.joined(time, word))")
  }

  /// `Brücke 10 halten 10s`, `glute bridge 3x10 held 5s`: each rep is held.
  private static let heldReps = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.isWord($0, "halten", "gehalten", "held", "holding") && phrase.whole($0 - 1) != nil
      }), let end = phrase.timeEnd(word + 1), phrase.ends(end)
    else { return nil }
    return phrase.meaning(word, end, "hold \(phrase.joined(word + 1, end))")
  }

  /// `Brücke 10 je 10s halten`, `Brücke 10x 10s halten`
  private static let timeHeld = OtherWords { phrase in
    guard !phrase.isHead, !phrase.isHeld,
      let word = phrase.places.first(where: { $0 > 3 && phrase.isWord($0, "halten", "gehalten", "hold", "held") }),
      phrase.ends(word + 1) || word + 1 == phrase.count,
      let time = [word - 1, word - 2].first(where: { phrase.timeEnd($0) == word }),
      case let joint = time - 1, phrase.isWord(joint, "je", "à", "for", "mit") || phrase.kind(joint) == .times,
      joint > 1, phrase.whole(joint - 1) != nil
    else { return nil }
    let space = phrase.touches(joint) ? " " : ""
    return phrase.meaning(joint, word + 1, "\(space)hold \(phrase.joined(time, word))")
  }

  /// `doorway stretch 3x30s 3 times a day`
  private static let timesADay = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 2 && phrase.isWord($0, "times", "mal") && phrase.whole($0 - 1) != nil
      }),
      phrase.isWord(word + 1, "a", "per", "daily", "am", "pro", "each"),
      phrase.isWord(phrase.count - 1, "day", "daily", "week", "tag", "woche"), phrase.count - word < 4
    else { return nil }
    return phrase.meaning(word - 1, phrase.count, "note \"\(phrase.written(word - 1, phrase.count))\"")
  }

  /// `standing long jump 3 for distance`: how far each rep goes, and no score.
  private static let forDistance = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .for }), word > 1,
      phrase.isWord(word + 1, "distance", "height"), phrase.whole(word - 1) != nil, phrase.ends(word + 2)
    else { return nil }
    return phrase.meaning(word, word + 2, "note \"\(phrase.written(word, word + 2))\"")
  }

  /// `squat 3+2 @ 80kg`: one set in parts, or two sets.
  private static let sumOfReps = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase.whole(first) != nil else { return nil }
    var (end, reps) = (first, [String]())
    while phrase.whole(end) != nil {
      reps.append(phrase.text(end))
      end += 1
      guard phrase.kind(end) == .plus, phrase.touches(end) else { break }
      end += 1
    }
    guard reps.count > 1, phrase.ends(end), phrase.whole(end - 1) != nil else { return nil }
    let list = reps.joined(separator: ", ")
    // `dumbbell row 10+10`
    if reps.count == 2, reps[0] == reps[1] {
      return phrase.meanings(
        first, end, ("\(reps[0]) each side", .eachSide), ("(\(list)) pause 15s", .partsOfSet), (list, .list))
    }
    return phrase.meanings(first, end, ("(\(list)) pause 15s", .partsOfSet), (list, .list))
  }

  /// `curl 3x10 60s`
  private static let timeBehindReps = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase.kind(first + 1) == .times, phrase.whole(first + 2) != nil,
      let end = phrase.timeEnd(first + 3), end == phrase.count
    else { return nil }
    let time = phrase.joined(first + 3, end)
    // Nobody holds a rep that long.
    let isShort = phrase[first + 3].kind == .number && phrase[first + 3].thousandths <= 10_000
    guard isShort, phrase[first + 3].unit != .minute, phrase.unit(first + 4) != .minute else {
      return phrase.hint(first + 3, end, "rest \(time)")
    }
    return phrase.meanings(first + 3, end, ("rest \(time)", .restAfterSets), ("hold \(time)", .holdOfReps))
  }

  /// `squat 3x5 3s down`, `3x5 3 sec eccentric`
  private static let lowering = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 2 && phrase.isWord($0, "down", "lowering", "eccentric", "negative", "negatives", "exzentrisch", "ablassen")
      }), phrase.ends(word + 1), let time = [word - 1, word - 2].first(where: { phrase.timeEnd($0) == word }),
      case let seconds = phrase.text(time).prefix(while: { $0.isNumber }), seconds.count == 1,
      phrase[time].unit == .second || phrase.unit(time + 1) == .second
    else { return nil }
    return phrase.hint(time, word + 1, "tempo \(seconds)-0-1-0")
  }

  /// `squat 3x5 rest 90"`
  private static let secondsInQuotes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0).map { 1...600 ~= $0 } == true && phrase.touches($0 + 1)
          && ["\"", "''", "″"].contains(phrase.text($0 + 1))
      })
    else { return nil }
    return phrase.meaning(place, place + 2, "\(phrase.text(place))s")
  }

  /// `squat 3x5 rpe8`
  private static let touchingEffort = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        $0 > 0 && phrase.kind($0) == .word && ["rpe", "rir"].contains(phrase.text($0).prefix(3))
          && (1...2).contains(phrase.text($0).dropFirst(3).count)
          && phrase.text($0).dropFirst(3).allSatisfy { $0.isNumber }
      }), phrase.ends(place + 1), phrase.kind(place - 1) != .at
    else { return nil }
    return phrase.meaning(place, place + 1, "\(phrase.text(place).prefix(3)) \(phrase.text(place).dropFirst(3))")
  }

  /// `for time < pull-up 10-1; push-up 10-1 >`: reps that fall to one are rungs; other falling numbers are a slip.
  private static let fallingReps = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let high = phrase.whole(first), high > 2,
      phrase.kind(first + 1) == .minus || phrase.kind(first + 1) == .dash, phrase.whole(first + 2) == 1,
      phrase.ends(first + 3), let name = phrase.name
    else { return nil }
    return phrase.hint(first, first + 3, "ladder \(high)-1 < \(name) >")
  }

  /// `squat 3x8 light`, `calf raises 3x15, slow`
  private static let remark = OtherWords { phrase in
    guard !phrase.isHead, let last = phrase.tokens.lastIndex(where: { $0.kind != .word }), last + 1 < phrase.count,
      phrase.count - last < 4, phrase.tokens[..<last].contains(where: { $0.kind == .number }),
      !phrase.tokens.contains(where: { $0.kind == .at })
    else { return nil }
    let words = phrase.written(last + 1, phrase.count)
    if ["light", "lightly", "leicht", "slow", "slowly", "langsam"].contains(words.lowercased()) {
      let isBehindComma = phrase.kind(last) == .comma
      return phrase.meaning(
        isBehindComma ? last : last + 1, phrase.count, (isBehindComma ? " " : "") + "note \"\(words)\"")
    }
    guard phrase.kind(last) == .comma, phrase.tokens[(last + 1)...].allSatisfy({ $0.keyword == nil }) else {
      return nil
    }
    return phrase.meanings(last, phrase.count, ("note \"\(words)\"", .remark), ("; \(words)", .itemAfterAll))
  }

  /// `50 pull-ups total`
  private static let totalFirst = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.count > 2,
      phrase.isWord(phrase.count - 1, "total", "insgesamt"),
      phrase.tokens[1...].allSatisfy({ $0.kind == .word }), phrase.unit(1) == nil
    else { return nil }
    return phrase.meaning(0, phrase.count, "\(phrase.written(1, phrase.count - 1)) \(phrase.text(0)) total")
  }

  /// `A) squat 5x5`, `A. squat 5x5`: the order says it.
  private static let letterBefore = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word, phrase.text(0).utf8.count == 1, phrase.touches(1), phrase.count > 2,
      phrase.kind(1) == .closeParenthesis || phrase.text(1) == ".", phrase.kind(2) == .word
    else { return nil }
    let gap = Span(start: phrase.span(0, 1).start, end: phrase.span(2, 3).start)
    return Reworded(place: phrase.span(0, 3), hints: [.remove], fixes: [Fix(replace: gap, with: "")])
  }
}
