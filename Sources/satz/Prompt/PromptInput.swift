/// What somebody types or presses at the prompt: each line and each key is understood and carried out.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  func line(_ text: String, at now: Instant) {
    pasted = []
    answersLine = true
    defer { answersLine = false }
    passTime(at: now)
    if takenByScribble([text], at: now) || answersPendingQuestion(text, at: now) || answered(text, at: now) { return }
    // One letter is an abbreviation.
    if text.trimmingBlanks().count > 1, YesOrNo(text) != nil { return say(.nothingAsked) }
    let meaning = reader(at: now).meaning(of: text)
    if !asksBack(meaning, at: now) { carryOut(meaning, at: now) }
  }

  func reader(at now: Instant) -> LineReader {
    let view = snapshot(at: now)
    let english = UnitFormatter(language: .english, library: library.exercises)
    let options = view?.options.map { option in
      [StepText(formatter: formatter).name(option), StepText(formatter: english).name(option)]
    }
    return LineReader(
      athlete: athlete, language: formatter.language, library: library.exercises, exercises: { self.exercises },
      stations: view?.stations.map { $0.name } ?? [], isChoosing: view?.phase == .choosing,
      isRestOver: view?.phase == .expired,
      work: { self.workOfResult(at: now) }, workOfLoad: { self.setAskedForLoad(at: now)?.work },
      log: { self.run?.engine.log ?? [] },
      exerciseAtHand: { self.isRunning ? self.exerciseAtHand(in: view) : nil }, options: options ?? [])
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
    case .done where dropsPendingQuestion(): break
    case .done where !pasted.isEmpty: line(pasted.joined(separator: "\n"), at: now)
    case .done where ask(): break
    case .done where optionOfEnter(at: now) != nil: command(.choose(optionOfEnter(at: now) ?? 0), at: now)
    case .done where refusesTooFast(at: now): break
    case .done: isRunning ? command(onwards(at: now), at: now) : notice(.refused(.noSession))
    // A key pressed to answer the overlay must not pause the clock.
    case .pauseOrResume where showsOverlay(at: now) || stillStart != nil: break
    case .pauseOrResume: command(snapshot(at: now)?.isPaused == true ? .resume : .pause, at: now)
    case .info: show(.info(topic: nil), at: now)
    case .back: command(.back, at: now)
    case .skip: command(.skip, at: now)
    case .nextExercise: command(.skipExercise, at: now)
    case .undo: command(.undo, at: now)
    case .redo: command(.redo, at: now)
    case .more: command(.extend(.seconds(30)), at: now)
    case .less: command(.extend(.seconds(-15)), at: now)
    case .previousOption: mark(by: -1, at: now)
    case .nextOption: mark(by: 1, at: now)
    }
  }

  /// Enter once too often, or only how hard it was, at the beginning of a distance would log it with a second or two.
  private func refusesTooFast(at now: Instant) -> Bool {
    guard canAsk, let run, let view = snapshot(at: now), view.phase == .work, !view.isPaused,
      case .work(let work)? = view.current, case .distance(let way) = work.target
    else { return false }
    let passed = run.instant(at: .atBoot(now)) - view.phaseBegan
    let length = Length(millimetres: way.min)
    guard FastestEver.isBeaten(by: max(passed, Milliseconds(1)), over: length, of: work.exercise.key) else {
      return false
    }
    // A metre a second could be true.
    let time = formatter.clock(.seconds(max(1, way.min / 1000)))
    notice(.refused(.tooFast(formatter.target(work.target), example: work.target.exampleOfResult + " " + time)))
    return true
  }

  private func showsOverlay(at now: Instant) -> Bool {
    run.map { $0.snapshot(at: .atBoot(now)).showsOverlay(at: $0.instant(at: .atBoot(now))) } ?? false
  }

  /// What Enter on an empty line means now.
  func onwards(at now: Instant) -> Command {
    switch snapshot(at: now)?.phase {
    case .ready: .start
    case .expired: .acknowledge
    case .countdown, .work, .rest, .waiting, .breath, .sit, .choosing, .finished, .aborted, nil: done(at: now)
    }
  }

  /// `done` without a number; in a cluster, it ends only the running part.
  private func done(at now: Instant) -> Command {
    let view = snapshot(at: now)
    return view?.phase == .work && view?.part?.isFollowed == true ? .part : .done(.asPrescribed)
  }

  func interrupted(lineWasEmpty: Bool, at now: Instant) {
    pasted = []
    if let tool {
      laterTools = []
      tool.process.interrupt()
      return say(.toolStopped(tool.line.title))
    }
    guard lineWasEmpty, !droppedScribble(), !dropsPendingQuestion() else { return }
    if let before = interruptedAt, now - before < .seconds(2) { return loop?.stop() ?? () }
    interruptedAt = now
    say(isRunning ? .interruptHint : .interruptHintIdle)
  }

  func cancelledCountdown(at now: Instant) {
    if stillStart != nil {
      stillStart = nil
      screenChanged()
      return notice(.startCancelled)
    }
    command(.undo, at: now)
  }

  func ended(_ end: InputEnd, at now: Instant) {
    if case .takenOver(let process) = end { takenOverBy = process }
    loop?.stop()
  }
}

