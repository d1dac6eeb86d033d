/// What a view shows at an instant: its rings, and what is left of the time around it.
import PlanWording
import SessionModel

extension LiveView {
  /// The outer one is the session by time, the inner one the phase; for a breath, a disc.
  func ring(at now: Instant, size: Ring.Size, isStill: Bool = false) -> Ring {
    let session = session.progress(at: now)
    let phase = (ring ?? clock).progress(at: now) ?? clock.progress(at: now) ?? phaseProgress
    guard case .breath(let from, let to) = scene else { return Ring(session: session, phase: phase, size: size) }
    // Where nothing may move, it shows what comes in.
    let fullness = isStill ? to : from + (to - from) * (phase ?? 1)
    return Ring(session: session, disc: fullness, size: size)
  }
}

extension LiveView {
  /// `12:41 of 48 min`
  func elapsedText(at now: Instant) -> StyledText {
    StyledText(elapsed.seconds(at: now).map(PhaseClock.text) ?? "") + StyledText(elapsedNote, .faint)
  }

  /// Under the set: what is asked, or what comes then.
  func cardNext(within width: Int) -> String {
    guard !details.name.isEmpty else { return next ?? "" }
    if let question = details.question { return question }
    if details.then.isEmpty { return "" }
    let lead = details.thenLead + "  "
    return lead + details.then.text(within: width - lead.displayWidth)
  }
}

extension TimeLimit {
  func text(at now: Instant) -> StyledText {
    var text = StyledText(name, .faint)
    if let seconds = clock.seconds(at: now) {
      text.append((name.isEmpty ? "" : " · ") + PhaseClock.text(seconds: seconds))
      text.append(after, .faint)
    }
    return text
  }
}
