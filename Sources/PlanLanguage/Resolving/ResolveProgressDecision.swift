/// Items of one lift with a `progress` each: those that say the same take one step together; those that differ are reported.

import SessionModel

/// An exercise with a `progress`, for comparison with others whose stored values are the same.
struct ProgressedMove {
  var span: Span
  var file: Int
  var says: WrittenProgress
  /// When it does not gain, and what it loses.
  var otherwise: [String]
  var decision: Int32
}

/// What a `progress` says that must not differ where the stored values are the same.
struct WrittenProgress: Hashable {
  /// The key of a stored value.
  var state: String
  var gain: [WrittenStep]
  /// What its sets ask for of what changes; nil where only the athlete's numbers say it.
  var amounts: [WideInt]?
  var changesMax: Bool
  var changesLoad: Bool
}

/// A step as far as it is known; otherwise as it is written.
enum WrittenStep: Hashable {
  case known(Plan.Quantity)
  case text(String)
  case nothing
}

extension Resolver {
  mutating func nextDecision() -> Int32 {
    decisions += 1
    return decisions
  }

  /// Items whose stored values are the same take a step together, once a session. If what they say differs, each step
  /// changes all of them.
  ///
  /// - Parameter head: what decides about everything in the group around it.
  mutating func decide(
    _ place: Int32, _ written: Progress, head: Int32?, _ sets: Range<Int32>, _ attributes: Plan.Attributes
  ) {
    let progression = plan.progressions[Int(place)]
    let key = progression.states.added.index
    let says = WrittenProgress(
      state: plan.states[Int(key)].key, gain: steps(of: written.gain),
      amounts: amounts(of: progression.gain, sets, attributes), changesMax: progression.gain.isOfMax,
      changesLoad: progression.gain.changesLoad)
    var move = ProgressedMove(
      span: written.span, file: file, says: says, otherwise: otherwise(of: written), decision: 0)
    let others = progressed[key] ?? []
    let same = others.first { $0.otherwise == move.otherwise && $0.says.isSameStep(as: says) }
    move.decision = same?.decision ?? head ?? nextDecision()
    plan.progressions[Int(place)].decision = move.decision
    progressed[key] = others + [move]
    plan.writtenProgress.insert(says)
    if let other = others.first(where: { $0.differs(from: move) }) {
      report(move, against: other, isOnly: others.count == 1, label: attributes.label)
    }
  }

  private mutating func report(_ move: ProgressedMove, against other: ProgressedMove, isOnly: Bool, label: String?) {
    guard file == 0, !isInUnusedTemplate else { return }
    let (one, two) = (other.says, move.says)
    let isHeavier = (two.amounts?.max() ?? 0) > (one.amounts?.max() ?? 0)
    let name = isHeavier ? "heavy" : "light"
    let place = Span(start: move.span.end, end: move.span.end)
    let areLoads = one.changesLoad && two.changesLoad && one.amounts != nil && two.amounts != nil
    report(
      .progressOfBoth, at: move.span,
      labels: other.file == file ? [Diagnostic.Label(.firstHere, at: other.span)] : [],
      hints: [.labelEach(name)],
      fixes: isOnly && label == nil && areLoads ? [Fix(replace: place, with: " label \"\(name)\"")] : [])
  }

  private mutating func steps(of gain: Progress.Gain) -> [WrittenStep] {
    switch gain {
    case .missing: []
    case .max(let step): [self.step(step)]
    case .reps(let last, let then): [.nothing, step(last), step(then)]
    case .change(let step, let last, let then): [self.step(step), self.step(last), self.step(then)]
    }
  }

  private mutating func step(_ id: NodeID<Expression>?) -> WrittenStep { id.map { step(tree[$0]) } ?? .nothing }

  private mutating func step(_ expression: Expression) -> WrittenStep {
    let mark = plan.expressions.count
    defer { plan.expressions.removeSubrange(mark...) }
    switch expression.kind {
    case .quantity, .name: if case .known(let quantity) = lower(expression).evaluated { return .known(quantity) }
    case .bodyweight, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range, .missing:
      break
    }
    return .text(tree.string(expression.span))
  }

  private func otherwise(of written: Progress) -> [String] {
    var texts: [String] = []
    if let condition = written.condition { texts.append(tree.string(condition.span)) }
    if let loss = written.loss {
      texts.append(tree.string(loss.change.span))
      if let misses = loss.misses { texts.append(tree.string(tree[misses].span)) }
    }
    return texts
  }

  /// The loads of the sets, or how much they ask for, whichever changes.
  private func amounts(
    of gain: Plan.Progression.Gain, _ sets: Range<Int32>, _ attributes: Plan.Attributes
  ) -> [WideInt]? {
    var amounts: [WideInt] = []
    for set in plan.sets[sets.range] {
      guard let amount = gain.changesLoad ? load(set.intensity ?? attributes.intensity) : least(of: set.target) else {
        return nil
      }
      if !amounts.contains(amount) { amounts.append(amount) }
    }
    return amounts.isEmpty ? nil : amounts
  }

  private func load(_ intensity: Plan.Intensity?) -> WideInt? {
    switch intensity {
    case .mass(_, let load, _, _), .bodyweight(let load, _), .share(let load, _): plan.known(load)
    case .shareAnd, .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, .byLevel, nil: nil
    }
  }

  private func least(of target: Plan.Target) -> WideInt? {
    switch target {
    case .reps(let amount, _), .time(let amount, _), .distance(let amount, _), .energy(let amount, _),
      .breaths(let amount, _), .repsWithin(let amount, _, _), .total(let amount, _):
      plan.known(amount)
    case .mostEnergy, .mostDistance, .energyOfRung, .cluster, .unstated: nil
    }
  }
}

extension ProgressedMove {
  /// Whether nobody means that a step of one of them changes the other, too. One that is written once is one.
  fileprivate func differs(from other: ProgressedMove) -> Bool {
    guard !says.changesMax, !other.says.changesMax, span != other.span || file != other.file else { return false }
    if says.gain != other.says.gain { return true }
    guard let amounts = says.amounts, let others = other.says.amounts else { return false }
    return amounts != others
  }
}

extension WrittenProgress {
  fileprivate func isSameStep(as other: WrittenProgress) -> Bool {
    gain == other.gain && changesMax == other.changesMax
  }
}
