/// The value of a state, with the unit of its dimension.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// `67.5 kg`, `12`, `RPE 8`, `75 %`.
  package func value(_ value: StateValue) -> String {
    switch value.dimension {
    case .mass: mass(Mass(grams: value.rounded))
    case .time: length(Milliseconds(value.rounded))
    case .length: distance(Length(millimetres: value.rounded))
    case .share: decimal(value.rounded, per: 10) + " %"
    case .rpe: "RPE " + decimal(value.rounded, per: 10)
    case .number, .energy, .power, .heartRate, .cadence, .strokeRate, .pace, .rir: String(value.rounded)
    }
  }

  /// What a progression gains or loses: `+2.5 kg`, `−10 kg`, `+1 rep`.
  package func step(from old: StateValue?, to new: StateValue) -> String {
    let step = StateValue(dimension: new.dimension, numerator: new.rounded - (old?.rounded ?? 0))
    if step.dimension == .number { return SheetText.moreReps(step.rounded).said(in: language) }
    return (step.numerator < 0 ? "" : "+") + value(step)
  }
}
