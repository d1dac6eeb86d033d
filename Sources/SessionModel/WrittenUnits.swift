/// The units in which somebody wrote the numbers of a set: a mile stays a mile on every screen.

/// How a set is shown; nil is the usual unit. Internally, masses are grams, distances millimetres and paces
/// milliseconds per kilometre.
public struct WrittenUnits: Hashable, Codable, Sendable {
  /// The unit of the load, if it is not the athlete's.
  public var load: Units?
  /// The unit of the distance.
  public var distance: LengthUnit?
  /// The distance that a pace is given for.
  public var pace: PaceUnit?
  /// The units that are given.
  public init(load: Units? = nil, distance: LengthUnit? = nil, pace: PaceUnit? = nil) {
    (self.load, self.distance, self.pace) = (load, distance, pace)
  }

  /// The units of a result; nil if neither is given.
  public static func given(load: Units?, distance: LengthUnit?) -> WrittenUnits? {
    load == nil && distance == nil ? nil : WrittenUnits(load: load, distance: distance)
  }
}

extension LoggedSet {
  /// The units of what was done: those in which the athlete gave it, or else those of the plan.
  public var units: WrittenUnits? {
    let (given, planned) = (performance.units, work.units)
    let units = WrittenUnits(
      load: given?.load ?? (performance.load == nil ? planned?.load : nil),
      distance: given?.distance ?? planned?.distance, pace: planned?.pace)
    return units == WrittenUnits() ? nil : units
  }
}

/// A unit of distances.
public enum LengthUnit: String, Hashable, Codable, Sendable, CaseIterable {
  /// The unit in which lengths are kept, in thousandths.
  case metre = "m"
  /// 1,000 m.
  case kilometre = "km"
  /// 0.3048 m.
  case foot = "ft"
  /// 0.9144 m.
  case yard = "yd"
  /// 1,609.344 m.
  case mile = "mi"

  /// Its length in tenths of a millimetre, exact; the international foot is 304.8 mm.
  public var tenthsOfMillimetre: WideInt {
    switch self {
    case .metre: 10_000
    case .kilometre: 10_000_000
    case .foot: 3048
    case .yard: 9144
    case .mile: 16_093_440
    }
  }
}

/// The distance that a pace is given for, `/km`, `/mi`, `/100m`, or that of a speed: `km/h`.
public struct PaceUnit: Hashable, Codable, Sendable {
  /// How many of the unit, in thousandths.
  public var thousandths: WideInt
  /// The unit.
  public var unit: LengthUnit
  /// Whether it is a speed, so many of the unit in an hour; nil means no.
  public var isSpeed: Bool?
  /// A pace per this distance, or a speed.
  public init(thousandths: WideInt, unit: LengthUnit, isSpeed: Bool? = nil) {
    (self.thousandths, self.unit, self.isSpeed) = (thousandths, unit, isSpeed)
  }
}
