import SessionModel
import Testing

@testable import PlanLanguage
@testable import satz

/// As for the plans of `RangePlacesTests`: a range is done, or it is reported.
@Suite("Ranges in the examples of the words")
struct RangesInExamplesTests {
  /// The example of every group and attribute, once for each of its numbers, which is a range there.
  static let places = Keyword.allCases.filter { $0.entry.group != nil || $0.entry.attribute != nil }.compactMap {
    KeywordInfo.of($0.word)?.example
  }.flatMap(withRanges)

  @Test(
    "A range in place of a number is done or reported, and either end leads to a plan without errors", arguments: places
  )
  func range(_ text: String) throws {
    let (sessions, found) = try self.sessions(text)
    if found.isEmpty {
      let single = text.replacing(#/(\d+)-99\d/#) { "\($0.output.1)" }
      #expect(try sessions != self.sessions(single).sessions, "what is the range for?")
    }
    guard found.contains(where: { $0.problem.kind.code == "E0238" }) else { return }
    #expect(found.allSatisfy { $0.problem.severity == .warning || !$0.hints.isEmpty }, "\(found)")
    for isMost in [false, true] {
      let chosen = Self.chosen(Array(text.utf8), isMost: isMost)
      let left = fixed(chosen).diagnostics.filter { $0.problem.severity == .error }
      #expect(left.isEmpty, "\(String(decoding: chosen, as: UTF8.self)): \(left)")
    }
  }

  /// One of the ends that are offered, for each range.
  private static func chosen(_ source: [UInt8], isMost: Bool) -> [UInt8] {
    var source = source
    // An error hides those behind it.
    for _ in 0..<4 {
      for diagnostic in check(source).diagnostics.reversed() {
        let ends = diagnostic.hints.compactMap { hint in
          if case .writeEither(let least, let most) = hint { isMost ? most : least } else { nil }
        }
        guard let end = ends.first else { continue }
        source.replaceSubrange(diagnostic.span.range, with: Array(end.utf8))
      }
    }
    return source
  }

  private func sessions(_ text: String) throws -> (sessions: [Session], diagnostics: [Diagnostic]) {
    let checked = check(Array(text.utf8))
    let compiled = checked.plan.declarations.map { compile($0, of: checked.plan, athlete: Athlete()) }
    return (compiled.compactMap(\.session), checked.diagnostics + compiled.flatMap(\.diagnostics))
  }

  private static func withRanges(_ example: String) -> [String] {
    let openings = ["workout", "breathing", "meditation", "program", "exercise", "def"]
    let plan = openings.contains { example.hasPrefix($0) } ? example : "workout \"A\" < \(example) >"
    return plan.matches(of: #/\b\d+(?=[a-z%;, )]|$)/#).map { number in
      plan.replacingCharacters(in: number.range, with: "\(number.output)-99\(number.output.count)")
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
