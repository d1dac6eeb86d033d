/// `satz edit`: a plan in the user's editor, checked when the editor ends.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

struct Edit: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: say(WorkoutText.editPlan), discussion: say(WorkoutText.editPlanMore))
  @OptionGroup var common: CommonOptions
  @Argument(help: help(WorkoutText.editPlanArgument), completion: .file(extensions: ["satz"])) var name: String?

  func run() throws {
    let name = try name ?? lastTrained()
    if access(name, F_OK) == 0 || name.contains("/") || name.hasSuffix(".satz") { return try editFile(name) }
    let saved = try TrainingStore.ofThisUser().flatMap { store in
      try store.answer { store throws(StoreProblem) in try store.workout(named: name) }
    }
    if saved == nil, let preset = Preset.named(name) { throw fail(WorkoutText.comesWithSatz(preset.name), .errors) }
    try Workouts.edit(try saved ?? TrainingStore.workout(named: name).workout)
  }

  private func editFile(_ path: String) throws {
    if try PlanEditing(path).run()?.hasErrors == true { throw ExitCode.errors }
  }

  /// The plan of the program that was trained last: its file, else its saved workout.
  private func lastTrained() throws -> String {
    let store = try TrainingStore.ofThisUser()
    let last = try store?.answer { store throws(StoreProblem) in
      guard let program = try store.lastProgram() else { return String?.none }
      return try store.place(ofProgram: program).file ?? program
    }
    guard let last = last ?? nil else { throw fail(WorkoutText.whichPlan, .usage) }
    return last
  }
}
