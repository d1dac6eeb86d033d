/// How long a session will take, roughly: timed parts exactly, the rest by fixed rates.
extension Session {
  /// Reps take their tempo, or what is usual for the exercise; `each side` doubles everything; `max` counts as 10 reps, a
  /// total as that many in a row. Between two sets of reps without a rest, 90 s pass, after a warm-up set 60 s: nobody lifts 3 × 5 in one go.
  /// Distance goes at its pace, or at the usual one; energy at 15 kcal/min. Work with nothing prescribed takes
  /// 1 min, an open rest 1 min, a rest with a range its lower end, an open hold 1 min, another open breath 5 s (each of
  /// several 4 s), an open sit 10 min. Windows count in full, work for time up to its cap, a choice as its first option,
  /// an endless ladder as its written rungs. Nil for a session with nothing to do.
  public func estimatedDuration() -> Milliseconds? {
    Stretch.of(blocks).estimate
  }
}

/// The length of a part in milliseconds. The rests at its ends are separate: which of them apply depends on the
/// neighbours.
struct Stretch: Hashable, Sendable {
  var lead: WideInt?
  var body: WideInt = 0
  /// Of the body, per rep of the ladder's rung; `rungSets` are the sets that the rung numbers.
  var perRung: WideInt = 0
  var rungSets: WideInt = 0
  var trail: WideInt?
  var acts = false

  static func of(_ blocks: [Block]) -> Stretch { Stretch().followed(by: blocks) }

  func followed(by blocks: [Block]) -> Stretch { blocks.reduce(self) { $0 + $1.stretch } }

  /// Nil if there is nothing to do.
  var estimate: Milliseconds? { acts ? Milliseconds(length(rung: nil)) : nil }

  fileprivate static func work(_ length: WideInt) -> Stretch {
    Stretch(body: min(max(length, 0), EngineLimits.longest), acts: true)
  }
  fileprivate static func rest(_ length: WideInt) -> Stretch {
    let length = min(max(length, 0), EngineLimits.longest)
    return Stretch(lead: length, trail: length)
  }

  /// A rung that no ladder numbers takes a minute.
  fileprivate func length(rung: WideInt?) -> WideInt {
    guard let rung else { return min(body + (lead ?? 0) + min(rungSets, 1_000_000) * 60_000, EngineLimits.longest) }
    let (more, overflow) = perRung.multipliedReportingOverflow(by: min(max(rung, 0), 1_000_000))
    return overflow ? EngineLimits.longest : min(body + more, EngineLimits.longest)
  }

  /// In sequence: of two rests between parts, the later one applies.
  static func + (a: Stretch, b: Stretch) -> Stretch {
    switch (a.acts, b.acts) {
    case (false, false):
      let rest = b.trail ?? a.trail
      return Stretch(lead: rest, trail: rest)
    case (false, true):
      var sum = b
      sum.lead = b.lead ?? a.trail
      return sum
    case (true, false):
      var sum = a
      sum.trail = b.trail ?? a.trail
      return sum
    case (true, true):
      var sum = a
      sum.body = min(a.body + (b.lead ?? a.trail ?? 0) + b.body, EngineLimits.longest)
      sum.perRung = min(a.perRung + b.perRung, EngineLimits.longest)
      sum.rungSets = min(a.rungSets + b.rungSets, EngineLimits.longest)
      sum.trail = b.trail
      return sum
    }
  }

  fileprivate static func chain(_ parts: [Stretch]) -> Stretch { parts.reduce(Stretch(), +) }

  fileprivate func repeated(_ count: Int) -> Stretch {
    guard count > 1, acts else { return count > 0 ? self : Stretch() }
    func times(_ number: WideInt, _ count: Int) -> WideInt {
      let (product, overflow) = number.multipliedReportingOverflow(by: WideInt(count))
      return overflow ? EngineLimits.longest : min(product, EngineLimits.longest)
    }
    var all = self
    all.body = min(times(body, count) + times(lead ?? trail ?? 0, count - 1), EngineLimits.longest)
    all.perRung = times(perRung, count)
    all.rungSets = times(rungSets, count)
    return all
  }

  /// With the ladder's number filled in.
  fileprivate func at(rung: WideInt) -> Stretch {
    var fixed = self
    fixed.body = length(rung: rung)
    fixed.perRung = 0
    fixed.rungSets = 0
    return fixed
  }
}

extension Block {
  fileprivate var stretch: Stretch {
    switch content {
    case .step(let step): step.stretch
    case .group(let group): group.stretch
    }
  }
}

