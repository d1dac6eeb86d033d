/// Sessions, moments and sets that the tests of the store share.

import SessionModel

enum Sample {
  static let bench = Exercise(key: "bench-press", name: "Bench press")

  static let push = Session(
    name: "Push", kind: .workout, tags: ["upper"], notes: ["Leave one rep in the tank."],
    blocks: [
      Block(
        id: 1,
        .group(
          Block.Group(
            form: .exercise, title: "Bench press",
            blocks: [
              Block(id: 2, .step(.work(work(1)))),
              Block(id: 3, .step(.rest(Rest(length: .seconds(90))))),
              Block(id: 4, .step(.work(work(2)))),
            ])))
    ])

  static func work(_ set: Int, exercise: Exercise = bench, load: Load = .kilograms(80)) -> Work {
    Work(exercise: exercise, set: set, of: 2, target: .reps(.exactly(8)), load: load)
  }

  static func set(
    _ number: Int, exercise: Exercise = bench, load: Load = .kilograms(80),
    _ performance: Performance = Performance(reps: 8)
  ) -> LoggedSet {
    LoggedSet(
      occurrence: Occurrence(block: number, rounds: []), work: work(number, exercise: exercise, load: load),
      performance: performance, began: Instant(milliseconds: number * 100_000),
      ended: Instant(milliseconds: number * 100_000 + 30_000))
  }

  /// 2026-11-21 10:00 UTC, and then seconds.
  static func moment(_ seconds: Int = 0, day: Int = 0, utcOffsetSeconds: Int = 0) -> Moment {
    Moment(
      bootID: "5d1a2c3e", bootMilliseconds: 5_000_000 + seconds * 1000,
      wallMilliseconds: 1_795_255_200_000 + seconds * 1000 + day * 86_400_000, utcOffsetSeconds: utcOffsetSeconds)
  }

  static func instant(_ seconds: Int) -> Instant { Instant(milliseconds: seconds * 1000) }

  /// The columns of a set in a store of an early version.
  static let columnsOfSet = """
    session, position, day, block, exercise, exercise_name, set_number, of_sets, role, side, label, reps, load_kind,
    load_count, load_grams, milliseconds, millimetres, kilocalories, rpe_tenths, rounds, extra_reps, cut_off,
    began_wall_ms, ended_wall_ms, words
    """

  /// Every command, with everything that it can carry.
  static let commands: [Command] = [
    .start, .done(.asPrescribed),
    .done(
      Performance(
        reps: 8, time: .seconds(45), distance: Length(millimetres: 400_000), energy: Energy(kilocalories: 20),
        load: Mass(grams: 82_500), rpeTenths: 85, rounds: 12, extraReps: 5)),
    .done(
      Performance(
        distance: Length(millimetres: 22_860), load: Mass(grams: 24_948),
        units: WrittenUnits(load: .pounds, distance: .yard))),
    .acknowledge, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume, .extend(.seconds(-15)), .undo,
    .note("Schwer: \"ächz\"\n\\ 🏋️ / \u{1}"), .add(push.blocks), .remove(exercise: "bench-press"),
    .replace(exercise: "bench-press", with: Exercise(key: "dip", name: "Dip")), .bringForward(exercise: "curl"),
    .choose(2),
    .heartRate(
      MeasuredHeartRate(
        began: Instant(milliseconds: 500), ended: Instant(milliseconds: 45_000),
        heartRate: HeartRate(average: 128, maximum: 152))),
    .heartRate(
      MeasuredHeartRate(
        began: Instant(milliseconds: 500), ended: Instant(milliseconds: 45_000),
        heartRate: HeartRate(average: 128, maximum: 152, zoneSeconds: [0, 40, 4, 0, 0]))),
    .correct(Occurrence(block: 4, rounds: [2, 1]), Performance(reps: 6, load: .kilograms(80))),
    .changeRests(RestChange(length: .seconds(90), upTo: .seconds(120), exercise: "bench-press")),
    .changeRests(RestChange(length: .zero, exercise: nil)),
    .revise([Revision(block: 3, target: .reps(.exactly(5)), load: .kilograms(85), effort: nil, of: 4)]),
    .reshape(
      Reshape(
        leftOut: [4, 5], inserted: [Reshape.Insertion(block: push.blocks[0], group: 1, after: 3)],
        resized: [Reshape.Resized(block: 2, form: .rounds(3, style: .circuit))],
        rests: [Reshape.NewRest(block: 6, length: .seconds(90), upTo: .minutes(2))])),
    .finish, .abort,
  ]
}

/// Deterministic numbers: the same seed draws the same sequence everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
