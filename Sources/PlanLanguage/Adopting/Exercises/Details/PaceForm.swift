/// `@ 4:30/km`, `4:30 min/km`, `2:05/500m`, `pace 5:00/km`, `8:00 per mile`.

extension DetailForm {
  static let pace = DetailForm { cursor, _ in
    let start = cursor.index
    _ = cursor.acceptAt()
    _ = cursor.accept("pace", "tempo")
    guard case .clock? = cursor.token?.kind, let low = cursor.token?.text else {
      cursor.index = start
      return nil
    }
    cursor.index += 1
    var high = ""
    if cursor.token?.isSign("-") ?? false, case .clock? = cursor[1]?.kind, let text = cursor[1]?.text {
      high = "-" + text
      cursor.index += 2
    }
    _ = cursor.accept("min")
    guard cursor.accept(sign: "/") || cursor.accept("per", "pro") else {
      cursor.index = start
      return nil
    }
    // `2:05/500m`
    let count = cursor.acceptNumber()?.text ?? ""
    guard let unit = cursor.acceptUnit(where: { $0.isLength }) else {
      cursor.index = start
      return nil
    }
    _ = cursor.accept("pace")
    return DetailReading(.intensities([low + high + "/" + count + unit.rawValue]))
  }
}
