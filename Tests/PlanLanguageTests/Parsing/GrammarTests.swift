import FoundationEssentials
import Testing

@testable import PlanLanguage

/// The grammar is executed: the parser accepts what it allows.
struct GrammarTests {
  static let grammar: Grammar = {
    let bytes = try? GoldenFiles.bytes("\(Grammar.path)/Grammar/satz.ebnf")
    return Grammar(String(decoding: bytes ?? [], as: UTF8.self))
  }()

  @Test("The parser accepts every plan that the grammar draws", arguments: 0..<20)
  func drawn(_ round: Int) {
    #expect(GrammarTests.grammar.productions.count > 60)
    for seed in 0..<200 {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(round * 1000 + seed))
      let plan = writer.plan()
      let diagnostics = parse(Array(plan.utf8)).diagnostics
      guard let first = diagnostics.first else { continue }
      Issue.record("seed \(round * 1000 + seed): \(Places(Array(plan.utf8)).lines(of: first))\n\(plan)")
      return
    }
  }

  @Test("The grammar and the lexer know the same keywords")
  func keywords() {
    #expect(Set(Keyword.allCases.map(\.word)) == GrammarTests.grammar.keywords)
    for keyword in Keyword.allCases { #expect(keyword.word == "\(keyword)") }
  }

  @Test("Each production is above the function that parses it")
  func productions() throws {
    let folder = "\(Grammar.path)/Sources/PlanLanguage/Parsing"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    let code = try files.map { String(decoding: try GoldenFiles.bytes("\(folder)/\($0)"), as: UTF8.self) }.joined()
    let comments = code.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("// ") }
      .joined(separator: " ").replacing("// ", with: "").split(separator: " ").joined(separator: " ")
    for (name, text) in GrammarTests.grammar.texts { #expect(comments.contains(text), "\(name)") }
  }

  @Test("A set of keywords has room for all of them, and for each alone")
  func keywordSets() {
    #expect(Keyword.allCases.count <= KeywordSet.capacity)
    for keyword in Keyword.allCases {
      let set = KeywordSet([keyword])
      #expect(Keyword.allCases.filter(set.contains) == [keyword])
    }
  }
}
