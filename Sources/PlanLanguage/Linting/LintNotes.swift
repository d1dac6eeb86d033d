/// Notes between two clocks, where nothing waits: the next clock starts while they are read.

import SessionModel

extension Linter {
  mutating func lintNotesBetweenClocks(among items: Nodes<Item>) {
    var before: Item?
    var note: Item?
    for item in tree[items] {
      if item.isNote {
        note = note ?? item
        continue
      }
      if let before, let note, endsByTheClock(before), item.startsClock(in: tree) {
        let start = Span(start: note.span.start, end: note.span.start)
        report(
          .noteBetweenClocks, at: note.span, hints: [.write("rest \(tree.line(note.span))")],
          fixes: [Fix(replace: start, with: "rest ")])
      }
      (before, note) = (item, nil)
    }
  }

  /// Whether the clock ends it, and no rest comes after it.
  private func endsByTheClock(_ item: Item) -> Bool {
    switch item.kind {
    case .exercise(_, let sets):
      if tree[item.attributes].contains(where: { $0.kind.isEvery }) { return true }
      guard !tree[item.attributes].contains(where: { $0.kind.isTimeToRest }), let last = tree[sets].last else {
        return false
      }
      if last.within != nil { return true }
      guard case .amount(let amount) = last.target else { return false }
      return written(highEnd(of: amount), .time) != nil
    case .sit(_, let length): return length != nil
    case .group(let id):
      let group = tree[id]
      switch group.form {
      case .every, .emom, .amrap(.some), .tabata: return true
      case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex:
        return !group.alternates && tree[group.body.items].last { !$0.isNote }.map { endsByTheClock($0) } ?? false
      case .choose, .anyOrder, .ladder, .amrap(nil), .forTime, .breathing, .meditation: return false
      }
    case .alternatives, .levels, .rest, .note, .breath, .binding, .call, .loop, .when, .pick, .state, .rule,
      .assignment, .definition, .session, .missing:
      return false
    }
  }
}

extension Item {
  /// Whether a clock of its own starts with it.
  fileprivate func startsClock(in tree: PlanTree) -> Bool {
    switch kind {
    case .exercise: return tree[attributes].contains { $0.kind.isEvery }
    case .group(let id):
      switch tree[id].form {
      case .every, .emom, .amrap(.some), .tabata, .forTime: return true
      case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder,
        .amrap(nil), .breathing, .meditation:
        return false
      }
    case .alternatives, .levels, .rest, .note, .breath, .sit, .binding, .call, .loop, .when, .pick, .state, .rule,
      .assignment, .definition, .session, .missing:
      return false
    }
  }
}

extension Attribute.Kind {
  fileprivate var isEvery: Bool { if case .every = self { true } else { false } }
}
