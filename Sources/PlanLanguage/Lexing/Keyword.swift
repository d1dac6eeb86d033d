/// The words that can mean something to the grammar. Each is a keyword only where it can; elsewhere it is part of a name.

enum Keyword: UInt8, CaseIterable, Sendable {
  case workout, breathing, meditation, exercise, `let`
  case warmup, superset, circuit, rounds, complex, choose, any, order, ladder, every, emom, amrap, `for`, time, cap
  case tabata, on, off, alternate, sides
  case rest, none, note, cue, say, label, tempo, each, side, left, right, drop, pause, progress, bell
  case `in`, out, hold, breaths, open
  case sit, reflect, walk, scan
  case rpe, rir, zone, ask, bw, of, max, total
  case category, equipment, muscles, secondary, aliases, german
  case program, weeks, cycle, optional, def, use, state, when, `else`, by, after, set, lift, session, week
  case reps, miss, misses, `is`, not, and, or, above, below, at, least, most, to, then

  var word: String { Keyword.words[Int(rawValue)] }

  /// In the order of the cases. Spelled out once more because asking each case for its name is slow at the start.
  private static let words = """
    workout breathing meditation exercise let \
    warmup superset circuit rounds complex choose any order ladder every emom amrap for time cap \
    tabata on off alternate sides \
    rest none note cue say label tempo each side left right drop pause progress bell \
    in out hold breaths open \
    sit reflect walk scan \
    rpe rir zone ask bw of max total \
    category equipment muscles secondary aliases german \
    program weeks cycle optional def use state when else by after set lift session week \
    reps miss misses is not and or above below at least most to then
    """.split(separator: " ").map(String.init)

  static let table = WordTable(zip(words, 0...).map { ($0, $1) })
}

extension Keyword {
  /// Whether it begins an attribute.
  var isAttribute: Bool { Keyword.attributeSet.contains(self) }
  /// Whether it ends a name in a condition, the walk of a loop, or a progression.
  var endsName: Bool { rawValue >= Keyword.is.rawValue || self == .in || self == .when || self == .after }
  /// Whether it begins a group.
  var isGroup: Bool { Keyword.groupSet.contains(self) }

  static let attributes: [Keyword] = [
    .rest, .every, .tempo, .each, .left, .right, .alternate, .warmup, .drop, .pause, .rpe, .rir, .note, .cue, .say,
    .label, .bell, .progress,
  ]
  static let groups: [Keyword] = [
    .warmup, .superset, .circuit, .rounds, .complex, .choose, .any, .ladder, .every, .emom, .amrap, .for, .tabata,
    .alternate, .breathing, .meditation,
  ]
  static let declarations: [Keyword] = [.workout, .breathing, .meditation, .exercise, .let]
  static let exerciseFields: [Keyword] = [.category, .equipment, .muscles, .secondary, .aliases, .german, .note]

  private static let attributeSet = KeywordSet(attributes)
  private static let groupSet = KeywordSet(groups)
}
