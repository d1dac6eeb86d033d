/// `row 500m @ 20kg`: what is rowed, ridden or swum has no load. Who runs may wear a vest.

import SessionModel

extension Linter {
  mutating func lintLoadsOfMachines(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name, on equipment: Equipment) {
    // Some sets of a few reps are of a lift (`lintMachine`).
    guard equipment != .run, let first = tree[sets].first, !isFewReps(first.target) else { return }
    let written = tree.string(name)
    let words = written.lowercased().split(separator: " ")
    guard !words.contains(where: { Self.carried.contains(String($0)) }) else { return }
    for load in ownIntensities(item, sets).compactMap({ $0.load }) {
      guard case .quantity(let low) = load.kind, low.unit.dimension == .mass else { continue }
      report(.loadOfMachine(written), at: load.span, hints: [.write("note \"\(tree.string(load.span))\"")])
    }
  }

  /// Words of names that say what weighs.
  private static let carried: Set<String> = [
    "vest", "weighted", "sled", "carry", "ruck", "backpack", "weste", "gewichtsweste", "schlitten", "rucksack",
  ]
}
