/// Levels: which of a workout's alternatives an athlete does.

import SessionModel

extension Plan.Declaration {
  /// The place of a level among those of the workout; nil if it has no such level. Case and space do not matter, and
  /// `rx` is what is prescribed.
  public func place(ofLevel name: String) -> Int? {
    let wanted = Plan.foldedLevel(name)
    return levels.firstIndex { Plan.foldedLevel($0) == wanted }
  }

  /// The level that an athlete does here: their own, or the first.
  func level(of athlete: Athlete) -> Int { athlete.level.flatMap(place) ?? 0 }

  /// Its name; nil if nothing in the workout depends on it.
  func levelName(of athlete: Athlete) -> String? { levels.isEmpty ? nil : levels[level(of: athlete)] }
}

extension Plan {
  fileprivate static func foldedLevel(_ name: String) -> String {
    let words = name.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words == "rx" ? "as prescribed" : words
  }
}