extension Block.Group {
  fileprivate var stretch: Stretch {
    switch form {
    case .exercise: return .chain(withPauses.map { $0.stretch })
    case .sequence, .freeOrder: return .chain(blocks.map { $0.stretch })
    case .choice: return blocks.first?.stretch ?? Stretch()
    case .window(let length): return window(length.clamped.count)
    case .intervals(let lengths, let rounds):
      return rounds > 0 && !lengths.isEmpty ? window(lengths.start(ofRound: rounds).count) : Stretch()
    case .forTime(let cap):
      var all = Stretch.chain(blocks.map { $0.stretch })
      if let cap { all.body = min(all.body, cap.clamped.count) }
      return all
    case .rounds(let count, _):
      guard alternates, !blocks.isEmpty else { return Stretch.chain(blocks.map { $0.stretch }).repeated(count) }
      let parts = blocks.map { $0.stretch }
      let whole = Stretch.chain(parts).repeated(max(count, 0) / parts.count)
      return whole + .chain(Array(parts.prefix(max(count, 0) % parts.count)))
    case .ladder(let rungs, _):
      let parts = blocks.map { $0.stretch }
      let whole = Stretch.chain(parts)
      return .chain(
        rungs.enumerated().map { round, number in
          (alternates && !parts.isEmpty ? parts[round % parts.count] : whole).at(rung: number)
        })
    }
  }

  /// The blocks of an exercise, with what people rest between sets where the plan leaves it to them.
  private var withPauses: [Block] {
    var all: [Block] = []
    var last: Work?
    for block in blocks {
      if case .step(.work(let work)) = block.content {
        if let last, let pause = last.pause(before: work) { all.append(Block(id: block.id, .step(.rest(pause)))) }
        last = work
      } else {
        last = nil
      }
      all.append(block)
    }
    return all
  }

  private func window(_ length: WideInt) -> Stretch {
    blocks.contains { $0.stretch.acts } ? .work(length) : Stretch()
  }
}

extension Step {
  fileprivate var stretch: Stretch {
    switch self {
    case .work(let work): return work.stretch
    case .rest(let rest): return .rest((rest.length ?? rest.upTo ?? .minutes(1)).count)
    case .countdown(let seconds): return .work(WideInt(min(max(seconds, 0), 3600)) * 1000)
    case .breath(let breath):
      switch (breath.length, breath.movement) {
      case (let length?, _): return .work(length.count)
      case (nil, .hold): return .work(60_000)
      case (nil, .breaths): return .work(WideInt(min(max(breath.count, 1), 10_000)) * 4000)
      case (nil, .inhale), (nil, .exhale): return .work(5000)
      }
    case .sit(let sit): return .work((sit.length ?? .minutes(10)).count)
    }
  }
}

extension Work {
  /// Nil if the sets follow each other at once: drops, and work by time or distance.
  fileprivate func pause(before next: Work) -> Rest? {
    guard next.role != .drop, target.isLifted, next.target.isLifted else { return nil }
    return Rest(length: .seconds(role == .warmup ? 60 : 90))
  }

  fileprivate var stretch: Stretch {
    let sides = WideInt(sides)
    switch target {
    case .reps(let amount): return .work(length(ofReps: amount.prescribed ?? 10))
    case .time(let amount): return .work(sides * min(amount.max ?? max(amount.min, 60_000), EngineLimits.longest))
    case .distance(let amount):
      let kilometre: WideInt
      if case .pace(let pace, _) = effort {
        kilometre = pace.count
      } else {
        kilometre = UsualPace.perKilometre(exercise)
      }
      let metres = min(max(amount.prescribed ?? 1_000_000, 0) / 1000, 1_000_000)
      return .work(sides * metres * min(max(kilometre, 0), 86_400_000) / 1000)
    case .energy(let amount): return .work(sides * min(max(amount.prescribed ?? 15, 0), 1_000_000) * 4000)
    case .repsWithin(_, let length): return .work(sides * length.clamped.count)
    case .total(let count): return .work(length(ofReps: count))
    case .cluster(let parts, let pause):
      let pauses = WideInt(min(max(parts.count - 1, 0), 1000)) * min(max(pause.count, 0), 86_400_000)
      return .work(parts.reduce(pauses) { min($0 + length(ofReps: $1.prescribed ?? 10), EngineLimits.longest) })
    case .rung: return Stretch(perRung: length(ofReps: 1), rungSets: 1, acts: true)
    case .open: return .work(60_000)
    }
  }

  private func length(ofReps count: WideInt) -> WideInt {
    min(max(count, 0), 1_000_000) * lengthOfRep * WideInt(sides)
  }

  /// A rep in its tempo, or as fast as it usually goes.
  var lengthOfRep: WideInt {
    func seconds(_ part: Int?) -> WideInt { WideInt(min(max(part ?? 0, 0), 600)) }
    guard let tempo else { return UsualRep.milliseconds(exercise) }
    return max(seconds(tempo.lowering) + seconds(tempo.bottom) + seconds(tempo.lifting) + seconds(tempo.top), 1) * 1000
  }
}

extension Target {
  /// Whether it is reps that one rests between.
  fileprivate var isLifted: Bool {
    switch self {
    case .reps, .cluster: true
    case .time, .distance, .energy, .repsWithin, .total, .rung, .open: false
    }
  }
}
