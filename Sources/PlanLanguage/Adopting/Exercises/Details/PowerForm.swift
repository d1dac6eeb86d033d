/// `@ FTP`, `90% FTP`, `88-93% of FTP`, `10% over FTP`, `@ 250w`.

extension DetailForm {
  static let power = DetailForm { cursor, context in
    // Nobody measures the watts of a press.
    guard context.measure != .reps else { return nil }
    _ = cursor.acceptAt()
    if cursor.accept("ftp") { return DetailReading(.intensities(["100% of ftp"])) }
    if let (low, high) = cursor.acceptRange(), let unit = cursor.acceptUnit(where: { $0 == .watt || $0 == .percent }) {
      let range = low.text + (high.map { "-" + $0.text } ?? "")
      if unit == .watt { return DetailReading(.intensities([range + "w"])) }
      if let beside = cursor.acceptBesideFTP(low, high) { return DetailReading(.intensities([beside + "% of ftp"])) }
      _ = cursor.accept("of", "der", "von")
      _ = cursor.accept("your", "my", "deiner", "meiner", "the")
      if cursor.accept("ftp") { return DetailReading(.intensities([range + "% of ftp"])) }
    }
    return nil
  }
}

extension TokenCursor {
  /// `over FTP`, `unter der FTP` behind a percentage: that much more or less than all of it.
  fileprivate mutating func acceptBesideFTP(_ low: ScribbleNumber, _ high: ScribbleNumber?) -> String? {
    let start = index
    let isOver = accept("over", "above", "über")
    guard isOver || accept("under", "below", "unter") else { return nil }
    _ = accept("your", "my", "deiner", "meiner", "the", "der")
    let ends = [low, high ?? low].compactMap { $0.whole }
    guard accept("ftp"), ends.count == 2, ends.allSatisfy({ (1...99).contains($0) }) else {
      index = start
      return nil
    }
    let shares = ends.map { isOver ? 100 + $0 : 100 - $0 }.sorted()
    return shares[0] == shares[1] ? "\(shares[0])" : "\(shares[0])-\(shares[1])"
  }
}
