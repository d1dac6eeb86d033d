/// `myo reps 20+5+5+5`, `myo 15 + 4x5`, `12-15, then 3 mini sets of 4`, `rest-pause 8+3+2`: one set, and smaller ones after a
/// short pause.

extension DetailForm {
  static let myo = DetailForm { cursor, context in
    guard !context.hasSets, context.measure == .reps || context.measure == nil, cursor.line.saysMiniSets,
      let parts = cursor.acceptMiniSets()
    else { return nil }
    let amount = ScribbleAmount(kind: .reps, text: "(" + parts.joined(separator: ",") + ")")
    return DetailReading(.sets([SetRun(amount: amount)]), isGuess: true)
  }
}

extension ScribbleLine {
  /// Whether a word of it means small sets after the first one.
  fileprivate var saysMiniSets: Bool {
    let words = tokens.map { $0.text }
    let names: Set<String> = [
      "myo", "myoreps", "myo-reps", "myorep", "myo-rep", "minis", "mini", "mini-sets", "minisets", "minisätze",
      "restpause", "rest-pause",
    ]
    return words.contains { names.contains($0) }
      || words.indices.dropLast().contains { words[$0] == "rest" && words[$0 + 1] == "pause" }
  }
}

extension TokenCursor {
  /// `20+5+5+5`, `15 + 4x5`, `1x12-15, then 3 mini sets of 4`
  fileprivate mutating func acceptMiniSets() -> [String]? {
    if token?.number?.whole == 1, self[1]?.text == "x" { index += 2 }
    guard let (low, high) = acceptRange(), low.whole != nil, low.thousandths <= 50_000 else { return nil }
    var parts = [low.text + (high.map { "-" + $0.text } ?? "")]
    _ = acceptUnit { $0 == .reps }
    while joinsMiniSet() {
      let start = index
      if let (count, reps) = acceptCountOfMinis() {
        parts += Array(repeating: reps, count: count)
        continue
      }
      index = start
      guard self[-1]?.isSign("+") ?? false, let reps = acceptWhole(), reps <= 30 else { return nil }
      parts.append("\(reps)")
    }
    let hasUnit = token.map { ScribbleUnit($0.text).map { $0 != .reps } ?? ($0.text == "x") } ?? false
    return (3...12).contains(parts.count) && !hasUnit ? parts : nil
  }

  private mutating func joinsMiniSet() -> Bool {
    let start = index
    if accept(sign: "+") { return true }
    _ = accept(sign: ",")
    if accept("then", "dann", "plus", "and", "und") || accept(all: "followed", "by") { return true }
    index = start
    return false
  }

  /// `4x5`, `3 mini sets of 4`, `3 minis à 4`
  private mutating func acceptCountOfMinis() -> (Int, String)? {
    guard let count = acceptWhole(), (2...8).contains(count) else { return nil }
    if !accept("x") {
      guard accept("mini", "minis", "mini-sets", "minisets", "minisätze", "myo", "myos") else { return nil }
      _ = accept("sets", "sätze", "reps")
      _ = accept("of", "à", "a", "x", "von", "je")
    }
    guard let (low, high) = acceptRange(), low.thousandths <= 30_000 else { return nil }
    return (count, low.text + (high.map { "-" + $0.text } ?? ""))
  }
}

extension ExerciseReading {
  /// A short rest of one set in several parts is the pause between those.
  mutating func settlePause() {
    guard runs.count == 1, runs[0].count == 1, runs[0].amount.isCluster, attribute(.pause) == nil,
      let rest = attribute(.rest), let seconds = Int(rest.dropLast()), rest.hasSuffix("s"), seconds <= 30
    else { return }
    attributes.removeAll { $0.kind == .rest }
    set(.pause, rest)
  }
}
