/// Cadences that change within an item: `row 4min @ 18spm, 3min @ 20spm`, `row 3x4min cadence 18spm, 20spm, 22spm`. A list of
/// sets has one cadence, so each becomes an item.

import SessionModel

extension OtherWords {
  static let cadences = [cadenceOfEachSet, bareRates, writtenRate, listOfCadences, ladderOfCadences, zoneBehindCadence]

  /// `row 4min @ 18spm, 3min @ 20spm, 2min @ 22spm`
  private static let cadenceOfEachSet = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd else { return nil }
    var (place, parts) = (first, [String]())
    while place < phrase.count {
      let end = phrase.tokens[place...].firstIndex { $0.kind == .comma } ?? phrase.count
      let isRepeated = phrase.whole(place) != nil && phrase.kind(place + 1) == .times
      guard let amount = phrase.amountEnd(isRepeated ? place + 2 : place), amount < end,
        (amount..<end).contains(where: { phrase.cadenceEnd($0) != nil })
      else { return nil }
      parts.append("\(name) \(phrase.written(place, end))")
      place = end + 1
    }
    guard parts.count > 1 else { return nil }
    return phrase.meaning(0, phrase.count, parts.joined(separator: "; "))
  }

  /// `row 4min @ 18, 3min @ 20`: of a rower, these are strokes.
  private static let bareRates = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd, phrase.isWord(0, in: rowers) else {
      return nil
    }
    var (place, parts) = (first, [String]())
    while place < phrase.count {
      let isRepeated = phrase.whole(place) != nil && phrase.kind(place + 1) == .times
      guard let amount = phrase.amountEnd(isRepeated ? place + 2 : place), phrase.kind(amount) == .at,
        let rate = phrase.whole(amount + 1), 14...44 ~= rate,
        amount + 2 == phrase.count || phrase.kind(amount + 2) == .comma
      else { return nil }
      parts.append("\(name) \(phrase.written(place, amount)) cadence \(rate)spm")
      place = amount + 3
    }
    return parts.isEmpty ? nil : phrase.hint(first, phrase.count, parts.joined(separator: "; "))
  }

  private static let rowers: Set<String> = ["row", "rowing", "rower", "erg", "rudern", "ruderergometer", "ergo"]

  /// `row 6min @ SR18`, `row 6min SR 18`
  private static let writtenRate = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: { $0 > 1 && phrase.kind($0) == .word && phrase.text($0).hasPrefix("sr") })
    else { return nil }
    let digits = phrase.text(word).dropFirst(2)
    let isTouching = !digits.isEmpty
    guard let rate = isTouching ? Int(digits) : phrase.whole(word + 1), 14...44 ~= rate,
      case let end = isTouching ? word + 1 : word + 2, phrase.ends(end)
    else { return nil }
    return phrase.meaning(phrase.kind(word - 1) == .at ? word - 1 : word, end, "cadence \(rate)spm")
  }

  /// `row 3x4min cadence 18spm, 20spm, 22spm`, `row 3x4min @ 18spm, 20spm, 22spm rest 2min`
  private static let listOfCadences = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd,
      let sign = phrase.places.first(where: {
        $0 > first && (phrase.kind($0) == .at || phrase[$0].keyword == .cadence)
      })
    else { return nil }
    var (place, cadences) = (sign + 1, [String]())
    while let end = phrase.cadenceEnd(place) {
      cadences.append(phrase.joined(place, end))
      place = end
      guard phrase.kind(end) == .comma else { break }
      place += 1
    }
    let isRepeated = phrase.kind(first + 1) == .times
    guard cadences.count > 1, !isRepeated || phrase.whole(first) == cadences.count, phrase.ends(place),
      phrase.amountEnd(isRepeated ? first + 2 : first) == sign
    else { return nil }
    let amount = phrase.written(isRepeated ? first + 2 : first, sign)
    let rest = phrase.written(place, phrase.count)
    let items = cadences.map { "\(name) \(amount) cadence \($0)" + (rest.isEmpty ? "" : " \(rest)") }
    return phrase.meaning(0, phrase.count, items.joined(separator: "; "))
  }

  /// `ladder 18spm-20spm-22spm < row 3min >`: rungs are amounts, loads or watts.
  private static let ladderOfCadences = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .ladder, phrase.cadenceEnd(1) != nil || phrase.isCadencesBehind(1) else {
      return nil
    }
    var (place, numbers) = (1, [String]())
    let unit = phrase.tokens.contains { $0.unit == .strokesPerMinute } ? "spm" : "rpm"
    while phrase.kind(place) == .number {
      numbers.append(String(phrase.text(place).prefix { $0.isNumber }) + unit)
      place = phrase.cadenceEnd(place) ?? place + 1
      guard [.minus, .dash, .comma].contains(phrase.kind(place)) else { break }
      place += 1
    }
    guard numbers.count > 1, place == phrase.count else { return nil }
    return phrase.hint(0, phrase.count, "for rate in \(numbers.joined(separator: ", ")) < … cadence rate >")
  }

  /// `bike 60min @ 80-90rpm zone 2`
  private static let zoneBehindCadence = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      let zone = phrase.tokens.firstIndex(where: { $0.keyword == .zone }), zone > at + 1, phrase.whole(zone + 1) != nil,
      phrase.isAtEndOfSets(zone + 2), case let cadence = phrase.joined(at + 1, zone),
      phrase.cadenceEnd(zone - 1) == zone || phrase.cadenceEnd(zone - 2) == zone
    else { return nil }
    return phrase.meaning(at, zone + 2, "@ zone \(phrase.text(zone + 1)) cadence \(cadence)")
  }
}

extension Phrase {
  /// Where a cadence ends that begins here: `20spm`, `20 spm`; nil if none does.
  fileprivate func cadenceEnd(_ index: Int) -> Int? {
    guard kind(index) == .number, unitOfNumber(index)?.isOfCadence == true else { return nil }
    return self[index].unit == .none ? index + 2 : index + 1
  }

  /// `18-20-22spm`: the last one has the unit.
  fileprivate func isCadencesBehind(_ index: Int) -> Bool {
    whole(index) != nil && tokens[index...].last(where: { $0.kind == .number })?.unit.isOfCadence == true
  }
}
