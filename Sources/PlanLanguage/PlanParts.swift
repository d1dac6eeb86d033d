/// The parts of a plan's text: what its sessions can see, and the sessions. An excerpt with some of them is a plan, too.

/// A stretch of a text that was replaced.
package struct SourceEdit: Hashable, Sendable {
  /// In the text before.
  package var replaced: Span
  /// How many bytes are there now.
  package var count: Int

  package init(replaced: Span, count: Int) { (self.replaced, self.count) = (replaced, count) }
}

package struct PlanParts: Sendable {
  /// What sessions can see, in the order of the text.
  package private(set) var declarations: [Span] = []
  /// Those of programs, too, in the order of the text.
  package private(set) var sessions: [Span] = []
  /// Those that have sessions between two brackets.
  private(set) var programs: [ProgramParts] = []

  struct ProgramParts: Sendable {
    /// Up to its opening bracket.
    var head: Span
    /// What is between its sessions, which can see it.
    var items: [Span]
    /// Their places in `sessions`.
    var sessions: Range<Int>
    /// Its closing bracket.
    var end: Span

    var all: [Span] { [head] + items + [end] }
  }

  package init(_ tree: PlanTree) {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .session: sessions.append(declaration.span)
      case .program(let id): add(tree[id], at: declaration.span, in: tree)
      case .use, .binding, .definition, .exercise: declarations.append(declaration.span)
      }
    }
  }

  private mutating func add(_ program: ProgramDeclaration, at span: Span, in tree: PlanTree) {
    let body = program.body.span
    guard body.range.count >= 2, body.end == span.end, tree.source[Int(body.start)] == UInt8(ascii: "<"),
      tree.source[Int(body.end) - 1] == UInt8(ascii: ">")
    else { return }
    let first = sessions.count
    var items: [Span] = []
    for item in tree[program.body.items] {
      if case .session = item.kind { sessions.append(item.span) } else { items.append(item.span) }
    }
    guard sessions.count > first else { return }
    programs.append(
      ProgramParts(
        head: Span(start: span.start, end: body.start + 1), items: items, sessions: first..<sessions.count,
        end: Span(start: body.end - 1, end: body.end)))
  }

  /// The program of a session.
  func program(of session: Int) -> ProgramParts? { programs.first { $0.sessions.contains(session) } }

  /// All parts, in the order of the text.
  var all: [Span] { (declarations + sessions + programs.flatMap { $0.all }).sorted { $0.start < $1.start } }

  /// After an edit within a session.
  mutating func move(_ edit: SourceEdit, in session: Int) {
    for index in declarations.indices { declarations[index] = edit.moved(declarations[index]) }
    for index in sessions.indices.dropFirst(session) { sessions[index] = edit.moved(sessions[index]) }
    for index in programs.indices where programs[index].sessions.upperBound > session {
      programs[index].head = edit.moved(programs[index].head)
      programs[index].items = programs[index].items.map { edit.moved($0) }
      programs[index].end = edit.moved(programs[index].end)
    }
  }

  /// A text of the declarations and some sessions with what is around them, the stretches that it consists of, and where
  /// they begin in it.
  func excerpt(of source: [UInt8], with chosen: [Int]) -> (text: [UInt8], pieces: [Span], starts: [UInt32]) {
    let around = programs.filter { program in chosen.contains { program.sessions.contains($0) } }
    let pieces = (declarations + chosen.map { sessions[$0] } + around.flatMap { $0.all }).sorted { $0.start < $1.start }
    var text: [UInt8] = []
    var starts: [UInt32] = []
    for piece in pieces {
      starts.append(UInt32(truncatingIfNeeded: text.count))
      text += source[piece.range]
      text.append(UInt8(ascii: "\n"))
    }
    return (text, pieces, starts)
  }

  /// A session and those before and after it in its program, or outside of programs.
  func neighbourhood(of session: Int) -> [Int] {
    let program = program(of: session)?.sessions
    func isBeside(_ other: Int) -> Bool { program?.contains(other) ?? (self.program(of: other) == nil) }
    let before = (0..<session).last(where: isBeside)
    let after = (session + 1..<max(session + 1, sessions.count)).first(where: isBeside)
    return [before, session, after].compactMap { $0 }
  }

  /// A text of the declarations and the session around a place, with the place in it; nil outside sessions.
  package func excerpt(of source: [UInt8], around offset: Int) -> (text: [UInt8], offset: Int)? {
    let place = Span(start: UInt32(clamping: offset), end: UInt32(clamping: offset))
    guard let session = sessions.place(around: place) else { return nil }
    let (text, pieces, starts) = excerpt(of: source, with: [session])
    guard let piece = pieces.firstIndex(of: sessions[session]) else { return nil }
    return (text, Int(starts[piece]) + offset - Int(sessions[session].start))
  }
}

extension SourceEdit {
  var growth: Int { count - Int(replaced.end - replaced.start) }

  /// Where a stretch is after the edit, if it does not overlap it.
  func moved(_ span: Span) -> Span {
    Span(start: moved(span.start), end: span.end < replaced.end ? span.end : moved(span.end))
  }

  private func moved(_ offset: UInt32) -> UInt32 {
    offset < replaced.end ? offset : UInt32(truncatingIfNeeded: Int(offset) + growth)
  }
}

extension [Span] {
  /// The place of the one that encloses a stretch, in a list in the order of the text.
  func place(around stretch: Span) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= stretch.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && self[low - 1].encloses(stretch) ? low - 1 : nil
  }
}

extension Span {
  func encloses(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
