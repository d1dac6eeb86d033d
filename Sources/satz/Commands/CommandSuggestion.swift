/// The command that was probably meant: the argument parser suggests options, but not commands.

import ArgumentParser
import PlanLanguage
import PlanWording
import TrainingStore

enum CommandSuggestion {
  /// What to say of `help lgo`, for which the parser shows all commands; nil for anything else.
  static func ofHelp(_ arguments: [String], in language: Language) -> String? {
    guard arguments.count > 1, arguments[0] == "help", let (word, near) = mistyped(in: Array(arguments.dropFirst()))
    else { return nil }
    return ProblemRow.text(CommandText.noSuchCommand(word.visibleInRow, near).said(in: language), in: language)
  }

  /// What the parser says, in this language; if one of the arguments is not a command, with the nearest one.
  static func said(_ message: String, about arguments: [String], in language: Language) -> String {
    let text = ParserWords.said(message, in: language)
    if let near = nearestValue(in: message), let place = text.firstLine?.endIndex {
      return text[..<place] + " " + CommandText.didYouMean(near).said(in: language) + text[place...]
    }
    guard let first = message.firstLine, first.contains(ParserWords.unexpected), let typed = mistyped(in: arguments),
      first.contains("'" + typed.word + "'"), let place = text.firstLine?.endIndex
    else { return text }
    return text[..<place] + ". " + CommandText.didYouMean(typed.near).said(in: language) + text[place...]
  }

  /// The nearest of the values that an argument takes; a quarter is matched separately.
  private static func nearestValue(in message: String) -> String? {
    guard let first = message.firstLine, first.contains(ParserWords.invalid) else { return nil }
    let quoted = first.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard quoted.count > 2 else { return nil }
    if quoted[2...].contains("month"), let quarter = quarter(quoted[0]) { return quarter }
    return nearestWord(to: quoted[0], among: Array(quoted[2...]))
  }

  /// `--since 2026-10-01 --until 2026-12-31` of `q4`.
  private static func quarter(_ word: String) -> String? {
    guard word.count == 2, word.lowercased().first == "q", let number = Int(word.dropFirst()), (1...4).contains(number)
    else { return nil }
    let year = Day.today.date.year
    let last = number == 1 || number == 4 ? 31 : 30
    func day(_ month: Int, _ day: Int) -> String {
      Day(year: year, month: month, day: day)?.isoText ?? ""
    }
    return "--since \(day(number * 3 - 2, 1)) --until \(day(number * 3, last))"
  }

  /// The first word that should be a command but is not, and the nearest command.
  private static func mistyped(in arguments: [String]) -> (word: String, near: String)? {
    var children: [any ParsableCommand.Type] = Satz.configuration.subcommands
    for (index, word) in arguments.enumerated() where !word.hasPrefix("-") {
      if index > 0, arguments[index - 1] == "--lang" { continue }
      if let child = children.first(where: { $0.configuration.commandName == word }) {
        children = child.configuration.subcommands
        continue
      }
      let names = children.compactMap { $0.configuration.shouldDisplay ? $0.configuration.commandName : nil }
      // A command of another one, without it.
      let parents = children.filter { parent in
        parent.configuration.shouldDisplay
          && parent.configuration.subcommands.contains { $0.configuration.commandName == word }
      }
      if let parent = parents.first?.configuration.commandName { return (word, "\(parent) \(word)") }
      if index == 0, let plan = PlanFiles.meant(by: word) { return (word, plan) }
      guard let near = nearestWord(to: word, among: names) else { return nil }
      return (word, near)
    }
    return nil
  }
}

extension String {
  fileprivate var firstLine: Substring? { split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first }
}
