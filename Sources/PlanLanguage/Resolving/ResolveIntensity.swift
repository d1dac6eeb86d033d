/// What follows `@`, by its dimension: a load, a share of a max, an effort, a pace, a power.

import SessionModel

extension Resolver {
  /// Nobody lifts more than this share of a max.
  private static let shareLimitPercent = 200

  mutating func intensity(_ node: Intensity) -> Plan.Intensity? { ofLoad { $0.intensityAlone(node) } }

  private mutating func intensityAlone(_ node: Intensity) -> Plan.Intensity? {
    switch node.kind {
    case .value(let expression):
      if let effort = effort(named: expression) { return effort }
      if let word = effortWord(expression) { return word }
      return intensity(of: expression, expected: .intensity)
    case .each(let operands):
      let (count, load) = tree[operands]
      return implements(count, load)
    case .effort(let written): return effort(written)
    case .ask(let suggestion): return asked(suggestion.map { tree[$0] })
    case .ramp(let ends): return ramp(tree[ends], of: nil)
    case .alternatives(let options): return intensity(options, of: nil, at: node.span)
    case .missing: return nil
    }
  }

  /// The same, with `whole` as the base of a bare percentage.
  mutating func intensity(_ node: Intensity, of whole: Expression?) -> Plan.Intensity? {
    ofLoad { $0.intensityAlone(node, of: whole) }
  }

  /// The sets that are read in here decide only what is lifted.
  mutating func ofLoad(_ read: (inout Resolver) -> Plan.Intensity?) -> Plan.Intensity? {
    let shapeReadsSets = plan.shapeReadsSets
    defer { plan.shapeReadsSets = shapeReadsSets }
    return read(&self)
  }

  private mutating func intensityAlone(_ node: Intensity, of whole: Expression?) -> Plan.Intensity? {
    if case .alternatives(let options) = node.kind { return intensity(options, of: whole, at: node.span) }
    if case .ramp(let ends) = node.kind { return ramp(tree[ends], of: whole) }
    guard let whole, case .value(let expression) = node.kind else { return intensity(node) }
    let (low, high) = bounds(expression)
    guard low.isPercentage, high?.isPercentage ?? true else { return intensity(node) }
    let lowered = share(low, of: whole)
    guard let dimension = lowered.evaluated.dimension, let least = load(lowered, at: low.span) else { return nil }
    let units = writtenUnits(of: whole)
    guard let high else {
      return intensity(dimension, least, upTo: nil, units, at: expression.span, expected: .intensity)
    }
    guard let most = load(share(high, of: whole), at: high.span),
      let ends = ends(least, most, areSpeeds: dimension == .pace, of: expression)
    else { return nil }
    return intensity(dimension, ends.low, upTo: ends.high, units, at: expression.span, expected: .intensity)
  }

  /// The ends of a range that rises. Of speeds and shares of a pace, the higher end is the faster pace and comes first.
  private mutating func ends(
    _ low: Plan.Value, _ high: Plan.Value, areSpeeds: Bool, of expression: Expression, canRamp: Bool = false
  ) -> (low: Plan.Value, high: Plan.Value)? {
    let ends = areSpeeds ? (low: high, high: low) : (low: low, high: high)
    return rises(ends.low, ends.high, of: expression, canRamp: canRamp) ? ends : nil
  }

  /// A value as a load: one that is computed stays an expression, so that it is rounded to the athlete's plates.
  private mutating func load(_ lowered: Lowered, at span: Span) -> Plan.Value? {
    guard case .known(let quantity) = lowered.evaluated, quantity.dimension == .mass else {
      return value(lowered, at: span)
    }
    switch lowered.origin {
    case .written: return value(lowered, at: span)
    case .added: return Plan.Value(append(.load(quantity, isSum: true), span))
    case .computed: return Plan.Value(append(.load(quantity, isSum: false), span))
    }
  }

  /// The same of an expression that must have this dimension and may not be below zero.
  private mutating func load(_ expression: Expression, _ dimension: Plan.Dimension, expected: Expected) -> Plan.Value? {
    guard let lowered = lower(expression, as: dimension, expected: expected) else { return nil }
    guard let value = load(lowered, at: expression.span) else { return nil }
    guard let known = plan.known(value), known < 0 else { return value }
    report(.negative, at: expression.span)
    return nil
  }

