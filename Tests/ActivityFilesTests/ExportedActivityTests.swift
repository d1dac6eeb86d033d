/// Sessions written as FIT and TCX, and read again.

import SessionModel
import Testing
import TrainingStore

@testable import ActivityFiles

@Suite("Exported activities")
struct ExportedActivityTests {
  private let names = FITNames { words in
    ["barbell bench press": "bench-press", "pull up": "pull-up", "running": "run"][words]
  }

  private func session(_ sets: [PortableSet]) -> PortableSession {
    PortableSession(
      recorded: "satz-1", name: "Push & <pull>\u{7}",
      began: WallMoment(milliseconds: 1_775_660_400_000, utcOffsetSeconds: 7200), length: .seconds(3600),
      active: .seconds(3000), sets: sets)
  }

  private func set(_ key: String, _ load: Load, reps: Int? = 5, at seconds: Int) -> PortableSet {
    var set = PortableSet(
      lap: 1, of: 1, exercise: Exercise(key: key, name: key), performance: Performance(reps: reps),
      began: .seconds(seconds), ended: .seconds(seconds + 30), heartRate: nil)
    set.load = load
    return set
  }

  private func read(_ sets: [PortableSet]) throws -> (sets: [ActivitySet], losses: FormLosses) {
    var losses = FormLosses()
    let bytes = FITFile.bytes(of: session(sets), naming: names, losing: &losses)
    let activities = try FITFile.read(bytes)
    #expect(activities.count == 1 && activities.first?.sport == "strength training")
    #expect(activities.first?.utcOffsetSeconds == 7200)
    return (activities.first?.sets ?? [], losses)
  }

  @Test(
    "A load comes back from sixteenths of a kilogram as it was",
    arguments: [500, 1250, 2500, 20_000, 61_250, 62_500, 82_300, 102_550, 999_900])
  func loads(grams: Int) throws {
    let load = Load.mass(count: 1, each: Mass(grams: grams), upTo: nil)
    #expect(try read([set("bench-press", load, at: 0)]).sets.first?.mass == Mass(grams: grams))
  }

  @Test("Sets have their exercise by its title, their reps and their times; what has no place is counted")
  func sets() throws {
    var pair = set("mine", .mass(count: 2, each: .kilograms(24), upTo: nil), at: 200)
    (pair.side, pair.role, pair.performance.rpeTenths) = (.left, .warmup, 80)
    let done = try read([
      set("bench-press", .kilograms(60), at: 0), set("pull-up", .bodyweight(plus: Mass(grams: -20_000)), at: 100), pair,
      set("plank", .unstated, reps: nil, at: 300),
    ])
    #expect(done.sets.map(\.exercise) == ["bench-press", "pull-up (Assisted)", "mine", "plank"])
    #expect(done.sets.map(\.reps) == [5, 5, 5, nil])
    #expect(done.sets.map(\.mass?.grams) == [60_000, 20_000, 24_000, nil])
    #expect(done.sets.map { $0.ended - $0.began } == [30_000, 30_000, 30_000, 30_000])
    #expect(done.sets.last.map { $0.began - 1_775_660_400_000 } == 300_000)
    var losses = FormLosses()
    (losses.pairs, losses.sides, losses.roles, losses.efforts, losses.titles) = (1, 1, 1, 1, 1)
    #expect(done.losses == losses)
  }

  @Test("The parts of a cluster are sets of their own within its time")
  func cluster() throws {
    var cluster = set("bench-press", .kilograms(60), reps: 9, at: 60)
    cluster.performance.parts = [4, 3, 2]
    let done = try read([cluster, set("bench-press", .kilograms(60), at: 120)])
    #expect(done.sets.map(\.reps) == [4, 3, 2, 5])
    #expect(done.sets.map { $0.began - 1_775_660_400_000 } == [60_000, 73_000, 83_000, 120_000])
    #expect(abs(done.sets[2].ended - 1_775_660_490_000) < 1000)
    var losses = FormLosses()
    (losses.clusters, losses.titles) = (1, 1)
    #expect(done.losses == losses)
  }

  @Test("A session that nobody timed comes back with its sets")
  func untimed() throws {
    var entered = set("bench-press", .kilograms(60), at: 0)
    entered.ended = entered.began
    var whole = session([entered, entered])
    (whole.length, whole.active) = (nil, nil)
    var losses = FormLosses()
    let activity = try #require(try FITFile.read(FITFile.bytes(of: whole, naming: names, losing: &losses)).first)
    #expect(activity.sets.map(\.reps) == [5, 5] && activity.began == activity.ended)
  }

  @Test("Distances of one exercise are laps, in FIT and in TCX alike")
  func laps() throws {
    let laps = (0..<3).map { number in
      PortableSet(
        lap: number + 1, of: 3, exercise: Exercise(key: "run", name: "Run"),
        performance: Performance(
          time: .seconds(300 + number), distance: Length(millimetres: 1_000_120), energy: Energy(kilocalories: 70)),
        began: .seconds(number * 400), ended: .seconds(number * 400 + 300 + number),
        heartRate: HeartRate(average: 150, maximum: 170))
    }
    var (losses, ofFIT) = (FormLosses(), FormLosses())
    let fit = try FITFile.read(FITFile.bytes(of: session(laps), naming: names, losing: &ofFIT))
    let tcx = try TCXFile.read(Array(TCXFile.text(of: session(laps), naming: names, losing: &losses).utf8))
    #expect(losses == FormLosses())
    // A file has no place for the title of its session.
    losses.titles = 1
    #expect(ofFIT == losses)
    #expect(fit.first?.sport == "running" && tcx.first?.sport == "running")
    #expect(fit.first?.laps == tcx.first?.laps && fit.first?.laps.count == 3 && fit.first?.sets == [])
    #expect(fit.first?.laps[1].moving == 301_000 && fit.first?.laps[1].heartRate?.maximum == 170)
    #expect(fit.first?.laps[2].distance == Length(millimetres: 1_000_120))
  }

  @Test("What a watch calls an exercise by numbers has the words of the profile")
  func words() {
    #expect(FITExercise(category: 0, name: 1).words == "barbell bench press")
    #expect(FITExercise(category: 28, name: 60_000).words == "squat")
    #expect(FITExercise(category: 20, name: 33).words == "box jump")
    #expect(FITExercise(category: FITExercise.unknownCategory, name: 0).words == nil)
    #expect(FITExercise.names.count > 280)
  }

  @Test("Damaged files of sets are read, or refused")
  func damaged() throws {
    var (random, losses) = (SplitMix(state: 7), FormLosses())
    let whole = FITFile.bytes(
      of: session((0..<6).map { set("bench-press", .kilograms(60), at: $0 * 60) }), naming: names, losing: &losses)
    for _ in 0..<2000 * Generated.fuzzTimes {
      var bytes = Generated.damaged(whole, &random)
      // Without a checksum, more than the checksum is tested.
      if bytes.count > 2 { bytes.replaceSubrange((bytes.count - 2)..., with: [0, 0]) }
      _ = try? FITFile.read(bytes)
    }
  }
}
