/// A load that follows from sets of the same session: known once they are done.

/// `90% of lifted(7)`, `85% of best(clean)`: a share of what was lifted.
public struct LoadFrom: Hashable, Codable, Sendable {
  /// The share in thousandths.
  public var permille: WideInt
  /// Of which load.
  public var source: Source

  /// What was lifted earlier in the session.
  public enum Source: Hashable, Codable, Sendable {
    /// The set of the exercise with this number, from 1.
    case set(Int)
    case lastSet
    /// The heaviest set of the exercise itself.
    case bestSet
    /// The heaviest set of another exercise.
    case best(of: Exercise)
  }

  /// A share, in thousandths, of a load.
  public init(permille: WideInt, of source: Source) {
    self.permille = permille
    self.source = source
  }
}
