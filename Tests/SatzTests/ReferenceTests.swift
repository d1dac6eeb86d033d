/// The language reference: its examples are run, and its tables are made from the program.

import FoundationEssentials
import PlanWording
import Testing

@testable import PlanLanguage
@testable import satz

@Suite("The language reference")
struct ReferenceTests {
  private let reference = Page(name: "Grammar/REFERENCE.md")

  @Test("There are enough examples to learn from, and mistakes among them")
  func enough() throws {
    let examples = try reference.blocks.filter { $0.kind.hasPrefix("satz") }.map(PlanExample.init)
    #expect(examples.count { $0.codes.isEmpty } >= 15)
    #expect(examples.count { !$0.codes.isEmpty } >= 8)
  }

  @Test("Its tables match the program")
  func tables() throws {
    var text = try reference.text
    for table in ReferenceTable.allCases {
      let start = "<!-- generated: \(table) -->\n"
      let from = try #require(text.firstRange(of: start)?.upperBound, "\(table) has no place")
      let to = try #require(text[from...].firstRange(of: "<!-- end -->")?.lowerBound)
      text.replaceSubrange(from..<to, with: try table.text() + "\n")
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: reference.file, atomically: true, encoding: .utf8)
    } else {
      #expect(try reference.text == text, "UPDATE_GOLDEN=1 rewrites the tables")
    }
  }
}

/// The parts of the page that are made from the program and its grammar.
enum ReferenceTable: CaseIterable {
  case attributes, groups, functions, units, library, codes

  func text() throws -> String {
    switch self {
    case .attributes:
      return table(
        ["attribute", "for example", "grammar"], try parts(of: "attribute").map { [$0.name, form($0.name), $0.text] })
    case .groups: return table(["group", "grammar"], try parts(of: "group").map { [$0.name, $0.text] })
    case .functions:
      return table(
        ["function", "for example", "where"], PlanFunction.all.map { [$0.name, code([$0.form]), place($0.place)] })
    case .units:
      let spelt = Unit.spellings.map { [code($0.words), "\($0.unit)", $0.unit.dimension.english] }
      let signs = [
        [code(["%"]), "percent", Plan.Dimension.share.english],
        [code(["1:30", "1:02:30"]), "clock", Plan.Dimension.time.english],
      ]
      return table(["written", "unit", "counts"], spelt + signs)
    case .library:
      return table(
        ["field", "takes"],
        [
          [code(["category"]), code(ExerciseCategory.allCases.map(\.rawValue))],
          [code(["equipment"]), code(Equipment.allCases.map(\.rawValue))],
          [code(["muscles", "secondary"]), code(Muscle.allCases.map(\.rawValue))],
        ])
    case .codes:
      return table(
        ["code", "what is wrong", "for example", "instead"],
        ProblemKind.allCases.map { kind in
          [kind.code, kind.explanation(in: .english).title, plan(kind.example?.wrong), plan(kind.example?.right)]
        })
    }
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// In a table, a `|` in code needs a backslash.
  private func code(_ words: [String]) -> String {
    words.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: ", ")
  }

  private func plan(_ text: String?) -> String {
    text.map { code([$0.split(separator: "\n").map { String($0).trimmingBlanks() }.joined(separator: " ⏎ ")]) } ?? ""
  }

  /// The productions that another one lists, each with what it says.
  private func parts(of production: String) throws -> [(name: String, text: String)] {
    let grammar = try String(contentsOf: Built.repository.appending(path: "Grammar/satz.ebnf"), encoding: .utf8)
    func text(_ name: String) throws -> String {
      let start = try #require(grammar.firstRange(of: "\n\(name) = ")?.upperBound, "no \(name)")
      let end = try #require(grammar[start...].firstRange(of: " ;\n")?.lowerBound)
      return grammar[start..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return try text(production).split(separator: " | ").map { (String($0), code([try text(String($0))])) }
  }

  private func place(_ place: PlanFunction.Place) -> String {
    switch place {
    case .everywhere: "everywhere"
    case .rules: "in rules"
    case .word: "everywhere in a program"
    }
  }

  private func form(_ attribute: String) -> String {
    let keyword = attribute == "side" ? Keyword.each : Keyword.allCases.first { $0.word == attribute }
    return keyword.map { code([$0.entry.form]) } ?? ""
  }
}
