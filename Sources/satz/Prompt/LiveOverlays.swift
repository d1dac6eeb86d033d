/// What the live screen shows over everything else: the countdown to a session, and the end of a rest.

import PlanWording
import SessionModel

extension LiveScreen {
  /// 3-2-1 before the session, over everything else.
  func countdown(_ view: Snapshot, _ clock: PhaseClock) -> OverlayView {
    OverlayView(
      kind: .countdown, headline: say(.startsSoon), details: view.next.map { [describe($0)] } ?? [],
      hint: say(.countdownHint), typedHint: say(.typedCountdownHint), clock: clock, tone: .ready)
  }

  /// A rest is over, and the session waits.
  func overlay(_ view: Snapshot) -> OverlayView {
    var details = next(view).map { [$0] } ?? []
    var plates = ""
    if case .work(let work)? = view.next {
      details += work.cues + work.notes
      plates = PlatesText(formatter: formatter, athlete: athlete).aSide(work) ?? ""
    }
    return OverlayView(
      headline: say(.restIsOver), details: details, plates: plates, hint: say(.overlayHint),
      shortHint: say(.shortOverlayHint),
      typedHint: say(.typedOverlayHint),
      clock: .up(since: boot(view.phaseBegan)))
  }
}
