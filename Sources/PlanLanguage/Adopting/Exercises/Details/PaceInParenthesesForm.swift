/// `3x4km @ MP (4:40) w/ 1km float`, `3x1 mile (7:00) w/ 400 jog`: a pace in parentheses, after the word for it or before
/// another recovery; `12x100 @ CSS (1:38)` of a swim. Alone it may be a rest.

extension DetailForm {
  static let paceInParentheses = DetailForm { cursor, context in
    let start = cursor.index
    if let pace = cursor.acceptPaceOfSwim(context, words: words, rests: rests) {
      return DetailReading(.intensities([pace]), isGuess: true)
    }
    cursor.index = start
    if let pace = cursor.acceptTimeOfWay(context, rests: rests) {
      return DetailReading(.intensities([pace]), isGuess: true)
    }
    cursor.index = start
    guard context.equipment == .run, context.hasSets || context.hasAmount, let stretch = context.stretch,
      stretch.metres >= 1000, cursor.accept(sign: "("), case .clock(let seconds)? = cursor.token?.kind,
      let text = cursor.token?.text, (stretch.isInMiles ? 240...780 : 150...480).contains(seconds),
      cursor[1]?.isSign(")") ?? false
    else { return nil }
    let isBehindWord = start > 0 && words.contains(cursor.line.tokens[start - 1].text)
    let isBeforeRest = cursor.line.tokens[(cursor.index + 2)...].contains { rests.contains($0.text) }
    guard isBehindWord || isBeforeRest else { return nil }
    cursor.index += 2
    return DetailReading(.intensities([text + (stretch.isInMiles ? "/mi" : "/km")]), isGuess: true)
  }

  private static let words: Set<String> = [
    "mp", "hmp", "pace", "tempo", "rp", "gp", "threshold", "schwelle", "race", "hm-tempo", "m-tempo", "mrt", "hmrt",
    "goal", "marathon", "marathontempo", "renntempo", "css",
  ]
  private static let rests: Set<String> = [
    "jog", "rest", "recovery", "float", "tp", "trab", "trabpause", "pause", "walk", "gehpause", "rec",
    "traben", "gehen", "joggen", "ri", "p",
  ]
}

extension TokenCursor {
  /// `8x400 (90 sec) w/ 200 jog`, `6x800m (3:10), 400m Trabpause`: the time of each before the rest.
  fileprivate mutating func acceptTimeOfWay(_ context: DetailContext, rests: Set<String>) -> String? {
    guard context.equipment == .run, context.hasSets, let metres = context.stretch?.metres,
      (100..<1000).contains(metres),
      accept(sign: "("), let time = acceptTime(), !time.text.contains("-"), accept(sign: ")"),
      (13...40).contains(time.seconds * 100 / metres),
      line.tokens[index...].contains(where: { rests.contains($0.text) })
    else { return nil }
    let seconds = time.seconds % 60
    return "\(time.seconds / 60):" + (seconds < 10 ? "0" : "") + "\(seconds)/\(metres)m"
  }

  /// `12x100 @ CSS (1:38), 15s rest` of a swim: the time of a hundred.
  fileprivate mutating func acceptPaceOfSwim(
    _ context: DetailContext, words: Set<String>, rests: Set<String>
  ) -> String? {
    guard context.equipment == .swim, context.hasSets || context.hasAmount, index > 0, accept(sign: "("),
      case .clock(let seconds)? = token?.kind, let text = token?.text, (50...900).contains(seconds),
      self[1]?.isSign(")") ?? false
    else { return nil }
    let isBehindWord = words.contains(self[-2]?.text ?? "")
    var behind = TokenCursor(line, at: index + 2)
    let isBeforeTime = behind.accept(sign: ",") && behind.acceptTime() != nil && behind.isAtEnd
    guard isBehindWord || isBeforeTime || line.tokens[(index + 2)...].contains(where: { rests.contains($0.text) })
    else { return nil }
    index += 2
    // Nobody swims a hundred in less than fifty seconds for long.
    let metres = context.stretch?.metres ?? 100
    let isOfWhole = metres > 100 && seconds * 100 / metres >= 50
    guard isOfWhole || seconds <= 180 else { return nil }
    return text + "/" + (isOfWhole ? "\(metres)m" : "100" + context.lengths.rawValue)
  }
}
