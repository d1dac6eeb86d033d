/// `barbell curl 10 @ 20kg drop 80%`: less than the bar itself, so that the drop is no lighter than the set.

import SessionModel

extension Linter {
  /// Shares of a written load of a lift with a straight bar. A load that is written is never rounded.
  mutating func lintDropsToTheBar(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let work = ownIntensities(item, sets).last, case .value(let load) = work.kind,
      case .quantity(let whole) = load.kind, whole.unit.dimension == .mass,
      let key = exercise(named: name)?.exercise.key, library.entry(for: key)?.usesStraightBar == true
    else { return }
    for attribute in tree[item.attributes] {
      guard case .drop(let drops) = attribute.kind else { continue }
      let loads = tree[drops].map { left(of: whole, $0.load) }
      // Others are reported by themselves: shares that leave little, and those that do not fall.
      let all = loads.compactMap { $0 }
      guard all.allSatisfy({ $0 * 2 >= Int64(whole.thousandths) }), zip(all, all.dropFirst()).allSatisfy({ $0 > $1 })
      else {
        return
      }
      var before = Int64(whole.thousandths)
      for (drop, load) in zip(tree[drops], loads) {
        guard let load else { return }
        let lifted = max(load, whole.unit.usualBar)
        if load > 0, lifted >= before {
          let unit = whole.unit.canonicalSpelling ?? ""
          let written = loads.map { Quantity.decimal($0 ?? 0) + unit }.joined(separator: ", ")
          return report(
            .dropToTheBar(Quantity.decimal(load) + unit), at: drop.load.span,
            hints: [.write("\(Keyword.drop.word) \(written)")])
        }
        before = lifted
      }
    }
  }

  /// So many percent of a load, in its thousandths; nil for what is no percentage.
  private func left(of whole: Quantity, _ share: Expression) -> Int64? {
    guard case .quantity(let share) = share.kind, share.unit == .percent else { return nil }
    return Int64(whole.thousandths) * Int64(share.thousandths) / 100_000
  }
}

extension Unit {
  /// The usual bar, of 20 kg or 45 lb, in thousandths of this unit.
  var usualBar: Int64 { self == .pound ? 45_000 : 20_000 }

  /// The smallest plate that every gym has, of 1.25 kg or 2.5 lb, in thousandths of this unit.
  var usualSmallestPlate: Int64 { self == .pound ? 2_500 : 1_250 }
}
