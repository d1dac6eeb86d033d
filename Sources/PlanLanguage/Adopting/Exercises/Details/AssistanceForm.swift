/// `@ bw`, `bodyweight`, `BW + 10kg`, `+10kg`: bodyweight, and what is added to it.

extension DetailForm {
  static let assistance = DetailForm { cursor, context in
    let start = cursor.index
    let isSaid = cursor.acceptAt()
    let isBodyweight = context.hasName && cursor.accept("bw", "bodyweight", "körpergewicht")
    if isBodyweight || context.hasName, cursor.accept(sign: "+"), let number = cursor.acceptNumber() {
      if let unit = cursor.acceptUnit(where: { $0.isMass }) {
        return DetailReading(.intensities(["bw + " + number.text + unit.rawValue]), isGuess: !isBodyweight)
      }
      // `pull-ups 4x6 +25`
      if context.isBodyweight, context.hasSets, number.thousandths > 0, cursor.token.map({ $0.isMark }) ?? true {
        return DetailReading(.intensities(["bw + " + number.text + context.bareLoads.rawValue]), isGuess: true)
      }
    }
    if isBodyweight, cursor.index == start + (isSaid ? 2 : 1) { return DetailReading(.intensities(["bw"])) }
    cursor.index = start
    return nil
  }
}
