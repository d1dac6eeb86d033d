/// `satz show`: what a plan compiles to, as a sheet to read before training or as JSON.

import ArgumentParser
import PlanLanguage
import SessionModel

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: say(.show), discussion: say(.showMore))

  @OptionGroup var common: CommonOptions
  @OptionGroup var plan: PlanArguments
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    if json {
      Output.print(SessionJSON(try plan.compile().session).text())
    } else {
      let sheets = try plan.compileAll().map { compiled in
        SessionSheet(
          session: compiled.session, athlete: compiled.athlete, measures: compiled.measures,
          missing: compiled.missing
        ).text()
      }
      Output.print(sheets.joined(separator: "\n\n"))
    }
  }
}
