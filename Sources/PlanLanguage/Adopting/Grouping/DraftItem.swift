/// A plan while it is being put together: workouts, groups and items, each with the lines from which it comes.

struct WorkoutDraft {
  var title: String?
  /// The same without the name of the program above it.
  var ownTitle: String?
  /// The `#` of its heading.
  var level = 0
  /// Whether its title names a day or a session, and is not just any heading.
  var isDay = false
  var lines: [Int] = []
  /// The rest between all of its items.
  var restBetween: String?
  var items: [DraftItem] = []

  /// Whether there is anything to do.
  var hasWork: Bool { items.contains { $0.hasWork } }

  /// What its head says of rests.
  var headRest: String { restBetween.map { " rest \($0) between exercises" } ?? "" }
}

struct DraftItem {
  enum Content {
    case exercise(ExerciseReading)
    /// Without a time, as long as the athlete wants.
    case rest(String?)
    case note(String)
    /// A breathing or a sit, as a plan writes it.
    case stillness(String)
    /// A value with a name, as a plan writes it: `let tm = 90kg`.
    case value(String)
    case group(GroupDraft)
  }

  var content: Content
  /// The lines of the scribble that it comes from.
  var lines: [Int]
  /// The lines of the notes that belong to it.
  var noteLines: [Int] = []
  var isGuess = false
  /// Whether it is a note about work that was not understood, and not about the item beside it.
  var isOfItsOwn = false

  var hasWork: Bool {
    switch content {
    case .exercise, .stillness: true
    case .rest, .note, .value: false
    case .group(let group): group.items.contains { $0.hasWork }
    }
  }
}

struct GroupDraft {
  enum Head {
    case of(HeadDraft)
    case warmup
    case cooldown
    /// A part of a workout, under its title alone.
    case part
    /// The items of one minute.
    case turn
    /// `A1`, `A2`: those with the same letter are done in turn.
    case labelled(String)
  }

  var head: Head
  var title: String?
  var items: [DraftItem] = []
  /// The rest between its exercises, each of which is done for all of its intervals before the next.
  var restBetweenItems: String?
  /// Whether each minute of an EMOM has a number or a letter in front.
  var hasMarkedMinutes = false

  /// Whether it stays open after a blank line.
  var isSection: Bool {
    switch head {
    case .warmup, .cooldown, .part: true
    case .of, .turn, .labelled: false
    }
  }
}
