/// `135x5`, `60 kg x 10`, `70% x 5`: a load, and the reps of one set with it.

import SessionModel

extension DetailForm {
  static let loadByReps = DetailForm { cursor, context in
    guard let factors = cursor.acceptFactors(), factors.count == 2 else { return nil }
    if let load = factors[1].load, let count = factors[0].count { return repsByLoad(count, load, context) }
    // `5+x85%`
    if let load = factors[1].load, factors[0].isOpen {
      let amount = ScribbleAmount(kind: .reps, text: factors[0].low.text + "+")
      return DetailReading(.sets([SetRun(amount: amount, intensity: load)]), isGuess: true)
    }
    guard let (amount, _) = factors[1].amount(context), amount.kind == .reps || amount.kind == .max,
      factors[0].load != nil || factors[0].high == nil && factors[0].unit == nil && factors[0].low.thousandths > 0
    else { return nil }
    let plain = factors[0].load ?? factors[0].low.text + context.bareLoads.rawValue
    let load = context.isWeighted && context.isBodyweight ? "bw + " + plain : plain
    return DetailReading(.sets([SetRun(amount: amount, intensity: load)]), isGuess: factors[0].load == nil)
  }

  /// `5 x 100kg` is five reps, `2x24kg` two dumbbells.
  private static func repsByLoad(_ count: Int, _ load: String, _ context: DetailContext) -> DetailReading? {
    // `5x50%` is a set with half of the maximum, also after others.
    let isOfBar = [Equipment.barbell, .machine, .cable].contains { $0 == context.equipment }
    let isPair = count <= 2 && !context.hasLoadedSets && !load.hasSuffix("%") && !isOfBar
    if isPair && (context.hasSets || count == 2) { return DetailReading(.intensities(["\(count)x\(load)"])) }
    let amount = ScribbleAmount(kind: .reps, text: "\(count)")
    return DetailReading(.sets([SetRun(amount: amount, intensity: load)]), isGuess: true)
  }
}
