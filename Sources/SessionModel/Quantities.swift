/// The physical quantities of training, each a whole number of its smallest unit, so that sums are exact.

/// A mass in grams. Negative only for assistance (`bw-20kg`).
public struct Mass: Hashable, Comparable, Codable, Sendable {
  /// Whole grams.
  public var grams: WideInt
  /// A mass in grams.
  public init(grams: WideInt) { self.grams = grams }
  /// A mass in whole kilograms.
  public static func kilograms(_ count: WideInt) -> Mass { Mass(grams: count * 1000) }
  public static func < (a: Mass, b: Mass) -> Bool { a.grams < b.grams }
  /// No mass at all.
  public static let zero = Mass(grams: 0)
  /// The international pound, exact: 453.59237 g.
  package static var tensOfMicrogramsInPound: WideInt { 45_359_237 }
}

/// A distance along a road, a pool or a floor, in millimetres.
public struct Length: Hashable, Comparable, Codable, Sendable {
  /// Whole millimetres.
  public var millimetres: WideInt
  /// A distance in millimetres.
  public init(millimetres: WideInt) { self.millimetres = millimetres }
  public static func < (a: Length, b: Length) -> Bool { a.millimetres < b.millimetres }
}

/// What a machine counts as calories: kilocalories.
public struct Energy: Hashable, Comparable, Codable, Sendable {
  /// Whole kilocalories.
  public var kilocalories: WideInt
  /// An energy in kilocalories.
  public init(kilocalories: WideInt) { self.kilocalories = kilocalories }
  public static func < (a: Energy, b: Energy) -> Bool { a.kilocalories < b.kilocalories }
}

/// A length of time in milliseconds. Never called `Duration`: that is the standard library's.
public struct Milliseconds: Hashable, Comparable, Codable, Sendable {
  /// Whole milliseconds.
  public var count: WideInt
  /// A time in milliseconds.
  public init(_ count: WideInt) { self.count = count }
  /// A time in seconds.
  public static func seconds(_ count: WideInt) -> Milliseconds { Milliseconds(count * 1000) }
  /// A time in minutes.
  public static func minutes(_ count: WideInt) -> Milliseconds { Milliseconds(count * 60_000) }
  /// No time at all.
  public static let zero = Milliseconds(0)
  public static func < (a: Milliseconds, b: Milliseconds) -> Bool { a.count < b.count }
  public static func + (a: Milliseconds, b: Milliseconds) -> Milliseconds { Milliseconds(a.count + b.count) }
  public static func - (a: Milliseconds, b: Milliseconds) -> Milliseconds { Milliseconds(a.count - b.count) }
}

/// A point on the clock of one session, in milliseconds from an origin that the caller chooses. It never runs
/// backwards.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  /// Whole milliseconds since the origin.
  public var milliseconds: WideInt
  /// The point this many milliseconds after the origin.
  public init(milliseconds: WideInt) { self.milliseconds = milliseconds }
  public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
  public static func + (a: Instant, b: Milliseconds) -> Instant { Instant(milliseconds: a.milliseconds + b.count) }
  public static func - (a: Instant, b: Milliseconds) -> Instant { Instant(milliseconds: a.milliseconds - b.count) }
  public static func - (a: Instant, b: Instant) -> Milliseconds { Milliseconds(a.milliseconds - b.milliseconds) }
}
