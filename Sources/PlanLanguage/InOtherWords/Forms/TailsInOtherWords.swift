/// What is said behind the sets without parentheses and without the word of an attribute: `hip thrust 3x12 2s squeeze at the
/// top`, `step-down 3x8 20cm box`, `squat 5x5 @ 80kg paused 2s`, `bike 60min @ 200w, 85-95rpm`.

import SessionModel

extension OtherWords {
  /// After all others, as it takes any words that parentheses would say as well.
  static let tails = [
    OtherWords { phrase in
      guard !phrase.isHead, let name = phrase.firstSet else { return nil }
      for start in phrase.places where start > name {
        let hasComma = phrase.kind(start - 1) == .comma
        let word = hasComma ? start - 1 : start
        guard word > name, phrase.mayBeginTail(start), phrase.endsDetail(word - 1),
          let tail = phrase.tail(from: start)
        else { continue }
        let meant = phrase.meaning(word, tail.end, (hasComma ? " " : "") + tail.text)
        return tail.isGuess ? phrase.hint(word, tail.end, tail.text).covering(phrase) : meant.covering(phrase)
      }
      return nil
    }
  ]
}

extension Phrase {
  /// Where the sets begin, in front of the name or behind it.
  fileprivate var firstSet: Int? { kind(0) == .word || kind(0) == .text ? nameEnd : 0 }

  fileprivate func mayBeginTail(_ index: Int) -> Bool {
    guard [.word, .number, .clock].contains(kind(index)), !touches(index) || kind(index - 1) == .comma else {
      return false
    }
    return self[index].keyword?.isAttribute != true
  }

  /// Whether sets, a load or an attribute may end with a token.
  fileprivate func endsDetail(_ index: Int) -> Bool {
    guard [.number, .clock, .text, .closeParenthesis, .percent].contains(kind(index)) else {
      return unit(index) != nil || isLimb(index)
    }
    return true
  }

  /// The longest words from a place on that say something.
  fileprivate func tail(from start: Int) -> (text: String, end: Int, isGuess: Bool)? {
    let exercise = exerciseOfName
    let hasTarget = tokens[..<start].contains { $0.kind == .at } || tokens[start...].contains { $0.kind == .at }
    for end in ((start + 1)...min(count, start + 7)).reversed() where ends(end) || kind(end) == .comma {
      // A single number or time may be anything.
      guard end > start + 1 || kind(start) == .word || self[start].unit.isOfCadence else { continue }
      switch aside(start, end, of: exercise) {
      case .attribute(let text, let isGuess)?: return (text, end, isGuess)
      case .target(let text, let isGuess)? where !hasTarget: return (text, end, isGuess)
      case .target, .eitherTarget, .eachSide, .most, .sets, .dropSet, .amount, .group, nil: continue
      }
    }
    return nil
  }

  private var exerciseOfName: ExerciseIdentity? {
    if let name { return ExerciseLibrary.builtIn.identify(name) }
    let first = places.first { kind($0) == .word && unit($0) == nil }
    guard let first, let last = places.first(where: { $0 > first && kind($0) != .word }) ?? places.last.map({ $0 + 1 })
    else { return nil }
    return ExerciseLibrary.builtIn.identify(written(first, last))
  }
}
