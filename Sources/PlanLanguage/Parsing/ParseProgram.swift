/// Programs: workouts that alternate, and their days and weeks.

extension Parser {
  // program = "program" title { TAG } { days | weeks | cycle }! program-block ;
  mutating func parseProgram() -> NodeID<ProgramDeclaration> {
    let word = token.span
    presume()
    let title = parseTitle(of: .program, at: word)
    let firstTag = tree.names.count
    while at(.tag) { parseTag() }
    var program = ProgramDeclaration(
      title: title, tags: Nodes(firstTag, tree.names.count), days: .none,
      body: Body(span: word, items: .none))
    parseProgramHead(&program)
    hasReportedLoose = false
    program.body = parseBlock(in: .program, of: word)
    tree.programs.append(program)
    return NodeID(tree.programs.count - 1)
  }

  private mutating func parseProgramHead(_ program: inout ProgramDeclaration) {
    while !at(.open), !at(.openBrace), !at(.separator), !at(.close), !at(.closeBrace), !at(.end) {
      mendHeadWord()
      let start = token.start
      switch token.keyword {
      case .some(.on):
        let isFirst = program.days.isEmpty
        let days = parseDays()
        if isFirst { program.days = days } else { reportTwice(.on, from: start) }
      case .some(.weeks):
        let isFirst = program.weeks == nil
        let weeks = parseCount(of: .weeks)
        if isFirst { program.weeks = weeks } else { reportTwice(.weeks, from: start) }
      case .some(.cycle):
        let isFirst = program.cycle == nil
        let cycle = parseCount(of: .cycle)
        if isFirst { program.cycle = cycle } else { reportTwice(.cycle, from: start) }
      case .some, nil: parseUnknownHead()
      }
    }
  }

  private mutating func reportTwice(_ keyword: Keyword, from start: Int) {
    let place = span(from: start)
    report(.duplicate(keyword.word), at: place, hints: [.remove])
  }

