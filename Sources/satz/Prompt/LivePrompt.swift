/// The prompt: takes lines and keys, lets the session do what they say, and shows what came of it.

import Channels
import PlanLanguage
import SessionModel
import TrainingStore

import struct SessionModel.Block

/// One instance a process, driven by the loop's one thread. All instants of `PromptHost` are on the boot clock.
final class LivePrompt: PromptHost {
  weak var loop: PromptLoop?
  private(set) var run: RecordedRun?
  private let store: TrainingStore
  private let athlete: Athlete
  private let measures: Measures
  private let channel = TerminalChannel(environment: environment)
  /// Lines that were pasted and wait to be confirmed.
  private var pasted: [String] = []
  private var interruptedAt: Instant?

  /// A session that lay idle for more than a day: gone on with only if the athlete says `resume`.
  private var leftBehind: (recorded: RecordedSession, idle: Milliseconds)?

  init(store: TrainingStore, athlete: Athlete) {
    self.store = store
    self.athlete = athlete
    measures = Measures(language: .current, units: athlete.units)
  }

  /// Whether a session is open that has not ended.
  var isRunning: Bool { run.map { !$0.engine.isOver } ?? false }

  // MARK: Sessions

  /// The journal has a session that did not end: it goes on, unless it lay idle for too long.
  func find(_ recorded: RecordedSession, at moment: Moment) {
    switch recorded.resumption(at: moment) {
    case .goesOn(let clock): run = .replay(recorded, clock: clock, in: store)
    case .abandoned(let idle): leftBehind = (recorded, idle)
    }
  }

  /// Enters a new session; one that was left behind is closed with what was done in it.
  func begin(_ session: Session, source: String, path: String?, at moment: Moment) throws(StoreProblem) {
    if let old = leftBehind {
      let run = RecordedRun.replay(old.recorded, clock: SessionClock(starting: moment), in: store)
      try run.abandon(at: moment)
      leftBehind = nil
    }
    run = try .begin(session, source: source, path: path, in: store, at: moment)
  }

  /// What is to be said before the first prompt.
  func greet() {
    let greeting: String
    if let leftBehind {
      let age = "\(leftBehind.idle.count / 3_600_000) h"
      greeting = CommandText.abandonedOffer(name: leftBehind.recorded.session.name, age: age).said(
        in: measures.language)
    } else if let run {
      greeting =
        run.engine.log.isEmpty && run.engine.nextDeadline == nil
        ? SessionSheet(session: run.engine.session, athlete: athlete, measures: measures).text()
        : Notice.sessionResumed(name: run.engine.session.name).said(in: measures.language)
    } else {
      greeting = CommandText.welcome.said(in: measures.language)
    }
    Output.print(greeting)
  }

  // MARK: What the terminal asks

  func picture(at now: Instant) -> Picture {
    guard let run else { return .nothing }
    let instant = run.instant(at: .atBoot(now))
    return LivePicture(measures: measures, clock: run.clock).picture(of: run.engine.snapshot(at: instant), at: instant)
  }

  var deadline: Instant? {
    guard let run, let next = run.engine.nextDeadline else { return nil }
    return Instant(milliseconds: run.clock.bootMilliseconds(of: next))
  }

  func wake(at now: Instant) { passTime(at: now) }

  func completions(for line: String, cursor: Int) -> Completions {
    LineCompletion(exercises: exercises).completions(for: line, cursor: cursor)
  }

  // MARK: What the user does

  func line(_ text: String, at now: Instant) {
    pasted = []
    passTime(at: now)
    carryOut(LineReader(athlete: athlete, exercises: exercises).meaning(of: text), at: now)
  }

  func pasted(_ lines: [String], at now: Instant) {
    pasted = lines
    say(.pasted(lines: lines.count))
  }

  func key(_ key: HotKey, at now: Instant) {
    passTime(at: now)
    switch key {
    case .done where !pasted.isEmpty: line(pasted.joined(separator: "\n"), at: now)
    case .done: isRunning ? command(onwards(at: now), at: now) : notice(.refused(.noSession))
    case .acknowledge: command(.acknowledge, at: now)
    case .pauseOrResume: command(snapshot(at: now)?.isPaused == true ? .resume : .pause, at: now)
    case .info: show(.info(topic: nil), at: now)
    case .back: command(.back, at: now)
    case .skip: command(.skip, at: now)
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
    case .countdown, .work, .rest, .waiting, .breath, .sit, .choosing, .finished, .aborted, nil: .done(.asPrescribed)
    }
  }

  func interrupted(lineWasEmpty: Bool, at now: Instant) {
    pasted = []
    guard lineWasEmpty else { return }
    if let before = interruptedAt, now - before < .seconds(2) { loop?.stop() }
    interruptedAt = now
    say(.interruptHint)
  }

  func ended(_ end: InputEnd, at now: Instant) { loop?.stop() }

  // MARK: Carrying out

  private func carryOut(_ meaning: LineMeaning, at now: Instant) {
    switch meaning {
    case .command(.add(let blocks)) where !isRunning: startTraining(with: blocks, at: now)
    case .command(let command): self.command(command, at: now)
    case .view(let view): show(view, at: now)
    case .refused(let why): notice(.refused(why))
    case .usage(let word): say(.usage(word.usage))
    case .ambiguous(let word, let candidates): say(.didYouMeanCommand(word: word, candidates: candidates))
    case .mistakes(let diagnostics, let source):
      loop?.say(Diagnosis(diagnostics, of: SourceFile(path: "", bytes: source)).text(colour: Output.wantsColour(on: 1)))
    }
  }

