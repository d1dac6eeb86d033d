/// The catalogue of diagnostics: every code has a plan that causes it, its rendered text, an explanation and an example.

import FoundationEssentials
import PlanLanguage
import PlanWording
import Testing

@testable import satz

@Suite("The catalogue of diagnostics")
struct CatalogueTests {
  @Test("A code's plan is rendered as it was, in both languages", arguments: ProblemKind.allCases)
  func rendered(_ kind: ProblemKind) throws {
    let plan = try #require(Self.plans.first { $0.name.hasPrefix(kind.code) }, "\(kind.code) has no plan")
    let source = [UInt8](try Data(contentsOf: plan.url))
    let caused = check(source, find: findUsed).diagnostics.filter { $0.problem.kind == kind }
    #expect(!caused.isEmpty, "\(plan.name) does not cause \(kind.code)")
    let texts = Language.allCases.map { language in
      DiagnosticRenderer(source: source, path: plan.name, language: language).render(caused).plain
    }
    try expectGolden(texts.joined(separator: "\n"), "Diagnostics/\(kind.code).expected")
  }

  @Test("Whatever is found in a plan has its kind in the catalogue", arguments: plans.map(\.url))
  func listed(_ plan: URL) throws {
    for problem in check([UInt8](try Data(contentsOf: plan)), find: findUsed).diagnostics.map(\.problem) {
      #expect(ProblemKind(code: problem.code) != nil, "\(problem) is missing in the samples of its family")
    }
  }

  @Test("A code's example shows its mistake, and the right form is clean", arguments: ProblemKind.allCases)
  func example(_ kind: ProblemKind) {
    guard let example = kind.example else { return }
    #expect(codes(of: example.wrong, example.scope).contains(kind.code))
    #expect(codes(of: example.right, example.scope) == [])
  }

  @Test("Only problems that cannot have an example have none")
  func examples() {
    let without = ProblemKind.allCases.filter { $0.example == nil }.map(\.code)
    #expect(without == ["E0100", "W0100", "E0102", "E0124", "E0324", "W0325"])
  }

  @Test("No two codes share a title or a number", arguments: Language.allCases)
  func titles(_ language: Language) {
    #expect(Set(ProblemKind.allCases.map { $0.explanation(in: language).title }).count == ProblemKind.allCases.count)
    #expect(Set(ProblemKind.allCases.map(\.code)).count == ProblemKind.allCases.count)
  }

  @Test("A code is found in capitals or not, and an unknown one has a nearest")
  func lookup() {
    #expect(ProblemKind(code: "w0202") == Problem.meaning(.unknownExercise("bech press")).kind)
    #expect(ProblemKind(code: "E0202") == nil)
    #expect(ProblemKind.nearest(to: "E0202")?.code == "W0202")
    #expect(ProblemKind.nearest(to: "E") == nil)
  }

  private func codes(of text: String, _ extent: MistakeExample.Scope) -> [String] {
    let source = Array(text.utf8)
    switch extent {
    case .items: return checkItems(source).diagnostics.map(\.problem.code)
    case .file: return check(source, find: findUsed).diagnostics.map(\.problem.code)
    }
  }

  /// The plans that the tests of the language have for each code.
  private static let plans: [(name: String, url: URL)] = {
    let golden = Built.repository.appending(path: "Tests/PlanLanguageTests/Golden")
    let folders = ["Syntax", "Meaning", "Scripts", "Linting"].map { golden.appending(path: $0) }
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".satz") }.map { ($0, folder.appending(path: $0)) }
    }
  }()
}
