/// Every program in `Examples/` is simulated for four weeks, with misses; the result is compared with golden files.

import Foundation
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import satz

@Suite("Simulations")
struct SimulationTests {
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".satz") }.sorted()

  @Test("A program leads to what it led to", arguments: names)
  func simulation(_ name: String) throws {
    let source = try SourceFile.read(Self.folder.appending(path: name).path)
    let plan = check(source.bytes, find: source.finder).plan
    guard let program = plan.programs.first else { return }
    var day: [String: Int] = [:]
    let simulation = plan.simulate(program, weeks: 4, athlete: ExampleTests.athlete) { turn, work in
      var done = Performance.prescribed(by: work)
      if case .asked(let suggestion) = work.load { done.load = suggestion ?? .kilograms(40) }
      guard work.role == .work, work.set == work.of else { return done }
      // Every third day of each lift falls one rep short.
      day[work.exercise.key, default: 0] += 1
      if day[work.exercise.key, default: 0] % 3 == 0 { done.reps = done.reps.map { max(0, $0 - 1) } }
      return done
    }
    let sessions = Array(simulation)
    for language in Language.allCases {
      let sheet = SimulationSheet(formatter: UnitFormatter(language: language), hasCycles: program.cycle != nil)
      try expectGolden(
        sheet.rows(of: sessions).joined(separator: "\n") + "\n",
        "Simulations/\(name.dropLast(5)).\(language.rawValue).expected")
    }
  }

  private static let folder = Built.repository.appending(path: "Examples")
}
