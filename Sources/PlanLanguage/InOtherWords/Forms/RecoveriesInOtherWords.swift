/// Rests between sets: `run 6x400m jog 200m`, `run 6x400m no rest`.

extension OtherWords {
  static let recoveries = [
    movementWith, movement, movementInWords, targetOfRest, noRest, sendOff, restBehindAt, ratio, timeOfRest,
  ]

  /// `run 6x400m with 200m jog`, `run 6x400m 90s jog`, `run 10x400m (200m jog)`, `bike 4x8min (2min easy)`
  private static let movementWith = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.tokens.firstIndex(where: { $0.kind == .times }),
      let first = phrase.amountEnd(times + 1), !phrase.tokens.contains(where: { $0.keyword == .rest })
    else { return nil }
    for start in phrase.places where start >= first {
      let isOpen = phrase.kind(start) == .openParenthesis
      let isShort = phrase.isWord(start, "w") && phrase.kind(start + 1) == .slash
      let hasWord = phrase.isWord(start, "with", "mit") || isShort
      let begin = isShort ? start + 2 : isOpen || hasWord ? start + 1 : start
      let isFirst = phrase.isWord(begin, in: movements)
      guard let end = phrase.amountEnd(isFirst ? begin + 1 : begin),
        isFirst || phrase.isWord(end, in: movements)
          || isOpen && phrase.isWord(end, "easy", "locker")
      else { continue }
      let word = isFirst ? end : end + 1
      let close = phrase.isWord(word, "recovery", "rest", "recoveries", "pause") ? word + 1 : word
      guard !isOpen || phrase.kind(close) == .closeParenthesis, phrase.ends(isOpen ? close + 1 : close),
        isOpen || hasWord || !isFirst && start == first
      else { continue }
      let movement = isFirst ? phrase.written(begin, begin + 1) : phrase.written(end, end + 1)
      let amount = isFirst ? phrase.joined(begin + 1, end) : phrase.joined(begin, end)
      return phrase.meaning(start, isOpen ? close + 1 : close, "rest \(amount) note \"\(movement)\"")
    }
    return nil
  }

  /// `run 6x400m jog 200m`, `run 6x400m, jog 200m`: after each of them, or after all.
  private static let movement = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.tokens.firstIndex(where: { $0.kind == .times }),
      let word = phrase.places.first(where: { $0 > times && phrase.isWord($0, in: movements) }),
      let end = phrase.amountEnd(word + 1), phrase.isAtEndOfSets(end),
      !phrase.tokens[..<word].contains(where: { $0.keyword == .rest }), !phrase.isWord(word - 1, "with", "w", "mit"),
      phrase.kind(word - 1) != .slash
    else { return nil }
    let isBehindComma = phrase.kind(word - 1) == .comma
    let amount = phrase.joined(word + 1, end)
    return phrase.meanings(
      isBehindComma ? word - 1 : word, end,
      ("rest \(amount) note \"\(phrase.written(word, word + 1))\"", .recovery),
      ("; \(phrase.written(word, word + 1)) \(amount)", .itemAfterAll))
  }

  /// `run 8x200m rest 200m walk back`: all of the words are about the rest.
  private static let movementInWords = OtherWords { phrase in
    guard !phrase.isHead, let rest = phrase.tokens.firstIndex(where: { $0.keyword == .rest }), rest > 0,
      let end = phrase.amountEnd(rest + 1), phrase.isWord(end, in: movements), end + 1 < phrase.count,
      phrase.tokens[end...].allSatisfy({ $0.kind == .word && $0.keyword?.isAttribute != true })
    else { return nil }
    return phrase.meaning(end, phrase.count, "note \"\(phrase.written(end, phrase.count))\"")
  }

  static let movements: Set<String> = [
    "jog", "walk", "float", "trab", "traben", "trabpause", "gehen", "gehpause", "joggen", "jogging", "walking",
  ]

  /// `bike 5x3min @ 110% rest 3min @ 50%`: a rest with a target of its own is a step.
  private static let targetOfRest = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let count = phrase.nameEnd, phrase.whole(count) != nil,
      phrase.kind(count + 1) == .times, let first = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      let last = phrase.tokens.lastIndex(where: { $0.kind == .at }),
      let rest = phrase.tokens.firstIndex(where: { $0.keyword == .rest }), first < rest, last > rest,
      let end = phrase.amountEnd(rest + 1), end == last, last + 1 < phrase.count,
      phrase.tokens[last...].allSatisfy({ $0.keyword?.isOnlyAttribute != true && $0.unit.dimension != .mass })
    else { return nil }
    let target = phrase.written(last, phrase.count)
    let steps = "\(name) \(phrase.written(count + 2, rest)); \(name) \(phrase.joined(rest + 1, end)) \(target)"
    let note = "\(phrase.written(rest, end)) note \"\(phrase.written(last + 1, phrase.count))\""
    return phrase.meanings(
      rest, phrase.count, ("rounds x\(phrase.text(count)) < \(steps) >", .recovery), (note, .targetOfRest))
  }

  /// `run 6x400m no rest`
  private static let noRest = OtherWords { phrase in
    guard
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.isWord($0, "no", "without", "zero", "keine", "ohne") && phrase.isWord($0 + 1, "rest", "pause")
      }), phrase.isAtEndOfSets(word + 2)
    else { return nil }
    return phrase.meaning(word, word + 2, "rest none")
  }

  /// `swim 8x50m @ 1:00 send off`
  private static let sendOff = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), let end = phrase.timeEnd(at + 1)
    else { return nil }
    let isOneWord = phrase.isWord(end, "sendoff", "send-off", "leaving", "interval")
    guard isOneWord || phrase.says(end, "send", "off"), phrase.ends(isOneWord ? end + 1 : end + 2) else { return nil }
    return phrase.meaning(at, isOneWord ? end + 1 : end + 2, "every \(phrase.joined(at + 1, end))")
  }

  /// `freestyle 4x100m @ 20s rest`, as swimmers say it.
  private static let restBehindAt = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at > 1,
      let end = phrase.timeEnd(at + 1), phrase.isWord(end, "rest", "ri", "pause"), phrase.ends(end + 1)
    else { return nil }
    return phrase.meaning(at, end + 1, "rest \(phrase.joined(at + 1, end))")
  }

  /// `dead hang 6x7s:3s`: work and rest.
  private static let ratio = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.tokens.firstIndex(where: { $0.kind == .times }),
      let work = phrase.timeEnd(times + 1), phrase.text(work) == ":", let end = phrase.timeEnd(work + 1),
      phrase.ends(end)
    else { return nil }
    return phrase.meaning(times + 1, end, "\(phrase.joined(times + 1, work)) rest \(phrase.joined(work + 1, end))")
  }

  /// `Seilspringen 3x2 min, 1 min Pause`, `3min Pause zwischen den Sätzen`: *Pause* is a rest.
  private static let timeOfRest = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.last(where: { phrase.isWord($0, "pause") }),
      case let end = phrase.says(word + 1, "zwischen", "den", "sätzen") ? word + 4 : word + 1, phrase.ends(end),
      let time = [word - 1, word - 2].first(where: { $0 > 1 && phrase.timeEnd($0) == word }),
      phrase.kind(time - 1) == .comma
    else { return nil }
    return phrase.meaning(time - 1, end, " rest \(phrase.joined(time, word))")
  }
}
