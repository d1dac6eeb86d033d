/// Breathing and meditations: `breathing "Box" 4-4-4-4 x10`, `in 4s left`, `meditation "Sit" 20min`.

extension OtherWords {
  static let stillness = [phases, phasesFirst, nostril, breaths, lengthOfSitting, timeFirst, namedSitting]

  /// `breathing "Box" 4-4-4-4 x10`, also as an item of a breathing.
  private static let phases = OtherWords { phrase in
    let isWhole = phrase[0].keyword == .breathing
    guard isWhole || phrase.around == .breathing else { return nil }
    let first = !isWhole ? 0 : phrase.kind(1) == .text ? 2 : 1
    var (place, counts) = (first, [Int]())
    while let count = phrase.whole(place) {
      counts.append(count)
      place += 1
      guard phrase.kind(place) == .minus || phrase.kind(place) == .dash, phrase.touches(place) else { break }
      place += 1
    }
    guard (isWhole ? 3...4 : 2...4).contains(counts.count), !phrase.isHead else { return nil }
    let words = counts.count == 2 ? ["in", "out"] : ["in", "hold", "out", "hold"]
    let breath = zip(words, counts).filter { $0.1 > 0 }.map { "\($0.0) \($0.1)s" }.joined(separator: "; ")
    var times = ""
    if phrase.kind(place) == .times, phrase.whole(place + 1) != nil {
      times = "x\(phrase.text(place + 1))"
      place += 2
    } else if isWhole, let end = phrase.timeEnd(place) {
      (times, place) = (phrase.joined(place, end), end)
    }
    guard place == phrase.count else { return nil }
    let head = isWhole ? phrase.written(0, first) : times.isEmpty ? "" : "rounds"
    let meant = head.isEmpty ? breath : "\(head)\(times.isEmpty ? "" : " " + times) < \(breath) >"
    return phrase.meaning(0, phrase.count, meant)
  }

  /// `4-7-8 breathing x4`, `4-7-8 Atmung 5min`
  private static let phasesFirst = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let end = phrase.rungsEnd(0), phrase.isWord(end, "breathing", "breath", "breaths", "atmung")
    else { return nil }
    let counts = phrase.tokens[..<end].enumerated().compactMap { phrase.whole($0.offset) }
    guard 3...4 ~= counts.count else { return nil }
    let breath = zip(["in", "hold", "out", "hold"], counts).filter { $0.1 > 0 }.map { "\($0.0) \($0.1)s" }
    var (times, place) = ("", end + 1)
    if phrase.kind(place) == .times, phrase.whole(place + 1) != nil {
      (times, place) = (" x\(phrase.text(place + 1))", place + 2)
    } else if let time = phrase.timeEnd(place) {
      (times, place) = (" \(phrase.joined(place, time))", time)
    }
    guard place == phrase.count else { return nil }
    return phrase.meaning(0, place, "breathing\(times) < \(breath.joined(separator: "; ")) >")
  }

  /// `in 4s left`: through which nostril.
  private static let nostril = OtherWords(ofWarnings: true) { phrase in
    guard phrase.heads.contains(where: { $0.first?.keyword == .breathing }),
      [.in, .out, .hold].contains(phrase[0].keyword),
      let end = phrase.timeEnd(1), phrase.isWord(end, "left", "right", "links", "rechts")
    else { return nil }
    let isLong = phrase.isWord(end + 1, "nostril", "side", "nasenloch")
    guard phrase.count == (isLong ? end + 2 : end + 1) else { return nil }
    return phrase.meaning(end, phrase.count, "cue \"\(phrase.written(end, phrase.count))\"")
  }

  /// `meditation "Sit" 20min`, `meditation < 20min >`
  private static let lengthOfSitting = OtherWords { phrase in
    if phrase[0].keyword == .meditation, !phrase.isHead, case let time = phrase.kind(1) == .text ? 2 : 1,
      phrase.timeEnd(time) == phrase.count
    {
      return phrase.meaning(
        0, phrase.count, "\(phrase.written(0, time)) < sit \(phrase.joined(time, phrase.count)) >")
    }
    guard phrase.around == .meditation, !phrase.isHead, phrase.timeEnd(0) == phrase.count else { return nil }
    return phrase.meaning(0, phrase.count, "sit \(phrase.joined(0, phrase.count))")
  }

  /// `10min sit` in a meditation
  private static let timeFirst = OtherWords(ofWarnings: true) { phrase in
    guard phrase.heads.contains(where: { $0.first?.keyword == .meditation }), !phrase.isHead,
      let end = phrase.timeEnd(0), phrase.isWord(end, "sit", "scan", "walk", "reflect"), end + 1 == phrase.count
    else { return nil }
    return phrase.meaning(0, phrase.count, "\(phrase.text(end)) \(phrase.joined(0, end))")
  }

  /// `body scan 10min`, `metta 5min` in a meditation
  private static let namedSitting = OtherWords { phrase in
    guard phrase.around == .meditation, !phrase.isHead, let name = phrase.name, let end = phrase.nameEnd,
      phrase[0].keyword == nil, phrase.timeEnd(end) == phrase.count
    else { return nil }
    let time = phrase.joined(end, phrase.count)
    if name.lowercased().hasSuffix("body scan") { return phrase.meaning(0, phrase.count, "scan \(time)") }
    let words = ["sit", "reflect", "walk", "scan", "rest", "note"]
    guard nearestWord(to: name, among: words) == nil else { return nil }
    return phrase.meaning(0, phrase.count, "sit \(time) note \"\(name)\"")
  }

  /// `breathing < in 4s, out 6s >`
  private static let breaths = OtherWords { phrase in
    guard phrase.heads.contains(where: { $0.first?.keyword == .breathing }), !phrase.isHead else { return nil }
    let parts = phrase.tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
    guard parts.count > 1,
      parts.allSatisfy({ part in part.count > 1 && part.first.map { [.in, .out, .hold].contains($0.keyword) } == true })
    else { return nil }
    return phrase.separated(parts)
  }
}
