/// `squat 3x5 @ 40kg each side`: the plates on each side of the bar, but it is one side after the other.

import SessionModel

extension Linter {
  /// Only of lifts with both sides at once, on a straight bar.
  ///
  /// - Returns: whether it is such a load.
  mutating func lintPlatesOfEachSide(_ item: Item, of name: Name) -> Bool {
    guard let (plates, side) = platesOfEachSide(item), let exercise = exercise(named: name),
      exercise.counted?.equipment == .barbell, liftsBothSides(exercise.exercise.key, named: name)
    else { return false }
    let all = Quantity.decimal(2 * Int64(plates.thousandths) + plates.unit.usualBar)
    let unit = plates.unit.canonicalSpelling ?? ""
    report(
      .platesOfEachSide(tree.wordsOfSide(side)), at: side,
      hints: [.writeFor("@ \(all)\(unit)", meaning: .platesAndBar(Quantity.decimal(plates.unit.usualBar) + unit))])
    return true
  }

  /// The load, and the words that say so.
  private func platesOfEachSide(_ item: Item) -> (plates: Quantity, side: Span)? {
    guard let intensity = tree[item.intensities].last, case .value(let load) = intensity.kind,
      case .quantity(let plates) = load.kind, plates.unit.dimension == .mass
    else { return nil }
    for attribute in tree[item.attributes] {
      guard case .side(.each) = attribute.kind else { continue }
      // 16 kg cannot be put together from plates: that is one kettlebell in each hand in turn.
      guard Int64(plates.thousandths) % plates.unit.usualSmallestPlate == 0 else { return nil }
      let words = tree.wordsOfSide(attribute.span)
      return words == "each" || words.hasSuffix(" side") ? (plates, attribute.span) : nil
    }
    return nil
  }

  private func liftsBothSides(_ key: String, named name: Name) -> Bool {
    let words = tree.string(name).lowercased()
    guard !Self.ofOneSide.contains(where: { key.has($0) || words.has($0) }) else { return false }
    return library.entry(for: key)?.usesStraightBar ?? true
  }

  /// What is done with one side at a time, and curls, which many do with dumbbells.
  private static let ofOneSide = [
    "lunge", "split", "step", "single", "one", "1-arm", "unilateral", "stance", "twist", "jefferson", "steinborn",
    "curl", "carry", "rotation", "staggered", "suitcase", "windmill", "kickstand", "alternat", "bent-press",
  ]
}
