/// `satz stats`: figures over time, as plots in the terminal, as a picture, or as JSON.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: say(.stats), discussion: say(.statsMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.exerciseArgument)) var words: [String] = []
  @Option(name: .customLong("exercise"), help: help(.exerciseOption)) var named: String?
  @Option(help: help(.weeksOption)) var weeks: Int?
  @Option(help: help(.sinceOption)) var since: String?
  @Option(help: help(.untilOption)) var until: String?
  @Flag(name: .long, help: help(.allTimeOption)) var allTime = false
  @Option(help: help(.svgOption), completion: .file(extensions: ["svg"])) var svg: String?
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    // Two documents would be mixed.
    if json, svg == "-" { throw fail(.invalidValue(option: "--svg", value: "-"), .usage) }
    if let named, !words.isEmpty { throw fail(.invalidValue(option: "--exercise", value: named), .usage) }
    let exercise = named ?? (words.isEmpty ? nil : words.joined(separator: " "))
    var period = try period()
    guard let store = try TrainingStore.ofThisUser() else {
      if let exercise { throw fail(.noRecordsOf(exercise)) }
      if json {
        return Output.printLaidOut(
          JSONText.pretty(StatsJSON(.init(period: period, goal: 3, exercises: [], sessions: []))))
      }
      return Output.print(say(.logIsEmpty))
    }
    let key = try exercise.map(Exercise.key(of:))
    let trained = try store.answer { store throws(StoreProblem) in
      try store.trainedDays(of: key, through: period.through)
    }
    if allTime, let trained {
      period = Period(
        from: max(trained.lowerBound, Day(number: period.through.number - 39_999)), through: period.through)
    }
    // An old log would show twelve empty weeks.
    if weeks == nil, since == nil, until == nil, !allTime, let last = trained?.upperBound, last < period.from {
      if !json && svg == nil { Output.print([say(.lastTrained(last.isoText)), ""]) }
      period = Period(weeks: 12, through: last)
    }
    try exercise.map { try show($0, in: period, of: store) } ?? showAll(in: period, of: store)
  }

  private func period() throws -> Period {
    if let weeks, !(1...5000).contains(weeks) {
      throw fail(.invalidValue(option: "--weeks", value: "\(weeks)"), .usage)
    }
    if allTime, weeks != nil || since != nil {
      throw fail(.invalidValue(option: weeks != nil ? "--weeks" : "--since", value: since ?? "\(weeks ?? 0)"), .usage)
    }
    let last = try until.map { try Day.said($0, option: "--until") } ?? .today
    guard let since else { return Period(weeks: weeks ?? 12, through: last) }
    let first = try Day.said(since, option: "--since")
    guard first <= last, last.number - first.number < 40_000 else {
      throw fail(.invalidValue(option: "--since", value: since), .usage)
    }
    return Period(from: first, through: last)
  }

  private func showAll(in period: Period, of store: TrainingStore) throws {
    // The year is always shown in full, whatever range the figures cover.
    let yearBegins = Period(weeks: 53, through: period.through).from
    let from = min(period.from, yearBegins)
    let days = try store.answer { store throws(StoreProblem) in
      try store.exerciseDays(from: from, through: period.through)
    }
    let sessions = try store.answer { store throws(StoreProblem) in
      try store.sessionDays(from: period.from, through: period.through)
    }
    let goal =
      try store.answer { store throws(StoreProblem) in try store.profile().weeklyGoal } ?? TrainingStats.usualWeeklyGoal
    let formatter = try store.formatter()
    let stats = TrainingStats(
      period: period, goal: goal, exercises: days, sessions: sessions, library: formatter.library)
    let sets = days.reduce(into: [:]) { $0[$1.day, default: 0] += $1.sets }
    let sheet = StatsSheet(
      stats: stats, year: YearMap(sets: sets, through: period.through), formatter: formatter,
      columns: Output.sheetColumns)
    if let svg { try write(StatsChart(sheet).text, to: svg) }
    if json { return Output.printLaidOut(JSONText.pretty(StatsJSON(stats))) }
    if svg == nil { Output.print(sheet.lines()) }
  }

  private func show(_ name: String, in period: Period, of store: TrainingStore) throws {
    let key = try Exercise.key(of: name)
    let days = try store.answer { store throws(StoreProblem) in
      try store.exerciseDays(of: key, from: period.from, through: period.through)
    }
    if days.isEmpty, !json { throw fail(.noRecordsOf(name)) }
    let formatter = try store.formatter()
    let sheet = try store.answer { store throws(StoreProblem) in
      let records = try store.records(of: key) + store.repRecords(of: key)
      let sets = try store.lastSets(of: key, through: period.through)
      return ExerciseStatsSheet(
        exercise: Exercise(key: key, name: name), days: days, period: period,
        efforts: try store.efforts(of: key, from: period.from, through: period.through),
        best: RepMaxTable(records: records, bodyweight: try store.bodyweight(on: .today)), lastSets: sets,
        marks: try store.marks(of: sets), formatter: formatter, columns: Output.sheetColumns)
    }
    if let svg { try write(StatsChart(sheet).text, to: svg) }
    if json { return Output.printLaidOut(JSONText.pretty(ExerciseStatsJSON(sheet))) }
    if svg == nil { Output.print(sheet.lines()) }
  }

  private func write(_ picture: String, to path: String) throws {
    do { try SavedFile.write(picture, to: path) } catch { throw fail(error.said) }
    if !json && path != "-" { Output.print(say(.wroteFile(path))) }
  }
}

extension TrainingStore {
  /// The sets of an exercise in its last sessions, each session whole.
  fileprivate func lastSets(of exercise: String, through day: Day) throws(StoreProblem) -> [LogEntry] {
    let limit = 40
    let found = try sets(matching: LogQuery(through: day, exercise: exercise, limit: limit))
    let isCut = found.count == limit && found.first?.session != found.last?.session
    let whole = isCut ? found.filter { $0.session != found.last?.session } : found
    var sessions: [SessionID] = []
    for set in whole where !sessions.contains(set.session) { sessions.append(set.session) }
    let newest = Set(sessions.prefix(6))
    return whole.filter { newest.contains($0.session) }
  }
}
