/// Exercises: a name and its sets in either order, then `@` and attributes.

/// An exercise while it is being parsed.
struct ExerciseDraft {
  var start: Int
  var end = 0
  var name: Name?
  var list = SetList(entries: .none, closing: .none)
  var intensities = Nodes<Intensity>.none
  var attributes = Nodes<Attribute>.none
  var hasSets = false
  /// Words before a block or directly before a parenthesis: it is a group or a call instead.
  var other: Item?
}

extension Parser {
  // exercise-item = exercise-choice | NAME [ sets ] { at | attribute }! | NAME own-sets { attribute }!
  //               | sets NAME { at | attribute }! | NAME per-side [ at ] | per-side NAME [ at ]
  //               | "alternating" NAME [ sets ] [ at ] | sets "alternating" NAME [ at ]
  //               | NAME [ sets ] raised | sets NAME raised | NAME [ sets ] paced | sets NAME paced ;
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
    let start = token.start
    let first = tree.attributes.count
    var seen = KeywordSet()
    var draft = ExerciseDraft(start: start)
    if let name = parseNumberedName() {
      draft.name = name
    } else if at(.text) {
      draft.name = parseQuotedName()
    } else if alternatingLeads {
      parseAttribute(.alternating, seen: &seen, since: first)
    } else if at(.word), !maxComesFirst() {
      draft.name = parseNameWords()
    } else {
      parseDraftSets(&draft)
    }
    parseParts(&draft, from: start, seen: &seen, since: first, in: context)
    draft.end = max(start, previousEnd)
    draft.attributes = Nodes(first, tree.attributes.count)
    return draft
  }

  private mutating func parseParts(
    _ draft: inout ExerciseDraft, from start: Int, seen: inout KeywordSet, since first: Int, in context: BlockContext
  ) {
    parts: while true {
      switch token.kind {
      case .number, .clock:
        guard !draft.hasSets else {
          guard
            readLooseCadence(seen: &seen, since: first) || readNumberedName(&draft) || readMeasureFirst(&draft)
              || readMeasureBeforeName(&draft)
              || reportCountFirst(draft)
          else { break parts }
          continue parts
        }
        parseDraftSets(&draft)
      case .openParenthesis:
        guard !draft.hasSets else { break parts }
        if let name = draft.name, Int(name.span.end) == previousEnd, isCall(behind: name) {
          let call = parseCall(of: name)
          draft.other = Item(from: span(from: start), .call(call))
          if at(.equals) || at(.change) { reportAssignment(to: span(from: start)) }
          return
        }
        parseDraftSets(&draft)
      case .word:
        if atOr, draft.name != nil || draft.hasSets { break parts }
        if atWord(.max), !draft.hasSets {
          parseDraftSets(&draft)
        } else if draft.hasSets, readMaxBehindTime(of: draft.list.entries) {
          continue parts
        } else if draft.name == nil, alternatingLeads {
          parseAttribute(.alternating, seen: &seen, since: first)
        } else if draft.name == nil, !isAttributeHere {
          draft.name = parseNameWords()
        } else if let keyword = token.keyword, keyword.isAttribute {
          parseAttribute(keyword, seen: &seen, since: first)
        } else if !readNumberedName(&draft) {
          parseUnknownAttribute(seen: &seen, since: first, others: [.breaths])
        }
      case .text:
        guard draft.name == nil else { break parts }
        draft.name = parseQuotedName()
      case .at where heightFollows: parseHeightBehindAt(seen: &seen, since: first)
      case .at where cadenceFollows: parseCadenceBehindAt(seen: &seen, since: first)
      case .at: parseDraftIntensities(&draft)
      case .times:
        if let group = parseMistypedGroup(draft, start, in: context) {
          draft.other = group
          return
        }
        guard let name = draft.name, !draft.hasSets else { break parts }
        guard reportTimes(after: name) else { break parts }
      case .open, .openBrace:
        if draft.hasSets {
          skipBlock()
          break parts
        }
        draft.other =
          parseMistypedGroup(draft, start, in: context)
          ?? parseGroup(behind: draft.name, start, first, draft.intensities, in: context)
        return
      case .equals, .change:
        guard let name = draft.name, previousEnd == Int(name.span.end) else { break parts }
        reportAssignment(to: name.span)
        draft.other = Item(from: span(from: start), .missing)
        return
      case .separator, .close, .closeBrace, .end: break parts
      case .comma:
        guard skipCommaBeforeAttribute() || reportEntryBehindAttribute(of: draft, since: first) else { break parts }
      case .slash:
        guard draft.hasSets,
          parsePerSide(seen: &seen, since: first) || readNumberedName(&draft) || reportSlashedReps()
        else { break parts }
      case .minus: guard draft.hasSets, readNumberedName(&draft) else { break parts }
      case .tag, .hash, .closeParenthesis, .plus, .star, .percent, .dash, .ellipsis,
        .comparison, .comment, .foreign:
        break parts
      }
      if itemHasEnded { break }
    }
    if !draft.hasSets { expected.insert(.sets) }
    if draft.intensities.isEmpty, draft.list.closing.isEmpty { expected.insert(.intensity) }
    expected.insert(.attribute)
  }

  /// What was read as a single number is part of the name: `mace 360 swing 10`.
  private mutating func readNumberedName(_ draft: inout ExerciseDraft) -> Bool {
    guard let name = draft.name, draft.hasSets, draft.intensities.isEmpty, draft.list.closing.isEmpty,
      draft.list.entries.count == 1, let entry = tree[draft.list.entries].first, entry.sets == nil,
      entry.within == nil, case .amount(let amount) = entry.target, isQuantity(amount)?.unit == Unit.none,
      token.start != quietAt, !isAttributeTypo, let longer = parseNumberedName(name, number: entry.span)
    else { return false }
    draft.name = longer
    draft.hasSets = false
    draft.list = SetList(entries: .none, closing: .none)
    return true
  }

  /// `squat 5 rst 90s`
  private var isAttributeTypo: Bool {
    guard at(.word) else { return false }
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
    let start = tree.intensities.count
    presume()
    parseIntensity()
    while self.at(.comma), intensityFollowsComma(), acceptListComma(beforeWords: true) { parseIntensity() }
    guard hasOne else {
      draft.intensities = Nodes(start, tree.intensities.count)
      return
    }
    report(
      .duplicate("@"), at: span(from: Int(at.start)), hints: [.remove],
      fixes: [Fix(replace: span(from: Int(at.start)), with: "")])
  }

  // MARK: Names

  mutating func parseQuotedName() -> Name {
    let name = Name(span: insideQuotes(token), isQuoted: true)
    presume()
    return name
  }

  // NAME = QUOTED | WORD , { WORD } ;
  /// Words up to an attribute with its value, or up to a `max` without a word after it. The first word always belongs
  /// to the name.
  mutating func parseNameWords() -> Name {
    let start = token.start
    presume()
    while at(.word), !isAttributeHere, !isMaxHere, !atOr { presume() }
    return Name(span: span(from: start), isQuoted: false)
  }

  /// Before the sets, an attribute's word is a keyword only if a value for it follows.
  private var isAttributeHere: Bool {
    mutating get {
      guard let keyword = token.keyword, keyword.isAttribute, !(keyword == .drop && setsFollow()) else { return false }
      return takesNext(keyword) || isSideAlone(keyword)
    }
  }

  /// `heel drop 3x15`: sets without a unit, which no load is.
  private mutating func setsFollow() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    guard lexer.next().kind == .number, lexer.next().kind == .times else { return false }
    let (number, next) = (lexer.next(), lexer.next())
    return number.kind == .number && !(next.kind == .word && next.start == number.end)
  }

  /// `dips max`, but not `max effort squat`.
  private var isMaxHere: Bool {
    mutating get {
      guard atWord(.max) else { return false }
      let next = peek()
      // `max 5min` and `max cal` lack an `in` or have a word too many.
      guard next.kind == .word else { return next.kind != .times && (next.kind != .number || next.unit.isTime) }
      return next.keyword == .in || next.keyword == .or || next.keyword?.isAttribute == true
        || lexer.unit(next.letters)?.canBeMost == true
    }
  }

  /// `max push-ups`: the count comes first, unless a number follows the words (`max effort squat 3x5`).
  private mutating func maxComesFirst() -> Bool {
    guard atWord(.max) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    // No name has this many words; looking further would be too slow for a line of `max max max`.
    for _ in 0..<16 {
      let ahead = lexer.next()
      if ahead.kind == .openParenthesis, ahead.start == token.end { return false }
      guard ahead.kind == .word else { return ahead.kind != .number && ahead.kind != .clock }
      if ahead.keyword == .in || ahead.keyword == .or || ahead.keyword?.isAttribute == true { return true }
    }
    return false
  }
}

extension Keyword {
  /// An attribute that is not also an intensity, as `rpe` is.
  var isOnlyAttribute: Bool { isAttribute && self != .rpe && self != .rir }
}
