/// Opens and closes the groups of scribbled lines: which lines a head takes, and where its block ends.

extension Composer {
  /// In groups; nobody nests them deeper.
  private static let deepest = 4

  mutating func passBlank() {
    endPending()
    defer { blockStart = items.count }
    if let last = open.last, last.group.items.isEmpty || last.group.isLabelled { return }
    endGroups(withinForTime: false)
  }

  mutating func openSection(_ title: String, _ kind: SectionKind, line: Int) {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    let group =
      switch kind {
      case .warmup: GroupDraft(head: .warmup)
      case .cooldown: GroupDraft(head: .cooldown)
      case .part: GroupDraft(head: .part, title: title)
      }
    open.append((group, [line], false))
    blockStart = 0
  }

  mutating func openGroups(_ head: HeadReading, line: Int) {
    endPending()
    if takeCap(head, line: line) || isRound(head, line: line) { return }
    let isNested =
      open.last.map { ($0.group.items.isEmpty || $0.group.isForTime) && open.count < Composer.deepest } ?? false
    if !isNested { endGroups(withinForTime: false) }
    if !isNested { headBlockStart = blockStart }
    for (place, group) in head.groups.enumerated() {
      var draft = GroupDraft(head: .of(group), title: place == 0 ? head.title : nil)
      draft.restBetweenItems = group.restBetween
      open.append((draft, [line], group.isGuess))
    }
  }

  /// Closes the groups up to a section, or up to a workout for time, which goes on after `Then:`.
  mutating func endGroups(withinForTime: Bool) {
    endPending()
    while let last = open.last, !last.group.isSection, !(withinForTime && last.group.isForTime) { endGroup() }
  }

  /// Closes the groups whose head is on a line.
  mutating func endGroups(of line: Int) {
    endPending()
    while let last = open.last, !last.group.isSection, last.lines.contains(line) { endGroup() }
  }

  mutating func endSection() { while !open.isEmpty { endGroup() } }

  mutating func endGroup() {
    guard let last = open.popLast() else { return }
    var (group, isGuess) = (last.group, last.isGuess)
    var tookBlock = false
    if group.items.isEmpty, let times = group.timesAlone, giveTimes(times, to: last.lines) { return }
    if group.items.isEmpty, group.takesWhatIsAbove, let above = takeBlockAbove(last.lines) {
      (group.items, isGuess, tookBlock) = (above, true, true)
    }
    for item in SettledGroup(group, lines: last.lines, isGuess: isGuess).items { append(item) }
    // What is written below is a block of its own.
    if tookBlock { blockStart = items.count }
  }

  /// `3 rounds each` below several supersets without a number: each of them gets it. False if anything else is above.
  private mutating func giveTimes(_ times: Int, to lines: [Int]) -> Bool {
    let start = headBlockStart
    return changeItems { items in
      let above = items.indices[min(start, items.count)...]
      guard let last = above.last, above.count > 1, above.allSatisfy({ items[$0].isSupersetWithoutTimes }) else {
        return false
      }
      for index in above {
        guard case .group(var group) = items[index].content, case .of(var head) = group.head else { continue }
        head.times = times
        group.head = .of(head)
        items[index].content = .group(group)
      }
      items[last].lines += lines
      return true
    }
  }

  /// The work above a head with nothing below it, as in `21-15-9 …` and then `for time`; nil if there is none.
  private mutating func takeBlockAbove(_ lines: [Int]) -> [DraftItem]? {
    let start = headBlockStart
    func take(_ items: inout [DraftItem]) -> [DraftItem]? {
      let above = Array(items[min(start, items.count)...])
      guard above.contains(where: { $0.hasWork }) else { return nil }
      items.removeLast(above.count)
      return above
    }
    // `5 rounds for time`: the group around it is of the same line, and as empty.
    let around = open.lastIndex { !($0.group.items.isEmpty && $0.lines == lines && $0.group.takesWhatIsAbove) }
    if let around { return take(&open[around].group.items) }
    return take(&workout.items)
  }
}
