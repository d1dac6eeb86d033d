/// A percentage behind a load or an effort in one list: `squat 3 @ rpe 8, 3x5 @ 90%` is 90 % of the one-rep max.

import SessionModel

extension Linter {
  mutating func lintSharesBehindLoads(_ item: Item, _ sets: Nodes<SetEntry>) {
    guard sets.count > 1 else { return }
    let closing = Array(tree[item.intensities])
    var top: TopSet?
    var number: Int? = 0
    for (place, entry) in tree[sets].enumerated() {
      number = number.flatMap { before in (entry.sets.map { plainNumber($0) } ?? 1).map { before + $0 } }
      guard let own = entry.intensity.map({ tree[$0] }) ?? (closing.count == sets.count ? closing[place] : nil) else {
        return
      }
      if let share = bareShare(own) {
        // The first percentage says what the others are of.
        guard let top else { return }
        if !top.isEffort || isBeyondMax(share, entry) { report(share, of: top.number) }
      } else if let isEffort = own.isEffort(in: self) {
        top = TopSet(number: number, isEffort: isEffort)
      } else {
        return
      }
    }
  }

  /// `3x5 @ 90%`: as a share of the max it is more than so many reps allow. Behind a single at an RPE, `4x4 @ 78%` is
  /// usually of the max.
  private func isBeyondMax(_ share: Expression, _ entry: SetEntry) -> Bool {
    guard case .amount(let amount) = entry.target, let reps = plainNumber(lowEnd(of: amount)),
      let most = RepMax.share(reps: reps, rpeTenths: 100), let share = written(share, .share)
    else { return false }
    return share > most
  }

  private mutating func report(_ share: Expression, of number: Int?) {
    let written = tree.string(share.span)
    report(
      .shareBehindLoad, at: share.span,
      hints: [
        .writeFor("\(written) of lifted(\(number ?? 1))", meaning: .shareOfThatSet),
        .writeFor("\(written) of max", meaning: .share),
      ])
  }

  /// `90%`, `85-90%`
  private func bareShare(_ intensity: Intensity) -> Expression? {
    guard case .value(let value) = intensity.kind, case .quantity(let share) = lowEnd(of: value).kind,
      share.unit == .percent
    else { return nil }
    return value
  }
}

/// The last set before the percentages.
private struct TopSet {
  var number: Int?
  /// Whether it has an effort, and no load.
  var isEffort: Bool
}

extension Intensity {
  /// Nil if it is neither a load nor an effort.
  fileprivate func isEffort(in linter: Linter) -> Bool? {
    switch kind {
    case .each, .ask: false
    case .effort(.rpe), .effort(.rir): true
    case .value(let load): linter.written(linter.highEnd(of: load))?.dimension == .mass ? false : nil
    case .effort(.zone), .ramp, .alternatives, .missing: nil
    }
  }
}
