/// Parts of a set that are held: `dead hang 3x(7, 7, 7) pause 3s` counts reps, and a cluster takes no seconds. Parts that
/// rise from one: `kettlebell press 3x(1, 2, 3)` may be meant as a ladder.

import SessionModel

extension Linter {
  mutating func lintCluster(_ item: Item, _ entry: SetEntry, _ parts: Nodes<ClusterSet>, of name: Name) {
    guard let counted = counted(name), counted.isHeld, !holdsReps(item) else {
      return lintRisingParts(item, entry, parts, of: name)
    }
    let numbers = tree[parts].compactMap { $0.amount.flatMap { plainNumber($0) } }
    guard numbers.count == parts.count else { return }
    let hint = tree.holds(numbers.map { "\($0)s" }, of: name, entry, pause: pause(of: item))
    report(
      .repsOf(tree.string(name), countedBy: counted.measure), at: entry.span, hints: [hint].compactMap { $0 })
  }

  /// `kettlebell press 3x(1, 2, 3) @ 24kg`, if nothing says how long the pauses are.
  private mutating func lintRisingParts(_ item: Item, _ entry: SetEntry, _ parts: Nodes<ClusterSet>, of name: Name) {
    let numbers = tree[parts].compactMap { $0.amount.flatMap { plainNumber($0) } }
    guard numbers.count > 2, numbers == Array(1...parts.count), pause(of: item) == nil, entry.intensity == nil,
      case .exercise(_, let sets) = item.kind, sets.count == 1, item.intensities.count < 2
    else { return }
    let rungs = numbers.map { "\($0)" }.joined(separator: "-")
    let times = entry.sets.map { " x\(tree.string($0.span))" } ?? ""
    let load = tree[item.intensities].first.map { " @ \(tree.string($0.span))" } ?? ""
    report(
      .risingParts(rungs), at: entry.span,
      hints: [
        .writeFor("ladder \(rungs)\(times) < \(tree.string(name))\(load) >", meaning: .rungs),
        .writeFor("pause 15s", meaning: .partsOfSet),
      ])
  }

  private func pause(of item: Item) -> Expression? {
    for attribute in tree[item.attributes] {
      if case .pause(let length) = attribute.kind { return length }
    }
    return nil
  }
}

extension PlanTree {
  /// The parts of a cluster as holds of their own: `rounds x3 < dead hang 3x7s rest 3s >`.
  func holds(_ times: [String], of name: Name, _ entry: SetEntry, pause: Expression?) -> Hint? {
    guard !times.isEmpty, times.count < 7 else { return nil }
    let rest = pause.map { " \(Keyword.rest.word) \(string($0.span))" } ?? ""
    let holds = "\(string(name)) \(times.asSets)\(rest)"
    guard let sets = entry.sets else { return .write(holds) }
    return .write("\(Keyword.rounds.word) x\(string(sets.span)) < \(holds) >")
  }
}

extension [String] {
  /// The amounts of some sets: `3x7s`, or `7s, 5s`.
  var asSets: String {
    guard let first else { return "" }
    return allSatisfy { $0 == first } ? "\(count)x\(first)" : joined(separator: ", ")
  }
}
