/// Exercises: a name and its sets in either order, then `@` and attributes.

/// An exercise while it is being parsed.
struct ExerciseDraft {
  var start: Int
  var end = 0
  /// The place of its first attribute in the tree.
  var firstAttribute: Int
  var seen = KeywordSet()
  var name: Name?
  var list = SetList(entries: .none, closing: .none)
  var intensities = Nodes<Intensity>.none
  var attributes = Nodes<Attribute>.none
  var hasSets = false
  /// Words before a block or directly before a parenthesis: it is a group or a call instead.
  var other: Item?
}

extension Parser {
  // exercise-item = exercise-choice | NAME { at | attribute }! | named sets { at | attribute }! | named own-sets { attribute }!
  //               | sets named { at | attribute }! | named per-side [ at ] | per-side named [ at ]
  //               | NAME CALORIES { at | attribute }! | CALORIES named { at | attribute }!
  //               | "alternating" NAME [ at ] | "alternating" named sets [ at ] | sets "alternating" named [ at ]
  //               | NAME raised | named sets raised | sets named raised
  //               | NAME paced | named sets paced | sets named paced ;
  mutating func parseExerciseItem(in context: BlockContext) -> Item {
    let draft = parseExercise(in: context)
    if let other = draft.other { return other }
    if atOr { return parseAlternatives(to: draft, in: context) }
    if draft.name == nil, token.start != quietAt { reportMissingExercise(draft) }
    return item(draft)
  }

  func item(_ draft: ExerciseDraft) -> Item {
    let span = Span(start: UInt32(truncatingIfNeeded: draft.start), end: UInt32(truncatingIfNeeded: draft.end))
    guard let name = draft.name else { return Item(from: span, .missing) }
    return Item(
      from: span, .exercise(name, sets: draft.list.entries),
      intensities: draft.list.closing.isEmpty ? draft.intensities : draft.list.closing, attributes: draft.attributes)
  }

  /// One exercise, up to the end of its item or to an `or`.
  mutating func parseExercise(in context: BlockContext) -> ExerciseDraft {
    var draft = ExerciseDraft(start: token.start, firstAttribute: tree.attributes.count)
    if let name = parseNumberedName() {
      draft.name = name
    } else if at(.text) {
      draft.name = parseQuotedName()
    } else if alternatingLeads {
      parseAttribute(.alternating, of: &draft)
    } else if isCaloriesOfRung(isFirst: true) {
      parseCaloriesOfRung(of: &draft)
    } else if at(.word), !maxComesFirst() {
      draft.name = parseNameWords()
    } else {
      parseDraftSets(&draft)
    }
    while parsePart(of: &draft, in: context), !itemHasEnded {}
    if draft.other == nil {
      if !draft.hasSets { expected.insert(.sets) }
      if draft.intensities.isEmpty, draft.list.closing.isEmpty { expected.insert(.intensity) }
      expected.insert(.attribute)
    }
    draft.end = max(draft.start, previousEnd)
    draft.attributes = Nodes(draft.firstAttribute, tree.attributes.count)
    return draft
  }

