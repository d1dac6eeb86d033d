/// Loads and heights behind an `@`: `@ 1.5x bw`, `@ +40kg`, `@ 85% of top set`, `@ RPE 3/10`, `@ 100/110/120kg`.

import SessionModel

extension OtherWords {
  static let loads = [
    shareOfBodyweight, bodyweightInWords, addedLoad, bareAddedLoad, heightOfBox, heightInInches, heightOfTarget,
    loadBeforeList, effortOfTen, loadsOfSets, shareOfTopSet,
    lessThanBefore,
    loadByWeek,
    loadOfEachRound, loadsOfRounds, loadsOfOneSet, loadBehindComma, pairOfLoads,
  ]

  /// `@ 60% of bodyweight`
  private static let bodyweightInWords = OtherWords { phrase in
    guard
      let word = phrase.places.first(where: {
        phrase.isWord($0, "bodyweight", "körpergewicht") || phrase.says($0, "body", "weight")
      }), word > 0, phrase[word - 1].keyword == .of
    else { return nil }
    return phrase.meaning(word, phrase.isWord(word, "body") ? word + 2 : word + 1, "bw")
  }

  /// `@ 150% bw`, `@ 1.5 bw`, `@ 1.5x bodyweight`
  private static let shareOfBodyweight = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .number else {
      return nil
    }
    let number = phrase[at + 1]
    let isTimes = phrase.kind(at + 2) == .times || phrase.isWord(at + 2, "x", "times")
    let first = isTimes ? at + 3 : at + 2
    let isAll = phrase.isWord(first, "bw", "bodyweight", "xbw", "xbodyweight", "körpergewicht")
    guard isAll || phrase.says(first, "body", "weight") else { return nil }
    let end = isAll ? first + 1 : first + 2
    // `150%` or `1.5`
    let isPercent = number.unit == .percent && number.thousandths % 1000 == 0
    let isFactor = number.unit == .none && number.thousandths % 10 == 0 && 100...5000 ~= number.thousandths
    guard isPercent || isFactor else { return nil }
    let share = number.thousandths / (isPercent ? 1000 : 10)
    return phrase.meaning(at, end, "@ \(share)% of bw")
  }

  /// `sled push 4x20m @ +40kg`: who pushes a sled adds nothing to the body.
  private static let addedLoad = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .plus,
      phrase.kind(at + 2) == .number, phrase[at + 2].unit.dimension == .mass, let name = phrase.name?.lowercased(),
      !["up", "dip", "pullup", "chinup", "bw"].contains(where: { name.has($0) })
    else { return nil }
    let load = phrase.text(at + 2)
    return phrase.meanings(at, at + 3, ("@ \(load)", .load), ("@ bw+\(load)", .addedToBody))
  }

  /// `dip 5x5 @ bw+10`
  private static let bareAddedLoad = OtherWords { phrase in
    guard let bw = phrase.places.first(where: { phrase[$0].keyword == .bw && phrase.kind($0 - 1) == .at }),
      phrase.kind(bw + 1) == .plus || phrase.kind(bw + 1) == .minus, phrase.whole(bw + 2) != nil,
      phrase.isAtEndOfSets(bw + 3)
    else { return nil }
    let load = "@ " + phrase.joined(bw, bw + 3)
    return Reworded(place: phrase.span(bw - 1, bw + 3), hints: [.writeEither(load + "kg", load + "lb")])
  }

  /// `box jump 20 @ 24`
  private static let heightOfBox = OtherWords { phrase in
    guard let name = phrase.name?.lowercased(), name.has("box"),
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), let height = phrase.whole(at + 1),
      phrase.isAtEndOfSets(at + 2), 8...120 ~= height
    else { return nil }
    return phrase.meaning(at, at + 2, "height \(height)\(height < 45 ? "in" : "cm")")
  }

  /// `box jumps 3x10 24"`, `box jumps 3x10 at 24 inches`
  private static let heightInInches = OtherWords { phrase in
    guard let name = phrase.name?.lowercased(), name.has("box") || name.has("step"),
      let place = phrase.places.last(where: {
        $0 > 1 && phrase.whole($0).map { 4...60 ~= $0 } == true
          && (phrase.unit($0 + 1) == .inch || phrase.isWord($0 + 1, "inches", "inch")
            || phrase.touches($0 + 1) && ["\"", "″", "”"].contains(phrase.text($0 + 1)))
      }), phrase.isAtEndOfSets(place + 2), !phrase.tokens.contains(where: { $0.keyword == .height })
    else { return nil }
    let start = phrase.isWord(place - 1, "at") || phrase.kind(place - 1) == .at ? place - 1 : place
    return phrase.meaning(start, place + 2, "height \(phrase.text(place))in")
  }

  /// `bench press 60kg 8/8/6`
  private static let loadBeforeList = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase[first].unit.dimension == .mass,
      phrase.whole(first + 1) != nil
    else { return nil }
    var (end, reps) = (first + 1, [String]())
    while phrase.whole(end) != nil {
      reps.append(phrase.text(end))
      end += 1
      guard phrase.kind(end) == .slash || phrase.kind(end) == .comma else { break }
      end += 1
    }
    guard reps.count > 2, phrase.ends(end) else { return nil }
    return phrase.meaning(first, end, "\(reps.joined(separator: ", ")) @ \(phrase.text(first))")
  }

  /// `wall balls 50 @ 20lb to 10ft`
  private static let heightOfTarget = OtherWords { phrase in
    guard !phrase.isHead, let to = phrase.tokens.lastIndex(where: { $0.keyword == .to }), to > 1,
      phrase.tokens[..<to].contains(where: { $0.kind == .number }),
      case let number = phrase.isWord(to + 1, "a", "an") ? to + 2 : to + 1, phrase.kind(number) == .number,
      let end = phrase.amountEnd(number),
      let unit = phrase.unitOfNumber(number),
      [.foot, .inch, .centimetre].contains(unit)
    else { return nil }
    let behind = phrase.isWord(end, "target", "mark", "line") ? end + 1 : end
    guard phrase.isAtEndOfSets(behind) else { return nil }
    return phrase.meaning(to, behind, "height \(phrase.joined(number, end))")
  }

  /// `@ RPE 3/10`
  private static let effortOfTen = OtherWords { phrase in
    guard let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), phrase.whole(slash + 1) == 10,
      phrase[slash - 1].kind == .number,
      let word = phrase.places.last(where: { phrase[$0].keyword == .rpe && $0 < slash })
    else { return nil }
    return phrase.meaning(word, slash + 2, "rpe \(phrase.joined(word + 1, slash))")
  }

  /// `deadlift 5 @ 100/110/120kg`: three loads are seldom those of levels.
  private static let loadsOfSets = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at > 1 else { return nil }
    var (end, loads) = (at + 1, [Int]())
    while phrase.kind(end) == .number {
      loads.append(end)
      end += 1
      guard [.slash, .minus, .dash].contains(phrase.kind(end)) else { break }
      end += 1
    }
    guard loads.count > 2, let last = loads.last, let unit = phrase[last].unit.canonicalSpelling,
      phrase[last].unit.isOfLoad,
      loads.allSatisfy({ phrase[$0].unit == .none || phrase[$0].unit == phrase[last].unit }),
      let reps = phrase.whole(at - 1)
    else { return nil }
    let numbers = loads.map { phrase.text($0).filter { $0.isNumber || $0 == "." } + unit }
    let list = numbers.joined(separator: ", ")
    if let (first, all) = phrase.repsOfSets(before: at), all.count > 1 {
      guard all.count == loads.count else { return nil }
      return phrase.hint(first, end, "\(all.joined(separator: ", ")) @ \(list)")
    }
    if phrase.kind(at - 2) == .times { return phrase.meaning(at, end, "@ \(list)") }
    return phrase.meanings(
      at - 1, end, ("\(loads.count)x\(reps) @ \(list)", .list),
      ("\(reps) @ \(numbers.joined(separator: " or "))", .threeLevels))
  }

  /// `@ 85% of top set`, `@ 90% of last set`: several sets of a lift have no last set that all of them could mean.
  private static let shareOfTopSet = OtherWords { phrase in
    guard let share = phrase.tokens.firstIndex(where: { $0.kind == .number && $0.unit == .percent }),
      phrase.isWord(share + 1, "of", "vom", "von"), let name = phrase.name
    else { return nil }
    var end = share + 2
    if phrase.isWord(end, "the", "my") { end += 1 }
    let isTop = phrase.isWord(end, "top", "topset", "heaviest")
    guard isTop || phrase.isWord(end, "last", "previous") else { return nil }
    end += phrase.isWord(end + 1, "set", "single", "load", "weight") ? 2 : 1
    guard phrase.isAtEndOfSets(end) else { return nil }
    let begin = phrase.written(share, share + 1) + " of "
    if phrase.tokens[..<share].contains(where: { $0.kind == .comma }) {
      return phrase.meanings(
        share, end, (begin + "lifted(1)", .firstSet), (begin + "best(\(name))", .heaviestSet))
    }
    let best = begin + "best(\(name))"
    return isTop
      ? phrase.meaning(share, end, best)
      : phrase.meanings(share, end, (best, .heaviestSet), (begin + "lifted(1)", .firstSet))
  }

  /// `back squat 2x4 @ -15%`: less than what came before.
  private static let lessThanBefore = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .minus,
      phrase[at + 2].unit == .percent, phrase[at + 2].thousandths % 1000 == 0, phrase.ends(at + 3),
      let name = phrase.name,
      case let share = 100 - phrase[at + 2].thousandths / 1000, share > 0
    else { return nil }
    return phrase.meanings(
      at, at + 3, ("@ \(share)% of best(\(name))", .heaviestSet), ("@ \(share)% of lifted(1)", .firstSet))
  }

  /// `squat 5x5 @ 70%, 75%, 80% by week`
  private static let loadByWeek = OtherWords { phrase in
    guard let by = phrase.tokens.lastIndex(where: { $0.keyword == .by }), phrase[by + 1].keyword == .week,
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at + 2 < by, phrase.isList(at + 1, by)
    else { return nil }
    return phrase.meaning(at, by + 2, "@ (by week \(phrase.written(at + 1, by)))")
  }

  /// `emom 6min < snatch 2 @ 60%, 65%, 70% >`: one load for each round belongs in the head.
  private static let loadOfEachRound = OtherWords { phrase in
    guard let around = phrase.around, around == .emom || around == .every, let head = phrase.heads.last,
      let last = head.last,
      !head.contains(where: { $0.kind == .at }), let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      let end = phrase.listEnd(at + 1), end > at + 2, !phrase.tokens.contains(where: { $0.kind == .times }),
      !phrase.tokens[..<at].contains(where: { $0.kind == .comma }), phrase.end.kind == .close
    else { return nil }
    let list = phrase.written(at, end)
    let written = phrase.written(from: head[0], to: last)
    let gap = Span(start: phrase[at - 1].span.end, end: phrase.span(at, end).end)
    let place = Span(start: last.span.end, end: last.span.end)
    return Reworded(
      place: phrase.span(at, end), hints: [.write("\(written) \(list) < \(phrase.written(0, at)) >")],
      fixes: [Fix(replace: place, with: " " + list), Fix(replace: gap, with: "")])
  }
}

