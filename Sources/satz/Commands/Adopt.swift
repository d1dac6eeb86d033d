/// `satz adopt`: makes a plan from text that people scribbled.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt", abstract: say(AdoptText.adopt), discussion: say(AdoptText.adoptMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(AdoptText.fileArgument), completion: .file()) var file = "-"
  @Option(name: .customLong("units"), help: help(AdoptText.unitsOption)) var units: String?

  /// Nobody writes more, and each line is checked as a separate plan.
  private static let megabytes = 1

  func run() throws {
    let trainee = try Trainee.ofThisUser()
    let chosen = try chosenUnits()
    let source = try SourceFile.load(file, upTo: AdoptCommand.megabytes)
    let adopted = PlanLanguage.adopt(
      source.bytes, library: trainee.library, bareLoads: chosen ?? trainee.athlete.units, asSaid: chosen == nil)
    guard !adopted.text.isEmpty else { throw fail(AdoptText.nothing(source.name.visibleInRow), .errors) }
    Output.writeData(adopted.text)
    if adopted.guessedLines + adopted.notes > 0 {
      Output.printError(say(AdoptText.uncertain(guesses: adopted.guessedLines, notes: adopted.notes)))
    }
  }

  private func chosenUnits() throws -> Units? {
    guard let units else { return nil }
    guard let known = Units(rawValue: units.lowercased()) else {
      throw fail(.invalidValue(option: "--units", value: units, .words(["kg", "lb"])), .usage)
    }
    return known
  }
}
