/// Whether a part of a line goes on with the next stretch of a run, a ride or a swim, or says how to recover from the last.

extension ExerciseReader {
  /// Whether it says how to recover from the sets before it: `200m Trabpause`, `400 jog`, `3min easy`.
  func isRecovery(_ line: ScribbleLine, behind before: ScribbleLine) -> Bool {
    guard hasSets(before), !hasSets(line) else { return false }
    let rests = [
      "rest", "recovery", "pause", "jog", "trabpause", "between", "gehpause", "off", "tp", "trab", "dazwischen", "dazw",
    ]
    // `6x3 min hard w/ 90s easy jog, 10 min jog` says its recovery already.
    if isStretchOfJog(line), restsAlready(before) { return false }
    if line.tokens.contains(where: { rests.contains($0.text) }) { return true }
    // `4x6 min @ 105%, 4 min @ 50%`
    if isAtHalf(line), before.tokens.contains(where: { $0.isSign("%") }) { return true }
    if let first = line.tokens.first?.text, ExerciseReader.ways.contains(first), line.tokens.count <= 5,
      !before.tokens.contains(where: { $0.text == first })
    {
      let isBack = line.tokens.contains { ["back", "zurück"].contains($0.text) }
      let behind = line.part(1..<line.tokens.count)
      let isLap = behind.tokens.count == 1 && (behind.tokens[0].number?.whole.map { (50...800).contains($0) } ?? false)
      return isBack || isLap || isShort(behind)
    }
    let isEasy = line.tokens.contains { ["easy", "locker", "float", "walk", "spin", "gehen"].contains($0.text) }
    return isEasy && line.tokens.count <= 4 && isShort(line)
  }

  /// Whether the next stretch of a run, a ride or a swim begins: `10 min easy` after `5x1km`.
  func isStretch(_ line: ScribbleLine, behind before: ScribbleLine) -> Bool {
    let context = DetailContext(bareLoads: bareLoads, equipment: sport?.entry?.equipment)
    let parts = LineParts(line, context)
    let isLength = parts.isMeasured || sport?.entry?.equipment == .swim && parts.startsWithAmount
    let rests = ["rest", "recovery", "pause", "between", "last", "letzte", "letzten", "final", "hr", "halten"]
    if ["with", "mit", "w"].contains(line.tokens.first?.text ?? "") { return false }
    return isLength && (hasSets(line) || !line.tokens.contains { rests.contains($0.text) })
      && (LineParts(before, context).hasAmount || before.tokens.contains { $0.isWord })
  }

  /// A time, and a small share of what the athlete can do.
  private func isAtHalf(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    return cursor.acceptTime(letter: .minute).map { $0.seconds <= 600 } ?? false && cursor.isAtHalf
  }

  /// `10 min jog`: a stretch of its own, if nothing calls it a rest.
  private func isStretchOfJog(_ line: ScribbleLine) -> Bool {
    line.tokens.count <= 4 && line.tokens.first?.number != nil
      && line.tokens.contains { ["jog", "trab", "traben", "easy", "locker", "walk", "gehen"].contains($0.text) }
      && !line.tokens.contains { ["rest", "recovery", "pause", "between", "dazwischen", "off"].contains($0.text) }
  }

  private func restsAlready(_ line: ScribbleLine) -> Bool {
    LineParts(line, DetailContext(bareLoads: bareLoads, equipment: sport?.entry?.equipment)).details.contains {
      switch $0.detail {
      case .attribute(.rest, _), .attribute(.every, _), .intervals: true
      case .attribute, .sets, .amount, .intensities, .remark, .lastSetOpen, .lastSetOf, .times, .drop: false
      }
    }
  }

  /// How people move while they recover: `walk back 200m`, `trab 400m`.
  private static let ways: Set<String> = [
    "walk", "walking", "jog", "jogging", "float", "trab", "traben", "gehen", "easy", "locker",
  ]

  private func isShort(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    if let time = cursor.acceptTime(letter: .minute) { return time.seconds <= 360 }
    // `200 walk`
    guard let metres = cursor.acceptWhole(), (50...800).contains(metres) else { return false }
    _ = cursor.acceptUnit { $0 == .metre }
    if cursor.isAtEnd, cursor.index == 2 { return true }
    return ["walk", "jog", "float", "gehen", "trab"].contains(cursor.token?.text ?? "")
  }
}
