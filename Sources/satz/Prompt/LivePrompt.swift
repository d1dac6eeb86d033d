/// The prompt: takes lines and keys, applies them to the session, and shows the result.

import Channels
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

/// One instance per process, driven by the loop's only thread. All instants of `PromptHost` are on the boot clock.
final class LivePrompt: PromptHost {
  weak var loop: PromptLoop?
  var run: DurableRun?
  private(set) var athlete = Athlete()
  private(set) var library = AthleteLibrary()
  /// In the environment's language, until the log is open and gives the one that is set.
  private(set) var formatter = UnitFormatter(language: .chosen(setting: nil))
  /// Held until the end: no other process may run the session meanwhile.
  var lock: SessionLock
  /// The log, once it is open.
  var store: TrainingStore?
  /// The state of its file after the last change made here.
  var stamp: StoreStamp?
  private var records = RecordBook()
  private(set) var settings = Settings()
  private var channel = TerminalChannel(settings: Settings())
  /// Pasted lines that wait for confirmation.
  private var pasted: [String] = []
  /// Lines of a scribble that goes on until an empty line; nil if there is none.
  var scribble: [String]?
  /// The questions that rules ask now that the session is over.
  var question: String?
  private var interruptedAt: Instant?
  /// How pictures are shown here; nil until the terminal has been asked.
  private var pictureDisplay: PictureDisplay??
  /// When the picture changes although nothing happens in the session.
  private var screenTurns: Instant?

  /// A session that was idle for more than a day; it continues only after `resume`.
  private var leftBehind: (recorded: RecordedSession, idle: Milliseconds)?

