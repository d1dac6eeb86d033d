/// What the forms have read of a line, put together as the sets of its exercise.

extension ExerciseReader {
  /// Nil if nobody would mean that.
  ///
  /// - Parameter words: those of the line that are its name.
  func reading(named name: ScribbledName, _ parts: LineParts, butFor words: String?) -> ExerciseReading? {
    var parts = parts
    if let words { parts.split(behind: words) }
    var reading = ExerciseReading(name: name, isGuess: name.isGuess)
    var remark = name.remark
    // `max strict pull-ups`
    if name.entry?.isWithoutLoad ?? false, remark.lowercased() == "max" || remark.lowercased().hasPrefix("max ") {
      (reading.isToFailure, remark) = (true, remark.dropFirst(4).trimmingSpace())
    }
    let side = Shorthand.side(remark)
    if let side { reading.set(.side, side) }
    if !remark.isEmpty, side == nil { reading.remarks.append(remark) }
    reading.hasDetails = !parts.details.isEmpty
    let unread = reading.take(parts)
    if hasTrainingMax { reading.takePercentOfTrainingMax() }
    reading.settleMaximum()
    reading.settleIntensities()
    reading.settlePause()
    let place = words.flatMap { parts.plain.firstIndex(of: $0) }
    let others = parts.plain.indices.filter { $0 != place && !parts.plain[$0].isEmpty && !isLeadIn(parts.plain[$0]) }
    var left = parts.unread(words: Set(others), details: unread)
    // `drill/swim by 25` is one remark.
    if let place, let first = left.first, !name.remark.isEmpty, reading.remarks.last == name.remark,
      parts.isRightBehind(place, first)
    {
      reading.remarks[reading.remarks.count - 1] += " " + first
      left.removeFirst()
    }
    reading.remarksOfRest.formUnion(left.filter(parts.isOfRest))
    reading.remarks += left
    reading.settleTurns()
    return reading.isPlausible ? reading : nil
  }
}

extension ExerciseReading {
  /// The details that no set takes, or what is to be said of them, by their place.
  fileprivate mutating func take(_ parts: LineParts) -> [Int: String] {
    var isOpen = false
    var unread: [Int: String] = [:]
    let loads = parts.loadsBeforeSets
    for (index, part) in parts.details.enumerated() {
      isGuess = isGuess || part.isGuess
      if let remark = part.remark {
        remarks.append(remark)
        // `walk back`
        if case .attribute(.rest, _) = part.detail { remarksOfRest.insert(remark) }
      }
      if part.isOfEachSide { set(.side, "each side") }
      switch part.detail {
      case .sets(let runs):
        dropTotal(of: runs)
        self.runs += runs.map { run in run.with(loads[index]) }
      case .intensities where !loads.isEmpty: break
      case .amount(let amount): if !add(amount) { unread[index] = "" }
      case .intensities(let loads):
        if !addEffort(loads), !addLoad(behindEffort: loads), !add(loads) { unread[index] = "" }
      case .attribute(.side, "each side") where attribute(.side) == "alternating":
        // `alternating lunges 10 each leg`: ten of each, in turn.
        set(.side, "each side")
        remarks.append("alternating")
      case .attribute(let kind, let text): if attribute(kind) == nil { set(kind, text) } else { unread[index] = "" }
      case .intervals(let run, let rest):
        runs.append(run)
        if attribute(.rest) == nil { set(.rest, rest) }
      case .remark(let text): unread[index] = text
      case .lastSetOpen: isOpen = true
      case .lastSetOf(let reps): if !endWith(reps) { unread[index] = "" }
      case .times(let times): if !repeatAmount(times) { unread[index] = "" }
      case .drop(let loads): if !drop(loads) { unread[index] = "" }
      }
    }
    if isOpen { openLastSet() }
    return unread
  }
}

extension ExerciseEntry {
  /// Whether its maximum is one of reps: that of a lift is a load.
  fileprivate var isWithoutLoad: Bool {
    switch equipment {
    case .bodyweight, .rings, .band, .other: measure == .reps || measure == .time && !isEndurance
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .sandbag, .sled, .medicineBall, .rower, .ski, .bike, .run,
      .swim:
      false
    }
  }
}
