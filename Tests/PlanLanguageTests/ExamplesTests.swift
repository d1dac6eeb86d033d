/// The plans in `Examples/` are models to write from, so they have to be right.

import Testing

@testable import PlanLanguage

@Suite("The plans in Examples/")
struct ExamplesTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/Examples"

  @Test("There are at least sixteen")
  func count() {
    #expect(GoldenFiles.plans(in: Self.folder).count >= 16)
  }

  @Test("Each one parses without a remark", arguments: GoldenFiles.plans(in: folder))
  func parses(name: String) throws {
    let parsed = parse(try GoldenFiles.bytes("\(Self.folder)/\(name).satz"))
    #expect(parsed.diagnostics.isEmpty)
    #expect(!parsed.tree.declarations.isEmpty)
  }

  @Test("Each exercise is one of the library's", arguments: GoldenFiles.plans(in: folder))
  func exercises(name: String) throws {
    let tree = parse(try GoldenFiles.bytes("\(Self.folder)/\(name).satz")).tree
    for item in tree.items {
      guard case .exercise(let name, _) = item.kind else { continue }
      #expect(ExerciseLibrary.builtIn.find(tree.source, in: name.span.range) != nil, "\(tree.string(name))")
    }
  }
}
