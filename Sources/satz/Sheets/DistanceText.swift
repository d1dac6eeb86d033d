/// How far a session went in what is run, ridden, rowed or swum: `10.4 km`, `5 mi`.

import PlanWording
import SessionModel
import TrainingStore

extension UnitFormatter {
  /// Nil for nowhere. In miles or yards if all of it was.
  func distance(of summary: SessionSummary) -> String? { inAll(summary.distances) }

  /// The same of a session that has just ended.
  func distance(of sets: [LoggedSet]) -> String? {
    inAll(
      sets.filter { $0.work.role != .warmup }.compactMap { set in
        set.performance.distance.map {
          DistanceOfSession(
            exercise: set.work.exercise.key, millimetres: Int(clamping: $0.millimetres), unit: set.units?.distance)
        }
      })
  }

  private func inAll(_ distances: [DistanceOfSession]) -> String? {
    let ways = distances.filter { library.entry(for: $0.exercise)?.isEndurance == true }
    let sum = ways.reduce(0) { $0 + $1.millimetres }
    if sum <= 0 { return nil }
    let units = Set(ways.map(\.unit))
    let unit = units.count == 1 ? ways[0].unit : nil
    return computing(in: WrittenUnits(distance: unit)).distance(Length(millimetres: WideInt(sum)))
  }
}
