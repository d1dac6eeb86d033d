/// Programs: workouts that take turns, and the days and weeks that they take.

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
      body: Block(span: word, items: .none))
    parseProgramHead(&program)
    hasReportedLoose = false
    program.body = parseBlock(in: .program, of: word)
    tree.programs.append(program)
    return NodeID(tree.programs.count - 1)
  }

  private mutating func parseProgramHead(_ program: inout ProgramDeclaration) {
    while !at(.open), !at(.openBrace), !at(.separator), !at(.close), !at(.closeBrace), !at(.end) {
      if atWord(.on), program.days.isEmpty {
        program.days = parseDays()
      } else if atWord(.weeks), program.weeks == nil {
        program.weeks = parseCount(of: .weeks)
      } else if atWord(.cycle), program.cycle == nil {
        program.cycle = parseCount(of: .cycle)
      } else {
        expected.insert(.block)
        reportUnexpected()
        if at(.at) || at(.word) { presume() }
      }
    }
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
      guard at(.word), let day = Weekday(word: tokenText) else {
        expected.insert(.day)
        reportUnexpected()
        break
      }
      presume()
      tree.weekdays.append(day)
    } while acceptListComma(beforeWords: true)
    return Nodes(first, tree.weekdays.count)
  }

  // program-block = "<" { program-item SEPARATOR } ">" ;
  // program-item = session | definition | let | state | rule | note-item ;
  mutating func parseProgramItem() -> Item {
    let start = token.start
    if at(.word), let keyword = token.keyword {
      if keyword.isSession, startsSession() {
        let session = parseSession(keyword)
        return Item(from: span(from: start), .session(session))
      }
      if let item = parseDeclaringItem(keyword, in: .program) { return item }
    }
    let item = parseItem(in: .workout)
    if !hasReportedLoose { reportLoose(item) }
    hasReportedLoose = true
    return item
  }
}

extension Weekday {
  /// `mon`, `monday`, in capitals or not.
  init?(word: String) {
    let word = word.lowercased()
    guard let day = Weekday.allCases.first(where: { word == "\($0)" || word == "\($0)".prefix(3) }) else { return nil }
    self = day
  }
}
