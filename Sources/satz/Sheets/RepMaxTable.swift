/// The best load of an exercise for each number of reps, next to what its best estimated max predicts.

import PlanWording
import SessionModel
import TrainingStore

struct RepMaxTable {
  struct Row: Hashable {
    var reps: Int
    /// The heaviest set of so many reps or more.
    var best: LogEntry?
    var predicted: Load?
  }

  /// Loads that can be compared: so many implements, or what is added to the bodyweight.
  private enum Family: Hashable {
    case mass(count: Int)
    case bodyweight

    /// Nil without a load.
    init?(_ load: Load) {
      switch load {
      case .mass(let count, _, _): self = .mass(count: count)
      case .bodyweight: self = .bodyweight
      case .unstated, .asked, .share: return nil
      }
    }

    var order: Int { if case .mass(let count) = self { count } else { .max } }

    func load(_ mass: Mass, bodyweight: Mass?) -> Load? {
      switch self {
      case .mass(let count): .mass(count: count, each: mass, upTo: nil)
      case .bodyweight: bodyweight.map { .bodyweight(plus: Mass(grams: mass.grams - $0.grams)) }
      }
    }
  }

  private(set) var rows: [Row] = []
  /// Those of the set that predicts the others.
  private var units: WrittenUnits?

  /// - Parameters:
  ///   - records: all records of the exercise, those of reps at a load among them. Of several kinds of load, the table
  ///     has the one with the most of these.
  ///   - bodyweight: today's, for predictions of what can be added to it.
  init(records: [PersonalRecord], bodyweight: Mass?) {
    let atLoads = records.filter { $0.kind == .repsAtLoad }
    let families = Dictionary(grouping: atLoads) { Family($0.entry.load) }
    let most = families.max { ($0.value.count, -($0.key?.order ?? .max)) < ($1.value.count, -($1.key?.order ?? .max)) }
    guard let (found, sets) = most, let family = found else { return }
    let estimate = records.first { $0.kind == .estimatedMax && Family($0.entry.load) == family }
    units = estimate?.entry.performance.units
    rows = (1...12).compactMap { reps in
      let best = sets.filter { $0.value >= reps }.max { $0.entry.load.grams < $1.entry.load.grams }?.entry
      let predicted = estimate.flatMap { estimate in
        family.load(Self.load(of: reps, max: Mass(grams: estimate.value)), bodyweight: bodyweight)
      }
      return best == nil && predicted == nil ? nil : Row(reps: reps, best: best, predicted: predicted)
    }
  }

  /// `MaxFormula.epley` the other way round: max / (1 + reps / 30), and the max itself for one.
  private static func load(of reps: Int, max: Mass) -> Mass {
    reps == 1 ? max : Mass(grams: (max.grams * 60 + 30 + reps) / (2 * (30 + reps)))
  }

  /// `5   100 kg   2026-11-16   ≈ 102 kg`.
  func lines(_ formatter: UnitFormatter) -> [String] {
    let computed = formatter.computing(in: units)
    return rows.map { row in
      [
        "\(row.reps)", row.best.map { formatter.writing($0.performance.units).load($0.load) } ?? "–",
        row.best?.day.isoText ?? "",
        row.predicted.map { "≈ " + computed.load($0.rounded(in: computed.units)) } ?? "",
      ]
    }.alignedColumns().map { "  " + $0.trimmingEnd() }
  }
}

extension Load {
  /// Of one implement, or what is added to the bodyweight.
  var grams: Int {
    switch self {
    case .mass(_, let each, _): each.grams
    case .bodyweight(let plus): plus.grams
    case .unstated, .asked, .share: 0
    }
  }

  /// To half a kilogram or a pound: a prediction is no more exact.
  fileprivate func rounded(in units: Units) -> Load {
    let step = units == .kilograms ? 500 : Double(Mass.tensOfMicrogramsInPound) / 100_000
    let mass = Mass(grams: Int(((Double(grams) / step).rounded() * step).rounded()))
    return switch self {
    case .mass(let count, _, _): .mass(count: count, each: mass, upTo: nil)
    case .bodyweight: .bodyweight(plus: mass)
    case .unstated, .asked, .share: self
    }
  }
}