extension OtherWords {
  /// `superset x3 < bench press 12, 10, 8 @ 60kg, 65kg, 70kg; row 10 >`: reps and loads of each round.
  private static let loadsOfRounds = OtherWords(ofWarnings: true) { phrase in
    guard let around = phrase.around, [.superset, .circuit, .rounds, .ladder].contains(around),
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), let end = phrase.listEnd(at + 1), end > at + 2,
      end == phrase.count, let name = phrase.nameEnd, !phrase.tokens.contains(where: { $0.kind == .times })
    else { return nil }
    let loads = phrase.tokens[at + 1..<end].filter { $0.kind == .number }.map { phrase.text(of: $0) }
    let isLadder = around == .ladder && name == at
    let head = isLadder ? phrase.heads.last?[...] : phrase.tokens[name..<at]
    let reps = (head ?? []).filter { $0.kind == .number }.map { phrase.text(of: $0) }
    let written = phrase.written(0, name)
    if reps.count == 1 {
      return phrase.hint(
        at, end, "for load in \(loads.joined(separator: ", ")) < \(written) \(reps[0]) @ load; … >")
    }
    guard reps.count == loads.count, (name..<at).allSatisfy({ [.number, .comma].contains(phrase.kind($0)) }) else {
      return nil
    }
    let word = isLadder ? "superset" : phrase.text(of: phrase.heads.last?.first)
    let rounds = zip(reps, loads).map { "\(word) < \(written) \($0) @ \($1); … >" }
    return phrase.hint(0, end, rounds.joined(separator: "; "))
  }
}

