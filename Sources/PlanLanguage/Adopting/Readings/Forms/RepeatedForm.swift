/// `Run 1 min / walk 2 min x 8`, `10 burpees, 15 squats x 3`: everything on the line, repeated.

extension LineForm {
  static let repeated = LineForm { line, reader in
    let count = line.tokens.count
    guard count >= 6, line.tokens[count - 2].text == "x", let times = line.tokens[count - 1].number?.whole,
      (2...50).contains(times), line.tokens[count - 3].isWord || line.tokens[count - 3].isSign(")")
    else { return nil }
    var rest = line.part(0..<count - 2)
    if rest.tokens[0].isSign("("), rest.tokens.last?.isSign(")") ?? false { rest = rest.part(1..<count - 3) }
    guard let items = reader.items(rest, bare: false), items.count > 1 else { return nil }
    let head = HeadDraft(kind: .rounds, times: times, details: [], isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil))] + items.map { .exercise($0) } + [.groupEnd]
  }
}
