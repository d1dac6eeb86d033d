/// Words in parentheses behind a name or behind sets that are no remark: `lunge 3x10 (per leg)`, `squat (3 sec pause) 5x5`,
/// `box jump 20 (24/20in)`.

import SessionModel

extension OtherWords {
  /// Before all that looks for names, as what is said of the sets belongs to no name.
  static let asidesBehindNames = [
    OtherWords(ofWarnings: true) { phrase in
      guard let aside = phrase.parenthesis, aside.isBehindName else { return nil }
      return aside.phrase.moved(aside)
    }
  ]

  static let asides = [
    // `wall sit (max)`, `push-up 3x (max)`: no sum, but as many as possible.
    OtherWords { phrase in
      guard !phrase.isHead, phrase.kind(0) == .word,
        let open = phrase.tokens.firstIndex(where: { $0.kind == .openParenthesis }), open > 0, !phrase.touches(open),
        phrase[open + 1].keyword == .max, phrase.kind(open + 2) == .closeParenthesis, phrase.ends(open + 3),
        phrase.kind(open - 1) == .times || phrase.kind(open - 1) == .word
      else { return nil }
      let from = phrase.kind(open - 1) == .times && phrase.whole(open - 2) != nil ? open - 2 : open
      return phrase.meaning(from, open + 3, "\(phrase.joined(from, open))max")
    },
    // `squat (5 sets of 5)`
    OtherWords { phrase in
      guard !phrase.isHead, let open = phrase.nameEnd, phrase.kind(open) == .openParenthesis,
        let sets = phrase.whole(open + 1), phrase.isWord(open + 2, "sets", "sätze"),
        case let number = phrase.isWord(open + 3, "of", "à", "mit", "je") ? open + 4 : open + 3,
        let end = phrase.amountEnd(number) ?? phrase.whole(number).map({ _ in number + 1 }),
        case let close = phrase.isWordOfReps(end) ? end + 1 : end, phrase.kind(close) == .closeParenthesis
      else { return nil }
      return phrase.meaning(open, close + 1, "\(sets)x\(phrase.joined(number, end))").covering(phrase)
    },
    OtherWords(ofWarnings: true) { phrase in
      guard let aside = phrase.parenthesis, !aside.isBehindName else { return nil }
      return aside.phrase.replaced(aside)
    },
    // `bike 3x12min (2min @ 95%, 2min @ 105%)`: a note does not ride them.
    OtherWords { phrase in
      guard let aside = phrase.parenthesis, !aside.isBehindName, case let phrase = aside.phrase,
        phrase.tokens[aside.open..<aside.close].contains(where: { $0.kind == .at })
      else { return nil }
      return phrase.hint(aside.open, aside.close + 1, "note \"\(phrase.written(aside.open + 1, aside.close))\"")
    },
  ]
}

/// A parenthesis with a space before it, behind a name or behind sets.
private struct Parenthesis {
  /// The phrase in which it is apart from the name.
  var phrase: Phrase
  var open: Int
  var close: Int
  /// Whether it is between the name and its sets.
  var isBehindName: Bool
  var exercise: ExerciseIdentity?

  var said: Aside? { phrase.aside(open + 1, close, of: exercise) }
}

extension Phrase {
  /// The last one of the phrase; nil if there is none, or if it touches what is before it.
  fileprivate var parenthesis: Parenthesis? {
    guard !isHead, apart.contains(where: { $0.kind == .openParenthesis }) else { return nil }
    var phrase = self
    phrase.tokens = apart
    guard let open = phrase.tokens.lastIndex(where: { $0.kind == .openParenthesis }), open > 0, !phrase.touches(open),
      let close = phrase.places.first(where: { $0 > open && phrase.kind($0) == .closeParenthesis }), close > open + 1
    else { return nil }
    let words = phrase.tokens[..<open]
    let isBehindName =
      words.allSatisfy { $0.kind == .word } && [.number, .clock].contains(phrase.kind(close + 1))
      || phrase[close + 1].keyword == .max
    guard isBehindName || words.contains(where: { [.number, .clock].contains($0.kind) || $0.keyword == .max }) else {
      return nil
    }
    let name =
      phrase.kind(0) == .word
      ? phrase.name ?? ""
      : phrase.written(
        (phrase.tokens[..<open].lastIndex { $0.kind != .word || Lexer.unitNamed($0.letters) != nil } ?? -1) + 1, open)
    return Parenthesis(
      phrase: phrase, open: open, close: close, isBehindName: isBehindName,
      exercise: ExerciseLibrary.builtIn.identify(name))
  }

