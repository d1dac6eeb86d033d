/// The athlete and the settings: the newest entry counts, and the earlier ones stay.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("The athlete in the store")
struct AthleteProfileTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @Test("Before anything is saved, the athlete has the defaults")
  func defaults() throws {
    #expect(try store.athlete() == .unknown)
    #expect(try store.profile().name == nil)
  }

  @Test("A saved athlete comes back from a reopened file as it was", arguments: Units.allCases)
  func roundTrip(units: Units) throws {
    let athlete = Athlete(
      bodyweight: Mass(grams: 81_400), maxes: ["bench-press": .kilograms(100), "squat": .kilograms(140)], ftpWatts: 250,
      maxHeartRate: 188, units: units, bar: .kilograms(15),
      plates: [PlatePairs(mass: .kilograms(20), pairs: 2), PlatePairs(mass: .kilograms(5), pairs: 1)],
      countdownSeconds: 0, level: "scaled")
    try store.save(Profile(athlete: athlete, maxes: [:]), at: Sample.moment())
    #expect(try TrainingStore(path: folder.store).athlete() == athlete)
  }

  @Test("No plates at all is not the same as never having entered any")
  func noPlates() throws {
    try store.save(Profile(athlete: Athlete(plates: []), maxes: [:]), at: Sample.moment())
    #expect(try store.athlete().plates == [])
  }

  @Test("The newest max counts, with its day and origin; an empty one removes it; none is forgotten")
  func maxes() throws {
    try store.setMax(.kilograms(100), of: "squat", at: Sample.moment())
    try store.setMax(.kilograms(110), of: "squat", origin: .lifted, at: Sample.moment(day: 7))
    let newest = RecordedMax(mass: .kilograms(110), day: Day(of: Sample.moment(day: 7)), origin: .lifted)
    #expect(try store.profile().maxes == ["squat": newest])
    try store.setMax(nil, of: "squat", at: Sample.moment(day: 8))
    #expect(try store.athlete().maxes == [:])
    #expect(try store.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM max") } == 3)
  }

  @Test("Saving the athlete enters only what changed")
  func savesChanges() throws {
    var athlete = Athlete(bodyweight: .kilograms(80), maxes: ["squat": .kilograms(100), "row": .kilograms(60)])
    try store.save(Profile(athlete: athlete, maxes: [:]), at: Sample.moment())
    athlete.maxes["squat"] = .kilograms(105)
    athlete.maxes["row"] = nil
    try store.save(Profile(athlete: athlete, maxes: [:]), at: Sample.moment(day: 1))
    #expect(try store.athlete() == athlete)
    #expect(try store.profile().bodyweightDay == Day(of: Sample.moment()))
    #expect(try store.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM max") } == 4)
    #expect(try store.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM bodyweight") } == 1)
  }

  @Test("A bodyweight has the day on which it was taken")
  func bodyweight() throws {
    try store.setBodyweight(Mass(grams: 80_500), at: Sample.moment(day: 3))
    #expect(try store.athlete().bodyweight == Mass(grams: 80_500))
    #expect(try store.profile().bodyweightDay == Day(of: Sample.moment(day: 3)))
    try store.setBodyweight(nil, at: Sample.moment(day: 4))
    #expect(try store.profile().bodyweightDay == nil)
  }

  @Test(
    "A weighing of an earlier day joins the history; the latest day counts, and on one day the last one entered")
  func bodyweightOverTime() throws {
    let today = Day(of: Sample.moment())
    try store.setBodyweight(.kilograms(82), at: Sample.moment())
    try store.setBodyweight(.kilograms(84), of: Day(number: today.number - 7), at: Sample.moment(1))
    try store.setBodyweight(.kilograms(81), at: Sample.moment(2))
    #expect(try store.athlete().bodyweight == .kilograms(81))
    #expect(
      try store.weighings() == [
        Weighing(day: Day(number: today.number - 7), mass: .kilograms(84)),
        Weighing(day: today, mass: .kilograms(81)),
      ])
  }

  @Test("An estimated max keeps the set and the formula that it came from")
  func estimatedMax() throws {
    let estimate = MaxEstimate(formula: .epley, load: .kilograms(90), reps: 5, rpeTenths: 85)
    try store.setMax(.kilograms(108), of: "squat", estimatedFrom: estimate, at: Sample.moment())
    try store.setMax(.kilograms(110), of: "squat", at: Sample.moment(day: 1))
    let maxes = try store.maxes(of: "squat")
    #expect(maxes.map(\.origin) == [.entered, .estimated])
    #expect(maxes.map(\.estimate) == [nil, estimate])
  }

  @Test("The name and the goal are kept")
  func name() throws {
    try store.save(Profile(name: "Jördis", athlete: Athlete(), maxes: [:], weeklyGoal: 3), at: Sample.moment())
    #expect(try store.profile().name == "Jördis")
    #expect(try store.profile().weeklyGoal == 3)
  }

  @Test("A setting is kept, replaced, and removed")
  func settings() throws {
    #expect(try store.setting("sound") == nil)
    try store.set("sound", to: "off")
    try store.set("language", to: "de")
    try store.set("sound", to: "on")
    #expect(try store.settings() == ["sound": "on", "language": "de"])
    try store.set("sound", to: nil)
    #expect(try store.setting("sound") == nil)
  }
}
