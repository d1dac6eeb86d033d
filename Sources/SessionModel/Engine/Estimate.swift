/// How long a session will take, roughly: timed parts exactly, the rest by fixed rates.
extension Session {
  /// Nil for a session with nothing to do.
  ///
  /// - Reps take their tempo, or what is usual for the exercise; `max` counts as ten. `each side` doubles everything.
  /// - Between two sets of reps without a rest, or with an open one, and between two exercises, what is usual passes
  ///   (`UsualRest`): nobody lifts 3 × 5 in one go.
  /// - A total without a rest is that many reps in a row; with a rest, sets of ten, in intervals what its rounds leave it.
  /// - Distance goes at its pace, or at the usual one, energy at 15 kcal/min; a recovery by distance takes what is usual.
  /// - An open hold, work with nothing prescribed and any other open rest take 1 min, an open sit 10 min, an open breath
  ///   5 s (each of several 4 s, also in a hold counted in breaths). A rest with a range takes its upper end.
  /// - Windows count in full; intervals up to the end of the work in the last of them, with a length of their own at most
  ///   to its end; what is left of it is waited for only if something comes after it. Work for time up to its cap, or
  ///   until it if its last set is to failure; a *death by* up to the minute that its reps exceed, an `emom max` ten
  ///   rounds, an endless ladder its written rungs, a choice its first option.
  public func estimatedDuration() -> Milliseconds? {
    Stretch.of(self).estimate
  }
}

extension Stretch {
  /// Of all blocks of a session.
  static func of(_ session: Session) -> Stretch {
    let parts = session.blocks.partsWithChanges(after: nil)
    guard session.rules >= .tenth, parts.allSatisfy({ $0.endsByTheClock }) else {
      return Stretch().followed(by: session.blocks, after: nil)
    }
    return .chain(parts)
  }

  /// Of a session that goes on with more blocks after its last one.
  func followed(by blocks: [Block], after last: Block?) -> Stretch {
    blocks.partsWithChanges(after: last).reduce(self) { $0 + $1.inWaitingGroup }
  }
}

extension Block {
  /// In a complex, the bar stays in the hands: no set begins with a set-up or a rest.
  fileprivate var plain: Stretch {
    guard case .group(let group) = content, group.form == .exercise else { return stretch }
    return .chain(group.blocks.map { $0.stretch })
  }

  /// Of a straight set, which takes a moment however few its reps are.
  fileprivate var stretchOfSet: Stretch {
    var stretch = stretch
    if case .step(.work(let work)) = content, work.isHeavySet {
      stretch.body = max(stretch.body, UsualRest.leastOfHeavySet)
    }
    return stretch
  }

  var stretch: Stretch { stretch(isInCourse: false) }

  /// - Parameter isInCourse: whether it is done after what is written before it, outside of rounds and windows.
  fileprivate func stretch(isInCourse: Bool) -> Stretch {
    switch content {
    case .step(let step): step.stretch
    case .group(let group): group.stretch(isInCourse: isInCourse)
    }
  }
}

extension [Block] {
  /// What is done one after the other, with the changes from one exercise to the next.
  fileprivate func partsWithChanges(after last: Block?) -> [Stretch] {
    var (parts, last): ([Stretch], Block?) = ([], last)
    for block in self {
      if let change = last.flatMap({ UsualRest.change(from: $0, to: block) }) {
        parts.append(.pause(Pause(rest: change.length.count)))
      }
      parts.append(block.stretch(isInCourse: true))
      last = block
    }
    return parts
  }
}

extension Block.Group {
  fileprivate func stretch(isInCourse: Bool) -> Stretch {
    var parts =
      form == .exercise
      ? withPauses.map { $0.stretchOfSet }
      : isInCourse && form == .sequence
        ? blocks.partsWithChanges(after: nil) : blocks.map { isComplex ? $0.plain : $0.stretch }
    let inside = parts.allSatisfy { $0.endsByTheClock }
    if !form.isLedByTheClock(inside: inside) { parts = parts.map { $0.inWaitingGroup } }
    var all = stretch(of: parts)
    if leavesOutLastRest == true { all.trail = Pause() }
    all.endsByTheClock = endsByTheClock(inside: inside)
    all.startsClock = all.startsClock || form.isClocked(byAll: inside)
    all.leavesClock = form != .exercise && form.isLedByTheClock(inside: inside)
    return all
  }

