/// The head of a group in a line, and the items that follow it.

struct HeadReading {
  /// The groups, the outermost first.
  var groups: [HeadDraft]
  /// The name before the head: `Finisher: 3 rounds …`.
  var title: String?
  /// The tokens after the head.
  var rest: Range<Int>
  /// The tokens before it.
  var before = 0..<0

  /// Nil for a line without a head. If the name of an exercise comes before the head, the line is about that exercise.
  init?(_ line: ScribbleLine, isExercise: (String) -> Bool) {
    let places = HeadPlaces(line)
    for start in places.starts where start < line.tokens.count {
      switch HeadReading.reading(of: line, at: start, places, isExercise) {
      case .none: continue
      case .exercise: return nil
      case .head(let head):
        self = head
        return
      }
    }
    return nil
  }

  /// What begins at a place of a line.
  private enum Found {
    case none
    case head(HeadReading)
    /// The line is about an exercise, whatever comes later in it.
    case exercise
  }

  private static func reading(
    of line: ScribbleLine, at start: Int, _ places: HeadPlaces, _ isExercise: (String) -> Bool
  ) -> Found {
    let before = 0..<start
    guard places.canBegin(at: start, in: line) else { return .none }
    var cursor = TokenCursor(line, at: start)
    let parts = HeadReading.parts(&cursor)
    guard !parts.isEmpty, let groups = HeadDraft.nested(parts) else { return .none }
    // `5 min row, 2 rounds of …` is none.
    let words = start > 0 && line.tokens[start - 1].isMark ? 0..<start - 1 : before
    let isOfSentence = start == places.asked && HeadingText.isSentence(line.part(words))
    let first = places.said < start && isThen(line, upTo: places.said) ? places.said : 0
    let title = start == places.said || isOfSentence ? "" : line.trimmed(first..<start)
    if !isOfSentence,
      !places.isHead(parts, at: start, in: line, endsPart: cursor.endsPart || cursor[-1]?.isMark ?? false)
    {
      return .none
    }
    let isNamed = title.lowercased() == "hiit" || SectionName.isPart(title.lowercased())
    let beside = parts.compactMap { $0.words }.first
    if let beside, isExercise(beside) { return .none }
    if !title.isEmpty, !isNamed, isExercise(title) { return .exercise }
    if places.isBehindSign(start), start > 0, saysHowOften(parts, line, before, cursor) { return .none }
    // `not for time`
    if ["not", "nicht", "no"].contains(title.lowercased()) { return .exercise }
    var head = HeadReading(groups: groups, title: title.isEmpty ? beside : title)
    head.rest = cursor.index..<cursor.line.tokens.count
    head.before = before
    return .head(head)
  }

  /// `10 cal row, 3 times`: how often that is done.
  private static func saysHowOften(
    _ parts: [HeadPart], _ line: ScribbleLine, _ before: Range<Int>, _ cursor: TokenCursor
  ) -> Bool {
    let said = line.tokens[before.upperBound..<min(cursor.index, line.tokens.count)]
    return !line.endsWithColon && parts.allSatisfy { $0.kind == .rounds }
      && said.contains { ["times", "mal"].contains($0.text) }
      && (cursor.endsPart || cursor[-1]?.isMark ?? false || said.count < 5)
      && LineParts(line.part(before), DetailContext(bareLoads: .kilogram)).hasAmount
  }

  /// Whether the words before the name only say that something follows: `then finisher …`.
  private static func isThen(_ line: ScribbleLine, upTo end: Int) -> Bool {
    line.tokens[..<end].allSatisfy { ["then", "dann", "danach", "finally"].contains($0.text) }
  }

  /// Whether it is nothing but intervals.
  var isOnlyOnAndOff: Bool {
    groups.count == 1 && groups[0].kind == .tabata && !groups[0].details.isEmpty && title == nil
  }

  init(groups: [HeadDraft], title: String?) { (self.groups, self.title, rest) = (groups, title, 0..<0) }

  static func parts(_ cursor: inout TokenCursor) -> [HeadPart] {
    var parts: [HeadPart] = []
    while !cursor.isAtEnd {
      let before = cursor.index
      if let part = part(&cursor) {
        parts.append(part)
        continue
      }
      guard let last = parts.indices.last else { break }
      if let words = skipWords(&cursor, behind: parts[last]) {
        parts[last].words = words
        continue
      }
      // The rounds may come before the rest of the head.
      if cursor.acceptRest(ofRoundsAmong: &parts) || cursor.acceptStation(of: &parts[last]) { continue }
      guard skipJoiner(&cursor) else {
        cursor.index = before
        break
      }
    }
    if !parts.isEmpty {
      readBehindItems(&cursor, &parts)
      readAtEnd(&cursor, &parts)
    }
    return parts
  }

  /// The words between the kind of a group and the number of its rounds.
  private static func skipWords(_ cursor: inout TokenCursor, behind part: HeadPart) -> String? {
    guard [.circuit, .superset].contains(part.kind), part.times == nil, part.words == nil else { return nil }
    let start = cursor.index
    while let token = cursor.token, token.isWord, cursor.index < start + 5 { cursor.index += 1 }
    let end = cursor.index
    let hasSign =
      cursor.accept(sign: ",") || cursor.accept(sign: "-") || cursor.accept(sign: "(") || cursor.accept(sign: ":")
    var next = cursor
    guard end > start, hasSign, let rounds = self.part(&next), rounds.kind == .rounds || rounds.kind == .tabata,
      next.endsPart
    else {
      cursor.index = start
      return nil
    }
    return cursor.line.text(of: start..<end)
  }

