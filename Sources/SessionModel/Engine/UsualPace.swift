/// How fast people usually cover a distance, for estimates where a plan gives no pace.

enum UsualPace {
  /// Milliseconds per kilocalorie: 15 kcal/min.
  static let perKilocalorie: WideInt = 4000

  /// Milliseconds per kilometre, from the words of the exercise's key; 6 min/km if none of them says more.
  ///
  /// Rough figures of trained amateurs: swimming 2 min per 100 m, rowing and skiing 2:15 per 500 m, cycling 25 km/h,
  /// walking 5 km/h, jogging 7:10 min/km, carrying 1 m/s.
  static func perKilometre(_ exercise: Exercise) -> WideInt {
    let words = exercise.key.split(separator: "-")
    let seconds = table.first { entry in words.contains { $0 == entry.word } }?.seconds
    return (seconds ?? 360) * 1000
  }

  /// A fifth slower than the work before it; a jog if that is not measured in distance.
  static func recovery(of distance: Length, after exercise: Exercise?) -> Milliseconds {
    let usual = exercise.map(perKilometre) ?? 360_000
    let metres = min(max(distance.millimetres, 0) / 1000, 1_000_000)
    return Milliseconds(metres * usual * 6 / 5 / 1000)
  }

  /// The first word of an exercise that is in it decides.
  private static let table: [(word: String, seconds: WideInt)] = [
    ("kick", 1800), ("drill", 1800), ("fingertip", 1800), ("sculling", 1800), ("water", 1800),
    ("swim", 1200), ("aqua", 1200), ("medley", 1200), ("stroke", 1200), ("freestyle", 1200), ("backstroke", 1200),
    ("breaststroke", 1200), ("butterfly", 1200), ("sidestroke", 1200), ("paddle", 1200), ("turn", 1200), ("dive", 1200),
    ("row", 270), ("ski", 270), ("skiing", 300), ("kayak", 450), ("skating", 200), ("bike", 144),
    ("handstand", 3000), ("bars", 3000), ("broad", 4000), ("lunge", 2500),
    ("crawl", 2000), ("crab", 2000), ("duck", 2000),
    ("carry", 1000), ("sled", 1000), ("yoke", 1000),
    ("jog", 430), ("walk", 720), ("ruck", 660), ("hike", 900),
  ]
}
