/// The units of other apps and spreadsheets, in ours.

import SessionModel

/// Thousandths of a foreign unit in ours.
enum ForeignUnit {
  static func mass(_ thousandths: Int, in units: Units) -> Mass {
    switch units {
    case .kilograms: Mass(grams: thousandths)
    // Values clamped to avoid overflow are beyond all masses.
    case .pounds:
      Mass(grams: (min(thousandths, 10_000_000_000) * Mass.tensOfMicrogramsInPound + 50_000_000) / 100_000_000)
    }
  }

  /// Below zero as well.
  static func signedMass(_ thousandths: Int, in units: Units) -> Mass {
    let mass = mass(abs(thousandths), in: units)
    return thousandths < 0 ? Mass(grams: -mass.grams) : mass
  }

  /// Rounded to millimetres.
  static func length(_ thousandths: Int, in unit: LengthUnit) -> Length {
    // Values clamped to avoid overflow are beyond all distances.
    Length(millimetres: (min(thousandths, 100_000_000_000) * unit.tenthsOfMillimetre + 5000) / 10_000)
  }
}

extension LengthUnit {
  /// Nil for metres: what a device or an app counts in them is shown as is usual for its length.
  var asWritten: LengthUnit? { self == .metre ? nil : self }
}

extension Units {
  /// `kg`, `Kilos`, `lbs`, `Pfund`; nil for another unit.
  init?(foreign word: String) {
    let word = word.lowercased()
    if ["kg", "kilo"].contains(where: word.hasPrefix) {
      self = .kilograms
    } else if ["lb", "pound", "pfund"].contains(where: word.hasPrefix) {
      self = .pounds
    } else {
      return nil
    }
  }
}

extension LengthUnit {
  /// `km`, `m.`, `Yards`; nil for another unit.
  init?(foreign word: String) {
    switch word.lowercased().filter({ $0 != "." }).trimmingSpaces() {
    case "m", "meter", "meters", "metre", "metres": self = .metre
    case "k", "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": self = .kilometre
    case "mi", "mile", "miles": self = .mile
    case "yd", "yds", "yard", "yards": self = .yard
    case "ft", "foot", "feet": self = .foot
    default: return nil
    }
  }
}
