/// `satz calendar`: the month, each day with a ring for training and one for sitting.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: say(.calendar), discussion: say(.calendarMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.monthArgument)) var month: String?
  @OptionGroup var span: SpanOptions
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @OptionGroup var picture: PictureOptions

  func run() throws {
    try picture.check(json: json)
    if span.isGiven || span.allTime { return try showMonths() }
    if let month, month.count == 4, let year = Int(month) { return try show(year: year) }
    let first = try firstDay()
    let last = Day(number: first.nextMonth.number - 1)
    let store = try TrainingStore.ofThisUser()
    let days =
      try store?.answer { store throws(StoreProblem) in try store.sessionDays(from: first, through: last) } ?? []
    let settings = try Settings.ofThisUser()
    let sheet = CalendarSheet(
      first: first, last: last, days: days, trainingGoal: settings.minutes(.trainingGoal),
      sittingGoal: settings.minutes(.sittingGoal), language: .current, cell: Output.sheetColumns < 46 ? 5 : 6)
    try picture.write(isQuiet: json) { sheet.picture(theme: $0) }
    if json { return Output.printLaidOut(JSONText.pretty(CalendarJSON(sheet))) }
    if !picture.isWanted { Output.print(sheet.lines()) }
  }

  /// Every month from one day to another; in JSON one month of that length.
  private func showMonths() throws {
    let given = span.since != nil ? "--since" : span.allTime ? "--all-time" : "--until"
    if let month { throw fail(.excludeEachOther(month, given), .usage) }
    if picture.isWanted { throw picture.refused() }
    let days = try span.days()
    let store = try TrainingStore.ofThisUser()
    let trained = try store?.answer { store throws(StoreProblem) in
      try store.trainedDays(through: Day.plausible.upperBound)
    }
    let first = span.since == nil ? min(trained?.lowerBound ?? .today, days.upperBound) : days.lowerBound
    let last = span.until == nil ? max(.today, first) : days.upperBound
    guard first <= last, last.number - first.number < 40_000 else {
      throw span.refusal(of: first, last)
    }
    let sessions =
      try store?.answer { store throws(StoreProblem) in try store.sessionDays(from: first, through: last) } ?? []
    let settings = try Settings.ofThisUser()
    func sheet(_ from: Day, _ through: Day) -> CalendarSheet {
      CalendarSheet(
        first: from, last: through, days: sessions.filter { from <= $0.day && $0.day <= through },
        trainingGoal: settings.minutes(.trainingGoal), sittingGoal: settings.minutes(.sittingGoal),
        language: .current, cell: Output.sheetColumns < 46 ? 5 : 6)
    }
    if json { return Output.printLaidOut(JSONText.pretty(CalendarJSON(sheet(first, last)))) }
    var from = first
    while from <= last {
      let next = Day(number: from.number - from.date.day + 1).nextMonth
      Output.print((from == first ? [] : [""]) + sheet(from, min(last, Day(number: next.number - 1))).lines())
      from = next
    }
  }

  private func show(year: Int) throws {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
      throw fail(.invalidValue(option: "MONTH", value: "\(year)", .month), .usage)
    }
    if json { throw fail(.invalidValue(option: "MONTH", value: "\(year)", .textOnly), .usage) }
    let store = try TrainingStore.ofThisUser()
    let days =
      try store?.answer { store throws(StoreProblem) in try store.sessionDays(from: first, through: last) } ?? []
    let formatter = try store?.formatter() ?? UnitFormatter(language: .current)
    let sheet = CalendarYear(
      year: year, first: first, last: last, days: days, formatter: formatter, size: Output.chartSize)
    try picture.write { sheet.picture(theme: $0) }
    if !picture.isWanted { Output.print(sheet.lines()) }
  }

  private func firstDay() throws -> Day {
    let today = Day.today.date
    guard let month else { return Day(year: today.year, month: today.month, day: 1) ?? .today }
    guard let day = Day(text: month + "-01") else {
      throw fail(.invalidValue(option: "MONTH", value: month, .month), .usage)
    }
    return day
  }
}

extension Day {
  /// The first day of the following month.
  fileprivate var nextMonth: Day {
    let (year, month, _) = date
    return Day(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1) ?? Day(number: number + 31)
  }
}

