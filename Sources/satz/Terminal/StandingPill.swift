/// A notice while it is on the screen: it slides in from the right and fades before it goes, unless motion is reduced.
import PlanWording
import SessionModel

struct StandingPill {
  private let pill: Pill
  let began: Instant
  let until: Instant

  init(_ pill: Pill, from now: Instant, lasting length: Milliseconds) {
    (self.pill, began, until) = (pill, now, now + length)
  }

  /// How long it moves when it appears, in this many steps, and how long it fades at its end.
  private static let slide = Milliseconds(200), steps = 2, fade = Milliseconds(300)

  /// As it looks at this instant.
  func pill(at now: Instant, isStill: Bool) -> Pill {
    var shown = pill
    if isStill { return shown }
    let passed = (now - began).count
    if passed < Self.slide.count {
      let share = Double(max(0, passed) * Self.steps / Self.slide.count + 1) / Double(Self.steps + 1)
      shown.text = pill.text.cut(toWidth: max(1, Int(Double(pill.text.displayWidth) * share)))
    }
    if until - now <= Self.fade { shown.style = .muted }
    return shown
  }

  /// When it looks different next.
  func nextChange(after now: Instant, isStill: Bool) -> Instant {
    if isStill { return until }
    let slides = (1...Self.steps).map { began + Milliseconds(Self.slide.count * WideInt($0) / WideInt(Self.steps)) }
    return (slides + [until - Self.fade, until]).first { $0 > now } ?? until
  }
}
