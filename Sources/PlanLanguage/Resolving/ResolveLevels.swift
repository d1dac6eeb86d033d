/// Levels: the names that a workout gives them, and the alternatives, one for each level.

import SessionModel

extension Resolver {
  /// The levels of a workout that names none.
  static let usualLevels = ["as prescribed", "scaled"]

  // MARK: Names

  /// Reads the names at the top of a workout, and forgets those of the one before. Without any, those of its program
  /// count.
  mutating func readLevels(of body: Body) {
    hasAlternatives = false
    levelsPlace = placeOfLevels(in: body)
    levels = levelsPlace.map { namedLevels(at: $0) } ?? levelsOfProgram
  }

  /// Reads the names at the top of a program.
  mutating func readLevels(ofProgram body: Body) {
    levelsOfProgram = nil
    guard let place = placeOfLevels(in: body) else { return }
    levelsOfProgram = namedLevels(at: place)
    for index in body.items.range where index != place {
      if case .levels = tree.items[index].kind { checkPlace(ofLevelsAt: index) }
    }
  }

  private func placeOfLevels(in body: Body) -> Int? {
    body.items.range.first {
      if case .levels = tree.items[$0].kind { true } else { false }
    }
  }

  private mutating func namedLevels(at place: Int) -> [String] {
    guard case .levels(let names) = tree.items[place].kind else { return [] }
    var seen: [String] = []
    for name in tree[names] {
      let written = tree.string(name)
      if seen.contains(where: { $0.lowercased() == written.lowercased() }) {
        report(.levelTwice(written), at: name.span, hints: [.remove])
      } else {
        seen.append(written)
      }
    }
    return seen
  }

  /// Only the workout itself has levels, and only once.
  mutating func checkPlace(ofLevelsAt index: Int) {
    guard file != 0 || index != levelsPlace else { return }
    report(.levelsElsewhere, at: tree.items[index].span, hints: [.placeLevels])
  }

  /// The levels of the workout that has been read; none if nothing in it depends on them.
  var levelsInUse: [String] {
    guard hasAlternatives || levelsPlace != nil else { return [] }
    return levels ?? Self.usualLevels
  }

  // MARK: Alternatives

  /// Exercises, one of which is done.
  mutating func resolveAlternatives(_ options: Nodes<Item>, at span: Span, in context: ItemContext) -> Extent {
    noteAlternatives(options.count, at: span)
    let place = open(.levels, at: span)
    var extent = Extent()
    // A mistake in what several of them share is reported once.
    instances += 1
    isAmongAlternatives = true
    for index in options.range {
      extent = extent.widened(
        to: part(at: tree.items[index].span) { $0.resolve(index, in: context) })
    }
    isAmongAlternatives = false
    instances -= 1
    close(place)
    return extent
  }

  /// Intensities, one of which is meant. An `of` after the last one belongs to all: `75% or 70% of tm`.
  mutating func intensity(
    _ options: Nodes<AlternativeIntensity>, of whole: Expression?, at span: Span
  ) -> Plan.Intensity? {
    noteAlternatives(options.count, at: span)
    let whole = whole ?? tree[options].last.flatMap { tree.wholeOfShare($0.intensity) }
    var resolved: [Plan.Intensity] = []
    for index in options.range {
      guard let option = intensity(tree.alternativeIntensities[index].intensity, of: whole) else { return nil }
      resolved.append(option)
    }
    plan.alternatives += resolved
    return .byLevel(
      Int32(truncatingIfNeeded: plan.alternatives.count - resolved.count),
      count: Int32(truncatingIfNeeded: resolved.count))
  }

  /// Fewer alternatives than levels are fine: the last one counts for the rest.
  mutating func noteAlternatives(_ count: Int, at span: Span) {
    hasAlternatives = true
    let names = levels ?? Self.usualLevels
    guard count > names.count, !isInUnusedTemplate else { return }
    report(.tooManyAlternatives(count, levels: names), at: span, hints: [.nameLevels(count)])
  }
}
