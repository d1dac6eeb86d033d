/// What the prompt shows without changing anything: the session, what comes next, help, info sheets.

import LanguageServer
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  func show(_ view: LineMeaning.View, at now: Instant) {
    switch view {
    case .nothing: key(.done, at: now)
    case .quit: loop?.stop()
    case .size(let size): take(size)
    case .adopt: beginScribble()
    case .show: showSession(at: now)
    case .home: if !showHome() { isRunning ? print(runningHint) : say(.welcome) }
    case .next: showNext(at: now)
    case .help(let topic): help(topic, at: now)
    case .heartRate(let beats): heartRate(beats, at: now)
    case .info(let topic): info(topic, at: now)
    case .save(let name): save(as: name, at: now)
    case .favourite(let arguments): favourite(arguments, at: now)
    }
  }

  private func take(_ size: LiveAreaSize) {
    loop?.take(size)
    if loop?.rowsForLines != nil, !size.fits(.current) { notice(.refused(.noRoom(size, on: .current))) }
  }

  func areaStays() { notice(.refused(.noRoom(.card, on: .current))) }

  /// Set by set while it runs; before the start as it is planned.
  private func showSession(at now: Instant) {
    guard let run, let view = snapshot(at: now), let loop else { return notice(.refused(.noSession)) }
    guard isRunning, view.phase != .ready, view.kind == .workout || SetList.listsParts(of: run.engine.session) else {
      return loop.say(sheet())
    }
    let session = run.engine.sessionAsChosen(at: run.instant(at: .atBoot(now)))
    let list = SetList(session: session, log: run.engine.log, view: view, formatter: formatter)
    show(list.rows() + totals(at: now).map { StyledText($0) }, title: sessionName(of: run))
  }

  private func showNext(at now: Instant) {
    guard let view = snapshot(at: now) else { return notice(.refused(.noSession)) }
    let steps = StepText(formatter: formatter)
    let next = view.next.map { step in
      [steps.name(step), steps.place(step), steps.prescription(step, total: view.nextTotal)].filter { !$0.isEmpty }
    }
    say(next.map { .nextUp($0.joined(separator: " · ")) } ?? .nothingNext)
  }

  /// What is left of the running total, or of all in an `any order`.
  private func totals(at now: Instant) -> [String] {
    guard let view = snapshot(at: now) else { return [] }
    let steps = StepText(formatter: formatter)
    let all = view.stations.compactMap { station in steps.soFar(station.total).map { (steps.name(station.name), $0) } }
    let current = view.current.flatMap { step in steps.soFar(view.total).map { (steps.name(step), $0) } }
    let rows = (all.isEmpty ? current.map { [$0] } ?? [] : all).map { "  \($0.0) · \($0.1)" }
    return rows.isEmpty ? [] : [""] + rows
  }

  private func help(_ topic: String?, at now: Instant) {
    guard let topic else { return listCommands() }
    if let word = CommandWord.named(Substring(topic)) { return help(word) }
    if let line = ToolLine(topic) { return perform(ToolLine(line.arguments + ["--help"]), at: now) }
    info(topic, at: now)
  }

  private func help(_ word: CommandWord) {
    say(.usage(word.usage))
    let lines = word.said(in: formatter.language).wrapped(to: SessionSheet.width - 2)
    loop?.say(lines.map { "  " + $0 })
  }

  private func listCommands() {
    let columns =
      loop?.rowsForLines == nil ? SessionSheet.width : min(SessionSheet.width, max(20, ScreenSize.current.columns - 2))
    let width = CommandWord.allCases.map(\.rawValue.count).max() ?? 0
    let rows = CommandWord.allCases.flatMap { word in
      word.said(in: formatter.language).wrapped(to: columns - width - 4).enumerated().map { index, line in
        StyledText("  " + (index == 0 ? word.rawValue : "").padded(to: width + 2), .tone(.rest)) + StyledText(line)
      }
    }
    let tool = ToolWords.names.joined(separator: ", ").wrapped(to: columns - 2).map {
      StyledText("  " + $0, .tone(.rest))
    }
    let headings = [CommandText.commandsHeading, .toolWordsHeading].map {
      StyledText($0.said(in: formatter.language), .strong)
    }
    let keys = loop?.rowsForLines == nil ? [] : Self.keys(formatter.language, columns)
    show(keys + [headings[0]] + rows + [headings[1]] + tool, title: CommandText.helpTitle.said(in: formatter.language))
  }

  /// Those that act on an empty line.
  private static func keys(_ language: Language, _ columns: Int) -> [StyledText] {
    [StyledText(CommandText.keysHeading.said(in: language), .strong)]
      + CommandText.keys.said(in: language).wrapped(to: columns - 2).map { StyledText("  " + $0) }
  }

  private func info(_ topic: String?, at now: Instant) {
    let book = InfoBook(library: library, formatter: formatter, athlete: athlete, store: store)
    if let topic {
      if let text = wordsOfPlan(about: topic.trimmingBlanks()) { return show(text, nil) }
      guard let (text, exercise) = book.sheet(about: topic) else { return say(.unknownTopic(topic)) }
      return show(text, exercise)
    }
    guard let work = workOfInfo(at: now), let entry = library.exercises.entry(for: work.exercise.key) else {
      return listCommands()
    }
    let totals = totals(at: now).filter { !$0.isEmpty }.map { String($0.dropFirst(2)) }
    let keys = loop?.rowsForLines == nil ? [] : [CommandText.keys.said(in: formatter.language)]
    show(book.sheet(of: entry, cues: totals + work.cues + work.notes + keys), entry.key)
  }

  /// What an editor says about a name in the plan of the session, and about a quantity.
  private func wordsOfPlan(about word: String) -> InfoText? {
    var setting = ServerSetting.ofThisUser
    setting.language = formatter.language
    guard let found = LanguageServer.words(about: word, inPlan: run?.source ?? "", setting) else { return nil }
    return InfoText(title: found.title, text: found.lines.joined(separator: "\n"))
  }

  /// The set that runs, or in a rest and before the start the next one.
  private func workOfInfo(at now: Instant) -> Work? {
    let view = snapshot(at: now)
    for step in [view?.phase == .work ? view?.current : view?.next, view?.current] {
      if case .work(let work)? = step { return work }
    }
    return nil
  }

  private func show(_ text: InfoText, _ exercise: String?) {
    loop?.show(
      InfoSheet(
        title: text.title, text: text.text, tips: text.tips, hint: LiveText.sheetHint.said(in: formatter.language),
        picture: exercise.flatMap(picture)))
  }

  /// Its first picture, if the terminal can show it. The terminal is asked once, and only if there is a picture.
  private func picture(of exercise: String) -> SheetPicture? {
    guard let picture = try? store?.pictures(of: exercise).first else { return nil }
    let display = pictureDisplay ?? PictureDisplay.chosen(by: settings)
    pictureDisplay = .some(display)
    let depth = TerminalSettings.depth(environment: environment, isTerminal: true)
    return display.flatMap { SheetPicture(picture, named: exercise, by: $0, depth: depth) }
  }
}
