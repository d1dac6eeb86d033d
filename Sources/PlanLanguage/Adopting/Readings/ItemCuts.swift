/// Parts of a line that may be exercises of their own: those between signs and joining words, and at numbers.

import SessionModel

extension ScribbleLine {
  /// The parts after commas, plus signs and words that join.
  var cutsAtSigns: [Range<Int>] {
    var starts: [Int] = []
    var depth = 0
    for (index, token) in tokens.enumerated().dropFirst() where index + 1 < tokens.count {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      guard depth <= 0 else { continue }
      let isFree = !token.touches && !tokens[index + 1].touches
      switch token.text {
      case "." where ScribbleLine.abbreviations.contains(tokens[index - 1].text): break
      case ",", ";", ".", "&", "|": starts.append(index + 1)
      case "+", "/", "-", ">": if isFree { starts.append(index + 1) }
      case "then", "and", "und", "dann", "danach", "plus", "into", "followed": starts.append(index + 1)
      default: break
      }
    }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] - 1 : tokens.count)
    }
  }

  /// Words that end in a full stop within a sentence.
  private static let abbreviations: Set<String> = [
    "incl", "inkl", "ca", "approx", "evtl", "bzw", "dazw", "zw", "wdh", "sek", "min", "sec",
  ]

  /// `50 push-ups 50 sit-ups 50 squats`: a number, a name, and so on.
  var cutsAtNumbers: [Range<Int>] {
    guard tokens.first?.number?.whole != nil else { return [] }
    let starts = tokens.indices.filter { index in
      tokens[index].number?.whole != nil && (index == 0 || tokens[index - 1].isWord)
        && index + 1 < tokens.count && tokens[index + 1].isWord && tokens[index + 1].text != "x"
    }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] : tokens.count)
    }
  }
}

extension ExerciseReader {
  /// `w/u 300 free 200 IM 100 kick` of a swim: each length with its stroke; nil for any other line.
  func cutsAtStrokes(_ line: ScribbleLine) -> [Range<Int>]? {
    guard sport?.entry?.equipment == .swim else { return nil }
    let numbers = line.tokens.indices.filter { line.tokens[$0].number != nil || line.tokens[$0].isClock }
    guard numbers.count > 1, numbers[0] <= 2, line.tokens[..<numbers[0]].allSatisfy({ $0.isWord || $0.isMark }),
      numbers.allSatisfy({ index in
        guard let metres = line.tokens[index].number?.whole, metres.isMultiple(of: 25),
          let word = line.tokens[(index + 1)...].first(where: { ScribbleUnit($0.text)?.isLength != true }),
          word.isWord
        else { return false }
        return Sport.isStroke(word.text)
      }),
      line.tokens.indices.allSatisfy({ !line.tokens[$0].isMark || numbers.contains($0 + 1) })
    else { return nil }
    return numbers.enumerated().map { place, start in
      (place == 0 ? 0 : start)..<(place + 1 < numbers.count ? numbers[place + 1] : line.tokens.count)
    }
  }
}
