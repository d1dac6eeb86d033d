/// What the tree knows about a token and the token does not: which name it belongs to, and what its sign means.

struct TreeMarks {
  /// Where names of unquoted words begin, and the names.
  var names: [UInt32: Name] = [:]
  /// Where the `3` of `3x8` and the `2` of `2x24kg` end.
  var countEnds: Set<UInt32> = []
  /// Where the `5` of `5+` ends.
  var openEnds: Set<UInt32> = []
  /// Where `rpe8` begins, which is two words.
  var efforts: Set<UInt32> = []
  /// Where `tempo` begins, with its digits and its end.
  var tempos: [UInt32: (digits: TempoDigits, end: UInt32)] = [:]
  /// Where the `@` of `@ 24in` is, which is `height`.
  var heights: Set<UInt32> = []
  /// Where the `@` of `@ 90rpm` is, which is `cadence`.
  var cadences: Set<UInt32> = []
  /// Where the numbers of heights begin: after them, a separate `in` is the unit.
  var heightNumbers: Set<UInt32> = []
  /// Where the words for a side begin, with its one spelling and their end.
  var sides: [UInt32: (text: String, end: UInt32)] = [:]
  /// Where an `alternating` before its name begins, and where its item ends: there it is written.
  var leadingSides: [UInt32: UInt32] = [:]
  /// Where a `<` begins a separate item, and not the block of the head before it.
  var bareBlocks: Set<UInt32> = []

  init(_ tree: PlanTree) {
    markNames(of: tree)
    markSets(of: tree)
    markIntensities(of: tree)
    for attribute in tree.attributes {
      if case .tempo(let digits) = attribute.kind { tempos[attribute.span.start] = (digits, attribute.span.end) }
      if case .height(let options) = attribute.kind {
        heights.insert(attribute.span.start)
        for option in tree[options] { heightNumbers.insert(option.span.start) }
      }
      if case .cadence = attribute.kind { cadences.insert(attribute.span.start) }
      if case .side(let side) = attribute.kind {
        let isDirection = tree.string(attribute.span).lowercased().hasSuffix("direction")
        sides[attribute.span.start] = (isDirection ? "each direction" : side.words, attribute.span.end)
      }
    }
    markLeadingSides(of: tree)
    // Which of two things is meant is asked, so the layout does not decide it.
    for item in tree.items {
      guard let (_, side) = tree.loadOfEachHand(item) else { continue }
      sides[side.start] = (tree.wordsOfSide(side), side.end)
    }
    for item in tree.items where tree.bytes(item.span).first == UInt8(ascii: "<") {
      bareBlocks.insert(item.span.start)
    }
  }

  /// What the `@` there is written as, if an attribute follows it.
  func attribute(behindAt place: UInt32) -> Keyword? {
    heights.contains(place) ? .height : cadences.contains(place) ? .cadence : nil
  }

  /// `alternating lunge 20` is `lunge 20 alternate sides`.
  private mutating func markLeadingSides(of tree: PlanTree) {
    for item in tree.items {
      guard case .exercise(let name, _) = item.kind else { continue }
      for attribute in tree[item.attributes] {
        guard case .side(.alternate) = attribute.kind, attribute.span.start < name.span.start,
          attribute.span.range.count == Keyword.alternating.word.utf8.count
        else { continue }
        leadingSides[attribute.span.start] = item.span.end
      }
    }
  }

  /// Names of exercises and titles, which are shown as written; names of values ignore case.
  private mutating func markNames(of tree: PlanTree) {
    for item in tree.items {
      if case .exercise(let name, _) = item.kind { mark(name) }
    }
    for argument in tree.arguments {
      if case .name(let name) = argument.kind { mark(name) }
    }
    for name in tree.names { mark(name) }
    // `let press = shoulder press (cable)`
    for binding in tree.lets {
      guard case .name = binding.value.kind, tree.bytes(binding.value.span).last == UInt8(ascii: ")") else { continue }
      mark(Name(span: binding.value.span, isQuoted: false))
    }
    for parameter in tree.parameters { mark(parameter.name) }
    for session in tree.sessions { mark(session.title) }
    for program in tree.programs { mark(program.title) }
    for exercise in tree.exercises { mark(exercise.name) }
  }

  private mutating func mark(_ name: Name?) {
    guard let name, !name.isQuoted else { return }
    names[name.span.start] = name
  }

  private mutating func markSets(of tree: PlanTree) {
    for entry in tree.sets {
      if let count = entry.sets { countEnds.insert(count.span.end) }
      if case .atLeast(let amount) = entry.target { openEnds.insert(amount.span.end) }
    }
    for set in tree.clusterSets where set.isOpen { if let amount = set.amount { openEnds.insert(amount.span.end) } }
  }

  private mutating func markIntensities(of tree: PlanTree) {
    let ofRamps = tree.ramps.flatMap { [$0.from, $0.to] }
    for intensity in tree.intensities + tree.alternativeIntensities.map({ $0.intensity }) + ofRamps {
      switch intensity.kind {
      case .each(let operands): countEnds.insert(tree[operands].left.span.end)
      case .effort(.rpe), .effort(.rir): efforts.insert(intensity.span.start)
      case .value, .effort(.zone), .ask, .ramp, .alternatives, .missing: break
      }
    }
    for argument in tree.arguments {
      switch argument.kind {
      case .effort(.rpe), .effort(.rir): efforts.insert(argument.span.start)
      case .name, .value, .effort(.zone), .block: break
      }
    }
  }
}
