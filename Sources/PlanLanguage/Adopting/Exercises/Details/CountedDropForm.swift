/// `drop to 15kg x 10, 10kg x 8`, `dropset 8 @ 15kg, 8 @ 10kg`, `Dropsatz 15 kg für 10 Wdh`: lighter sets with their reps.

extension DetailForm {
  static let countedDrop = DetailForm { cursor, context in
    guard context.hasSets, context.takesLoads, cursor.acceptDropWords()?.saysDrop ?? false,
      let sets = cursor.acceptLighterSets(context)
    else { return nil }
    return DetailReading(.attribute(.drop, sets.joined(separator: ", ")), isGuess: true)
  }
}

extension TokenCursor {
  fileprivate mutating func acceptLighterSets(_ context: DetailContext) -> [String]? {
    var sets: [String] = []
    while let set = acceptLighterSet(context) {
      sets.append(set)
      let end = index
      let isJoined = accept(sign: ",") || accept(sign: "+") || accept(sign: "/")
      if accept("then", "and", "dann", "und") || acceptArrow() || isJoined, token?.number != nil { continue }
      index = end
      break
    }
    return sets.isEmpty ? nil : sets
  }

  /// `15kg x 10`, `10 @ 15kg`, as a plan writes it.
  private mutating func acceptLighterSet(_ context: DetailContext) -> String? {
    let start = index
    guard let first = acceptNumber() else { return nil }
    let load = acceptUnit { $0.isMass || $0 == .percent }
    let saysReps = load == nil && acceptUnit { $0 == .reps } != nil
    let hasAt = accept(sign: "@")
    guard hasAt || accept("x", "at", "for", "à", "für", "mit", "bei"), let second = acceptNumber() else {
      index = start
      return nil
    }
    let other = acceptUnit { $0.isMass || $0 == .percent }
    if load == nil, saysReps || hasAt || other != nil {
      return "\(first.text) @ \(second.text)\((other ?? context.bareLoads).rawValue)"
    }
    _ = acceptUnit { $0 == .reps }
    return "\(second.text) @ \(first.text)\((load ?? context.bareLoads).rawValue)"
  }
}
