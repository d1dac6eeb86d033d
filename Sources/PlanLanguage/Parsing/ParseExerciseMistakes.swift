/// Exercises as people write them: `pull-up x10`, `6 strides 100m`, `superst x3 < … >`, attributes after a comma.

import SessionModel

extension Parser {
  /// `4x400m`: a distance without an exercise is most often run. `squat 5x5 @ 80%; 3x3 @ 85%`: more sets of the exercise
  /// before.
  mutating func reportMissingExercise(_ draft: ExerciseDraft) {
    if let gap = gapBehindSets(draft) {
      return report(
        .missingExercise, at: span(from: draft.start), hints: [.write(", \(shortened(draft.start, previousEnd))")],
        fixes: [Fix(replace: gap, with: ", ")])
    }
    var isFar = false
    for entry in tree[draft.list.entries] {
      if case .amount(let amount) = entry.target { isFar = isFar || isQuantity(amount)?.unit.dimension == .length }
    }
    let place = span(from: draft.start)
    report(
      .missingExercise, at: place, hints: isFar ? [.write("run \(shortened(draft.start, previousEnd))")] : [])
  }

  /// The `;` and the spaces between sets and those of the draft.
  private func gapBehindSets(_ draft: ExerciseDraft) -> Span? {
    guard tree[draft.list.entries].first?.sets != nil else { return nil }
    guard let place = tree.place(of: ";", before: draft.start), place == lastItemEnd else { return nil }
    return span(place, draft.start)
  }

  /// Where the exercise before ends, if it has sets and no rest or other attribute behind them.
  private var lastItemEnd: Int? {
    guard let last = itemStack.last, case .exercise = last.kind, last.attributes.isEmpty else { return nil }
    return Int(last.span.end)
  }

  /// `squat 3x5 @ 80kg, rest 3min`: attributes follow without commas.
  mutating func skipCommaBeforeAttribute() -> Bool {
    guard at(.comma), token.start != quietAt, peek().keyword?.isOnlyAttribute == true || restFollowsComma() else {
      return false
    }
    expected = []
    expected.insert(.attribute)
    report(
      .unexpected(found: found, expected: expected.all), at: token.span, hints: [.remove],
      fixes: [Fix(replace: token.span, with: "")])
    presume()
    return true
  }

