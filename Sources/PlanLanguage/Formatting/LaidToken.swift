/// A token as the layout sees it: its canonical spelling, and what was between it and the one before.

struct LaidToken {
  var kind: Token.Kind
  /// Words only, and only where it is not a part of a name.
  var keyword: Keyword?
  /// Its spelling in the output.
  var text: String
  /// In bytes of the source.
  var start: Int
  var end: Int
  /// Whether nothing is between it and the token before.
  var isTouching = false
  /// Whether a newline or `;` is before it.
  var isSeparated = false
  /// The number of newlines before it.
  var lineBreaks = 0
  /// What a `-` means here.
  var signs = SignMeaning.asWritten
}

/// What a `-` between two numbers means.
enum SignMeaning {
  /// A range if there is no space on either side.
  case asWritten
  /// Never subtracts: between the rungs of a ladder.
  case rungs
  /// Always subtracts: after a `=`.
  case arithmetic
}

extension LaidToken {
  /// All tokens of a plan, including comments, `end` last; separators are only recorded.
  static func all(of tree: PlanTree, marks: TreeMarks) -> [LaidToken] {
    var reader = LaidTokenReader(tree, marks)
    return reader.readAll()
  }
}

private struct LaidTokenReader {
  let tree: PlanTree
  let marks: TreeMarks
  var lexer: Lexer
  var tokens: [LaidToken] = []
  var isSeparated = false
  /// A side that is written where its item ends.
  var movedSide: (text: String, to: Int)?

  init(_ tree: PlanTree, _ marks: TreeMarks) {
    self.tree = tree
    self.marks = marks
    lexer = Lexer(tree.source)
  }

  mutating func readAll() -> [LaidToken] {
    while true {
      let token = lexer.next()
      if token.kind != .separator, token.kind != .comment, readOneForm(token) { continue }
      switch token.kind {
      case .separator: isSeparated = true
      case .end:
        append(token, "")
        markSigns()
        return tokens
      case .word: readWord(token)
      case .percent: if !joins("%", endingAt: token.end) { append(token, "%") }
      case .number, .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at,
        .plus, .minus, .star, .slash, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change,
        .comment, .foreign:
        append(token, token.canonicalText(in: tree.source))
      }
    }
  }

  /// `each leg`, `/leg` and `each` are `each side`, `@ 24in` is `height 24in`, `@ 90rpm` is `cadence 90rpm`.
  private mutating func readOneForm(_ token: Token) -> Bool {
    if token.kind == .at, let keyword = marks.attribute(behindAt: token.span.start) {
      var word = token
      word.kind = .word
      append(word, keyword.word, keyword: keyword)
      return true
    }
    guard let side = marks.sides[token.span.start] else { return false }
    appendMovedSide(before: token)
    lexer.position = Int(side.end)
    if let end = marks.leadingSides[token.span.start] {
      movedSide = (side.text, Int(end))
    } else {
      var word = token
      word.kind = .word
      append(word, side.text, keyword: .side, end: lexer.position)
    }
    return true
  }

  private mutating func readWord(_ token: Token) {
    if let name = marks.names[token.span.start] {
      lexer.position = Int(name.span.end)
      append(token, tree.string(name), end: lexer.position)
    } else if let tempo = marks.tempos[token.span.start] {
      append(token, Keyword.tempo.word, keyword: .tempo)
      let digits = lexer.next()
      lexer.position = Int(tempo.end)
      append(digits, tempo.digits.canonicalText, end: lexer.position)
    } else if token.keyword == nil, marks.efforts.contains(token.span.start), token.end > token.start + 3 {
      // `rpe8`
      lexer.position = token.start + 3
      append(
        token, tree.string(Span(start: token.span.start, end: token.span.start + 3)).lowercased(), end: lexer.position)
    } else {
      readPlainWord(token)
    }
  }

  private mutating func readPlainWord(_ token: Token) {
    let unit = lexer.unit(token.letters)
    let written = tree.string(token.span)
    // `8 in 1min` means no inches.
    if let unit, unit != .inch || isBehindHeight,
      joins(unit.canonicalSpelling ?? " " + written.lowercased(), endingAt: token.end)
    {
      return
    }
    if readSpeed(token) { return }
    if let keyword = token.keyword {
      append(token, keyword.word, keyword: keyword)
    } else if tokens.last?.kind == .slash || tokens.last?.keyword == .max, unit != .inch,
      let spelling = unit?.canonicalSpelling
    {
      append(token, spelling)
    } else {
      append(token, written)
    }
  }

  /// `6mph` is `6mi/h`.
  private mutating func readSpeed(_ token: Token) -> Bool {
    guard let distance = Unit.ofSpeed(token.letters)?.canonicalSpelling, joins(distance, endingAt: token.end) else {
      return false
    }
    for (kind, text) in [(Token.Kind.slash, "/"), (.word, "h")] {
      tokens.append(LaidToken(kind: kind, text: text, start: token.start, end: token.end, isTouching: true))
    }
    return true
  }

