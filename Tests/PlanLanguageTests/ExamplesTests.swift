/// The plans in `Examples/` are models for users, so they have to be right.

import PlanLanguage
import SessionModel
import Testing

@Suite("The plans in Examples/")
struct ExamplesTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/Examples"

  @Test("The folder of examples holds at least sixteen plans")
  func count() {
    #expect(GoldenFiles.plans(in: Self.folder).count >= 16)
  }

  @Test("Each example is checked without a remark", arguments: GoldenFiles.plans(in: folder))
  func checks(name: String) throws {
    let checked = check(try GoldenFiles.bytes("\(Self.folder)/\(name).satz"), find: Self.find)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test("Each session of an example has something to do", arguments: GoldenFiles.plans(in: folder))
  func compiles(name: String) throws {
    let plan = check(try GoldenFiles.bytes("\(Self.folder)/\(name).satz"), find: Self.find).plan
    #expect(!plan.declarations.isEmpty)
    for declaration in plan.declarations {
      let compiled = compile(declaration, of: plan, athlete: Athlete())
      #expect(compiled.diagnostics.isEmpty)
      #expect(compiled.session?.blocks.isEmpty == false, "\(declaration.name)")
    }
  }

  private static func find(_ path: String, _ user: String?) -> UsedFile? {
    (try? GoldenFiles.bytes("\(folder)/\(path)")).map { UsedFile(path: path, user: user, name: path, source: $0) }
  }
}
