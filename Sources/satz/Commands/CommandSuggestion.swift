/// The command that was probably meant: the argument parser suggests options, but not commands.

import ArgumentParser
import PlanLanguage

enum CommandSuggestion {
  /// What the parser says about these arguments, with the nearest command where one is not a command.
  static func adding(to message: String, arguments: [String]) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let first = lines.first, first.contains("nexpected argument"), let typed = mistyped(in: arguments),
      first.contains("'" + typed.word + "'")
    else { return message }
    lines[0] = first + ". Did you mean '" + typed.near + "'?"
    return lines.joined(separator: "\n")
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
