import PlanLanguage
import Testing

/// Each plan in `Golden/Syntax` gives exactly its diagnostics and its tree.
struct GoldenTests {
  static let folder = GoldenFiles.folder("Syntax")

  @Test("A plan gives its diagnostics and its tree", arguments: GoldenFiles.plans(in: folder))
  func golden(_ name: String) throws {
    let source = try GoldenFiles.bytes("\(GoldenTests.folder)/\(name).satz")
    let parsed = parse(source)
    let places = Places(source)
    let lines = parsed.diagnostics.flatMap(places.lines) + ["--"] + TreeDump.lines(of: parsed.tree)
    try GoldenFiles.compare(lines.joined(separator: "\n") + "\n", with: "\(GoldenTests.folder)/\(name).expected")
  }

  @Test("Every code of a syntax problem has a plan that causes it, named for the code")
  func codes() throws {
    let plans = GoldenFiles.plans(in: GoldenTests.folder)
    // Only the compiler warns, so the end of the warnings has its plan there.
    for code in SyntaxProblem.Kind.allCases.map(\.rawValue) where code != "W0100" {
      let plan = try #require(plans.first { $0.hasPrefix(code) }, "\(code)")
      let diagnostics = parse(try GoldenFiles.bytes("\(GoldenTests.folder)/\(plan).satz")).diagnostics
      #expect(diagnostics.contains { $0.problem.code == code }, "\(code)")
    }
  }
}