  /// `height 24 in`
  private var isBehindHeight: Bool {
    tokens.last.map { marks.heightNumbers.contains(UInt32(truncatingIfNeeded: $0.start)) } ?? false
  }

  private mutating func append(_ token: Token, _ text: String, keyword: Keyword? = nil, end: Int? = nil) {
    appendMovedSide(before: token)
    let previousEnd = tokens.last?.end ?? 0
    tokens.append(
      LaidToken(
        kind: token.kind, keyword: keyword, text: text, start: token.start, end: end ?? token.end,
        isTouching: token.start == previousEnd, isSeparated: isSeparated,
        lineBreaks: lineBreaks(from: previousEnd, to: token.start)))
    isSeparated = false
  }

  /// The side that came before its name, where its item ends.
  private mutating func appendMovedSide(before token: Token) {
    guard let (side, place) = movedSide, token.start >= place else { return }
    movedSide = nil
    tokens.append(LaidToken(kind: .word, keyword: .side, text: side, start: place, end: place))
  }

  /// `80 kg` is `80kg`: takes a unit for the number before it, if that has none.
  private mutating func joins(_ unit: String, endingAt end: Int) -> Bool {
    guard !isSeparated, let last = tokens.last, last.kind == .number, last.text.last?.isNumber == true else {
      return false
    }
    tokens[tokens.count - 1].text += unit
    tokens[tokens.count - 1].end = end
    return true
  }

  private func lineBreaks(from start: Int, to end: Int) -> Int {
    var count = 0
    for index in start..<max(start, end) {
      switch tree.source[index] {
      case UInt8(ascii: "\n"), 0x0B, 0x0C: count += 1
      case UInt8(ascii: "\r"): if index + 1 == end || tree.source[index + 1] != UInt8(ascii: "\n") { count += 1 }
      case 0xC2, 0xE2: if NonASCIICharacter(in: tree.source, at: index).meaning == .newline { count += 1 }
      default: break
      }
    }
    return count
  }

  private mutating func markSigns() {
    var signs = SignMeaning.asWritten
    var parentheses = 0
    var isLet = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.isSeparated { isLet = false }
      if token.kind == .word, token.keyword == .let { isLet = true }
      if token.kind == .openParenthesis { parentheses += 1 }
      if token.kind == .closeParenthesis { parentheses -= 1 }
      if token.isSeparated { signs = .asWritten }
      switch token.kind {
      // The value of a parameter or a `let` may be a range.
      case .equals where parentheses > 0: signs = .asWritten
      case .equals where isLet, .comma where isLet && parentheses == 0 && signs != .rungs:
        signs = isRange(from: index + 1) ? .asWritten : .arithmetic
      case .equals, .change: signs = .arithmetic
      case .word where token.keyword?.entry.signs == .rungs: signs = .rungs
      case .open, .close: signs = .asWritten
      // Arguments of a call may be ranges.
      case .openParenthesis where token.isTouching && tokens[index - 1].kind == .word: signs = .asWritten
      case .number, .clock, .minus, .dash, .ellipsis, .comma, .text: break
      case .word, .tag, .hash, .times, .openParenthesis, .closeParenthesis, .at, .plus, .star, .slash, .percent,
        .openBrace, .closeBrace, .comparison, .separator, .comment, .foreign, .end:
        if signs == .rungs { signs = .asWritten }
      }
      tokens[index].signs = signs
      if token.kind == .dash, isBetweenNumbers(index) { tokens[index].text = "-" }
    }
  }

  /// Whether there are two numbers with a dash between them, behind `rpe` or its like, and nothing else up to the end of
  /// the element.
  private func isRange(from index: Int) -> Bool {
    let efforts: [Keyword?] = [.rpe, .rir, .zone]
    let isEffort = tokens.indices.contains(index) && efforts.contains(tokens[index].keyword)
    var place = isEffort ? index + 1 : index
    func isNumber() -> Bool {
      guard tokens.indices.contains(place), tokens[place].isNumeric else { return false }
      place += 1
      if tokens.indices.contains(place), tokens[place].isUnit || tokens[place].kind == .percent { place += 1 }
      return true
    }
    guard isNumber(), tokens.indices.contains(place), tokens[place].kind == .minus || tokens[place].kind == .dash else {
      return false
    }
    place += 1
    guard isNumber() else { return false }
    guard tokens.indices.contains(place), !tokens[place].isSeparated else { return true }
    let next = tokens[place].kind
    return next == .comma || next == .close || next == .comment || next == .separator || next == .slash || next == .end
  }

  private func isBetweenNumbers(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    guard after.isNumeric || after.kind == .ellipsis else { return false }
    return before.isNumeric || before.isUnit || before.kind == .percent
  }
}
