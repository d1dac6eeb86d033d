/// Corrects a set that is in the log, also an earlier one than the last.

extension Engine {
  /// What is given replaces what was logged; the scores, the totals and the rules of the plan follow.
  mutating func correct(
    _ occurrence: Occurrence, _ performance: Performance, _ effects: inout [Effect]
  ) throws(Refusal) {
    try requireRunning()
    guard performance.isPlausible else { throw .implausible }
    guard let index = log.lastIndex(where: { $0.occurrence == occurrence }),
      let node = tree.nodes.firstIndex(where: { $0.id == occurrence.block })
    else { throw .noSuchSet }
    let work = log[index].work
    // The score of a block is given with its last set.
    guard !performance.isEmpty, performance.rounds == nil, performance.extraReps == nil,
      performance.measures(work.target)
    else { throw .wrongMeasure }
    let before = log[index].performance.load
    if state.answerable?.index == index {
      try answer(performance, &effects)
    } else {
      complete(
        Answerable(index: index, node: node, occurrence: occurrence, asksReps: false), with: performance, &effects)
    }
    // The load of a later set is the better suggestion for those after it.
    let isLast = !log[(index + 1)...].contains { $0.work.exercise == work.exercise && $0.work.role == work.role }
    if let load = performance.load, isLast {
      carry(load, in: performance.units?.load, from: work, at: node, replacing: before)
    }
  }
}
