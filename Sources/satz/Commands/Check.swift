/// `satz check`: what is wrong with plans, and where.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: say(.check), discussion: say(.checkMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.filesArgument), completion: .file(extensions: ["satz"])) var files: [String]
  @OptionGroup var standardInput: StandardInputName
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @Flag(name: .customLong("fix"), help: help(AdoptText.fixOption)) var fixes = false
  @Flag(name: .customLong("diff"), help: help(AdoptText.fixDiffOption)) var showsDifference = false

  func validate() throws {
    if showsDifference, !fixes { throw ValidationError(say(AdoptText.diffNeedsFix)) }
    if fixes, json { throw ValidationError(say(AdoptText.fixOrJSON)) }
    if fixes, !showsDifference, files.count > 1 { throw ValidationError(say(AdoptText.fixOne)) }
  }

  func run() throws {
    if fixes { return try fix() }
    var found: [Diagnosis] = []
    var unreadable = false
    for path in files {
      do {
        let source = try standardInput.plan(path, orPreset: true)
        found.append(Diagnosis(source.checked().found.diagnostics, of: source))
      } catch {
        Output.printProblem(say(error.said))
        unreadable = true
      }
    }
    if json {
      Output.printLaidOut(Diagnosis.json(found))
    } else {
      for diagnosis in found { diagnosis.printToStandardError() }
      summarise(found)
    }
    if unreadable { throw ExitCode.unreadable }
    if found.contains(where: \.hasErrors) { throw ExitCode.errors }
  }

  /// Prints the plan, or what would change in it, and says what is left.
  private func fix() throws {
    var (hasChanges, hasErrors, unreadable) = (false, false, false)
    for path in files {
      do throws(FileProblem) {
        var source = try standardInput.plan(path, orPreset: true)
        let library = source.checked().library
        let written = source.bytes
        let fixed = PlanLanguage.fixed(written, library: library, find: source.finder)
        if !showsDifference {
          Output.writeData(fixed.source)
        } else if fixed.source != written {
          let (old, new) = (String(decoding: written, as: UTF8.self), String(decoding: fixed.source, as: UTF8.self))
          Output.writeData(LineDifference(from: old, to: new, path: source.name).text)
          hasChanges = true
        }
        source.bytes = fixed.source
        let left = Diagnosis(fixed.diagnostics, of: source)
        left.printToStandardError()
        hasErrors = hasErrors || left.hasErrors
      } catch {
        Output.printProblem(say(error.said))
        unreadable = true
      }
    }
    if unreadable { throw ExitCode.unreadable }
    if hasErrors || hasChanges { throw ExitCode.errors }
  }

  private func summarise(_ found: [Diagnosis]) {
    let errors = found.reduce(0) { $0 + $1.errors }
    let warnings = found.reduce(0) { $0 + $1.warnings }
    guard errors + warnings > 0 else { return }
    Output.printError(say(.checkSummary(files: files.count, errors: errors, warnings: warnings)))
    // Once, and only to a user who sees a code for the first time.
    if isatty(STDERR_FILENO) == 1, let worst = worst(of: found) {
      Output.printError(say(.explainSaysMore(code: worst)))
    }
  }

  /// The code of the first error, or else of the first warning.
  private func worst(of found: [Diagnosis]) -> String? {
    let problems = found.flatMap(\.diagnostics).map(\.problem)
    return (problems.first { $0.severity == .error } ?? problems.first)?.code
  }
}
