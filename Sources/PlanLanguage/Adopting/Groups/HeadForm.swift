/// The forms in which people write the head of a group: one file each in `Heads/`.

/// A form reads what it recognises from the cursor, or nothing: then the cursor stays where it is, whatever the form has
/// tried. To add one, add a file and a row in `all`.
struct HeadForm: Sendable {
  private let form: @Sendable (inout TokenCursor) -> HeadPart?

  init(_ form: @escaping @Sendable (inout TokenCursor) -> HeadPart?) { self.form = form }

  func read(_ cursor: inout TokenCursor) -> HeadPart? {
    let start = cursor.index
    if let part = form(&cursor) { return part }
    cursor.index = start
    return nil
  }

  static let all: [HeadForm] = [
    .deathBy, .amrap, .emom, .every, .tabata, .forTime, .cap, .ladder, .superset, .circuit, .rounds,
  ]

  /// The first of these that reads something.
  static func first(of forms: [HeadForm]) -> HeadForm {
    HeadForm { cursor in
      for form in forms { if let part = form.read(&cursor) { return part } }
      return nil
    }
  }
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
