/// Where the notes between the items of a plan are shown: with the step that follows.

import SessionModel

struct NotesInPlace {
  /// Those before everything else: they are about the whole session.
  private(set) var ofSession: [String] = []
  /// Those before the next step.
  private var pending: [String] = []

  /// - Parameter isFirst: whether nothing comes before it in the session.
  mutating func say(_ note: String, isFirst: Bool) {
    if isFirst {
      if !ofSession.contains(note) { ofSession.append(note) }
    } else if !pending.contains(note) {
      pending.append(note)
    }
  }

  /// What nothing follows that could show it.
  mutating func takeAll() -> [String] {
    defer { pending = [] }
    return pending
  }

  /// At the end of a group, notes wait for what comes after it. Where the group comes again, they are shown with the
  /// last step of each round. A group without steps keeps its own.
  mutating func settle(in group: inout Block.Group) {
    guard !pending.isEmpty else { return }
    if group.hasNoSteps {
      group.notes += takeAll()
    } else if group.form.comesAgain {
      group.showAtEnd(takeAll())
    }
  }

  /// At the end of a turn, where what follows in the text is not what follows in the session.
  mutating func settle(at blocks: inout [Block]) {
    guard !pending.isEmpty, let last = blocks.indices.last else { return }
    blocks[last].showAtEnd(takeAll())
  }

  mutating func move(to work: inout Work) {
    if !pending.isEmpty { work.notes = takeAll() + work.notes }
  }

  mutating func move(to step: inout Step) {
    if !pending.isEmpty { step.editNotes { $0 = takeAll() + $0 } }
  }
}

extension Step {
  /// Nothing happens to a countdown, which has none.
  fileprivate mutating func editNotes(_ edit: (inout [String]) -> Void) {
    switch self {
    case .work(var work):
      edit(&work.notes)
      self = .work(work)
    case .rest(var rest):
      var notes = rest.notes ?? []
      edit(&notes)
      rest.notes = notes
      self = .rest(rest)
    case .sit(var sit):
      edit(&sit.notes)
      self = .sit(sit)
    case .breath(var breath):
      var notes = breath.notes ?? []
      edit(&notes)
      breath.notes = notes
      self = .breath(breath)
    case .countdown: break
    }
  }
}

extension Block {
  /// With the last step of it.
  fileprivate mutating func showAtEnd(_ notes: [String]) {
    switch content {
    case .group(var group):
      group.showAtEnd(notes)
      content = .group(group)
    case .step(var step):
      step.editNotes { $0 += notes }
      content = .step(step)
    }
  }
}

extension Block.Group {
  /// Where any of its blocks may be the last, with all of them.
  fileprivate mutating func showAtEnd(_ said: [String]) {
    guard !hasNoSteps, !alternates, !form.offersItsBlocks, let last = blocks.lastIndex(where: { $0.showsNotes }) else {
      notes += said
      return
    }
    blocks[last].showAtEnd(said)
  }
}

extension Block {
  fileprivate var showsNotes: Bool {
    switch content {
    case .step(.work), .step(.rest), .step(.sit), .step(.breath): true
    case .step(.countdown): false
    case .group(let group): !group.hasNoSteps
    }
  }
}

extension Block.Form {
  /// Whether its blocks come more than once.
  fileprivate var comesAgain: Bool {
    switch self {
    case .rounds(let count, _), .intervals(_, let count): count > 1
    case .window, .ladder: true
    case .exercise, .sequence, .forTime, .choice, .freeOrder: false
    }
  }
}