extension OtherWords {
  /// `squat 5 @ 60%, 70%, 80%`, `yoke walk 50ft @ 175lb, 265lb`: as many sets as there are loads.
  private static let loadsOfOneSet = OtherWords { phrase in
    guard !phrase.isHead, phrase.around?.isGroup != true,
      let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      let end = phrase.listEnd(at + 1), end > at + 2, phrase.ends(end), let first = phrase.nameEnd,
      phrase.whole(first) != nil && at == first + 1 || phrase.amountEnd(first) == at
    else { return nil }
    let count = phrase.tokens[at + 1..<end].count { $0.kind == .number }
    return phrase.meaning(first, at, "\(count)x\(phrase.joined(first, at))").reaching(phrase.span(first, end).end)
  }

  /// `squat 5x5, 100kg`
  private static let loadBehindComma = OtherWords { phrase in
    guard !phrase.isHead, let comma = phrase.tokens.firstIndex(where: { $0.kind == .comma }), comma > 1,
      phrase.kind(comma - 1) == .number, phrase.kind(comma + 1) == .number, phrase[comma + 1].unit.dimension == .mass,
      !phrase.tokens.contains(where: { $0.kind == .at }), phrase.ends(comma + 2) || phrase.kind(comma + 2) == .comma
    else { return nil }
    return phrase.meaning(comma, comma + 2, " @ \(phrase.text(comma + 1))")
  }

