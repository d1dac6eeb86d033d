/// Gives a cap on a line of its own to the workout for time above it.

extension Composer {
  /// Takes `40 min cap` below the exercises of a workout for time, or below a gap after them. False if it caps nothing.
  mutating func takeCap(_ head: HeadReading, line: Int) -> Bool {
    guard head.groups.count == 1, head.groups[0].kind == .forTime, let cap = head.groups[0].details.first else {
      return false
    }
    if let place = open.lastIndex(where: { $0.group.isForTime }), open[place].group.take(cap: cap) {
      open[place].lines.append(line)
      return true
    }
    if head.title == nil, let place = open.indices.last, open[place].group.items.contains(where: { $0.hasWork }),
      open[place].group.takeOwn(cap: cap)
    {
      open[place].lines.append(line)
      return true
    }
    guard head.title == nil else { return false }
    return changeItems { $0.take(cap: cap, line) }
  }
}

extension [DraftItem] {
  /// Gives it to the last group, or to the last one of the part that is the last.
  fileprivate mutating func take(cap: String, _ line: Int) -> Bool {
    guard let place = indices.last, case .group(var above) = self[place].content else { return false }
    guard above.isForTime && above.take(cap: cap) || above.takeOwn(cap: cap) else {
      guard above.isSection, above.items.take(cap: cap, line) else { return false }
      self[place].content = .group(above)
      return true
    }
    self[place].content = .group(above)
    self[place].lines.append(line)
    return true
  }
}

extension Composer {
  /// `Time: ____` below a ladder or rounds that nobody calls for time.
  mutating func timeAbove() {
    endGroups(withinForTime: false)
    changeItems { items in
      guard let last = items.last, case .group(let group) = last.content, group.canBeTimed else { return }
      let head = HeadDraft(kind: .forTime, details: [])
      items[items.count - 1] = DraftItem(
        content: .group(GroupDraft(head: .of(head), items: [last])), lines: [], isGuess: true)
    }
  }
}

extension GroupDraft {
  fileprivate var canBeTimed: Bool {
    guard case .of(let head) = self.head else { return false }
    return head.kind == .ladder || head.kind == .rounds && head.times != nil
  }

  /// A ladder or rounds that nobody calls for time are, if they have a cap.
  fileprivate mutating func takeOwn(cap: String) -> Bool {
    guard case .of(var draft) = head, draft.kind == .ladder || draft.kind == .rounds && draft.times != nil,
      !draft.details.contains(where: { $0.hasPrefix("cap") })
    else { return false }
    draft.details.append(cap)
    head = .of(draft)
    return true
  }

  /// False if the group already has a cap, or has no head that can take it.
  fileprivate mutating func take(cap: String) -> Bool {
    guard case .of(var draft) = head, draft.details.isEmpty else { return false }
    draft.details = [cap]
    head = .of(draft)
    return true
  }
}
