/// The value of a state, with the unit of its dimension.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// `67.5 kg`, `12`, `RPE 8`, `75 %`, `200 W`; in the units in which it was written.
  package func value(_ value: StateValue) -> String {
    switch value.dimension {
    // Small plates weigh an eighth; what is finer was computed.
    case .mass where value.rounded.isMultiple(of: 125): asWritten(Mass(grams: value.rounded))
    case .mass: mass(Mass(grams: value.rounded))
    case .time: exact(Milliseconds(value.rounded))
    case .length: distance(Length(millimetres: value.rounded))
    case .share: decimal(value.rounded, per: 10) + " %"
    case .energy: "\(value.rounded) cal"
    case .power: effort(.power(watts: value.rounded, upTo: nil))
    case .heartRate: effort(.heartRate(beatsPerMinute: value.rounded, upTo: nil))
    case .cadence: cadence(Cadence(perMinute: value.rounded, upTo: nil, unit: .rpm))
    case .strokeRate: cadence(Cadence(perMinute: value.rounded, upTo: nil, unit: .spm))
    // A pace with a distance in place of what it is per was written as a speed.
    case .pace where written?.pace == nil && written?.distance != nil:
      speed(Milliseconds(value.rounded), nil) ?? effort(.pace(Milliseconds(value.rounded), upTo: nil))
    case .pace: effort(.pace(Milliseconds(value.rounded), upTo: nil))
    case .rpe: "RPE " + decimal(value.rounded, per: 10)
    case .rir: "RIR \(value.rounded)"
    case .number: String(value.rounded)
    }
  }

  /// What a progression gains or loses: `+2.5 kg`, `−10 kg`, `+1 rep`.
  package func step(from old: StateValue?, to new: StateValue) -> String {
    let step = StateValue(dimension: new.dimension, numerator: new.rounded - (old?.rounded ?? 0))
    if step.dimension == .number { return SheetText.moreReps(step.rounded).said(in: language) }
    return (step.numerator < 0 ? "" : "+") + value(step)
  }
}
