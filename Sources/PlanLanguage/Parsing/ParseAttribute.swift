/// Attributes, in any order, each kind at most once.

extension Parser {
  // attribute = rest | every | tempo | hold | side | height | cadence | incline | resistance | warmup | drop | pause | rpe
  //           | rir | note | cue | say | label | bell | progress | optional ;
  /// The token is its keyword. Appends it to the tree, unless there is one of its kind already.
  mutating func parseAttribute(_ keyword: Keyword, seen: inout KeywordSet, since first: Int) {
    let start = token.start
    let word = token.span
    guard let attribute = keyword.entry.attribute else { return }
    // A rest may have a note of its own.
    let isOfRest = keyword == .note && (tree.attributes[first...].last?.kind.isRest ?? false)
    let isFirst = seen.insert(attribute.isSide ? .side : keyword) || isOfRest
    presume()
    guard let kind = parseAttributeKind(attribute, keyword, from: start) else { return }
    guard isFirst || reportRestApart(kind, from: start, since: first) else {
      return reportDuplicate(of: kind, at: word, since: first, removing: span(from: start))
    }
    tree.attributes.append(Attribute(span: span(from: start), kind: kind))
  }

  /// The same for one that is written without its keyword, from `start` to here.
  mutating func add(_ kind: Attribute.Kind, _ word: Keyword, from start: Int, seen: inout KeywordSet, since first: Int)
  {
    let place = span(from: start)
    guard seen.insert(word) else { return reportDuplicate(of: kind, at: place, since: first, removing: place) }
    tree.attributes.append(Attribute(span: place, kind: kind))
  }

  private mutating func reportDuplicate(of kind: Attribute.Kind, at word: Span, since first: Int, removing: Span) {
    let earlier = tree.attributes[first...].first { $0.kind.keyword == kind.keyword }
    let isSame = earlier.map { says(kind, at: removing, sameAs: $0) } ?? false
    report(
      .duplicate(kind.keyword.word), at: word,
      labels: earlier.map { [Diagnostic.Label(.firstHere, at: $0.span)] } ?? [],
      hints: [.remove], fixes: isSame ? [Fix(replace: removing, with: "")] : [])
  }

  /// Whether nothing is lost without the second of two attributes.
  private func says(_ kind: Attribute.Kind, at place: Span, sameAs earlier: Attribute) -> Bool {
    if case (.side(let one), .side(let other)) = (kind, earlier.kind) { return one == other }
    return tree.says(place, sameAs: earlier.span)
  }

  // every = "every" duration { "," duration } ;
  // drop = "drop" LOAD { "," LOAD } ;
  // hold = "hold" duration ;
  // optional = "optional" ;
  // pause = "pause" ( duration | "none" ) ;
  // rpe = "rpe" ( range | enclosed ) ;
  // rir = "rir" ( range | enclosed ) ;
  // bell = "bell" duration ;
  // incline = "incline" ( [ "-" ] range | enclosed ) ;
  // resistance = "resistance" ( range | enclosed ) ;
  private mutating func parseAttributeKind(
    _ attribute: AttributeWord, _ keyword: Keyword, from start: Int
  ) -> Attribute.Kind? {
    switch attribute {
    case .rest: return parseRest(from: start)
    case .every: return needsNumber(keyword) { .every($0.parseList { $0.parseDuration(of: .every) }) }
    case .tempo: return parseTempo()
    case .hold: return needsNumber(keyword) { .hold($0.parseDuration(of: .hold)) }
    case .left: return .side(.left)
    case .right: return .side(.right)
    case .each, .per: return parseEachSide(keyword)
    case .alternate: return parseAlternateSides()
    case .alternating: return .side(.alternate)
    case .height: return needsNumber(keyword) { .height($0.parseHeights()) }
    case .cadence: return needsNumber(keyword) { $0.parseCadence() }
    case .incline: return needsNumber(keyword) { .incline($0.parseValue()) }
    case .resistance: return needsNumber(keyword) { .resistance($0.parseValue()) }
    case .warmup: return parseWarmup()
    case .drop: return needsNumber(keyword) { .drop($0.parseDrops()) }
    case .pause: return parsePause()
    case .bell: return needsNumber(keyword) { .bell($0.parseDuration(of: .bell)) }
    case .rpe: return .rpe(parseEffort(of: .rpe))
    case .rir: return .rir(parseEffort(of: .rir))
    case .note: return parseText(of: keyword).map { .note($0) }
    case .cue: return parseText(of: keyword).map { .cue($0) }
    case .say: return parseText(of: keyword).map { .say($0) }
    case .label: return parseText(of: keyword).map { .label($0) }
    case .optional: return .optional
    case .progress: return parseProgress().map { .progress($0) }
    }
  }

