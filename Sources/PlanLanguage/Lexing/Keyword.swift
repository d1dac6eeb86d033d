/// The words with a meaning in the grammar; each word's meaning is in its row of the table. A word is a keyword only
/// where it can have that meaning; elsewhere it is part of a name.

package enum Keyword: UInt8, CaseIterable, Sendable {
  case workout, breathing, meditation, exercise, `let`, levels
  case warmup, cooldown, superset, circuit, rounds, complex, choose, any, order, ladder, every, emom, amrap, `for`,
    time, load, distance, calories, cal, cap
  case tabata, on, off, alternate, alternating, sides
  case rest, between, exercises, sets, none, note, cue, say, label, tempo, each, per, side, left, right, height,
    cadence, incline,
    resistance, drop, pause, progress, bell
  case `in`, out, hold, breaths, breath, open
  case sit, reflect, walk, scan
  case rpe, rir, zone, easy, steady, hard, all, ask, bw, of, mod, max, total
  case category, equipment, measure, muscles, secondary, aliases, german
  case program, weeks, cycle, optional, def, use, state, when, `else`, by, after, set, lift, session, week
  case reps, miss, misses, `is`, not, and, or, above, below, at, least, most, to, then

  var word: String { entry.word }

  static let table = WordTable(allCases.map { (word: $0.word, value: $0.rawValue) })
}

extension Keyword {
  /// Whether it begins an attribute.
  var isAttribute: Bool { Keyword.attributeSet.contains(self) }
  /// Whether it begins a group.
  var isGroup: Bool { Keyword.groupSet.contains(self) }
  /// The words that begin the group, one of each: `any order`, or `for time`, `for load`, `for distance`.
  var groupHeads: [String] {
    entry.seconds.isEmpty ? [word] : entry.seconds.map { "\(word) \($0.word)" }
  }
  /// Whether it ends a name in a condition, in a loop's range or in a progression.
  var endsName: Bool { Keyword.nameEndSet.contains(self) }

  /// The keywords that may appear there, in the order of the cases.
  static func all(_ role: Roles) -> [Keyword] { allCases.filter { $0.entry.roles.contains(role) } }
  static let attributes = allCases.filter { $0.entry.attribute != nil }
  static let groups = allCases.filter { $0.entry.group != nil }

  private static let attributeSet = KeywordSet(attributes)
  private static let groupSet = KeywordSet(groups)
  private static let nameEndSet = KeywordSet(all(.endsName))
}
