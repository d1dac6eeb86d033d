/// Where values go: the straight line with the smallest squared distance from them.

struct Trend: Hashable {
  /// By which the value changes from one position to the next.
  let slope: Double
  private let base: Double

  /// Nil for fewer than four points, or over less than the shortest time in which a direction shows.
  init?(_ points: [Chart.Point], shortest: Double) {
    guard points.count >= 4, let low = points.map(\.x).min(), let high = points.map(\.x).max(), high - low >= shortest
    else { return nil }
    let count = Double(points.count)
    let middle = points.reduce(0) { $0 + $1.x } / count
    let mean = points.reduce(0) { $0 + $1.y } / count
    let spread = points.reduce(0) { $0 + ($1.x - middle) * ($1.x - middle) }
    guard spread > 0 else { return nil }
    slope = points.reduce(0) { $0 + ($1.x - middle) * ($1.y - mean) } / spread
    base = mean - slope * middle
  }

  func value(at x: Double) -> Double { base + slope * x }
}
