/// `4 x (2+2+2)`, `cluster 5 x 2+2+2`, and `20s between minis`, `15 s zwischen den Minis` after it: sets with short pauses in
/// them.

extension DetailForm {
  static let cluster = DetailForm { cursor, context in
    let start = cursor.index
    if context.hasCluster, let pause = cursor.acceptPauseOfCluster() {
      return DetailReading(.attribute(.pause, pause), isGuess: true)
    }
    cursor.index = start
    guard !context.hasSets, context.measure == .reps || context.measure == nil, let sets = cursor.acceptWhole(),
      sets <= Factor.mostSets, cursor.accept("x") || cursor.accept("sets", "sätze"), let reps = cursor.acceptReps()
    else { return nil }
    let amount = ScribbleAmount(kind: .reps, text: "(" + reps.map { "\($0)" }.joined(separator: ",") + ")")
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: true)
  }
}

extension ScribbleAmount {
  /// Whether it is a set in several parts.
  var isCluster: Bool { kind == .reps && text.hasPrefix("(") }
}

extension ScribbleLine {
  /// Whether a word of it means sets in several parts.
  var saysCluster: Bool {
    tokens.contains {
      ["cluster", "clusters", "clustersatz", "clustersätze", "rest-pause", "minis", "myo", "myo-reps"].contains($0.text)
    }
  }
}

extension TokenCursor {
  /// `(2+2+2)`; other signs, and no parentheses, only where the line says that it is a cluster: with names joined by a
  /// plus sign it would be a complex.
  fileprivate mutating func acceptReps() -> [Int]? {
    let isSaid = line.saysCluster
    let isJoined = line.tokens[..<index].contains { $0.isSign("+") || $0.isSign("&") }
    _ = accept("of", "à")
    let isOpen = accept(sign: "(")
    guard !isJoined, isOpen || isSaid, let first = acceptWhole(), let sign = token?.text,
      sign == "+" || isSaid && isOpen && [",", "-", "/"].contains(sign)
    else { return nil }
    var reps = [first]
    while accept(sign: sign), let next = acceptWhole() { reps.append(next) }
    guard reps.count >= (isOpen ? 2 : 3), reps.allSatisfy({ $0 <= 20 }), !isOpen || accept(sign: ")"),
      token.map({ ScribbleUnit($0.text).map { $0 == .reps } ?? true }) ?? true
    else { return nil }
    _ = acceptUnit { $0 == .reps }
    return reps
  }

  /// `20s between minis`, `20s intra-set rest`, `15 s Pause zwischen den Clustern`
  fileprivate mutating func acceptPauseOfCluster() -> String? {
    _ = accept("rest", "pause", "with", "mit")
    guard let time = acceptTime(), time.seconds <= 90 else { return nil }
    _ = accept("rest", "pause")
    if accept("intra", "intraset", "intra-set") {
      _ = accept(sign: "-")
      while accept("set", "cluster", "rest", "pause") {}
      return time.text
    }
    guard accept("between", "zwischen", "btw", "within", "in") else { return nil }
    while accept("the", "den", "each", "every") {}
    let parts = accept(
      "minis", "mini", "mini-sets", "minisets", "clusters", "cluster", "clustern", "reps", "sub-sets", "singles",
      "doubles",
      "minisätzen", "mini-sätzen", "wdh", "wiederholungen")
    guard parts else { return nil }
    _ = accept("sets", "reps")
    return time.text
  }
}
