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

  /// Milliseconds per kilometre over a way in millimetres. Short runs are sprints and intervals, unless they are meant to
  /// be easier; the harder a longer run is, the faster, and so is what is swum, rowed or ridden. A march with a load
  /// takes 9:30.
  static func perKilometre(_ exercise: Exercise, over millimetres: WideInt, at exertion: Exertion?) -> WideInt {
    let words = exercise.key.split(separator: "-")
    if words.contains(where: { $0 == "ruck" }) { return 570_000 }
    guard words.contains(where: { fast.contains(String($0)) }), !words.contains(where: { slow.contains(String($0)) }),
      perKilometre(exercise) == 360_000
    else { return perKilometre(exercise, at: exertion) }
    let isSprint = words.contains { sprints.contains(String($0)) }
    switch exertion {
    case nil: return perKilometre(over: millimetres)
    case .easy: return 360_000
    case .moderate: return isSprint ? perKilometre(over: millimetres) : 330_000
    case .hard: return min(perKilometre(over: millimetres), 300_000)
    case .allOut: return min(perKilometre(over: millimetres), 285_000)
    }
  }

  /// What has one usual pace, easy or not; nothing is carried or crawled faster because it is hard.
  private static func perKilometre(_ exercise: Exercise, at exertion: Exertion?) -> WideInt {
    let usual = perKilometre(exercise)
    guard usual <= 450_000 || isSwum(exercise) else { return usual }
    return switch exertion {
    case .easy, nil: usual
    case .moderate: usual * 95 / 100
    case .hard: usual * 88 / 100
    case .allOut: usual * 82 / 100
    }
  }

  /// Of a run without an effort.
  private static func perKilometre(over millimetres: WideInt) -> WideInt {
    let metres = min(max(millimetres / 1000, 0), 1_000_000)
    guard let above = byDistance.firstIndex(where: { metres <= $0.metres }) else { return 360_000 }
    guard above > 0 else { return byDistance[0].seconds * 1000 }
    let (near, far) = (byDistance[above - 1], byDistance[above])
    return near.seconds * 1000 + (far.seconds - near.seconds) * 1000 * (metres - near.metres)
      / (far.metres - near.metres)
  }

  /// Whether nothing in its key says how fast it goes.
  static func isUnknown(_ exercise: Exercise) -> Bool {
    let words = exercise.key.split(separator: "-")
    return !words.contains { word in
      fast.contains(String(word)) || slow.contains(String(word)) || table.contains { $0.word == word }
    }
  }

  /// Per kilometre; what is measured in yards and has no other pace is swum.
  static let ofYards: WideInt = 1_200_000

  /// Whether it is swum at the pace of a table that a send-off corrects.
  static func isSwum(_ exercise: Exercise) -> Bool { (1_200_000...1_800_000).contains(perKilometre(exercise)) }

  /// Seconds per kilometre of trained amateurs in repeats, rising evenly in between; 6 min/km above.
  private static let byDistance: [(metres: WideInt, seconds: WideInt)] = [
    (100, 180), (200, 200), (400, 225), (800, 255), (1609, 285), (5000, 360),
  ]
  private static let fast: [String] = [
    "run", "sprint", "stride", "acceleration", "wicket", "bound", "bounding", "treadmill", "interval", "shuttle",
  ]
  /// Never slow, however little they exhaust.
  private static let sprints: [String] = ["sprint", "stride", "acceleration", "wicket", "bound", "bounding"]
  private static let slow: [String] = [
    "easy", "long", "trail", "backward", "tempo", "weighted", "vest", "brick", "hill", "a", "b", "weight",
  ]

  /// A fifth slower than the work before it; a jog if that is not measured in distance.
  static func recovery(of distance: Length, after exercise: Exercise?) -> Milliseconds {
    let usual = exercise.map(perKilometre) ?? 360_000
    let metres = min(max(distance.millimetres, 0) / 1000, 1_000_000)
    return Milliseconds(metres * usual * 6 / 5 / 1000)
  }

  /// The first word of an exercise that is in it decides.
  private static let table: [(word: String, seconds: WideInt)] = [
    ("rowing", 270), ("pedaling", 144), ("stomp", 144), ("ride", 144), ("biking", 144), ("cycling", 144), ("ramp", 144),
    ("running", 500), ("a", 500), ("b", 500), ("c", 500), ("skip", 500), ("leg", 500), ("dribble", 500),
    ("ankling", 600), ("march", 900), ("truck", 2000), ("tire", 1000), ("chain", 1000),
    ("scull", 1800), ("shark", 1800), ("unco", 1800), ("finger", 1800), ("underwater", 1200), ("sighting", 1200),
    ("off", 1200), ("dolphin", 1200),
    ("kick", 1800), ("drill", 1800), ("fingertip", 1800), ("sculling", 1800), ("water", 1800),
    ("swim", 1200), ("aqua", 1200), ("medley", 1200), ("stroke", 1200), ("freestyle", 1200), ("backstroke", 1200),
    ("breaststroke", 1200), ("butterfly", 1200), ("sidestroke", 1200), ("paddle", 1200), ("turn", 1200), ("dive", 1200),
    ("catch", 1800), ("spin", 144),
    ("row", 270), ("ski", 270), ("skiing", 300), ("kayak", 450), ("skating", 200), ("bike", 144),
    ("handstand", 3000), ("bars", 3000), ("broad", 4000), ("lunge", 2500),
    ("crawl", 2000), ("crab", 2000), ("duck", 2000),
    ("drag", 1000), ("carry", 1000), ("sled", 1000), ("yoke", 1000),
    ("jog", 430), ("walk", 720), ("ruck", 660), ("hike", 900),
  ]
}

/// How hard endurance is meant to be, in the four steps that a pace is estimated by.
enum Exertion {
  case easy, moderate, hard, allOut
}

extension Work {
  /// Nil if the plan does not say, or says it in a measure that depends on the athlete.
  var exertion: Exertion? {
    switch meanEffort {
    case .felt(let word):
      switch word {
      case .easy: .easy
      case .steady: .moderate
      case .hard: .hard
      case .allOut: .allOut
      }
    case .zone(let zone, let upTo): Exertion(10 * (zone + (upTo ?? zone)), moderate: 50, hard: 70, allOut: 90)
    case .rpe(let tenths, let upTo): Exertion(tenths + (upTo ?? tenths), moderate: 101, hard: 141, allOut: 171)
    case .share(let permille, let upTo, of: "max-heart-rate"):
      Exertion(permille + (upTo ?? permille), moderate: 1501, hard: 1701, allOut: 1851)
    case .share(let permille, let upTo, of: "ftp"):
      Exertion(permille + (upTo ?? permille), moderate: 1501, hard: 1801, allOut: 2101)
    case .share, .rir, .pace, .power, .heartRate, nil: role == .warmup ? .easy : nil
    }
  }
}

extension Exertion {
  /// From both ends of a range added up, and the least sum of each step.
  fileprivate init(_ sum: WideInt, moderate: WideInt, hard: WideInt, allOut: WideInt) {
    self = sum >= allOut ? .allOut : sum >= hard ? .hard : sum >= moderate ? .moderate : .easy
  }
}
