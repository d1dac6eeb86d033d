/// The prompt: the session in the log, what changes it, and what is shown of it.

import Channels
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

/// One instance per process, driven by the loop's only thread. All instants of `PromptHost` are on the boot clock.
final class LivePrompt: PromptHost {
  weak var loop: PromptLoop?
  /// Called after each change of the session, once it is in the log.
  var sessionChanged: () -> Void = {}
  /// The log, and the session in it.
  var log: WatchedLog
  private(set) var athlete = Athlete()
  private(set) var library = AthleteLibrary()
  /// In the environment's language, until the log is open and gives the one that is set.
  private(set) var formatter = UnitFormatter(language: .chosen(setting: nil))
  private var records = RecordBook()
  private(set) var settings = Settings()
  private var announcer = Announcer(settings: Settings(), language: .chosen(setting: nil))
  /// Where the commands that are being carried out come from.
  var source = OnwardOnce.Source.keyboard
  private var onwardOnce = OnwardOnce()
  /// Pasted lines that wait for confirmation.
  var pasted: [String] = []
  /// Lines of a scribble that goes on until an empty line; nil if there is none.
  var scribble: [String]?
  /// The questions that rules ask now that the session is over.
  var question: RuleQuestion?
  /// When Ctrl-C was pressed last; twice in a row leaves.
  var interruptedAt: Instant?
  /// How pictures are shown here; nil until the terminal has been asked.
  var pictureDisplay: PictureDisplay??
  private var pace = SessionPace()
  /// When the picture changes although nothing happens in the session.
  private var screenTurns: Instant?

  /// A session that was idle for more than a day; it continues only after `resume`.
  private var leftBehind: (recorded: RecordedSession, idle: Milliseconds)?

  init(holding lock: consuming SessionLock) { log = WatchedLog(holding: lock) }

  var run: DurableRun? { log.run }
  var store: TrainingStore? { log.store }

  /// Whether there is an open session that has not ended.
  var isRunning: Bool { run.map { !$0.engine.isOver } ?? false }

  /// `Push ❯`, or the tool's name if nothing runs.
  var promptText: String {
    guard isRunning, let name = run?.engine.session.name, !name.isEmpty else { return "satz ❯ " }
    return (name.count > 20 ? name.prefix(19) + "…" : name) + " ❯ "
  }

  // MARK: Sessions

  /// Opens the log. A session that did not end continues, unless it was idle for too long. Returns what had to be moved
  /// out of the way.
  func openLog(at path: String) throws(StoreProblem) -> SetAside? {
    let opened = try log.open(at: path)
    athlete = opened.athlete
    library = AthleteLibrary(opened.ownLibrary)
    settings = Settings(stored: opened.settings)
    formatter = UnitFormatter(
      language: .chosen(setting: settings.language), units: athlete.units, library: library.exercises)
    announcer = Announcer(settings: settings, language: formatter.language)
    if let recorded = opened.running {
      switch recorded.resumption(at: .now()) {
      case .goesOn(let clock):
        resumed(.resume(recorded, clock: clock, in: opened.store))
      case .abandoned(let idle): leftBehind = (recorded, idle)
      }
    }
    for rescued in TrainingStore.rescuedStores(beside: path) { print(.isThere(rescued)) }
    return opened.setAside
  }

  /// Takes over a session from the journal.
  private func resumed(_ run: DurableRun) {
    log.run = run
    if run.hasLostRules { print(.rulesLost(name: run.engine.session.name)) }
  }

  /// Enters a new session. An abandoned one is closed with what was done in it, and one that was never started is
  /// dropped. False if another one runs.
  func begin(_ plan: PreparedSession, at moment: Moment) throws(StoreProblem) -> Bool {
    guard let store else { return false }
    if let old = leftBehind {
      try DurableRun.close(old.recorded, in: store, at: moment)
      leftBehind = nil
      print(.abandonedClosed(name: old.recorded.session.name))
    }
    if let run, isRunning {
      if run.isUntouched {
        try run.abandon(at: moment)
      } else {
        return run.source == plan.source && run.engine.session.name == plan.session.name
      }
    }
    log.run = try .begin(plan, in: store, at: moment)
    return true
  }

  /// What to say before the first prompt.
  func greet(missing: [ProfileGap] = []) {
    if let leftBehind {
      print(.abandonedOffer(name: leftBehind.recorded.session.name, idle: leftBehind.idle))
    } else if let run {
      let isNew = run.engine.log.isEmpty && run.engine.nextDeadline == nil
      print(
        isNew ? sheet(missing) : [Notice.sessionResumed(name: run.engine.session.name).said(in: formatter.language)])
    } else {
      print(.welcome)
    }
  }

  /// What to say after the last one. A plan that was only looked at is not kept.
  func leave(at moment: Moment) {
    leaveUnanswered()
    guard let run, isRunning else { return }
    var text = CommandText.sessionStays(name: run.engine.session.name)
    if run.isUntouched, (try? run.abandon(at: moment)) != nil {
      text = .notStarted(name: run.engine.session.name)
      log.run = nil
    }
    print(text)
  }

  /// Before there is a loop, too.
  func print(_ row: String) { print([row]) }
  func print(_ rows: [String]) { loop?.say(rows) ?? Output.print(rows) }
  private func print(_ text: CommandText) { print(text.said(in: formatter.language)) }
  private func print(_ text: RescueText) { print(text.said(in: formatter.language)) }

  func sheet(_ missing: [ProfileGap] = []) -> [String] {
    guard let run else { return [] }
    return SessionSheet(
      session: run.engine.session, athlete: athlete, formatter: formatter, missing: missing,
      columns: Output.sheetColumns
    ).rows()
  }

