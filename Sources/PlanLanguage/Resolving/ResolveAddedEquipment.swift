/// `@ 100kg + chains`, `@ 60% + red band`: what they add depends on the lift, so they are a note.

extension Resolver {
  /// Reports the name of equipment that is added to a load; false for anything else.
  mutating func reportAddedEquipment(_ name: String, at span: Span) -> Bool {
    guard file == 0, let last = name.split(separator: " ").last, AddedEquipment.names.contains(String(last)),
      let sign = tree.place(of: "+", before: Int(span.start))
    else { return false }
    let note = "note \"\(tree.string(span))\""
    let place = Span(start: UInt32(truncatingIfNeeded: sign), end: span.end)
    report(
      .unknownValue(name), at: span, hints: [.write(note)],
      fixes: canTakeNote(behind: span) ? [Fix(replace: place, with: tree.spaced(note, at: sign))] : [])
    return true
  }

  /// Whether the value ends there, and its item has no note.
  private func canTakeNote(behind span: Span) -> Bool {
    let next = tree.source[Int(span.end)...].first { $0 != UInt8(ascii: " ") }
    let goesOn: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ")")]
    guard next.map({ !goesOn.contains($0) }) ?? true else { return false }
    return !tree.saysNote(before: Int(span.start), after: Int(span.end))
  }
}
