/// The contents of a declaration: exercises with their sets, rests, groups, breaths and sits.

import SessionModel

extension Plan {
  /// An item. Its children follow it in the plan's list, up to `end`.
  struct Item: Hashable, Sendable {
    var content: Content
    var end: Int32
    var span: Span

    /// The numbers are places in the plan's lists.
    enum Content: Hashable, Sendable {
      case move(Int32)
      case group(Int32)
      /// Of this length, with a place in the plan's attributes if it has notes.
      case rest(RestLength, Int32?)
      case breath(Int32)
      case sit(Int32)
      /// A place in the plan's choices; its items are its branches, each a `part`.
      case choice(Int32)
      /// The n-th of its items, wrapping around; each is a `part`.
      case pick(ExpressionID)
      /// Items with the rules that refer to them: places in the plan's rules.
      case part(Range<Int32>)
      /// One of its items for each level; each is a `part`.
      case levels
      /// A note that is shown only when it is reached.
      case note(Int32)
    }
  }

  /// An exercise with its sets.
  struct Move: Hashable, Sendable {
    var exercise: ExerciseID
    /// Places in the plan's sets; empty if the group around it gives the amount.
    var sets: Range<Int32>
    var rest: RestLength
    /// What is said about a recovery by distance.
    var restNotes: [String] = []
    /// A place in the plan's attributes.
    var attributes: Int32?
  }

  /// The rest after a set or a round.
  enum RestLength: Hashable, Sendable {
    /// Unspecified.
    case unstated
    /// `rest none`.
    case none
    /// As long as the athlete wants, or until the interval ends.
    case open
    case lasting(Value, upTo: Value?)
    /// Until so many millimetres are covered; the unit is that in which it was written.
    case covering(Value, upTo: Value?, in: LengthUnit?)
  }

  struct BreathItem: Hashable, Sendable {
    var movement: Breath.Movement
    /// Nil means open.
    var length: Value?
    var count: Value
    /// The upper end of a range; nil if there is none.
    var mostCount: Value?
    var notes: [String] = []
  }

  struct SitItem: Hashable, Sendable {
    var posture: Sit.Posture
    var length: Value?
    var bell: Value?
    var notes: [String]
  }
}
