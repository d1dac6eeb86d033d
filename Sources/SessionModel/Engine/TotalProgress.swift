/// How much of a total is done: `pull-up 100 total`, in as many sets as it takes.

/// What the sets so far add up to, and what is asked for.
public struct TotalProgress: Hashable, Codable, Sendable {
  /// What is done so far; it may exceed the total.
  public var done: WideInt
  /// The total.
  public var of: WideInt
  /// What adds up; nil means reps.
  public var measure: TotalMeasure?
  /// The units in which it was written; nil if they are the usual ones.
  public var units: WrittenUnits?
  /// What is missing.
  public var left: WideInt { max(0, of - done) }

  /// A part of a total; without a measure, in reps.
  public init(
    done: WideInt, of total: WideInt, measure: TotalMeasure? = nil, units: WrittenUnits? = nil
  ) {
    self.done = done
    self.of = total
    self.measure = measure
    self.units = units
  }
}

extension Performance {
  /// How much it adds to a total of this measure; without one, its reps.
  package func amount(of measure: TotalMeasure?) -> WideInt {
    switch measure {
    case nil: WideInt(reps ?? 0)
    case .time: time?.count ?? 0
    case .distance: distance?.millimetres ?? 0
    case .energy: energy?.kilocalories ?? 0
    }
  }
}

/// An exercise of an `any order` that is not done yet, or another block of it.
public struct Station: Hashable, Codable, Sendable {
  /// The id of its block in the session.
  public var block: Int
  /// What it is called.
  public var name: Choosable
  /// Whether the athlete is in it.
  public var isCurrent: Bool
  /// How much of it is done, if it is a total.
  public var total: TotalProgress?

  package init(block: Int, name: Choosable, isCurrent: Bool, total: TotalProgress?) {
    self.block = block
    self.name = name
    self.isCurrent = isCurrent
    self.total = total
  }
}

extension Engine {
  /// How much of its total is done with all sets in the log; nil if a set is not part of a total.
  public func total(of set: LoggedSet) -> TotalProgress? {
    guard case .total = set.work.target, let node = tree.nodes.firstIndex(where: { $0.id == set.occurrence.block })
    else { return nil }
    return total(ofNode: node, rounds: Array(set.occurrence.rounds.dropLast()))
  }

  /// The same for the work at a place.
  func total(at place: Place) -> TotalProgress? {
    place.frames.last?.child.flatMap { total(ofNode: $0, rounds: tree.rounds(of: place.frames)) }
  }

  /// What is left of the `any order` around the current step, or of the one that is open to choose from.
  var stations: [Station] {
    guard let depth = tree.depthOfOrder(around: state.place) ?? openOrder else { return [] }
    let frame = state.place.frames[depth]
    let rounds = tree.rounds(of: Array(state.place.frames[...depth]))
    return tree.stations(of: frame).compactMap { (block) -> Station? in
      guard let name = tree.option(block) else { return nil }
      return Station(
        block: tree.nodes[block].id, name: name, isCurrent: frame.child == block,
        total: total(in: block, rounds: rounds))
    }
  }

  /// Of the first total among the sets of an exercise.
  private func total(in block: Int, rounds: [Int]) -> TotalProgress? {
    for child in tree.nodes[block].children where tree.nodes[child].isPresent {
      if let total = total(ofNode: child, rounds: rounds) { return total }
    }
    return nil
  }

  /// The depth of the `any order` whose next block must be chosen.
  private var openOrder: Int? {
    guard session.rules >= .fourth, state.phase.kind == .choosing, let last = state.place.frames.indices.last,
      case .freeOrder = tree.form(state.place.frames[last].group)
    else { return nil }
    return last
  }

  /// - Parameter rounds: those around the set.
  func total(ofNode node: Int, rounds: [Int]) -> TotalProgress? {
    guard case .step(.work(let work)) = tree.nodes[node].content, case .total(let wanted, let measure) = work.target
    else {
      return nil
    }
    let (block, shared) = (tree.nodes[node].id, tree.rounds(ofTotal: node, among: rounds))
    let done = log.reduce(into: WideInt(0)) { sum, set in
      if set.occurrence.block == block, set.occurrence.rounds.starts(with: shared) {
        sum += set.performance.amount(of: measure)
      }
    }
    return TotalProgress(done: done, of: wanted, measure: measure, units: work.units)
  }
}
