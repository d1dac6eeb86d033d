/// `GA1 90 min`, `3x400 GA2`, `KA 1`: the name of a zone of training, which goes into a note of the plan.

extension DetailForm {
  static let trainingZone = DetailForm { cursor, _ in
    guard ["ga", "ka", "sa", "eb", "sb", "wsa"].contains(cursor.token?.text ?? ""), let zone = cursor[1],
      zone.touches, let number = zone.number?.whole, number <= 3
    else { return nil }
    let words = cursor.line.text(of: cursor.index..<cursor.index + 2)
    cursor.index += 2
    return DetailReading(.remark(words))
  }
}
