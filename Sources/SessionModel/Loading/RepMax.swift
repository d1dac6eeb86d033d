/// Converts reps and effort to a share of the one-rep max, and back, by the chart of Mike Tuchscherer's Reactive
/// Training Systems.

/// The published RTS chart: the share of a one-rep max for a number of reps at an effort.
public enum RepMax {
  /// Shares of the one-rep max in thousandths. Each step down the list is another half rep in reserve: five reps at RPE
  /// 10 are eight steps, and so are four reps at RPE 9. The chart covers 1-12 reps at RPE 6.5-10.
  ///
  /// Source: M. Tuchscherer, *The Reactive Training Manual* (2008), RPE chart.
  private static let chart: [WideInt] = [
    1000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774, 762, 751, 739, 723, 707, 694, 680,
    667, 653, 640, 626, 613, 599, 586,
  ]

  /// The share of the one-rep max in thousandths, or nil outside the chart.
  /// - Parameters:
  ///   - reps: 1 … 12.
  ///   - rpeTenths: RPE 6.5 … 10 in tenths; between two half points the lower effort applies.
  public static func permille(reps: Int, rpeTenths: Int) -> WideInt? {
    guard (1...12).contains(reps), (65...100).contains(rpeTenths) else { return nil }
    return chart[(reps - 1) * 2 + (100 - rpeTenths + 4) / 5]
  }

  /// The share of the one-rep max for a set at an effort, in thousandths.
  ///
  /// An easier effort is as many steps down the chart as it leaves reps in reserve. Where the chart ends, at fifteen
  /// and a half reps to failure, the share falls on as in Epley's formula, 1 / (1 + reps / 30) (*Poundage Chart*,
  /// 1985).
  /// - Parameters:
  ///   - reps: 1 … 1,000,000.
  ///   - rpeTenths: RPE 1 … 10 in tenths.
  /// - Returns: Nil outside of these ranges.
  public static func share(reps: Int, rpeTenths: Int) -> WideInt? {
    guard (1...1_000_000).contains(reps), EffortScale.rpeTenths.contains(rpeTenths) else { return nil }
    let step = (reps - 1) * 2 + (100 - rpeTenths + 4) / 5
    guard step >= chart.count else { return chart[step] }
    // In half reps: a step is a set of `step + 2` of them to failure, and Epley's 30 reps are 60.
    let (end, here) = (WideInt(60 + chart.count + 1), WideInt(60 + step + 2))
    return (chart[chart.count - 1] * end + here / 2) / here
  }

  /// The load for these reps at this effort, unrounded: its share of `max`.
  public static func load(reps: Int, rpeTenths: Int, max: Mass) -> Mass? {
    share(reps: reps, rpeTenths: rpeTenths).flatMap { max.share(permille: $0) }
  }

  /// The one-rep max that a set shows: its load divided by its share of the chart. Nil outside the chart.
  public static func estimatedMax(load: Mass, reps: Int, rpeTenths: Int = 100) -> Mass? {
    guard let permille = permille(reps: reps, rpeTenths: rpeTenths) else { return nil }
    let (scaled, overflow) = load.grams.multipliedReportingOverflow(by: 1000)
    return overflow ? nil : Mass(grams: (scaled + permille / 2) / permille)
  }
}

extension Mass {
  /// This many thousandths of it, to the nearest gram, or nil if that is too large for a mass.
  public func share(permille: WideInt) -> Mass? {
    let (scaled, overflow) = grams.multipliedReportingOverflow(by: permille)
    let (rounded, more) = scaled.addingReportingOverflow(scaled < 0 ? -500 : 500)
    return overflow || more ? nil : Mass(grams: rounded / 1000)
  }
}