  init(holding lock: consuming SessionLock) { self.lock = lock }

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
    let opened = try TrainingStore.recovering(path: path, holding: lock, at: .now())
    athlete = opened.athlete
    library = AthleteLibrary(opened.ownLibrary)
    settings = Settings(stored: opened.settings)
    formatter = UnitFormatter(
      language: .chosen(setting: settings.language), units: athlete.units, library: library.exercises)
    channel = TerminalChannel(settings: settings)
    store = opened.store
    if let recorded = opened.running {
      switch recorded.resumption(at: .now()) {
      case .goesOn(let clock):
        run = .resume(recorded, clock: clock, in: opened.store)
      case .abandoned(let idle): leftBehind = (recorded, idle)
      }
    }
    for rescued in TrainingStore.rescuedStores(beside: path) { print(.isThere(rescued)) }
    return opened.setAside
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
    run = try .begin(plan, in: store, at: moment)
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
      self.run = nil
    }
    print(text)
  }

  /// Before there is a loop, too.
  func print(_ row: String) { print([row]) }
  func print(_ rows: [String]) { loop?.say(rows) ?? Output.print(rows) }
  private func print(_ text: CommandText) { print(text.said(in: formatter.language)) }
  func print(_ text: RescueText) { print(text.said(in: formatter.language)) }

  func sheet(_ missing: [ProfileGap] = []) -> [String] {
    guard let run else { return [] }
    return SessionSheet(session: run.engine.session, athlete: athlete, formatter: formatter, missing: missing).rows()
  }

  // MARK: What the terminal asks

  func screen(at now: Instant) -> ScreenContent {
    guard let run else { return .nothing }
    let instant = run.instant(at: .atBoot(now))
    let view = run.engine.snapshot(at: instant)
    screenTurns = view.turns(after: instant).map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
    let screen = LiveScreen(
      formatter: formatter, clock: run.clock, athlete: athlete, lastSet: run.engine.log.last)
    return screen.content(of: view, at: instant)
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

  // MARK: What the user does

  func line(_ text: String, at now: Instant) {
    pasted = []
    passTime(at: now)
    if takenByScribble([text], at: now) || answered(text, at: now) { return }
    carryOut(reader(at: now).meaning(of: text), at: now)
  }

  func reader(at now: Instant) -> LineReader {
    let isChoosing = snapshot(at: now)?.phase == .choosing
    return LineReader(
      athlete: athlete, library: library.exercises, exercises: { self.exercises }, isChoosing: isChoosing)
  }

  func passedOverLine(at now: Instant) { say(.lineTooLong(megabytes: LineTerminal.longestLine >> 20)) }

  func pasted(_ lines: [String], at now: Instant) {
    if takenByScribble(lines, at: now) { return }
    pasted = lines
    say(.pasted(lines: lines.count))
  }

  func key(_ key: HotKey, at now: Instant) {
    passTime(at: now)
    switch key {
    case .done where scribble != nil: endScribble(at: now)
    case .done where !pasted.isEmpty: line(pasted.joined(separator: "\n"), at: now)
    case .done where ask(): break
    case .done: isRunning ? command(onwards(at: now), at: now) : notice(.refused(.noSession))
    // Who is called by the overlay presses a key: that must not stop the clock.
    case .pauseOrResume where showsOverlay(at: now): break
    case .pauseOrResume: command(snapshot(at: now)?.isPaused == true ? .resume : .pause, at: now)
    case .otherSize: break
    case .info: show(.info(topic: nil), at: now)
    case .back: command(.back, at: now)
    case .skip: command(.skip, at: now)
    case .nextExercise: command(.skipExercise, at: now)
    case .undo: command(.undo, at: now)
    case .redo: command(.redo, at: now)
    case .more: command(.extend(.seconds(30)), at: now)
    case .less: command(.extend(.seconds(-15)), at: now)
    }
  }

  /// What Enter on an empty line means now.
  private func onwards(at now: Instant) -> Command {
    switch snapshot(at: now)?.phase {
    case .ready: .start
    case .expired: .acknowledge
    case .countdown, .work, .rest, .waiting, .breath, .sit, .choosing, .finished, .aborted, nil: done(at: now)
    }
  }

  /// Without a number: of a cluster, only the part that runs.
  private func done(at now: Instant) -> Command {
    let view = snapshot(at: now)
    return view?.phase == .work && view?.part?.isFollowed == true ? .part : .done(.asPrescribed)
  }

  func interrupted(lineWasEmpty: Bool, at now: Instant) {
    pasted = []
    guard lineWasEmpty, !droppedScribble() else { return }
    if let before = interruptedAt, now - before < .seconds(2) { return loop?.stop() ?? () }
    interruptedAt = now
    say(isRunning ? .interruptHint : .interruptHintIdle)
  }

  func ended(_ end: InputEnd, at now: Instant) { loop?.stop() }

  // MARK: Carrying out

  func carryOut(_ meaning: LineMeaning, at now: Instant) {
    switch meaning {
    case .addition(let blocks, let remarks, let missing, let source):
      remark(remarks, source)
      isRunning ? command(.add(blocks), at: now) : startTraining(with: blocks, at: now)
      for gap in ProfileGap.texts(missing, formatter) { loop?.say(gap) }
    case .session(let plan): start(plan, at: now)
    case .adopted(let plan):
      loop?.say(plan.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) })
      start(plan, at: now)
    case .command(.done(let said)) where asksLoad(at: now) && load(said) != nil:
      command(.done(Performance(load: load(said))), at: now)
    case .command(.done(let said)) where !fits(said, at: now):
      notice(.refused(.wrongMeasure(fitting: workInQuestion(at: now)?.target.exampleOfDone)))
    case .command(.done(.asPrescribed)): command(done(at: now), at: now)
    case .command(let command): self.command(command, at: now)
    case .view(let view): show(view, at: now)
    case .refused(let why): notice(.refused(why))
    case .usage(let word, let mistake):
      if let mistake { loop?.say(mistake.said(in: formatter.language)) }
      say(.usage(word.usage))
    case .ambiguous(let word, let candidates): say(.didYouMeanCommand(word: word, candidates: candidates))
    case .mistakes(let diagnostics, let source): remark(diagnostics, source)
    }
  }

  /// Whether a bare number can only say how heavy the last set was.
  private func asksLoad(at now: Instant) -> Bool {
    snapshot(at: now).map { $0.asksLoad && $0.takesAnswers && !$0.asksReps } ?? false
  }

  /// A bare number as a load in the athlete's unit.
  private func load(_ said: Performance) -> Mass? {
    guard let number = said.reps, said == Performance(reps: number) else { return nil }
    return PerformanceText.parse("\(number)\(athlete.units.rawValue)")?.load
  }

  /// The engine does not know the library: that a plank has no reps is checked here.
  private func fits(_ said: Performance, at now: Instant) -> Bool {
    guard let work = workInQuestion(at: now), work.target.isHeld, !said.isEmpty else { return true }
    return ResultFit(target: work.target, exercise: library.exercises.entry(for: work.exercise.key)).fits(said)
  }

  /// The running set, or the one before the rest; once that has expired, the one after it. Nil if another one is asked
  /// for.
  private func workInQuestion(at now: Instant) -> Work? {
    guard let view = snapshot(at: now), view.repsAskedFor == nil,
      case .work(let work)? = view.phase == .expired ? view.next : view.current
    else { return nil }
    return work
  }

  /// Instructions for an exercise, as imported.
  func instructions(of exercise: String) -> String? { try? store?.instructions(of: exercise) }

  /// Its first picture, if the terminal can show it. The terminal is asked once, and only if there is a picture.
  func picture(of exercise: String) -> SheetPicture? {
    guard let picture = try? store?.pictures(of: exercise).first else { return nil }
    let display = pictureDisplay ?? PictureDisplay.chosen(by: settings)
    pictureDisplay = .some(display)
    let depth = TerminalSettings.depth(environment: environment, isTerminal: true)
    return display.flatMap { SheetPicture(picture, named: exercise, by: $0, depth: depth) }
  }

  /// What is wrong with plan text, under the prompt's name in place of a file name.
  private func remark(_ diagnostics: [Diagnostic], _ source: [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    let name = CommandText.promptAsFile.said(in: formatter.language)
    let diagnosis = Diagnosis(diagnostics, of: SourceFile(path: name, bytes: source))
    loop?.say(diagnosis.text(colour: Output.wantsColour(on: 1)))
  }

  /// A set typed into an empty prompt is a session of its own.
  private func startTraining(with blocks: [Block], at now: Instant) {
    let session = Session(name: SheetText.freeTraining.said(in: formatter.language), kind: .workout, blocks: blocks)
    start(PreparedSession(session, athlete: athlete), at: now)
    if let exercise = exercises.first { notice(.exerciseAdded(formatter.exercise(exercise))) }
  }

  private func start(_ plan: PreparedSession, at now: Instant) {
    attempt { () throws(StoreProblem) in
      if try begin(plan, at: .atBoot(now)) {
        if plan.path == nil, !plan.source.isEmpty { loop?.say(sheet(plan.missing)) }
      } else if let name = run?.engine.session.name {
        notice(.refused(.anotherRuns(name)))
      }
    }
    screenChanged()
  }

  private func command(_ command: Command, at now: Instant) {
    if command == .resume, run == nil, let old = leftBehind { return takeUp(old.recorded, at: now) }
    guard let before = run else { return notice(.refused(.noSession)) }
    if command == .abort, before.isUnstarted { return drop(before, at: now) }
    attempt { () throws(StoreProblem) in
      let effects = try run?.perform(command, at: .atBoot(now)) ?? []
      report(command, effects, since: before, at: now)
      try followRules(effects, since: before, at: now)
    }
  }

  /// Continues an abandoned session.
  private func takeUp(_ recorded: RecordedSession, at now: Instant) {
    attempt { () throws(StoreProblem) in
      guard let store else { return }
      run = try .takeUp(recorded, in: store, at: .atBoot(now))
      leftBehind = nil
      screenChanged()
      notice(.sessionResumed(name: recorded.session.name))
    }
  }

  /// A session that was never started is dropped, not stopped.
  private func drop(_ unstarted: DurableRun, at now: Instant) {
    attempt { () throws(StoreProblem) in
      try run?.abandon(at: .atBoot(now))
      run = nil
      screenChanged()
      notice(.aborted(unstarted.engine.session.kind))
    }
  }

  private func passTime(at now: Instant) {
    guard let before = run else { return }
    attempt { () throws(StoreProblem) in
      let effects = try run?.advance(to: .atBoot(now)) ?? []
      report(nil, effects, since: before, at: now)
      try followRules(effects, since: before, at: now)
    }
  }

  /// Changes the log, after making sure that it is where it should be.
  func attempt(_ body: () throws(StoreProblem) -> Void) {
    defer { stamp = store?.stamp() }
    do throws(StoreProblem) {
      guard try keepStore(at: .now()) else { return }
      do throws(StoreProblem) {
        try body()
      } catch {
        // What was refused because the file is no longer a log is repeated in the log that replaces it.
        guard try rescueStore(from: error, at: .now()) else { throw error }
        try body()
      }
    } catch {
      notice(.failed(error.said(in: formatter.language)))
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
    if let announcement = report.announcement {
      let text: LiveText = announcement == .windowOver ? .timeIsUp : .restIsOver
      for signal in channel.signals(for: announcement, text: text.said(in: formatter.language)) {
        loop?.signal(Control.signal(signal))
      }
    }
    if let notice = report.notice { self.notice(notice) }
    screenChanged()
  }

  func screenChanged() {
    loop?.screenChanged()
    loop?.prompt = promptText
  }

  // MARK: Words

  func notice(_ notice: Notice) {
    var pill = Pill(icon: notice.icon, text: notice.said(in: formatter.language), style: notice.style)
    if case .setDone = notice { pill.isInLines = true }
    loop?.show(pill)
  }

  func say(_ text: CommandText) { loop?.say(text.said(in: formatter.language)) }

  func snapshot(at now: Instant) -> Snapshot? { run?.snapshot(at: .atBoot(now)) }

  private func showsOverlay(at now: Instant) -> Bool {
    run.map { $0.snapshot(at: .atBoot(now)).showsOverlay(at: $0.instant(at: .atBoot(now))) } ?? false
  }

  private var exercises: [Exercise] { run?.engine.session.exercises ?? [] }
}

extension TerminalChannel {
  /// Of this process's terminal, as far as the settings allow it.
  fileprivate init(settings: Settings) {
    self.init(environment: environment)
    rings = settings.isOn(.bell)
    if !settings.isOn(.notifications) { notifications = .none }
  }
}
