/// The best time for each distance: of one set, or of laps that follow each other without a break.

import GRDB
import SessionModel

/// The best time for a distance: of what covered it, at most a tenth more, or up to a hundredth less.
public struct DistanceBest: Hashable, Sendable {
  /// The distance that counts, in millimetres.
  public var distance: Int
  /// What the set or the laps covered.
  public var millimetres: Int
  /// The time of all of it.
  public var milliseconds: Int
  /// The day on which it is logged.
  public var day: Day
  /// The set, or the last of the laps.
  public var entry: EntryID

  /// Races and what is often run, rowed or swum, in millimetres.
  public static let usual = [
    100_000, 200_000, 400_000, 500_000, 800_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 15_000_000,
    21_097_500, 42_195_000, 100_000_000,
  ]
}

extension TrainingStore {
  /// The best time of each of these distances in millimetres, over the whole log up to a day. Sets count as a whole: what
  /// covered a little more than the distance counts with its whole time. A distance is left out if its best is that of the
  /// next one, which says more.
  public func bests(
    of exercise: String, over distances: [Int], through last: Day
  ) throws(StoreProblem) -> [DistanceBest] {
    try reading { db in
      var found = FoundBests(distances)
      try Self.laps(of: exercise, through: last, unreadable: unreadableRows, db) { found.take($0) }
      return found.said
    }
  }

  /// What has both a distance and a time, in its order.
  static func laps(
    of exercise: String, through last: Day, unreadable: UnreadableRows?, _ db: Database, take: (Lap) -> Void
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        SELECT session, position, logged_set.day, millimetres, milliseconds, began_wall_ms, logged_set.ended_wall_ms,
          origin = 'added' AS is_added
        FROM logged_set JOIN session ON session.id = session
        WHERE exercise = ? AND logged_set.day <= ? AND role <> 'warmup' AND millimetres > 0 AND milliseconds > 0
          AND \(Schema.isAnsweredOrNear)
        ORDER BY logged_set.day, session, position
        """)
    let rows = try Row.fetchCursor(statement, arguments: [exercise, last.number])
    while let row = try rows.next() {
      if let lap = try readable(row, in: "logged_set", notedIn: unreadable, read: Lap.init) { take(lap) }
    }
  }
}

struct Lap {
  var session: Int
  private var position: Int
  var day: Day
  var millimetres: Int
  var milliseconds: Int
  var began: Int
  var ended: Int
  /// When the sets of a session were that was entered by hand is a guess.
  var isAdded: Bool

  init(_ row: Row) throws {
    session = try row.integer("session")
    position = try row.integer("position")
    day = try row.day()
    millimetres = try row.integer("millimetres", within: .plausibleDistance)
    milliseconds = try row.integer("milliseconds", within: .plausibleTime)
    (began, ended) = (try row.moment("began_wall_ms"), try row.moment("ended_wall_ms"))
    isAdded = try row.integer("is_added") != 0
  }

  fileprivate var entry: EntryID { EntryID(session: SessionID(rawValue: session), position: position) }

  /// The time between this lap and the next one; nil if the next one is after a break, or if nobody knows when they were.
  fileprivate func pause(before next: Lap) -> Int? {
    guard session == next.session, !isAdded, ended > began, next.ended > next.began else { return nil }
    let pause = next.began - ended
    // The times of devices are in whole seconds.
    return (-1000...Self.longestPause).contains(pause) ? max(0, pause) : nil
  }

  /// Whether a stretch that is short of a distance would be nearer to it with this lap.
  fileprivate func brings(_ millimetres: Int, nearerTo distance: Int) -> Bool {
    abs(millimetres + self.millimetres - distance) <= distance - millimetres
  }

  /// In milliseconds: it takes a moment to press a button.
  private static let longestPause = 10_000
}

struct FoundBests {
  private let distances: [Int]
  private var bests: [DistanceBest?]
  /// The laps up to this one that follow each other, each with the pause after it.
  private var laps: [(lap: Lap, pause: Int)] = []
  /// What ends with the last lap and is a little short of its distance: it counts unless the next lap brings it nearer.
  private var short: [(place: Int, best: DistanceBest)] = []

  /// More laps than this are no longer one effort.
  private static let mostLaps = 1000
  /// How much longer than a distance it may be that counts for it: a part of it.
  private static let partBeyond = 10
  /// How much shorter: a watch measures a little less than the course, and 3.1 miles are run for 5 km.
  private static let partShort = 100

  init(_ distances: [Int]) {
    self.distances = distances.sorted()
    bests = Array(repeating: nil, count: distances.count)
  }

  mutating func take(_ lap: Lap) {
    if let pause = laps.last?.lap.pause(before: lap) {
      laps[laps.count - 1].pause = pause
      short.removeAll { lap.brings($0.best.millimetres, nearerTo: $0.best.distance) }
    } else {
      laps = []
    }
    keepShort()
    laps.append((lap, 0))
    var (millimetres, milliseconds, place) = (0, 0, 0)
    let effort = laps.suffix(Self.mostLaps)
    for index in effort.indices.reversed() {
      millimetres += effort[index].lap.millimetres
      milliseconds += effort[index].lap.milliseconds + effort[index].pause
      while place < distances.count, distances[place] - distances[place] / Self.partShort <= millimetres {
        let distance = distances[place]
        let best = DistanceBest(
          distance: distance, millimetres: millimetres, milliseconds: milliseconds, day: lap.day, entry: lap.entry)
        if millimetres >= distance {
          if millimetres - distance <= distance / Self.partBeyond { Self.keep(best, at: place, in: &bests) }
        } else if index > effort.startIndex, effort[index - 1].lap.brings(millimetres, nearerTo: distance) {
          break
        } else {
          short.append((place, best))
        }
        place += 1
      }
      if place == distances.count { return }
    }
  }

  private mutating func keepShort() {
    for (place, best) in short { Self.keep(best, at: place, in: &bests) }
    short = []
  }

  private static func keep(_ best: DistanceBest, at place: Int, in bests: inout [DistanceBest?]) {
    if best.milliseconds < bests[place]?.milliseconds ?? .max { bests[place] = best }
  }

  /// With what no lap can bring nearer any more.
  private var found: [DistanceBest?] {
    var found = bests
    for (place, best) in short { Self.keep(best, at: place, in: &found) }
    return found
  }

  /// Those of another session.
  mutating func take(_ other: FoundBests) {
    for (place, best) in other.found.enumerated() {
      if let best { Self.keep(best, at: place, in: &bests) }
    }
  }

  /// By their distances.
  var times: [Int: DistanceBest] {
    Dictionary(found.compactMap { best in best.map { ($0.distance, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The day of the last lap.
  var day: Day? { laps.last?.lap.day }

  /// Without those whose time is that of a longer distance.
  var said: [DistanceBest] {
    var said: [DistanceBest] = []
    for best in found.reversed() {
      guard let best, best.milliseconds < said.last?.milliseconds ?? .max else { continue }
      said.append(best)
    }
    return said.reversed()
  }
}
