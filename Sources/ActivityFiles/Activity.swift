/// What a watch or a bicycle computer recorded, before its sport is given our name for it.

import SessionModel

/// One activity: what the log will have as a session with a set for each lap.
package struct Activity: Hashable, Sendable {
  /// In English words, such as *cycling* or *trail running*; nil if the file does not say.
  package var sport: String?
  /// As the athlete called it.
  package var title: String?
  /// Local time minus UTC; nil if the file does not say.
  package var utcOffsetSeconds: Int?
  /// In the order in which they were done; at least one. Of sets that nobody timed, the whole session without a length.
  package var laps: [ActivityLap]
  /// Of a session with weights; empty if the device counted none.
  package var sets: [ActivitySet]

  /// Nil if nothing was done in it. What begins long before or after the others is a clock that was wrong.
  init?(
    sport: String?, title: String? = nil, utcOffsetSeconds: Int? = nil, laps: [ActivityLap], sets: [ActivitySet] = []
  ) {
    var done = laps.filter { !$0.isEmpty }.sorted { $0.began < $1.began }
    if done.isEmpty, !sets.isEmpty, let first = laps.first { done = [first] }
    guard let first = done.first else { return nil }
    (self.sport, self.title, self.utcOffsetSeconds) = (sport, title.flatMap { $0.isEmpty ? nil : $0 }, utcOffsetSeconds)
    self.laps = done.filter { $0.ended - first.began <= Self.longest }
    self.sets = sets
    if self.laps.isEmpty { return nil }
  }
}

/// A lap, or a track.
package struct ActivityLap: Hashable, Sendable {
  /// Unix milliseconds.
  package var began: Int
  /// Unix milliseconds.
  package var ended: Int
  /// Without the pauses, in milliseconds.
  package var moving: Int
  package var distance: Length?
  package var energy: Energy?
  package var heartRate: HeartRate?
  /// The milliseconds at each heart rate, in beats per minute; empty if the file has only a mean.
  package var heartTimes: [Int: Int] = [:]

  /// How long the heart rate was in each zone of an athlete with this maximum, in whole seconds; nil if nobody knows.
  package func zoneSeconds(max: Int) -> [Int]? {
    heartTimes.isEmpty ? nil : HeartRateZone.seconds(of: heartTimes.map { ($0.key, $0.value) }, max: max)
  }

  /// A lap in which nothing was done: pressed twice, or a rest between two sports.
  var isEmpty: Bool { moving <= 0 && (distance?.millimetres ?? 0) <= 0 }
}

/// A set of a session with weights.
package struct ActivitySet: Hashable, Sendable {
  /// What the file calls it; nil if it does not say.
  package var exercise: String?
  /// Unix milliseconds.
  package var began: Int
  /// Unix milliseconds.
  package var ended: Int
  /// Nil for what was held.
  package var reps: Int?
  package var mass: Mass?

  /// From sixteenths of a kilogram: the roundest load that they can stand for. Nil for none.
  static func mass(sixteenths: Int, isInPounds: Bool) -> Mass? {
    guard sixteenths > 0 else { return nil }
    let exact = Double(sixteenths) * 62.5
    let plates: [Double] = isInPounds ? [226.796185] : [250, 100, 50]
    let round = plates.lazy.map { (exact / $0).rounded() * $0 }.first { abs($0 - exact) <= 31.5 }
    return Mass(grams: Int((round ?? exact).rounded()))
  }
}

extension Activity {
  /// Unix milliseconds.
  package var began: Int { laps.first?.began ?? 0 }
  /// Unix milliseconds.
  package var ended: Int { laps.map(\.ended).max() ?? began }

  /// More than anybody presses the button; a file with more is not taken for an activity.
  static let mostLaps = 20_000
  /// In milliseconds: a month.
  static let longest = 31 * 86_400_000
}

/// Why a file of an activity could not be read.
package enum ActivityProblem: Error, Hashable, Sendable {
  /// Not a file that can be read at all.
  case closed(ClosedForm)
  /// What is written there is not XML, from this line on.
  case brokenXML(line: Int)
  /// XML that defines its own abbreviations, nests without end, or has endless words: no device writes such.
  case hostileXML
  /// A FIT file that ends too early, or whose bytes are not those that were written.
  case brokenFIT
  /// A file packed with gzip that is cut off or damaged.
  case brokenGzip
  /// A packed file that would unpack to more than this.
  case unpacksTooLarge(megabytes: Int)
  /// A route to follow, without times: nothing was done yet.
  case course
  /// A workout to do: nothing was done yet.
  case plannedWorkout
  /// A FIT file about something else: settings, a device, the day's steps.
  case otherFIT
  /// The right kind of file, with nothing in it.
  case empty
  /// More laps or activities than anybody has.
  case tooMany
}