  /// `dumbbell bench press 3x10 @ 20kg x2`: one in each hand.
  private static let pairOfLoads = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase[at + 1].unit.dimension == .mass,
      phrase.kind(at + 2) == .times, phrase.whole(at + 3) == 2, phrase.ends(at + 4), phrase.kind(at - 2) == .times,
      let name = phrase.name?.lowercased(),
      ["dumbbell", "kettlebell", "db", "kb", "kurzhantel"].contains(where: { name.has($0) })
    else { return nil }
    return phrase.meaning(at, at + 4, "@ 2x\(phrase.text(at + 1))")
  }
}

extension Phrase {
  fileprivate func text(of token: Token?) -> String {
    token.map { written(from: $0, to: $0) } ?? ""
  }

  /// Whether numbers with units and commas between them fill these places.
  fileprivate func isList(_ from: Int, _ to: Int) -> Bool { listEnd(from) == to }

  /// The reps of each set before a load, `10, 8, 6`, `3x20/12/7`, and where they begin; nil if something else is there.
  fileprivate func repsOfSets(before at: Int) -> (first: Int, reps: [String])? {
    guard let first = nameEnd, whole(first) != nil else { return nil }
    var (place, reps) = (kind(first + 1) == .times ? first + 2 : first, [String]())
    while whole(place) != nil {
      reps.append(text(place))
      place += 1
      guard place < at, kind(place) == .comma || kind(place) == .slash else { break }
      place += 1
    }
    return place == at ? (first, reps) : nil
  }

  /// Where a list of loads ends that begins here; nil if none does.
  fileprivate func listEnd(_ from: Int) -> Int? {
    var end = from
    while kind(end) == .number, self[end].unit.isOfLoad {
      end += 1
      guard kind(end) == .comma else { return end }
      end += 1
    }
    return nil
  }
}
