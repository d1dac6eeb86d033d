/// A time after `@`: `swim 5x100m @ 1:45` is from start to start or a pace, `run 4x800m @ 3:20` a pace.

import SessionModel

extension Resolver {
  mutating func reportTime(_ time: Plan.Value, at span: Span) {
    let written = tree.string(span)
    // `@ 72s` is more likely a pace, but only the author knows for which distance.
    let isClock = written.utf8.contains(UInt8(ascii: ":"))
    let ways = waysOfPace(time)
    let paces = ways.all.map { "@ \(written)/\($0)" }
    let sendOff = tree.says(.every, before: Int(span.start), after: Int(span.end)) ? nil : "every \(written)"
    let isPace = ways.isUsual || sendOff == nil
    let certain = paces.count > 1 ? nil : isPace ? paces.first : sendOff
    let fix =
      isClock ? certain.flatMap { text in onlyIntensity(endingWith: span).map { Fix(replace: $0, with: text) } } : nil
    let asPace = paces.map { Hint.writeFor($0, meaning: .pace) }
    let asSendOff = sendOff.map { [Hint.writeFor($0, meaning: .sendOff)] } ?? []
    report(
      .wrongUnit(expected: .intensity, found: .time), at: span, hints: isPace ? asPace + asSendOff : asSendOff + asPace,
      fixes: fix.map { [$0] } ?? [])
  }

  /// The distances that a time after `@` may refer to, the likeliest first: runners think in kilometres, rowers in 500
  /// metres, swimmers in 100, and in the distance of the set if the time is plausible for that.
  private func waysOfPace(_ time: Plan.Value) -> (all: [String], isUsual: Bool) {
    let seconds = (plan.known(time) ?? 0) / 1000
    // Nobody is on the way for thirty years.
    let perKilometre = pacedMillimetres.map { min(seconds, 1_000_000_000) * 1_000_000 / $0 }
    func isOfSet(_ plausible: ClosedRange<WideInt>) -> Bool { perKilometre.map { plausible.contains($0) } ?? false }
    let own = pacedDistance
    switch paced {
    case .run where isPacedInMiles: return (["mi"], (215...1160).contains(seconds))
    case .run:
      guard (135...720).contains(seconds) else { return ([own ?? "km"], own != nil) }
      let isShort = pacedMillimetres.map { $0 < 1_000_000 } ?? false
      if let own, isShort, isOfSet(135...400) { return ([own, "km"], true) }
      return (["km"], true)
    case .rower, .ski: return (75...240).contains(seconds) ? (["500m"], true) : ([own ?? "500m"], false)
    case .bike:
      if let own, isOfSet(60...400) { return ([own], true) }
      return (["km"], false)
    case .swim where isPacedInYards: return (["100yd"], false)
    case .swim:
      // Nobody swims 100 m in 45 s.
      if let own, seconds < 60, isOfSet(460...3000) { return ([own], false) }
      return (["100m"], false)
    case nil, .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      return (["100m"], false)
    }
  }
}
