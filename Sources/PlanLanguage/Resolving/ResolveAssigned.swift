/// What an assignment names that is no state: the way from there to one.

import SessionModel

extension Resolver {
  /// `ftp = 95% of watts`, `pace = 4:30/km`: no `state` has this name.
  mutating func reportUnknownState(_ name: String, of dimension: Plan.Dimension?, at span: Span) {
    guard isHeard(.script(.unknownState(name)), at: span) else { return report(.unknownState(name), at: span) }
    if let hint = Hint(keeping: name) { return report(.unknownState(name), at: span, hints: [hint]) }
    let states = scope.entries.filter {
      if case .reference(.state) = node(ofValue: $0.value) { true } else { false }
    }
    if let near = nearestWord(to: name, among: states.map { $0.name }) {
      return report(.script(.unknownState(name)), at: span, suggesting: near)
    }
    let first = dimension.flatMap { $0.example }
    report(.unknownState(name), at: span, hints: first.map { [.declareState(name, first: $0)] } ?? [])
  }

  /// `let race = 4:30/km`, and a rule that changes it. In a block of items, `state` can take the place of `let`.
  mutating func reportNoState(_ name: String, declaredAt place: Span, at span: Span) {
    let binding = file == 0 ? tree.lets.first { $0.name.span == place } : nil
    var fixes: [Fix] = []
    let item = tree.items.first { item in
      if case .binding(let id) = item.kind { tree[id].name.span == place } else { false }
    }
    if let item, !tree.rules.contains(where: { $0.body.span.start <= place.start && place.end <= $0.body.span.end }) {
      let keyword = Keyword.let.word.utf8.count
      let start = item.span.start
      fixes = [Fix(replace: Span(start: start, end: start + UInt32(keyword)), with: Keyword.state.word)]
    }
    let hint = binding.map { binding in
      Hint.stateInsteadOfLet("state \(tree.string(binding.name)) = \(tree.string(binding.value.span))")
    }
    report(
      .notAState(name), at: span, labels: [Diagnostic.Label(.namedHere, at: place)], hints: hint.map { [$0] } ?? [],
      fixes: fixes)
  }
}

extension Hint {
  /// For a value of the profile, which a rule cannot change; nil for any other name.
  fileprivate init?(keeping name: String) {
    switch name {
    case "ftp":
      self = .keepInState("threshold", first: "ftp", asked: "watts", firstAsked: "200w")
    case "max heart rate", "max hr", "hr max": self = .declareState("top rate", first: "max heart rate")
    case "tm", "training max": self = .declareState("tm", first: "90% of max(squat)")
    default: return nil
    }
  }
}

extension Plan.Dimension {
  /// A first value for a state; nil for what is written as an effort.
  fileprivate var example: String? {
    switch self {
    case .number: "1"
    case .mass: "80kg"
    case .time: "30s"
    case .length: "400m"
    case .energy: "20cal"
    case .share: "75%"
    case .power: "200w"
    case .heartRate: "150bpm"
    case .cadence: "90rpm"
    case .strokeRate: "28spm"
    case .pace: "4:30/km"
    case .rpe, .rir: nil
    }
  }
}
