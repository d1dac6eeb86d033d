/// A session as a device recorded it: laps with their times.

import SessionModel

extension PortableSession {
  /// A workout that was done to its end.
  package init(
    recorded identity: String, name: String, began: WallMoment, length: Milliseconds?, active: Milliseconds?,
    sets: [PortableSet]
  ) {
    self.init(
      identity: identity, name: name, kind: .workout, began: began, length: length, active: active, outcome: .finished,
      sets: sets, notes: [])
  }
}

extension PortableSet {
  /// A lap; `number` is 1 … `of`.
  package init(
    lap number: Int, of: Int, exercise: Exercise, performance: Performance, began: Milliseconds, ended: Milliseconds,
    heartRate: HeartRate?
  ) {
    self.init(
      exercise: exercise, set: number, of: of, role: .work, side: nil, label: nil, performance: performance,
      load: .unstated, cutOff: false, began: began, ended: ended, heartRate: heartRate)
  }
}

extension PortableBodyweight {
  /// What the scales said then.
  package init(weighed mass: Mass, at moment: WallMoment) {
    self.init(day: moment.day, wallMilliseconds: moment.milliseconds, mass: mass)
  }
}
