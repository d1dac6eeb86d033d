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
    let certain = isPace ? (paces.count > 1 ? nil : paces.first) : sendOff
    let fix =
      isClock ? certain.flatMap { text in onlyIntensity(endingWith: span).map { Fix(replace: $0, with: text) } } : nil
    let asPace = paces.map { Hint.writeFor($0, meaning: .pace) }
    let asSendOff = sendOff.map { [Hint.writeFor($0, meaning: .sendOff)] } ?? []
    report(
      .wrongUnit(expected: .intensity, found: .time), at: span, hints: isPace ? asPace + asSendOff : asSendOff + asPace,
      fixes: fix.map { [$0] } ?? [])
  }

  /// The distances that a time after `@` may refer to, the likeliest first: the usual one of the sport and that of the set,
  /// as far as somebody is that fast. `isUsual` says whether a pace is likelier than a time from start to start.
  private func waysOfPace(_ time: Plan.Value) -> (all: [String], isUsual: Bool) {
    guard let sport = pacedSport else { return (["100m"], false) }
    // Nobody is on the way for thirty years.
    let seconds = min((plan.known(time) ?? 0) / 1000, 1_000_000_000)
    let own = pacedWay
    let ways = [sport.usual] + (own.map { $0.millimetres == sport.usual.millimetres ? [] : [$0] } ?? [])
    let all = ways.filter { sport.paces.contains($0.secondsPerKilometre(in: seconds)) }.sorted {
      abs($0.secondsPerKilometre(in: seconds) - sport.typical)
        < abs($1.secondsPerKilometre(in: seconds) - sport.typical)
    }
    if all.isEmpty { return ([(own ?? sport.usual).text], own != nil && paced == .run) }
    // Swimmers write their send-offs so.
    let isAlone = tree[pacedSets].first?.sets == nil
    let isSendOff = paced == .swim && !isAlone && all.contains { $0.millimetres == own?.millimetres }
    return (all.map { $0.text }, !isSendOff)
  }

  /// The `400m` of the `6x400m` whose intensities are being read.
  private var pacedWay: PacedWay? {
    guard let (written, span) = pacedAmount, written.unit.dimension == .length else { return nil }
    let millimetres = written.exact.rounded
    guard millimetres > 0 else { return nil }
    let text = tree.string(span).split(separator: " ").joined()
    // `5k` has been reported by now.
    return PacedWay(text: text.last == "k" ? text + "m" : text, millimetres: millimetres)
  }

  /// Whether it is `5x100yd`.
  private var isPacedInYards: Bool { pacedAmount?.written.unit == .yard }

  /// Whether it is `4x1mi`.
  private var isPacedInMiles: Bool { pacedAmount?.written.unit == .mile }

  private var pacedAmount: (written: Quantity, span: Span)? {
    guard pacedSets.count == 1, let entry = tree[pacedSets].first, case .amount(let amount) = entry.target,
      case .quantity(let written) = amount.kind
    else { return nil }
    return (written, amount.span)
  }

  /// How the sport of the exercise writes its paces; nil if nobody gives a pace for it.
  private var pacedSport: PacedSport? {
    switch paced {
    case .run where isPacedInMiles: PacedSport(PacedWay(text: "mi", millimetres: 1_609_344), 100...720, typical: 300)
    case .run: PacedSport(PacedWay(text: "km", millimetres: 1_000_000), 100...720, typical: 300)
    case .rower, .ski: PacedSport(PacedWay(text: "500m", millimetres: 500_000), 150...480, typical: 240)
    case .bike: PacedSport(PacedWay(text: "km", millimetres: 1_000_000), 60...400, typical: 120)
    case .swim where isPacedInYards: PacedSport(PacedWay(text: "100yd", millimetres: 91_440), 460...3000, typical: 1200)
    case .swim: PacedSport(PacedWay(text: "100m", millimetres: 100_000), 460...3000, typical: 1200)
    case nil, .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      nil
    }
  }
}

/// A distance that a pace is written for.
private struct PacedWay {
  var text: String
  var millimetres: WideInt

  func secondsPerKilometre(in seconds: WideInt) -> WideInt { seconds * 1_000_000 / millimetres }
}

/// How those of a sport write their paces, and how fast somebody is in it.
private struct PacedSport {
  var usual: PacedWay
  /// In seconds per kilometre.
  var paces: ClosedRange<WideInt>
  var typical: WideInt

  init(_ usual: PacedWay, _ paces: ClosedRange<WideInt>, typical: WideInt) {
    (self.usual, self.paces, self.typical) = (usual, paces, typical)
  }
}
