/// Draws a snapshot as the picture the terminal shows: words chosen, clocks on the boot clock.

import SessionModel

struct LivePicture {
  var measures: Measures
  var clock: SessionClock
  private var steps: StepText { StepText(measures: measures) }
  private var language: Language { measures.language }

  init(measures: Measures, clock: SessionClock) {
    self.measures = measures
    self.clock = clock
  }

  /// `now` is on the session's clock, as the snapshot is.
  func picture(of view: Snapshot, at now: Instant) -> Picture {
    var picture = Picture()
    switch view.phase {
    case .finished, .aborted: return picture
    case .ready, .countdown, .work, .rest, .waiting, .breath, .sit, .choosing: picture.live = live(view, at: now)
    case .expired:
      picture.live = live(view, at: now)
      picture.overlay = overlay(view)
    }
    picture.title = title(view)
    return picture
  }

  private func live(_ view: Snapshot, at now: Instant) -> LiveView {
    LiveView(
      name: view.sessionName, phase: phaseWord(view), tone: tone(view), clock: phaseClock(view, at: now),
      phaseProgress: windowProgress(view), title: headline(view), next: nextLine(view),
      sessionProgress: sessionProgress(view), elapsed: elapsed(view, at: now),
      elapsedNote: elapsedNote(view), isSmooth: isSmooth(view))
  }

  private func phaseWord(_ view: Snapshot) -> String {
    if view.isPaused { return LiveText.paused.said(in: language) }
    let text: LiveText =
      switch view.phase {
      case .ready: .ready
      case .countdown: .getReady
      case .work: .work
      case .rest: .rest
      case .expired: .restOver
      case .waiting: .waiting
      case .breath, .sit: .breathe
      case .choosing: .choose
      case .finished, .aborted: .over
      }
    if case .some(let step) = view.current, view.phase == .breath || view.phase == .sit { return steps.name(step) }
    return text.said(in: language)
  }

  private func tone(_ view: Snapshot) -> Tone {
    if view.isPaused { return .paused }
    switch view.phase {
    case .ready, .finished, .aborted, .choosing: return .calm
    case .countdown, .expired: return .alert
    case .work: return .work
    case .rest, .waiting: return .rest
    case .breath, .sit: return .breath
    }
  }

  private func phaseClock(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard view.phase != .ready, view.phase != .choosing else { return .none }
    let ends = view.phaseEnds ?? view.windows.last?.ends
    if view.isPaused {
      guard let ends else { return .frozen(now - view.phaseBegan, progress: nil) }
      let whole = max(1, (ends - view.phaseBegan).count)
      let left = ends - now
      return .frozen(left, progress: 1 - min(1, max(0, Double(left.count) / Double(whole))))
    }
    if view.phase == .expired { return .up(since: boot(view.phaseBegan)) }
    guard let ends else { return .up(since: boot(view.phaseBegan)) }
    return .down(from: boot(view.phaseBegan), to: boot(ends))
  }

  private func boot(_ instant: Instant) -> Instant { Instant(milliseconds: clock.bootMilliseconds(of: instant)) }

  private func headline(_ view: Snapshot) -> String {
    switch view.phase {
    case .choosing:
      return view.options.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "   ")
    case .ready:
      return view.next.map(describe) ?? LiveText.nothingYet.said(in: language)
    case .countdown, .work, .rest, .expired, .waiting, .breath, .sit, .finished, .aborted: break
    }
    var parts = view.current.map { [describe($0)] } ?? []
    if let window = view.windows.last(where: { $0.kind != .ladder }) {
      parts.append(LiveText.rounds(done: window.roundsDone, of: window.rounds).said(in: language))
    }
    return parts.joined(separator: " · ")
  }

  private func describe(_ step: Step) -> String {
    [steps.name(step), steps.place(step), steps.prescription(step)].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func nextLine(_ view: Snapshot) -> String? {
    if view.repsAskedFor != nil { return LiveText.howManyReps.said(in: language) }
    switch view.phase {
    case .ready: return LiveText.enterStarts.said(in: language)
    case .choosing: return LiveText.chooseHint.said(in: language)
    case .countdown, .work, .rest, .expired, .waiting, .breath, .sit, .finished, .aborted:
      return LiveText.next(view.next.map(describe)).said(in: language)
    }
  }

  private func windowProgress(_ view: Snapshot) -> Double? {
    guard case .work(let work)? = view.current, view.phaseEnds == nil, work.of > 1 else { return nil }
    return Double(work.set - 1) / Double(work.of)
  }

  private func sessionProgress(_ view: Snapshot) -> Double? {
    if let all = view.stepsInAll, all > 0 { return min(1, Double(view.stepsDone) / Double(all)) }
    guard let estimated = view.estimated, estimated.count > 0 else { return nil }
    return min(1, Double(view.elapsed.count) / Double(estimated.count))
  }

  private func elapsed(_ view: Snapshot, at now: Instant) -> PhaseClock {
    // A second that has begun is not shown yet.
    let standing = PhaseClock.frozen(.seconds(view.elapsed.count / 1000), progress: nil)
    return view.isPaused || view.phase == .ready ? standing : .up(since: boot(now - view.elapsed))
  }

  private func elapsedNote(_ view: Snapshot) -> String {
    LiveText.elapsed("", of: view.estimated.map(measures.rough)).said(in: language)
  }

  /// Breath and the last three seconds move smoothly; the terminal knows about the last seconds by itself.
  private func isSmooth(_ view: Snapshot) -> Bool { view.phase == .breath && !view.isPaused }

  private func overlay(_ view: Snapshot) -> OverlayView {
    var details = view.next.map { [describe($0)] } ?? []
    if case .work(let work)? = view.next { details += work.cues + work.notes }
    return OverlayView(
      headline: LiveText.restIsOver.said(in: language), details: details,
      hint: LiveText.overlayHint.said(in: language), clock: .up(since: boot(view.phaseBegan)))
  }

  private func title(_ view: Snapshot) -> String { "\(view.sessionName) · \(phaseWord(view))" }
}
