/// The language reference, the page of the codes and the cookbook: examples are run, tables are made from the program.

import FoundationEssentials
import PlanWording
import SessionModel
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

  @Test("The tables of the reference and of the codes match the program", arguments: ReferenceTable.pages)
  func tables(_ page: Page) throws {
    var text = try page.text
    for table in ReferenceTable.allCases where table.page == page {
      let start = "<!-- generated: \(table) -->\n"
      let from = try #require(text.firstRange(of: start)?.upperBound, "\(table) has no place")
      let to = try #require(text[from...].firstRange(of: "<!-- end -->")?.lowerBound)
      text.replaceSubrange(from..<to, with: try table.text() + "\n")
    }
    try page.expect(text)
  }
}

@Suite("The cookbook")
struct CookbookTests {
  private let cookbook = Page(name: "Grammar/COOKBOOK.md")

  @Test("There are at least thirty recipes, each with lines that can be run")
  func enough() throws {
    let recipes = try cookbook.text.split(separator: "\n### ").dropFirst()
    #expect(recipes.count >= 30)
    for recipe in recipes { #expect(recipe.contains("```satz"), "\(recipe.prefix(40))") }
  }

  @Test("Every recipe has a session with something to do, to its end")
  func runs() throws {
    for block in try cookbook.blocks where block.kind == "satz" {
      let source = Array(block.text.utf8)
      let plan = (PlanExample(block).isFile ? check(source, find: findUsed) : checkItems(source)).plan
      #expect(!plan.declarations.isEmpty, "\(block.line)")
      for declaration in plan.declarations {
        let session = try #require(compile(declaration, of: plan, athlete: ExampleTests.athlete).session)
        var rehearsal = Rehearsal(session: session)
        #expect(!session.blocks.isEmpty && !rehearsal.run().isEmpty, "\(block.line)")
      }
    }
  }
}

/// The parts of the pages that are made from the program and its grammar: the meaning first, the grammar last.
enum ReferenceTable: CaseIterable {
  case attributes, groups, functions, units, library, codes

  static let pages = ["Grammar/REFERENCE.md", "Grammar/CODES.md"].map(Page.init)

  var page: Page {
    switch self {
    case .attributes, .groups, .functions, .units, .library: Self.pages[0]
    case .codes: Self.pages[1]
    }
  }

  func text() throws -> String {
    switch self {
    case .attributes:
      return table(
        ["what it says", "for example", "grammar"],
        try parts(of: "attribute").map { [try meaning(of: $0.name), form($0.name), $0.text] })
    case .groups:
      return table(
        ["what it is", "grammar"], try parts(of: "group").map { [try meaning(of: $0.name), $0.text] })
    case .functions:
      return table(
        ["what it gives", "for example", "where"],
        try PlanFunction.all.map { [try meaning(of: $0.name + "()"), code([$0.form]), place($0.place)] })
    case .units:
      let spelt = Unit.spellings.map { [$0.unit.dimension.english, name(of: $0.unit), code($0.words)] }
      let signs = [
        [Plan.Dimension.share.english, "percent", code(["%"])],
        [Plan.Dimension.time.english, "clock", code(["1:30", "1:02:30"])],
      ]
      return table(["what it counts", "unit", "written"], spelt + signs)
    case .library:
      return table(
        ["what it says", "field", "takes"],
        [
          ["the part of the library", code(["category"]), code(ExerciseCategory.allCases.map(\.rawValue))],
          ["what it is done with", code(["equipment"]), code(Equipment.allCases.map(\.rawValue))],
          ["what a set is measured in", code(["measure"]), code(Measure.allCases.map(\.rawValue))],
          ["what it trains, and what helps", code(["muscles", "secondary"]), code(Muscle.allCases.map(\.rawValue))],
        ])
    case .codes:
      return table(
        ["code", "what is wrong", "for example", "instead"],
        ProblemKind.allCases.map { kind in
          [kind.code, kind.explanation(in: .english).title, plan(kind.example?.wrong), plan(kind.example?.right)]
        })
    }
  }

  /// A new production or function needs its sentence in `ReferenceMeanings`.
  private func meaning(of name: String) throws -> String {
    try #require(ReferenceMeanings.all[name], "\(name) has no meaning yet")
  }

  /// In words; reps are a plain number.
  private func name(of unit: Unit) -> String {
    switch unit {
    case .none: "rep"
    case .beatsPerMinute: "beat per minute"
    case .revolutionsPerMinute: "revolution per minute"
    case .strokesPerMinute: "stroke or step per minute"
    case .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre, .metre,
      .kilometre, .inch, .foot, .yard, .mile, .calorie, .percent, .watt:
      "\(unit)"
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
