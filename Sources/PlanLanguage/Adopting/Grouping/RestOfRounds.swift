/// `Rest 2 min between rounds` below the rounds, or below what comes after them.

extension [DraftItem] {
  /// Gives the rest to the last group of rounds; false if there is none, or it has one.
  mutating func restLastRounds(_ kind: RestInRounds, _ time: String, _ line: Int) -> Bool {
    for index in indices.reversed() {
      guard case .group(var group) = self[index].content else { continue }
      if group.isSection {
        guard group.items.restLastRounds(kind, time, line) else { continue }
        self[index].content = .group(group)
        return true
      }
      guard case .of(var head) = group.head else { continue }
      if kind == .rounds, head.kind == .tabata, let rounds = head.roundsOfStations(group) {
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
      guard kind == .exercises || !group.endsWithRest, head.takeRest(kind, time) else { return false }
      group.head = .of(head)
      self[index].content = .group(group)
      self[index].lines.append(line)
      return true
    }
    return false
  }
}

/// What a rest in the head of rounds comes between.
enum RestInRounds {
  case exercises, rounds
}

extension HeadDraft {
  /// The rests among its details.
  var rest: String? { details.first { $0.hasPrefix("rest") } }

  /// Adds a rest of one kind, also beside one of the other kind; false if there is one of its kind.
  mutating func takeRest(_ kind: RestInRounds, _ time: String) -> Bool {
    guard let place = details.firstIndex(where: { $0.hasPrefix("rest") }) else {
      details.append("rest " + time + (kind == .exercises ? " between exercises" : ""))
      return true
    }
    let written = details[place]
    if kind == .rounds, written.hasSuffix(" between exercises"), !written.contains(",") {
      details[place] = "\(written), \(time) between rounds"
    } else if kind == .exercises, !written.split(separator: " ").contains("between") {
      details[place] = "rest \(time) between exercises, \(written.dropFirst(5)) between rounds"
    } else {
      return false
    }
    return true
  }

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
