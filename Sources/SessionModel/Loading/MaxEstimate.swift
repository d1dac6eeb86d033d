/// A one-rep max computed from a set of several reps, by one of the published formulas.

/// The formulas that are in use. All give the load itself for one rep to failure.
public enum MaxFormula: String, Hashable, Codable, Sendable, CaseIterable {
  /// By the RTS chart of `RepMax`, 1-12 reps at RPE 6.5-10.
  case rts
  /// load × (1 + reps / 30). B. Epley, *Poundage Chart* (1985). Reps in reserve count as reps.
  case epley
  /// load × 36 / (37 − reps). M. Brzycki, "Strength Testing", JOPERD 64 (1993). Reps in reserve count as reps.
  case brzycki

  /// The one-rep max that a set shows, or nil outside the formula's range.
  /// - Parameters:
  ///   - reps: 1 … 12; above that, no formula is reliable.
  ///   - rpeTenths: RPE 5 … 10 in tenths; for `rts` from 6.5.
  public func max(load: Mass, reps: Int, rpeTenths: Int = 100) -> Mass? {
    guard (1...12).contains(reps), (50...100).contains(rpeTenths) else { return nil }
    let tenths = reps * 10 + 100 - rpeTenths
    return switch self {
    case .rts: RepMax.estimatedMax(load: load, reps: reps, rpeTenths: rpeTenths)
    case .epley: tenths == 10 ? load : load.times(300 + WideInt(tenths), by: 300)
    case .brzycki: load.times(360, by: 370 - WideInt(tenths))
    }
  }
}

/// A set, and the formula that estimates a one-rep max from it.
public struct MaxEstimate: Hashable, Codable, Sendable {
  /// The formula that computes it.
  public var formula: MaxFormula
  /// What was lifted.
  public var load: Mass
  /// How often, 1 … 12.
  public var reps: Int
  /// How hard it was, in tenths: RPE 5 … 10, for `rts` from 6.5.
  public var rpeTenths: Int

  /// An estimate from a set of `reps` at an RPE in tenths; 100 is a set to failure.
  public init(formula: MaxFormula, load: Mass, reps: Int, rpeTenths: Int = 100) {
    self.formula = formula
    self.load = load
    self.reps = reps
    self.rpeTenths = rpeTenths
  }

  /// The one-rep max, or nil outside the formula's range.
  public var max: Mass? { formula.max(load: load, reps: reps, rpeTenths: rpeTenths) }
}

extension Mass {
  /// To the nearest gram; nil if it is too large for a mass.
  fileprivate func times(_ factor: WideInt, by divisor: WideInt) -> Mass? {
    let (scaled, overflow) = grams.multipliedReportingOverflow(by: factor)
    let (rounded, more) = scaled.addingReportingOverflow(divisor / 2)
    return overflow || more || divisor <= 0 ? nil : Mass(grams: rounded / divisor)
  }
}
