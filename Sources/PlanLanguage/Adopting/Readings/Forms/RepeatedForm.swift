/// `Run 1 min / walk 2 min x 8`, `10 burpees, 15 squats x 3`: everything on the line, repeated.

extension LineForm {
  static let repeated = LineForm { line, reader in
    guard let (times, count) = line.timesAtEnd, count >= 4 else { return nil }
    var rest = line.part(0..<count)
    if rest.tokens[0].isSign("("), rest.tokens.last?.isSign(")") ?? false { rest = rest.part(1..<count - 1) }
    guard let items = reader.items(rest, bare: false), items.count > 1 else { return nil }
    let head = HeadDraft(kind: .rounds, times: times, details: [], isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil))] + items.map { .exercise($0) } + [.groupEnd]
  }
}

extension ScribbleLine {
  /// The `x 8`, `, 3 times` or `, repeat 3 times` at the end, and where it begins.
  fileprivate var timesAtEnd: (times: Int, start: Int)? {
    let words = tokens.last?.isSign(".") ?? false ? tokens.dropLast() : tokens[...]
    let count = words.count
    guard count >= 6 else { return nil }
    if words[count - 2].text == "x", let times = words[count - 1].number?.whole, (2...50).contains(times),
      words[count - 3].isWord || words[count - 3].isSign(")")
    {
      return (times, count - 2)
    }
    guard ["times", "mal"].contains(words[count - 1].text), let times = words[count - 2].number?.whole,
      (2...50).contains(times)
    else { return nil }
    var start = count - 2
    if ["repeat", "wiederholen"].contains(words[start - 1].text) { start -= 1 }
    guard words[start - 1].isMark else { return nil }
    return (times, start - 1)
  }
}
