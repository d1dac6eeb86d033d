/// What a review compares, which lifts stand still, days in a row, and targets of sets for muscles.

import PlanLanguage
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("Reviews")
struct ReviewTests {
  @Test(
    "A period that runs is compared with as many days of the one before, and with all of it once it is over",
    arguments: [
      // A Wednesday, and the Sunday after it.
      (ReviewPeriod.Span.week, "2026-11-18", "2026-11-16", "2026-11-22", "2026-11-09", "2026-11-11"),
      (.week, "2026-11-22", "2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"),
      (.month, "2026-11-18", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-18"),
      (.month, "2026-11-30", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"),
      (.month, "2026-03-30", "2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"),
      (.month, "2026-01-05", "2026-01-01", "2026-01-31", "2025-12-01", "2025-12-05"),
      (.year, "2024-02-29", "2024-01-01", "2024-12-31", "2023-01-01", "2023-02-28"),
      (.year, "2024-12-31", "2024-01-01", "2024-12-31", "2023-01-01", "2023-12-31"),
    ])
  func stretches(
    _ span: ReviewPeriod.Span, _ day: String, _ from: String, _ end: String, _ first: String, _ last: String
  )
    throws
  {
    let period = ReviewPeriod(span, through: try #require(Day(text: day)))
    #expect(period.now.from.isoText == from && period.now.through.isoText == day)
    #expect(period.end.isoText == end)
    #expect(period.before.from.isoText == first && period.before.through.isoText == last)
  }

  @Test(
    "A week belongs to the month of its Thursday",
    arguments: [("2026-10-31", 5, "2026-09-28"), ("2026-11-30", 4, "2026-11-02"), ("2026-11-04", 1, "2026-11-02")])
  func weeks(day: String, count: Int, first: String) throws {
    let mondays = ReviewPeriod(.month, through: try #require(Day(text: day))).mondays
    #expect(mondays.count == count && mondays.first?.isoText == first)
  }

  @Test("A week is planned as a whole, in whatever review it is")
  func planned() throws {
    let day = try #require(Day(text: "2026-11-18"))
    for span in ReviewPeriod.Span.allCases {
      #expect(ReviewPeriod(span, through: day).plannedThrough.isoText == "2026-11-22")
    }
    let end = try #require(Day(text: "2026-11-30"))
    #expect(ReviewPeriod(.month, through: end).plannedThrough == end)
  }

  @Test("A stretch of days is compared with as many before it")
  func stretch() throws {
    let period = ReviewPeriod(
      from: try #require(Day(text: "2026-11-11")), through: try #require(Day(text: "2026-11-20")))
    #expect(period.before.from.isoText == "2026-11-01" && period.before.through.isoText == "2026-11-10")
  }

  @Test("No day of the calendar is out of a period's reach", arguments: ReviewPeriod.Span.allCases)
  func ends(_ span: ReviewPeriod.Span) {
    for day in [Day.plausible.lowerBound, Day.plausible.upperBound, Day(number: -719_162), Day(number: 2_932_896)] {
      let period = ReviewPeriod(span, through: day)
      #expect(period.now.from <= day && day <= period.end && period.before.through < period.now.from)
    }
  }

  private func days(_ maxes: [Int?]) -> [ExerciseDay] {
    maxes.enumerated().map { index, max in
      ExerciseDay(
        exercise: "squat", day: Day(number: 20_000 + 2 * index), sets: 3, reps: 15, volumeGrams: 1, milliseconds: 0,
        millimetres: 0, load: .kilograms(60), estimatedMax: max.map { .kilograms($0) })
    }
  }

  @Test("A lift stands still once its best was reached six training days ago; an equal one is no gain")
  func stalls() {
    #expect(StalledLift.all(in: days([100, 101, 102, 103, 104, 105, 106])) == [])
    #expect(StalledLift.all(in: days([100, 90, 95, 90, 95, 99])) == [], "five days are usual")
    let stalled = StalledLift.all(in: days([90, 100, 90, 95, 100, 95, 99, 98]))
    #expect(stalled.map(\.days) == [6] && stalled.map(\.since.number) == [20_002] && stalled.map(\.value) == [100_000])
    #expect(StalledLift.all(in: days([100, 90, 95, 90, 95, 99, 98, 101])) == [])
  }

  @Test("Without an estimated max on enough days, the load counts")
  func measures() {
    let stalled = StalledLift.all(in: days([100, nil, nil, nil, nil, nil, nil]))
    #expect(stalled.map(\.kind) == [.load] && stalled.map(\.days) == [6])
  }

  @Test("A lift that stands still does not rise at the same time")
  func onlyOne() {
    var review = TrainingReview(period: ReviewPeriod(from: Day(number: 20_000), through: Day(number: 20_030)))
    review.changes = [
      .init(exercise: "squat", kind: .estimatedMax, value: 98_000, before: 90_000),
      .init(exercise: "row", kind: .estimatedMax, value: 61_000, before: 60_000),
      .init(exercise: "curl", kind: .estimatedMax, value: 18_000, before: 20_000),
    ]
    #expect(review.rising.map(\.exercise) == ["squat", "row"])
    review.stalls = StalledLift.all(in: days([90, 100, 90, 95, 90, 95, 99, 98]))
    #expect(review.rising.map(\.exercise) == ["row"])
  }

  @Test("A fraction of a second is no gain of a hold")
  func holds() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: "\(folder.path)/satz.sqlite")
    let monday = try #require(Day(text: "2026-11-02"))
    for (week, milliseconds) in [45_000, 45_400, 47_000].enumerated() {
      let session = try compiled("workout \"A\" < plank 45s >")
      var rehearsal = Rehearsal(session: session)
      _ = rehearsal.run()
      var sets = rehearsal.sets
      sets[0].performance.time = Milliseconds(milliseconds)
      let moment = Moment(
        bootID: "boot", bootMilliseconds: 0, wallMilliseconds: (monday.number + 7 * week) * 86_400_000,
        utcOffsetSeconds: 0)
      let id = try store.begin(session: session, source: "", path: nil, at: moment)
      try store.end(id, with: Ending(.finished, sets: sets), at: moment)
    }
    func changes(_ week: Int) throws -> [Int] {
      let period = ReviewPeriod(.week, through: Day(number: monday.number + 7 * week + 6))
      return try TrainingReview(period, in: store, library: .builtIn).changes.map { $0.value - $0.before }
    }
    #expect(try changes(1) == [] && changes(2) == [1600])
  }

  @Test("Days in a row reach to today or yesterday", arguments: [(0, 3, 3), (1, 3, 3), (2, 0, 3)])
  func streak(daysLater: Int, now: Int, longest: Int) {
    let days = [10, 12, 13, 14].map(Day.init(number:))
    let streak = DayStreak(days.reversed() + days, through: Day(number: 14 + daysLater))
    #expect(streak.now == now && streak.longest == longest)
    #expect(DayStreak([], through: days[0]).longest == 0)
  }

  @Test("A target is a number of sets or a range; anything else is none")
  func targets() {
    #expect(MuscleTargets.range("10-20") == 10...20 && MuscleTargets.range("10–20") == 10...20)
    #expect(MuscleTargets.range("12") == 12...12)
    for text in ["", "-", "20-10", "0", "0-5", "5-101", "-5", "5-", "1-2-3", "x", "99999999999999999999"] {
      #expect(MuscleTargets.range(text) == nil, "\(text)")
    }
    let targets = MuscleTargets(stored: ["target-chest": "10-20", "target-lats": "many", "bell": "off"])
    #expect(targets.ranges == [.chest: 10...20])
  }
}
