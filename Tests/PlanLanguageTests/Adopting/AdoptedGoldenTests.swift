import FoundationEssentials
import PlanLanguage
import SessionModel
import Testing

/// Scribbles beside the plans that they become.
@Suite("Scribbles and their plans")
struct AdoptedGoldenTests {
  private static let forms = GoldenFiles.folder("Adopted")
  private static let scribbles = GoldenFiles.folder("Scribbles")

  static func texts(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// All of them, as bytes.
  static let all: [[UInt8]] = [forms, scribbles].flatMap { folder in
    texts(in: folder).compactMap { try? GoldenFiles.bytes("\(folder)/\($0).txt") }
  }

  @Test("Each form is read as the plan beside it", arguments: texts(in: forms))
  func form(name: String) throws { try compare(name, in: Self.forms) }

  @Test("What people wrote is read as the plan beside it", arguments: texts(in: scribbles))
  func scribble(name: String) throws { try compare(name, in: Self.scribbles) }

  private func compare(_ name: String, in folder: String) throws {
    let adopted = try adopted(name, in: folder)
    #expect(check(Array(adopted.utf8)).diagnostics.isEmpty)
    try GoldenFiles.compare(adopted, with: "\(folder)/\(name).expected")
  }

  private func adopted(_ name: String, in folder: String) throws -> String {
    AdoptedOnce.text(of: try GoldenFiles.bytes("\(folder)/\(name).txt"), bareLoads: try units(name, in: folder))
  }

  /// Whoever wrote the plan that was meant says in its first line what their loads are in.
  private func units(_ name: String, in folder: String) throws -> Units {
    guard folder == Self.scribbles else { return .kilograms }
    let meant = String(decoding: try GoldenFiles.bytes("\(folder)/\(name).meant"), as: UTF8.self)
    return meant.hasPrefix("// bare loads: lb") ? .pounds : .kilograms
  }

  @Test("Each form has a golden of its name")
  func complete() throws {
    var missing: [String] = []
    let adopting =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
      + "/Sources/PlanLanguage/Adopting"
    for folder in ["Exercises/Details", "Groups/Heads", "Readings/Forms"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(adopting)/\(folder)")
      for file in files where file.hasSuffix("Form.swift") {
        let name = String(file.dropLast("Form.swift".utf8.count))
        if !Self.texts(in: Self.forms).contains(name) { missing.append(name) }
      }
    }
    #expect(missing.isEmpty)
  }

  /// Beside each scribble stands the plan that its writer meant: written by hand, before the first rule was.
  @Test("So many scribbles become the session that was meant, and no fewer")
  func measure() throws {
    var wrong: [String] = []
    let names = Self.texts(in: Self.scribbles)
    // Backwards, as the tests of each of them run at the same time.
    for name in names.reversed() {
      let adopted = try adopted(name, in: Self.scribbles)
      let meant = try GoldenFiles.bytes("\(Self.scribbles)/\(name).meant")
      #expect(check(meant).diagnostics.isEmpty, "\(name)")
      if work(of: Array(adopted.utf8)) != work(of: meant) { wrong.append(name) }
    }
    let report = "\(names.count - wrong.count) of \(names.count)\n" + wrong.reversed().map { "not \($0)\n" }.joined()
    try GoldenFiles.compare(report, with: Self.scribbles + "/measured.expected")
  }

  /// What there is to do: titles, notes and groups that only have a name make no difference.
  private func work(of plan: [UInt8]) -> [[String]] {
    let checked = check(plan)
    let athlete = Athlete(bodyweight: .kilograms(80), ftpWatts: 250)
    let sessions = checked.plan.declarations.compactMap { compile($0, of: checked.plan, athlete: athlete).session }
    return sessions.map { session in
      var session = session
      session.blocks = flat(session.blocks)
      return SessionDump(session).lines.dropFirst().map { line in
        line.firstRange(of: " note \"").map { String(line[..<$0.lowerBound]) } ?? line
      }.filter { line in line.contains { $0 != " " } }
    }.filter { !$0.isEmpty }
  }

  private func flat(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      guard case .group(var group) = block.content else { return [block] }
      group.blocks = flat(group.blocks)
      if case .sequence = group.form, group.part == nil { return group.blocks }
      group.title = nil
      var block = block
      block.content = .group(group)
      return [block]
    }
  }
}
