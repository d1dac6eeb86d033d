/// The head of one group, and how the parts of a line become nested groups.

/// The head of one group, as a plan writes it.
struct HeadDraft: Hashable {
  var kind: HeadPart.Kind
  var times: Int?
  var details: [String]
  /// The amount for items that give none.
  var station: String?
  /// Whether its number counts rounds in which each of its items has its turn.
  var timesAreRounds = false
  var isGuess = false
  var alternates = false
  /// The rest between its exercises, each of which is done for all of its intervals before the next.
  var restBetween: String?

  /// The groups that these parts of a head make; nil if one of them lacks something.
  static func nested(_ parts: [HeadPart]) -> [HeadDraft]? {
    var heads = ofEachKind(parts)
    placeIntervalsInCircuit(&heads)
    leaveOutRoundsOfMinutes(&heads)
    let hasRest = heads.contains { $0.kind == .rounds && !$0.details.isEmpty }
    giveRounds(in: &heads, hasRest: hasRest)
    // Rounds with a rest after each are around their intervals.
    return heads.sorted {
      if hasRest, $0.kind == .rounds, $1.kind == .tabata { return true }
      return !(hasRest && $0.kind == .tabata && $1.kind == .rounds) && $0.kind < $1.kind
    }
  }

  /// One head for the parts of each kind, and one for each ladder.
  private static func ofEachKind(_ parts: [HeadPart]) -> [HeadDraft] {
    var heads: [HeadDraft] = []
    for part in parts {
      if let place = heads.firstIndex(where: { $0.kind == part.kind }) {
        heads[place].details += part.details.filter { !heads[place].details.contains($0) }
        heads[place].times = heads[place].times ?? part.times
        heads[place].isGuess = heads[place].isGuess || part.isGuess
      } else {
        heads.append(
          HeadDraft(
            kind: part.kind, times: part.times, details: part.details, station: part.station, isGuess: part.isGuess,
            restBetween: part.restBetween))
      }
      if let rungs = part.rungs { heads.append(HeadDraft(kind: .ladder, details: [rungs])) }
    }
    return heads
  }

  /// `Circuit, 40s on / 20s off`: the intervals are those of its stations.
  private static func placeIntervalsInCircuit(_ heads: inout [HeadDraft]) {
    guard let circuit = heads.firstIndex(where: { $0.kind == .circuit }),
      let tabata = heads.firstIndex(where: { $0.kind == .tabata && $0.times == nil && !$0.details.isEmpty })
    else { return }
    let isRested = heads[circuit].details.contains { $0.hasPrefix("rest") }
    if isRested, heads[circuit].times != nil {
      // Those with a rest after each are around the intervals.
      heads.append(HeadDraft(kind: .rounds, times: heads[circuit].times, details: heads[circuit].details))
    } else if let times = heads[circuit].times {
      (heads[tabata].times, heads[tabata].timesAreRounds) = (times, true)
    }
    heads.remove(at: circuit)
  }

  /// `EMOM 20 min, 5 rounds`: as many minutes have as many rounds.
  private static func leaveOutRoundsOfMinutes(_ heads: inout [HeadDraft]) {
    guard let emom = heads.firstIndex(where: { $0.kind == .emom && !$0.details.isEmpty }),
      let rounds = heads.firstIndex(where: { $0.kind == .rounds && $0.details.isEmpty })
    else { return }
    heads[emom].isGuess = true
    heads.remove(at: rounds)
  }

  /// A circuit, a superset or a tabata takes the rounds itself.
  private static func giveRounds(in heads: inout [HeadDraft], hasRest: Bool) {
    let takers: Set<HeadPart.Kind> = [.circuit, .superset, .tabata]
    guard let rounds = heads.firstIndex(where: { $0.kind == .rounds }),
      let taker = heads.firstIndex(where: {
        takers.contains($0.kind) && $0.times == nil && !($0.kind == .tabata && hasRest)
      })
    else { return }
    heads[taker].times = heads[rounds].times
    heads[taker].timesAreRounds = true
    heads[taker].station = heads[taker].station ?? heads[rounds].station
    if heads[taker].kind != .tabata { heads[taker].details += heads[rounds].details }
    heads.remove(at: rounds)
  }

  /// Without the block.
  var text: String {
    var words = [word]
    if let times, kind != .tabata || times != 8 { words.append("x\(times)") }
    words += details
    if kind == .every { words.swapAt(1, 2) }
    if alternates { words.append("alternate") }
    return words.joined(separator: " ")
  }

  private var word: String {
    switch kind {
    case .forTime: "for time"
    case .forLoad: "for load"
    case .amrap: "amrap"
    case .emom: "emom"
    case .every: "every"
    case .tabata: "tabata"
    case .superset: "superset"
    case .circuit: "circuit"
    case .rounds: "rounds"
    case .complex: "complex"
    case .ladder: "ladder"
    }
  }
}