  /// `rest 1:1`: not a clock time, but as long as the work.
  mutating func reportRatio() -> Bool {
    guard at(.clock), token.end - token.start == 3, tree.byte(at: token.start) != UInt8(ascii: ":") else {
      return false
    }
    let start = token.start
    presume()
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.duration]), at: span(from: start),
      hints: [.restAsLongAsWork, .restTakesTime])
    return true
  }

  /// A number, a parenthesis, a minus, or a name that is not an attribute.
  var startsValue: Bool {
    at(.number) || at(.clock) || at(.openParenthesis) || at(.minus)
      || at(.word) && token.keyword?.isAttribute != true
  }

  private mutating func parsePause() -> Attribute.Kind? {
    if reportNeed() { return .rest(.open) }
    guard atWord(Keyword.none) else { return needsNumber(.pause) { .pause($0.parseDuration(of: .pause)) } }
    let none = Expression(span: token.span, kind: .quantity(Quantity(thousandths: 0, unit: .second)))
    presume()
    return .pause(none)
  }

  private mutating func needsNumber(
    _ keyword: Keyword, _ parse: (inout Parser) -> Attribute.Kind
  ) -> Attribute.Kind? {
    guard startsValue || boundAhead() != nil else {
      _ = parseMissingValue(of: keyword)
      return nil
    }
    // That of a cadence may have an end at the top.
    return keyword == .cadence ? parse(&self) : parseBounded(keyword, parse)
  }

  /// Reports that nothing usable follows a keyword.
  mutating func parseMissingValue(of keyword: Keyword) -> Expression {
    let place = Span(start: UInt32(truncatingIfNeeded: previousEnd), end: UInt32(truncatingIfNeeded: previousEnd))
    let form = keyword.entry.form
    if token.start != quietAt {
      var hints = [Hint.write(form)]
      if keyword == .rest, atWord(.note), case let text = peek(), text.kind == .text {
        let note = "note \(shortened(text.start, text.end))"
        hints = [.write("rest open \(note)"), .write("\(form) \(note)")]
      }
      report(.missingValue(of: keyword.word, form: form), at: spanOfWord(endingAt: previousEnd), hints: hints)
    }
    synchronize()
    return Expression(span: place, kind: .missing)
  }

  func spanOfWord(endingAt end: Int) -> Span {
    var start = end
    while start > 0, (tree.byte(at: start - 1) | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    return Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  // note = "note" QUOTED ;
  // cue = "cue" QUOTED ;
  // say = "say" QUOTED ;
  // label = "label" QUOTED ;
  mutating func parseText(of keyword: Keyword) -> Text? {
    guard at(.text) else {
      _ = parseMissingValue(of: keyword)
      return nil
    }
    let text = Text(span: insideQuotes(token))
    presume()
    return text
  }

  /// A text without its quotes, which have one to three bytes.
  func insideQuotes(_ token: Token) -> Span {
    func length(_ index: Int) -> Int {
      tree.byte(at: index) < 0x80 ? 1 : NonASCIICharacter(in: tree.source, at: index).length
    }
    let start = token.start + length(token.start)
    var end = token.end
    if token.flaw != .unclosed {
      end -= 1
      while end > start, tree.byte(at: end) & 0xC0 == 0x80 { end -= 1 }
    }
    return Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(start, end)))
  }

  // warmup = "warmup" ( sets [ at ] | own-sets | "none" ) ;
  private mutating func parseWarmup() -> Attribute.Kind? {
    if atWord(.none) {
      presume()
      return .warmup(store(WarmupSets(entries: .none, closing: .none)))
    }
    guard at(.number) || at(.clock) || at(.openParenthesis) || atWord(.max) else {
      _ = parseMissingValue(of: .warmup)
      return nil
    }
    let list = parseSets()
    return .warmup(store(WarmupSets(entries: list.entries, closing: list.closing)))
  }

  private mutating func store(_ sets: WarmupSets) -> NodeID<WarmupSets> {
    tree.warmups.append(sets)
    return NodeID(tree.warmups.count - 1)
  }

  /// Whether the token after this attribute's word fits the attribute. Before the sets, this decides whether it is one.
  mutating func takesNext(_ keyword: Keyword) -> Bool {
    guard let attribute = keyword.entry.attribute else { return false }
    let next = peek()
    let isNumber = next.kind == .number || next.kind == .clock || next.kind == .openParenthesis
    switch attribute {
    case .rest: return isNumber || next.keyword == Keyword.none || next.keyword == .open
    case .warmup: return isNumber || next.keyword == Keyword.none || next.keyword == .max
    case .every, .hold, .height, .drop, .pause, .bell, .rpe, .rir: return isNumber
    case .cadence: return isNumber || next.keyword == .at
    case .resistance: return isNumber
    // `dumbbell press incline 3x10`
    case .incline: return next.unit == .percent || next.kind == .openParenthesis
    case .tempo: return next.kind == .number && tempo(at: next.start) != nil
    case .each, .per: return isLimb(next)
    case .alternate: return isLimbs(next)
    case .note, .cue, .say, .label: return next.kind == .text
    case .progress: return next.kind == .plus || next.kind == .minus || next.keyword == .reps || next.keyword == .max
    case .left, .right, .alternating, .optional: return false
    }
  }
}

extension AttributeWord {
  /// `left`, `right`, `each side` and `alternate sides` are one attribute.
  fileprivate var isSide: Bool {
    switch self {
    case .each, .per, .left, .right, .alternate, .alternating: true
    case .rest, .every, .tempo, .hold, .height, .cadence, .incline, .resistance, .warmup, .drop, .pause, .rpe, .rir,
      .note, .cue, .say, .label, .bell, .progress, .optional:
      false
    }
  }
}

extension Attribute.Kind {
  /// Whether it says how hard the work is.
  var isEffort: Bool {
    switch self {
    case .rpe, .rir: true
    case .rest, .between, .every, .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop,
      .pause, .note,
      .cue, .say, .label, .bell, .progress, .optional:
      false
    }
  }

  /// The word that identifies it, the same for all sides.
  var keyword: Keyword {
    switch self {
    case .rest: .rest
    case .between: .between
    case .every: .every
    case .tempo: .tempo
    case .hold: .hold
    case .side: .side
    case .height: .height
    case .cadence: .cadence
    case .incline: .incline
    case .resistance: .resistance
    case .warmup: .warmup
    case .drop: .drop
    case .pause: .pause
    case .rpe: .rpe
    case .rir: .rir
    case .note: .note
    case .cue: .cue
    case .say: .say
    case .label: .label
    case .bell: .bell
    case .progress: .progress
    case .optional: .optional
    }
  }
}
