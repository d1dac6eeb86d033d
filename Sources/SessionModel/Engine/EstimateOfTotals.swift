/// How long totals take: in sets of ten with the rest between them, or in what the rounds of intervals leave them.

extension Block.Group {
  /// How many rounds intervals have at most that say no number, because totals end them.
  package static let mostRoundsOfTotals = 100

  /// Whether a total adds up over its rounds.
  package var hasTotals: Bool { blocks.contains { $0.shareOfTotals.total > 0 } }

  /// When totals end these intervals, from their start; nil if they have none, or their rounds end first.
  func endOfTotals(_ lengths: [Milliseconds], _ rounds: Int) -> WideInt? {
    let shares = blocks.map { $0.shareOfTotals }
    var left = shares.reduce(0) { min($0 + $1.total, EngineLimits.longest) }
    guard left > 0, !isOfOneExercise else { return nil }
    for round in 0..<min(rounds, 10_000) {
      let turn = alternates ? [shares[round % shares.count]] : shares
      guard turn.contains(where: { $0.total > 0 }) else { continue }
      let begin = lengths.start(ofRound: round).count
      let other = Stretch.chain(turn.map { $0.other }).length(rung: nil)
      // Something is done in each round.
      let room = max(lengths.start(ofRound: round + 1).count - begin - other, 1000)
      if left <= room { return min(begin + other + left, EngineLimits.longest) }
      left -= room
    }
    return nil
  }

  /// `pull-up 60 total every 2min`: each of its sums begins again.
  private var isOfOneExercise: Bool {
    blocks.allSatisfy { block in
      if case .step(.work(let work)) = block.content { work.exercise.name == title } else { false }
    }
  }
}

extension Block {
  /// The work of its totals that add up over the rounds around it, and all else in it.
  fileprivate var shareOfTotals: (total: WideInt, other: Stretch) {
    switch content {
    case .step(.work(let work)):
      guard case .total = work.target else { return (0, stretch) }
      return (stretch.length(rung: nil), Stretch())
    case .step: return (0, stretch)
    case .group(let group):
      guard group.form == .exercise || group.form == .sequence else { return (0, stretch) }
      let shares = group.blocks.map { $0.shareOfTotals }
      let total = shares.reduce(0) { min($0 + $1.total, EngineLimits.longest) }
      return total > 0 ? (total, .chain(shares.map { $0.other })) : (0, stretch)
    }
  }

  /// The first set of a total of reps, the rests between all of its sets, and what is left of it; nil for anything else.
  func partsOfTotal(restingAs next: Block?) -> [Block]? {
    guard case .step(.work(var work)) = content, case .total(let count, of: nil) = work.target, count > Self.repsOfPart,
      case .step(.rest(let rest))? = next?.content
    else { return nil }
    let pauses = min((count - 1) / Self.repsOfPart, 100_000)
    let one = min((rest.upTo ?? rest.length ?? rest.recovery?.usualLength ?? .minutes(1)).count, 86_400_000)
    work.target = .total(Self.repsOfPart, of: nil)
    let first = Block(id: id, .step(.work(work)))
    work.target = .total(count - Self.repsOfPart, of: nil)
    return [
      first, Block(id: id, .step(.rest(Rest(length: Milliseconds(max(one, 0) * pauses))))),
      Block(id: id, .step(.work(work))),
    ]
  }

  /// As many reps as everything to failure has.
  static let repsOfPart: WideInt = 10
}

extension Engine {
  /// Whether a rest follows each set of the total at hand, which is not one of intervals.
  var restsBetweenParts: Bool {
    guard let node = state.place.frames.last?.child, tree.intervals(carrying: node) == nil else { return false }
    let siblings = tree.nodes[tree.nodes[node].parent].children
    guard let next = siblings.first(where: { $0 > node }), case .step(.rest) = tree.nodes[next].content else {
      return false
    }
    return true
  }
}
