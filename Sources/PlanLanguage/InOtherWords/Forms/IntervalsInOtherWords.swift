/// Work and rest of intervals in one: `8x20s/40s`, `8x20s on 10s off`, `6 rounds of 3min`.

import SessionModel

extension OtherWords {
  static let intervals = [
    slashedRecovery, slashed, slashedSeconds, timeBehindWay, workAndRest, onAndOff, onAndOffOfBlock, roundsOfTime,
  ]

  /// `bike 8x20s/40s`, `bike 20s/10s x8`: work and rest, each side, or two levels.
  private static let slashed = OtherWords { phrase in
    guard !phrase.isHead, !phrase.tokens.contains(where: { $0.kind == .at && $0.start < phrase.start }),
      let place = phrase.places.first(where: {
        phrase.isTime($0) && phrase.kind($0 + 1) == .slash && phrase.isTime($0 + 2)
      }), let count = phrase.count(around: place, place + 3),
      !phrase.tokens[..<place].contains(where: { $0.kind == .at })
    else { return nil }
    let (work, rest) = (phrase.text(place), phrase.text(place + 2))
    return phrase.meanings(
      count.from, count.to, ("\(count.text)x\(work) rest \(rest)", .workAndRest),
      work == rest
        ? ("\(count.text)x\(work) each side", .eachSide)
        : ("\(count.text)x\(work) or \(count.text)x\(rest)", .levels))
  }

  /// `bike 10x30/30`: seconds, as on the bike of a gym.
  private static let slashedSeconds = OtherWords { phrase in
    guard !phrase.isHead, let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), slash > 2,
      let work = phrase.whole(slash - 1), let rest = phrase.whole(slash + 1), phrase.kind(slash - 2) == .times,
      phrase.whole(slash - 3) != nil, 5...90 ~= work, 5...180 ~= rest, phrase.ends(slash + 2), phrase.isOfEndurance
    else { return nil }
    return phrase.meaning(slash - 1, slash + 2, "\(work)s rest \(rest)s")
  }

  /// `run 8x200m/200m jog`: the movement says that the second is the recovery.
  private static let slashedRecovery = OtherWords { phrase in
    guard !phrase.isHead,
      let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), phrase.kind(slash - 2) == .times,
      phrase.amountEnd(slash - 1) == slash, let end = phrase.amountEnd(slash + 1),
      phrase.isWord(end, "jog", "walk", "easy", "recovery", "float", "rest", "trab", "gehen", "pause"),
      phrase.ends(end + 1)
    else { return nil }
    let note = phrase.isWord(end, "rest", "recovery", "pause") ? "" : " note \"\(phrase.written(end, end + 1))\""
    return phrase.meaning(slash, end + 1, " rest \(phrase.joined(slash + 1, end))\(note)")
  }

  /// `row 5x500m/1min`: so far, then so long a rest.
  private static let timeBehindWay = OtherWords { phrase in
    guard !phrase.isHead, let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }),
      phrase.kind(slash - 2) == .times, phrase[slash - 1].unit.dimension == .length,
      let end = phrase.timeEnd(slash + 1),
      case let behind = phrase.isWord(end, "rest", "pause", "off") ? end + 1 : end, phrase.ends(behind)
    else { return nil }
    return phrase.meaning(slash, behind, " rest \(phrase.joined(slash + 1, end))")
  }

  /// `30s on 30s off x10 < row >`
  private static let onAndOffOfBlock = OtherWords { phrase in
    guard phrase.isHead, let on = phrase.timeEnd(0), phrase.isWord(on, "on"), let off = phrase.timeEnd(on + 1),
      phrase.isWord(off, "off")
    else { return nil }
    let hasTimes = phrase.kind(off + 1) == .times && phrase.whole(off + 2) != nil
    guard phrase.count == (hasTimes ? off + 3 : off + 1) else { return nil }
    let times = hasTimes ? " x\(phrase.text(off + 2))" : ""
    return phrase.meaning(
      0, phrase.count, "tabata\(times) on \(phrase.joined(0, on)) off \(phrase.joined(on + 1, off))")
  }

  /// `squat jumps 20sec work 10sec rest 8 rounds`, `burpee 8 rounds 30s on 15s off`
  private static let workAndRest = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd else { return nil }
    let leads = phrase.whole(first) != nil && phrase.isRounds(first + 1)
    var place = leads ? first + 2 : first
    if leads, phrase.isWord(place, "of", "à", "je") { place += 1 }
    guard let work = phrase.timeEnd(place), phrase.isWord(work, "work", "on", "arbeit", "belastung") else { return nil }
    let next = phrase.kind(work + 1) == .comma || phrase.kind(work + 1) == .slash ? work + 2 : work + 1
    guard let rest = phrase.timeEnd(next), phrase.isWord(rest, "rest", "off", "pause") else { return nil }
    let behind = phrase.kind(rest + 1) == .comma ? rest + 2 : rest + 1
    let count: Int? =
      if leads { first } else if phrase.whole(behind) != nil, phrase.isRounds(behind + 1) { behind } else { nil }
    guard let count, phrase.count == (leads ? rest + 1 : behind + 2) else { return nil }
    let times = [phrase.joined(place, work), phrase.joined(next, rest)]
    let isUsual = times.map { $0.filter { $0.isNumber } } == ["20", "10"] && phrase.whole(count) == 8
    let clock = isUsual ? "" : " x\(phrase.text(count)) on \(times[0]) off \(times[1])"
    return phrase.meaning(0, phrase.count, "tabata\(clock) < \(name) >")
  }

  /// `bike 8x20s on 10s off`
  private static let onAndOff = OtherWords { phrase in
    guard !phrase.isHead, let on = phrase.places.first(where: { phrase.isWord($0, "on") }),
      let work = [on - 1, on - 2].first(where: { phrase.timeEnd($0) == on }), let end = phrase.timeEnd(on + 1),
      phrase.isWord(end, "off"), let count = phrase.count(around: work, end + 1)
    else { return nil }
    return phrase.meaning(
      count.from, count.to, "\(count.text)x\(phrase.joined(work, on)) rest \(phrase.joined(on + 1, end))")
  }

  /// `heavy bag 6 rounds 3min`, `boxing 6 rounds of 3 min`
  private static let roundsOfTime = OtherWords { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word,
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.whole($0 - 1) != nil && phrase.isWord($0, "rounds", "round", "runden")
      })
    else { return nil }
    let isJoined = phrase.isWord(word + 1, "of", "à", "a", "zu", "je") || phrase.kind(word + 1) == .times
    let time = isJoined ? word + 2 : word + 1
    guard let end = phrase.timeEnd(time) else { return nil }
    return phrase.meaning(word - 1, end, "\(phrase.text(word - 1))x\(phrase.joined(time, end))")
  }
}

extension Phrase {
  /// Whether its name is that of something like running, cycling or rowing.
  var isOfEndurance: Bool {
    guard let name, let found = ExerciseLibrary.builtIn.identify(name) else { return false }
    return found.category == .conditioning && found.measure != .reps
  }

  fileprivate func isRounds(_ index: Int) -> Bool { isWord(index, "rounds", "times", "sets", "runden", "mal", "sätze") }

  /// How often something is done: the `8` of `8x` before it, or of `x8` behind it, and where all of it begins and ends.
  fileprivate func count(around from: Int, _ to: Int) -> (text: String, from: Int, to: Int)? {
    if kind(from - 1) == .times, whole(from - 2) != nil { return (text(from - 2), from - 2, to) }
    if kind(to) == .times, whole(to + 1) != nil { return (text(to + 1), from, to + 2) }
    return nil
  }
}