  /// `squat 3x3 @ ask rpe 8, 4x4 @ 80kg`: attributes apply to all entries, so what follows them is a separate item.
  mutating func reportEntryBehindAttribute(of draft: ExerciseDraft) -> Bool {
    guard draft.hasSets, let name = draft.name, tree.attributes.count > draft.firstAttribute,
      token.start != quietAt, followsNumber()
    else { return false }
    let written = name.isQuoted ? "\"\(tree.string(name))\"" : tree.string(name)
    let next = peek()
    // `rest 10min, 8min`: a list of rests, which there is not.
    let isRest = tree.attributes.last?.kind.isRest == true && (next.unit.isTime || next.kind == .clock)
    guard !isRest else {
      report(.unexpected(found: found, expected: [.attribute, .endOfItem]), at: token.span, hints: [.restOfEachSet])
      presume()
      synchronize()
      return true
    }
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: token.span,
      hints: [.write("; \(written) \(shortened(next.start, next.end)) …")],
      fixes: [Fix(replace: token.span, with: "; \(written)")])
    presume()
    _ = parseSets()
    return true
  }

  /// A block after sets belongs to nothing, but its contents are checked.
  mutating func skipBlock() {
    expected = []
    expected.insert(.attribute)
    expected.insert(.endOfItem)
    if token.start != quietAt {
      report(.unexpected(found: found, expected: expected.all), at: token.span, hints: [.write("; <")])
    }
    _ = parseBlock(in: .workout, of: token.span)
  }

  /// `pull-up x10`: reads the number as the reps that were meant.
  mutating func reportTimes(after name: Name) -> Bool {
    let sign = token.span
    let next = peek()
    guard next.kind == .number || next.kind == .openParenthesis else { return false }
    presume()
    let written = shortened(Int(name.span.start), Int(name.span.end))
    let most = " \(Keyword.max.word)"
    if !name.isQuoted, written.lowercased().hasSuffix(most), next.kind == .number {
      // `pull-up max x 5`
      let (place, meant) = (span(from: Int(name.span.end) - most.utf8.count + 1), "\(tokenText)xmax")
      report(
        .timesAfterExercise(written), at: Span(start: sign.start, end: token.span.end),
        hints: [.write("\(written.dropLast(most.count)) \(meant)")],
        fixes: [Fix(replace: Span(start: place.start, end: token.span.end), with: meant)])
      return true
    }
    report(
      .timesAfterExercise(written), at: Span(start: sign.start, end: token.span.end),
      hints: [.write("\(written) \(tokenText)")], fixes: [Fix(replace: sign, with: "")])
    return true
  }

  /// `6 strides 100m`: a count, a name and how far each goes.
  mutating func reportCountFirst(_ draft: ExerciseDraft) -> Bool {
    guard let name = draft.name, token.start != quietAt, draft.list.entries.count == 1,
      let entry = tree[draft.list.entries].first, entry.sets == nil, entry.within == nil,
      entry.span.start < name.span.start, case .amount(let count) = entry.target,
      isQuantity(count)?.unit == Unit.none
    else { return false }
    let start = token.start
    let found = found
    let sets = parseSets()
    var meant: String?
    if sets.entries.count == 1, case .amount = tree[sets.entries].first?.target {
      meant = "\(tree.string(name)) \(tree.string(count.span))x\(tree.string(span(from: start)))"
    }
    let whole = span(from: Int(entry.span.start))
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: span(from: start),
      hints: meant.map { [.write($0)] } ?? [], fixes: meant.map { [Fix(replace: whole, with: $0)] } ?? [])
    return true
  }

  /// `24in box jumps 5`, `16kg goblet squat 3x8`: what comes before the name belongs after the sets.
  mutating func readMeasureFirst(_ draft: inout ExerciseDraft) -> Bool {
    guard let name = draft.name, !name.isQuoted, token.start != quietAt, draft.intensities.isEmpty,
      draft.list.closing.isEmpty, draft.list.entries.count == 1, let entry = tree[draft.list.entries].first,
      entry.sets == nil, entry.within == nil, entry.span.end <= name.span.start,
      case .amount(let measure) = entry.target, let written = isQuantity(measure),
      let word = written.unit.wordBeforeMeasure
    else { return false }
    draft.list = SetList(entries: .none, closing: .none)
    let start = token.start
    draft.list = parseSets()
    report(
      measure, word, gap: Span(start: measure.span.start, end: name.span.start),
      meant: "\(tree.string(name)) \(shortened(start, previousEnd))")
    apply(measure, word, to: &draft)
    return true
  }

  /// `5 24in box jumps`: the same after the sets, before the name.
  mutating func readMeasureBeforeName(_ draft: inout ExerciseDraft) -> Bool {
    guard draft.name == nil, at(.number), token.start != quietAt, peek().kind == .word,
      let word = token.unit.wordBeforeMeasure, let count = tree[draft.list.entries].last
    else { return false }
    let start = token.start
    let measure = Expression(span: token.span, kind: .quantity(parseQuantity(.all)))
    guard at(.word) else { return false }
    let gap = Span(start: span(from: start).start, end: token.span.start)
    let name = parseNameWords()
    draft.name = name
    report(
      measure, word, gap: gap, meant: "\(shortened(draft.start, Int(count.span.end))) \(tree.string(name))")
    apply(measure, word, to: &draft)
    return true
  }

  private mutating func report(_ measure: Expression, _ word: String, gap: Span, meant: String) {
    let moved = word + tree.string(measure.span)
    let behind = Span(start: span(from: previousEnd).start, end: span(from: previousEnd).start)
    report(
      .unexpected(found: .text(tree.string(measure.span)), expected: [.reps]), at: measure.span,
      hints: [.write("\(meant) \(moved)")],
      fixes: [Fix(replace: gap, with: ""), Fix(replace: behind, with: " " + moved)])
  }

  /// Reads the measure as what it means after the sets.
  private mutating func apply(_ measure: Expression, _ word: String, to draft: inout ExerciseDraft) {
    if word == "@ " {
      guard draft.list.closing.isEmpty, draft.intensities.isEmpty else { return }
      let start = tree.intensities.count
      tree.intensities.append(Intensity(span: measure.span, kind: .value(measure)))
      draft.intensities = Nodes(start, tree.intensities.count)
    } else {
      let base = listStack.count
      listStack.append(measure)
      let heights = closeList(from: base)
      tree.attributes.append(Attribute(span: measure.span, kind: .height(heights)))
    }
  }

  /// `superst x3 < … >`: a single word that is nearly a group's keyword.
  mutating func parseMistypedGroup(_ draft: ExerciseDraft, in context: BlockContext) -> Item? {
    guard let name = draft.name, !name.isQuoted, !draft.hasSets, lineHasBlock() || at(.open) else { return nil }
    let written = tree.string(name)
    let heads = Keyword.groups.flatMap { $0.groupHeads }
    guard let meant = Keyword.groupHead(otherwise: written) ?? nearestWord(to: written, among: heads),
      let keyword = Keyword.groups.first(where: { $0.groupHeads.contains(meant) }), let group = keyword.entry.group
    else { return nil }
    report(
      .unknownGroup(written), at: name.span, hints: [.didYouMean(meant)], fixes: [Fix(replace: name.span, with: meant)])
    let second = keyword.entry.seconds.first { meant == "\(keyword.word) \($0.word)" }
    let goal = second.flatMap { Goal($0) }
    return parseGroup(group.bareForm, goal, from: draft.start, keyword: name.span, word: keyword, in: context)
  }

  /// A name before a block: a title, if it is quoted.
  mutating func parseGroup(behind draft: ExerciseDraft, in context: BlockContext) -> Item {
    if let name = draft.name, !name.isQuoted {
      let written = shortened(Int(name.span.start), Int(name.span.end))
      if written.lowercased() == "death by" {
        report(.unknownGroup(written), at: name.span, hints: [.write("emom < ladder 1-2-... < … > >")])
      } else if let word = Keyword.groupUntilMissed(written) {
        report(.unknownGroup(written), at: name.span, hints: [.endEarly("\(word) x1-10 < … >")])
      } else if written.lowercased() == Keyword.optional.word {
        let meant = "x1 \(Keyword.optional.word)"
        report(
          .unknownGroup(written), at: name.span, hints: [.write("\(meant) < … >")],
          fixes: [Fix(replace: name.span, with: meant)])
      } else {
        report(
          .unknownGroup(written), at: name.span, hints: [.quoteTitle],
          fixes: [Fix(replace: name.span, with: "\"\(tree.string(name))\"")])
      }
    }
    let head = draft.name?.span ?? span(from: draft.start)
    let own = Nodes<Attribute>(draft.firstAttribute, tree.attributes.count)
    let body = parseBlock(in: context, of: head)
    tree.groups.append(
      GroupItem(
        form: .sequence, keyword: Span(start: head.start, end: head.start), title: draft.name, times: nil,
        alternates: false,
        body: body))
    return Item(
      from: span(from: draft.start), .group(NodeID(tree.groups.count - 1)), intensities: draft.intensities,
      attributes: own)
  }
}

extension Keyword {
  /// The `rounds` of `rounds until missed`.
  fileprivate static func groupUntilMissed(_ written: String) -> String? {
    let words = written.lowercased().split { $0.isWhitespace }
    guard words.count > 2, let first = words.first, ["rounds", "circuit", "superset"].contains(first),
      ["until", "till", "to", "as"].contains(words[1])
    else { return nil }
    return String(first)
  }

  /// What people call a group in other words.
  static func groupHead(otherwise written: String) -> String? {
    switch written.lowercased() {
    case "giant set", "giant sets", "giantset": circuit.word
    case "super set", "tri-set", "tri set", "triset", "biset", "supersatz": superset.word
    default: nil
    }
  }
}

extension Unit {
  /// What comes before a measure of this unit that is not an amount of work: a height, or a load.
  fileprivate var wordBeforeMeasure: String? {
    switch self {
    case .inch, .foot, .centimetre: "height "
    case .kilogram, .pound: "@ "
    case .none, .gram, .millisecond, .second, .minute, .hour, .clock, .millimetre, .metre, .kilometre, .yard, .mile,
      .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute,
      .strokesPerMinute, .watt:
      nil
    }
  }
}
