/// What a correction of the log is: the entries that it names, what it says of them, and how it is told.

import SessionModel

/// Names an entry of the log: a session, one of its sets, or the score of one of its blocks.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The session itself, or the session of the entry.
  public var session: SessionID
  /// Which entry of the session.
  public var place: Place

  /// An entry of a session; numbers count from 1, in the order of the session.
  public enum Place: Hashable, Comparable, Sendable {
    /// What belongs to the session as a whole, such as its note.
    case session
    /// A set, whether done or skipped.
    case set(Int)
    /// The score of a block.
    case score(Int)
  }

  /// An entry by its place in the session.
  public init(session: SessionID, place: Place) {
    self.session = session
    self.place = place
  }
  /// A set by its position in the session, from 1; without one, the session.
  public init(session: SessionID, position: Int? = nil) {
    self.init(session: session, place: position.map(Place.set) ?? .session)
  }
  /// The position of a set; nil for the session and for scores.
  public var position: Int? { if case .set(let position) = place { position } else { nil } }

  public static func < (a: EntryID, b: EntryID) -> Bool {
    (a.session.rawValue, a.place) < (b.session.rawValue, b.place)
  }
}

extension EntryID.Place {
  /// As corrections number the entries of a session.
  var number: Int {
    switch self {
    case .session: 0
    case .set(let position): position
    case .score(let number): -number
    }
  }

  init(number: Int) {
    switch number {
    case 0: self = .session
    case 1...: self = .set(number)
    default: self = .score(0 &- number)
    }
  }
}

/// What to change about a set; nil leaves it as it is.
public struct SetEdit: Hashable, Sendable {
  /// The new measures; nil ones stay.
  public var performance: Performance
  /// The exercise that it was instead.
  public var exercise: Exercise?
  /// The role that it had instead.
  public var role: Role?
  /// What was on top of the bodyweight, whatever the load was before; negative with assistance.
  public var onBodyweight: Mass?
  /// How many implements of the load there were, whatever was said before: the 1 of `1x20kg`.
  public var implements: Int?
  /// Whether the earlier result is removed because it was in another measure.
  public var replacesMeasure = false
  /// Edits what is given here; the rest stays as it is.
  public init(_ performance: Performance = .asPrescribed, exercise: Exercise? = nil, role: Role? = nil) {
    self.performance = performance
    self.exercise = exercise
    self.role = role
  }
}

/// One act of the athlete on the log.
public struct Correction: Hashable, Sendable {
  /// What the athlete did.
  public enum Act: String, Hashable, Sendable, CaseIterable { case add, edit, delete, undo }

  /// Names it in the store.
  public var id: Int
  /// What the athlete did.
  public var act: Act
  /// When it was done, in Unix milliseconds.
  public var wallMilliseconds: Int
  /// Local time minus UTC when it was done.
  public var utcOffsetSeconds: Int
  /// Whether a later one undid it.
  public var isUndone: Bool
  /// The entries that it touched; of very many, the first ones.
  public var changes: [Change]
  /// How many entries it touched.
  public var count: Int
  /// How many of very many are enough to show.
  public static let shown = 12
  /// Whether it changed the log.
  public var hasEffect: Bool { changes.isEmpty || changes.contains(where: \.hasEffect) }

  /// An entry before and after; nil if there is none.
  public struct Change: Hashable, Sendable {
    /// The entry that changed.
    public var entry: EntryID
    /// What it was; nil if it was not in the log.
    public var before: Content?
    /// What it has been since; nil if it is no longer in the log.
    public var after: Content?
    /// False if the entry had changed or gone before, on another machine: the log is as it was without it.
    public var hasEffect = true

    package init(entry: EntryID, before: Content?, after: Content?) {
      self.entry = entry
      self.before = before
      self.after = after
    }
  }

  /// The part of an entry that a list of corrections shows.
  public enum Content: Hashable, Sendable {
    /// What is shown of a session; how long it was only where that was corrected, and zero if nobody knows.
    case session(name: String, day: Day, length: Milliseconds?)
    /// What is shown of a set, with the load that was lifted.
    case set(Exercise, Performance, Load, Role)
    /// The score of a block.
    case score(TitledScore)
  }
}
