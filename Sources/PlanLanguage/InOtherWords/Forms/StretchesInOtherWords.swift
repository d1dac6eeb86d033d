/// What is done in one go, part by part: `run 10min @ easy then 5min @ hard`, `run 10min easy, 5min hard`, `bike 5min then
/// 10min @ 200w`.

extension OtherWords {
  static let stretches = [
    // `squat 3x5, then dips 3x8`: the next exercise.
    OtherWords { phrase in
      guard !phrase.isHead, phrase.nameEnd != nil,
        let comma = phrase.tokens.firstIndex(where: { $0.kind == .comma }), phrase.isThen(comma + 1),
        phrase.kind(comma + 2) == .word, phrase[comma + 2].keyword != .max,
        let next = phrase.tokens[(comma + 2)...].firstIndex(where: { $0.kind != .word }),
        ExerciseLibrary.builtIn.identify(phrase.written(comma + 2, next)) != nil
      else { return nil }
      return Reworded(
        place: phrase.span(0, phrase.count), hints: [.write("; \(phrase.written(comma + 2, phrase.count))")],
        fixes: [Fix(replace: phrase.span(comma, comma + 2), with: ";")])
    },
    // `run 5min, walk 1min 5 times`, `run 1min walk 1min x10`: rounds of both.
    OtherWords { phrase in
      guard !phrase.isHead, let rounds = phrase.roundsAtEnd, rounds.from > 3 else { return nil }
      var (items, start) = ([String](), 0)
      while start < rounds.from {
        guard phrase.kind(start) == .word,
          let amount = phrase.tokens[start...].firstIndex(where: { $0.kind != .word }), amount < rounds.from,
          let end = phrase.amountEnd(amount) ?? (phrase.whole(amount) == nil ? nil : amount + 1), end <= rounds.from,
          ExerciseLibrary.builtIn.identify(phrase.written(start, amount)) != nil
        else { return nil }
        items.append(phrase.written(start, end))
        start = end
        while phrase.kind(start) == .comma || phrase.isThen(start) || phrase.isWord(start, "and", "und"),
          start < rounds.from
        {
          start += 1
        }
      }
      guard items.count > 1 else { return nil }
      return phrase.meaning(0, phrase.count, "rounds x\(rounds.count) < \(items.joined(separator: "; ")) >")
        .covering(phrase)
    },
    OtherWords { phrase in
      guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd,
        [.number, .clock].contains(phrase.kind(first)),
        // `10x1min fast, 1min slow` are rounds of both.
        phrase.places.contains(where: { phrase.isThen($0) })
          || phrase.kind(first + 1) != .times && phrase.tokens.contains(where: { $0.kind == .comma })
      else { return nil }
      var (parts, start, isJoined) = ([String](), first, false)
      while start < phrase.count {
        let end = phrase.places.first { $0 > start && (phrase.kind($0) == .comma || phrase.isThen($0)) } ?? phrase.count
        guard let part = phrase.stretch(start, end) else { return nil }
        parts.append(part.text)
        isJoined = isJoined || part.isReworded || phrase.isThen(end)
        start = end + 1
        while phrase.isThen(start) || phrase.isWord(start, "by") {
          start += 1
          isJoined = true
        }
      }
      guard parts.count > 1, isJoined else { return nil }
      // A target at the end of a list would be that of all of it.
      let targets = parts.count { $0.contains("@") }
      if targets == 0 || targets == parts.count {
        return phrase.meaning(first, phrase.count, parts.joined(separator: ", ")).covering(phrase)
      }
      return phrase.meaning(0, phrase.count, parts.map { "\(name) \($0)" }.joined(separator: "; ")).covering(phrase)
    },
  ]
}

extension Phrase {
  /// `5 times` or `x5` at the end.
  fileprivate var roundsAtEnd: (count: Int, from: Int)? {
    let first = count - 2
    if isWord(count - 1, "times", "mal", "rounds", "runden"), let times = whole(first), 2...50 ~= times {
      return (times, first)
    }
    guard kind(first) == .times, let times = whole(count - 1), 2...50 ~= times else { return nil }
    return (times, first)
  }

  fileprivate func isThen(_ index: Int) -> Bool { isWord(index, "then", "dann", "danach", "anschließend", "followed") }

  /// `10min @ easy`, `10min easy`, `3x5 @ 80kg`, `8`; nil if it is more than sets with a target.
  fileprivate func stretch(_ from: Int, _ to: Int) -> (text: String, isReworded: Bool)? {
    var end = from
    if whole(end) != nil, kind(end + 1) == .times { end += 2 }
    if self[end].keyword == .max {
      end += 1
    } else if let amount = amountEnd(end) {
      end = amount
    } else {
      guard whole(end) != nil else { return nil }
      end += [.minus, .dash].contains(kind(end + 1)) && whole(end + 2) != nil ? 3 : 1
    }
    guard end <= to else { return nil }
    let sets = from + 2 == end || kind(from + 1) == .times ? joined(from, end) : written(from, end)
    if end == to { return (sets, false) }
    if kind(end) == .at {
      let isTarget = tokens[(end + 1)..<to].allSatisfy {
        [.word, .number, .clock, .slash, .minus, .dash, .percent, .plus].contains($0.kind)
          && $0.keyword?.isOnlyAttribute != true
      }
      return isTarget && end + 1 < to ? ("\(sets) \(written(end, to))", false) : nil
    }
    guard let exercise = name.flatMap({ ExerciseLibrary.builtIn.identify($0) }), exercise.isEndurance,
      case .target(let text, _) = aside(end, to, of: exercise)
    else { return nil }
    return ("\(sets) \(text)", true)
  }
}
