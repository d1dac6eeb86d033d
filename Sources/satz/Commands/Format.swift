/// `satz fmt`: writes plans in the canonical layout.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionRunner

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: say(.fmt), discussion: say(.fmtMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.filesArgument), completion: .file(extensions: ["satz"])) var files: [String]
  @OptionGroup var standardInput: StandardInputName
  @Flag(name: .customLong("check"), help: help(.fmtCheckOption)) var onlyChecks = false
  @Flag(name: .customLong("diff"), help: help(.diffOption)) var showsDifference = false

  func run() throws {
    var worst = Outcome.laidOut
    for path in files {
      do throws(FileProblem) {
        worst = max(worst, try layOut(standardInput.plan(path)))
      } catch {
        Output.printProblem(say(error.said))
        worst = .failed
      }
    }
    switch worst {
    case .laidOut: break
    case .wouldChange, .hasErrors: throw ExitCode.errors
    case .failed: throw ExitCode.unreadable
    }
  }

  /// The outcome for a file, the worst last.
  private enum Outcome: Comparable { case laidOut, wouldChange, hasErrors, failed }

  private func layOut(_ source: SourceFile) throws(FileProblem) -> Outcome {
    // Names are not resolved: a plan whose `use` file is missing can be formatted too.
    let parsed = PlanLanguage.parse(source.bytes)
    guard let layout = PlanLanguage.format(parsed) else {
      Diagnosis(parsed.diagnostics, of: source).printToStandardError()
      return .hasErrors
    }
    let isLaidOut = layout.utf8.elementsEqual(source.bytes)
    guard isLaidOut || hasSameMeaning(layout, source) else {
      Output.printProblem(say(.wouldMeanSomethingElse(path: source.name)))
      return .failed
    }
    if showsDifference, !isLaidOut {
      let written = String(decoding: source.bytes, as: UTF8.self)
      Output.writeData(LineDifference(from: written, to: layout, path: source.name).text)
    } else if onlyChecks, !isLaidOut {
      Output.print(source.name)
    }
    if onlyChecks || showsDifference { return isLaidOut ? .laidOut : .wouldChange }
    if source.isStandardInput {
      Output.writeData(layout)
    } else if !isLaidOut {
      try source.replace(with: layout)
    }
    return .laidOut
  }

  private func hasSameMeaning(_ layout: String, _ source: SourceFile) -> Bool {
    let written = PlanLanguage.check(source.bytes, find: source.finder)
    return PlanLanguage.check(Array(layout.utf8), find: source.finder).means(theSameAs: written)
  }
}
