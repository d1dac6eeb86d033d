/// `@ 4:30/km`, `4:30 min/km`, `2:05/500m`, `pace 5:00/km`, `8:00 per mile`, `tempo 4:45` of a run.

extension DetailForm {
  static let pace = DetailForm { cursor, context in
    let start = cursor.index
    _ = cursor.acceptAt()
    let isNamed = cursor.accept("pace", "tempo")
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
      // `Tempo 4:45` of a run is that of a kilometre.
      if isNamed, high.isEmpty, context.equipment == .run, cursor.token.map({ $0.isMark }) ?? true {
        return DetailReading(.intensities([low + "/km"]), isGuess: true)
      }
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
