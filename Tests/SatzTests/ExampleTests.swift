/// Every plan in `Examples/` is checked, shown and rehearsed; sheets and timelines are compared with golden files.

import FoundationEssentials
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import satz

@Suite("Examples")
struct ExampleTests {
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".satz") }.sorted()

  @Test("There are at least fifteen of them")
  func enough() { #expect(Self.names.count >= 15) }

  @Test("An example is clean, and its sheet and its course through time are as they were", arguments: names)
  func example(_ name: String) throws {
    let source = try SourceFile.read(Self.folder.appending(path: name).path)
    let checked = check(source.bytes, find: source.finder)
    #expect(checked.diagnostics.isEmpty, "\(Diagnosis(checked.diagnostics, of: source).text(colour: false).encoded)")
    var text = ""
    for declaration in checked.plan.declarations {
      let compiled = compile(declaration, of: checked.plan, athlete: Self.athlete)
      let session = try #require(compiled.session)
      let formatter = UnitFormatter(language: .english)
      text += SessionSheet(session: session, athlete: Self.athlete, formatter: formatter, missing: compiled.missing)
        .rows().joined(separator: "\n")
      var rehearsal = Rehearsal(session: session)
      text +=
        "\n\n"
        + rehearsal.run().compactMap(TimelineText(formatter: formatter).line).joined(
          separator: "\n")
        + "\n\n"
    }
    try expectGolden(text, "Examples/\(name.dropLast(5)).expected")
  }

  @Test("An example's JSON follows the schema", arguments: names)
  func schema(_ name: String) async throws {
    let source = try SourceFile.read(Self.folder.appending(path: name).path)
    let checked = check(source.bytes, find: source.finder)
    let folder = try TemporaryFolder()
    for (index, declaration) in checked.plan.declarations.enumerated() {
      let session = try #require(compile(declaration, of: checked.plan, athlete: Self.athlete).session)
      try SessionJSON(session).text().write(toFile: "\(folder.path)/\(index).json", atomically: true, encoding: .utf8)
    }
    let line = "$PYTHON Tests/Support/keeps_to_schema.py Grammar/session.schema.json \(folder.path)/*.json"
    let (output, status) = try await shell(line, home: folder.path)
    #expect(status == 0, "\(output)")
  }

  /// Somebody with a few maxes, so that percentages become loads.
  static let athlete = Athlete(
    bodyweight: .kilograms(80),
    maxes: [
      "bench-press": .kilograms(100), "squat": .kilograms(140), "deadlift": .kilograms(180),
      "overhead-press": .kilograms(60),
    ],
    ftpWatts: 250)

  private static let folder = Built.repository.appending(path: "Examples")
}

/// Compares with a golden file; `UPDATE_GOLDEN=1` writes it, to be read in the diff.
func expectGolden(_ text: String, _ name: String) throws {
  let url = Built.repository.appending(path: "Tests/SatzTests/Golden/" + name)
  if getenv("UPDATE_GOLDEN").map({ String(cString: $0) }) == "1" {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  } else {
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(text == expected, "\(name) differs; UPDATE_GOLDEN=1 rewrites it")
  }
}
