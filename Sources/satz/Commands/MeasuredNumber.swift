/// Numbers among the options of the profile that may have their unit, as in a plan.

import ArgumentParser

/// `250` or `250w`.
struct Watts: ExpressibleByArgument {
  var count: Int

  init?(argument: String) {
    guard let count = Int(argument, unit: "w") else { return nil }
    self.count = count
  }
}

/// `185` or `185bpm`.
struct BeatsPerMinute: ExpressibleByArgument {
  var count: Int

  init?(argument: String) {
    guard let count = Int(argument, unit: "bpm") else { return nil }
    self.count = count
  }
}

extension Int {
  /// The number before a unit that may be missing.
  fileprivate init?(_ text: String, unit: String) {
    self.init(text.lowercased().hasSuffix(unit) ? String(text.dropLast(unit.count)) : text)
  }
}
