/// The sets of a lift in one list: many equal ones in a row are said once, as a plan would write them.

import PlanWording

enum EqualSets {
  /// Fewer are counted at a glance.
  private static let least = 4

  /// `5, 5, 5, 5, 3` as `4 × 5, 3`; `8 × 80 kg` four times as `4 × 8 @ 80 kg`.
  static func joined(_ sets: [String]) -> String {
    var runs: [(text: String, count: Int)] = []
    for set in sets {
      if let last = runs.last, last.text == set { runs[runs.count - 1].count += 1 } else { runs.append((set, 1)) }
    }
    return runs.flatMap { run -> [String] in
      guard run.count >= least, run.text.first?.isNumber == true else {
        return Array(repeating: run.text, count: run.count)
      }
      return ["\(run.count) × " + run.text.replacing(" × ", with: " @ ", maxReplacements: 1)]
    }.joined(separator: ", ")
  }
}
