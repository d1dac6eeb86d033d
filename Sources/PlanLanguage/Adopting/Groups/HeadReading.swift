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
    // `then 3 rounds: …`
    // `Je 45 s Belastung …`
    let said =
      line.tokens.firstIndex { !Shorthand.leadIns.contains($0.text) && !["je", "jeweils"].contains($0.text) } ?? 0
    let colon = line.tokens.prefix(7).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    // `Partner WOD (teams of 2), 30 min cap`
    let comma = line.tokens.prefix(10).firstIndex { $0.isSign(",") }
    // `can you do 3 rounds of …`
    let counted = line.tokens.prefix(12).firstIndex { HeadReading.rounds.contains($0.text) }.map { $0 - 1 }
    // `home hiit, no equipment. 40s on 20s off`
    let stop = line.tokens.prefix(10).firstIndex { $0.isSign(".") }
    let asked = counted.flatMap { $0 > 0 && line.tokens[$0].number != nil ? $0 : nil }
    // `5 min walk, then do 2 rounds of …`
    let then = line.tokens.prefix(24).lastIndex { ["then", "dann", "danach"].contains($0.text) }.map { place in
      line.tokens[place...].firstIndex { !Shorthand.leadIns.contains($0.text) } ?? 0
    }
    for start in [0, said, colon.map { $0 + 1 }, comma.map { $0 + 1 }, stop.map { $0 + 1 }, 1, 2, 3, asked, then]
      .compactMap({ $0 })
    where start < line.tokens.count {
      let before = 0..<start
      let isBehindSign = [colon, comma, stop].contains { $0.map { $0 + 1 } == start } || start > 0 && start == then
      guard isBehindSign || line.tokens[before].allSatisfy({ $0.isWord || $0.isMark }) else { continue }
      if start > 0, start == then, start != said, !line.tokens[before].contains(where: { $0.number != nil }) {
        continue
      }
      var cursor = TokenCursor(line, at: start)
      let parts = HeadReading.parts(&cursor)
      guard !parts.isEmpty, let groups = HeadDraft.nested(parts) else { continue }
      // `5 min row, 2 rounds of …` is none.
      let words = start > 0 && line.tokens[start - 1].isMark ? 0..<start - 1 : before
      let isOfSentence = start == asked && HeadingText.isSentence(line.part(words))
      let first = said < start && HeadReading.isThen(line, upTo: said) ? said : 0
      let title = start == said || isOfSentence ? "" : LineParts.trimmed(line, first..<start)
      // `"Annie" 50-40-30-20-10 …`
      let isQuoted =
        parts[0].kind == .ladder && start > 2 && line.tokens[0].isSign("\"") && line.tokens[start - 1].isSign("\"")
      let isSaid =
        isQuoted || start == 0 || start == said || isBehindSign || isOfSentence
        || line.tokens[before].allSatisfy { $0.isMark }
      // `KB complex x 5 rounds`, `Complex 5 rds, no breaks`, but `plies x 16`
      let endsWithRounds = counted != nil && (cursor.endsPart || cursor[-1]?.isMark ?? false)
      // `Then finisher 10-9-8...1: KB swing / burpee`
      let named = line.tokens[before].drop { Shorthand.leadIns.contains($0.text) }
      let isOfPart = !named.isEmpty && named.count <= 2 && named.allSatisfy { SectionName.isPart($0.text) }
      if !isSaid, !endsWithRounds, !isOfPart,
        parts.allSatisfy({ $0.kind == .rounds || $0.kind == .ladder || $0.kind == .superset })
      {
        continue
      }
      let isNamed = title.lowercased() == "hiit" || SectionName.isPart(title.lowercased())
      let beside = parts.compactMap { $0.words }.first
      if let beside, isExercise(beside) { continue }
      if !title.isEmpty, !isNamed, isExercise(title) { return nil }
      // `10 cal row, 3 times` says how often that is done.
      let said = line.tokens[start..<min(cursor.index, line.tokens.count)]
      if isBehindSign, start > 0, !line.endsWithColon, parts.allSatisfy({ $0.kind == .rounds }),
        said.contains(where: { ["times", "mal"].contains($0.text) }),
        cursor.endsPart || cursor[-1]?.isMark ?? false || said.count < 5,
        LineParts(line.part(before), DetailContext(bareLoads: .kilogram)).hasAmount
      {
        continue
      }
      // `not for time`
      if ["not", "nicht", "no"].contains(title.lowercased()) { return nil }
      self.groups = groups
      self.title = title.isEmpty ? beside : title
      rest = cursor.index..<cursor.line.tokens.count
      self.before = before
      return
    }
    return nil
  }

  private static let rounds: Set<String> = ["rounds", "runden", "rds", "rnds", "durchgänge", "durchgang"]

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
