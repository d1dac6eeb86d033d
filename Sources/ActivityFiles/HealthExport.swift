/// Reads `export.xml` of Apple Health as a stream, because it may have gigabytes: workouts become activities, records of
/// the body's mass weighings, mindful sessions sits; millions of other records go by, and are counted.
///
/// What was counted is in `WorkoutStatistics` since iOS 16, and in attributes of `Workout` before
/// (developer.apple.com/documentation/healthkit/hkworkout; the file begins with its own description).

import SessionModel

/// A weighing.
package struct RecordedMass: Hashable, Sendable {
  /// Unix milliseconds.
  package var milliseconds: Int
  /// Local time minus UTC; nil if the file does not say.
  package var utcOffsetSeconds: Int?
  package var mass: Mass
}

/// A mindful session.
package struct RecordedSit: Hashable, Sendable {
  /// Unix milliseconds.
  package var began: Int
  /// Local time minus UTC; nil if the file does not say.
  package var utcOffsetSeconds: Int?
  package var milliseconds: Int
}

/// The records that nothing is made of.
package struct LeftOutRecords: Hashable, Sendable {
  /// Those of the heart, which say nothing about a workout but its mean and its maximum.
  package var heartRates: Int
  package var others: Int

  package init(heartRates: Int = 0, others: Int = 0) { (self.heartRates, self.others) = (heartRates, others) }
}

package final class HealthExport {
  private let reader = HealthReader()
  private let stream: XMLStream

  package init() throws(ActivityProblem) {
    guard let stream = XMLStream(reader) else { throw .hostileXML }
    self.stream = stream
  }

  /// Reads the next bytes; the first ones must hold the description of the document, which is some 10 kB.
  package func feed(_ bytes: [UInt8], isLast: Bool) throws(ActivityProblem) { try stream.feed(bytes, isLast: isLast) }

  package var activities: [Activity] { reader.activities }
  package var masses: [RecordedMass] { reader.masses }
  package var sits: [RecordedSit] { reader.sits }
  package var leftOut: LeftOutRecords { reader.leftOut }
}

private final class HealthReader: XMLListener {
  private(set) var activities: [Activity] = []
  private(set) var masses: [RecordedMass] = []
  private(set) var sits: [RecordedSit] = []
  private(set) var leftOut = LeftOutRecords()
  private var workout: Workout?

  /// A weighing every hour for a hundred years.
  private static let most = 1_000_000

  func open(_ name: String, _ attributes: XMLAttributes, in stream: XMLStream) {
    switch name {
    case "Record": take(attributes, in: stream)
    case "Workout": workout = Workout(attributes)
    case "WorkoutStatistics": workout?.take(attributes)
    default: break
    }
  }

  private func take(_ attributes: XMLAttributes, in stream: XMLStream) {
    if attributes.has("type", "HKQuantityTypeIdentifierBodyMass"), let mass = RecordedMass(attributes) {
      // What belongs together is written twice.
      if masses.last != mass { masses.append(mass) }
    } else if attributes.has("type", "HKCategoryTypeIdentifierMindfulSession"), let sit = RecordedSit(attributes) {
      if sits.last != sit { sits.append(sit) }
    } else if attributes.has("type", "HKQuantityTypeIdentifierHeartRate") {
      leftOut.heartRates += 1
    } else {
      leftOut.others += 1
    }
    if max(masses.count, sits.count) > Self.most { stream.stop(.tooMany) }
  }

  func close(_ name: String, text: String, in stream: XMLStream) {
    guard name == "Workout" else { return }
    if let activity = workout?.activity { activities.append(activity) }
    workout = nil
    if activities.count > Self.most { stream.stop(.tooMany) }
  }
}

extension RecordedMass {
  /// Nil for what nobody weighs.
  fileprivate init?(_ attributes: XMLAttributes) {
    guard let when = attributes["startDate"].flatMap(WrittenInstant.init),
      let number = attributes["value"].flatMap(Double.init), let unit = attributes["unit"],
      let grams = HealthUnit.grams[unit].flatMap({ Int(bounded: number * $0) }), (1000...700_000).contains(grams)
    else { return nil }
    self.init(milliseconds: when.milliseconds, utcOffsetSeconds: when.utcOffsetSeconds, mass: Mass(grams: grams))
  }
}

