/// `GA1 90 min`, `3x400 GA2`, `KA 1`: the name of a zone of training. Those of endurance are zones of a plan; all of them go
/// into a note.

extension DetailForm {
  static let trainingZone = DetailForm { cursor, context in
    guard ["ga", "ka", "sa", "eb", "sb", "wsa"].contains(cursor.token?.text ?? ""), let zone = cursor[1],
      zone.touches, let number = zone.number?.whole, number <= 3
    else { return nil }
    let words = cursor.line.text(of: cursor.index..<cursor.index + 2)
    let isEndurance = zone.touches && cursor.token?.text == "ga" && context.measure != .reps
    cursor.index += 2
    // `GA1/2` is between the two.
    if isEndurance, number <= 2, !(cursor.token?.isSign("/") ?? false), !(cursor.token?.isSign("-") ?? false) {
      return DetailReading(.intensities(["zone \(number + 1)"]), isGuess: true, remark: words)
    }
    return DetailReading(.remark(words))
  }
}
