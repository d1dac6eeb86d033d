/// How long a session will take, roughly: timed parts as they are, the rest by stated rates.
extension Session {
  /// Reps take their tempo, or 3 s; a side each doubles them; `max` counts as 10 reps, a total as sets of 10. Distance
  /// goes at its pace, or at 6 min/km; energy at 15 kcal/min. Work with nothing prescribed takes 1 min, an open rest
  /// 1 min, a rest of a range its lower end, an open hold 1 min, another open breath 5 s (each of several 4 s), an open
  /// sit 10 min. Windows count in full, work for time up to its cap; of a choice the first option; of a ladder without
  /// end the written rungs. Nil for a session with nothing to do.
  public func estimatedDuration() -> Milliseconds? {
    var estimate = Estimate()
    for block in blocks { estimate.add(block) }
    return estimate.hasActions ? Milliseconds(estimate.total) : nil
  }
}

private struct Estimate {
  var total = 0
  var hasActions = false
  /// The last rest, which counts once something follows.
  private var rest = 0
  private var rung: Int?

  mutating func add(_ block: Block) {
    switch block.content {
    case .step(let step): add(step)
    case .group(let group): add(group)
    }
  }

  private mutating func pass(_ length: Int) {
    hasActions = true
    total = min(total + rest, Sane.longest)
    rest = 0
    total = min(total + min(max(length, 0), Sane.longest), Sane.longest)
  }

  private mutating func add(_ step: Step) {
    switch step {
    case .work(let work): pass(work.estimatedLength(rung: rung, rest: rest))
    case .rest(let pause): rest = min(max((pause.length ?? pause.upTo ?? .minutes(1)).count, 0), Sane.longest)
    case .countdown(let seconds): rest = min(rest + min(max(seconds, 0), 3600) * 1000, Sane.longest)
    case .breath(let breath):
      switch (breath.length, breath.movement) {
      case (let length?, _): pass(length.count)
      case (nil, .hold): pass(60_000)
      case (nil, .breaths): pass(min(max(breath.count, 1), 10_000) * 4000)
      case (nil, .inhale), (nil, .exhale): pass(5000)
      }
    case .sit(let sit): pass((sit.length ?? .minutes(10)).count)
    }
  }

  private mutating func add(_ group: Group) {
    switch group.form {
    case .exercise, .sequence, .freeOrder: for block in group.blocks { add(block) }
    case .choice: if let first = group.blocks.first { add(first) }
    case .window(let length): addWindow(group, length.clamped.count)
    case .intervals(let lengths, let rounds):
      addWindow(group, rounds > 0 && !lengths.isEmpty ? lengths.start(ofRound: rounds).count : 0)
    case .forTime(let cap):
      let start = min(total + rest, Sane.longest)
      for block in group.blocks { add(block) }
      if let cap { total = min(total, start + cap.clamped.count) }
    case .rounds(let count, _): addRounds(group, count)
    case .ladder(let rungs, _):
      let outer = rung
      for (round, number) in rungs.enumerated() {
        rung = number
        addRound(group, round)
      }
      rung = outer
    }
  }

  private mutating func addWindow(_ group: Group, _ length: Int) {
    var inside = Estimate()
    for block in group.blocks { inside.add(block) }
    if inside.hasActions, length > 0 { pass(length) }
  }

  private mutating func addRound(_ group: Group, _ round: Int) {
    if group.alternates, !group.blocks.isEmpty {
      add(group.blocks[round % group.blocks.count])
    } else {
      for block in group.blocks { add(block) }
    }
  }

  /// The rounds after the second take as long as the second; turns go round after as many rounds as there are blocks.
  private mutating func addRounds(_ group: Group, _ count: Int) {
    let cycle = group.alternates ? max(group.blocks.count, 1) : 1
    var round = 0
    while round < min(count, 2 * cycle) {
      addRound(group, round)
      round += 1
    }
    guard round < count else { return }
    let before = total
    for _ in 0..<cycle {
      addRound(group, round % cycle)
      round += 1
    }
    let (more, overflow) = (total - before).multipliedReportingOverflow(by: (count - round) / cycle)
    total = overflow ? Sane.longest : min(total + more, Sane.longest)
  }
}

extension Work {
  /// In milliseconds; `rest` is what lies between the sets of a total.
  fileprivate func estimatedLength(rung: Int?, rest: Int) -> Int {
    switch target {
    case .reps(let amount): return reps(amount.prescribed ?? 10)
    case .time(let amount): return amount.max ?? max(amount.min, 60_000)
    case .distance(let amount):
      let kilometre: Int
      if case .pace(let pace, _) = effort { kilometre = pace.count } else { kilometre = 360_000 }
      let metres = min(max(amount.prescribed ?? 1_000_000, 0) / 1000, 1_000_000)
      return metres * min(max(kilometre, 0), 86_400_000) / 1000
    case .energy(let amount): return min(max(amount.prescribed ?? 15, 0), 1_000_000) * 4000
    case .repsWithin(_, let length): return length.count
    case .total(let count): return reps(count) + min(max((count - 1) / 10, 0), 1000) * rest
    case .cluster(let parts, let pause):
      let pauses = min(max(parts.count - 1, 0), 1000) * min(max(pause.count, 0), 86_400_000)
      return parts.reduce(pauses) { $0 + reps($1.prescribed ?? 10) }
    case .rung: return rung.map { reps($0) } ?? 60_000
    case .open: return 60_000
    }
  }

  private func reps(_ count: Int) -> Int {
    func seconds(_ part: Int?) -> Int { min(max(part ?? 0, 0), 600) }
    let rep = tempo.map { seconds($0.lowering) + seconds($0.bottom) + seconds($0.lifting) + seconds($0.top) } ?? 3
    return min(max(count, 0), 1_000_000) * max(rep, 1) * 1000 * (side == .each ? 2 : 1)
  }
}
