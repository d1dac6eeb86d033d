/// The command that was probably meant: the argument parser suggests options, but not commands.

import ArgumentParser
import PlanLanguage
import PlanWording

enum CommandSuggestion {
  /// What the parser says, in this language; if one of the arguments is not a command, with the nearest one.
  static func said(_ message: String, about arguments: [String], in language: Language) -> String {
    let text = ParserWords.said(message, in: language)
    guard let first = message.firstLine, first.contains(ParserWords.unexpected), let typed = mistyped(in: arguments),
      first.contains("'" + typed.word + "'"), let place = text.firstLine?.endIndex
    else { return text }
    return text[..<place] + ". " + CommandText.didYouMean(typed.near).said(in: language) + text[place...]
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
      guard let near = nearestWord(to: word, among: names) else { return nil }
      return (word, near)
    }
    return nil
  }
}

extension String {
  fileprivate var firstLine: Substring? { split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first }
}
