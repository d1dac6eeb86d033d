/// `@ 20kg each`, `@ 100kg per hand`, `@ 8kg per arm`: meant are two of them, but it is a side after the other.

import SessionModel

extension Linter {
  mutating func lintLoadOfEachHand(_ item: Item) {
    guard let (load, side) = tree.loadOfEachHand(item) else { return }
    let written = tree.string(load)
    report(
      .loadOfEachHand(tree.wordsOfSide(side)), at: side,
      hints: [
        .writeFor("@ 2x\(written)", meaning: .oneInEachHand),
        .writeFor("@ \(written) \(SideWord.each.words)", meaning: .oneSideThenTheOther),
      ])
  }
}

extension PlanTree {
  /// Such a load, and the words behind it; nil for `each side`, which is clear.
  func loadOfEachHand(_ item: Item) -> (load: Span, side: Span)? {
    guard let intensity = self[item.intensities].last, case .value(let load) = intensity.kind,
      case .quantity(let quantity) = load.kind, quantity.unit.dimension == .mass
    else { return nil }
    for attribute in self[item.attributes] {
      guard case .side(.each) = attribute.kind, endOfText(before: Int(attribute.span.start)) == Int(load.span.end)
      else { continue }
      let words = wordsOfSide(attribute.span)
      let isOfHands = words.hasSuffix(" hand") || words.hasSuffix(" arm") && !saysOneArm(item)
      return !words.contains(" ") || isOfHands ? (load.span, attribute.span) : nil
    }
    return nil
  }

  /// `one-arm row @ 20kg per arm` is clear.
  private func saysOneArm(_ item: Item) -> Bool {
    let written = string(item.span).lowercased()
    return ["one", "single", "1", "unilateral", "einarm", "alternat"].contains { written.hasPrefix($0) }
  }

  /// `per hand`, with one space.
  func wordsOfSide(_ span: Span) -> String { line(span).lowercased() }
}