  /// `squat 5 (3 sec pause)`: behind the sets it is replaced.
  fileprivate func replaced(_ parenthesis: Parenthesis) -> Reworded? {
    let (open, close) = (parenthesis.open, parenthesis.close)
    switch parenthesis.said {
    case nil, .most: return nil
    case .attribute(let text, let isGuess):
      // `burpee 10 (every minute)` does not say for how many minutes.
      if text.hasPrefix("every"), !tokens.contains(where: { $0.kind == .times }), around?.isGroup != true {
        return hint(0, count, "emom 10min < \(written(0, open)) >")
      }
      return (isGuess ? hint : meaning)(open, close + 1, text)
    case .target(let text, let isGuess):
      guard !hasTarget(outside: open, close) else { return nil }
      return (isGuess ? hint : meaning)(open, close + 1, text)
    case .eitherTarget(let one, let other):
      guard !hasTarget(outside: open, close) else { return nil }
      return Reworded(place: span(open, close + 1), hints: [.writeEither(one, other)])
    case .dropSet: return hint(open, close + 1, hasTarget(outside: open, close) ? "drop 80%" : "@ ask drop 80%")
    case .eachSide(let reps):
      guard let place = repsBefore(open) else { return hint(open, close + 1, "each side") }
      return sides(reps, at: place, behind: open, close)
    case .sets(let sets):
      guard let first = nameEnd, amountAlone(first, open) else { return nil }
      return meaning(first, close + 1, "\(sets)x\(joined(first, open))")
    case .amount(let amount):
      if let rest = restAmongSets(amount, open, close) { return rest }
      guard let first = nameEnd, let sets = whole(first), first + 1 == open, 1...20 ~= sets else { return nil }
      return meaning(first, close + 1, "\(sets)x\(amount)")
    case .group(let group):
      guard close + 1 == count else { return nil }
      return meaning(0, count, "\(group.word) < \(written(0, open)) >").covering(self)
    }
  }

  /// `squat (3 sec pause) 5`: it belongs behind the sets.
  fileprivate func moved(_ parenthesis: Parenthesis) -> Reworded? {
    let (open, close) = (parenthesis.open, parenthesis.close)
    let end =
      tokens[close...].firstIndex { $0.kind == .at || $0.keyword?.isAttribute == true || $0.keyword == .or } ?? count
    switch parenthesis.said {
    case nil: return nil
    case .attribute(let text, let isGuess): return moved(open, close, behind: end, as: text, isSure: !isGuess)
    case .target(let text, let isGuess):
      guard !hasTarget(outside: open, close) else { return note(open, close) }
      return moved(open, close, behind: end, as: text, isSure: !isGuess)
    case .eitherTarget(let one, let other):
      guard !hasTarget(outside: open, close) else { return note(open, close) }
      return Reworded(place: span(0, close + 1), hints: [.writeEither(one, other)])
    case .dropSet:
      return Reworded(
        place: span(0, close + 1), hints: [.write(hasTarget(outside: open, close) ? "drop 80%" : "@ ask drop 80%")])
    case .eachSide(let reps):
      guard let place = repsBefore(end) else {
        return Reworded(place: span(0, close + 1), hints: [.write("each side")])
      }
      return sides(reps, at: place, behind: open, close)
    case .most:
      guard let sets = whole(close + 1), ends(close + 2) else { return note(open, close) }
      return Reworded(place: span(0, close + 1), hints: [.write("\(written(0, open)) \(sets)xmax")])
    case .sets(let sets):
      guard amountAlone(close + 1, end) else { return nil }
      let text = "\(written(0, open)) \(sets)x\(joined(close + 1, end))"
      return meaning(0, end, text)
    case .amount(let amount):
      guard let sets = whole(close + 1), close + 2 == end, 1...20 ~= sets else { return nil }
      return meaning(0, end, "\(written(0, open)) \(sets)x\(amount)")
    case .group(let group):
      return meaning(0, count, "\(group.word) < \(written(0, open)) \(written(close + 1, count)) >")
    }
  }

