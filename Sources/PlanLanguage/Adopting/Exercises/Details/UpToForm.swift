/// `7x2 up to 70%`, `7 sets of 2 up to max of 75%`, `5x3 bis 80 kg`: the load of the last set, with a note that says so.

extension DetailForm {
  static let upTo = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasSets || context.hasName, context.measure == .reps || context.measure == nil else { return nil }
    let isSaid =
      cursor.accept(all: "up", "to") || cursor.accept(all: "building", "to") || cursor.accept(all: "working", "to")
      || cursor.accept(all: "bis", "zu") || cursor.accept(all: "bis", "auf") || cursor.accept("bis")
    guard isSaid else { return nil }
    let words = cursor.line.text(of: start..<cursor.index)
    while cursor.accept("a", "max", "maximum", "of", "maximal", "einem", "von", "top") {}
    if let reading = DetailForm.load.read(&cursor, context), case .intensities(let loads) = reading.detail,
      loads.count == 1
    {
      // `Reißen bis 70%`: as many sets as it takes.
      if !context.hasSets {
        guard !context.hasAmount else { return nil }
        return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
      }
      return DetailReading(.intensities(loads), isGuess: true, remark: words)
    }
    return nil
  }
}
