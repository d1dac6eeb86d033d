/// What is computed from sets is shown in the units in which they were written: a record in pounds is one in pounds.

import PlanWording
import SessionModel
import TrainingStore

extension UnitFormatter {
  /// For what is computed from numbers in these units, such as estimates, sums and differences: it has no more decimal
  /// places than it is worth, and metric distances are in the usual units.
  func computing(in units: WrittenUnits?) -> UnitFormatter {
    let distance = units?.distance.flatMap { $0.isMetric ? nil : $0 }
    var formatter = writing(WrittenUnits(distance: distance, pace: units?.pace))
    formatter.units = units?.load ?? self.units
    return formatter
  }

  /// A sum of distances: in metres below a kilometre, else in kilometres with one decimal place; of miles in tenths, of
  /// yards and feet in whole ones.
  func wholeDistance(_ length: Length) -> String {
    guard let unit = written?.distance, !unit.isMetric else {
      guard length.millimetres >= 1_000_000 else { return "\((length.millimetres + 500) / 1000) m" }
      return decimal((length.millimetres + 50_000) / 100_000, per: 10) + " km"
    }
    let parts: WideInt = unit == .mile ? 10 : 1
    let count = (length.millimetres * 10 * parts + unit.tenthsOfMillimetre / 2) / unit.tenthsOfMillimetre
    return decimal(count, per: parts) + " \(unit.rawValue)"
  }

  /// How much more one load is than another; between a load in pounds and one in kilograms, no plate makes it.
  func difference(_ mass: Mass) -> String {
    mass.grams % 125 == 0 ? self.mass(mass) : estimate(mass)
  }
}

extension LengthUnit {
  var isMetric: Bool {
    switch self {
    case .metre, .kilometre: true
    case .foot, .yard, .mile: false
    }
  }
}

extension Sequence<WrittenUnits?> {
  /// The first unit of each quantity among these sets.
  var firstOfEach: WrittenUnits? {
    var units = WrittenUnits()
    for case let written? in self {
      units.load = units.load ?? written.load
      units.distance = units.distance ?? written.distance
      units.pace = units.pace ?? written.pace
    }
    return units == WrittenUnits() ? nil : units
  }
}

extension [LogEntry] {
  /// The units of an exercise whose sets these are, the newest first: those of the newest set with a load, and of the
  /// newest with a distance. A speed is only that of its own set, and so are metres of a run of kilometres.
  var units: WrittenUnits? {
    let load = first { $0.load != .unstated }?.performance.units?.load
    let stretch = first { $0.performance.distance != nil }?.performance.units
    let pace = stretch?.pace.flatMap { $0.isSpeed == true ? nil : $0 }
    let distance = stretch?.distance.flatMap { $0.isMetric ? nil : $0 }
    let units = WrittenUnits(load: load, distance: distance, pace: pace)
    return units == WrittenUnits() ? nil : units
  }
}

extension TrainingStore {
  /// The units of an exercise on this day; nil for the usual ones.
  func units(of exercise: String, through day: Day) throws(StoreProblem) -> WrittenUnits? {
    try sets(matching: LogQuery(through: day, exercise: exercise, limit: 20)).units
  }
}
