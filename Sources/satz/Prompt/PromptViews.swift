/// What the prompt shows without changing anything: the session, what comes next, help, info sheets.

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
    case .size(let size): loop?.take(size)
    case .adopt: beginScribble()
    case .show: run == nil ? notice(.refused(.noSession)) : loop?.say(sheet())
    case .next: showNext(at: now)
    case .help(let topic): help(topic, at: now)
    case .info(let topic): info(topic, at: now)
    case .save(let name): save(as: name, at: now)
    case .favourite(let arguments): favourite(arguments, at: now)
    }
  }

  private func showNext(at now: Instant) {
    guard let view = snapshot(at: now) else { return notice(.refused(.noSession)) }
    let steps = StepText(formatter: formatter)
    let next = view.next.map { [steps.name($0), steps.place($0), steps.prescription($0)].filter { !$0.isEmpty } }
    say(next.map { .nextUp($0.joined(separator: " · ")) } ?? .nothingNext)
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
    let width = CommandWord.allCases.map(\.rawValue.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    let rows = CommandWord.allCases.flatMap { word in
      word.said(in: formatter.language).wrapped(to: SessionSheet.width - width - 4).enumerated().map { index, line in
        (index == 0 ? "  " + word.rawValue.padded(to: width) + "  " : indent) + line
      }
    }
    let tool = ToolWords.names.joined(separator: ", ").wrapped(to: SessionSheet.width - 2).map { "  " + $0 }
    loop?.say(
      [CommandText.commandsHeading.said(in: formatter.language)] + rows
        + [CommandText.toolWordsHeading.said(in: formatter.language)] + tool)
  }

  private func info(_ topic: String?, at now: Instant) {
    let sheet: InfoText
    var picture: SheetPicture?
    if let topic {
      if let known = InfoTopic.named(topic) {
        sheet = known.sheet(in: formatter.language)
      } else if let entry = library.exercises.find(topic) {
        sheet = InfoText(
          exercise: entry, of: library, in: formatter.language, instructions: instructions(of: entry.key))
        picture = self.picture(of: entry.key)
      } else if let word = CommandWord.named(Substring(topic)) {
        return help(word)
      } else {
        return say(.unknownTopic(topic))
      }
    } else if case .work(let work)? = snapshot(at: now)?.current,
      let entry = library.exercises.entry(for: work.exercise.key)
    {
      sheet = InfoText(
        exercise: entry, of: library, in: formatter.language, instructions: instructions(of: entry.key),
        hints: work.cues + work.notes)
      picture = self.picture(of: entry.key)
    } else {
      return listCommands()
    }
    loop?.show(
      InfoSheet(
        title: sheet.title, text: sheet.text, tips: sheet.tips, hint: LiveText.sheetHint.said(in: formatter.language),
        picture: picture))
  }

  /// Instructions for an exercise, as imported.
  private func instructions(of exercise: String) -> String? { try? store?.instructions(of: exercise) }

  /// Its first picture, if the terminal can show it. The terminal is asked once, and only if there is a picture.
  private func picture(of exercise: String) -> SheetPicture? {
    guard let picture = try? store?.pictures(of: exercise).first else { return nil }
    let display = pictureDisplay ?? PictureDisplay.chosen(by: settings)
    pictureDisplay = .some(display)
    let depth = TerminalSettings.depth(environment: environment, isTerminal: true)
    return display.flatMap { SheetPicture(picture, named: exercise, by: $0, depth: depth) }
  }
}

extension InfoText {
  /// What the library says about an exercise, and what this plan prescribes for it.
  init(
    exercise: ExerciseEntry, of library: AthleteLibrary, in language: Language, instructions: String?,
    hints: [String] = []
  ) {
    let sheet = ExerciseSheet(entry: exercise, library: library, language: language, instructions: instructions)
    self.init(title: exercise.name(in: language.ofNames), text: sheet.lines.joined(separator: "\n"), tips: hints)
  }
}
