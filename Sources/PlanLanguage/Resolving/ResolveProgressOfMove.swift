/// Which `progress` an exercise has, its own or that of a head around it, and whether it has something to change.

import SessionModel

/// What the heads around an exercise give to it.
struct HeadsAround {
  /// Whether the innermost `@` around it is a load.
  var haveLoad = false
  /// What the innermost head says that has a `progress`.
  var progress: OfHead?

  /// The `progress` of a head.
  struct OfHead {
    var written: Progress
    var label: String?
    /// The file in which it is written.
    var file: Int
    /// What decides about it if everything inside is done with one bar, and so rises together.
    var decision: Int32?
  }
}

extension Resolver {
  /// Resolves what is inside a head, to which its load and its `progress` apply.
  ///
  /// - Parameter givesLoad: whether the group itself gives a load, as a ladder of loads does.
  mutating func inside(
    _ attributes: Nodes<Attribute>, _ defaults: Plan.Defaults?, givesLoad: Bool = false, isOneBar: Bool = false,
    _ body: (inout Resolver) -> Extent
  ) -> Extent {
    let outer = around
    if let said = defaults?.intensity ?? defaults?.intensityOfRound.first { around.haveLoad = isLoad(said) }
    if givesLoad { around.haveLoad = true }
    let written = plan.rulesVersion >= .fifteenth ? progress(among: attributes) : nil
    if let written {
      around.progress = HeadsAround.OfHead(
        written: written, label: defaults?.attributes.label, file: file)
    }
    if isOneBar, var head = around.progress, head.decision == nil {
      head.decision = nextDecision()
      around.progress = head
    }
    let before = progressesTaken
    let extent = body(&self)
    around = outer
    if let written, progressesTaken == before, !isInUnusedTemplate {
      report(.progressOfNoneInside, at: written.span, hints: [isOfLoad(written.gain) ? .loadToBeginWith : .remove])
    }
    return extent
  }

  /// The place of the progression of an exercise.
  ///
  /// - Parameter own: what it says itself.
  mutating func progression(
    of exercise: Plan.ExerciseID, own: Progress?, _ attributes: Plan.Attributes, sets: Range<Int32>,
    _ entries: Nodes<SetEntry>, _ intensities: Nodes<Intensity>
  ) -> Int32? {
    if let own {
      progressesTaken += 1
      guard let place = progression(own, of: exercise, label: attributes.label, sets: sets),
        !reportShareOfAmount(plan.progressions[Int(place)], of: exercise, attributes, sets, entries),
        !reportNoLoad(plan.progressions[Int(place)], of: exercise, attributes, sets, entries, intensities)
      else { return nil }
      decide(place, own, head: nil, sets, attributes)
      return place
    }
    guard let head = around.progress, isChanged(by: head, sets, attributes) else { return nil }
    progressesTaken += 1
    let here = file
    enter(head.file)
    defer { enter(here) }
    guard
      let place = progression(head.written, of: exercise, label: attributes.label ?? head.label, sets: sets)
    else { return nil }
    decide(place, head.written, head: head.decision, sets, attributes)
    return place
  }

  // MARK: What it changes

  /// Whether the `progress` of a head is about something that an exercise has: a load for more load, reps for more reps.
  private mutating func isChanged(
    by head: HeadsAround.OfHead, _ sets: Range<Int32>, _ attributes: Plan.Attributes
  ) -> Bool {
    switch head.written.gain {
    case .missing: return false
    case .max: return hasLoad(sets, attributes)
    case .reps: return counted(by: sets) == .number && hasLoad(sets, attributes)
    case .change(let step, _, let then):
      let here = file
      enter(head.file)
      let dimension = dimension(of: step)
      enter(here)
      guard let dimension, dimension != .mass, dimension != .share else { return hasLoad(sets, attributes) }
      return counted(by: sets) == dimension && (then == nil || hasLoad(sets, attributes))
    }
  }

  private mutating func isOfLoad(_ gain: Progress.Gain) -> Bool {
    guard case .change(let step, _, _) = gain else { return true }
    let dimension = dimension(of: step)
    return dimension == .mass || dimension == .share
  }

  func hasLoad(_ sets: Range<Int32>, _ attributes: Plan.Attributes) -> Bool {
    guard !sets.isEmpty else { return attributes.intensity.map(isLoad) ?? around.haveLoad }
    return plan.sets[sets.range].contains { $0.intensity.map(isLoad) ?? around.haveLoad }
  }

  private func isLoad(_ intensity: Plan.Intensity) -> Bool {
    switch intensity {
    case .mass, .share, .shareAnd, .bodyweight, .asked: true
    case .byLevel(let first, let count): plan.alternatives[Int(first)..<Int(first + count)].contains { isLoad($0) }
    case .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp: false
    }
  }

  /// `squat 3x5 @ rpe 8 progress +2.5kg`: nothing says from where the load rises. What is done with one's own weight
  /// begins with that.
  private mutating func reportNoLoad(
    _ progression: Plan.Progression, of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes,
    _ sets: Range<Int32>, _ entries: Nodes<SetEntry>, _ intensities: Nodes<Intensity>
  ) -> Bool {
    guard plan.rulesVersion >= .fifteenth, !isInUnusedTemplate, progression.gain.changesLoad,
      !hasLoad(sets, attributes), !isOfOwnWeight(exercise)
    else { return false }
    report(
      .progressWithoutLoad, at: progression.span, hints: [.loadToBeginWith],
      fixes: file == 0 ? askForLoad(entries, intensities) : [])
    return true
  }

  private func isOfOwnWeight(_ exercise: Plan.ExerciseID) -> Bool {
    switch plan.exercises[Int(exercise.index)].counted?.equipment {
    case .bodyweight, .rings: true
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .band, .rower, .bike, .ski, .run, .swim, .sled, .sandbag,
      .medicineBall, .other, nil:
      false
    }
  }

  /// `@ ask`, and `@ ask rpe 8`: the first session asks for the load. No edit where each entry has an `@` of its own.
  private func askForLoad(_ entries: Nodes<SetEntry>, _ intensities: Nodes<Intensity>) -> [Fix] {
    guard let last = tree[entries].last, tree[entries].allSatisfy({ $0.intensity == nil }) else { return [] }
    guard let first = tree[intensities].first else {
      return [Fix(replace: Span(start: last.span.end, end: last.span.end), with: " @ ask")]
    }
    guard intensities.count == 1 else { return [] }
    switch first.kind {
    case .effort(.rpe), .effort(.rir): break
    case .value, .each, .effort(.zone), .ask, .ramp, .alternatives, .missing: return []
    }
    var text = tree.string(first.span)
    let hasSign = text.hasPrefix("@")
    if hasSign { text.removeFirst() }
    let effort = String(text.drop { $0 == " " })
    return [Fix(replace: first.span, with: (hasSign ? "@ " : "") + "ask " + effort)]
  }
}

extension Plan.Progression.Gain {
  /// Whether it changes the load, at once or at the end of a range.
  var changesLoad: Bool {
    switch self {
    case .load, .range, .amount(_, upTo: _, then: .some): true
    case .max, .amount(_, upTo: _, then: nil): false
    }
  }

  var isOfMax: Bool { if case .max = self { true } else { false } }
}
