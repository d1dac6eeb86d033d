/// `@ bw`, `bodyweight`, `BW + 10kg`, `+10kg`: bodyweight, and what is added to it.

extension DetailForm {
  static let assistance = DetailForm { cursor, context in
    let start = cursor.index
    let isSaid = cursor.acceptAt()
    let isBodyweight = context.hasName && cursor.accept("bw", "bodyweight", "körpergewicht")
    if isBodyweight || context.hasName, cursor.accept(sign: "+"), let number = cursor.acceptNumber(),
      let unit = cursor.acceptUnit(where: { $0.isMass })
    {
      return DetailReading(.intensities(["bw + " + number.text + unit.rawValue]), isGuess: !isBodyweight)
    }
    if isBodyweight, cursor.index == start + (isSaid ? 2 : 1) { return DetailReading(.intensities(["bw"])) }
    cursor.index = start
    return nil
  }
}
