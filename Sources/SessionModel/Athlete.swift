/// What compiling a plan needs to know about the athlete: maxes, bodyweight, and what the bar can be loaded with.

/// An athlete's profile. Values that it lacks stay open in a compiled session.
public struct Athlete: Hashable, Codable, Sendable {
  /// Nil if the athlete has not given it; bodyweight loads (`bw+10kg`) do not need it.
  public var bodyweight: Mass?
  /// One-rep maxes by exercise key (`bench-press`).
  public var maxes: [String: Mass]
  /// Functional threshold power in watts.
  public var ftpWatts: Int?
  /// Beats per minute; nil if unknown.
  public var maxHeartRate: Int?
  /// The unit of the athlete's plates; masses are shown in it.
  public var units: Units
  /// Whether the athlete has not chosen `units`, so that loads written in pounds stay in pounds; nil means no.
  public var hasOpenUnits: Bool?
  /// The mass of the empty bar.
  public var bar: Mass
  /// The available plates by mass, with the number of pairs (one plate for each side).
  public var plates: [PlatePairs]
  /// Seconds of 3-2-1 before timed work, 0 … 10; 0 is off.
  public var countdownSeconds: Int
  /// The level at which the athlete trains, by its name in plans; nil is the first one of each plan.
  public var level: String?

  /// Before anything is entered, the units included.
  public static let unknown: Athlete = {
    var athlete = Athlete()
    athlete.hasOpenUnits = true
    return athlete
  }()

  /// A profile; without a bar or plates it gets the usual ones for its units.
  public init(
    bodyweight: Mass? = nil, maxes: [String: Mass] = [:], ftpWatts: Int? = nil, maxHeartRate: Int? = nil,
    units: Units = .kilograms, bar: Mass? = nil, plates: [PlatePairs]? = nil, countdownSeconds: Int = 3,
    level: String? = nil
  ) {
    self.bodyweight = bodyweight
    self.maxes = maxes
    self.ftpWatts = ftpWatts
    self.maxHeartRate = maxHeartRate
    self.units = units
    self.bar = bar ?? units.usualBar
    self.plates = plates ?? units.usualPlates
    self.countdownSeconds = countdownSeconds
    self.level = level
  }

  /// Sets the units; the bar and the plates follow if they are the usual ones.
  public mutating func choose(_ units: Units) {
    if bar == self.units.usualBar { bar = units.usualBar }
    if plates == self.units.usualPlates { plates = units.usualPlates }
    (self.units, hasOpenUnits) = (units, nil)
  }

  /// This athlete in the gym whose plates make a load written in this unit, if that is another gym than the athlete's:
  /// one with plates in pounds for a load in pounds, where no units are chosen.
  public func inGym(forLoadIn unit: Units?) -> Athlete? {
    guard hasOpenUnits == true, unit == .pounds else { return nil }
    var athlete = self
    athlete.choose(.pounds)
    return athlete
  }
}

/// The unit of loads where a plan leaves it open, and the usual equipment of a gym that uses it.
public enum Units: String, Hashable, Codable, Sendable, CaseIterable {
  /// Kilograms: a bar of 20 kg and plates from 1.25 kg.
  case kilograms = "kg"
  /// Pounds of 453.59237 g: a bar of 45 lb and plates from 1.25 lb.
  case pounds = "lb"

  /// 20 kg, or 45 lb.
  public var usualBar: Mass {
    switch self {
    case .kilograms: Mass(grams: 20_000)
    case .pounds: Mass(pounds: 45)
    }
  }

  /// Eight pairs of each plate: 25 to 1.25 kg, or 45 to 1.25 lb.
  public var usualPlates: [PlatePairs] {
    switch self {
    case .kilograms:
      [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250].map { PlatePairs(mass: Mass(grams: $0), pairs: 8) }
    case .pounds:
      [45, 35, 25, 10, 5].map { PlatePairs(mass: Mass(pounds: $0), pairs: 8) }
        + [PlatePairs(mass: Mass(grams: 1_134), pairs: 8), PlatePairs(mass: Mass(grams: 567), pairs: 8)]
    }
  }
}

/// A kind of plate, and how many pairs of it there are.
public struct PlatePairs: Hashable, Codable, Sendable {
  /// The mass of one plate.
  public var mass: Mass
  /// The number of pairs; none are used if it is 0 or less.
  public var pairs: Int
  /// This many pairs of plates of this mass.
  public init(mass: Mass, pairs: Int) {
    self.mass = mass
    self.pairs = pairs
  }
}

extension Mass {
  /// The international pound, 453.59237 g, rounded to the gram.
  public init(pounds: WideInt) { self.init(grams: (pounds * Mass.tensOfMicrogramsInPound + 50_000) / 100_000) }
}
