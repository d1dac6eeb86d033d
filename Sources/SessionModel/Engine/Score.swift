/// The score of a block: the one result that all of it has together, such as the time of *Fran*.

/// What a scored block came to.
public enum Score: Hashable, Codable, Sendable {
  /// Work for time: from its first step to the end of its last set, without pauses.
  case time(Milliseconds)
  /// Work for time that was not finished, because its cap ended it or some of it was skipped: the reps and calories
  /// done.
  case capped(reps: Int)
  /// An amrap: whole rounds, and the reps and calories of the one that was cut off.
  case rounds(Int, extraReps: Int)
  /// Intervals with work in them: how many were held, that is, in how many everything was done.
  case intervals(held: Int, of: Int)
  /// *Death by*: the rounds before the first that was missed, and the reps of that one.
  case deathBy(Int, extraReps: Int)
  /// A ramp test: the watts of the last stage that was held, none if that was not even the first, and how long the next
  /// one lasted.
  case stage(watts: Int, into: Milliseconds)
  /// A tabata that is counted in reps: the least of its sets, and the sum.
  case tabata(least: Int, sum: Int)
  /// Work for load: the best load with which a set was done, in the unit in which it was written; nil is the athlete's.
  case load(Mass, in: Units? = nil)
  /// Work for reps: the sum of its reps and calories.
  case reps(Int)
  /// Work for distance: the sum of its distances, in the unit in which all of them were written; nil is the usual one.
  case distance(Length, in: LengthUnit? = nil)
  /// Work for calories: their sum.
  case calories(Int)
  /// A sitting, or another part of a meditation: its length. Before the sixth rules all of them were sittings.
  case sitting(Milliseconds, as: Sit.Posture = .sit)
  /// A breath held as long as it went.
  case hold(Milliseconds)
}

/// A score and its block.
public struct BlockScore: Hashable, Codable, Sendable {
  /// The id of the block.
  public var block: Int
  /// The name of the block in the plan; nil if it has none.
  public var title: String?
  /// The result.
  public var score: Score
  /// How long its rounds took; nil if it has none that can be compared.
  public var rounds: RoundTimes?
  /// The score of the block with this id.
  public init(block: Int, title: String?, score: Score, rounds: RoundTimes? = nil) {
    self.block = block
    self.title = title
    self.score = score
    self.rounds = rounds
  }
}

extension Engine {
  /// The scores of the blocks that are over, in order. An answer or a correction of a set changes its block's score.
  public var scores: [BlockScore] { scores(from: log.map { Optional($0) }).compactMap { $0 } }

  /// The same from a log that has been corrected since: one element for each scored block that is over, nil if it has
  /// no score.
  ///
  /// - Parameter log: one element for each set in the engine's log, nil for one that was deleted.
  public func scores(from log: [LoggedSet?]) -> [BlockScore?] { scored.elements.map { score(of: $0, in: log) } }

  /// The score of the tabata that runs, from the sets whose reps are known; nil if none runs, or nothing is known.
  public var tabataSoFar: Score? {
    for (depth, frame) in state.place.frames.enumerated() {
      guard case .tabata? = scoredKind(of: frame, at: depth, isTimeUp: false) else { continue }
      let sets = min(frame.firstSet ?? log.count, log.count)..<log.count
      let run = ScoredRun(node: frame.group, kind: .tabata, sets: sets, level: 0)
      return score(of: run, log[sets].filter { !$0.lacksCount })
    }
    return nil
  }

  private func score(of run: ScoredRun, in log: [LoggedSet?]) -> BlockScore? {
    guard run.sets.upperBound <= log.count else { return nil }
    let sets = log[run.sets].compactMap { $0 }
    if sets.isEmpty && !run.sets.isEmpty { return nil }
    let score: Score?
    if let told = sets.last(where: { $0.performance.rounds != nil || $0.performance.extraReps != nil })?.performance,
      let rounds = told.rounds ?? run.wholeRounds
    {
      score = .rounds(rounds, extraReps: told.extraReps ?? 0)
    } else {
      score = scoreOfShort(run.kind, level: run.level, sets) ?? self.score(of: run, sets)
    }
    guard let score else { return nil }
    var title: String?
    if case .group(let group) = tree.nodes[run.node].content { title = group.title }
    return BlockScore(
      block: tree.nodes[run.node].id, title: title, score: score, rounds: run.isTimed ? roundTimes(of: run, sets) : nil)
  }

  private func score(of run: ScoredRun, _ sets: [LoggedSet]) -> Score? {
    switch run.kind {
    case .time(let time): return .time(time)
    case .capped: return .capped(reps: sets.reduce(0) { $0 + reps(of: $1) })
    case .rounds(let whole):
      let extra = sets.reduce(0) { $1.round(at: run.level) == whole + 1 ? $0 + reps(of: $1) : $0 }
      return .rounds(whole, extraReps: extra)
    case .intervals(let rounds): return intervals(rounds, of: run, sets)
    case .deathBy: return stage(sets) ?? deathBy(run, sets)
    case .tabata:
      // What nobody entered may be less than the least.
      if session.rules >= .sixth, sets.contains(where: { $0.lacksCount }) { return nil }
      let reps = sets.compactMap { $0.performance.reps ?? calories(of: $0.performance) }
      guard let least = reps.min() else { return nil }
      return .tabata(least: least, sum: reps.reduce(0, +))
    case .goal(.load): return bestLoad(sets)
    case .goal(.reps): return .reps(sets.reduce(0) { $0 + repsAndCalories(of: $1) })
    case .goal(.distance): return distance(sets)
    case .goal(.calories):
      return .calories(Int(clamping: sets.reduce(0) { min($0 + kilocalories(of: $1), EngineLimits.longest) }))
    case .sitting(let time, let posture): return .sitting(time, as: posture)
    case .hold(let time): return .hold(time)
    }
  }

