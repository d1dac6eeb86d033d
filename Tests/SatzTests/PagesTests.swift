/// The pages for users: their plans are checked, their commands are run, and generated parts are up to date.

import ArgumentParser
import FoundationEssentials
import PlanLanguage
import PlanWording
import Testing

@testable import satz

@Suite("The pages of the documentation")
struct PagesTests {
  @Test("Every plan is clean, or makes the mistake that it shows", arguments: Page.all)
  func plans(_ page: Page) throws {
    for block in try page.blocks where block.kind.hasPrefix("satz") {
      let example = PlanExample(block)
      let source = Array(block.text.utf8)
      let said = (example.isFile ? check(source, find: findUsed) : checkItems(source)).diagnostics.map(\.problem.code)
      #expect(said == example.codes, "\(page.name):\(block.line)")
    }
  }

  @Test("Every command answers as the page says", arguments: Page.all)
  func commands(_ page: Page) async throws {
    let home = try TemporaryFolder()
    var text = try page.text
    for block in try page.blocks where block.kind == "console" {
      let now = try await played(block.text, home: home)
      if now != block.text { text = text.replacing("```console\n\(block.text)```", with: "```console\n\(now)```") }
    }
    try page.expect(text)
  }

  @Test("The page of the commands is made from their help")
  func help() async throws {
    let home = try TemporaryFolder()
    /// Of a command and those below it.
    func section(_ command: any ParsableCommand.Type, _ path: [String]) async throws -> String {
      let configuration = command.configuration
      guard configuration.shouldDisplay else { return "" }
      let path = path + [configuration.commandName ?? ""]
      let (help, status) = try await shell(path.joined(separator: " ") + " --help --lang en", home: home.path)
      #expect(status == 0)
      let heading = String(repeating: "#", count: min(path.count, 3)) + " " + path.joined(separator: " ")
      var page = path.count == 1 ? "" : "\(heading)\n\n```text\n\(help)```\n\n"
      for command in configuration.subcommands { page += try await section(command, path) }
      return page
    }
    let head = """
      # The commands

      This page is generated from the output of `satz help COMMAND`. Results go to standard output, messages to standard error. The exit status is
      0 for success, 1 if the plan has errors or what was asked for does not exist, 2 if a file or the log cannot be read, 64 for wrong usage.


      """
    try await Page(name: "Grammar/COMMANDS.md").expect(head + section(Satz.self, []) + settings)
  }

  @Test("The page of the screens is the one that their script writes, and has each of its pictures")
  func screens() async throws {
    let home = try TemporaryFolder()
    let (page, status) = try await shell("\"$PYTHON\" .ci/pictures/draw --page", home: home.path)
    #expect(status == 0)
    try Page(name: "Grammar/SCREENS.md").expect(page)
    let (names, _) = try await shell("\"$PYTHON\" .ci/pictures/draw --list", home: home.path)
    let folder = Built.repository.appending(path: "Grammar/screens").path
    let (files, _) = try await shell("ls '\(folder)' | sed 's/[.]svg$//'", home: home.path)
    #expect(
      Set(names.split(separator: "\n")) == Set(files.split(separator: "\n")), "satz: .ci/pictures/draw draws them")
  }
}

/// The settings as a table, each with its values, its default first.
private var settings: String {
  let rows = Setting.allCases.map { setting in
    let values = (setting.values + [setting.placeholder].compactMap(\.self)).map { "`\($0)`" }
    return "| `\(setting.rawValue)` | \(values.first ?? "") | \(values.dropFirst().joined(separator: ", ")) "
      + "| \(setting.said(in: .english)) |\n"
  }
  return """
    # The settings

    `satz settings` lists them, and `satz settings set NAME VALUE` changes one.

    | setting | default | or | what it does |
    | --- | --- | --- | --- |

    """ + rows.joined()
}

/// A page in Markdown, by its path in the repository.
struct Page: Hashable, Sendable, CustomTestStringConvertible {
  var name: String
  var testDescription: String { name }

  static let all = [
    "README.md", "Editors/skill/SKILL.md", "Grammar/REFERENCE.md", "Grammar/COOKBOOK.md", "Grammar/PROMPT.md",
    "Grammar/LOG.md", "Grammar/SYNC.md",
  ].map(Page.init)

  var file: URL { Built.repository.appending(path: name) }
  var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  /// A fenced block: the words after its fence, and its contents.
  struct Block {
    var line: Int
    var kind: String
    var words: [String]
    var text = ""
  }

  var blocks: [Block] {
    get throws {
      var found: [Block] = []
      var open: Block?
      for (index, line) in try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if let block = open {
          if line == "```" { found.append(block) }
          open?.text += line + "\n"
          if line == "```" { open = nil }
        } else if line.hasPrefix("```") {
          let words = line.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(line: index + 1, kind: words.first ?? "", words: Array(words.dropFirst()))
        }
      }
      return found
    }
  }

  /// Compares; `UPDATE_GOLDEN=1` writes the page, to be read in the diff.
  func expect(_ wanted: String) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect((try? text) == wanted, "\(name) differs; UPDATE_GOLDEN=1 rewrites it")
    }
  }
}

/// What a block of a plan claims: ` ```satz ` has items of a workout, ` ```satz file ` a file, and
/// ` ```satz-error E0142 ` gives these codes.
struct PlanExample {
  var codes: [String]
  var isFile: Bool

  init(_ block: Page.Block) {
    codes = block.words.filter { $0 != "file" }
    isFile = block.words.contains("file")
  }
}
