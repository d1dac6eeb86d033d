/// The top load of every lift over the sessions of a simulation, as a plot of blocks for the terminal.

import PlanLanguage
import PlanWording
import SessionModel

struct LoadPlot {
  var sessions: [SimulatedSession]
  var plan: Plan
  var formatter: UnitFormatter

  private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  func rows() -> [String] {
    var lines: [Line] = []
    var loads: [Line: [Int]] = [:]
    for session in sessions {
      for lift in session.lifts {
        guard let top = lift.works.compactMap(\.load.topGrams).max() else { continue }
        let name = formatter.lift(lift.exercise) + (lift.label.map { " “\($0)”" } ?? "")
        let line = Line(name: name, template: session.compiled.template(ofBlock: lift.block, in: plan))
        if loads[line] == nil { lines.append(line) }
        loads[line, default: []].append(top)
      }
    }
    let names = lines.map { line in
      let isAlone = lines.count { $0.name == line.name } == 1
      return line.name + (isAlone ? "" : line.template.map { " (\($0))" } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, lines).map { name, line in
      let values = loads[line] ?? []
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  \(bars(values, low, high))  \(formatter.mass(Mass(grams: values.first ?? 0))) → "
        + formatter.mass(Mass(grams: values.last ?? 0))
    }
  }

  /// A lift has a line for each template that moves its load: its heavy tier and its light one.
  private struct Line: Hashable {
    var name: String
    var template: String?
  }

  private func bars(_ values: [Int], _ low: Int, _ high: Int) -> String {
    values.map { value in
      guard high > low else { return Self.steps[3] }
      return Self.steps[min(7, (value - low) * 8 / max(1, high - low + 1))]
    }.joined()
  }
}
