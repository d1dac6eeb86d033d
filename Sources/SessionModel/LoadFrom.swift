/// What a load that is not known yet follows from: sets of the same session, or what the profile lacks.

/// `90% of lifted(7)`, `85% of best(clean)`, `70% + 5kg`: a share of something, and what comes to it.
public struct LoadFrom: Hashable, Codable, Sendable {
  /// The share in thousandths.
  public var permille: WideInt
  /// The upper end of a range of shares, in thousandths.
  public var upTo: WideInt?
  /// Of which load.
  public var source: Source
  /// What is added to the share; negative if it is taken off. Nil for nothing.
  public var plus: Mass?

  /// What was lifted earlier in the session, or is in the profile.
  public enum Source: Hashable, Codable, Sendable {
    /// The set of the exercise with this number, from 1.
    case set(Int)
    /// The set of the exercise that was done last.
    case lastSet
    /// The heaviest set of the exercise itself.
    case bestSet
    /// The heaviest set of another exercise.
    case best(of: Exercise)
    /// A value that the profile does not have yet, as in `Load.share`.
    case profile(String)
  }

  /// A share, in thousandths, of a load, or a range of shares; and what comes to it.
  public init(permille: WideInt, upTo: WideInt? = nil, of source: Source, plus: Mass? = nil) {
    (self.permille, self.upTo, self.source, self.plus) = (permille, upTo, source, plus)
  }
}