  // MARK: What the terminal asks

  func screen(at now: Instant) -> ScreenContent {
    guard let run else { return .nothing }
    let instant = run.instant(at: .atBoot(now))
    let view = run.engine.snapshot(at: instant)
    screenTurns = view.turns(after: instant).map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
    pace.take(run.engine.session)
    let screen = LiveScreen(
      formatter: formatter, clock: run.clock, athlete: athlete, lastSet: run.engine.log.last,
      afterNext: run.engine.stepAfterNext(at: instant), left: pace.left(of: view, at: instant),
      outline: outline(of: run, view, at: instant))
    return screen.content(of: view, at: instant)
  }

  private func outline(of run: DurableRun, _ view: Snapshot, at instant: Instant) -> [OutlineRow] {
    SessionOutline(
      formatter: formatter, athlete: athlete, log: run.engine.log, atHand: run.engine.blockAtHand(at: instant),
      step: view.stepAtHand
    ).rows(of: run.engine.session)
  }

  var deadline: Instant? {
    guard let run else { return nil }
    let next = run.engine.nextDeadline.map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
    return [next, screenTurns].compactMap(\.self).min()
  }

  func wake(at now: Instant) {
    screenTurns = nil
    passTime(at: now)
  }

  func completions(for line: String, cursor: Int) -> Completions {
    LineCompletion(exercises: exercises, library: library.exercises).completions(for: line, cursor: cursor)
  }

  // MARK: Changing the session

  func start(_ plan: PreparedSession, at now: Instant) {
    attempt { () throws(StoreProblem) in
      if try begin(plan, at: .atBoot(now)) {
        if plan.path == nil, !plan.source.isEmpty { loop?.say(sheet(plan.missing)) }
      } else if let name = run?.engine.session.name {
        notice(.refused(.anotherRuns(name)))
      }
    }
    screenChanged()
  }

  func command(_ command: Command, at now: Instant) {
    if command == .resume, run == nil, let old = leftBehind { return takeUp(old.recorded, at: now) }
    guard let before = run else { return notice(.refused(.noSession)) }
    guard onwardOnce.counts(command, from: source, at: now) else { return }
    if command == .abort, before.isUnstarted { return drop(before, at: now) }
    attempt { () throws(StoreProblem) in
      let effects = try log.run?.perform(command, at: .atBoot(now)) ?? []
      report(command, effects, since: before, at: now)
      try followRules(effects, since: before, at: now)
    }
  }

  /// Continues an abandoned session.
  private func takeUp(_ recorded: RecordedSession, at now: Instant) {
    attempt { () throws(StoreProblem) in
      guard let store else { return }
      resumed(try .takeUp(recorded, in: store, at: .atBoot(now)))
      leftBehind = nil
      screenChanged()
      notice(.sessionResumed(name: recorded.session.name))
    }
  }

  /// A session that was never started is dropped, not stopped.
  private func drop(_ unstarted: DurableRun, at now: Instant) {
    attempt { () throws(StoreProblem) in
      try run?.abandon(at: .atBoot(now))
      log.run = nil
      screenChanged()
      notice(.aborted(unstarted.engine.session.kind))
    }
  }

  func passTime(at now: Instant) {
    guard let before = run else { return }
    attempt { () throws(StoreProblem) in
      let effects = try log.run?.advance(to: .atBoot(now)) ?? []
      report(nil, effects, since: before, at: now)
      try followRules(effects, since: before, at: now)
    }
  }

  /// Changes the log, after making sure that it is where it should be.
  func attempt(_ body: () throws(StoreProblem) -> Void) {
    defer {
      log.noteState()
      sessionChanged()
    }
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
      case .changedElsewhere: screenChanged()
      case .onlySession, .isThere, .rulesLost: break
      }
    }
  }

  func report(_ command: Command?, _ effects: [Effect], since before: DurableRun, at now: Instant) {
    guard let run, command != nil || !effects.isEmpty else { return }
    let occasion = Occasion(
      command: command, effects: effects, before: before.engine, after: run.engine, at: run.instant(at: .atBoot(now)),
      records: records.records(among: effects, of: run, in: store),
      scores: RecordBook.scores(among: effects, of: run, in: store))
    let report = EffectReport(occasion, formatter: formatter)
    for line in report.lines { loop?.say(line) }
    announce(occasion, at: now)
    showPill(report.notices)
    screenChanged()
  }

  private func announce(_ occasion: Occasion, at now: Instant) {
    let announcement = occasion.announcement
    let text: LiveText = announcement == .windowOver ? .timeIsUp : .restIsOver
    let signals = announcer.announce(
      announcement, text: text.said(in: formatter.language), words: { occasion.spoken(formatter) }, at: .atBoot(now))
    for signal in signals { loop?.signal(Control.signal(signal)) }
  }

  func screenChanged() {
    loop?.screenChanged()
    loop?.prompt = promptText
  }

  // MARK: Words

  func notice(_ notice: Notice) {
    showPill([notice])
  }

  private func showPill(_ notices: [Notice]) {
    if notices.contains(where: \.isRefusal) { loop?.overheard?.isRefused = true }
    if let pill = Pill(notices, in: formatter.language) { loop?.show(pill) }
  }

  func say(_ text: CommandText) { loop?.say(text.said(in: formatter.language)) }

  func snapshot(at now: Instant) -> Snapshot? { run?.snapshot(at: .atBoot(now)) }

  var exercises: [Exercise] { run?.engine.session.exercises ?? [] }
}
