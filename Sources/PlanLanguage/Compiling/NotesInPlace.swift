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

  mutating func move(to work: inout Work) {
    if !pending.isEmpty { work.notes = takeAll() + work.notes }
  }

  mutating func move(to step: inout Step) {
    guard !pending.isEmpty else { return }
    switch step {
    case .work(var work):
      move(to: &work)
      step = .work(work)
    case .rest(var rest):
      rest.notes = takeAll() + (rest.notes ?? [])
      step = .rest(rest)
    case .sit(var sit):
      sit.notes = takeAll() + sit.notes
      step = .sit(sit)
    case .breath(var breath):
      breath.notes = takeAll() + (breath.notes ?? [])
      step = .breath(breath)
    case .countdown: break
    }
  }
}