  /// Nil if no set was done with a load.
  private func bestLoad(_ sets: [LoggedSet]) -> Score? {
    guard let best = sets.compactMap({ $0.lifted }).max() else { return nil }
    let set = sets.first { $0.lifted == best }
    return .load(best, in: session.rules < .seventh ? nil : set?.units?.load)
  }

  /// All of it, in the unit that all of its sets have in common.
  private func distance(_ sets: [LoggedSet]) -> Score {
    let measured = sets.filter { $0.performance.distance != nil }
    let units = Set(measured.map { $0.units?.distance })
    let sum = measured.reduce(0) { sum, set in
      min(sum + max(set.performance.distance?.millimetres ?? 0, 0), EngineLimits.longest)
    }
    return .distance(Length(millimetres: sum), in: units.count == 1 ? units.first ?? nil : nil)
  }

  /// What a set adds to the reps of a round or of work that was not finished. A calorie counts as a rep; before the
  /// nineteenth rules it did not.
  func reps(of set: LoggedSet) -> Int {
    session.rules >= .nineteenth ? repsAndCalories(of: set) : set.performance.reps ?? 0
  }

  private func repsAndCalories(of set: LoggedSet) -> Int {
    (set.performance.reps ?? 0) + Int(clamping: kilocalories(of: set))
  }

  private func kilocalories(of set: LoggedSet) -> WideInt { max(set.performance.energy?.kilocalories ?? 0, 0) }

  /// Calories count like reps under today's rules.
  private func calories(of performance: Performance) -> Int? {
    session.rules < .fourth ? nil : performance.energy.map { Int(clamping: $0.kilocalories) }
  }

  private func deathBy(_ run: ScoredRun, _ sets: [LoggedSet]) -> Score {
    let missed = sets.first { $0.isMissed }?.round(at: run.level)
    var held: Set<Int> = []
    var extra = 0
    for set in sets {
      guard let round = set.round(at: run.level) else { continue }
      if round < missed ?? .max { held.insert(round) }
      if round == missed { extra += reps(of: set) }
    }
    return .deathBy(held.count, extraReps: extra)
  }

  /// What the last stage was, not how many there were; nil if its number is not a power or a load.
  private func stage(_ sets: [LoggedSet]) -> Score? {
    if sets.contains(where: { $0.work.rung == .load }) { return bestLoad(sets) }
    guard sets.contains(where: { $0.work.rung == .power }) else { return nil }
    var held: WideInt = 0
    for set in sets {
      if set.isMissed { return .stage(watts: Int(clamping: held), into: set.performance.time ?? .zero) }
      if case .power(let watts, _) = set.work.effort { held = watts }
    }
    return .stage(watts: Int(clamping: held), into: .zero)
  }

  /// A round is held if each of its sets was done before its end, with no fewer reps than were asked for.
  private func intervals(_ rounds: Int, of run: ScoredRun, _ sets: [LoggedSet]) -> Score? {
    var done: [Int: Int] = [:]
    var missed = run.lateRounds
    for set in sets {
      guard let round = set.round(at: run.level) else { continue }
      done[round, default: 0] += 1
      if set.isMissed { missed.insert(round) }
    }
    var (held, all) = (0, 0)
    for round in 0..<min(rounds, 10_000) {
      let wanted = tree.actions(inRound: round, of: run.node)
      guard wanted > 0 else { continue }
      all += 1
      if !missed.contains(round + 1), WideInt(done[round + 1] ?? 0) >= wanted { held += 1 }
    }
    return all > 0 ? .intervals(held: held, of: all) : nil
  }
}

extension ScoredRun {
  /// Whether it is scored by time or by rounds, so that the times of its rounds are of interest.
  fileprivate var isTimed: Bool {
    switch kind {
    case .time, .capped, .rounds: true
    case .intervals, .deathBy, .tabata, .goal, .sitting, .hold: false
    }
  }

  fileprivate var wholeRounds: Int? {
    switch kind {
    case .rounds(let rounds): rounds
    case .time, .capped: 0
    case .intervals, .deathBy, .tabata, .goal, .sitting, .hold: nil
    }
  }
}

extension LoggedSet {
  /// The load of one implement in a set that was done; of bodyweight work, what was added. Nil for a miss or without a
  /// load.
  fileprivate var lifted: Mass? {
    if isMissed || performance.reps == 0 { return nil }
    let planned: Mass? =
      switch work.load {
      case .mass(_, let each, _): each
      case .bodyweight(let plus): plus
      case .unstated, .asked, .share: nil
      }
    return (performance.load ?? planned).flatMap { $0 > .zero ? $0 : nil }
  }

  /// Whether its reps or calories were asked for and not entered.
  fileprivate var lacksCount: Bool {
    switch work.target {
    case .repsWithin: performance.reps == nil && performance.energy == nil
    case .energyWithin: performance.energy == nil
    case .reps, .time, .distance, .energy, .breaths, .distanceWithin, .total, .cluster, .rung, .open: false
    }
  }

  func round(at level: Int) -> Int? {
    occurrence.rounds.indices.contains(level) ? occurrence.rounds[level] : nil
  }
}

extension Tree {
  /// How many actions a round of intervals has, from 0; at least one if it cannot be known.
  fileprivate func actions(inRound round: Int, of group: Int) -> WideInt {
    var tally = tally(ofRounds: round..<(round + 1), in: group)
    if let only = nodes[group].children.first, nodes[group].children.count == 1, takesTurnsOfRoundsAround(only) {
      tally = self.tally(ofRounds: round..<(round + 1), in: only)
    }
    return tally.open > 0 ? max(tally.actions, 1) : tally.actions
  }
}
