import FoundationEssentials
import Testing

@testable import PlanLanguage

/// For any plan, the layout keeps its meaning and is already in the canonical layout.
@Suite("The layout keeps the plan")
struct FormatPropertyTests {
  private static let examples = "\(Grammar.path)/Examples"

  @Test("Each example is in the canonical layout", arguments: GoldenFiles.plans(in: examples))
  func example(_ name: String) throws {
    let source = try GoldenFiles.bytes("\(Self.examples)/\(name).satz")
    let layout = try Kept.check(source, name)
    #expect(layout == String(decoding: source, as: UTF8.self), "satz fmt Examples/\(name).satz")
  }

  @Test("Each golden plan and each of the conformance suite is kept, if it has no errors")
  func goldens() throws {
    let conformance = "\(Grammar.path)/Tests/Conformance"
    let parts = try FileManager.default.contentsOfDirectory(atPath: conformance).map { "\(conformance)/\($0)" }
    let golden = GoldenFiles.folder("")
    let kinds = try FileManager.default.contentsOfDirectory(atPath: golden).map { "\(golden)/\($0)" }
    for folder in kinds + parts {
      try keeps(plansOf: folder)
    }
  }

  private func keeps(plansOf folder: String) throws {
    for name in GoldenFiles.plans(in: folder) {
      try Kept.check(try GoldenFiles.bytes("\(folder)/\(name).satz"), name)
    }
  }

  @Test("Each plan that the grammar draws is kept", arguments: 0..<20)
  func drawn(_ round: Int) throws {
    for seed in 0..<12 * Mutation.times {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(round * 1000 + seed))
      let plan = writer.plan()
      try Kept.check(Array(plan.utf8), "seed \(round * 1000 + seed)")
      // A chat may eat the lines.
      if seed % 4 == 0, !plan.contains("//") {
        try Kept.check(Array(plan.replacing("\n", with: ";").utf8), "seed \(round * 1000 + seed) on one line")
      }
    }
  }

  @Test("Plans with bytes removed, doubled and moved are kept, if they are still plans", arguments: 0..<4)
  func mutated(_ round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    let folders = [Self.examples, GoldenFiles.folder("Sessions"), GoldenFiles.folder("Syntax")]
    let seeds = try folders.flatMap { folder in
      try GoldenFiles.plans(in: folder).map { try GoldenFiles.bytes("\(folder)/\($0).satz") }
    }.filter { format(parse($0)) != nil }
    var count = 0
    for index in 0..<40 * Mutation.times {
      var source = random.pick(seeds)
      for _ in 0..<Int.random(in: 1...2, using: &random) where !source.isEmpty {
        let start = Int.random(in: source.indices, using: &random)
        let end = min(source.count, start + Int.random(in: 1...8, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: source.removeSubrange(start..<end)
        case 1: source.insert(contentsOf: source[start..<end], at: Int.random(in: source.indices, using: &random))
        case 2: source.insert(random.pick(Array(" \n;,\t-+x(@".utf8)), at: start)
        default: source.insert(contentsOf: random.pick(["// c\n", " // c <\n", "\n// c", "\r\n\r\n"]).utf8, at: start)
        }
      }
      if try Kept.check(source, "\(round).\(index)") != nil { count += 1 }
    }
    #expect(count > 4)
  }

  @Test("Space that says nothing changes nothing", arguments: GoldenFiles.plans(in: examples))
  func spaces(_ name: String) throws {
    let layout = try #require(try Kept.check(try GoldenFiles.bytes("\(Self.examples)/\(name).satz"), name))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<8 {
      let typed = Self.retyped(layout, &random)
      let again = format(parse(Array(typed.utf8)))
      if again != layout { Issue.record("\(typed)\n--\n\(again ?? "errors")") }
    }
  }

  @Test("The same holds for plans that the grammar draws")
  func drawnSpaces() throws {
    var random = SeededGenerator(seed: 8)
    for seed in 0..<80 * Mutation.times {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(90_000 + seed))
      guard let layout = try Kept.check(Array(writer.plan().utf8), "seed \(seed)") else { continue }
      let typed = Self.retyped(layout, &random)
      let again = format(parse(Array(typed.utf8)))
      if again != layout { Issue.record("seed \(seed):\n\(layout)\n--\n\(typed)\n--\n\(again ?? "errors")") }
    }
  }

  /// The same tokens with other space between them: more of it, other line ends, other indentation, a `;` before a newline.
  private static func retyped(_ layout: String, _ random: inout SeededGenerator) -> String {
    let source = Array(layout.utf8)
    var lexer = Lexer(source)
    var typed = ""
    var last = Token(kind: .separator, start: 0, end: 0)
    func text(_ token: Token) -> String { String(decoding: source[token.start..<token.end], as: UTF8.self) }
    while true {
      let token = lexer.next()
      if token.start > last.end, last.kind != .separator, token.kind != .separator {
        typed += random.pick([" ", " ", "  ", "\t", "\u{A0}"])
      } else if token.kind == .comma || last.kind == .openParenthesis || token.kind == .closeParenthesis {
        typed += random.pick(["", " "])
      }
      if token.kind == .end { return typed }
      typed += token.kind == .separator ? separator(text(token), after: last, &random) : text(token)
      last = token
    }
  }

  private static func separator(_ text: String, after last: Token, _ random: inout SeededGenerator) -> String {
    let newlines = text.count { $0 == "\n" }
    guard newlines > 0 else { return random.pick(["; ", ";", " ;  ", ";;"]) }
    let end = random.pick(["\n", "\n", "\r\n", "\u{2028}"])
    let space = random.pick(["", " ", "   ", "\t"])
    let isItemsEnd = last.kind == .word || last.kind == .number || last.kind == .text
    return (isItemsEnd ? random.pick(["", " ", " ;"]) : "") + end + (newlines > 1 ? end + random.pick(["", end]) : "")
      + space
  }
}
