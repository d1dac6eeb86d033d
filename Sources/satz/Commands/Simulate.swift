/// `satz simulate`: the loads that a program leads to.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel

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
    let trainee = try Trainee.ofThisUser()
    let source = try SourceFile.load(file, upTo: SourceFile.planLimit)
    let checked = check(source.bytes, library: trainee.library, find: source.finder)
    Diagnosis(checked.diagnostics, of: source).printToStandardError()
    if checked.hasErrors { throw ExitCode.errors }
    let plan = checked.plan
    guard !plan.programs.isEmpty else { throw fail(ProgramText.noProgram(file: file), .errors) }
    guard let program = plan.program(named: name) else {
      throw fail(.noSuchName(name ?? "", names: plan.programs.map(\.name)), .errors)
    }
    let diary = SimulatedDiary(misses: try MissPlan(misses ?? ""), repsOver: repsOver)
    if let load { diary.blankLoad = try MassText.parse(load) }
    let sessions = plan.simulate(
      program, weeks: weeks, athlete: trainee.athlete, answers: no ? plan.refusals : [:]
    ) { turn, work in diary.performance(of: work, in: turn) }
    let measures = Measures(language: .current, units: trainee.athlete.units, library: trainee.library)
    if json {
      Output.print(sessions.map { JSONText.line(SimulatedRecord($0)) })
    } else if plot {
      Output.print(LoadPlot(sessions: sessions, measures: measures).rows())
    } else {
      Output.print(
        SimulationSheet(sessions: sessions, measures: measures, hasCycles: program.cycle != nil).rows())
    }
  }
}

/// What is done of each set on paper.
private final class SimulatedDiary {
  private let misses: MissPlan
  private let repsOver: Int
  var blankLoad = Mass(grams: 20_000)
  /// The session in which each exercise was seen last, and how many it has been.
  private var days: [String: (session: Int, count: Int)] = [:]

  init(misses: MissPlan, repsOver: Int) {
    self.misses = misses
    self.repsOver = repsOver
  }

  func performance(of work: Work, in turn: Turn) -> Performance {
    var done = Performance.prescribed(by: work)
    if case .asked(let suggestion) = work.load { done.load = suggestion ?? blankLoad }
    guard work.role == .work else { return done }
    let key = work.exercise.key
    if days[key]?.session != turn.session { days[key] = (turn.session, (days[key]?.count ?? 0) + 1) }
    guard work.set == work.of else { return done }
    if misses.contains(key, day: days[key]?.count ?? 0) { return done.short }
    if case .reps(let amount) = work.target, amount.max == nil { done.reps = amount.min + repsOver }
    return done
  }
}

extension Performance {
  /// One less than prescribed.
  fileprivate var short: Performance {
    var short = self
    short.reps = reps.map { max(0, $0 - 1) }
    short.time = time.map { Milliseconds(max(0, $0.count - 1000)) }
    short.distance = distance.map { Length(millimetres: max(0, $0.millimetres - 1000)) }
    short.energy = energy.map { Energy(kilocalories: max(0, $0.kilocalories - 1)) }
    return short
  }
}

/// `squat 3, 5; bench 2`: which days of which lift are missed.
struct MissPlan {
  private var days: [String: Set<Int>] = [:]

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

  func contains(_ exercise: String, day: Int) -> Bool { days[exercise]?.contains(day) ?? false }
}
