/// The sets of an exercise in one line: equal ones are counted, not repeated.

import PlanWording
import SessionModel

extension UnitFormatter {
  /// `3 × 8 @ 80 kg`, or `5 @ 45 kg, 3 @ 51 kg, 1+ @ 57 kg`.
  func runs(_ works: [Work]) -> String {
    var runs: [(text: String, load: String, count: Int)] = []
    for work in works {
      let formatter = writing(work)
      let (text, load) = (formatter.target(work.target), formatter.load(work.load))
      if let last = runs.last, last.text == text, last.load == load {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((text, load, 1))
      }
    }
    let loads = Set(runs.map(\.load))
    // Beside sets with a load, one without says so: a load behind the last would seem to be that of all.
    let counted = runs.map { run in
      (run.count > 1 ? "\(run.count) × " : "") + run.text
        + (loads.count > 1 ? " @ \(run.load.isEmpty ? "?" : run.load)" : "")
    }
    let common = loads.count == 1 ? loads.first.map { $0.isEmpty ? "" : " @ \($0)" } ?? "" : ""
    return (counted.joined(separator: ", ") + common).trimmingBlanks()
  }
}
