/// `@ 20kg each`, `@ 100kg per hand`: meant are two of them, but it is a side after the other.

import SessionModel

extension Linter {
  mutating func lintLoadOfEachHand(_ item: Item) {
    guard let intensity = tree[item.intensities].last, case .value(let load) = intensity.kind,
      case .quantity(let quantity) = load.kind, quantity.unit.dimension == .mass
    else { return }
    for attribute in tree[item.attributes] {
      guard case .side(.each) = attribute.kind, tree.endOfText(before: Int(attribute.span.start)) == Int(load.span.end)
      else { continue }
      let words = tree.string(attribute.span).lowercased().split { $0.isWhitespace }
      guard words.count == 1 || words.last == "hand" else { continue }
      let side = SideWord.each.words
      report(
        .loadOfEachHand(words.joined(separator: " ")), at: attribute.span,
        hints: [
          .writeFor("@ 2x\(tree.string(load.span))", meaning: .oneInEachHand),
          .writeFor("@ \(tree.string(load.span)) \(side)", meaning: .oneSideThenTheOther),
        ])
    }
  }
}
