/// `5x (1' hard / 2' easy)`, `5x 1 min hart, 2 min locker auf der Rolle`: rounds of two stretches that feel different.

extension LineForm {
  static let effortsInTurn = LineForm { line, reader in
    guard let sport = reader.exercises.sport, let turns = EffortsInTurn(line) else { return nil }
    var items = [turns.hard, turns.easy].map { reader.exercises.details(of: line.part($0), named: sport.guessed) }
    guard items.allSatisfy({ $0.commonCount == 1 }) else { return nil }
    var after: [ExerciseReading] = []
    if let next = turns.next {
      guard let behind = reader.items(line.part(next), bare: false) else { return nil }
      after = behind
    } else if case let words = line.trimmed(turns.words, isRemark: true), !words.isEmpty {
      items[0].remarks.append(words)
    }
    let head = HeadDraft(kind: .rounds, times: turns.times, details: [], isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil))] + items.map { .exercise($0) } + [.groupEnd]
      + after.map { .exercise($0) }
  }
}

struct EffortsInTurn {
  let times: Int
  let hard: Range<Int>
  let easy: Range<Int>
  /// What follows them: `auf der Rolle`.
  let words: Range<Int>
  /// The work behind the parentheses: `, 10 min easy`.
  let next: Range<Int>?

  init?(_ line: ScribbleLine) {
    var cursor = TokenCursor(line)
    guard let times = cursor.acceptWhole(), (2...40).contains(times), cursor.accept("x", "mal", "times") else {
      return nil
    }
    let isOpen = cursor.accept(sign: "(")
    let start = cursor.index
    guard cursor.acceptTime(letter: .minute) != nil, cursor.accept("hard", "hart") else { return nil }
    hard = start..<cursor.index
    // Without parentheses, what is behind a slash is a rest.
    guard cursor.accept(sign: ",") || isOpen && cursor.accept(sign: "/") else { return nil }
    let middle = cursor.index
    guard cursor.acceptTime(letter: .minute) != nil, cursor.accept("easy", "ez", "locker", "steady") else { return nil }
    easy = middle..<cursor.index
    guard !isOpen || cursor.accept(sign: ")") else { return nil }
    (self.times, words) = (times, cursor.index..<line.tokens.count)
    if line.tokens[cursor.index...].allSatisfy({ $0.isWord || $0.isSign(".") }) {
      next = nil
    } else {
      guard isOpen, cursor.accept(sign: ",") || cursor.accept(sign: ";") || cursor.accept(sign: "+") else { return nil }
      _ = cursor.accept("then", "dann")
      next = cursor.index..<line.tokens.count
    }
  }
}
