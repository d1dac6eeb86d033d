/// Fast and slow in turn: `run 10x1min fast, 1min slow`, `run 1min fast 1min slow x10`, `run 10min easy then 5min hard`.

extension OtherWords {
  static let turns = [
    OtherWords { phrase in
      guard !phrase.isHead, let name = phrase.name, let first = phrase.nameEnd else { return nil }
      let leads = phrase.whole(first) != nil && phrase.kind(first + 1) == .times
      let isOpen = leads && phrase.kind(first + 2) == .openParenthesis
      guard let (one, joint) = phrase.turn(isOpen ? first + 3 : leads ? first + 2 : first) else { return nil }
      let isJoined =
        [.comma, .slash, .plus].contains(phrase.kind(joint)) || phrase.isWord(joint, "and", "then", "und", "dann")
      guard let (other, last) = phrase.turn(isJoined ? joint + 1 : joint) else { return nil }
      guard !isOpen || phrase.kind(last) == .closeParenthesis else { return nil }
      let end = isOpen ? last + 1 : last
      if !leads, isJoined, phrase.kind(joint) != .slash, end == phrase.count {
        return phrase.meaning(0, end, "\(name) \(one); \(name) \(other)")
      }
      let follows = !leads && phrase.kind(end) == .times && phrase.whole(end + 1) != nil
      guard leads || follows, end + (follows ? 2 : 0) == phrase.count else { return nil }
      let count = phrase.text(leads ? first : end + 1)
      return phrase.meaning(0, phrase.count, "rounds x\(count) < \(name) \(one); \(name) \(other) >")
    }
  ]
}

extension Phrase {
  /// `1min fast`, and where it ends.
  fileprivate func turn(_ from: Int) -> (text: String, end: Int)? {
    guard let end = amountEnd(from), kind(end) == .word, let effort = Self.effort(of: text(end)) else { return nil }
    return ("\(joined(from, end)) @ \(effort)", end + 1)
  }

  /// How hard a word for a speed is.
  static func effort(of word: String) -> String? {
    switch word {
    case "fast", "hard", "quick", "strong", "schnell", "hart": "hard"
    case "slow", "easy", "light", "langsam", "locker", "leicht": "easy"
    case "steady", "moderate", "zügig", "mittel": "steady"
    default: nil
    }
  }
}
