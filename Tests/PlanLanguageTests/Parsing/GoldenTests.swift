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
}
