/// How many sets a week the athlete wants for each muscle: `10-20`, kept as the setting `target-chest`.

import PlanLanguage
import TrainingStore

struct MuscleTargets: Hashable {
  /// Muscles without a target are left out.
  private(set) var ranges: [Muscle: ClosedRange<Int>] = [:]
  /// More in a week is a slip of the finger.
  static let plausible = 1...100

  /// A value that this version does not understand is none.
  init(stored: [String: String] = [:]) {
    for muscle in Muscle.allCases { ranges[muscle] = stored[Self.key(of: muscle)].flatMap(Self.range) }
  }

  static func key(of muscle: Muscle) -> String { "target-" + muscle.rawValue }

  /// `12`, `10-20`, `10–20`; nil for anything else.
  static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map { Int($0) }
    guard (1...2).contains(ends.count), let least = ends[0], let most = ends[ends.count - 1],
      plausible.contains(least), plausible.contains(most), least <= most
    else { return nil }
    return least...most
  }

  /// `10-20`, `12`.
  static func stored(_ range: ClosedRange<Int>) -> String { text(range, dash: "-") }

  /// `10–20`, `12`.
  static func shown(_ range: ClosedRange<Int>) -> String { text(range, dash: "–") }

  private static func text(_ range: ClosedRange<Int>, dash: String) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)\(dash)\(range.upperBound)"
  }
}
