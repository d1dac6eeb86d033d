/// `@ FTP`, `90% FTP`, `88-93% of FTP`, `@ 250w`.

extension DetailForm {
  static let power = DetailForm { cursor, context in
    // Nobody measures the watts of a press.
    guard context.measure != .reps else { return nil }
    let start = cursor.index
    _ = cursor.acceptAt()
    if cursor.accept("ftp") { return DetailReading(.intensities(["100% of ftp"])) }
    if let (low, high) = cursor.acceptRange(), let unit = cursor.acceptUnit(where: { $0 == .watt || $0 == .percent }) {
      let range = low.text + (high.map { "-" + $0.text } ?? "")
      if unit == .watt { return DetailReading(.intensities([range + "w"])) }
      _ = cursor.accept("of", "der", "von")
      _ = cursor.accept("your", "my", "deiner", "meiner", "the")
      if cursor.accept("ftp") { return DetailReading(.intensities([range + "% of ftp"])) }
    }
    cursor.index = start
    return nil
  }
}
