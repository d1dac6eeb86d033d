/// Changes the session and reports it: each command is in the journal before its effects are shown.

import Channels
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  func start(_ plan: PreparedSession, at now: Instant, showsSheet: Bool = false) {
    let goesOn = isRunning && run?.isUntouched == false
    attempt { () throws(StoreProblem) in
      if try begin(plan, at: .atBoot(now)) {
        if goesOn, let run {
          notice(.refused(.sameRuns(sessionName(of: run))))
        } else if showsSheet || plan.path == nil && !plan.source.isEmpty {
          loop?.say(sheet(plan.missing))
        }
      } else if let run {
        notice(.refused(.anotherRuns(sessionName(of: run))))
      }
    }
    screenChanged()
    sessionChanged()
  }

  func command(_ command: Command, at now: Instant) {
    if command == .resume, run == nil, let old = leftBehind { return takeUp(old.recorded, at: now) }
    guard let before = run else { return notice(.refused(.noSession)) }
    guard stepDebounce.counts(command, from: source, at: now) else { return }
    if command == .finish || command == .abort, isInCountdown(at: now) {
      // Nothing has begun that could be finished: it is as it was before the start.
      cancelledCountdown(at: now)
      if command == .abort, let run { drop(run, at: now) }
      return
    }
    if countsDown(to: command, at: now) { return }
    if command == .abort, before.isUnstarted { return drop(before, at: now) }
    give(command, since: before, at: now)
  }

  /// Before anything has begun.
  func isInCountdown(at now: Instant) -> Bool { stillStart != nil || snapshot(at: now)?.isBeforeEverything == true }

  /// To the session, at once.
  func give(_ command: Command, since before: DurableRun, at now: Instant) {
    attempt { () throws(StoreProblem) in
      let measuring = heartRates(of: before)
      let effects = try log.run?.perform(command, at: .atBoot(now), measuring: measuring) ?? []
      report(command, effects, since: before, at: now)
      try followRules(since: before, at: now)
    }
  }

  /// Continues an abandoned session.
  private func takeUp(_ recorded: RecordedSession, at now: Instant) {
    attempt { () throws(StoreProblem) in
      guard let store else { return }
      let run = try DurableRun.takeUp(recorded, in: store, at: .atBoot(now))
      resumed(run)
      leftBehind = nil
      print(doneSoFar(in: run))
      screenChanged()
      sessionChanged()
      notice(.sessionResumed(name: formatter.language.sessionName(recorded.session.name)))
    }
  }

  /// A session that was never started is dropped, not stopped.
  private func drop(_ unstarted: DurableRun, at now: Instant) {
    attempt { () throws(StoreProblem) in
      try run?.abandon(at: .atBoot(now))
      log.run = nil
      screenChanged()
      sessionChanged()
      let aborted = Notice.aborted(unstarted.engine.session.kind)
      loop?.say(aborted.icon + " " + aborted.said(in: formatter.language))
      notice(aborted)
    }
  }

  func passTime(at now: Instant) {
    guard let before = run else { return }
    attempt { () throws(StoreProblem) in
      let calls = claimCalls(at: now)
      let effects = try log.run?.advance(to: .atBoot(now), measuring: heartRates(of: before)) ?? []
      report(nil, effects, since: before, calls: calls, at: now)
      try followRules(since: before, at: now)
    }
    takePendingScore(at: now)
  }

  /// Changes the log, after making sure that it is where it should be.
  func attempt(_ body: () throws(StoreProblem) -> Void) {
    defer { log.noteState() }
    do throws(StoreProblem) {
      let standing = try log.keep(at: .now())
      tell(standing.events)
      guard standing.isOurs else { return }
      do throws(StoreProblem) {
        try body()
      } catch {
        // What was refused because the file is no longer a log is repeated in the log that replaces it.
        guard let events = try log.rescue(from: error, at: .now()) else { throw error }
        tell(events)
        try body()
      }
    } catch {
      notice(.failed(error.said(in: formatter.language)))
    }
  }

  /// What happened to the log.
  private func tell(_ events: [RescueText]) {
    for event in events {
      print(event)
      switch event {
      case .writtenAgain, .writtenBeside: notice(.logWrittenAgain)
      case .takenOver: loop?.stop()
      case .changedElsewhere:
        screenChanged()
        sessionChanged()
      case .onlySession, .isThere, .rulesLost: break
      }
    }
  }

  func report(
    _ command: Command?, _ effects: [Effect], since before: DurableRun, calls: DueCalls = DueCalls(), at now: Instant
  ) {
    guard let run, command != nil || !effects.isEmpty else { return }
    let occasion = Occasion(
      command: command, effects: effects, before: before.engine, after: run.engine, at: run.instant(at: .atBoot(now)),
      records: records.records(among: effects, of: run, in: store),
      scores: RecordBook.scores(among: effects, of: run, in: store), bodyweight: athlete.bodyweight)
    if effects.contains(where: { if case .commandUndone(.add) = $0 { true } else { false } }) {
      _ = typedItems.popLast()
    }
    let report = EffectReport(occasion, formatter: formatter)
    for line in report.lines { loop?.say(line) }
    announce(occasion, calls, at: now)
    showPill(report.notices)
    screenChanged()
    if command != nil || !effects.allSatisfy(\.isCue) { sessionChanged() }
  }

  private func announce(_ occasion: Occasion, _ calls: DueCalls, at now: Instant) {
    if calls.areTold { return }
    let announcement = occasion.announcement
    let isHere = loop?.presence.isHere(at: now) == true
    let signals = announcer?.announce(
      announcement, text: occasion.notice(formatter).text, words: { occasion.spoken(formatter) },
      notice: { isHere ? nil : occasion.notice(formatter) }, at: .atBoot(now))
    mark(calls, through: [.screen] + (announcer?.heard ?? []) + send(signals ?? []))
  }

  /// To the terminal. It gets no notification while it says that it has the focus: many would show it all the same.
  func send(_ signals: [TerminalSignal]) -> [ToldChannel] {
    let isLookedAt = loop?.presence.hasFocus == true
    return signals.compactMap { signal in
      let channel = ToldChannel(signal)
      if isLookedAt, channel == .notification { return nil }
      loop?.signal(Control.signal(signal))
      return channel
    }
  }

  func screenChanged() {
    loop?.screenChanged()
    loop?.prompt = promptText
  }
}

extension Effect {
  /// Whether it is only heard: what is seen of the session stays the same.
  fileprivate var isCue: Bool { if case .cue = self { true } else { false } }
}
