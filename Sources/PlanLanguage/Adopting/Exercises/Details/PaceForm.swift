/// `@ 4:30/km`, `4:30 min/km`, `2:05/500m`, `pace 5:00/km`, `8:00 per mile`, `tempo 4:45` of a run.

extension DetailForm {
  static let pace = DetailForm { cursor, context in
    let start = cursor.index
    let isAt = cursor.token?.isSign("@") ?? false
    _ = cursor.acceptAt() || cursor.accept("in", "im")
    let isNamed = cursor.accept("pace", "tempo", "split", "schnitt")
    // `target 1:48/500`; without a way it is the time of a whole distance.
    let isTarget = !isNamed && cursor.accept("target", "ziel", "goal")
    let isBare = cursor.index == start && !(cursor[-1]?.isMark ?? true)
    guard case .clock(let seconds)? = cursor.token?.kind, let low = cursor.token?.text else {
      cursor.index = start
      return nil
    }
    cursor.index += 1
    var high = ""
    if cursor.token?.isSign("-") ?? false, case .clock? = cursor[1]?.kind, let text = cursor[1]?.text {
      high = "-" + text
      cursor.index += 2
    }
    // `in 4:30er Pace`
    if cursor.accept("er"), cursor.accept("pace", "tempo", "schnitt"), context.equipment == .run || context.hasSets {
      return DetailReading(.intensities([low + high + "/km"]))
    }
    // `5 miles @7:30pace`
    if let stretch = context.stretch, context.equipment == .run, cursor.accept("pace", "tempo", "schnitt") {
      return DetailReading(
        .intensities([low + high + (stretch.isInMiles || context.isInMiles ? "/mi" : "/km")]), isGuess: true)
    }
    _ = cursor.accept("min")
    guard cursor.accept(sign: "/") || cursor.accept("per", "pro") else {
      if isTarget {
        cursor.index = start
        return nil
      }
      // `Rudern 30 min, Split 2:15`
      if isNamed, [.rower, .ski].contains(where: { $0 == context.equipment }), (80...200).contains(seconds),
        cursor.token.map({ $0.isMark }) ?? true
      {
        return DetailReading(.intensities([low + high + "/500m"]), isGuess: true)
      }
      // `Tempo 4:45` of a run is that of a kilometre.
      if isNamed, high.isEmpty, context.equipment == .run, cursor.token.map({ $0.isMark }) ?? true {
        return DetailReading(.intensities([low + "/km"]), isGuess: true)
      }
      // Nobody runs `5k @ 4:30` in four and a half minutes.
      // `4 x 500m r28 1:50` of a rower
      if isBare, context.hasSets, context.stretch != nil, context.equipment == .rower || context.equipment == .ski,
        (85...180).contains(seconds), cursor.endsPart, !(cursor.token?.isSign("/") ?? false)
      {
        return DetailReading(.intensities([low + high + "/500m"]), isGuess: true)
      }
      if cursor.token.map({ $0.isMark || ["with", "mit"].contains($0.text) }) ?? true,
        let unit = (isAt ? cursor.unitOfWay(context, seconds, before: start) : nil)
          ?? context.unitOfPace(seconds, isAt: isAt)
      {
        return DetailReading(.intensities([low + high + unit]), isGuess: true)
      }
      cursor.index = start
      return nil
    }
    // `2:05/500m`
    let count = cursor.acceptNumber()?.text ?? ""
    guard let unit = cursor.acceptUnit(where: { $0.isLength }) ?? context.unitOfSplit(count) else {
      cursor.index = start
      return nil
    }
    _ = cursor.accept("pace")
    return DetailReading(.intensities([low + high + "/" + count + unit.rawValue]))
  }
}

extension TokenCursor {
  /// `2km @ 5:30`: what is measured in kilometres or miles has the pace of one, if anybody goes as fast.
  fileprivate func unitOfWay(_ context: DetailContext, _ seconds: Int, before start: Int) -> String? {
    guard context.equipment == .run, let stretch = context.stretch,
      let unit = line.tokens[..<start].last(where: { ScribbleUnit($0.text)?.isLength ?? false })
    else { return nil }
    // Who runs several of them is faster.
    let isSeveral = context.sets > 1
    switch ScribbleUnit(unit.text) {
    case .kilometre where stretch.metres >= 1500: return (150...(isSeveral ? 390 : 480)).contains(seconds) ? "/km" : nil
    case .mile where stretch.metres >= 2400: return (240...(isSeveral ? 630 : 780)).contains(seconds) ? "/mi" : nil
    case .kilometre, .mile, .metre, .yard, .foot, .kilogram, .pound, .second, .minute, .hour, .calorie, .percent, .watt,
      .heartRate, .reps, nil:
      return nil
    }
  }
}

extension DetailContext {
  /// The metres of `1:48/500` of a rower, and of `1:30/100` of a swim.
  fileprivate func unitOfSplit(_ count: String) -> ScribbleUnit? {
    switch count {
    case "500": equipment == .rower || equipment == .ski ? .metre : nil
    case "100": equipment == .swim ? lengths : nil
    default: nil
    }
  }

  /// What a time after an `@` is for if it cannot be that of the whole distance: a kilometre, a mile, 500 m on a
  /// rower.
  fileprivate func unitOfPace(_ seconds: Int, isAt: Bool) -> String? {
    guard let stretch else { return nil }
    // The time of a kilometre is its pace.
    if equipment == .run, stretch.metres == 1000, !stretch.isInMiles, !isAt, (150...600).contains(seconds) {
      return "/km"
    }
    let (least, unit): (Int, String)
    switch equipment {
    // `3x2k @ 4:45` is not a record of two kilometres.
    case .run:
      (least, unit) = (isAt && stretch.metres >= 1500 ? 165 : 130, stretch.isInMiles || isInMiles ? "/mi" : "/km")
    case .rower, .ski: (least, unit) = (160, "/500m")
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .bike, .swim, .sled, .sandbag,
      .medicineBall, .other, nil:
      return nil
    }
    return seconds * 1000 < least * stretch.metres ? unit : nil
  }
}
