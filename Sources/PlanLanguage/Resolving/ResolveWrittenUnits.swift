/// The units in which a value was written, so that screens can show it in the same ones.

import SessionModel

extension Resolver {
  /// The units of a value, directly, after its name or in what it is computed from: those of the first part that has
  /// any. Nil if nothing in it has one that is shown.
  func writtenUnits(of expression: Expression) -> WrittenUnits? {
    // Operations nest to the left without limit, so that side is walked without recursion.
    var further: [Expression] = []
    var leftmost = expression
    while true {
      switch leftmost.kind {
      case .quotient(let operands):
        let (left, right) = tree[operands]
        if let unit = unitOfSpeed(left, per: right) {
          return WrittenUnits(pace: PaceUnit(thousandths: 1000, unit: unit, isSpeed: true))
        }
        if case .quantity(let per) = right.kind, let unit = per.unit.ofLength {
          return WrittenUnits(pace: PaceUnit(thousandths: WideInt(per.thousandths), unit: unit))
        }
        leftmost = left
      case .sum(let operands), .difference(let operands), .product(let operands), .share(let operands):
        let (left, right) = tree[operands]
        further.append(right)
        leftmost = left
      case .range(let operands), .remainder(let operands): leftmost = tree[operands].left
      case .negated(let operand): leftmost = tree[operand]
      case .quantity, .name, .call, .bodyweight, .missing:
        if let units = unitsOfOne(leftmost) { return units }
        for other in further.reversed() {
          if let units = writtenUnits(of: other) { return units }
        }
        return nil
      }
    }
  }

  /// The `km` of `12km/h`, and of `105% of 12km/h`.
  private func unitOfSpeed(_ left: Expression, per right: Expression) -> LengthUnit? {
    guard case .quantity(let hour) = right.kind, hour.unit == .hour, hour.thousandths == 1000 else { return nil }
    let way: Expression
    switch left.kind {
    case .share(let operands): way = tree[operands].right
    case .quantity, .name, .call, .bodyweight, .negated, .sum, .difference, .product, .quotient, .remainder, .range,
      .missing:
      way = left
    }
    return if case .quantity(let written) = way.kind { written.unit.ofLength } else { nil }
  }

  private func unitsOfOne(_ expression: Expression) -> WrittenUnits? {
    switch expression.kind {
    case .quantity(let written): written.units
    case .name: units(ofValue: Name(span: expression.span, isQuoted: false))
    case .call(let id): units(of: tree[id])
    case .bodyweight, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range, .missing: nil
    }
  }

  private func units(ofValue name: Name) -> WrittenUnits? {
    scope[tree.string(name).lowercased()].flatMap { plan.lets[Int($0.index)].units }
  }

  /// `by week 6mi, 7mi`, `max(3mi, long)`
  private func units(of call: Call) -> WrittenUnits? {
    for argument in tree[call.arguments].dropFirst(isPicked(call) ? 1 : 0) {
      switch argument.kind {
      case .value(let expression): if let units = writtenUnits(of: expression) { return units }
      case .name(let name): if let units = units(ofValue: name) { return units }
      case .effort, .block: continue
      }
    }
    return nil
  }
}

extension Quantity {
  fileprivate var units: WrittenUnits? {
    if let mass = unit.ofMass { return WrittenUnits(load: mass) }
    return unit.ofLength.map { WrittenUnits(distance: $0) }
  }
}

extension Unit {
  fileprivate var ofMass: Units? {
    switch self {
    case .kilogram, .gram: .kilograms
    case .pound: .pounds
    case .none, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre, .metre, .kilometre, .inch,
      .foot, .yard, .mile, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      nil
    }
  }

  /// The unit that a distance is shown in. Nobody runs inches or millimetres: those are shown as usual.
  var ofLength: LengthUnit? {
    switch self {
    case .metre: .metre
    case .kilometre: .kilometre
    case .foot: .foot
    case .yard: .yard
    case .mile: .mile
    case .none, .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre,
      .inch, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      nil
    }
  }
}
