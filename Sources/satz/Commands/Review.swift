/// `satz review`: a week, a month or a year in a dozen lines, against the one before.

import ArgumentParser
import PlanWording
import TrainingStore

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: say(ReviewText.review), discussion: say(ReviewText.reviewMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(ReviewText.spanArgument)) var span: SaidPeriod?
  @OptionGroup var stretch: SpanOptions
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @OptionGroup var picture: PictureOptions

  func run() throws {
    try picture.check(json: json)
    let last = try stretch.last() ?? .today
    var period = try period(through: last)
    guard let store = try TrainingStore.ofThisUser() else {
      if picture.isWanted { throw fail(.logIsEmpty, .errors) }
      return json ? show(TrainingReview(period: period)) : Output.print(say(.logIsEmpty))
    }
    let trained = try store.answer { store throws(StoreProblem) in try store.trainedDays(through: last)?.upperBound }
    if trained == nil {
      if picture.isWanted { throw fail(.logIsEmpty, .errors) }
      if !json {
        return Output.print(try store.firstDay().map { say(LogText.logBegins($0.isoText)) } ?? say(store.emptyLog))
      }
    }
    // A week that has just begun has nothing to say yet.
    if stretch.until == nil, span?.day == nil, let span = period.span, let trained, trained < period.now.from {
      if !json, !picture.isWanted { Output.print([say(ReviewText.lastTrained(trained.isoText)), ""]) }
      period = ReviewPeriod(span, around: trained)
    }
    let formatter = try store.formatter()
    let wanted = period
    let review = try store.answer { store throws(StoreProblem) in
      try TrainingReview(wanted, in: store, library: formatter.library)
    }
    let sheet = ReviewSheet(review: review, formatter: formatter, columns: Output.sheetColumns)
    try picture.write(isQuiet: json) { ReviewPicture(sheet: sheet).text(theme: $0) }
    if json { return show(review) }
    if !picture.isWanted { Output.print(sheet.lines()) }
  }

  private func period(through last: Day) throws -> ReviewPeriod {
    var first = try stretch.first()
    if let span, first != nil || stretch.allTime {
      throw fail(.excludeEachOther(span.text, first == nil ? "--all-time" : "--since"), .usage)
    }
    if stretch.allTime { first = try TrainingStore.ofThisUser()?.firstDay() ?? last }
    guard let first else {
      if let span, span.isWrong { throw fail(.invalidValue(option: "SPAN", value: span.text, .period), .usage) }
      guard let span, let day = span.day else { return ReviewPeriod(span?.span ?? .week, through: last) }
      guard day <= last else { throw fail(.invalidValue(option: "SPAN", value: span.text, .past), .usage) }
      return ReviewPeriod(span.span, through: min(ReviewPeriod(span.span, around: day).end, last))
    }
    guard first <= last, last.number - first.number < 40_000 else {
      throw stretch.refusal(of: first, last)
    }
    return ReviewPeriod(from: first, through: last)
  }

  private func show(_ review: TrainingReview) { Output.printLaidOut(JSONText.pretty(ReviewJSON(review))) }
}

/// `month`, or a certain one: `2026-10`, `2026`.
struct SaidPeriod: ExpressibleByArgument {
  var text: String
  var span: ReviewPeriod.Span
  /// A day in it; nil for the one that runs.
  var day: Day?
  /// It has numbers, but those of no month and no year.
  var isWrong = false

  static let allValueStrings = ReviewPeriod.Span.allCases.map(\.rawValue)

  init?(argument: String) {
    text = argument
    switch argument.lowercased() {
    case "week", "woche": span = .week
    case "month", "monat": span = .month
    case "year", "jahr": span = .year
    default:
      let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.map(\.utf8.count) == [4, 2].prefix(parts.count).map(\.self), let year = Int(parts[0]),
        let month = parts.count == 1 ? 1 : Int(parts[1]), let day = Day(year: year, month: month, day: 1)
      else {
        guard argument.first?.isNumber == true else { return nil }
        (span, isWrong) = (.month, true)
        return
      }
      (span, self.day) = (parts.count == 1 ? .year : .month, day)
    }
  }
}
