/// How records are printed: the value with its unit, and the name of a new one.

import PlanWording
import SessionModel
import TrainingStore

struct RecordText {
  var formatter: UnitFormatter

  /// `90 kg`, `12`, `1:30`, `5 km`; in the units in which the set was written, nil for the usual ones.
  func value(_ value: Int, _ kind: RecordKind, in units: WrittenUnits?) -> String {
    let (written, computed) = (formatter.writing(units), formatter.computing(in: units))
    return switch kind {
    case .load: written.mass(Mass(grams: value))
    case .estimatedMax: computed.estimate(Mass(grams: value))
    case .volume: computed.total(Mass(grams: value))
    case .added: written.load(.bodyweight(plus: Mass(grams: value)))
    case .repsAtLoad, .reps: "\(value)"
    case .time, .bestTime: formatter.length(Milliseconds(value / 1000 * 1000))
    case .distance: written.distance(Length(millimetres: value))
    }
  }

  func value(_ record: PersonalRecord) -> String {
    value(record.value, record.kind, in: record.entry.performance.units)
  }

  /// `2.5 kg`: how much more a value is than another.
  func difference(_ value: Int, _ kind: RecordKind, in units: WrittenUnits?) -> String {
    switch kind {
    case .load: formatter.computing(in: units).difference(Mass(grams: value))
    case .added, .estimatedMax, .volume, .repsAtLoad, .reps, .time, .bestTime, .distance:
      self.value(value, kind, in: units)
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
