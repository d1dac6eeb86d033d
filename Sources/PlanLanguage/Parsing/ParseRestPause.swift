/// Rest-pause sets in words: `3x12 rest-pause`, `rest-pause, goal 25 total reps`.

extension Parser {
  /// Reads over the words, and says how to write it: a cluster, or a total.
  mutating func reportRestPause(_ draft: ExerciseDraft) -> Bool {
    guard draft.hasSets, token.start != quietAt, at(.word) || at(.comma) else { return false }
    let start = token.start
    let word = at(.word) ? tokenText.lowercased() : ""
    let isTwo = word == Keyword.rest.word && string(peek().start, peek().end).lowercased() == Keyword.pause.word
    let isSetsOf = word == Keyword.sets.word && Self.restPause.contains(string(peek().start, peek().end).lowercased())
    guard isTwo || isSetsOf || Self.restPause.contains(word) || goalFollows() else { return false }
    let isRestPause = isTwo || isSetsOf || Self.restPause.contains(word)
    if isTwo || isSetsOf { presume() }
    if isRestPause { presume() }
    var pause = "15s"
    if isRestPause, at(.number), token.unit.isTime {
      pause = tokenText
      presume()
    }
    var meant =
      isRestPause ? cluster(of: draft, hasNoReps: isSetsOf).map { ($0, "\(Keyword.pause.word) \(pause)") } : nil
    if goalFollows() {
      while at(.comma) || at(.word) { presume() }
      meant = ("\(tokenText) \(Keyword.total.word)", "\(Keyword.rest.word) \(pause)")
      presume()
      while at(.word), ["total", "reps", "rep", "in", "all"].contains(tokenText.lowercased()) { presume() }
    }
    guard let (sets, gap) = meant, let entry = tree[draft.list.entries].last?.span else {
      report(.unknownAttribute(shortened(start, previousEnd)), at: span(from: start))
      return true
    }
    // It stands for the sets, too; what is between them stays, but a total has no pauses.
    var between = string(Int(entry.end), start).split { $0.isWhitespace }
    if let pause = between.firstIndex(where: { $0.lowercased() == Keyword.pause.word }) {
      between.removeSubrange(pause..<min(pause + 2, between.count))
    }
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: Int(entry.start)),
      hints: [.write(([sets] + between.map(String.init) + [gap]).joined(separator: " "))])
    return true
  }

  /// `3x(12, max, max)`
  private func cluster(of draft: ExerciseDraft, hasNoReps: Bool) -> String? {
    guard let entry = tree[draft.list.entries].last else { return nil }
    var (sets, reps) = (entry.sets.map { string(Int($0.span.start), Int($0.span.end)) }, Keyword.max.word)
    switch entry.target {
    case .amount(let amount), .atLeast(let amount):
      let written = string(Int(amount.span.start), Int(amount.span.end))
      if hasNoReps { sets = written } else { reps = written }
    case .max: break
    case .maxOf, .caloriesOfRung, .total, .breaths, .cluster, .missing: return nil
    }
    let count = sets.map { "\($0)x" } ?? ""
    return "\(count)(\(reps), max, max)"
  }

  /// `goal 25`, `, aim for 25`
  mutating func goalFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var next = at(.comma) ? lexer.next() : token
    guard next.kind == .word, Self.goals.contains(string(next.start, next.end).lowercased()) else { return false }
    next = lexer.next()
    while next.kind == .word, ["of", "for", "is", "von"].contains(string(next.start, next.end).lowercased()) {
      next = lexer.next()
    }
    return next.kind == .number && next.unit == .none
  }

  private static let restPause: Set<String> = [
    "rest-pause", "restpause", "rest-pauses", "myo-reps", "myoreps", "myo-rep",
  ]
  private static let goals: Set<String> = ["goal", "target", "aim", "ziel", "total"]
}
