/// `3x4km @ MP (4:40) w/ 1km float`, `3x1 mile (7:00) w/ 400 jog`: a pace in parentheses, after the word for it or before
/// another recovery. Alone it may be a rest.

extension DetailForm {
  static let paceInParentheses = DetailForm { cursor, context in
    let start = cursor.index
    guard context.equipment == .run, context.hasSets || context.hasAmount, let stretch = context.stretch,
      stretch.metres >= 1000, cursor.accept(sign: "("), case .clock(let seconds)? = cursor.token?.kind,
      let text = cursor.token?.text, (stretch.isInMiles ? 240...780 : 150...480).contains(seconds),
      cursor[1]?.isSign(")") ?? false
    else {
      cursor.index = start
      return nil
    }
    let isBehindWord = start > 0 && words.contains(cursor.line.tokens[start - 1].text)
    let isBeforeRest = cursor.line.tokens[(cursor.index + 2)...].contains { rests.contains($0.text) }
    guard isBehindWord || isBeforeRest else {
      cursor.index = start
      return nil
    }
    cursor.index += 2
    return DetailReading(.intensities([text + (stretch.isInMiles ? "/mi" : "/km")]), isGuess: true)
  }

  private static let words: Set<String> = [
    "mp", "hmp", "pace", "tempo", "rp", "gp", "threshold", "schwelle", "race", "hm-tempo", "m-tempo", "mrt", "hmrt",
    "goal", "marathon", "marathontempo", "renntempo",
  ]
  private static let rests: Set<String> = [
    "jog", "rest", "recovery", "float", "tp", "trab", "trabpause", "pause", "walk", "gehpause", "rec",
    "traben", "gehen", "joggen",
  ]
}
