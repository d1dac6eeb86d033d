/// `KB complex 2x16`, `Barbell complex x5 @ 40kg:` above its movements: the head of a complex, with its load.

extension LineForm {
  static let complexHead = LineForm { line, reader in
    guard reader.hasFollower, let head = ComplexHead(line, reader.exercises.bareLoads) else { return nil }
    let draft = HeadDraft(kind: .complex, times: head.times, details: head.details, isGuess: true)
    return [.group(HeadReading(groups: [draft], title: head.title))]
  }
}

private struct ComplexHead {
  let title: String
  private(set) var times: Int?
  private(set) var details: [String] = []

  init?(_ line: ScribbleLine, _ bareLoads: ScribbleUnit) {
    guard
      let place = line.tokens.indices.prefix(4).first(where: { ["complex", "komplex"].contains(line.tokens[$0].text) }),
      place > 0, line.tokens[..<place].allSatisfy({ $0.isWord })
    else { return nil }
    title = line.text(of: 0..<place + 1)
    var cursor = TokenCursor(line, at: place + 1)
    var context = DetailContext(bareLoads: bareLoads, equipment: .kettlebell)
    (context.hasName, context.hasSets, context.isBehindDetail) = (true, true, true)
    while !cursor.isAtEnd {
      if [",", ":", "-", "(", ")", ";"].contains(where: { cursor.accept(sign: $0) }) { continue }
      if details.isEmpty, let load = cursor.acceptLoadOfComplex(context) {
        details = ["@ " + load]
      } else if times == nil, let count = cursor.acceptRoundsOfComplex() {
        times = count
      } else if !details.contains(where: { $0.hasPrefix("rest") }), let rest = cursor.acceptRest() {
        details.append("rest " + rest.text)
        while cursor.accept("between", "rounds", "zwischen", "den", "runden", "sets", "each") {}
      } else {
        return nil
      }
    }
    // Without either, `Yoga complex` is a title.
    guard times != nil || !details.isEmpty else { return nil }
  }
}

extension TokenCursor {
  /// `2x16`, `@ 40kg`, `40/30kg`
  fileprivate mutating func acceptLoadOfComplex(_ context: DetailContext) -> String? {
    let start = index
    _ = acceptAt()
    if token?.number?.whole == 2, self[1]?.text == "x", let each = self[2]?.number, each.thousandths >= 4000 {
      index += 3
      return "2x" + each.text + (acceptUnit { $0.isMass } ?? context.bareLoads).rawValue
    }
    index = start
    if let load = DetailForm.load.read(&self, context), case .intensities(let loads) = load.detail, loads.count == 1 {
      return loads[0]
    }
    index = start
    return nil
  }

  /// `x5`, `5 rounds`, `5 Runden`
  fileprivate mutating func acceptRoundsOfComplex() -> Int? {
    let start = index
    if let part = HeadForm.rounds.read(&self), let times = part.times { return times }
    index = start
    if let times = acceptHeadTimes() { return times }
    index = start
    if let times = acceptWhole(), accept("sets", "sätze") { return times }
    index = start
    return nil
  }
}
