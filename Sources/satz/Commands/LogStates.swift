/// `satz log states`: why a load is what it is today, change by change.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension Log {
  struct States: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "states", abstract: say(ProgramText.states), discussion: say(ProgramText.statesMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(ProgramText.stateArgument)) var name: String?
    @Flag(name: .long, help: help(ProgramText.resetOption)) var reset = false
    @Flag(name: .customLong("undo-reset"), help: help(ProgramText.undoResetOption)) var undoReset = false

    var writes: Bool { reset || undoReset }

    func run() throws {
      guard reset || undoReset else { return try StateHistory.print(matching: name ?? "", asJSON: false) }
      guard let name, reset != undoReset else { throw fail(ProgramText.resetNeedsProgram, .usage) }
      let store = try TrainingStore.toWrite()
      let programs = try store.answer { store throws(StoreProblem) in try store.programs() }
      guard
        let program = programs.first(where: { $0 == name })
          ?? programs.first(where: { $0.lowercased() == name.lowercased() })
      else { throw fail(ProgramText.neverTrained(name, programs: programs), .errors) }
      let isDone = try store.answer { store throws(StoreProblem) in
        if undoReset { return try store.undoRestart(ofProgram: program, at: .now()) }
        try store.restart(program: program, at: .now())
        return true
      }
      guard isDone else { throw fail(ProgramText.noReset(program), .errors) }
      Output.print(say(reset ? ProgramText.begunAnew(program) : .goesOn(program)))
    }
  }
}

/// What programs have changed, with the reasons.
enum StateHistory {
  static func print(matching text: String, asJSON isJSON: Bool) throws {
    let store = try TrainingStore.ofThisUser()
    let changes = try store?.answer { store throws(StoreProblem) in try store.changes(matching: text) } ?? []
    if isJSON { return Output.printLaidOut(JSONText.pretty(changes.map(LoggedChangeJSON.init))) }
    guard let store, !changes.isEmpty else { return Output.print(say(ProgramText.noStates(text))) }
    let words = ChangeText(formatter: try store.formatter())
    Output.print(changes.map { line($0, words) })
  }

  private static func line(_ change: LoggedChange, _ words: ChangeText) -> String {
    let units = KeptReason(text: change.reason)?.units
    func value(_ text: String) -> String? { StateValue(text: text).map { words.value($0, in: units) } }
    let text = ProgramText.becomes(
      name: StateName.said(change.key, words.formatter), from: change.before.flatMap(value),
      to: value(change.value) ?? change.value)
    let place =
      change.program == change.session
      ? change.session : "\(change.program), \(Language.current.sessionName(change.session))"
    let former = change.isFormer ? "  " + say(ProgramText.former) : ""
    return "\(change.day.isoText)  \(say(text))  (\(words.reason(kept: change.reason)))  \(place)\(former)"
  }
}
