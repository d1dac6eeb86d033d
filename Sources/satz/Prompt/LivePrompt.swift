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
  private(set) var athlete = Athlete.unknown
  private(set) var library = AthleteLibrary()
  /// In the environment's language until the log is open and its settings are known.
  private(set) var formatter = UnitFormatter(language: .chosen(setting: nil))
  var records = RecordBook()
  let heart = HeartRateMonitor()
  private(set) var settings = Settings()
  /// How the terminal follows from them.
  var terminalSettings: ((Settings) -> TerminalSettings)?
  /// Nil until the settings are known.
  var announcer: Announcer?
  let bus = SessionBus()
  private(set) lazy var desktop = DesktopNotices(on: bus) { [unowned self] in formatter.language }
  private(set) lazy var player = SessionPlayer(on: bus) { TerminalWindow(.ofThisProcess).raising != nil }
  /// Not if the prompt is read from a pipe.
  var isOnDesktop = false
  /// Where the commands that are being carried out come from.
  var source = StepDebounce.Source.keyboard
  var stepDebounce = StepDebounce()
  /// If the last notice was one.
  var lastRefusal: Notice?
  /// A typed line is being carried out.
  var answersLine = false
  /// Nil where nobody has to be called.
  var standBy: StandBy?
  /// Pasted lines that wait for confirmation.
  var pasted: [String] = []
  /// Lines of a scribble that goes on until an empty line; nil if there is none.
  var scribble: [String]?
  /// The questions that rules ask now that the session is over.
  var question: RuleQuestion?
  /// The question about a typed line, before it is carried out.
  var pendingQuestion: PendingQuestion?
  /// The tool's command that runs beside the prompt.
  var tool: RunningTool?
  /// The commands that were typed meanwhile.
  var laterTools: [ToolLine] = []
  /// The lines that were added to a session that comes from no plan.
  var typedItems: [String] = []
  /// Under which name the session was saved here last.
  var savedName: String?
  /// When Ctrl-C was pressed last; twice in a row leaves.
  var interruptedAt: Instant?
  /// How pictures are shown here; nil until the terminal has been asked.
  var pictureDisplay: PictureDisplay??
  private var pace = SessionPace()
  /// When the screen changes although nothing happens in the session.
  private var screenTurns: Instant?
  /// When the voice says that ten seconds are left.
  private var tenLeft: Instant?
  /// The countdown before breathing and sitting.
  var stillStart: StillStart?
  /// Nil where nobody sees them.
  var shownReminders: ShownReminders?
  /// The option that the arrows have marked; nil if they have not moved yet.
  var markedOption: Int?

  /// The process that has taken this prompt's place.
  var takenOverBy: Int?

  /// A session that was idle for more than a day; it continues only after `resume`.
  var leftBehind: (recorded: RecordedSession, idle: Milliseconds)?

  init(holding lock: consuming SessionLock) { log = WatchedLog(holding: lock) }

  var run: DurableRun? { log.run }
  var store: TrainingStore? { log.store }

  /// Whether there is an open session that has not ended.
  var isRunning: Bool { run.map { !$0.engine.isOver } ?? false }

  /// As people call it.
  func sessionName(of run: DurableRun) -> String { formatter.language.sessionName(run.engine.session.name) }

  /// `Push ❯`, or the tool's name if nothing runs.
  var promptText: String {
    guard isRunning, let name = run.map(sessionName) else { return "satz ❯ " }
    return (name.count > 20 ? name.prefix(19) + "…" : name) + " ❯ "
  }

  // MARK: Sessions

  /// Opens the log. A session that did not end continues, unless it was idle for too long. Returns what had to be moved
  /// out of the way.
  func openLog(at path: String) throws(StoreProblem) -> SetAside? {
    let opened = try log.open(at: path)
    take(opened.athlete, AthleteLibrary(opened.ownLibrary), Settings(stored: opened.settings))
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

  /// The athlete's profile, exercises and settings, as they are now.
  private func take(_ athlete: Athlete, _ library: AthleteLibrary, _ settings: Settings) {
    (self.athlete, self.library, self.settings) = (athlete, library, settings)
    formatter = UnitFormatter(
      language: .chosen(setting: settings.language), units: athlete.units, library: library.exercises)
    Language.current = formatter.language
    announcer = Announcer(
      settings: settings, language: formatter.language, programs: announcer?.programs ?? StartedPrograms(),
      desktop: desktop)
  }

  /// Reads again what a command of the tool may have changed.
  func takeChanges() {
    guard let store, let athlete = try? store.athlete(), let own = try? store.ownLibrary(),
      let stored = try? store.settings()
    else { return }
    take(athlete, AthleteLibrary(own), Settings(stored: stored))
    followHeartRate()
    log.noteState()
    showReminders()
    if let terminal = terminalSettings?(settings) { loop?.take(terminal) }
    screenChanged()
    tellDesktop()
  }

  /// Takes over a session from the journal.
  func resumed(_ run: DurableRun) {
    log.run = run
    if run.hasLostRules { print(.rulesLost(name: sessionName(of: run))) }
  }

  /// Enters a new session. An abandoned one is closed with what was done in it, and one that was never started is
  /// dropped. False if another one runs.
  func begin(_ plan: PreparedSession, at moment: Moment) throws(StoreProblem) -> Bool {
    guard let store else { return false }
    if let old = leftBehind {
      try DurableRun.close(old.recorded, in: store, at: moment)
      leftBehind = nil
      print(.abandonedClosed(name: formatter.language.sessionName(old.recorded.session.name)))
    }
    if let run, isRunning {
      if run.isUntouched {
        try run.abandon(at: moment)
      } else {
        return run.source == plan.source && run.engine.session.name == plan.session.name
      }
    }
    log.run = try .begin(plan, in: store, at: moment)
    (typedItems, savedName) = ([], nil)
    return true
  }

  /// Prints what is to be said before the first prompt.
  func greet(missing: [ProfileGap] = []) {
    if let leftBehind {
      print(
        .abandonedOffer(
          name: formatter.language.sessionName(leftBehind.recorded.session.name), idle: leftBehind.idle))
    } else if let run {
      let isNew = run.engine.log.isEmpty && run.engine.nextDeadline == nil
      print(
        isNew
          ? sheet(missing)
          : [Notice.sessionResumed(name: sessionName(of: run)).said(in: formatter.language)] + doneSoFar(in: run))
    } else if !(loop?.hasTerminal == true && showHome()) {
      print(.welcome)
    }
  }

  func doneSoFar(in run: DurableRun) -> [String] { DoneSoFar(engine: run.engine, formatter: formatter).lines() }

  /// Prints what is to be said after the last prompt. A plan that was only looked at is not kept, unless another
  /// terminal goes on with it.
  func leave(at moment: Moment) {
    leaveUnanswered()
    if let takenOverBy { return print(RescueText.takenOver(process: takenOverBy)) }
    guard let run, isRunning else { return }
    var text = CommandText.sessionStays(name: sessionName(of: run))
    if run.isUntouched, (try? run.abandon(at: moment)) != nil {
      text = .notStarted(name: sessionName(of: run))
      log.run = nil
    }
    print(text)
  }

  /// Works even before there is a loop.
  func print(_ row: String) { print([row]) }
  func print(_ rows: [String]) { loop?.say(rows) ?? Output.print(rows) }
  private func print(_ text: CommandText) { print(text.said(in: formatter.language)) }
  func print(_ text: RescueText) { print(text.said(in: formatter.language)) }

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
    let turns = view.turns(after: instant).map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
    screenTurns = [turns, heart.latest?.nextChange(after: now)].compactMap(\.self).min()
    tenLeft =
      announcer?.speaks == true
      ? view.tenLeft(after: instant).map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) } : nil
    pace.take(run.engine.session)
    let screen = LiveScreen(
      formatter: formatter, clock: run.clock, athlete: athlete, lastSet: run.engine.log.last,
      afterNext: run.engine.stepAfterNext(at: instant), setAfterNext: run.engine.setAfterNext(at: instant),
      choiceAhead: run.engine.choiceAhead(at: instant),
      left: pace.left(of: view, at: instant),
      outline: loop?.showsOutline == true ? outline(of: run, view, at: instant) : [],
      groupNotes: notes(around: run, at: instant),
      heart: heart.latest,
      marked: marked(in: view), score: run.engine.tabataSoFar,
      volume: run.engine.volume(bodyweight: athlete.bodyweight), startsIn: stillStart?.clock)
    return screen.content(of: view, at: instant)
  }

  /// Those of the groups around what is done; of a sitting or a breathing, also its own, as there is nothing else to read.
  private func notes(around run: DurableRun, at instant: Instant) -> [String] {
    let ofGroups = run.engine.blockAtHand(at: instant).flatMap { run.engine.session.groupNotes[$0] } ?? []
    return ofGroups + (run.engine.session.kind == .workout ? [] : run.engine.session.notes)
  }

  private func outline(of run: DurableRun, _ view: Snapshot, at instant: Instant) -> [OutlineRow] {
    let windows = WindowText(windows: view.windowsAtHand, language: formatter.language)
    return SessionOutline(
      formatter: formatter, athlete: athlete, log: run.engine.log, atHand: run.engine.blockAtHand(at: instant),
      step: view.stepAtHand, places: windows.places,
      isNumberedByRound: view.stepAtHand.map { windows.numbers($0) } ?? false,
      part: part(of: view), open: Set(view.stations.map(\.block)),
      isLastTime: view.windowsAtHand.allSatisfy(\.isInLastRound)
    ).rows(of: run.engine.sessionAsChosen(at: instant))
  }

  /// Of the set that runs.
  private func part(of view: Snapshot) -> String {
    guard let part = view.part, let step = view.current else { return "" }
    return part.text(of: step).said(in: formatter.language)
  }

  var deadline: Instant? {
    let next = run.flatMap { run in
      run.engine.nextDeadline.map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
    }
    return [next, screenTurns, tenLeft, stillStart?.next, shownReminders?.next].compactMap(\.self).min()
  }

  func wake(at now: Instant) {
    wakeStillStart(at: now)
    if let due = shownReminders?.next, due <= now { showReminders() }
    screenTurns = nil
    if let due = tenLeft, due <= now {
      tenLeft = nil
      // After a sleep of the machine it is no longer true.
      if now - due < .seconds(2) { announcer?.say(LiveText.tenSeconds.said(in: formatter.language), at: .atBoot(now)) }
    }
    passTime(at: now)
  }

  func completions(for line: String, cursor: Int) -> Completions {
    LineCompletion(
      exercises: exercises, library: library.exercises, language: formatter.language, plans: { self.planNames }
    ).completions(for: line, cursor: cursor)
  }

  func highlights(of line: String) -> [LineStretch] { LineHighlights(library: library.exercises).stretches(of: line) }

  // MARK: Words

  func say(_ text: CommandText) { loop?.say(text.said(in: formatter.language)) }

  func snapshot(at now: Instant) -> Snapshot? { run?.snapshot(at: .atBoot(now)) }

  var exercises: [Exercise] { run?.engine.session.exercises ?? [] }
}
