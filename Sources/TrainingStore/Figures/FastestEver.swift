/// How fast anybody has been over a distance, and a little more: what is faster was measured wrongly, or typed wrongly. A
/// view of the schema contains these limits, so a change of them is a new step of the schema.

import SessionModel

/// A way to move, with its limits.
public struct FastestEver: Sendable {
  /// From this distance on nobody was faster.
  struct Limit: Sendable {
    var metres: Int
    /// In millimetres a second.
    var speed: Int
  }

  /// The keys of the exercises.
  let exercises: [String]
  /// From the longest distance to the shortest, which is 0.
  let limits: [Limit]

  /// A hill or a wind that helps is not in the limits of what is done on foot, in water or on a machine.
  static let all = [
    FastestEver(
      exercises: [
        "run", "jog", "easy-run", "tempo-run", "long-run", "trail-run", "interval-run", "fartlek", "sprint", "stride",
        "shuttle-run", "treadmill", "weight-vest-run", "hill-run", "incline-walk", "walk", "hike", "ruck",
      ],
      limits: [
        (100_000, 4700), (42_195, 5900), (21_097, 6250), (10_000, 6450), (5000, 6700), (3000, 7000), (1500, 7400),
        (1000, 7700), (800, 8000), (400, 9400), (200, 10_500), (0, 12_500),
      ]),
    FastestEver(
      exercises: ["row"],
      limits: [(42_195, 5300), (10_000, 5700), (5000, 5900), (2000, 6400), (1000, 6900), (500, 7400), (0, 8500)]),
    FastestEver(
      exercises: [
        "swim", "freestyle-swim", "backstroke-swim", "breaststroke-swim", "butterfly-swim", "individual-medley",
        "swim-kick", "swim-pull", "swim-drill", "sprint-swim", "easy-swim", "threshold-swim", "freestyle-pull",
        "freestyle-kick", "catch-up-freestyle", "sidestroke",
      ],
      limits: [(1500, 1820), (800, 1870), (400, 1950), (200, 2100), (100, 2300), (0, 2600)]),
  ]

  /// For everything else: downhill on a bike, in millimetres a second.
  static let speed = 50_000

  private init(exercises: [String], limits: [(metres: Int, speed: Int)]) {
    self.exercises = exercises
    self.limits = limits.map { Limit(metres: $0.metres, speed: $0.speed) }
  }

  /// Whether nobody has ever covered a distance in this time. Without a time, nothing is.
  public static func isBeaten(by time: Milliseconds, over distance: Length, of exercise: String) -> Bool {
    isBeaten(milliseconds: time.count, millimetres: distance.millimetres, of: exercise)
  }

  static func isBeaten(milliseconds: Int, millimetres: Int, of exercise: String) -> Bool {
    guard milliseconds > 0, millimetres > 0 else { return false }
    let limits = all.first { $0.exercises.contains(exercise) }?.limits
    let speed = limits?.first { millimetres / 1000 >= $0.metres }?.speed ?? speed
    let (most, overflows) = milliseconds.multipliedReportingOverflow(by: speed)
    return !overflows && millimetres > most / 1000
  }

  /// The farthest that anybody gets in the time of a row of `logged_set`, in millimetres.
  static let mostInSQL: String = {
    let kinds = all.map { kind in
      let limits = kind.limits.dropLast().map { "WHEN millimetres >= \($0.metres)000 THEN \($0.speed)" }
      let shortest = kind.limits.last?.speed ?? speed
      let keys = kind.exercises.map { "'\($0)'" }.joined(separator: ", ")
      return "WHEN exercise IN (\(keys)) THEN CASE \(limits.joined(separator: " ")) ELSE \(shortest) END"
    }
    return "milliseconds * CASE \(kinds.joined(separator: " ")) ELSE \(speed) END / 1000"
  }()
}