  /// `wekks 6`
  private mutating func mendHeadWord() {
    guard at(.word), token.keyword == nil, token.start != quietAt else { return }
    let words: [Keyword] = [.on, .weeks, .cycle]
    let written = tokenText
    let meant = nearestWord(to: written, among: words.map { $0.word })
    guard let meant, let keyword = words.first(where: { $0.word == meant }) else { return }
    report(
      .unknownAttribute(written), at: token.span, hints: [.didYouMean(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
    token.keyword = keyword
  }

  /// Something that a program's head cannot have, with its value.
  private mutating func parseUnknownHead() {
    if at(.word), token.keyword == nil, tokenText.lowercased() == "daily" {
      let days = "on mon, tue, wed, thu, fri, sat, sun"
      report(
        .unknownAttribute(tokenText), at: token.span, hints: [.write(days)],
        fixes: [Fix(replace: token.span, with: days)])
      presume()
      return
    }
    if atWord(.every), let words = everyFewDays() {
      let place = words.span
      return report(
        .notTaken(by: "program", words.text), at: place, hints: [.leaveOutDays], fixes: [Fix(replace: place, with: "")])
    }
    if let keyword = token.keyword, keyword.isAttribute || at(.at), token.start != quietAt {
      report(.notTaken(by: "program", tokenText), at: token.span, hints: [.remove])
      presume()
    } else {
      expected.insert(.block)
      reportUnexpected()
    }
    while !at(.word), !at(.open), !at(.openBrace), !at(.separator), !at(.close), !at(.closeBrace), !at(.end) {
      presume()
    }
    if at(.word), token.start == quietAt { presume() }
  }

  /// `every five days`, `every other day`, `every 2 days`: reads over the words.
  private mutating func everyFewDays() -> (text: String, span: Span)? {
    let position = lexer.position
    var next = lexer.next()
    if next.kind == .number || next.kind == .word { next = lexer.next() }
    lexer.position = position
    guard next.kind == .word, ["day", "days", "tag", "tage"].contains(string(next.start, next.end).lowercased()) else {
      return nil
    }
    let start = token.start
    while token.start <= next.start, !at(.end) { presume() }
    return (shortened(start, previousEnd), span(from: start))
  }

  // weeks = "weeks" count ;
  // cycle = "cycle" count ;
  private mutating func parseCount(of keyword: Keyword) -> Expression {
    presume()
    guard at(.number) || at(.openParenthesis) else { return parseMissingValue(of: keyword) }
    return parseOperand()
  }

  // days = "on" DAY { "," DAY } ;
  private mutating func parseDays() -> Nodes<Weekday> {
    presume()
    let first = tree.weekdays.count
    repeat {
      guard at(.word) else {
        expected.insert(.day)
        reportUnexpected()
        break
      }
      if let day = Weekday(word: tokenText) ?? reportUnknownDay() { tree.weekdays.append(day) }
      presume()
    } while acceptListComma(beforeWords: true) || acceptMissingComma()
    return Nodes(first, tree.weekdays.count)
  }

  private mutating func reportUnknownDay() -> Weekday? {
    let written = tokenText
    let meant =
      Weekday.german(written)
      ?? nearestWord(to: written, among: Weekday.allCases.flatMap { [$0.word, $0.short] })
      .flatMap(Weekday.init(word:))
    if token.start != quietAt {
      report(
        .unknownDay(written), at: token.span, hints: meant.map { [.didYouMean($0.short)] } ?? [],
        fixes: meant.map { [Fix(replace: token.span, with: $0.short)] } ?? [])
    }
    return meant
  }

  /// `on mon wed fri`, `on mon/wed/fri`, `on mon and wed`.
  private mutating func acceptMissingComma() -> Bool {
    let isSign = at(.slash) || at(.plus) || atWord(.and)
    let day = isSign ? peek() : token
    guard day.kind == .word, Weekday(word: string(day.start, day.end)) != nil else { return false }
    let place = isSign ? token.span : Span(start: span(from: previousEnd).start, end: span(from: previousEnd).start)
    expected = []
    expected.insert(.comma)
    if token.start != quietAt {
      report(
        .unexpected(found: found, expected: expected.all), at: token.span,
        hints: [.write(", \(string(day.start, day.end))")],
        fixes: [Fix(replace: place, with: isSign && token.start > previousEnd ? "," : isSign ? ", " : ",")])
    }
    if isSign { presume() }
    return true
  }

  /// `week 1 < … >`: differences between weeks are written where they occur.
  private mutating func parseNumberedWeek() -> Item? {
    guard at(.word), ["week", "woche", "day", "tag"].contains(tokenText.lowercased()), peek().kind == .number,
      headHasBlock()
    else { return nil }
    let start = token.start
    let isDay = token.keyword != .week && tokenText.lowercased() != "woche"
    let word = tokenText
    presume()
    report(
      .unknownDeclaration("\(word) \(tokenText)"), at: Span(start: span(from: start).start, end: token.span.end),
      hints: [.write(isDay ? "workout \"\(tokenText)\" < … >" : "by week < …; … >")])
    skipItem()
    return Item(from: span(from: start), .missing)
  }

  // program-block = "<" { program-item SEPARATOR } ">" ;
  // program-item = session | definition | let | state | rule | note-item | levels ;
  mutating func parseProgramItem() -> Item {
    let start = token.start
    if at(.word), let keyword = token.keyword {
      if keyword.isSession, startsSession() {
        let session = parseSession(keyword)
        return Item(from: span(from: start), .session(session))
      }
      if keyword == .levels, let item = parseLevels() { return item }
      if let item = parseDeclaringItem(keyword, in: .program) ?? parseMisplaced(keyword, in: .program) { return item }
    }
    if at(.word), case .session(let session)? = parseMistypedSession() {
      return Item(from: span(from: start), .session(session))
    }
    if let item = parseNumberedWeek() { return item }
    let item = parseItem(in: .workout)
    if !hasReportedLoose { reportLoose(item) }
    hasReportedLoose = true
    return item
  }
}

extension Weekday {
  /// `mon`, `monday`; case does not matter.
  init?(word: String) {
    let word = word.lowercased()
    guard let day = Weekday.allCases.first(where: { word == $0.word || word == $0.short }) else { return nil }
    self = day
  }

  /// In full.
  fileprivate var word: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// The recommended spelling.
  var short: String { String(word.prefix(3)) }

  /// `montag`, `mo`: keywords are English, but the meaning is clear.
  static func german(_ word: String) -> Weekday? {
    let days = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"]
    let word = word.lowercased()
    let index = days.firstIndex { $0 == word || word.utf8.count == 2 && $0.hasPrefix(word) }
    return index.flatMap { Weekday(rawValue: UInt8(truncatingIfNeeded: $0 + 1)) }
  }
}
