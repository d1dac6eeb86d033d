/// `satz simulate`: the loads that a program leads to.

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
  @Option(name: .long, help: help(ProgramText.weeksOption)) var weeks = 4
  @Option(name: .long, help: help(ProgramText.missesOption)) var misses: String?
  @Option(name: .customLong("reps-over"), help: help(ProgramText.repsOverOption)) var repsOver = 0
  @Option(name: .long, help: help(ProgramText.loadOption)) var load: String?
  @Flag(name: .long, help: help(ProgramText.noOption)) var no = false
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @Flag(name: .long, help: help(ProgramText.plotOption)) var plot = false

  func run() throws {
    guard (1...520).contains(weeks) else { throw fail(.invalidValue(option: "--weeks", value: "\(weeks)"), .usage) }
    guard (0...100).contains(repsOver) else {
      throw fail(.invalidValue(option: "--reps-over", value: "\(repsOver)"), .usage)
    }
    let loaded = try UserPlan(file: file).loaded
    let plan = loaded.plan
    guard !plan.programs.isEmpty else { throw fail(ProgramText.noProgram(file: file), .errors) }
    guard let program = plan.program(named: name) else {
      throw fail(.noSuchName(name ?? "", names: plan.programs.map(\.name)), .errors)
    }
    let misses = try MissPlan(misses ?? "").days
    let training =
      try load.map { SimulatedTraining(misses: misses, repsOver: repsOver, blankLoad: try MassText.parse($0)) }
      ?? SimulatedTraining(misses: misses, repsOver: repsOver)
    let sessions = loaded.simulate(program, weeks: weeks, training: training, answers: no ? plan.refusals : [:])
    let trainee = loaded.trainee
    let formatter = UnitFormatter(language: .current, units: trainee.athlete.units, library: trainee.library)
    if json {
      Output.print(sessions.map { JSONText.line(SimulatedJSON($0)) })
    } else if plot {
      Output.print(LoadPlot(sessions: sessions, formatter: formatter).rows())
    } else {
      Output.print(
        SimulationSheet(sessions: sessions, formatter: formatter, hasCycles: program.cycle != nil).rows())
    }
  }
}

/// `squat 3, 5; bench 2`: which days of which lift are missed.
struct MissPlan {
  private(set) var days: [String: Set<Int>] = [:]

  init(_ text: String) throws {
    for part in text.split(separator: ";") {
      let words = part.split(whereSeparator: { $0 == " " || $0 == "," })
      let name = words.prefix { Int($0) == nil }.joined(separator: " ")
      let numbers = words.dropFirst(words.prefix { Int($0) == nil }.count).map { Int($0) }
      let valid = numbers.compactMap(\.self)
      guard !name.isEmpty, !valid.isEmpty, valid.count == numbers.count else {
        throw fail(ProgramText.invalidMisses(String(part)), .usage)
      }
      days[try Exercise.key(of: name), default: []].formUnion(valid)
    }
  }
}
