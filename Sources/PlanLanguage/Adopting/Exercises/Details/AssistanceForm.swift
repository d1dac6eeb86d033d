/// `@ bw`, `bodyweight`, `BW + 10kg`, `+10kg`: bodyweight, and what is added to it.

import SessionModel

extension DetailForm {
  static let assistance = DetailForm { cursor, context in
    let start = cursor.index
    let isSaid = cursor.acceptAt()
    let isBodyweight = context.hasName && cursor.accept("bw", "bodyweight", "körpergewicht")
    if isBodyweight || context.hasName, cursor.accept(sign: "+"), let number = cursor.acceptNumber() {
      if let unit = cursor.acceptUnit(where: { $0.isMass }) {
        // `Kniebeuge 5x5 (+2,5kg)` is more than last time.
        let isOfWeights = [Equipment.barbell, .dumbbell, .machine, .cable].contains { $0 == context.equipment }
        if isOfWeights, !isBodyweight {
          return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
        }
        return DetailReading(.intensities(["bw + " + number.text + unit.rawValue]), isGuess: !isBodyweight)
      }
      // `pull-ups 4x6 +25`, `pull-ups +25 4x6`, `dips bw+15 3x8`
      let isBehind = context.hasSets && (cursor.token.map { $0.isMark } ?? true)
      let isBefore = cursor.token?.number != nil && cursor[1]?.text == "x"
      let isPlain = context.isBodyweight && (isBehind || isBefore)
      if isBodyweight || isPlain, cursor.token?.text != "x", number.thousandths > 0 {
        return DetailReading(.intensities(["bw + " + number.text + context.bareLoads.rawValue]), isGuess: true)
      }
    }
    if isBodyweight, cursor.index == start + (isSaid ? 2 : 1) {
      // `BWx10x3`: reps and sets.
      let behind = cursor.index
      if cursor.accept("x"), let reps = cursor.acceptWhole(), cursor.accept("x"), let sets = cursor.acceptWhole() {
        let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
        return DetailReading(.sets([SetRun(count: sets, amount: amount, intensity: "bw")]), isGuess: true)
      }
      cursor.index = behind
      // `BWx10` is one word.
      let isOneWord = cursor.token.map { $0.touches && $0.text == "x" } ?? false
      return DetailReading(.intensities(["bw"]), isGuess: isOneWord)
    }
    return nil
  }
}