extension RecordedSit {
  /// Nil for what has no length.
  fileprivate init?(_ attributes: XMLAttributes) {
    guard let began = attributes["startDate"].flatMap(WrittenInstant.init),
      let ended = attributes["endDate"].flatMap(WrittenInstant.init),
      (1000...Activity.longest).contains(ended.milliseconds - began.milliseconds)
    else { return nil }
    self.init(
      began: began.milliseconds, utcOffsetSeconds: began.utcOffsetSeconds,
      milliseconds: ended.milliseconds - began.milliseconds)
  }
}

private enum HealthUnit {
  private static let pound = Double(Mass.tensOfMicrogramsInPound) / 100_000
  static let grams = ["kg": 1000, "g": 1, "lb": pound, "oz": pound / 16, "st": pound * 14]
  static let metres = Dictionary(
    uniqueKeysWithValues: LengthUnit.allCases.map { ($0.rawValue, Double($0.tenthsOfMillimetre) / 10_000) }
      + [("cm", 0.01)])
  static let kilocalories = ["kcal": 1, "Cal": 1, "cal": 0.001, "kJ": 1 / 4.184]
  static let seconds = ["min": 60.0, "s": 1, "sec": 1, "hr": 3600]
}

/// A workout while it is read.
private struct Workout {
  private var began: WrittenInstant
  private var ended: WrittenInstant
  private var sport: String?
  private var moving: Int?
  private var metres: Double?
  private var kilocalories: Double?
  private var heartRate: HeartRate?

  init?(_ attributes: XMLAttributes) {
    guard let began = attributes["startDate"].flatMap(WrittenInstant.init),
      let ended = attributes["endDate"].flatMap(WrittenInstant.init)
    else { return nil }
    (self.began, self.ended) = (began, ended)
    let type = attributes["workoutActivityType"] ?? ""
    let prefix = "HKWorkoutActivityType"
    sport = SportName.of(word: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type)
    func value(_ name: String, _ units: [String: Double]) -> Double? {
      guard let number = attributes[name].flatMap(Double.init) else { return nil }
      return units[attributes[name + "Unit"] ?? ""].map { number * $0 }
    }
    moving = value("duration", HealthUnit.seconds).flatMap { Int(bounded: $0 * 1000) }
    metres = value("totalDistance", HealthUnit.metres)
    kilocalories = value("totalEnergyBurned", HealthUnit.kilocalories)
  }

  mutating func take(_ attributes: XMLAttributes) {
    let (type, unit) = (attributes["type"] ?? "", attributes["unit"] ?? "")
    let sum = attributes["sum"].flatMap(Double.init)
    if type == "HKQuantityTypeIdentifierHeartRate" {
      heartRate = HeartRate(
        mean: attributes["average"].flatMap(Double.init), highest: attributes["maximum"].flatMap(Double.init))
    } else if type == "HKQuantityTypeIdentifierActiveEnergyBurned", let sum, let factor = HealthUnit.kilocalories[unit]
    {
      kilocalories = sum * factor
    } else if type.hasPrefix("HKQuantityTypeIdentifierDistance"), let sum, let factor = HealthUnit.metres[unit] {
      // Of several distances, such as on foot and on wheels, the longer one is what was trained.
      metres = max(metres ?? 0, sum * factor)
    }
  }

  var activity: Activity? {
    let length = max(0, min(ended.milliseconds - began.milliseconds, Activity.longest))
    let lap = ActivityLap(
      began: began.milliseconds, ended: began.milliseconds + length,
      moving: moving.map { max(0, min($0, length)) } ?? length, distance: metres.flatMap(Length.init(metres:)),
      energy: kilocalories.flatMap(Energy.init), heartRate: heartRate)
    return Activity(sport: sport, utcOffsetSeconds: began.utcOffsetSeconds, laps: [lap])
  }
}
