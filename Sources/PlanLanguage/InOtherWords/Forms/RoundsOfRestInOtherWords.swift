/// Rests that belong in the head of a group: `row 4x10 rest 60s superset with dip`.

extension OtherWords {
  static let restsOfRounds = [supersetWith]

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
