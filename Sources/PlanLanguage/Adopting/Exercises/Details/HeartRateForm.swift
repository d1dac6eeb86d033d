/// `@ 140-150 bpm`, `HR 145 bpm`, `Puls 140 bpm`.

extension DetailForm {
  static let heartRate = DetailForm { cursor, _ in
    let start = cursor.index
    _ = cursor.acceptAt() || cursor.accept("hr", "puls")
    guard let (low, high) = cursor.acceptRange(), cursor.acceptUnit(where: { $0 == .heartRate }) != nil else {
      cursor.index = start
      return nil
    }
    return DetailReading(.intensities([low.text + (high.map { "-" + $0.text } ?? "") + "bpm"]))
  }
}
