/// How a machine is set for a set of work: the incline of a treadmill, the resistance of a bike.

/// A setting, or a range of settings.
public struct MachineSetting: Hashable, Codable, Sendable {
  /// In tenths: of a percent for an incline (below zero is downhill), of a level for a resistance.
  public var tenths: WideInt
  /// The upper end of a range, in tenths.
  public var upTo: WideInt?
  /// A setting in tenths; `upTo` is nil if it is not a range.
  public init(tenths: WideInt, upTo: WideInt?) {
    (self.tenths, self.upTo) = (tenths, upTo)
  }
}
