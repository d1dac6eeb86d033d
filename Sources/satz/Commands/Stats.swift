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
  @Option(help: help(.weeksOption), transform: Limited.whole(1...5000)) var weeks: Int?
  @OptionGroup var span: SpanOptions
  @OptionGroup var picture: PictureOptions
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    try picture.check(json: json)
    if let named, !words.isEmpty {
      throw fail(LogText.exerciseTwice(words.joined(separator: " "), option: named), .usage)
    }
    let exercise = named ?? (words.isEmpty ? nil : words.joined(separator: " "))
    // An exercise of that name is still there: --exercise.
    let stillness = named == nil ? exercise.flatMap(Stillness.init(word:)) : nil
    // There is no picture of these pages.
    if stillness != nil, picture.isWanted { throw picture.refused() }
    var period = try period()
    let key = try stillness == nil ? exercise.map(Exercise.key(of:)) : nil
    guard let store = try TrainingStore.ofThisUser() else {
      return try showNothing(of: exercise, stillness, in: period)
    }
    let trained = try store.answer { store throws(StoreProblem) in
      if let stillness { return try store.days(of: stillness, through: period.through) }
      return try store.trainedDays(of: key, through: period.through)
    }
    if span.allTime, let trained {
      // The curves of an old log would end long before their axis, and their trends run on. A streak is one until today.
      let isOld =
        stillness == nil && span.until == nil && trained.upperBound < Period(weeks: 12, through: period.through).from
      let last = isOld ? trained.upperBound : period.through
      period = Period(from: max(trained.lowerBound, Day(number: last.number - 39_999)), through: last)
    }
    // An old log would show twelve empty weeks.
    if weeks == nil, !span.isGiven, !span.allTime, let last = trained?.upperBound, last < period.from {
      if !json && !picture.isWanted { Output.print([say(.lastTrained(last.isoText)), ""]) }
      period = Period(weeks: 12, through: last)
    }
    if let stillness { return try show(stillness, in: period, of: store) }
    // A profile alone is no log.
    if exercise == nil, trained == nil, !json || picture.isWanted {
      guard let first = try store.firstDay() else {
        return try showNothing(of: nil, nil, in: period, saying: store.emptyLog)
      }
      let text = LogText.logBegins(first.isoText)
      if picture.isWanted { throw fail(text, .errors) }
      return Output.print(say(text))
    }
    try exercise.map { try show($0, in: period, of: store) } ?? showAll(in: period, of: store)
  }

  /// Without a log.
  private func showNothing(
    of exercise: String?, _ stillness: Stillness?, in period: Period, saying text: CommandText = .logIsEmpty
  ) throws {
    let formatter = UnitFormatter(language: .current)
    if let stillness { return show(StillnessPage(stillness, in: period, all: [], holds: []), formatter) }
    if let exercise { throw fail(.noRecordsOf(exercise)) }
    if picture.isWanted { throw fail(.logIsEmpty, .errors) }
    if json { return Output.printLaidOut(JSONText.pretty(StatsJSON(.empty(period, formatter)))) }
    Output.print(say(text))
  }

  private func period() throws -> Period {
    let beginnings = [
      weeks.map { _ in "--weeks" }, span.since.map { _ in "--since" }, span.allTime ? "--all-time" : nil,
    ]
    let given = beginnings.compactMap(\.self)
    if given.count > 1 { throw fail(.excludeEachOther(given[0], given[1]), .usage) }
    let last = try span.last() ?? .today
    guard let first = try span.first() else { return Period(weeks: weeks ?? 12, through: last) }
    guard first <= last, last.number - first.number < 40_000 else {
      throw span.refusal(of: first, last)
    }
    return Period(from: first, through: last)
  }

  private func showAll(in period: Period, of store: TrainingStore) throws {
    let formatter = try store.formatter()
    let sheet = try store.answer { store throws(StoreProblem) in
      try StatsSheet(
        period, in: store, formatter: formatter, columns: Output.chartSize.columns, height: Output.terminalRows)
    }
    try picture.write(isQuiet: json) { StatsPicture(sheet: sheet).text(theme: $0) }
    if json { return Output.printLaidOut(JSONText.pretty(StatsJSON(sheet))) }
    if !picture.isWanted {
      let questions = try QuestionedSheet(of: store, in: period).lines()
      Output.print(sheet.lines() + (questions.isEmpty ? [] : [""] + questions))
    }
  }

  private func show(_ name: String, in period: Period, of store: TrainingStore) throws {
    let key = try Exercise.key(of: name)
    let all = try store.answer { store throws(StoreProblem) in
      try store.exerciseDays(of: key, from: Day(number: .min / 2), through: period.through)
    }
    let days = all.filter { $0.day >= period.from }
    if days.isEmpty, !json || picture.isWanted {
      let trained = try store.answer { store throws(StoreProblem) in
        try store.trainedDays(of: key, through: Day.plausible.upperBound)
      }
      throw fail(trained.map { .notTrained(name, last: $0.upperBound.isoText) } ?? .noRecordsOf(name))
    }
    let formatter = try store.formatter()
    let sheet = try store.answer { store throws(StoreProblem) in
      let records = try store.records(of: key) + store.repRecords(of: key)
      let sets = try store.lastSets(of: key, through: period.through)
      return ExerciseStatsSheet(
        exercise: Exercise(key: key, name: name), days: days, earlier: all.filter { $0.day < period.from },
        period: period,
        efforts: try store.efforts(of: key, from: period.from, through: period.through),
        best: RepMaxTable(records: records, bodyweight: try store.bodyweight(on: .today)), lastSets: sets,
        marks: try store.marks(of: sets), endurance: try store.endurance(of: key, days, in: period),
        zoneSeconds: try store.zoneSeconds(of: key, from: period.from, through: period.through) ?? [],
        units: try store.units(of: key, through: period.through), formatter: formatter,
        columns: Output.chartSize.columns, chartRows: Output.chartSize.rows)
    }
    try picture.write(isQuiet: json) { ExercisePicture(sheet: sheet).text(theme: $0) }
    if json { return Output.printLaidOut(JSONText.pretty(ExerciseStatsJSON(sheet))) }
    if !picture.isWanted { Output.print(sheet.lines()) }
  }

  private func show(_ stillness: Stillness, in period: Period, of store: TrainingStore) throws {
    let page = try store.answer { store throws(StoreProblem) in
      StillnessPage(
        stillness, in: period, all: try store.stillDays(from: .plausible.lowerBound, through: period.through),
        holds: try stillness == .breathing ? store.openHolds(from: .plausible.lowerBound, through: period.through) : [])
    }
    show(page, try store.formatter())
  }

  private func show(_ page: StillnessPage, _ formatter: UnitFormatter) {
    var page = page
    (page.columns, page.height) = (Output.chartSize.columns, Output.terminalRows)
    if json { return Output.printLaidOut(JSONText.pretty(StillnessJSON(page))) }
    Output.print(
      page.weeks.isEmpty && page.streak.longest == 0
        ? [say(PageText.nothingOf(page.stillness))] : page.lines(formatter))
  }
}

extension TrainingStore {
  /// The first day of the log; nil if it is empty.
  func firstDay() throws -> Day? {
    try answer { store throws(StoreProblem) in
      try store.trainedDays(through: Day.plausible.upperBound)?.lowerBound
    }
  }

  /// The first and the last day with it; nil if there is none.
  fileprivate func days(of stillness: Stillness, through last: Day) throws(StoreProblem) -> ClosedRange<Day>? {
    let days = try stillDays(from: Day.plausible.lowerBound, through: last)
    let done = days.filter { stillness.milliseconds(of: $0) > 0 }.map(\.day)
    guard let first = done.first, let last = done.last else { return nil }
    return first...last
  }

  /// Nil for an exercise without distances.
  fileprivate func endurance(
    of exercise: String, _ days: [ExerciseDay], in period: Period
  ) throws(StoreProblem) -> EndurancePage? {
    guard days.contains(where: { $0.millimetres > 0 }) else { return nil }
    return EndurancePage(
      days: try enduranceDays(of: exercise, from: period.from, through: period.through),
      bests: try bests(of: exercise, over: DistanceBest.usual, through: period.through))
  }

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
