/// `@ 4:30/km`, `4:30 min/km`, `2:05/500m`, `pace 5:00/km`, `8:00 per mile`, `tempo 4:45` of a run.

extension DetailForm {
  static let pace = DetailForm { cursor, context in
    guard let time = cursor.acceptTimeOfPace() else { return nil }
    // `in 4:30er Pace`
    if cursor.accept("er"), cursor.accept("pace", "tempo", "schnitt"), context.equipment == .run || context.hasSets {
      return DetailReading(.intensities([time.text + "/km"]))
    }
    // `5 miles @7:30pace`
    if let stretch = context.stretch, context.equipment == .run, cursor.accept("pace", "tempo", "schnitt") {
      return DetailReading(
        .intensities([time.text + (stretch.isInMiles || context.isInMiles ? "/mi" : "/km")]), isGuess: true)
    }
    _ = cursor.accept("min")
    guard cursor.accept(sign: "/") || cursor.accept("per", "pro") else {
      return cursor.unitWithoutWay(of: time, context).map {
        DetailReading(.intensities([time.text + $0]), isGuess: true)
      }
    }
    // `2:05/500m`
    let count = cursor.acceptNumber()?.text ?? ""
    guard let unit = cursor.acceptUnit(where: { $0.isLength }) ?? context.unitOfSplit(count) else { return nil }
    _ = cursor.accept("pace")
    return DetailReading(.intensities([time.text + "/" + count + unit.rawValue]))
  }
}

/// The time of a pace, with what is said before it.
private struct TimeOfPace {
  var start: Int
  /// `4:30`, `4:30-4:45`
  var text: String
  /// Of the first of two.
  var seconds: Int
  var isRange: Bool
  var isAt: Bool
  /// `pace 4:45`, `split 2:15`
  var isNamed: Bool
  /// `target 1:48/500`; without a way it is the time of a whole distance.
  var isTarget: Bool
  /// Whether nothing is before it, not even a sign.
  var isBare: Bool
}

extension TokenCursor {
  fileprivate mutating func acceptTimeOfPace() -> TimeOfPace? {
    let start = index
    let isAt = token?.isSign("@") ?? false
    _ = acceptAt() || accept("in", "im")
    let isNamed = accept("pace", "tempo", "split", "schnitt")
    let isTarget = !isNamed && accept("target", "ziel", "goal")
    let isBare = index == start && !(self[-1]?.isMark ?? true)
    guard case .clock(let seconds)? = token?.kind, var text = token?.text else { return nil }
    index += 1
    var isRange = false
    if token?.isSign("-") ?? false, case .clock? = self[1]?.kind, let high = self[1]?.text {
      (text, isRange) = (text + "-" + high, true)
      index += 2
    }
    return TimeOfPace(
      start: start, text: text, seconds: seconds, isRange: isRange, isAt: isAt, isNamed: isNamed, isTarget: isTarget,
      isBare: isBare)
  }

  /// What a time without a way is for.
  fileprivate func unitWithoutWay(of time: TimeOfPace, _ context: DetailContext) -> String? {
    if time.isTarget { return nil }
    let endsHere = token.map { $0.isMark } ?? true
    // `Rudern 30 min, Split 2:15`
    if time.isNamed, [.rower, .ski].contains(where: { $0 == context.equipment }), (80...200).contains(time.seconds),
      endsHere
    {
      return "/500m"
    }
    // `Tempo 4:45` of a run is that of a kilometre.
    if time.isNamed, !time.isRange, context.equipment == .run, endsHere { return "/km" }
    // `4 x 500m r28 1:50` of a rower
    if time.isBare, context.hasSets, context.stretch != nil, context.equipment == .rower || context.equipment == .ski,
      (85...180).contains(time.seconds), endsPart, !(token?.isSign("/") ?? false)
    {
      return "/500m"
    }
    // Nobody runs `5k @ 4:30` in four and a half minutes.
    guard endsHere || ["with", "mit"].contains(token?.text ?? "") else { return nil }
    return (time.isAt ? unitOfWay(context, time.seconds, before: time.start) : nil)
      ?? context.unitOfPace(time.seconds, isAt: time.isAt)
  }

  /// `2km @ 5:30`: what is measured in kilometres or miles has the pace of one, if anybody goes as fast.
  private func unitOfWay(_ context: DetailContext, _ seconds: Int, before start: Int) -> String? {
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
