/// How long intervals take: up to the end of the work in the last of them, or up to the one that is missed.

extension Block.Group {
  /// As often as one can counts as ten times, as everything to failure does.
  static let roundsToFailure = 10

  /// The number of rounds of a *death by*, including the first whose reps do not fit into it, or which is too hard; nil
  /// for anything else.
  var roundsUntilMissed: Int? {
    guard isDeathBy, case .intervals(let lengths, let rounds) = form, !lengths.isEmpty else { return nil }
    if endsWithMiss == true { return min(rounds, Self.roundsToFailure) }
    guard case .group(let inner)? = blocks.first?.content else { return nil }
    let work = Stretch.chain(inner.blocks.map { $0.stretch })
    for round in 0..<min(rounds, 10_000) {
      let (begin, end) = (lengths.start(ofRound: round).count, lengths.start(ofRound: round + 1).count)
      let isTooLong = work.length(rung: inner.form.rung(ofRound: round)) > end - begin
      if isTooLong || isTooHard(inRound: round) { return round + 1 }
    }
    return rounds
  }

  /// Whether an athlete of usual strength misses the round of this ramp test, from 0.
  func isTooHard(inRound round: Int) -> Bool {
    guard case .group(let ladder)? = blocks.first?.content, var work = ladder.workOfRung, work.rung == .power else {
      return false
    }
    work.climb(to: ladder.form.rung(ofRound: round))
    return work.isTooHard
  }

  /// When the work of the last interval with work ends: what takes longer than its interval delays the next start.
  func lastEnd(_ lengths: [Milliseconds], _ rounds: Int, _ parts: [Stretch]) -> WideInt {
    guard !parts.isEmpty else { return 0 }
    let hasRungs = blocks.contains { $0.onRung(ofTurn: 0) != nil }
    let whole = Stretch.chain(parts)
    let isSwum = blocks.contains { $0.isSwumWithoutPace }
    var (time, end): (WideInt, WideInt) = (0, 0)
    for round in 0..<min(rounds, 10_000) {
      let turn = hasRungs || alternates ? inRound(round, parts) : whole
      var work = turn.length(rung: nil)
      if isSwum {
        work = min(work, UsualRest.swum(of: lengths.start(ofRound: round + 1) - lengths.start(ofRound: round)).count)
      }
      time = min(max(time, lengths.start(ofRound: round).count) + work, EngineLimits.longest)
      if turn.acts { end = time }
    }
    return end
  }

  /// Of intervals: what is done in one of them, from 0. A ladder climbs a rung each time.
  private func inRound(_ round: Int, _ parts: [Stretch]) -> Stretch {
    guard !alternates else {
      let place = round % parts.count
      return blocks[place].onRung(ofTurn: round / parts.count) ?? parts[place]
    }
    return .chain(zip(blocks, parts).map { block, part in block.onRung(ofTurn: round) ?? part })
  }
}

extension Block {
  /// Of a ladder in intervals, which does one rung a turn, from 0; nil for anything else.
  fileprivate func onRung(ofTurn turn: Int) -> Stretch? {
    guard case .group(let group) = content, case .ladder = group.form, !group.blocks.isEmpty else { return nil }
    let blocks = group.alternates ? [group.blocks[turn % group.blocks.count]] : group.blocks
    return Stretch.chain(blocks.map { $0.stretch }).at(rung: group.form.rung(ofRound: turn))
  }
}
