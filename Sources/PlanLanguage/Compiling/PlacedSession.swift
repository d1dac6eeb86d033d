/// A session as it would be today, with the place of each of its blocks in the text: what an editor shows beside an
/// item.

import SessionModel

package struct PlacedSession: Sendable {
  /// Every set as prescribed, once those before it are done as prescribed.
  package let session: Session
  /// The sets of each exercise that the text names, by the place of its item. One of a template has those of all calls.
  package let works: [Span: [Work]]
  /// The outermost group by the place of its item.
  package let groups: [Span: Block]

  fileprivate init(_ session: Session, places: [Int: Span]) {
    var works: [Span: [Work]] = [:]
    var groups: [Span: Block] = [:]
    func collect(_ blocks: [Block]) {
      for block in blocks {
        guard let place = places[block.id] else { continue }
        switch block.content {
        case .step(.work(let work)): works[place, default: []].append(work)
        case .step: break
        case .group(let group):
          if groups[place] == nil { groups[place] = block }
          collect(group.blocks)
        }
      }
    }
    collect(session.blocks)
    (self.session, self.works, self.groups) = (session, works, groups)
  }
}

extension Plan {
  /// Nil if the session is larger than any real training.
  ///
  /// - Parameters:
  ///   - state: what earlier sessions have changed.
  ///   - turn: its place in its program.
  package func placed(
    _ declaration: Declaration, athlete: Athlete, state: ProgramState = ProgramState(), turn: Turn = Turn()
  ) -> PlacedSession? {
    var builder = SessionBuilder(plan: self, athlete: athlete, state: state, turn: turn)
    builder.places = [:]
    let compiled = builder.compiled(declaration)
    guard let session = hasLiveRules ? performed(compiled, declaration).session : compiled.session else { return nil }
    return PlacedSession(session, places: builder.places ?? [:])
  }

  /// The turn of a session if it is the next one of its program.
  ///
  /// - Parameters:
  ///   - turns: the number of turns of its program before now.
  ///   - sessions: the number of sessions trained before.
  package func nextTurn(of declaration: Declaration, after turns: Int, sessions: Int) -> Turn {
    guard let number = declaration.program, let own = declarations.firstIndex(of: declaration) else {
      return Turn(session: sessions + 1)
    }
    let program = programs[number]
    let wanted = own - program.sessions.lowerBound
    let count = program.sessions.count
    let index = turns + ((wanted - turns) % count + count) % count
    return program.turn(index, session: sessions + 1)
  }

  /// The owner of a session's states: its program, or itself.
  package func owner(of declaration: Declaration) -> String {
    declaration.program.map { programs[$0].name } ?? declaration.name
  }

  private func performed(_ compiled: Compiled, _ declaration: Declaration) -> (log: [LoggedSet], session: Session?) {
    perform(compiled, declaration) { _, work in .prescribed(by: work) }
  }
}
