/// `6x400m in 1:40`, `800m @ 3:10`: the time for a distance, which goes into a note of the plan.

extension DetailForm {
  static let targetTime = DetailForm { cursor, context in
    let start = cursor.index
    guard cursor.accept(sign: "@") || cursor.accept("in", "at"), cursor.token?.isClock ?? false,
      context.equipment == .run || context.hasSets, let time = cursor.token?.text,
      !(cursor[1]?.isSign("/") ?? false), cursor[1]?.text != "per", cursor[1]?.text != "min",
      !(cursor[1]?.isSign("-") ?? false)
    else {
      cursor.index = start
      return nil
    }
    cursor.index += 1
    return DetailReading(.remark("in " + time), isGuess: true)
  }
}
