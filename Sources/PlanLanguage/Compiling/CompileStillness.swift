/// Breaths and stretches of a sitting.

import SessionModel

extension SessionBuilder {
  mutating func breath(_ item: Plan.BreathItem, at span: Span) {
    let length = item.length.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    var breath = Breath(
      item.movement, length: length, count: Int(clamping: count(item.count, at: span)),
      notes: item.notes.isEmpty ? nil : item.notes)
    breath.upTo = item.mostCount.map { Int(clamping: count($0, at: span)) }
    step(.breath(breath), at: span)
  }

  mutating func sit(_ item: Plan.SitItem, at span: Span) {
    let length = item.length.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    let bell = item.bell.flatMap { number($0, at: span) }.map { Milliseconds($0) }
    step(.sit(Sit(item.posture, length: length, bell: bell, notes: item.notes)), at: span)
  }
}
