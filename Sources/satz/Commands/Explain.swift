/// `satz explain`: what a code means, why it is a mistake, and what to write instead.

import ArgumentParser
import PlanLanguage
import PlanWording

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: say(.explain), discussion: say(.explainMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.codesArgument), completion: .list(ProblemKind.allCases.map(\.code))) var codes: [String] = []

  func run() throws {
    if codes.isEmpty { return Output.print(ProblemKind.allCases.map(title)) }
    let kinds = codes.map { ProblemKind(code: $0) }
    let sheets = kinds.compactMap { $0.map { ExplanationSheet(kind: $0, language: .current).rows() } }
    if !sheets.isEmpty { Output.print(Array(sheets.joined(separator: [""]))) }
    let unknown = zip(codes, kinds).filter { $0.1 == nil }.map(\.0)
    for code in unknown {
      Output.printProblem(say(.unknownCode(code, nearest: ProblemKind.nearest(to: code)?.code)))
    }
    if !unknown.isEmpty { throw ExitCode.errors }
  }

  private func title(of kind: ProblemKind) -> String { "\(kind.code)  \(kind.explanation(in: .current).title)" }
}

/// One code in full.
struct ExplanationSheet {
  var kind: ProblemKind
  var language: Language

  func rows() -> [String] {
    let explanation = kind.explanation(in: language)
    var lines = ["\(kind.code): \(explanation.title)", ""]
    lines += explanation.text.wrapped(to: Output.proseColumns - 2).map { "  " + $0 }
    if let example = kind.example {
      lines += block(.wrongForm, example.wrong) + block(.rightForm, example.right)
    }
    return lines
  }

  private func block(_ heading: CommandText, _ plan: String) -> [String] {
    ["", "  " + heading.said(in: language)] + plan.split(separator: "\n").map { "    " + $0 }
  }
}

extension ProblemKind {
  /// The kind whose number is nearest to that of a code that does not exist; nil if none is near.
  static func nearest(to code: String) -> ProblemKind? {
    guard let wanted = Int(code.filter(\.isWholeNumber)), (0...9999).contains(wanted) else { return nil }
    let nearest = allCases.min { abs($0.number - wanted) < abs($1.number - wanted) }
    return nearest.flatMap { abs($0.number - wanted) < 10 ? $0 : nil }
  }

  private var number: Int { Int(code.dropFirst()) ?? 0 }
}
