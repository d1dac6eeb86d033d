/// The planned course of a session: without the rounds of a *death by* that nobody reaches.

extension Session {
  /// The steps in order, as far as an athlete of usual speed gets: a *death by* ends with the first round whose reps do
  /// not fit into it.
  public func plannedCourse() -> [CourseStep] {
    var last: [Int: LastRound] = [:]
    for block in blocks { block.collect(&last, level: 0) }
    let course = course()
    guard !last.isEmpty else { return course }
    return course.filter { step in
      guard let last = last[step.occurrence.block], step.occurrence.rounds.indices.contains(last.level) else {
        return true
      }
      return step.occurrence.rounds[last.level] <= last.round
    }
  }
}

/// The last round of a *death by*, from 1, and its place among the rounds of an occurrence.
private struct LastRound {
  var level: Int
  var round: Int
}

extension Block {
  /// Notes the last round for each block of a *death by*.
  fileprivate func collect(_ last: inout [Int: LastRound], level: Int) {
    guard case .group(let group) = content else { return }
    if let rounds = group.roundsUntilMissed {
      for block in group.blocks { block.mark(LastRound(level: level, round: rounds), in: &last) }
    } else {
      for block in group.blocks { block.collect(&last, level: level + (group.form.repeats ? 1 : 0)) }
    }
  }

  private func mark(_ round: LastRound, in last: inout [Int: LastRound]) {
    last[id] = round
    guard case .group(let group) = content else { return }
    for block in group.blocks { block.mark(round, in: &last) }
  }
}
