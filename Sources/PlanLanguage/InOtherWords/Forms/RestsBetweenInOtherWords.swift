/// What a rest is between, on a line of its own: `rest 90s between exercises`, `2min Pause zwischen den Runden`. A plan says
/// it in the head of the block.

import SessionModel

extension OtherWords {
  static let restsBetween = [restsOfBlock]

  private static let restsOfBlock = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let rests = phrase.restsBetween else { return nil }
    // What ends with its rounds is read as before, and so is the rest behind their block.
    guard let text = rests.inHead else { return phrase.restOfRounds(rests.rounds ?? "") }
    guard let head = phrase.heads.last, let first = head.first, let last = head.last, first.takesRests,
      rests.rounds == nil || first.keyword?.hasRounds == true
    else {
      return phrase.hint(0, phrase.count, "\(rests.rounds == nil ? "circuit" : "circuit x3") \(text) < … >")
    }
    if let other = phrase.restOfHead(head) {
      guard rests.isOfExercises else { return nil }
      let what = first.keyword?.hasRounds == true ? RestedWork.rounds : .sets
      return phrase.hint(0, phrase.count, "\(text), \(other) \(Keyword.between.word) \(what.rawValue)")
    }
    var moved = phrase.moved(into: head, behind: last, as: text)
    // Among the exercises, it may be meant from there on.
    if !phrase.isFirst, phrase.end.kind != .close, !phrase.isLastLine { moved.fixes = [] }
    return moved
  }
}

/// The rests of a line, by what they are between.
private struct RestsBetween {
  var lengths: [RestedWork: String] = [:]

  var rounds: String? { lengths[.rounds] }
  var isOfExercises: Bool { lengths.count == 1 && lengths[.exercises] != nil }

  /// As a head has them; nil for a rest of rounds alone.
  var inHead: String? {
    guard lengths.count > 1 || rounds == nil else { return nil }
    // Between rounds, a set is one exercise of them.
    let isOfRounds = lengths[.rounds] != nil && lengths[.exercises] == nil
    let parts = [RestedWork.sets, .exercises, .rounds].compactMap { what in
      lengths[what].map {
        "\($0) \(Keyword.between.word) \((isOfRounds && what == .sets ? .exercises : what).rawValue)"
      }
    }
    return "\(Keyword.rest.word) " + parts.joined(separator: ", ")
  }
}

extension Phrase {
  /// The rests that it says, if it says nothing else.
  fileprivate var restsBetween: RestsBetween? {
    var rests = RestsBetween()
    var (length, what, saysRest, index) = (String?.none, RestedWork?.none, false, 0)
    while index < count {
      if length == nil, let time = restRange(index) {
        (length, index) = (time.text, time.end)
      } else if what == nil, let work = restedWork(index) {
        (what, index) = (work.what, work.end)
      } else if isWord(index, in: Self.wordsForRest) {
        (saysRest, index) = (true, index + 1)
      } else if length == nil, isWord(index, "no", "keine", "ohne", "without") {
        (length, index) = (Keyword.none.word, index + 1)
      } else if index > 0, kind(index) == .comma || text(index) == ":" || isWord(index, in: Self.joints) {
        index += 1
      } else {
        return nil
      }
      if let time = length, let work = what {
        guard rests.lengths.updateValue(time, forKey: work) == nil else { return nil }
        (length, what) = (nil, nil)
      }
    }
    return saysRest && length == nil && what == nil && (1...2).contains(rests.lengths.count) ? rests : nil
  }

  private static let wordsForRest: Set<String> = [
    "rest", "rests", "pause", "pausen", "break", "breaks", "recovery", "recover", "erholung",
  ]
  private static let joints: Set<String> = ["and", "und", "of", "with", "mit", "von", "is", "are", "take", "for"]

  /// `between the exercises`
  private func restedWork(_ index: Int) -> (what: RestedWork, end: Int)? {
    guard kind(index) == .word else { return nil }
    let isFilled = isWord(index + 1, in: RestedWork.fillers)
    let word = isFilled ? index + 2 : index + 1
    return RestedWork(saidBy: text(word), behind: text(index), isFilled: isFilled).map { ($0, word + 1) }
  }

  /// `90s`, `90 Sekunden`, `1-2 min`, `60 to 90 seconds`, as a plan writes it, and where it ends.
  private func restRange(_ index: Int) -> (text: String, end: Int)? {
    let low = restTime(index) ?? whole(index).map { _ in (text: text(index), end: index + 1) }
    if let low, [.minus, .dash].contains(kind(low.end)) || isWord(low.end, "to", "bis"),
      let high = restTime(low.end + 1)
    {
      return ("\(low.text)-\(high.text)", high.end)
    }
    return restTime(index)
  }

  /// `rest 2min between rounds`: they end with it, in their block or right before it.
  fileprivate func restOfRounds(_ length: String) -> Reworded {
    let rest = "\(Keyword.rest.word) \(length)"
    let isOfBlock = heads.last?.first?.keyword?.hasRounds == true
    guard let head = isOfBlock ? heads.last : closed, let first = head.first, let last = head.last,
      first.keyword?.hasRounds == true, !head.contains(where: { $0.keyword == .rest })
    else { return hint(0, count, "rounds x3 \(rest) < … >") }
    return moved(into: head, behind: last, as: rest)
  }

  /// The length of the rest that a head has already.
  fileprivate func restOfHead(_ head: [Token]) -> String? {
    guard let rest = head.firstIndex(where: { $0.keyword == .rest }) else { return nil }
    let length = head[(rest + 1)...].prefix { $0.kind != .word && $0.kind != .times && $0.kind != .text }
    guard let first = length.first, let last = length.last else { return Keyword.open.word }
    return written(from: first, to: last)
  }

  /// Whether it is the first of its block.
  fileprivate var isFirst: Bool {
    source[..<start].last { !" \n\r\t;".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// Whether only the end of its block follows.
  fileprivate var isLastLine: Bool {
    source[last...].first { !" \n\r\t;".utf8.contains($0) } == UInt8(ascii: ">")
  }
}

extension Token {
  /// Whether a rest between exercises can be in the head that it begins.
  fileprivate var takesRests: Bool {
    keyword == .workout || keyword == .warmup || keyword == .cooldown || keyword?.hasRounds == true
  }
}

extension Keyword {
  /// Whether its group repeats its block, with a rest in between.
  fileprivate var hasRounds: Bool { [.rounds, .circuit, .superset, .complex].contains(self) }
}
