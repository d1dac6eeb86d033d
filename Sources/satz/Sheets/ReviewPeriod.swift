/// The week, month, year or stretch of days that a review is about, and the stretch that it is compared with.

import TrainingStore

struct ReviewPeriod: Hashable {
  enum Span: String, CaseIterable, Sendable { case week, month, year }

  /// Nil for any other stretch of days.
  var span: Span?
  /// The part of it that is over, with the day it is looked at from.
  var now: Period
  /// Its last day.
  var end: Day
  /// As much of the one before; all of it once this one is over.
  var before: Period

  /// The one that a day is in, up to that day.
  init(_ span: Span, through day: Day) {
    self.span = span
    let from = span.first(of: day)
    end = Day(number: span.first(after: day).number - 1)
    now = Period(from: from, through: day)
    let last = Day(number: from.number - 1)
    let first = span.first(of: last)
    let same = span == .year ? day.aYearEarlier : Day(number: first.number + day.number - from.number)
    before = Period(from: first, through: day == end ? last : min(last, same))
  }

  /// From one day to another, compared with as many days before.
  init(from first: Day, through last: Day) {
    now = Period(from: first, through: last)
    end = Day(number: last.monday.number + 6)
    before = Period(
      from: Day(number: 2 * first.number - last.number - 1), through: Day(number: first.number - 1))
  }

  /// Up to where a program's sessions are planned: a week as a whole, so that it is the same in the review of its month
  /// and of its year.
  var plannedThrough: Day { min(end, Day(number: now.through.monday.number + 6)) }

  /// The whole one that a day is in.
  init(_ span: Span, around day: Day) {
    self.init(span, through: Day(number: span.first(after: day).number - 1))
  }

  /// The Mondays of its weeks that have begun. A week belongs to the month and to the year of its Thursday, as ISO 8601
  /// counts.
  var mondays: [Day] {
    now.weeks.filter { monday in
      let thursday = Day(number: monday.number + 3)
      return now.from <= thursday && thursday <= end
    }
  }
}

extension ReviewPeriod.Span {
  fileprivate func first(of day: Day) -> Day {
    let (year, month, _) = day.date
    return switch self {
    case .week: day.monday
    case .month: Day(year: year, month: month, day: 1) ?? day
    case .year: Day(year: year, month: 1, day: 1) ?? day
    }
  }

  /// The first day of the next one.
  fileprivate func first(after day: Day) -> Day {
    let (year, month, _) = day.date
    let later = Day(number: day.number + 1)
    return switch self {
    case .week: Day(number: day.monday.number + 7)
    case .month: Day(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1) ?? later
    case .year: Day(year: year + 1, month: 1, day: 1) ?? later
    }
  }
}

extension Day {
  /// The same date; 28 February for the 29th.
  fileprivate var aYearEarlier: Day {
    let (year, month, day) = date
    return Day(year: year - 1, month: month, day: day) ?? Day(year: year - 1, month: month, day: day - 1)
      ?? Day(number: number - 365)
  }
}
