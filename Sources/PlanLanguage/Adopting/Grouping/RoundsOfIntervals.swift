/// `40s on 20s off`, and `x4 rounds, 1 min break between rounds` on the line below: the rounds are those of the intervals.

extension Composer {
  /// Opens the rounds around the intervals that are open and have no items yet; false if there are none.
  mutating func isRound(_ head: HeadReading, line: Int) -> Bool {
    if isRoundOfComplex(head, line: line) { return true }
    guard head.groups.count == 1, head.groups[0].kind == .rounds, head.title == nil, let last = open.last,
      last.group.items.isEmpty, case .of(let intervals) = last.group.head, intervals.kind == .tabata,
      intervals.times == nil, !intervals.details.isEmpty
    else { return false }
    open.insert((GroupDraft(head: .of(head.groups[0])), [line], head.groups[0].isGuess), at: open.count - 1)
    return true
  }

  /// `KB complex 2x16`, and `5 rounds` on the line below.
  private mutating func isRoundOfComplex(_ head: HeadReading, line: Int) -> Bool {
    guard head.groups.count == 1, head.groups[0].kind == .rounds, head.title == nil, let last = open.indices.last,
      open[last].group.items.isEmpty, case .of(var complex) = open[last].group.head, complex.kind == .complex,
      complex.times == nil
    else { return false }
    complex.times = head.groups[0].times
    complex.details += head.groups[0].details
    open[last].group.head = .of(complex)
    open[last].lines.append(line)
    return true
  }
}
