/// The forms in which people write the head of a group: one file each in `Heads/`.

/// A form reads what it recognises from the cursor, or nothing. To add one, add a file and a row in `all`.
struct HeadForm: Sendable {
  let read: @Sendable (inout TokenCursor) -> HeadPart?

  static let all: [HeadForm] = [
    .deathBy, .amrap, .emom, .every, .tabata, .forTime, .cap, .ladder, .superset, .circuit, .rounds,
  ]
}

/// The part of a head that a form has read. Several parts make nested groups: *5 rounds for time*.
struct HeadPart: Hashable {
  /// The kinds of groups, the outermost first.
  enum Kind: Int, Hashable, Comparable {
    case forTime, forLoad, amrap, emom, every, tabata, superset, circuit, rounds, complex, ladder
    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  /// How often, for groups that take it.
  var times: Int?
  /// What else the head contains, as a plan writes it: `12min`, `cap 25min`, `21-15-9`.
  var details: [String] = []
  /// The rungs of a ladder within it: `1-2-...`.
  var rungs: String?
  /// The amount for items that give none: `1min` of *1 min each station*.
  var station: String?
  /// The rest between its exercises, each of which is done for all of its intervals before the next.
  var restBetween: String?
  /// Words beside it that say nothing of the group: `Zirkel zuhause, 4 Runden`.
  var words: String?
  /// Whether another reading is possible, so that the original stays after `//`.
  var isGuess = false
}
