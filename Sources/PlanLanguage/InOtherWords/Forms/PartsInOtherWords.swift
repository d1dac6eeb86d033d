/// Several exercises or parts in one item: `2 power clean + 1 push jerk 7x1`, `swim 3x(100m easy, 50m fast)`, `5 pull-ups, 10
/// push-ups`.

extension OtherWords {
  static let parts = [
    complex, oneOfEach, heldParts, partsOfSet, roundsOfItems, itemsWithCommas, oneOrOther, warmupBehind,
  ]

  /// `2 power clean + 1 push jerk 7x1`: a complex.
  private static let complex = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.tokens.contains(where: { $0.kind == .plus }) else {
      return nil
    }
    var (place, lifts) = (0, [String]())
    while phrase.whole(place) != nil, phrase.kind(place + 1) == .word, phrase.unit(place + 1) == nil {
      var end = place + 1
      while phrase.kind(end) == .word, phrase[end].keyword?.isAttribute != true { end += 1 }
      lifts.append("\(phrase.written(place + 1, end)) \(phrase.text(place))")
      place = end
      guard phrase.kind(end) == .plus || phrase.isWord(end, "and", "und") else { break }
      place += 1
    }
    guard lifts.count > 1, phrase.whole(place) != nil, phrase.kind(place + 1) == .times, phrase.whole(place + 2) == 1,
      phrase.ends(place + 3)
    else { return nil }
    let rest = phrase.written(place + 3, phrase.count)
    let head = "complex x\(phrase.text(place))" + (rest.isEmpty ? "" : " " + rest)
    return phrase.meaning(0, phrase.count, "\(head) < \(lifts.joined(separator: "; ")) >")
  }

  /// `clean & jerk 1+1`, `clean & jerk 3x1+1 @ 80%`: one of each, on one bar.
  private static let oneOfEach = OtherWords { phrase in
    guard !phrase.isHead, let sign = phrase.places.first(where: { ["&", "and", "und"].contains(phrase.text($0)) }),
      let plus = phrase.tokens.firstIndex(where: { $0.kind == .plus }), plus > sign + 2, sign > 0,
      let one = phrase.whole(plus - 1), let other = phrase.whole(plus + 1),
      // `clean and jerk 2+1 x5`
      case let isBehind = phrase.kind(plus + 2) == .times && phrase.whole(plus + 3) != nil,
      case let behind = isBehind ? plus + 4 : plus + 2, phrase.ends(behind)
    else { return nil }
    let hasSets = phrase.kind(plus - 2) == .times && phrase.whole(plus - 3) != nil
    let end = hasSets ? plus - 3 : plus - 1
    guard !hasSets || !isBehind else { return nil }
    let times = hasSets ? phrase.text(end) : isBehind ? phrase.text(plus + 3) : ""
    guard end > sign + 1, (0..<end).allSatisfy({ phrase.kind($0) == .word }) else { return nil }
    let rest = phrase.written(behind, phrase.count)
    let head = "complex" + (times.isEmpty ? "" : " x\(times)") + (rest.isEmpty ? "" : " " + rest)
    let lifts = "\(phrase.written(0, sign)) \(one); \(phrase.written(sign + 1, end)) \(other)"
    return phrase.hint(0, phrase.count, "\(head) < \(lifts) >")
  }

  /// `dead hang 3x(7s, 7s, 7s) pause 3s rest 2min`: the parts of a cluster are reps.
  private static let heldParts = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let count = phrase.nameEnd, phrase.whole(count) != nil,
      phrase.kind(count + 1) == .times, phrase.kind(count + 2) == .openParenthesis,
      let close = phrase.tokens.lastIndex(where: { $0.kind == .closeParenthesis }), phrase[close + 1].keyword == .pause,
      let end = phrase.timeEnd(close + 2), end == phrase.count || phrase[end].keyword == .rest
    else { return nil }
    let parts = phrase.tokens[(count + 3)..<close].split(omittingEmptySubsequences: false) { $0.kind == .comma }
    let times = parts.compactMap { part in phrase.timeEnd(part.startIndex).map { phrase.joined(part.startIndex, $0) } }
    guard times.count == parts.count, times.count > 1 else { return nil }
    let rest = phrase.written(end, phrase.count)
    let head = "rounds x\(phrase.text(count))" + (rest.isEmpty ? "" : " " + rest)
    return phrase.meaning(
      0, phrase.count, "\(head) < \(name) \(times.asSets) rest \(phrase.joined(close + 2, end)) >")
  }

  /// `swim 3x(100m easy, 50m fast) rest 20s`, `freestyle 3x(4x50m)`: rounds of them.
  private static let partsOfSet = OtherWords { phrase in
    guard !phrase.isHead, let name = phrase.name, let count = phrase.nameEnd, phrase.whole(count) != nil,
      phrase.kind(count + 1) == .times, phrase.kind(count + 2) == .openParenthesis,
      let close = phrase.tokens.lastIndex(where: { $0.kind == .closeParenthesis }), close > count + 3
    else { return nil }
    var (place, parts) = (count + 3, [String]())
    while place < close {
      let end = phrase.tokens[place..<close].firstIndex { $0.kind == .comma || $0.kind == .plus } ?? close
      guard let part = phrase.part(place, end) else { return nil }
      parts.append("\(name) \(part)")
      place = end + 1
    }
    let rest = phrase.written(close + 1, phrase.count)
    guard close + 1 == phrase.count || phrase[close + 1].keyword == .rest else { return nil }
    let text = "rounds x\(phrase.text(count))\(rest.isEmpty ? "" : " " + rest) < \(parts.joined(separator: "; ")) >"
    return phrase.meaning(0, phrase.count, text)
  }

  /// `row 500m / run 400m`, `20 cal row / 15 cal bike`: one or the other.
  private static let oneOrOther = OtherWords { phrase in
    guard !phrase.isHead, let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), slash > 1,
      !phrase.touches(slash), !phrase.touches(slash + 1), phrase.tokens.filter({ $0.kind == .slash }).count == 1
    else { return nil }
    let parts = [phrase.tokens[..<slash], phrase.tokens[(slash + 1)...]]
    let areItems = parts.allSatisfy { part in
      part.count < 7 && part.contains { $0.kind == .number }
        && part.allSatisfy { [.word, .number, .times].contains($0.kind) }
        && part.contains { $0.kind == .word && Lexer.unitNamed($0.letters) == nil }
    }
    guard areItems else { return nil }
    return phrase.meaning(slash, slash + 1, "or")
  }

  /// `5 rounds of 10 push-ups`, `3 rounds of 10 push-ups and 20 squats`
  private static let roundsOfItems = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let count = phrase.whole(0), count > 1,
      phrase.isWord(1, "rounds", "circuits", "runden", "durchgänge", "rds"),
      case let first = phrase.isWord(2, "of", "à", "mit", "with") ? 3 : 2, phrase.kind(first) == .number
    else { return nil }
    let parts = phrase.items(from: first)
    guard parts.allSatisfy({ phrase.isItem($0, isCounted: true) }) else { return nil }
    return phrase.meaning(0, phrase.count, "rounds x\(count) < \(phrase.written(parts)) >")
  }

  /// `swim 200m warmup`
  private static let warmupBehind = OtherWords { phrase in
    guard !phrase.isHead, phrase.count > 2, let amount = phrase.nameEnd, let end = phrase.amountEnd(amount) else {
      return nil
    }
    let words = phrase.written(end, phrase.count).lowercased()
    let isFirst = ["warmup", "warm up", "warm-up", "einlaufen", "einfahren", "aufwärmen", "einschwimmen"].contains(
      words)
    guard
      isFirst
        || ["cooldown", "cool down", "cool-down", "auslaufen", "ausfahren", "abwärmen", "ausschwimmen"].contains(words)
    else { return nil }
    let word = isFirst ? Keyword.warmup : .cooldown
    return phrase.meaning(0, phrase.count, "\(word.word) < \(phrase.written(0, end)) >")
  }

  /// `5 pull-ups, 10 push-ups, 15 squats` and `thruster, pull-up` in a block: a comma is no end of an item.
  private static let itemsWithCommas = OtherWords { phrase in
    guard !phrase.isHead, phrase.around?.isGroup == true,
      phrase.tokens.allSatisfy({ [.word, .number, .comma].contains($0.kind) })
    else { return nil }
    let parts = phrase.tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
    let isCounted = phrase.kind(0) == .number
    guard parts.count > 1, parts.allSatisfy({ phrase.isItem($0, isCounted: isCounted) }) else { return nil }
    return phrase.separated(parts)
  }
}