  private func stretch(of parts: [Stretch]) -> Stretch {
    switch form {
    case .exercise, .sequence, .freeOrder: return .chain(parts)
    case .choice: return parts.first ?? Stretch()
    case .window(let length): return window(fillsClock == true ? 0 : length.clamped.count, parts)
    case .intervals(let lengths, let rounds):
      guard rounds > 0, !lengths.isEmpty else { return Stretch() }
      if let missed = roundsUntilMissed {
        // What is too hard is not even begun.
        let last = isTooHard(inRound: missed - 1) ? missed - 1 : missed
        return window(lengths.start(ofRound: last).count, parts)
      }
      if let end = endOfTotals(lengths, rounds) { return window(end, parts) }
      let whole = lengths.start(ofRound: rounds).count
      if isFilled || hasTotals { return window(whole, parts) }
      var done = lastEnd(lengths, rounds, parts)
      if finishesLastRound != true { done = min(done, whole) }
      var all = window(done > 0 ? done : whole, parts)
      all.wait = max(0, whole - all.body)
      return all
    case .forTime(let cap):
      var all = Stretch.chain(parts)
      guard let cap, isFilled || endsAtCap == true || all.body > cap.clamped.count else { return all }
      all.body = cap.clamped.count
      all.leadsOn = true
      return all
    case .rounds(let count, _):
      guard alternates, !parts.isEmpty else { return Stretch.chain(parts).repeated(count) }
      if count == 1 { return .oneOf(parts) }
      let whole = Stretch.chain(parts).repeated(max(count, 0) / parts.count)
      return whole + .chain(Array(parts.prefix(max(count, 0) % parts.count)))
    case .ladder(let rungs, _):
      let whole = Stretch.chain(parts)
      return .chain(
        rungs.enumerated().map { round, number in
          (alternates && !parts.isEmpty ? parts[round % parts.count] : whole).at(rung: number)
        })
    }
  }

  /// The blocks of an exercise, with the usual rests between sets where the plan gives none.
  private var withPauses: [Block] {
    guard isUnbroken != true else { return blocks }
    var all: [Block] = []
    var last: Work?
    for (index, block) in blocks.enumerated() {
      if let parts = block.partsOfTotal(restingAs: blocks.dropFirst(index + 1).first) {
        (all, last) = (all + parts, nil)
        continue
      }
      if case .step(.work(let work)) = block.content {
        if let last, let pause = UsualRest.between(last, work) {
          if all.last?.isOpenRest == true { all.removeLast() }
          all.append(Block(id: block.id, .step(.rest(pause))))
        }
        last = work
      } else if !block.isOpenRest {
        last = nil
      }
      all.append(block)
    }
    return all
  }

  /// Whether something in it fills what is left of its time.
  private var isFilled: Bool {
    blocks.contains { block in
      guard case .group(let group) = block.content else { return false }
      return group.fillsClock == true || group.isFilled
    }
  }

  private func window(_ length: WideInt, _ parts: [Stretch]) -> Stretch {
    parts.contains { $0.acts } ? .work(length, endsByTheClock: true) : Stretch()
  }
}

extension Step {
  fileprivate var stretch: Stretch {
    switch self {
    case .rest(let rest):
      let length = (rest.upTo ?? rest.length ?? rest.recovery?.usualLength ?? .minutes(1)).count
      return .pause(
        Pause(rest: min(max(length, 0), EngineLimits.longest), runsOn: rest.flows), endsByTheClock: endsByTheClock)
    case .countdown(let seconds): return .pause(Pause(countdown: WideInt(min(max(seconds, 0), 3600)) * 1000))
    case .work(let work):
      var stretch = work.stretch
      (stretch.leadsOn, stretch.endsByTheClock) = (endsByTheClock, endsByTheClock)
      return stretch
    case .breath(let breath): return .work(breath.usualLength, endsByTheClock: endsByTheClock)
    case .sit(let sit): return .work((sit.length ?? .minutes(10)).count, endsByTheClock: endsByTheClock)
    }
  }
}

extension Breath {
  fileprivate var usualLength: WideInt {
    switch (length, movement) {
    case (let length?, _): length.count
    case (nil, .hold): 60_000
    case (nil, .breaths): UsualBreath.length(of: WideInt(max(upTo ?? count, 1))).count
    case (nil, .inhale), (nil, .exhale): 5000
    }
  }
}

