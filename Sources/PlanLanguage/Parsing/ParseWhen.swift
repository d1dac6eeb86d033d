/// Choices: `when` with its condition, `else when`, `else`.

extension Parser {
  // when = "when" condition block { "else" "when" condition block } [ "else" block ] ;
  // rule-when = "when" condition rule-block { "else" "when" condition rule-block } [ "else" rule-block ] ;
  mutating func parseWhen(in context: BlockContext) -> NodeID<When> {
    var branches = [parseBranch(in: context)]
    var otherwise: Body?
    while otherwise == nil, elseFollows() {
      skipSeparators()
      let word = token.span
      let isElseWhen = !atWord(.else) && tree.byte(at: token.start) | 0x20 == UInt8(ascii: "e")
      if !atWord(.else) { reportForeign(.else, as: isElseWhen ? "else when" : nil) }
      if !isElseWhen {
        presume()
        if foreign(foreignStarts) == .when { reportForeign(.when) }
      }
      if isElseWhen || atWord(.when) {
        branches.append(parseBranch(in: context))
      } else {
        otherwise = parseBlock(in: context, of: word)
      }
    }
    let first = tree.whenBranches.count
    tree.whenBranches.append(contentsOf: branches)
    tree.whens.append(When(branches: Nodes(first, tree.whenBranches.count), otherwise: otherwise))
    return NodeID(tree.whens.count - 1)
  }

  private mutating func parseBranch(in context: BlockContext) -> WhenBranch {
    let word = token.span
    presume()
    let condition = parseCondition()
    if !at(.open), !at(.openBrace), !at(.separator), !at(.close), !at(.closeBrace), !at(.end) {
      expected.insert(.comparison)
      expected.insert(.block)
      reportUnexpected()
    }
    let body = parseBlock(in: context, of: word)
    return WhenBranch(condition: condition, body: body)
  }

  /// Newlines and comments may precede an `else`.
  private mutating func elseFollows() -> Bool {
    if atWord(.else) || foreign(foreignStarts) == .else && headHasBlock() { return true }
    guard at(.separator) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    while ahead.kind == .separator || ahead.kind == .comment { ahead = lexer.next() }
    guard ahead.kind == .word else { return false }
    return ahead.keyword == .else || ahead.keyword == nil && isForeignElse(ahead)
  }

  /// `sonst < … >`, `elif done < … >`
  private mutating func isForeignElse(_ word: Token) -> Bool {
    guard foreignStarts.value(of: word.letters) == Keyword.else.rawValue else { return false }
    var ahead = lexer.next()
    while ahead.kind != .separator, ahead.kind != .open, ahead.kind != .close, ahead.kind != .end {
      ahead = lexer.next()
    }
    return ahead.kind == .open
  }

  /// An `else` without a `when`: its block is still checked.
  mutating func parseElseWithoutWhen(in context: BlockContext) -> Item? {
    let next = peek()
    guard next.kind == .open || next.keyword == .when && headHasBlock() || next.kind == .separator && headHasBlock()
    else { return nil }
    let start = token.start
    let word = token.span
    report(.elseWithoutWhen, at: word, hints: [.write("when … < … > else < … >")])
    presume()
    if atWord(.when) {
      _ = parseWhen(in: context)
    } else {
      _ = parseBlock(in: context, of: word)
    }
    return Item(from: span(from: start), .missing)
  }
}