struct CalendarSheet {
  var first: Day
  var last: Day
  var days: [SessionDay]
  /// Minutes per day; 0 means none.
  var trainingGoal: Int
  var sittingGoal: Int
  var language: Language
  /// The columns of a day.
  var cell = 6
  var today = Day.today

  private func word(_ text: LogText) -> String { text.said(in: language) }

  func lines() -> [String] {
    let (year, month, _) = first.date
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let title = word(.month(year: year, month: month))
    let header = (0..<7).map { word(.weekday($0)).padded(to: cell) }.joined()
    var lines = [title, "", header.trimmingEnd()]
    var row = String(repeated: " ", cell * (first.number - first.monday.number))
    for number in first.number...max(first.number, last.number) {
      let day = Day(number: number)
      row += mark(day.date.day, byDay[day]).padded(to: cell)
      if day.number - day.monday.number == 6 || day == last {
        lines.append(row.trimmingEnd())
        row = ""
      }
    }
    return lines + [""] + legend
  }

  /// `21◑●`.
  private func mark(_ number: Int, _ day: SessionDay?) -> String {
    (number < 10 ? " " : "") + "\(number)" + Self.trainingRing(day, goal: trainingGoal)
      + Self.ring(day?.sitting ?? 0, goal: sittingGoal)
  }

  /// The ring of a day's training; an empty one if nobody knows how long it was.
  static func trainingRing(_ day: SessionDay?, goal minutes: Int) -> String {
    if let day, isOfUnknownLength(day) { return "○" }
    return ring(day?.training ?? 0, goal: minutes)
  }

  private static func isOfUnknownLength(_ day: SessionDay) -> Bool { day.workouts > 0 && day.training == 0 }

  /// Fills clockwise in quarters; full only when the goal is reached.
  static func ring(_ milliseconds: Int, goal minutes: Int) -> String {
    guard milliseconds > 0 else { return "·" }
    guard minutes > 0 else { return "●" }
    return ["◔", "◔", "◑", "◕", "●"][min(4, milliseconds * 4 / (minutes * 60_000))]
  }

  func hasTrained(_ day: SessionDay) -> Bool { trainingGoal > 0 && day.training >= trainingGoal * 60_000 }
  func hasSat(_ day: SessionDay) -> Bool { sittingGoal > 0 && day.sitting >= sittingGoal * 60_000 }

  private var legend: [String] {
    let (training, sitting) = days.reduce((0, 0)) { ($0.0 + $1.training, $0.1 + $1.sitting) }
    let formatter = UnitFormatter(language: language)
    let unknown = days.count(where: Self.isOfUnknownLength)
    let lines = [
      word(.ring(1)) + ": " + word(.trainingGoal(minutes: trainingGoal)) + reached(trainingGoal, hasTrained),
      word(.ring(2)) + ": " + word(.sittingGoal(minutes: sittingGoal)) + reached(sittingGoal, hasSat),
      word(
        .minutes(
          training: formatter.minutesInAll(Milliseconds(training)),
          sitting: formatter.minutesInAll(Milliseconds(sitting))
        )),
    ]
    return unknown > 0 ? lines + [word(.lengthUnknown(days: unknown))] : lines
  }

  /// On how many of the days so far; nothing without a goal.
  private func reached(_ goal: Int, _ isReached: (SessionDay) -> Bool) -> String {
    let count = min(last, today).number - first.number + 1
    return goal > 0 && count > 0 ? ", " + word(.daysReached(days.count(where: isReached), of: count)) : ""
  }
}

/// The month in `satz calendar --json`, described by `Grammar/calendar.schema.json`.
struct CalendarJSON: Encodable {
  var month: String
  var trainingGoalMinutes: Int
  var sittingGoalMinutes: Int
  var days: [DayJSON]

  struct DayJSON: Encodable {
    var day: String
    var workouts: Int
    var trainingSeconds: Int
    var sittingSeconds: Int
    var trainingReached: Bool
    var sittingReached: Bool
  }

  init(_ sheet: CalendarSheet) {
    month = String(sheet.first.isoText.dropLast(3))
    (trainingGoalMinutes, sittingGoalMinutes) = (sheet.trainingGoal, sheet.sittingGoal)
    days = sheet.days.map { day in
      DayJSON(
        day: day.day.isoText, workouts: day.workouts, trainingSeconds: day.training / 1000,
        sittingSeconds: day.sitting / 1000, trainingReached: sheet.hasTrained(day), sittingReached: sheet.hasSat(day))
    }
  }
}
