/// What the load is, behind it: `goblet squat 3x15 @ 16kg kettlebell`. The name says it, as in `dumbbell bench press`.

import SessionModel

extension OtherWords {
  static let equipment = [
    OtherWords { phrase in
      guard !phrase.isHead, let name = phrase.name, let end = phrase.nameEnd,
        let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), at > end,
        let word = phrase.places.first(where: { $0 > at + 1 && phrase.equipment($0) != nil }),
        let load = phrase.loadEnd(at + 1), load == word, phrase.isAtEndOfSets(word + 1),
        let equipment = phrase.equipment(word)
      else { return nil }
      let gap = Span(start: phrase[word - 1].span.end, end: phrase[word].span.end)
      let place = phrase.span(word, word + 1)
      let library = ExerciseLibrary.builtIn
      let own = library.identify(name)
      let longer = "\(equipment) \(name)"
      let behind = phrase.written(end, word)
      // A name that says it already, or an exercise that is done with it anyway.
      if name.lowercased().has(equipment) || own != nil && own?.key == library.identify(longer)?.key {
        return Reworded(
          place: place, hints: [.write("\(name) \(behind)")], fixes: [Fix(replace: gap, with: "")])
      }
      guard library.identify(longer) != nil else {
        return phrase.meaning(word, word + 1, "note \"\(phrase.written(word, word + 1))\"")
      }
      let start = Span(start: phrase[0].span.start, end: phrase[0].span.start)
      return Reworded(
        place: place, hints: [.write("\(longer) \(behind)")],
        fixes: [Fix(replace: start, with: equipment + " "), Fix(replace: gap, with: "")])
    }
  ]
}

extension Phrase {
  /// The equipment that a word is, as names of exercises have it.
  fileprivate func equipment(_ index: Int) -> String? {
    guard kind(index) == .word else { return nil }
    return switch text(index) {
    case "dumbbell", "dumbbells", "db", "dbs", "kurzhantel", "kurzhanteln": "dumbbell"
    case "kettlebell", "kettlebells", "kb", "kbs", "kugelhantel", "kugelhanteln": "kettlebell"
    case "barbell", "langhantel": "barbell"
    default: nil
    }
  }

  /// Where a load ends that begins here: `16kg`, `16 kg`, `2x16kg`.
  fileprivate func loadEnd(_ from: Int) -> Int? {
    let number = whole(from) != nil && kind(from + 1) == .times ? from + 2 : from
    guard let end = amountEnd(number) else { return nil }
    return unitOfNumber(number)?.dimension == .mass ? end : nil
  }
}