  private static func part(_ cursor: inout TokenCursor) -> HeadPart? {
    for form in HeadForm.all { if let part = form.read(&cursor) { return part } }
    return nil
  }

  private static func skipJoiner(_ cursor: inout TokenCursor) -> Bool {
    if let token = cursor.token, token.isMark, [":", ",", "(", ")", "-", ".", "/", "+", ";"].contains(token.text) {
      cursor.index += 1
      return true
    }
    if cursor.accept("pairs", "paaren", "paare"), cursor.endsPart { return true }
    if cursor.accept(all: "each", "of", "the", "following") || cursor.accept(all: "of", "the", "following")
      || cursor.accept(all: "each", "of", "these")
    {
      return true
    }
    return cursor.accept(
      "je", "jeweils", "of", "for", "the", "mit", "von", "with", "and", "und", "mash-up", "mashup", "style")
  }

  /// `tabata air squats (8 rounds 20 on / 10 off)`: a head in parentheses at the end belongs to the one at the start.
  private static func readBehindItems(_ cursor: inout TokenCursor, _ parts: inout [HeadPart]) {
    let tokens = cursor.line.tokens
    guard tokens.last?.isSign(")") ?? false, let open = tokens.lastIndex(where: { $0.isSign("(") }), open > cursor.index
    else { return }
    var inner = TokenCursor(cursor.line, at: open + 1)
    var found: [HeadPart] = []
    while inner.index < tokens.count - 1 {
      if let part = part(&inner) {
        found.append(part)
      } else if !inner.acceptRest(ofRoundsAmong: &found), !skipJoiner(&inner) {
        return
      }
    }
    guard !found.isEmpty else { return }
    parts += found
    cursor = TokenCursor(cursor.line.part(0..<open), at: cursor.index)
  }
}

extension TokenCursor {
  fileprivate mutating func acceptRest(ofRoundsAmong parts: inout [HeadPart]) -> Bool {
    // A number of rounds takes it before the circuit that they are those of.
    let counted = parts.indices.filter { parts[$0].times != nil } + parts.indices.filter { parts[$0].times == nil }
    for place in counted where acceptRestOfRounds(of: &parts[place]) { return true }
    return false
  }

  /// `3 rounds, rest 3:00 between`: the rest after each round.
  fileprivate mutating func acceptRestOfRounds(of part: inout HeadPart) -> Bool {
    guard [.rounds, .circuit, .superset].contains(part.kind), !part.details.contains(where: { $0.hasPrefix("rest") })
    else { return false }
    let start = index
    _ = accept("with", "mit", "w") && accept(sign: "/")
    guard let rest = acceptRest() else {
      index = start
      return false
    }
    let isOfExercises = skipWordsOfRest()
    guard token.map({ $0.isMark }) ?? true else {
      index = start
      return false
    }
    part.details.append("rest " + rest.text + (isOfExercises ? " between exercises" + (acceptOtherRest() ?? "") : ""))
    return true
  }

  /// `between the rounds`, `after each exercise`; true if they are about exercises.
  private mutating func skipWordsOfRest() -> Bool {
    var isOfExercises = false
    while true {
      if acceptExercises() {
        isOfExercises = true
      } else if !accept(
        "between", "btw", "btwn", "zwischen", "zw", "each", "round", "rounds", "rds", "den", "runden", "the", "after",
        "durchgang", "durchgänge", "durchgängen", "runde", "jeder", "jedem", "nach", "pause", "rest", "every"),
        !(self[-1]?.text == "zw" && accept(sign: "."))
      {
        return isOfExercises
      }
    }
  }

  /// What people call the exercises of a round.
  mutating func acceptExercises() -> Bool {
    accept("exercises", "exercise", "stations", "station", "movements", "moves", "übungen", "übung", "stationen")
  }

  /// `, 2 min between rounds`, behind the rest between exercises.
  mutating func acceptOtherRest() -> String? {
    let start = index
    guard accept(sign: ",") || accept(sign: ";") || accept("and", "und") else { return nil }
    _ = accept("and", "und")
    if let rest = acceptRest() ?? acceptTime(letter: .minute), index < line.tokens.count, !skipWordsOfRest(),
      token.map({ $0.isMark }) ?? true
    {
      return ", \(rest.text) between rounds"
    }
    index = start
    return nil
  }

  /// `3 rounds, 1 min each station`: how long each of them takes.
  fileprivate mutating func acceptStation(of part: inout HeadPart) -> Bool {
    guard [.rounds, .circuit].contains(part.kind) else { return false }
    let start = index
    if let time = acceptTime(letter: .minute), accept("each", "per", "pro", "je", "at", "of") {
      _ = accept("each")
      if accept("station", "exercise", "movement", "übung", "stations", "minute") || token?.isMark ?? true {
        part.station = time.withUnit
        return true
      }
    }
    index = start
    return false
  }
}
