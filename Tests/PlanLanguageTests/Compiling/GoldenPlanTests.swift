import PlanLanguage
import SessionModel
import Testing

/// Plans beside what they compile to and their diagnostics.
@Suite("Plans and their sessions")
struct GoldenPlanTests {
  @Test("A plan compiles to the session beside it", arguments: GoldenFiles.plans(in: GoldenFiles.folder("Sessions")))
  func session(plan: String) throws { try compare(plan, in: GoldenFiles.folder("Sessions")) }

  @Test("A plan without a meaning gets a reason", arguments: GoldenFiles.plans(in: GoldenFiles.folder("Meaning")))
  func meaning(plan: String) throws { try compare(plan, in: GoldenFiles.folder("Meaning")) }

  @Test(
    "A script that cannot do what it says gets a reason",
    arguments: GoldenFiles.plans(in: GoldenFiles.folder("Scripts")))
  func script(plan: String) throws { try compare(plan, in: GoldenFiles.folder("Scripts")) }

  @Test("A plan that is right is asked about", arguments: GoldenFiles.plans(in: GoldenFiles.folder("Linting")))
  func linting(plan: String) throws { try compare(plan, in: GoldenFiles.folder("Linting")) }

  private func compare(_ plan: String, in folder: String) throws {
    let source = try GoldenFiles.bytes("\(folder)/\(plan).satz")
    try GoldenFiles.compare(report(source), with: "\(folder)/\(plan).expected")
  }

  private func report(_ source: [UInt8]) -> String {
    let checked = check(source, find: findUsed)
    let places = Places(source)
    var lines = checked.diagnostics.flatMap { describe($0, at: places) }
    if !checked.hasErrors {
      for declaration in checked.plan.declarations {
        let compiled = compile(declaration, of: checked.plan, athlete: athlete(for: source))
        lines += compiled.diagnostics.flatMap { describe($0, at: places) }
        if let session = compiled.session { lines += SessionDump(session).lines }
        lines += compiled.missing.map { "missing \(name($0))" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func describe(_ diagnostic: Diagnostic, at places: Places) -> [String] {
    let lines = places.lines(of: diagnostic)
    let problem: Any
    switch diagnostic.problem {
    case .lexical, .syntax: return lines
    case .meaning(let meaning): problem = meaning
    case .script(let script): problem = script
    case .lint(let lint): problem = lint
    }
    let what = "\(problem)".replacing("PlanLanguage.", with: "")
    return ["\(lines[0]) \(what)"] + lines.dropFirst().map { $0.replacing("PlanLanguage.", with: "") }
  }

  private func name(_ gap: ProfileGap) -> String { "\(gap)".replacing("PlanLanguage.", with: "") }

  /// The first line of a plan may say who trains.
  private func athlete(for source: [UInt8]) -> Athlete {
    switch String(decoding: source.prefix { $0 != 0x0A }, as: UTF8.self) {
    case "// athlete: unknown": return Athlete()
    case "// athlete: pounds":
      return Athlete(maxes: ["squat": Mass(pounds: 300), "bench-press": Mass(pounds: 200)], units: .pounds)
    default:
      return Athlete(
        bodyweight: .kilograms(80),
        maxes: [
          "squat": .kilograms(140), "bench-press": .kilograms(100), "overhead-press": .kilograms(60),
          "snatch": .kilograms(70),
        ], ftpWatts: 250, maxHeartRate: 190)
    }
  }
}
