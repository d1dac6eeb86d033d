/// `40s on 20s off`, and `x4 rounds, 1 min break between rounds` on the line below: the rounds are those of the intervals.

extension Composer {
  /// Opens the rounds around the intervals that are open and have no items yet; false if there are none.
  mutating func isRound(_ head: HeadReading, line: Int) -> Bool {
    if isRoundOfComplex(head, line: line) || isRoundsOfSuperset(head, line: line) { return true }
    guard head.groups.count == 1, head.groups[0].kind == .rounds, head.title == nil, let last = open.last,
      last.group.items.isEmpty, case .of(let intervals) = last.group.head, intervals.kind == .tabata,
      intervals.times == nil, !intervals.details.isEmpty
    else { return false }
    open.insert((GroupDraft(head: .of(head.groups[0])), [line], head.groups[0].isGuess), at: open.count - 1)
    return true
  }

  /// `superset these two:`, exercises, and `x3` right below them.
  private mutating func isRoundsOfSuperset(_ head: HeadReading, line: Int) -> Bool {
    guard head.groups.count == 1, head.groups[0].kind == .rounds, head.title == nil, head.rest.isEmpty,
      head.groups[0].details.isEmpty, !words.hasSuffix(":"), !isOfEachAbove, let last = open.indices.last,
      open[last].group.items.count > 1, open[last].group.items.allSatisfy({ ($0.setsInTurn ?? 1) == 1 }),
      case .of(var superset) = open[last].group.head, superset.kind == .superset, superset.times == nil
    else { return false }
    superset.times = head.groups[0].times
    open[last].group.head = .of(superset)
    open[last].lines.append(line)
    endGroup()
    return true
  }

  /// `3 rounds each`, of several supersets.
  private var isOfEachAbove: Bool {
    words.lowercased().split(separator: " ").contains { ["each", "jeweils", "je"].contains($0) }
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