  /// A set typed into an empty prompt is a session of its own.
  private func startTraining(with blocks: [Block], at now: Instant) {
    let session = Session(name: say(word: .freeTraining), kind: .workout, blocks: blocks)
    attempt { () throws(StoreProblem) in try begin(session, source: "", path: nil, at: .atBoot(now)) }
    loop?.pictureChanged()
    if let exercise = exercises.first { notice(.exerciseAdded(measures.exercise(exercise))) }
  }

  private func command(_ command: Command, at now: Instant) {
    if command == .resume, run == nil, let old = leftBehind {
      leftBehind = nil
      run = .replay(old.recorded, clock: old.recorded.clock(resumingAt: .atBoot(now)), in: store)
      return notice(.sessionResumed(name: old.recorded.session.name))
    }
    guard run != nil else { return notice(.refused(.noSession)) }
    attempt { () throws(StoreProblem) in
      let effects = try run?.perform(command, at: .atBoot(now)) ?? []
      carryOut(effects)
    }
  }

  private func passTime(at now: Instant) {
    attempt { () throws(StoreProblem) in carryOut(try run?.advance(at: .atBoot(now)) ?? []) }
  }

  private func attempt(_ body: () throws(StoreProblem) -> Void) {
    do { try body() } catch { notice(.failed(error.said(in: measures.language))) }
  }

  private func carryOut(_ effects: [Effect]) {
    guard !effects.isEmpty else { return }
    let report = EffectReport(effects, measures: measures)
    for line in report.lines { loop?.say(line) }
    if let announcement = report.announcement {
      let text: LiveText = announcement == .windowOver ? .timeIsUp : .restIsOver
      loop?.signal(channel.sequence(for: announcement, text: text.said(in: measures.language)))
    }
    if let notice = report.notice { self.notice(notice) }
    loop?.pictureChanged()
  }

  // MARK: Showing

  private func show(_ view: LineMeaning.View, at now: Instant) {
    switch view {
    case .nothing: key(.done, at: now)
    case .quit: loop?.stop()
    case .show: showSession()
    case .next: showNext(at: now)
    case .help(let topic): help(topic)
    case .info(let topic): info(topic, at: now)
    }
  }

  private func showSession() {
    guard let run else { return notice(.refused(.noSession)) }
    loop?.say(SessionSheet(session: run.engine.session, athlete: athlete, measures: measures).text())
  }

  private func showNext(at now: Instant) {
    guard let view = snapshot(at: now) else { return notice(.refused(.noSession)) }
    let steps = StepText(measures: measures)
    let next = view.next.map { [steps.name($0), steps.place($0), steps.prescription($0)].filter { !$0.isEmpty } }
    say(next.map { .nextUp($0.joined(separator: " · ")) } ?? .nothingNext)
  }

  private func help(_ topic: String?) {
    if let topic, let word = CommandWord.named(Substring(topic)) {
      say(.usage(word.usage))
      loop?.say("  " + word.said(in: measures.language))
    } else if let topic {
      info(topic, at: Instant(milliseconds: 0))
    } else {
      let width = CommandWord.allCases.map(\.rawValue.count).max() ?? 0
      let rows = CommandWord.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.said(in: measures.language))" }
      loop?.say(([CommandText.commandsHeading.said(in: measures.language)] + rows).joined(separator: "\n"))
    }
  }

  private func info(_ topic: String?, at now: Instant) {
    let sheet: InfoText
    if let topic {
      if let known = InfoTopic.named(topic) {
        sheet = known.sheet(in: measures.language)
      } else if let entry = ExerciseLibrary.builtIn.find(topic) {
        sheet = InfoText(exercise: entry, in: measures.language)
      } else {
        return say(.unknownTopic(topic))
      }
    } else if case .work(let work)? = snapshot(at: now)?.current,
      let entry = ExerciseLibrary.builtIn.entry(for: work.exercise.key)
    {
      sheet = InfoText(exercise: entry, in: measures.language, hints: work.cues + work.notes)
    } else {
      return help(nil)
    }
    loop?.show(
      InfoSheet(
        title: sheet.title, text: sheet.text, tips: sheet.tips, hint: LiveText.sheetHint.said(in: measures.language)))
  }

  private func notice(_ notice: Notice) {
    loop?.show(Pill(icon: notice.icon, text: notice.said(in: measures.language), style: notice.style))
  }

  private func say(_ text: CommandText) { loop?.say(text.said(in: measures.language)) }
  private func say(word: SheetText) -> String { word.said(in: measures.language) }

  private func snapshot(at now: Instant) -> Snapshot? { run?.snapshot(at: .atBoot(now)) }

  private var exercises: [Exercise] { run?.engine.session.exercises ?? [] }
}

extension Session {
  /// Each exercise once, in the order of the plan.
  var exercises: [Exercise] {
    var found: [Exercise] = []
    func collect(_ blocks: [Block]) {
      for block in blocks {
        switch block.content {
        case .step(.work(let work)): if !found.contains(work.exercise) { found.append(work.exercise) }
        case .step: break
        case .group(let group): collect(group.blocks)
        }
      }
    }
    collect(blocks)
    return found
  }
}

extension InfoText {
  /// What the library says of an exercise, and what the plan says of it here.
  init(exercise: ExerciseEntry, in language: Language, hints: [String] = []) {
    let sheet = ExerciseSheet(entry: exercise, language: language)
    self.init(title: exercise.name(in: language.ofNames), text: sheet.lines.joined(separator: "\n"), tips: hints)
  }
}