  /// An intensity, determined by its dimension.
  mutating func intensity(of expression: Expression, expected: Expected) -> Plan.Intensity? {
    if let added = addedToBodyweight(expression) {
      switch added {
      case .nothing: return .bodyweight(plus: .zero, in: nil)
      case .plus(let operand):
        let unit = writtenUnits(of: operand)?.load
        return value(operand, .mass, expected: .mass).map { .bodyweight(plus: $0, in: unit) }
      case .minus(let operand):
        let unit = writtenUnits(of: operand)?.load
        return negated(operand).map { .bodyweight(plus: $0, in: unit) }
      case .sum:
        let unit = writtenUnits(of: expression)?.load
        let sum = lowerChain(expression, beginningWith: Lowered(evaluated: .known(Plan.Quantity(0, .mass))))
        return value(sum, at: expression.span).map { .bodyweight(plus: $0, in: unit) }
      }
    }
    if let both = shareAndMass(expression) { return both }
    let (low, high) = bounds(expression)
    if case .quantity(let written) = low.kind, written.unit.dimension == .mass, high == nil {
      let unit = writtenUnits(of: low)?.load
      return value(low, .mass, expected: expected).map { .mass(count: 1, $0, upTo: nil, in: unit) }
    }
    let lowered = lower(low)
    guard let dimension = lowered.evaluated.dimension, var least = load(lowered, at: low.span) else { return nil }
    if let known = plan.known(least), known < 0 {
      let rest = (1000 + known) / 10
      let isTakenOff = dimension == .share && high == nil && known % 10 == 0 && rest > 0
      report(
        .negative, at: low.span,
        hints: isTakenOff ? [.writeFor("@ \(rest)% of lifted(1)", meaning: .setsAfter)] : [])
      return nil
    }
    let units = writtenUnits(of: low)
    var most: Plan.Value?
    if let high {
      let canRamp = dimension == .power || dimension == .heartRate || dimension == .pace
      let areSpeeds = dimension == .pace && (units?.pace?.isSpeed == true || low.isShare)
      guard let value = load(high, dimension, expected: expected),
        let ends = ends(least, value, areSpeeds: areSpeeds, of: expression, canRamp: canRamp)
      else { return nil }
      (least, most) = (ends.low, ends.high)
    }
    return intensity(
      dimension, least, upTo: most, units, at: expression.span, expected: expected)
  }

  private mutating func intensity(
    _ dimension: Plan.Dimension, _ low: Plan.Value, upTo high: Plan.Value?, _ units: WrittenUnits?, at span: Span,
    expected: Expected
  ) -> Plan.Intensity? {
    switch dimension {
    case .mass: return .mass(count: 1, low, upTo: high, in: units?.load)
    case .share:
      if let known = plan.known(high ?? low), known > Self.shareLimitPercent * 10 {
        report(.shareTooHigh(limitPercent: Self.shareLimitPercent), at: span)
        return nil
      }
      return .share(low, upTo: high)
    case .pace where expected == .intensity: return .pace(low, upTo: high, per: units?.pace)
    case .power where expected == .intensity: return .power(low, upTo: high)
    case .heartRate where expected == .intensity: return .heartRate(low, upTo: high)
    case .time where expected == .intensity:
      reportTime(low, at: span)
      return nil
    case .pace, .power, .heartRate, .cadence, .strokeRate, .number, .time, .length, .energy, .rpe, .rir:
      report(.wrongUnit(expected: expected, found: dimension), at: span)
      return nil
    }
  }

  /// `40% + 10kg`, `90% - 5kg`; nil for anything else, and no intensity for a mistake.
  private mutating func shareAndMass(_ expression: Expression) -> Plan.Intensity?? {
    let (operands, isSum): (Operands, Bool)
    switch expression.kind {
    case .sum(let both): (operands, isSum) = (both, true)
    case .difference(let both): (operands, isSum) = (both, false)
    case .quantity, .bodyweight, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing:
      return nil
    }
    let (left, right) = tree[operands]
    guard let one = dimension(of: left), let two = dimension(of: right) else { return .some(nil) }
    guard one == .share, two == .mass else { return nil }
    let share = unsigned(left, .share, expected: .intensity)
    guard let share, let mass = isSum ? value(right, .mass, expected: .mass) : negated(right) else { return .some(nil) }
    return .some(.shareAnd(share, plus: mass))
  }

