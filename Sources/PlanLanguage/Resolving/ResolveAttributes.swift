/// Attributes of an item or a group's head other than rests: tempo, side, warm-up, drops, texts.

import SessionModel

extension Resolver {
  /// Whether there is more than a rest, which is rare.
  func hasOthers(_ nodes: Nodes<Attribute>) -> Bool {
    nodes.range.contains { !tree.attributes[$0].kind.isRest }
  }

  /// Attributes other than the rest.
  ///
  /// - Parameter exercise: the one that has them; nil for a group. What is said about its recovery is left out.
  mutating func others(among nodes: Nodes<Attribute>, of exercise: Plan.ExerciseID? = nil) -> Plan.Attributes {
    var attributes = Plan.Attributes()
    let isEndurance = exercise.map(isEndurance)
    for index in nodes.range where isEndurance.map({ !isOfRecovery(index, among: nodes, isEndurance: $0) }) ?? true {
      add(tree.attributes[index], to: &attributes)
    }
    return attributes
  }

  /// The pause for a cluster among the sets.
  func pause(among nodes: Nodes<Attribute>) -> Expression? {
    for index in nodes.range {
      if case .pause(let length) = tree.attributes[index].kind { return length }
    }
    return nil
  }

  /// A longer pause was meant as the rest, a short one as what each rep is held.
  mutating func reportPauseWithoutCluster(_ length: Expression, among nodes: Nodes<Attribute>, isEndurance: Bool) {
    let written = tree.string(length.span)
    guard case .quantity(let quantity) = length.kind, let seconds = quantity.wholeSeconds else {
      return report(.pauseWithoutCluster, at: length.span)
    }
    let attributes = tree[nodes]
    let word: Keyword = seconds >= 20 || isEndurance ? .rest : .hold
    let isFree = !attributes.contains { $0.kind.keyword == word }
    let pause = attributes.first { $0.kind.keyword == .pause }
    let place = pause.map { Span(start: $0.span.start, end: length.span.start) }
    report(
      .pauseWithoutCluster, at: length.span, hints: [.write("\(word.word) \(written)")],
      fixes: place.map { isFree && word == .rest ? [Fix(replace: $0, with: word.word + " ")] : [] } ?? [])
  }

  func progress(among nodes: Nodes<Attribute>) -> Progress? {
    for index in nodes.range {
      if case .progress(let id) = tree.attributes[index].kind { return tree[id] }
    }
    return nil
  }

  private mutating func add(_ attribute: Attribute, to attributes: inout Plan.Attributes) {
    switch attribute.kind {
    case .rest, .between, .pause, .bell, .progress: break
    case .optional: attributes.isOptional = true
    case .every(let intervals): if !reportWay(among: intervals) { attributes.every = times(intervals) }
    case .tempo(let digits):
      attributes.tempo = Tempo(
        lowering: digits.lowering.map(Int.init), bottom: digits.bottom.map(Int.init),
        lifting: digits.lifting.map(Int.init), top: digits.top.map(Int.init))
    case .hold(let length): attributes.hold = hold(length)
    case .side(let word): attributes.side = word.side
    case .height(let options): attributes.heights = heights(options)
    case .cadence(let value, let end): attributes.cadence = cadence(value, to: end)
    case .incline(let value): attributes.incline = incline(value)
    case .resistance(let value): attributes.resistance = resistance(value)
    case .warmup(let id):
      let sets = tree[id]
      attributes.hasNoWarmup = sets.entries.isEmpty
      attributes.warmup = warmup(sets.entries, closing: sets.closing)
    case .drop(let sets): attributes.drops = drops(sets)
    case .rpe(let expression): attributes.effort = rpe(expression)
    case .rir(let expression): attributes.effort = rir(expression)
    case .note(let text): attributes.notes.append(tree.string(text))
    case .cue(let text): attributes.cues.append(tree.string(text))
    case .say(let text): attributes.say = tree.string(text)
    case .label(let text): attributes.label = tree.string(text)
    }
  }

  private mutating func hold(_ length: Expression) -> Plan.Hold? {
    let (low, high) = bounds(length)
    guard let least = positive(low, .time, expected: .time, counted: .time) else { return nil }
    guard let high else { return Plan.Hold(least: least) }
    guard let most = positive(high, .time, expected: .time, counted: .time), rises(least, most, of: length) else {
      return nil
    }
    return Plan.Hold(least: least, most: most)
  }

