/// How fast the heart beat over a stretch of a session, as it was measured while it ran.

/// In beats per minute.
public struct HeartRate: Hashable, Codable, Sendable {
  /// The mean over the time.
  public var average: WideInt
  /// The highest value.
  public var maximum: WideInt
  /// How long it was in each zone, from the first, in whole seconds; nil without a maximum of the athlete.
  public var zoneSeconds: [WideInt]?
  /// The mean and the highest value, in beats per minute, and the seconds in each zone.
  public init(average: WideInt, maximum: WideInt, zoneSeconds: [WideInt]? = nil) {
    self.average = average
    self.maximum = maximum
    self.zoneSeconds = zoneSeconds
  }

  /// Seconds in the zones, if there is a value for each of them; nil otherwise.
  public static func zones(_ seconds: [WideInt]) -> [WideInt]? {
    seconds.count == HeartRateZone.numbers.count ? seconds : nil
  }

  /// What a heart can do, in beats per minute.
  public static let plausible: ClosedRange<WideInt> = 25...250
}

/// The heart rate between two instants of a session. It is a fact: no command takes it back.
public struct MeasuredHeartRate: Hashable, Codable, Sendable {
  /// The first instant, on the session's clock.
  public var began: Instant
  /// The last instant.
  public var ended: Instant
  /// What was measured in between.
  public var heartRate: HeartRate
  /// A heart rate between two instants.
  public init(began: Instant, ended: Instant, heartRate: HeartRate) {
    self.began = began
    self.ended = ended
    self.heartRate = heartRate
  }
}

extension Engine {
  /// The completed sets with the heart rates that were measured in them, in order of performance.
  public var logWithHeartRates: [LoggedSet] {
    if heartRates.isEmpty { return log }
    return log.map { set in
      var set = set
      set.heartRate = heartRate(of: set)
      return set
    }
  }

  /// The heart rate in a set of the log; the last one that was measured counts. Nil if there is none.
  public func heartRate(of set: LoggedSet) -> HeartRate? {
    heartRates.last { $0.began == set.began && $0.ended == set.ended }?.heartRate
  }
}
