/// The exercise that a line is about: named in it, or else by the line above, the title or the sport.

extension ExerciseReader {
  /// The name and the words that it consists of; nil if there is none.
  mutating func name(in parts: LineParts) -> (ScribbledName, words: String?)? {
    let hasSets = parts.details.contains { $0.isSets } || parts.hasTimes
    let sport = takesSport(parts) ? self.sport?.guessed : nil
    if let above = nameAbove(parts, hasSets: hasSets) { return (above.guessed, nil) }
    if let words = parts.amountOfStrength { return (known(words) ?? names.unknown(words), words) }
    for (place, words) in parts.plain.enumerated().prefix(4)
    where !words.isEmpty && !parts.isTarget(place) && !parts.isWithin(place) {
      if let found = name(words, at: place, in: parts, of: sport, hasSets: hasSets) { return found }
    }
    if let pending, parts.hasAmount, saysNoName(parts) { return (pending, nil) }
    if let sport {
      // `We'll jog 2 laps and do drills`
      if parts.plain.contains(where: { Shorthand.saysWho($0) }) { return nil }
      return machine(of: sport, in: parts) ?? (sport, nil)
    }
    guard hasSets || isInGroup && parts.startsWithAmount || parts.saysAmountOfName else { return nil }
    return unknownName(in: parts, hasSets: hasSets)
  }

  /// `work sets 3x5` and `(bar) 2x5` below a name.
  private func nameAbove(_ parts: LineParts, hasSets: Bool) -> ScribbledName? {
    if let above = pending ?? previous ?? lift, hasSets, self.sport == nil,
      let words = parts.plain.first(where: { !$0.isEmpty }),
      Shorthand.isSetLabel(withoutLeadIns(words)) || pending != nil && Shorthand.isEffort(words)
    {
      return above
    }
    return parts.isOfEmptyBar ? pending ?? titleLift : nil
  }

  /// What one part of the line names, as its sport understands it; nil if it names nothing.
  private mutating func name(
    _ words: String, at place: Int, in parts: LineParts, of sport: ScribbledName?, hasSets: Bool
  ) -> (ScribbledName, words: String?)? {
    // `LR 14` of a week of runs is the long one.
    if let sport, roads != nil, parts.isWayWithoutUnit, LineParts.isKindOfRun(words) { return (sport, nil) }
    if self.sport != nil, ExerciseReader.arrangements.contains(words.lowercased()) { return nil }
    // The main set of a swim, and elsewhere a handstand.
    if sport != nil, words.lowercased() == "hs" { return nil }
    // `400 ein (200 Kr, 100 Rü)`
    if swims, place > 0, parts.isParenthesised(place), parts.startsWithDetail { return nil }
    if swims, parts.hasAmount, let stroke = stroke(in: words) { return stroke }
    if parts.hasAmount, let practice = practice(of: words) { return practice }
    guard let name = known(words) ?? caloriesOf(words) else { return nil }
    if ["general-warm-up", "cool-down"].contains(name.entry?.key) {
      // `w/u 300 free`
      if swims, name.entry?.key == "general-warm-up",
        let stroke = firstStroke(among: parts.plain.dropFirst(place + 1))
      {
        return (stroke, nil)
      }
      // `warm up 5 min stairmaster`
      if let machine = machine(in: parts, behind: place) { return machine }
    }
    // Drills belong to their sport.
    if let drill = drill(name, words) { return (drill, words) }
    if let sport, isOf(sport, name, words, parts) { return (sport, nil) }
    // `DL 45 min locker` is a *Dauerlauf*.
    if words.lowercased() == "dl", parts.isFar || parts.isLong, !hasSets, let run = names.find("run") {
      return (run.guessed, nil)
    }
    return (name, words)
  }

  /// Whether these words mean the sport itself, although they name something else.
  private func isOf(_ sport: ScribbledName, _ name: ScribbledName, _ words: String, _ parts: LineParts) -> Bool {
    let words = words.lowercased()
    let equipment = sport.entry?.equipment
    // Rowers paddle in a boat.
    if equipment == .rower, ["paddle", "paddling"].contains(words.split(separator: " ").last ?? "") { return true }
    // A sprint on a bike is ridden.
    if equipment != .run, ["sprint", "sprints"].contains(words) { return true }
    // The warm-up of a run is a run, a sprint in the pool is a swim, and nobody lifts for `12km DL`.
    return ["general-warm-up", "cool-down"].contains(name.entry?.key)
      || name.entry?.key == "foam-roll" && !words.hasPrefix("foam")
      || swims && name.entry?.equipment == .run
      || name.entry?.measure == .reps && (parts.isFar || parts.isLong && words.hasPrefix("dl"))
  }

  /// A name that the library does not have.
  private mutating func unknownName(in parts: LineParts, hasSets: Bool) -> (ScribbledName, words: String?)? {
    let named = parts.plain.indices.first {
      !parts.plain[$0].isEmpty
        && !(self.sport != nil && ExerciseReader.arrangements.contains(parts.plain[$0].lowercased()))
        && !isLeadIn(parts.plain[$0]) && !parts.isParenthesised($0)
    }
    guard let words = named.map({ parts.plain[$0] }) else {
      return hasSets ? (previous ?? titleLift).map { ($0.guessed, nil) } : nil
    }
    let (base, remark) = words.withoutSide ?? words.withoutParentheses
    guard isLikeAName(base) else {
      return hasSets && parts.startsWithDetail ? titleLift.map { ($0.guessed, nil) } : nil
    }
    guard !joinsNames(base) else { return nil }
    var name = names.unknown(base)
    name.remark = remark
    return (name, words)
  }

  /// Whether the words beside the sets below a name are none of another exercise: `315x5x3 (belt)`, `205x5x5 last set
  /// only 4`.
  private mutating func saysNoName(_ parts: LineParts) -> Bool {
    parts.plain.indices.allSatisfy { place in
      parts.plain[place].isEmpty || parts.isParenthesised(place)
        || sport == nil && parts.startsWithDetail && parts.hasSets
          && (!isLikeAName(parts.plain[place]) || parts.isBehindSign(place))
    }
  }
}
