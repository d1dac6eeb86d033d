/// The rest between the exercises of a block: `circuit x3 rest 30s between exercises, 2min between rounds < … >`.

import SessionModel

extension Resolver {
  /// The rest between exercises among the attributes of a head.
  mutating func between(among nodes: Nodes<Attribute>) -> Plan.RestLength {
    for attribute in tree[nodes] {
      if case .between(let written) = attribute.kind { return rest(written, with: nodes) }
    }
    return .unstated
  }

  /// The same of a group; reported where its items do not follow each other.
  mutating func between(of item: Item, _ node: GroupItem, _ form: Plan.GroupForm) -> Plan.RestLength {
    guard form.hasItemsInARow, !node.alternates else {
      reportBetween(among: item.attributes, of: tree.string(node.keyword), hint: .remove)
      return .unstated
    }
    return between(among: item.attributes)
  }

  /// `squat 3x5 rest 3min between exercises`: a line is one exercise.
  mutating func reportBetween(among nodes: Nodes<Attribute>, of name: String, hint: Hint? = nil) {
    for attribute in tree[nodes] {
      guard case .between(let written) = attribute.kind else { continue }
      let length = written.length.map { tree.string($0.span) } ?? Keyword.none.word
      report(
        .notTaken(by: name, "\(Keyword.between.word) \(Keyword.exercises.word)"), at: attribute.span,
        hints: [hint ?? .write("; \(Keyword.rest.word) \(length)")])
    }
  }
}

extension Plan.GroupForm {
  /// Whether all of its items are done one after the other.
  fileprivate var hasItemsInARow: Bool {
    switch self {
    case .sequence, .warmup, .cooldown, .rounds, .intervals, .window, .forTime, .ladder: true
    case .lasting, .tabata, .choice, .freeOrder: false
    }
  }
}
