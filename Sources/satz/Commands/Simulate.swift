/// `satz simulate`: how the loads of a program develop.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: say(ProgramText.simulate), discussion: say(ProgramText.simulateMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String
  @Argument(help: help(.nameArgument)) var name: String?
  @Option(name: .long, help: help(ProfileText.chosenLevelOption)) var level: String?
  @Option(name: .long, help: help(ProgramText.weeksOption), transform: Limited.whole(1...520)) var weeks: Int?
  @Option(name: .long, help: help(ProgramText.missesOption)) var misses: [String] = []
  @Option(name: .long, help: help(ProgramText.repsOption)) var reps: [String] = []
  @Option(name: .long, help: help(ProgramText.rpeOption)) var rpe: [String] = []
  @Option(name: .long, help: help(ProgramText.loadOption)) var load: [String] = []
  @Option(name: .long, help: help(ProgramText.answerOption)) var answer: [String] = []
  @Option(name: .long, help: help(ProgramText.historyOption), completion: .file()) var history: String?
  @Option(
    name: .customLong("reps-over"), help: help(ProgramText.repsOverOption, default: 0),
    transform: Limited.whole(0...100))
  var repsOver = 0
  @Flag(name: .long, help: help(ProgramText.noOption)) var no = false
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @Flag(name: .long, help: help(ProgramText.plotOption)) var plot = false
  @OptionGroup var picture: PictureOptions

  func run() throws {
    try picture.check(json: json)
    let plan = try UserPlan(file: file, level: level)
    let loaded = plan.loaded
    guard !loaded.plan.programs.isEmpty else { throw fail(ProgramText.noProgram(file: file), .errors) }
    let (program, _) = try plan.answer { loaded throws(PlanProblem) in try loaded.program(named: name) }
    let sessions = loaded.simulate(program, weeks: weeks ?? program.usualWeeks, training: try training(in: loaded))
    let trainee = loaded.trainee
    let formatter = UnitFormatter(language: .current, units: trainee.athlete.units, library: trainee.library)
    if json, picture.isWanted {
      let all = Array(sessions)
      try draw(SimulatedLoads(all, plan: loaded.plan, formatter: formatter), of: program)
      Self.printJSON(all)
    } else if json {
      Self.printJSON(sessions)
    } else if plot || picture.isWanted {
      try draw(SimulatedLoads(sessions, plan: loaded.plan, formatter: formatter), of: program)
    } else {
      let sheet = SimulationSheet(
        formatter: formatter, hasCycles: program.cycle != nil, statesAreInPounds: loaded.plan.statesAreInPounds)
      Output.print(sheet.rows(of: sessions))
    }
  }

  /// Into a picture, or else into the terminal.
  private func draw(_ loads: SimulatedLoads, of program: Plan.Program) throws {
    guard picture.isWanted else {
      return Output.print(loads.lines.isEmpty ? [say(ProgramText.noLoads)] : loads.rows(in: Output.chartSize))
    }
    if loads.lines.isEmpty { throw fail(ProgramText.noLoads, .errors) }
    try picture.write(isQuiet: json) { loads.picture(of: program.name, theme: $0) }
  }

  /// A line for each, as soon as it is known.
  private static func printJSON(_ sessions: some Sequence<SimulatedSession>) {
    for session in sessions { Output.printLaidOut(JSONText.line(SimulatedJSON(session))) }
  }

  /// What happened otherwise than prescribed: by the lines of a file first, then by the options.
  private func training(in loaded: LoadedPlan) throws -> SimulatedTraining {
    var told = HistoryReader(
      questions: loaded.plan.questions, exercises: loaded.plan.exerciseKeys, units: loaded.trainee.athlete.units)
    if let history { try told.read(file: history) }
    for (texts, subject) in [
      (misses, HistorySubject.misses), (reps, .reps), (rpe, .rpe), (load, .load), (answer, .answer),
    ] {
      for text in texts { try told.read(text, as: subject) }
    }
    told.history.answersOthers = !no
    return SimulatedTraining(told.history, repsOver: repsOver, blankLoad: told.blankLoad)
  }
}

extension Plan.Program {
  /// All of its weeks if it has an end, else four.
  fileprivate var usualWeeks: Int { weeks.map { Int(clamping: min($0, 520)) } ?? 4 }
}
