/// Rests that belong in the head of a group: `rest 2min between rounds` on a line, `row 4x10 rest 60s superset with dip`.

extension OtherWords {
  static let restsOfRounds = [restBetweenRounds, supersetWith]

  /// `rest 2min between rounds` as an item of its own: the rounds end with it, in their block or right before it.
  private static let restBetweenRounds = OtherWords { phrase in
    guard !phrase.isHead, phrase.isWord(0, "rest", "pause"), let time = phrase.timeEnd(1),
      let end = phrase.betweenRounds(time), end == phrase.count
    else { return nil }
    let rest = "rest \(phrase.joined(1, time))"
    let isLast = phrase.end.kind == .close
    guard let head = isLast ? phrase.heads.last : phrase.closed, let first = head.first, let last = head.last,
      first.keyword?.hasRounds == true, !head.contains(where: { $0.keyword == .rest })
    else {
      return phrase.hint(0, end, "rounds x3 \(rest) < … >")
    }
    return phrase.moved(into: head, behind: last, as: rest)
  }

  /// `incline db press 4x10 rest 60s superset with row`: both are done in each round, and the rest is between them.
  private static let supersetWith = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let count = phrase.nameEnd, phrase.whole(count) != nil,
      phrase.kind(count + 1) == .times,
      let word = phrase.places.first(where: {
        $0 > count + 2 && phrase.isWord($0, "superset", "supersetted", "ss", "paired", "supersatz", "im")
      })
    else { return nil }
    let with = phrase.says(word, "im", "supersatz") ? word + 2 : word + 1
    guard phrase.isWord(with, "with", "w", "mit"), with + 1 < phrase.count else { return nil }
    let other = phrase.kind(with + 1) == .slash ? with + 2 : with + 1
    guard phrase.kind(other) == .word else { return nil }
    let rest = phrase.places.first { $0 > count + 2 && $0 < word && phrase[$0].keyword == .rest }
    let sets = phrase.written(count + 2, rest ?? word)
    // Its sets are the rounds, too.
    let sign = phrase.places.first { $0 > other && phrase.kind($0) == .times }
    let hasSame = sign.map { phrase.text($0 - 1) == phrase.text(count) } == true
    guard sign == nil || hasSame else { return nil }
    let second =
      sign.map { phrase.written(other, $0 - 1) + " " + phrase.written($0 + 1, phrase.count) }
      ?? phrase.written(other, phrase.count)
    let head = "superset x\(phrase.text(count))" + (rest.map { " \(phrase.written($0, word))" } ?? "")
    return phrase.meaning(0, phrase.count, "\(head) < \(name) \(sets); \(second) >")
  }
}

extension Phrase {
  /// Where `between rounds` ends that begins here.
  fileprivate func betweenRounds(_ from: Int) -> Int? {
    guard isWord(from, "between", "after", "zwischen", "nach", "per", "pro", "each", "every") else { return nil }
    let word = isWord(from + 1, "the", "each", "all", "every", "den", "jeder", "allen") ? from + 2 : from + 1
    return isWord(word, "rounds", "round", "circuits", "supersets", "runden", "runde") ? word + 1 : nil
  }
}

extension Keyword {
  /// Whether its group repeats its block, with a rest in between.
  fileprivate var hasRounds: Bool { [.rounds, .circuit, .superset, .complex].contains(self) }
}
