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
  /// Outside programs, in the order of the text.
  package private(set) var sessions: [Span] = []

  package init(_ tree: PlanTree) {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .session: sessions.append(declaration.span)
      case .program: break
      case .use, .binding, .definition, .exercise: declarations.append(declaration.span)
      }
    }
  }

  /// After an edit within a session.
  mutating func move(_ edit: SourceEdit, in session: Int) {
    for index in declarations.indices { declarations[index] = edit.moved(declarations[index]) }
    for index in sessions.indices.dropFirst(session) { sessions[index] = edit.moved(sessions[index]) }
  }

  /// A text of the declarations and some sessions, the stretches that it consists of, and where they begin in it.
  func excerpt(
    of source: [UInt8], with sessions: ClosedRange<Int>
  ) -> (text: [UInt8], pieces: [Span], starts: [UInt32]) {
    let pieces = (declarations + self.sessions[sessions]).sorted { $0.start < $1.start }
    var text: [UInt8] = []
    var starts: [UInt32] = []
    for piece in pieces {
      starts.append(UInt32(truncatingIfNeeded: text.count))
      text += source[piece.range]
      text.append(UInt8(ascii: "\n"))
    }
    return (text, pieces, starts)
  }

  /// A text of the declarations and the session around a place, with the place in it; nil outside sessions.
  package func excerpt(of source: [UInt8], around offset: Int) -> (text: [UInt8], offset: Int)? {
    let place = Span(start: UInt32(clamping: offset), end: UInt32(clamping: offset))
    guard let session = sessions.place(around: place) else { return nil }
    let (text, pieces, starts) = excerpt(of: source, with: session...session)
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
