/// `6x400m in 1:40`, `12x400 @ 85s`, `800m in 3:05-3:10`: the time for a distance, which is a pace. The time for
/// anything else goes into a note of the plan.

extension DetailForm {
  static let targetTime = DetailForm { cursor, context in
    let isHeld = context.hasSets && context.measure == .distance && cursor.accept("hold", "holding", "halten")
    guard isHeld || cursor.accept(sign: "@") || cursor.accept("in", "at", "target", "goal", "ziel", "zielzeit"),
      context.equipment == .run || context.hasSets,
      let (low, high, text) = cursor.acceptTargetTime(), cursor.endsTargetTime
    else { return nil }
    guard let stretch = context.stretch, !stretch.isInMiles, (1...7200).contains(low), stretch.metres > 0 else {
      return DetailReading(.remark("in " + text), isGuess: true)
    }
    let times = clock(low) + (high.map { "-" + clock($0) } ?? "")
    let (kilometres, metres) = stretch.metres.quotientAndRemainder(dividingBy: 1000)
    let unit = metres > 0 ? "\(stretch.metres)m" : kilometres == 1 ? "km" : "\(kilometres)km"
    return DetailReading(.intensities(["\(times)/\(unit)"]))
  }

  /// Minutes and seconds, as a plan writes a pace.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}

extension TokenCursor {
  /// `1:40`, `1:25-1:28`, `85s`, `85-88 sec`, in seconds.
  fileprivate mutating func acceptTargetTime() -> (low: Int, high: Int?, text: String)? {
    if case .clock(let low)? = token?.kind, let text = token?.text {
      index += 1
      guard token?.isSign("-") ?? false, case .clock(let high)? = self[1]?.kind, let end = self[1]?.text, high != low
      else { return (low, nil, text) }
      index += 2
      // `1:33-1:30` gets faster.
      return (min(low, high), max(low, high), text + "-" + end)
    }
    guard let (low, high) = acceptRange(), let first = low.whole, acceptUnit(where: { $0 == .second }) != nil else {
      return nil
    }
    return (first, high?.whole, low.text + (high.map { "-" + $0.text } ?? "") + "s")
  }

  /// `@ 4:30/km` is a pace, and `in 10 s hold` no target.
  fileprivate var endsTargetTime: Bool {
    token.map {
      $0.isMark && !$0.isSign("/") && !$0.isSign("-") || $0.isWord && !["per", "min", "er"].contains($0.text)
    }
      ?? true
  }
}
