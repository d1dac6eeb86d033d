/// The units in which a value was written, so that screens can show it in the same ones.

import SessionModel

extension Resolver {
  /// The units of a value, directly or after its name; nil if nothing in it has one that is shown.
  func writtenUnits(of expression: Expression) -> WrittenUnits? {
    var leftmost = expression
    while true {
      switch leftmost.kind {
      case .quantity(let written): return written.units
      case .name: return scope[tree.string(Name(span: leftmost.span, isQuoted: false)).lowercased()].flatMap(units)
      case .quotient(let operands):
        let (left, right) = tree[operands]
        if case .quantity(let per) = right.kind, let unit = per.unit.ofLength {
          return WrittenUnits(pace: PaceUnit(thousandths: WideInt(per.thousandths), unit: unit))
        }
        leftmost = left
      case .range(let operands), .sum(let operands), .difference(let operands), .product(let operands):
        leftmost = tree[operands].left
      case .bodyweight, .call, .negated, .remainder, .share, .missing: return nil
      }
    }
  }

  private func units(of id: Plan.LetID) -> WrittenUnits? { plan.lets[Int(id.index)].units }
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