  /// The next part of an exercise, which may turn out to be another item; false if the token is not a part of it.
  private mutating func parsePart(of draft: inout ExerciseDraft, in context: BlockContext) -> Bool {
    switch token.kind {
    case .number, .clock: return parseNumbers(of: &draft)
    case .openParenthesis: return parseParenthesis(of: &draft)
    case .word: return parseWord(of: &draft)
    case .text:
      guard draft.name == nil else { return false }
      draft.name = parseQuotedName()
      return true
    case .at:
      parseAt(of: &draft)
      return true
    case .times: return parseTimes(of: &draft, in: context)
    case .open, .openBrace:
      parseBlock(behind: &draft, in: context)
      return false
    case .equals, .change:
      guard let name = draft.name, previousEnd == Int(name.span.end) else { return false }
      reportAssignment(to: name.span)
      draft.other = Item(from: span(from: draft.start), .missing)
      return false
    case .comma:
      return reportDropSet() || reportRestPause(draft) || reportCeilingBesideEffort() || skipCommaBeforeAttribute()
        || reportEntryBehindAttribute(of: draft)
    case .slash:
      return draft.hasSets
        && (parsePerSide(seen: &draft.seen, since: draft.firstAttribute) || readNumberedName(&draft)
          || reportSlashedReps())
    case .minus: return draft.hasSets && readNumberedName(&draft)
    case .plus: return draft.hasSets && (reportDropSet() || reportAddedEquipment())
    case .separator, .close, .closeBrace, .end, .tag, .hash, .closeParenthesis, .star, .percent, .dash,
      .ellipsis,
      .comparison, .comment, .foreign:
      return false
    }
  }

  private mutating func parseNumbers(of draft: inout ExerciseDraft) -> Bool {
    guard draft.hasSets else {
      parseDraftSets(&draft)
      return true
    }
    return readLooseCadence(seen: &draft.seen, since: draft.firstAttribute) || readNumberedName(&draft)
      || readMeasureFirst(&draft) || readMeasureBeforeName(&draft) || reportCountFirst(draft)
  }

  /// Sets, or the arguments of a call.
  private mutating func parseParenthesis(of draft: inout ExerciseDraft) -> Bool {
    guard !draft.hasSets else { return false }
    guard let name = draft.name, Int(name.span.end) == previousEnd, isCall(behind: name) else {
      parseDraftSets(&draft)
      return true
    }
    let call = parseCall(of: name)
    draft.other = Item(from: span(from: draft.start), .call(call))
    if at(.equals) || at(.change) { reportAssignment(to: span(from: draft.start)) }
    return false
  }

  private mutating func parseWord(of draft: inout ExerciseDraft) -> Bool {
    if reportBoundBehind(draft) || reportAttempts(&draft) || reportBestOf(&draft) { return true }
    if atOr, draft.name != nil || draft.hasSets { return false }
    if draft.name != nil, !draft.hasSets, readBoundOfSets(&draft) { return true }
    if reportManySets(&draft) || reportRestPause(draft) { return true }
    if draft.name != nil, !draft.hasSets, isCaloriesOfRung() {
      parseCaloriesOfRung(of: &draft)
    } else if atWord(.max), !draft.hasSets {
      parseDraftSets(&draft)
    } else if draft.hasSets,
      readMaxBehindTime(of: draft.list.entries) || readTimeOfMax(&draft) || reportHoldBehindTime(draft)
        || atWord(.hold) && readNumberedName(&draft)
    {
      return true
    } else if draft.name == nil, alternatingLeads {
      parseAttribute(.alternating, of: &draft)
    } else if draft.name == nil, !isAttributeHere(behindSets: draft.hasSets) {
      draft.name = parseNameWords(behindSets: draft.hasSets)
    } else if let keyword = token.keyword, keyword.isAttribute {
      parseAttribute(keyword, of: &draft)
    } else if !readNumberedName(&draft) {
      parseUnknownAttribute(seen: &draft.seen, since: draft.firstAttribute, others: [.breaths])
    }
    return true
  }

  private mutating func parseAt(of draft: inout ExerciseDraft) {
    if reportSignBeforeAttribute() { return }
    if heightFollows {
      parseHeightBehindAt(seen: &draft.seen, since: draft.firstAttribute)
    } else if cadenceFollows {
      parseCadenceBehindAt(seen: &draft.seen, since: draft.firstAttribute)
    } else {
      parseDraftIntensities(&draft)
    }
  }

  /// `rounds x3 <` in other words, or `squat x 5`.
  private mutating func parseTimes(of draft: inout ExerciseDraft, in context: BlockContext) -> Bool {
    if draft.hasSets, reportSetsBehind(draft) { return true }
    draft.other = parseMistypedGroup(draft, in: context)
    guard draft.other == nil, let name = draft.name, !draft.hasSets else { return false }
    return reportTimes(after: name)
  }

