/// A typed line that is one of the tool's own commands: `log`, `run push.satz`, `sound off`.

import ArgumentParser

struct ToolLine: Hashable, Sendable {
  /// As in the shell, without `satz`.
  var arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Nil if the line is not such a command.
  init?(_ text: String) {
    var words = Self.words(text)
    let isOfTheShell = words.first?.lowercased() == "satz"
    if isOfTheShell { words.removeFirst() }
    guard let first = words.first?.lowercased(), !text.contains(where: \.isNewline) else { return nil }
    if words.count == 1, Setting(rawValue: first) != nil, !ToolWords.names.contains(first) {
      arguments = ["settings", "get", first]
    } else if let setting = Setting.said(words) {
      arguments = ["settings", "set", setting.name, setting.value]
    } else if first.hasSuffix(".satz") {
      arguments = ["run"] + words
    } else if ToolWords.names.contains(first), isOfTheShell || Self.isOfTheTool(first, words.count) {
      arguments = [first] + words.dropFirst()
    } else if isOfTheShell, CommandWord.named(Substring(first)) == nil || first == "help" {
      arguments = words
    } else {
      return nil
    }
  }

  /// `volume 200`, `theme pink`: the command says what the setting takes. Nil if the line names no setting, or what
  /// follows looks like sets.
  init?(withWrongValue text: String) {
    let words = Self.words(text)
    guard words.count == 2, !text.contains(where: \.isNewline), words[1].isSingleValue,
      let setting = Setting.named(atThePrompt: words[0]), setting.placeholder == nil
    else { return nil }
    arguments = ["settings", "set", setting.rawValue, words[1]]
  }

  /// `show` and `adopt` are commands of the prompt, too: `show` alone shows the running session.
  static func isOfTheTool(_ word: String, _ count: Int) -> Bool {
    switch CommandWord(rawValue: word) {
    case nil: true
    case .show: count > 1
    case .start, .done, .set, .skip, .miss, .back, .redo, .pause, .resume, .undo, .note, .add, .adopt, .remove,
      .replace,
      .next, .choose, .info, .help, .hr, .stage, .home, .save, .favourite, .finish, .abort, .quit:
      false
    }
  }

  /// As it would be typed in the shell.
  var title: String {
    (["satz"] + arguments.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }).joined(separator: " ")
  }

  /// Separated by blanks; quotes of any kind hold words together.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var closing: Character?
    for character in text {
      if let end = closing {
        if character == end { closing = nil } else { word = (word ?? "") + String(character) }
      } else if let end = quotes[character], word == nil {
        (closing, word) = (end, "")
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "'": "'", "“": "”", "„": "“", "‘": "’", "«": "»"]
}

/// The commands of the tool, from its own table of subcommands: a new one is a word at the prompt by itself.
enum ToolWords {
  static let names = words(of: Satz.self)

  /// The subcommands of a command, by their names.
  private static func words(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.compactMap {
      $0.configuration.shouldDisplay ? $0.configuration.commandName : nil
    }
  }

  /// What `--help` says first of the command that these words begin with.
  static func abstract(of arguments: [String]) -> String? { command(of: arguments)?.configuration.abstract }

  /// What can follow these words: subcommands, or the options of the command.
  static func following(_ arguments: [String]) -> [String] {
    let command = command(of: arguments) ?? Satz.self
    return words(of: command) + options(of: command.configuration.defaultSubcommand ?? command)
  }

  /// The command that these words begin with; nil if they name none.
  private static func command(of arguments: [String]) -> (any ParsableCommand.Type)? {
    var command: (any ParsableCommand.Type)?
    for word in arguments {
      let next = (command ?? Satz.self).configuration.subcommands.first { $0.configuration.commandName == word }
      guard let next else { break }
      command = next
    }
    return command
  }

  /// As `--help` lists them.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    var options: [String] = []
    for word in Satz.helpMessage(for: command).split(whereSeparator: { $0.isWhitespace || "[]<>,|".contains($0) })
    where word.hasPrefix("--") && !options.contains(String(word)) {
      options.append(String(word))
    }
    return options
  }
}

extension Setting {
  /// `sound off`, `language de`: a setting and one of its values.
  fileprivate static func said(_ words: [String]) -> (name: String, value: String)? {
    guard words.count == 2 else { return nil }
    let value = words[1].lowercased()
    let said = ["an": "on", "ein": "on", "aus": "off"][value] ?? value
    guard let setting = named(atThePrompt: words[0]), setting.values.contains(said) else { return nil }
    return (setting.rawValue, said)
  }

  fileprivate static func named(atThePrompt word: String) -> Setting? {
    word.lowercased() == "ton" ? .sound : Setting(rawValue: word.lowercased())
  }
}

extension String {
  /// A word or a number, not `3x8`.
  var isSingleValue: Bool { allSatisfy { $0.isNumber || "-−.,:%".contains($0) } || !contains(where: \.isNumber) }
}