// MARK: What a line means

extension LivePrompt {
  func carryOut(_ meaning: LineMeaning, at now: Instant) {
    switch meaning {
    case .addition(let blocks, let remarks, let missing, let source):
      remark(remarks, source)
      isRunning ? command(.add(blocks), at: now) : startTraining(with: blocks, at: now)
      typedItems.append(String(decoding: source, as: UTF8.self))
      for gap in ProfileGap.texts(missing, formatter) { loop?.say(gap) }
    case .turn(let exercise, let done): turn(to: exercise, done, at: now)
    case .withLoad(let result, let load): done(result, with: load, at: now)
    case .doubtful(let exercise, let meaning): if !asksBack(about: exercise, meaning) { carryOut(meaning, at: now) }
    case .session(let plan): startOrAdd(plan, at: now)
    case .adopted(let plan):
      loop?.say(plan.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) })
      startOrAdd(plan, at: now)
    case .command(.done(let said)) where meant(said, at: now) != said: command(.done(meant(said, at: now)), at: now)
    case .command(.done(let said)) where !fits(said, at: now):
      let view = snapshot(at: now)
      if view?.phase == .waiting, view?.repsAskedFor == nil { return notice(.refused(.startsByItself)) }
      let isOnTheWay = asked(at: now) == .distanceOrEnergy
      let target = workInQuestion(at: now)?.target
      notice(.refused(.wrongMeasure(fitting: isOnTheWay ? "2500m / 150cal" : target?.exampleOfDone)))
    case .command(.done(let said)) where said.time == nil && said.distance == nil && refusesTooFast(at: now): break
    case .command(.done(.asPrescribed)): command(done(at: now), at: now)
    case .command(let command): self.command(command, at: now)
    case .view(let view): show(view, at: now)
    case .tool(let line): perform(line, at: now)
    case .refused(let why): notice(.refused(why))
    case .usage(let word, let mistake):
      loop?.overheard?.isRefused = true
      if let mistake { loop?.say(mistake.said(in: formatter.language)) }
      say(.misused(word.usage))
    case .ambiguous(let word, let candidates):
      loop?.overheard?.isRefused = true
      say(.didYouMeanCommand(word: word, candidates: candidates))
    case .notUnderstood(let line, let nearest):
      loop?.overheard?.isRefused = true
      say(.notUnderstood(line, nearest: nearest, isNote: isRunning))
    case .mistakes(let diagnostics, let source):
      loop?.overheard?.isRefused = true
      remark(diagnostics, source)
      say(.nothingDone(isNote: isRunning))
    }
  }

  /// A bare number as what is asked for: a load, a distance, calories.
  func meant(_ said: Performance, at now: Instant) -> Performance {
    if asksLoad(at: now), let load = load(said) { return load }
    return asked(at: now)?.meaning(of: said) ?? said
  }

  /// What is asked about the last set, or what adds up to a total in the set in question.
  private func asked(at now: Instant) -> AskedAmount? {
    if let view = snapshot(at: now), view.asksReps { return view.asked(in: library.exercises) }
    guard let target = workInQuestion(at: now)?.target, case .total = target else { return nil }
    return AskedAmount(target)
  }

  /// What was done counts once the exercise is current; after a rest that still runs, it only comes next.
  private func turn(to exercise: String, _ performance: Performance?, at now: Instant) {
    func isCurrent() -> Bool {
      guard let view = snapshot(at: now), view.phase == .work, case .work(let work)? = view.current else {
        return false
      }
      return work.exercise.key == exercise
    }
    if !isCurrent() || performance == nil { command(.bringForward(exercise: exercise), at: now) }
    if let performance, isCurrent() { command(.done(performance), at: now) }
  }

  /// Whether a bare number can only say how heavy the last set was.
  private func asksLoad(at now: Instant) -> Bool {
    snapshot(at: now).map { $0.asksLoad && $0.takesAnswers && !$0.asksReps } ?? false
  }

  /// A bare number as a load in the athlete's unit.
  private func load(_ said: Performance) -> Performance? {
    said.bareNumber.flatMap { PerformanceText.parse("\($0)\(athlete.units.rawValue)") }
  }

  /// The engine does not know the library: that a plank has no reps is checked here.
  func fits(_ said: Performance, at now: Instant) -> Bool {
    guard let work = workOfResult(at: now), !said.isEmpty else { return true }
    if case .repsWithin = work.target {} else if !work.target.isHeld { return true }
    return ResultFit(target: work.target, exercise: library.exercises.entry(for: work.exercise.key)).fits(said)
  }

  /// The set that a result is for.
  func workOfResult(at now: Instant) -> Work? { workInQuestion(at: now) ?? asked(in: snapshot(at: now)) }

  /// The running set, or the one before the rest; once that has expired, the one after it. Nil if another one is asked
  /// for.
  private func workInQuestion(at now: Instant) -> Work? {
    guard let view = snapshot(at: now), view.repsAskedFor == nil,
      case .work(let work)? = view.phase == .expired ? view.next : view.current
    else { return nil }
    return work
  }

  /// The set before, if its reps are asked for.
  private func asked(in view: Snapshot?) -> Work? {
    if view?.repsAskedFor != nil, case .work(let work)? = view?.current { work } else { nil }
  }

  /// The exercise of the running set or of the one just done, or what has replaced it; before the first one, that which
  /// comes.
  private func exerciseAtHand(in view: Snapshot?) -> Exercise? {
    if let other = replacement(in: view) { return other }
    for step in [view?.current, view?.next] {
      if case .work(let work)? = step { return work.exercise }
    }
    return run?.engine.log.last?.work.exercise
  }

  /// In a rest, the exercise that comes in place of the one just done: its sets are in the same item of the plan.
  private func replacement(in view: Snapshot?) -> Exercise? {
    guard let run, let view, view.phase == .rest || view.phase == .expired, case .work(let next)? = view.next,
      let last = run.engine.log.last, last.work.exercise.key != next.exercise.key,
      let item = run.engine.session.blocks.item(around: last.occurrence.block)
    else { return nil }
    return Session(name: "", kind: .workout, blocks: [item]).exercises.contains(next.exercise) ? next.exercise : nil
  }

  /// What is wrong with plan text, under the prompt's name in place of a file name.
  private func remark(_ diagnostics: [Diagnostic], _ source: [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    let name = CommandText.promptAsFile.said(in: formatter.language)
    let diagnosis = Diagnosis(diagnostics, of: SourceFile(path: name, bytes: source))
    loop?.overheard?.rows += diagnosis.text(colour: false, columns: nil).encoded.split(separator: "\n").map {
      String($0)
    }
    loop?.say(diagnosis.text(colour: Output.wantsColour(on: 1), columns: loop?.columnsOfLines))
  }

  /// In a session that has started, a whole workout is added to it.
  private func startOrAdd(_ plan: PreparedSession, at now: Instant) {
    guard let run, isRunning, !run.isUntouched else { return start(plan, at: now) }
    command(.add(plan.session.blocks), at: now)
    typedItems.append(String(plan.source.drop { $0 != "<" }).trimmingBlanks())
    for gap in ProfileGap.texts(plan.missing, formatter) { loop?.say(gap) }
  }

  /// A set typed into an empty prompt is a session of its own.
  private func startTraining(with blocks: [Block], at now: Instant) {
    let session = Session(name: "", kind: .workout, blocks: blocks)
    start(PreparedSession(session, athlete: athlete), at: now)
    let names = exercises.map(formatter.exercise)
    if let name = names.first { noticeWithLine(names.count == 1 ? .exerciseAdded(name) : .exercisesAdded(names)) }
  }
}

extension [Block] {
  /// The sets of one exercise that this block belongs to; nil if it is in a superset or alone.
  fileprivate func item(around id: Int) -> Block? {
    for block in self {
      guard case .group(let group) = block.content else { continue }
      if group.form == .exercise, group.blocks.contains(where: { $0.contains(id) }) { return block }
      if let found = group.blocks.item(around: id) { return found }
    }
    return nil
  }
}
