/// A node of the session's tree, and what it knows of its subtree.

struct Node: Hashable, Sendable {
  var id: Int
  var parent: Int
  /// The index among the parent's children.
  var position: Int
  var children: [Int] = []
  /// A group's blocks are not in here but in `children`.
  var content: Block.Content
  /// The group's form; a step counts as an empty sequence.
  private(set) var form: Block.Form
  /// Whether each round takes only the next child.
  let isAlternating: Bool
  var presence = Presence.present
  /// A rest whose length the athlete has chosen: what the plan says of it no longer matters.
  var isChosen = false
  var substance = Substance.nothing
  /// Of the whole subtree.
  var tally = Tally()
  /// Of this subtree and those of the siblings before it.
  var running = Tally()
  /// Whether a block that takes turns in it has more to do in one turn than in another, so that a tally of its rounds
  /// is only a guess.
  var hasUnevenTurns = false
  /// Whether the clock ends everything in it.
  var isLedByTheClock = false
  /// Whether the clock ends it.
  var endsByTheClock = false

  init(id: Int, parent: Int, position: Int, _ content: Block.Content) {
    self.id = id
    self.parent = parent
    self.position = position
    self.content = content
    guard case .group(let group) = content else {
      (form, isAlternating) = (.sequence, false)
      return
    }
    form = group.form
    switch group.form {
    case .rounds, .window, .intervals, .ladder: isAlternating = group.alternates
    case .exercise, .sequence, .forTime, .choice, .freeOrder: isAlternating = false
    }
  }

  /// Whether it is part of the session.
  enum Presence: Hashable, Sendable {
    case present
    /// By the athlete.
    case removed
    /// By a rule of the plan, which may bring it back.
    case leftOut
  }

  var isPresent: Bool { presence == .present }

  /// The same group goes round another number of times, or has another clock.
  mutating func take(_ other: Block.Form) {
    guard case .group(var group) = content, form.canBecome(other) || form.canLast(as: other) else { return }
    group.form = other
    (form, content) = (other, .group(group))
  }
}

extension Node {
  /// Compares everything except what is computed from neighbours and contents.
  func says(theSameAs other: Node) -> Bool {
    presence == other.presence && isChosen == other.isChosen && children == other.children
      && content == other.content
  }
}

/// What a subtree contains.
enum Substance: Int, Hashable, Comparable, Sendable {
  case nothing
  /// Only rests and countdowns, which matter only between actions.
  case fillers
  /// Work, a breath, a sit.
  case actions
  static func < (a: Substance, b: Substance) -> Bool { a.rawValue < b.rawValue }
}

/// The number of actions, and of groups with an unknown number of rounds.
struct Tally: Hashable, Sendable {
  var actions: WideInt = 0
  var open: WideInt = 0

  static func + (a: Tally, b: Tally) -> Tally {
    Tally(actions: min(a.actions + b.actions, EngineLimits.longest), open: min(a.open + b.open, EngineLimits.longest))
  }
  static func - (a: Tally, b: Tally) -> Tally { Tally(actions: a.actions - b.actions, open: a.open - b.open) }
  static func * (a: Tally, times: Int) -> Tally {
    let times = WideInt(max(times, 0))
    let actions = a.actions.multipliedReportingOverflow(by: times)
    let open = a.open.multipliedReportingOverflow(by: times)
    return Tally(
      actions: actions.overflow ? EngineLimits.longest : min(actions.partialValue, EngineLimits.longest),
      open: open.overflow ? EngineLimits.longest : min(open.partialValue, EngineLimits.longest))
  }
}