extension Phrase {
  /// `100m easy` as a plan writes it; nil if it is more than sets and a word.
  fileprivate func part(_ from: Int, _ to: Int) -> String? {
    let isRepeated = whole(from) != nil && kind(from + 1) == .times
    guard let end = amountEnd(isRepeated ? from + 2 : from), end <= to else { return nil }
    let amount = joined(from, end)
    guard end < to else { return amount }
    // `3min @ 90%`
    if kind(end) == .at { return end + 1 < to ? "\(amount) \(written(end, to))" : nil }
    guard
      (end..<to).allSatisfy({ kind($0) == .word && self[$0].keyword?.isAttribute != true && !isWord($0, "on", "off") })
    else { return nil }
    let word = written(end, to)
    return Self.effort(of: word.lowercased()).map { "\(amount) @ \($0)" } ?? "\(amount) note \"\(word)\""
  }

  /// Whether a name is there, and a number before it if there are numbers at all.
  fileprivate func isItem(_ part: ArraySlice<Token>, isCounted: Bool) -> Bool {
    guard let first = part.first else { return false }
    let words = isCounted ? part.dropFirst() : part
    guard !isCounted || first.kind == .number && first.unit.measuresWork else { return false }
    return !words.isEmpty && words.allSatisfy { $0.kind == .word && $0.keyword?.isAttribute != true }
      && words.first.map { Lexer.unitNamed($0.letters) == nil && $0.keyword?.isScript != true } == true
  }

  /// What commas, `+` or `and` separate from a place on; empty where nothing is between two of them.
  func items(from first: Int) -> [ArraySlice<Token>] {
    tokens[first...].split(omittingEmptySubsequences: false) {
      $0.kind == .comma || $0.kind == .plus || $0.keyword == .and
    }
  }

  /// The items as a block has them.
  func written(_ items: [ArraySlice<Token>]) -> String {
    items.compactMap { item in item.first.flatMap { first in item.last.map { written(from: first, to: $0) } } }
      .joined(separator: "; ")
  }

  /// The items with semicolons instead of commas.
  func separated(_ items: [ArraySlice<Token>]) -> Reworded {
    Reworded(
      place: span(0, count), hints: [.write(written(items))],
      fixes: tokens.filter { $0.kind == .comma }.map { Fix(replace: $0.span, with: ";") })
  }
}

extension Keyword {
  /// Whether it begins a line of a script, where commas are right.
  fileprivate var isScript: Bool { [.let, .state, .levels, .by, .for, .when, .use].contains(self) }
}