  private enum AddedToBodyweight {
    case nothing
    case plus(Expression)
    case minus(Expression)
    /// More than one term.
    case sum
  }

  /// `bw`, `bw+10kg`, `bw-20kg`, `bw + lifted(1) - 5kg`.
  private func addedToBodyweight(_ expression: Expression) -> AddedToBodyweight? {
    switch expression.kind {
    case .bodyweight: return .nothing
    case .sum(let operands), .difference(let operands):
      let (left, right) = tree[operands]
      guard left.kind != .bodyweight else {
        return if case .sum = expression.kind { .plus(right) } else { .minus(right) }
      }
      return isSumOnBodyweight(left) ? .sum : nil
    case .quantity, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing: return nil
    }
  }

  private func isSumOnBodyweight(_ expression: Expression) -> Bool {
    var leftmost = expression
    while true {
      switch leftmost.kind {
      case .sum(let operands), .difference(let operands): leftmost = tree[operands].left
      case .bodyweight: return true
      case .quantity, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing: return false
      }
    }
  }

  private mutating func negated(_ expression: Expression) -> Plan.Value? {
    guard let lowered = lower(expression, as: .mass, expected: .mass) else { return nil }
    return scaled(lowered, by: -1, at: expression.span)
  }

  /// A lowered number times a factor, as a value.
  mutating func scaled(_ lowered: Lowered, by factor: WideInt, at span: Span) -> Plan.Value? {
    let times = Plan.Quantity(factor, .number)
    guard let evaluated = try? lowered.evaluated.combined(.product, with: .known(times)) else {
      report(.numberTooLarge, at: span)
      return nil
    }
    guard case .unknown = evaluated else { return wholeValue(evaluated, at: span) }
    let (one, two) = (expression(lowered, at: span), expression(Lowered(evaluated: .known(times)), at: span))
    return Plan.Value(append(.binary(.product, one, two), span))
  }

  /// A known result to the nearest whole unit.
  private mutating func wholeValue(_ evaluated: Evaluated, at span: Span) -> Plan.Value? {
    guard case .known(let quantity) = evaluated else { return nil }
    return value(Lowered(evaluated: .known(Plan.Quantity(quantity.rounded, quantity.dimension))), at: span)
  }

  /// `2x24kg`.
  mutating func implements(_ count: Expression, _ load: Expression) -> Plan.Intensity? {
    let number = positive(count, .number, expected: .number, counted: .load)
    let (low, high) = bounds(load)
    guard let number, let least = self.load(low, .mass, expected: .mass) else { return nil }
    guard let known = plan.known(number), let count = Int32(exactly: known), count <= 100 else {
      report(.numberTooLarge, at: count.span)
      return nil
    }
    let unit = writtenUnits(of: low)?.load
    guard let high else { return .mass(count: count, least, upTo: nil, in: unit) }
    guard let most = self.load(high, .mass, expected: .mass), rises(least, most, of: load) else { return nil }
    return .mass(count: count, least, upTo: most, in: unit)
  }

  /// `ask`, `ask 75%`, `ask 80kg`.
  private mutating func asked(_ suggestion: Expression?) -> Plan.Intensity? {
    guard let suggestion else { return .asked(.none) }
    guard bounds(suggestion).high == nil else {
      reportRange(suggestion)
      return nil
    }
    switch intensity(of: suggestion, expected: .load) {
    case .share(let share, _): return .asked(.share(share))
    case .mass(_, let mass, _, _): return .asked(.mass(mass))
    case nil, .shareAnd, .bodyweight, .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, .byLevel:
      return .asked(.none)
    }
  }
}

extension Expression {
  /// Whether it is a percentage without an `of`.
  var isPercentage: Bool {
    if case .quantity(let written) = kind { written.unit == .percent } else { false }
  }
}

extension Expression {
  /// `90% of mas`
  fileprivate var isShare: Bool {
    if case .share = kind { true } else { false }
  }
}