  /// `run 8x400m (90s)`: behind distances, a time is a rest, or how long each takes. Behind reps it is a rest.
  private func restAmongSets(_ amount: String, _ open: Int, _ close: Int) -> Reworded? {
    guard let times = tokens[..<open].firstIndex(where: { $0.kind == .times }), whole(times - 1) != nil,
      !tokens.contains(where: { $0.keyword == .rest }), timeEnd(open + 1) == close
    else { return nil }
    if unitOfNumber(times + 1)?.dimension == .length, !hasTarget(outside: open, close),
      let end = amountEnd(times + 1), end == open
    {
      return meanings(
        open, close + 1, ("rest \(amount)", .recovery), ("@ \(amount)/\(joined(times + 1, end))", .pace))
    }
    return meaning(open, close + 1, "rest \(amount)")
  }

  /// Whether there is a target besides the parenthesis.
  private func hasTarget(outside open: Int, _ close: Int) -> Bool {
    places.contains { kind($0) == .at && !(open...close ~= $0) }
  }

  private func note(_ open: Int, _ close: Int) -> Reworded {
    Reworded(place: span(0, close + 1), hints: [.write("note \"\(written(open + 1, close))\"")])
  }

  private func moved(_ open: Int, _ close: Int, behind end: Int, as text: String, isSure: Bool) -> Reworded {
    let last = self[end - 1].span.end
    return Reworded(
      place: span(0, close + 1), hints: [.write(text)],
      fixes: isSure ? [removal(open, close), Fix(replace: Span(start: last, end: last), with: " " + text)] : [])
  }

  /// The edit that removes a parenthesis with the space before it.
  private func removal(_ open: Int, _ close: Int) -> Fix {
    Fix(replace: Span(start: self[open - 1].span.end, end: self[close].span.end), with: "")
  }

  /// Where the reps are right before a place: the last of `4x8`; nil if it is no single whole number.
  private func repsBefore(_ end: Int) -> Int? {
    var place = end - 1
    while place > 0, kind(place) == .word || kind(place) == .closeParenthesis {
      guard kind(place) == .word else { return nil }
      place -= 1
    }
    guard whole(place) != nil, ![.minus, .dash, .comma, .slash].contains(kind(place - 1)) else { return nil }
    return place
  }

  /// `8 (4 each)`: both numbers say the same, or nothing says which is right.
  private func sides(_ reps: Int, at place: Int, behind open: Int, _ close: Int) -> Reworded {
    let isSame = whole(place) == 2 * reps || whole(place) == reps
    let end = self[place].span.end
    return Reworded(
      place: span(open > place ? place : 0, close + 1), hints: [.write("\(setsBefore(place))\(reps) each side")],
      fixes: isSame
        ? [
          removal(open, close), Fix(replace: Span(start: self[place].span.start, end: end), with: "\(reps) each side"),
        ] : [])
  }

  /// The `4x` of `4x8`.
  private func setsBefore(_ place: Int) -> String {
    kind(place - 1) == .times && whole(place - 2) != nil ? "\(text(place - 2))x" : ""
  }

  /// Whether there is one amount from one place to another, and no number of sets.
  private func amountAlone(_ from: Int, _ to: Int) -> Bool {
    whole(from) != nil && from + 1 == to || amountEnd(from) == to
      || whole(from) != nil && [.minus, .dash].contains(kind(from + 1)) && whole(from + 2) != nil && from + 3 == to
  }
}
