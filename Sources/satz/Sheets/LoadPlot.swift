/// The top load of every lift over the sessions of a simulation, as a plot of blocks for the terminal.

import PlanLanguage
import PlanWording
import SessionModel

struct LoadPlot {
  var sessions: [SimulatedSession]
  var formatter: UnitFormatter

  private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  func rows() -> [String] {
    var names: [String] = []
    var loads: [String: [Int]] = [:]
    for session in sessions {
      for lift in session.lifts {
        guard let top = lift.works.compactMap(\.load.topGrams).max() else { continue }
        let name = formatter.lift(lift.exercise) + (lift.label.map { " “\($0)”" } ?? "")
        if loads[name] == nil { names.append(name) }
        loads[name, default: []].append(top)
      }
    }
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      let values = loads[name] ?? []
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  \(bars(values, low, high))  \(formatter.mass(Mass(grams: values.first ?? 0))) → "
        + formatter.mass(Mass(grams: values.last ?? 0))
    }
  }

  private func bars(_ values: [Int], _ low: Int, _ high: Int) -> String {
    values.map { value in
      guard high > low else { return Self.steps[3] }
      return Self.steps[min(7, (value - low) * 8 / max(1, high - low + 1))]
    }.joined()
  }
}
