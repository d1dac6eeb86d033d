/// Loads that the plan leaves open (`@ ask`, a share of an unknown max): what is entered carries to the sets after it.
extension Engine {
  /// A load that was entered where the plan leaves it open is suggested for later sets with the same question.
  ///
  /// - Parameter old: what was suggested before, because of the same set.
  mutating func carry(_ load: Mass, in unit: Units?, from work: Work, at node: Int, replacing old: Mass? = nil) {
    guard session.rules >= .second, work.load.isOpen else { return }
    let complex = self.complex(around: node)
    let ahead = complex.map { setsAhead(in: $0) } ?? setsAhead(of: work.exercise.key)
    func suggested(_ content: Block.Content) -> Block.Content? {
      guard case .step(.work(var later)) = content, later.role == work.role else { return nil }
      let isSame = later.load == work.load || old != nil && later.load == .asked(suggestion: old)
      guard complex == nil ? isSame : later.load.isOpen else { return nil }
      later.load = .asked(suggestion: load)
      if unit != later.units?.load {
        later.units = WrittenUnits(load: unit, distance: later.units?.distance, pace: later.units?.pace)
      }
      return .step(.work(later))
    }
    guard work.load != .asked(suggestion: load) else { return }
    tree.edit { nodes in
      for node in ahead {
        if let content = suggested(nodes[node].content) { nodes[node].content = content }
      }
    }
    if let step = state.step, let later = suggested(.step(step)), case .step(let new) = later, state.runningSet != nil,
      state.answerable?.occurrence != tree.occurrence(of: state.place)
    {
      state.step = new
    }
  }
}

extension Performance {
  /// A set done as prescribed takes the load that the plan suggests; under the first rules it had no load.
  func taking(suggestionOf work: Work, by rules: RulesVersion) -> Performance {
    guard rules >= .second, load == nil, case .asked(let suggestion?) = work.load else { return self }
    var full = self
    full.load = suggestion
    full.units = .given(load: work.units?.load, distance: units?.distance)
    return full
  }
}

extension Load {
  /// Whether only the athlete knows it.
  var isUnknown: Bool {
    switch self {
    case .asked(nil), .share: true
    case .unstated, .mass, .bodyweight, .asked: false
    }
  }

  /// Whether the athlete is to enter it.
  package var isOpen: Bool {
    switch self {
    case .asked, .share: true
    case .unstated, .mass, .bodyweight: false
    }
  }
}