  /// `@ rpe 8 rir 1`, `rpe 8 rir 1`: only one of them could count.
  mutating func reportSecondEffort(among attributes: Nodes<Attribute>, beside intensities: [Intensity]) {
    let efforts = tree[attributes].filter { $0.kind.isEffort }
    guard let last = efforts.last, let rating = efforts.first else { return }
    let first = intensities.first { $0.kind.isRating }?.span ?? rating.span
    guard first != last.span else { return }
    report(
      .duplicate(last.kind.keyword.word), at: last.span, labels: [Diagnostic.Label(.firstHere, at: first)],
      hints: [.remove], fixes: tree.says(last.span, sameAs: first) ? [Fix(replace: last.span, with: "")] : [])
  }

  mutating func times(_ nodes: Nodes<Expression>) -> [Plan.Value] {
    var values: [Plan.Value] = []
    for index in nodes.range {
      if let value = positive(tree.expressions[index], .time, expected: .time, counted: .time) { values.append(value) }
    }
    return values
  }

  /// `run 40km every 8km say "drink"`: an interval is a time.
  private mutating func reportWay(among intervals: Nodes<Expression>) -> Bool {
    for interval in tree[intervals] {
      guard case .quantity(let written) = interval.kind, written.unit.dimension == .length else { continue }
      report(
        .wrongUnit(expected: .time, found: .length), at: interval.span,
        hints: [.stretches("5x\(tree.string(interval.span))")])
      return true
    }
    return false
  }

  private mutating func warmup(_ entries: Nodes<SetEntry>, closing: Nodes<Intensity>) -> [Plan.SetEntry] {
    let places = resolveSets(entries, of: nil, closing: closing, pause: nil)
    let resolved = Array(plan.sets[Int(places.lowerBound)..<Int(places.upperBound)])
    plan.sets.removeSubrange(Int(places.lowerBound)...)
    return resolved
  }

  /// The defaults that the head of a group or a declaration gives to its items. Its notes are not inherited.
  ///
  /// - Parameter goesRound: whether each round may have an intensity of its own.
  mutating func resolveDefaults(
    _ intensities: Nodes<Intensity>, _ attributes: Nodes<Attribute>, goesRound: Bool = false, notes: inout [String]
  ) -> Plan.Defaults? {
    guard !intensities.isEmpty || !attributes.isEmpty else { return nil }
    reportSecondEffort(among: attributes, beside: Array(tree[intensities]))
    var defaults = Plan.Defaults()
    if goesRound, intensities.count > 1 {
      let whole = tree.sharedWhole(tree[intensities])
      for index in intensities.range {
        if let one = intensity(tree.intensities[index], of: whole) { defaults.intensityOfRound.append(one) }
      }
    } else if let first = tree[intensities].first {
      defaults.intensity = intensity(first)
      if let second = tree[intensities].dropFirst().first {
        report(.intensityCount(given: intensities.count, entries: 1, sets: 1), at: second.span)
      }
    }
    defaults.rest = rest(among: attributes)
    defaults.attributes = others(among: attributes)
    notes += defaults.attributes.notes
    defaults.attributes.notes = []
    return defaults
  }

  /// Stores defaults, if there are any, in the plan.
  mutating func place(_ defaults: Plan.Defaults?) -> Int32? {
    guard let defaults else { return nil }
    plan.defaults.append(defaults)
    return Int32(truncatingIfNeeded: plan.defaults.count - 1)
  }
}

extension Attribute.Kind {
  /// The words of a note, a cue or what is said aloud.
  var said: Text? {
    switch self {
    case .note(let text), .cue(let text), .say(let text): text
    case .rest, .between, .every, .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop,
      .pause, .rpe,
      .rir, .label, .bell,
      .progress, .optional:
      nil
    }
  }

  var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}

extension SideWord {
  fileprivate var side: Side {
    switch self {
    case .left: .left
    case .right: .right
    case .each: .each
    case .alternate: .alternate
    }
  }
}

extension Intensity.Kind {
  /// Whether it is a number on a scale of effort.
  fileprivate var isRating: Bool {
    switch self {
    case .effort(.rpe), .effort(.rir): true
    case .value, .each, .effort(.zone), .ask, .ramp, .alternatives, .missing: false
    }
  }
}
