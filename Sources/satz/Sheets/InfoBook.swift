/// Everything that `info` explains: terms, the words of the language, the commands, and the exercises.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct InfoBook {
  var library: AthleteLibrary
  var formatter: UnitFormatter
  var athlete: Athlete
  var store: TrainingStore?
  private var language: Language { formatter.language }

  /// The sheet about a topic, and the exercise if it is one; nil for an unknown topic.
  func sheet(about topic: String) -> (text: InfoText, exercise: String?)? {
    let word = topic.trimmingBlanks()
    if let text = term(word) { return (text, nil) }
    if let entry = library.exercises.find(word) { return (sheet(of: entry), entry.key) }
    return KeywordInfo.of(phrase: word).map { ($0.sheet(in: language), nil) }
  }

  /// A term, a word of the language, or a command; with what it does at the prompt if it is a command, too.
  private func term(_ word: String) -> InfoText? {
    let command = CommandWord.named(word[...])
    var text = InfoTopic.named(word)?.sheet(in: language) ?? KeywordInfo.of(word)?.sheet(in: language)
    if let command = CommandWord(rawValue: word.lowercased()) {
      text?.tips.append(InfoWord.atThePrompt(command.usage).said(in: language))
    }
    if let text { return text }
    // An exercise takes precedence over the abbreviation of a command.
    if let command, command.rawValue == word.lowercased() || library.exercises.find(word) == nil {
      let tips = [InfoWord.atThePrompt(command.usage).said(in: language)]
      return InfoText(title: command.rawValue, text: command.said(in: language), tips: tips)
    }
    guard let line = ToolLine(word), let said = ToolWords.abstract(of: line.arguments) else { return nil }
    let name = line.arguments.joined(separator: " ")
    return InfoText(title: "satz " + name, text: said, tips: [InfoWord.inTheShell(name).said(in: language)])
  }

  func sheet(of entry: ExerciseEntry, cues: [String] = []) -> InfoText {
    let instructions = try? store?.instructions(of: entry.key)
    let sheet = ExerciseSheet(entry: entry, library: library, language: language, instructions: instructions)
    let figures = ExerciseFigures(of: entry.key, in: store, athlete: athlete).lines(formatter)
    let text = (figures + (figures.isEmpty ? [] : [""]) + sheet.lines).joined(separator: "\n")
    return InfoText(title: entry.name(in: language.ofNames), text: text, tips: cues)
  }

  /// All topics, by their kind.
  func contents() -> [(kind: InfoWord, topics: [String])] {
    [
      (.topics, InfoTopic.allCases.map(\.rawValue)), (.words, KeywordForm.all.map(\.word)),
      (
        .commands, CommandWord.allCases.flatMap { $0 == .stage ? LiveAreaSize.allCases.map(\.rawValue) : [$0.rawValue] }
      ),
    ]
  }
}
