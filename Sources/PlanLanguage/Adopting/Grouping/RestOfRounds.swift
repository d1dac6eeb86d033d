/// `Rest 2 min between rounds` below the rounds, or below what comes after them.

extension [DraftItem] {
  /// Gives the rest to the last group of rounds; false if there is none, or it has one.
  mutating func restLastRounds(_ time: String, _ line: Int) -> Bool {
    for index in indices.reversed() {
      guard case .group(var group) = self[index].content else { continue }
      if group.isSection {
        guard group.items.restLastRounds(time, line) else { continue }
        self[index].content = .group(group)
        return true
      }
      guard case .of(var head) = group.head else { continue }
      if head.kind == .tabata, let rounds = head.roundsOfStations(group) {
        (head.times, head.timesAreRounds) = (head.times.map { $0 / rounds }, false)
        group.head = .of(head)
        let inner = DraftItem(content: .group(group), lines: self[index].lines)
        let around = HeadDraft(kind: .rounds, times: rounds, details: ["rest " + time])
        self[index] = DraftItem(
          content: .group(GroupDraft(head: .of(around), items: [inner])), lines: self[index].lines + [line],
          isGuess: true)
        return true
      }
      guard group.restsBetweenRounds, head.times != nil else { continue }
      guard !head.details.contains(where: { $0.hasPrefix("rest") }), !group.endsWithRest else { return false }
      head.details.append("rest " + time)
      group.head = .of(head)
      self[index].content = .group(group)
      self[index].lines.append(line)
      return true
    }
    return false
  }
}

extension HeadDraft {
  /// How often its stations are done, if its number was that of rounds.
  fileprivate func roundsOfStations(_ group: GroupDraft) -> Int? {
    let stations = group.items.count { $0.hasWork }
    guard timesAreRounds, let times, stations > 1, times > stations, times.isMultiple(of: stations) else { return nil }
    return times / stations
  }
}

extension GroupDraft {
  fileprivate var endsWithRest: Bool { if case .rest? = items.last?.content { true } else { false } }
}