extension Work {
  fileprivate var stretch: Stretch {
    let sides = WideInt(sides)
    switch target {
    case .reps(let amount): return .work(length(ofReps: amount.prescribed ?? 10))
    case .time(let amount): return .work(sides * min(amount.max ?? max(amount.min, 60_000), EngineLimits.longest))
    case .distance(let amount):
      let millimetres = min(max(amount.prescribed ?? usualWay, 0), 1_000_000_000)
      return .work(length(ofWay: millimetres))
    case .energy(let amount):
      return .work(sides * min(max(amount.prescribed ?? 15, 0), 1_000_000) * UsualPace.perKilocalorie)
    case .breaths(let amount): return .work(sides * UsualBreath.length(of: amount.prescribed ?? 5).count)
    case .repsWithin(_, let length), .energyWithin(let length), .distanceWithin(let length):
      return .work(sides * length.clamped.count)
    case .total(let count, of: nil): return .work(length(ofReps: count))
    case .total(let length, of: .time): return .work(sides * min(max(length, 0), EngineLimits.longest))
    case .total(let way, of: .distance):
      return .work(length(ofWay: min(max(way, 0), 1_000_000_000)))
    case .total(let energy, of: .energy):
      return .work(sides * min(max(energy, 0), 1_000_000) * UsualPace.perKilocalorie)
    case .cluster(let parts, let pause):
      let pauses = WideInt(min(max(parts.count - 1, 0), 1000)) * min(max(pause.count, 0), 86_400_000)
      return .work(parts.reduce(pauses) { min($0 + length(ofReps: $1.prescribed ?? 10), EngineLimits.longest) })
    case .rung: return Stretch(perRung: lengthOfRungUnit, rungSets: 1, acts: true)
    case .open: return .work(60_000)
    }
  }

  /// How long one more of what its ladder counts takes.
  private var lengthOfRungUnit: WideInt {
    switch rung {
    case nil, .load, .power: length(ofReps: 1)
    case .distance: WideInt(sides) * max(1, usualPace / 1_000_000)
    case .energy: WideInt(sides) * UsualPace.perKilocalorie
    }
  }

  /// In millimetres, where it may be any: nobody carries or crawls a kilometre.
  private var usualWay: WideInt {
    UsualPace.perKilometre(exercise) >= 1_000_000 && !UsualPace.isSwum(exercise) ? 50_000 : 1_000_000
  }

  /// Milliseconds per kilometre over this way: its pace, or the usual one; at most a day.
  private func usualPace(over millimetres: WideInt) -> WideInt {
    if paceOfEffort != nil { return usualPace }
    if units?.distance == .yard, UsualPace.isUnknown(exercise) { return UsualPace.ofYards }
    return min(UsualPace.perKilometre(exercise, over: millimetres, at: exertion), 86_400_000)
  }

  /// Milliseconds per kilometre: its pace, or the usual one; at most a day.
  var usualPace: WideInt {
    min(max(paceOfEffort ?? UsualPace.perKilometre(exercise), 0), 86_400_000)
  }

  /// The pace that the plan gives, or the one that its power comes to; nil if there is neither.
  private var paceOfEffort: WideInt? {
    switch meanEffort {
    case .pace(let pace, _): pace.count
    case .power(let watts, let upTo): PaceOfPower.perKilometre(exercise, at: upTo.map { (watts + $0) / 2 } ?? watts)
    case .rpe, .rir, .zone, .heartRate, .felt, .share, nil: nil
    }
  }

  /// To the nearest tenth of a second, so that 3 miles at 8:30/mi take 25:30: a pace is only known to the millisecond per
  /// kilometre.
  private func length(ofWay millimetres: WideInt) -> WideInt {
    let exact = WideInt(sides) * millimetres * usualPace(over: millimetres)
    return exact < 100_000_000 ? exact / 1_000_000 : (exact + 50_000_000) / 100_000_000 * 100
  }

  private func length(ofReps count: WideInt) -> WideInt {
    min(max(count, 0), 1_000_000) * (tempo == nil ? max(lengthOfRep, UsualRep.attempt(exercise)) : lengthOfRep)
      * WideInt(sides)
  }

  /// A rep in its tempo, or as fast as it usually goes, and its hold.
  var lengthOfRep: WideInt {
    func seconds(_ part: Int?) -> WideInt { WideInt(min(max(part ?? 0, 0), 600)) }
    let held = min(max(hold?.min ?? 0, 0), 600_000)
    guard let tempo else { return UsualRep.milliseconds(exercise) + held }
    let moving = seconds(tempo.lowering) + seconds(tempo.bottom) + seconds(tempo.lifting) + seconds(tempo.top)
    return held + max(moving, 1) * 1000
  }
}
