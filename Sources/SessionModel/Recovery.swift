/// Recoveries by distance: `run 6x400m rest 200m`.

/// A distance that is covered slowly between two efforts.
public struct Recovery: Hashable, Codable, Sendable {
  /// How far.
  public var distance: Length
  /// The upper end of a range; nil if there is none.
  public var upTo: Length?
  /// The unit in which it was written; nil for the usual one.
  public var unit: LengthUnit?
  /// How long it usually takes.
  public var usualLength: Milliseconds

  /// A recovery after an exercise; if that is nil, it is a jog.
  public init(distance: Length, upTo: Length? = nil, unit: LengthUnit?, after exercise: Exercise?) {
    (self.distance, self.upTo, self.unit) = (distance, upTo, unit)
    usualLength = UsualPace.recovery(of: upTo ?? distance, after: exercise)
  }
}
