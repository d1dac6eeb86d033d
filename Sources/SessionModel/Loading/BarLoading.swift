/// The loads that an athlete can make: rounding a computed load, and the plates for each side of the bar.

extension Athlete {
  /// The heaviest loading of the bar that is not above `load`. Never below the empty bar.
  ///
  /// A possible load that exceeds `load` only because masses are rounded to grams (225 lb are 102,058 g, bar and plates
  /// of 225 lb 102,060 g) does not count as above it.
  public func barLoading(atMost load: Mass) -> BarLoading {
    guard load > bar else { return BarLoading(bar: bar, perSide: []) }
    // The difference cannot overflow, because the bar has no negative mass.
    let side = (load.grams - max(0, bar.grams)) / 2
    var search = PlateSearch(pairs: plates, limit: side + gramSlack / 2)
    return BarLoading(bar: bar, perSide: search.heaviest())
  }

  /// `load` rounded down to what this implement can make.
  ///
  /// A bar takes plates. Implements without a bar go in steps of a pair of the smallest plates, at least one step. With
  /// the body as the implement, a negative load is assistance.
  public func makeable(_ load: Mass, on implement: Implement) -> Mass {
    switch implement {
    case .barbell: return inUsualUnits(barLoading(atMost: load).total)
    case .other: return load == .zero ? load : inSteps(load)
    case .body: return load > .zero ? inSteps(load) : load
    }
  }

  /// `load` rounded down to half a kilogram, or to a pound, but to no less than that: for small dumbbells and stacks.
  public func fine(_ load: Mass) -> Mass {
    switch units {
    case .kilograms: return Mass(grams: max(1, load.grams / 500) * 500)
    case .pounds:
      guard load.grams < 1_000_000_000 else { return load }
      let pounds = max(1, (load.grams &+ gramSlack) * 100_000 / Mass.tensOfMicrogramsInPound)
      return Mass(grams: (pounds * Mass.tensOfMicrogramsInPound + 50_000) / 100_000)
    }
  }

  private func inSteps(_ load: Mass) -> Mass {
    let smallest = plates.filter { $0.pairs > 0 && $0.mass > .zero }.map { $0.mass.grams }.min() ?? 500
    let (step, overflow) = smallest.multipliedReportingOverflow(by: 2)
    guard !overflow else { return load }
    let steps = (load.grams &+ gramSlack) / step
    return inUsualUnits(Mass(grams: max(1, steps) * step))
  }

  /// A sum of plates in grams, rounded to the quarter pound that it represents, so that five times 45 lb is 225 lb.
  private func inUsualUnits(_ mass: Mass) -> Mass {
    switch units {
    case .kilograms: return mass
    case .pounds:
      guard mass.grams.magnitude < 1_000_000_000 else { return mass }
      let exact = mass.toPounds(inParts: 4)
      return abs(exact.grams - mass.grams) <= gramSlack ? exact : mass
    }
  }
}

extension Mass {
  /// Whether somebody would write this load: a multiple of a quarter kilogram or half a pound, above zero.
  public var isWritten: Bool {
    guard self > .zero, grams < 1_000_000_000 else { return false }
    return grams % 250 == 0 || abs(toPounds(inParts: 2).grams - grams) <= 1
  }

  /// The nearest half or quarter of a pound, which is 453.59237 g; for masses below 1,000 t.
  fileprivate func toPounds(inParts parts: WideInt) -> Mass {
    let count = (grams * parts * 100_000 + Mass.tensOfMicrogramsInPound / 2) / Mass.tensOfMicrogramsInPound
    return Mass(grams: (count * Mass.tensOfMicrogramsInPound + parts * 50_000) / (parts * 100_000))
  }
}

/// A bar with plates on it.
public struct BarLoading: Hashable, Sendable {
  /// The mass of the empty bar.
  public var bar: Mass
  /// Heaviest first; the other side carries the same.
  public var perSide: [Mass]

  /// The bar and the plates on both sides.
  public var total: Mass { Mass(grams: perSide.reduce(bar.grams) { $0 &+ 2 &* $1.grams }) }
}

/// What a load is lifted with, as far as it matters for rounding.
public enum Implement: Hashable, Sendable {
  /// A bar with the same plates on both sides.
  case barbell
  /// The body, with added weight or assistance.
  case body
  /// Dumbbells, kettlebells, stacks: no bar.
  case other
}

/// The largest error of a sum of plates rounded to grams: half a gram per plate.
private let gramSlack: WideInt = 10

/// The heaviest sum of plates within a limit, exact by trying every count of every plate, most first.
private struct PlateSearch {
  private let pairs: [PlatePairs]
  /// The total mass of the plates from this one on.
  private var remaining: [WideInt]
  private let limit: WideInt
  private var best: [Int]
  private var bestSum: WideInt = -1
  private var counts: [Int]
  /// Plates that do not divide each other can make the search long; the best sum found so far is good enough.
  private var budget = 20_000

  init(pairs: [PlatePairs], limit: WideInt) {
    self.pairs = pairs.filter { $0.pairs > 0 && $0.mass > .zero }.sorted { $0.mass > $1.mass }
    // All sums are multiples of the same mass, so a sum that cannot be reached is not searched for.
    let unit = self.pairs.reduce(0) { greatestCommonDivisor($0, $1.mass.grams) }
    self.limit = unit > gramSlack ? limit - limit % unit : limit
    remaining = [0]
    for plate in self.pairs.reversed() {
      let (all, overflow) = plate.mass.grams.multipliedReportingOverflow(by: WideInt(plate.pairs))
      let (sum, more) = remaining[remaining.count - 1].addingReportingOverflow(all)
      remaining.append(overflow || more ? WideInt.max : sum)
    }
    remaining.reverse()
    best = []
    counts = Array(repeating: 0, count: self.pairs.count)
  }

  mutating func heaviest() -> [Mass] {
    search(plate: 0, sum: 0)
    return zip(pairs, best).flatMap { Array(repeating: $0.mass, count: $1) }
  }

  private mutating func search(plate: Int, sum: WideInt) {
    budget -= 1
    if sum > bestSum {
      bestSum = sum
      best = counts
    }
    // Another loading must be heavier by more than the slack, so that rounding to grams never decides.
    let room = limit - sum
    guard plate < pairs.count, budget > 0, bestSum < limit - gramSlack / 2 else { return }
    guard remaining[plate] >= bestSum - sum else { return }
    let mass = pairs[plate].mass.grams
    for count in stride(from: min(pairs[plate].pairs, Int(clamping: room / mass)), through: 0, by: -1) {
      counts[plate] = count
      search(plate: plate + 1, sum: sum + WideInt(count) * mass)
    }
    counts[plate] = 0
  }
}

/// Euclid's algorithm.
private func greatestCommonDivisor(_ one: WideInt, _ two: WideInt) -> WideInt {
  var (larger, smaller) = (one, two)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
