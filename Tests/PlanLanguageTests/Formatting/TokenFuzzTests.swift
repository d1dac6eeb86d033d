import FoundationEssentials
import Testing

@testable import PlanLanguage

/// Tokens of real plans inserted, removed, swapped, doubled and replaced, with any space between them: what is a plan still
/// means the same when it is laid out.
@Suite("The layout keeps plans whose tokens were changed")
struct TokenFuzzTests {
  /// How many of those tried were plans without errors.
  @Test("Changed plans are kept", arguments: 0..<8)
  func changed(_ round: Int) throws {
    let plans = try Self.plans()
    let vocabulary = Self.vocabulary(of: plans)
    var kept = 0
    for index in 0..<(80 * Mutation.times) {
      var random = SeededGenerator(seed: UInt64(round * 10_000_000 + index))
      let source = Self.changed(random.pick(plans), with: vocabulary, &random)
      if try Kept.check(Array(source.utf8), "\(round).\(index)") != nil { kept += 1 }
    }
    print("layout: \(80 * Mutation.times) plans of changed tokens tried, \(kept) without errors")
    #expect(kept > 6)
  }

  private static func plans() throws -> [[Piece]] {
    let folders =
      ["\(Grammar.path)/Examples"]
      + ["Syntax", "Meaning", "Sessions", "Scripts", "Linting"].map { GoldenFiles.folder($0) }
    var plans: [[Piece]] = []
    for folder in folders {
      for name in GoldenFiles.plans(in: folder) {
        let source = try GoldenFiles.bytes("\(folder)/\(name).satz")
        if source.count < 3000, format(parse(source)) != nil { plans.append(pieces(of: source)) }
      }
    }
    for seed in 0..<200 {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(70_000 + seed))
      let plan = Array(writer.plan().utf8)
      if plan.count < 2000 { plans.append(pieces(of: plan)) }
    }
    return plans
  }

  /// A token and what came before it.
  struct Piece: Hashable {
    var space: String
    var text: String
  }

  private static func pieces(of source: [UInt8]) -> [Piece] {
    var lexer = Lexer(source)
    var pieces: [Piece] = []
    var end = 0
    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
    while true {
      let token = lexer.next()
      if token.kind == .end { return pieces }
      // A separator is taken as space, with all its own.
      if token.kind == .separator { continue }
      pieces.append(Piece(space: text(end..<token.start), text: text(token.start..<token.end)))
      end = token.end
    }
  }

  private static func vocabulary(of plans: [[Piece]]) -> [String] {
    let words = Set(plans.joined().map(\.text)).filter { !$0.hasPrefix("//") }.sorted()
    return words
      + Array(repeating: ["x", "×", "X", "-", "–", "−", "+", "/", "(2 + 1)", "reps", "max", "%"], count: 12)
      .flatMap { $0 }
  }

  private static let spaces = [
    "", "", "", " ", " ", "  ", "\t", "\u{A0}", "\u{2009}", "\u{FEFF}", "\u{200B}", "\u{AD}", "\u{202E}", "; ", "\n",
    "\u{2028}", "\r\n", " // c\n",
  ]

  private static func changed(_ plan: [Piece], with words: [String], _ random: inout SeededGenerator) -> String {
    var plan = plan
    for _ in 0..<Int.random(in: 1...3, using: &random) where plan.count > 1 {
      let place = Int.random(in: plan.indices, using: &random)
      let other = Int.random(in: plan.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: plan.remove(at: place)
      case 1: plan.insert(Piece(space: random.pick(spaces), text: random.pick(words)), at: place)
      case 2: plan.insert(plan[place], at: place)
      case 3: plan.swapAt(place, other)
      case 4: plan[place].text = random.pick(words)
      case 5: plan[place].text = random.pick(["x", "X", "×", "–", "-"])
      default: plan[place].space = random.pick(spaces)
      }
    }
    return plan.map { $0.space + $0.text }.joined()
  }
}