  private mutating func parseBlock(behind draft: inout ExerciseDraft, in context: BlockContext) {
    guard !draft.hasSets else { return skipBlock() }
    draft.other = parseMistypedGroup(draft, in: context) ?? parseGroup(behind: draft, in: context)
  }

  private mutating func parseAttribute(_ keyword: Keyword, of draft: inout ExerciseDraft) {
    parseAttribute(keyword, seen: &draft.seen, since: draft.firstAttribute)
  }

  /// What was read as a single number is part of the name: `mace 360 swing 10`.
  private mutating func readNumberedName(_ draft: inout ExerciseDraft) -> Bool {
    guard let name = draft.name, draft.hasSets, draft.intensities.isEmpty, draft.list.closing.isEmpty,
      draft.list.entries.count == 1, let entry = tree[draft.list.entries].first, entry.sets == nil,
      entry.within == nil, case .amount(let amount) = entry.target, let number = isQuantity(amount),
      number.unit == .none || at(.number) && (number.unit == .millimetre || number.unit == .centimetre),
      token.start != quietAt, !isAttributeTypo,
      let longer = parseNumberedName(name, number: entry.span, isMeasured: number.unit != .none)
    else { return false }
    draft.name = longer
    draft.hasSets = false
    draft.list = SetList(entries: .none, closing: .none)
    return true
  }

  /// `squat 5 rst 90s`
  private var isAttributeTypo: Bool {
    guard at(.word), !atWord(.hold) else { return false }
    let words = Keyword.attributes.map { $0.word } + ["at", "mit", "je", "pro", "over", "high", "on"]
    return nearestWord(to: tokenText, among: words) != nil || words.contains(tokenText.lowercased())
  }

  private mutating func parseDraftSets(_ draft: inout ExerciseDraft) {
    draft.hasSets = true
    draft.list = parseSets()
  }

  // at = "@" intensity { "or" other } { "," further { "or" other } } ;
  // further = level | effort | "zone" range ;
  private mutating func parseDraftIntensities(_ draft: inout ExerciseDraft) {
    let at = token.span
    let hasOne =
      !draft.intensities.isEmpty || !draft.list.closing.isEmpty
      || tree[draft.list.entries].contains { $0.intensity != nil }
    let isBehindRest =
      hasOne && tree.attributes.last.map { $0.kind.isRest && Int($0.span.end) == previousEnd } ?? false
    let start = tree.intensities.count
    presume()
    if hasOne, reportSecondTarget(behind: at) { return }
    parseIntensity()
    while self.at(.comma), intensityFollowsComma(), acceptListComma(beforeWords: true) { parseIntensity() }
    guard hasOne else {
      draft.intensities = Nodes(start, tree.intensities.count)
      return
    }
    let place = span(from: Int(at.start))
    let other = otherThanTarget(tree.intensities[start], isBehindRest: isBehindRest)
    report(
      .duplicate("@"), at: place, hints: [other.map { .write($0) } ?? .remove],
      fixes: other.map { [Fix(replace: place, with: $0)] } ?? [])
  }

  /// `row cal` or `cal row` in a ladder whose numbers are calories for this exercise.
  private mutating func parseCaloriesOfRung(of draft: inout ExerciseDraft) {
    let start = token.start
    presume()
    draft.hasSets = true
    tree.sets.append(SetEntry(span: span(from: start), sets: nil, target: .caloriesOfRung))
    draft.list = SetList(entries: Nodes(tree.sets.count - 1, tree.sets.count), closing: .none)
  }
}

extension Keyword {
  /// An attribute that is not also an intensity, as `rpe` is.
  var isOnlyAttribute: Bool { isAttribute && self != .rpe && self != .rir }
}
