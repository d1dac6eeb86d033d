/// Attributes that change nothing where they stand: a bell at a squat, a tempo at a rest.

extension Linter {
  mutating func lintWithoutEffect(_ item: Item) {
    let attributes = tree[item.attributes]
    switch item.kind {
    case .exercise(_, let sets):
      for attribute in attributes { lintBellOfWork(attribute, sets) }
      lintRestBesideEvery(attributes)
    case .group: lintHead(attributes)
    case .rest: lint(attributes, besides: Self.ofRests)
    case .breath: lint(attributes, besides: Self.ofBreaths)
    case .sit: lint(attributes, besides: Self.ofSits)
    case .alternatives, .levels, .note, .binding, .call, .loop, .when, .pick, .state, .rule, .assignment, .definition,
      .session, .missing:
      break
    }
  }

  /// The heads of workouts, breathings and meditations.
  mutating func lintHeads() {
    for session in tree.sessions { lintHead(tree[session.attributes]) }
  }

  private static let ofRests: Set<Keyword> = [.note, .cue, .say, .label]
  private static let ofBreaths: Set<Keyword> = [.rest, .note, .cue, .say]
  private static let ofSits: Set<Keyword> = ofBreaths.union([.bell])

  private mutating func lint(_ attributes: ArraySlice<Attribute>, besides taken: Set<Keyword>) {
    for attribute in attributes {
      let keyword = attribute.kind.keyword
      if taken.contains(keyword) { continue }
      // Where it stands between items, it is an error already.
      if case .between = attribute.kind { continue }
      report(.withoutEffect(keyword.word), at: attribute.span, hints: [.remove])
    }
  }

  private mutating func lintHead(_ attributes: ArraySlice<Attribute>) {
    for attribute in attributes {
      switch attribute.kind {
      case .bell, .pause:
        report(.withoutEffect(attribute.kind.keyword.word), at: attribute.span, hints: [.writeAtItems])
      case .rest, .between, .every, .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop,
        .rpe, .rir, .note, .cue, .say, .label, .progress, .optional:
        break
      }
    }
  }

  /// Of a single stretch of time, the bell would tell how much of it is done.
  private mutating func lintBellOfWork(_ attribute: Attribute, _ sets: Nodes<SetEntry>) {
    guard case .bell(let interval) = attribute.kind else { return }
    var hint = Hint.remove
    if sets.count == 1, let entry = tree[sets].first, entry.sets == nil, case .amount(let amount) = entry.target,
      let length = written(amount, .time), let every = written(interval, .time), every > 0, every < length
    {
      hint = stretches(of: length, each: every, at: interval.span)
    }
    report(.withoutEffect(Keyword.bell.word), at: attribute.span, hints: [hint])
  }

  /// Sets that start every two minutes rest until the next start, and after the last one until the next would be.
  private mutating func lintRestBesideEvery(_ attributes: ArraySlice<Attribute>) {
    guard attributes.contains(where: { $0.kind.keyword == .every }) else { return }
    for attribute in attributes {
      guard case .rest(let rest) = attribute.kind, rest.length != nil else { continue }
      report(.withoutEffect(Keyword.rest.word), at: attribute.span, hints: [.remove])
    }
  }
}
