/// A session as the sets that were done have shaped it: rules after a set may change how many sets and rounds are still
/// to come, and which parts.

import SessionModel

struct ShapedSession {
  /// As it began, with the rules of every part that has come in since.
  var compiled: Compiled
  /// As it is planned now.
  var planned: Session?

  /// How often each block is prescribed: what is left out is not, but what was done before that is.
  func prescribed(_ log: [LoggedSet]) -> [Int: Int] {
    var prescribed = (compiled.script.lifts.isEmpty ? [] : planned?.course() ?? []).occurrences
    guard compiled.session?.firstAddedID != nil else { return prescribed }
    for block in compiled.script.lifts.flatMap({ $0.blocks }) where prescribed[block] == nil {
      prescribed[block] = log.count { $0.occurrence.block == block }
    }
    return prescribed
  }
}

extension Compiled {
  /// What the sets done so far make of it.
  func shaped(after log: [LoggedSet], of plan: Plan) -> ShapedSession {
    guard session?.firstAddedID != nil else { return ShapedSession(compiled: self, planned: session) }
    var whole = self
    var planned = session
    // A part that comes in may have rules that bring in the next one.
    for _ in 0..<Self.mostPartsInARow {
      let next = whole.replanned(after: log, of: plan)
      planned = next.session
      guard whole.script.takeIn(next.script) else { break }
    }
    return ShapedSession(compiled: whole, planned: planned)
  }

  /// Compiled again with what its rules of sets have changed so far.
  func replanned(after log: [LoggedSet], of plan: Plan) -> Compiled {
    var now = (athlete: athlete, state: state)
    now.state.apply(settleSets(self, of: plan, log: log).changes, athlete: &now.athlete)
    return compile(declaration, of: plan, athlete: now.athlete, state: now.state, turn: turn, log: log)
  }

  private static let mostPartsInARow = 20
}

extension SessionScript {
  /// Adds the sets, the lifts and the rules of a later compilation that this one does not have.
  ///
  /// - Returns: Whether there were any.
  mutating func takeIn(_ later: SessionScript) -> Bool {
    let known = Set(lifts.flatMap { $0.blocks })
    var own: [Int: Int] = [:]
    for (place, lift) in lifts.enumerated() {
      for block in lift.blocks { own[block] = place }
    }
    var added: [Int: Int] = [:]
    var hasGrown = false
    for (place, lift) in later.lifts.enumerated() {
      let fresh = lift.blocks.filter { !known.contains($0) }
      if fresh.isEmpty { continue }
      hasGrown = true
      if let same = lift.blocks.lazy.compactMap({ own[$0] }).first {
        lifts[same].blocks += fresh
      } else {
        added[place] = lifts.count
        lifts.append(lift)
      }
    }
    for binding in later.bindings {
      let places = binding.lifts.filter { !later.lifts[$0].blocks.isEmpty }
      let here = places.compactMap { added[$0] }
      guard let first = here.first, let last = here.last, here.count == places.count else { continue }
      bindings.append(Binding(rules: binding.rules, lifts: first..<last + 1))
    }
    return hasGrown
  }
}
