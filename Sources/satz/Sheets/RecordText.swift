/// How records are printed: the value with its unit, and the name of a new one.

import PlanWording
import SessionModel
import TrainingStore

struct RecordText {
  var formatter: UnitFormatter

  /// `90 kg`, `12`, `1:30`, `5 km`.
  func value(_ value: Int, _ kind: RecordKind) -> String {
    switch kind {
    case .load: formatter.mass(Mass(grams: value))
    case .estimatedMax: formatter.estimate(Mass(grams: value))
    case .volume: formatter.total(Mass(grams: value))
    case .added: formatter.load(.bodyweight(plus: Mass(grams: value)))
    case .repsAtLoad, .reps: "\(value)"
    case .time, .bestTime: formatter.length(Milliseconds(value / 1000 * 1000))
    case .distance: formatter.distance(Length(millimetres: value))
    }
  }

  func name(_ kind: RecordKind) -> String { LogText.kind(kind).said(in: formatter.language) }

  /// `best time for 5 km (23:00)`.
  func text(_ time: FasterTime) -> String {
    let distance = formatter.distance(Length(millimetres: time.distance))
    return LogText.bestTimeFor(distance, formatter.elapsed(Milliseconds(time.milliseconds)))
      .said(in: formatter.language)
  }

  /// `heaviest load, estimated max`; the two most important are enough.
  func names(_ kinds: [RecordKind]) -> String { kinds.prefix(2).map(name).joined(separator: ", ") }

  /// `longest distance, best time for 5 km (24:10)`: a best time is named with its distance, and the longest two distances
  /// are enough; nil if there is no record.
  func names(_ kinds: [RecordKind], _ times: [FasterTime]) -> String? {
    let names = [self.names(kinds.filter { $0 != .bestTime })] + times.suffix(2).map(text)
    let said = names.filter { !$0.isEmpty }.joined(separator: ", ")
    return said.isEmpty ? nil : said
  }
}

extension UnitFormatter {
  /// What is computed from a set is not known to the gram: tenths of a kilogram, as of a pound, are enough.
  func estimate(_ mass: Mass) -> String {
    switch units {
    case .kilograms: self.mass(Mass(grams: (mass.grams + (mass.grams < 0 ? -50 : 50)) / 100 * 100))
    case .pounds: self.mass(mass)
    }
  }
}
