/// Blocks: items between `<` and `>`, ended by newlines or `;`.

/// Where a block is, which decides which items it may contain.
public enum BlockContext: Hashable, Sendable { case workout, breathing, meditation, program, rule }

extension Parser {
  // block = "<" { item SEPARATOR } ">" ;
  // breathing-block = "<" { breathing-item SEPARATOR } ">" ;
  // meditation-block = "<" { meditation-item SEPARATOR } ">" ;
  /// The block of a head. Without a `<`, the items that follow are read as its block, so that they are checked, too.
  mutating func parseBlock(in context: BlockContext, of head: Span) -> Body {
    if at(.separator), peek().kind == .open { skipSeparators() }
    let start = token.start
    let opening = token.span
    guard at(.open) || at(.openBrace) else { return parseBlockWithoutOpening(in: context, of: head) }
    guard depth < Parser.depthLimit else { return skipDeepBlock() }
    let brace = at(.openBrace) ? reportBrace() : nil
    depth += 1
    presume()
    let items = parseItems(in: context)
    depth -= 1
    closeBlock(opened: opening, brace: brace)
    blockEnd = previousEnd
    return Body(span: span(from: start), items: items)
  }

  private mutating func closeBlock(opened: Span, brace: Int?) {
    if at(.close) || at(.closeBrace) {
      if at(.closeBrace) {
        if let brace { log.amend(brace, fix: Fix(replace: token.span, with: ">")) } else { _ = reportBrace() }
      }
      return presume()
    }
    if missingOpeners > 0 {
      missingOpeners -= 1
      return
    }
    guard token.start != quietAt || at(.end) else { return }
    let place = Span(start: UInt32(truncatingIfNeeded: previousEnd), end: UInt32(truncatingIfNeeded: previousEnd))
    report(.unclosedBlock, at: opened, hints: [.closeBlock], fixes: [Fix(replace: place, with: "\n>")])
    // Open blocks around it are part of the same mistake.
    missingOpeners = depth
  }

  private mutating func parseBlockWithoutOpening(in context: BlockContext, of head: Span) -> Body {
    let place = Span(start: UInt32(truncatingIfNeeded: previousEnd), end: UInt32(truncatingIfNeeded: previousEnd))
    let isQuiet = token.start == quietAt
    if !isQuiet {
      report(
        .missingBlock(of: shortened(Int(head.start), Int(head.end))), at: head, hints: [.write("< … >")],
        fixes: [Fix(replace: place, with: " <")])
    }
    let start = previousEnd
    // What follows `circuit < … > x3` is not its block.
    let isBehindBlock = tree.place(of: ">", before: Int(head.start)) != nil
    guard at(.separator), depth < Parser.depthLimit, !isBehindBlock else {
      return Body(span: span(from: start), items: .none)
    }
    missingOpeners += 1
    depth += 1
    let items = parseItems(in: context)
    depth -= 1
    if at(.close) || at(.closeBrace) {
      presume()
      missingOpeners = max(0, missingOpeners - 1)
    }
    blockEnd = previousEnd
    return Body(span: span(from: start), items: items)
  }

  /// Nested too deep: reports it, and counts brackets up to the closing one.
  private mutating func skipDeepBlock() -> Body {
    let start = token.start
    report(.nestingTooDeep(limit: Parser.depthLimit), at: token.span)
    var open = 0
    while !at(.end) {
      if at(.open) || at(.openBrace) { open += 1 }
      if at(.close) || at(.closeBrace) { open -= 1 }
      presume()
      if open == 0 { break }
    }
    // Unclosed brackets down there are not reported again.
    if open > 0 { missingOpeners = depth + 1 }
    blockEnd = previousEnd
    return Body(span: span(from: start), items: .none)
  }

  /// `{` is read as `<`; one diagnostic for the pair.
  private mutating func reportBrace() -> Int? {
    let bracket = at(.openBrace) ? "<" : ">"
    report(.braces, at: token.span, hints: [.write("< … >")], fixes: [Fix(replace: token.span, with: bracket)])
    return log.isFull ? nil : log.diagnostics.count - 1
  }

  /// Items up to the bracket that closes their block, or up to a declaration that must be outside.
  mutating func parseItems(in context: BlockContext) -> Nodes<Item> {
    let base = itemStack.count
    while true {
      skipSeparators()
      if at(.close), isChatQuote() {
        presume()
        continue
      }
      if at(.close) || at(.closeBrace) || at(.end) { break }
      if context != .program, startsDeclarationForSure() { break }
      itemStack.append(parseItemAndItsEnd(in: context))
    }
    return closeItems(from: base)
  }

  /// Moves the items of a finished block from the stack to the tree, where they are adjacent.
  mutating func closeItems(from base: Int) -> Nodes<Item> {
    let start = tree.items.count
    tree.items.append(contentsOf: itemStack[base...])
    itemStack.removeSubrange(base...)
    return Nodes(start, tree.items.count)
  }

  /// Inlined from `parseItem`, because passing an item on copies it each time.
  @inline(__always)
  mutating func parseItemAndItsEnd(in context: BlockContext) -> Item {
    let start = token.start
    itemHasEnded = false
    let item = parseItem(in: context)
    let ends = at(.separator) || at(.close) || at(.closeBrace) || at(.end) || blockEnd == previousEnd || itemHasEnded
    if !ends {
      expected.insert(.endOfItem)
      if reportCommaBetweenItems() { return item }
      if !reportMissingSign(in: context) { reportUnexpected() }
      skipRestOfItem(in: context)
    }
    // The parser always advances.
    if token.start == start, !at(.end) { presume() }
    return item
  }

  /// Skips to the end of the item; a block on the way is still checked.
  private mutating func skipRestOfItem(in context: BlockContext) {
    while !at(.separator), !at(.close), !at(.closeBrace), !at(.end) {
      if at(.open) || at(.openBrace) {
        _ = parseBlock(in: context, of: token.span)
      } else {
        presume()
      }
    }
    quietAt = token.start
  }

  /// `workout "B"` within a block: the block's `>` is missing, unless all blocks of the text are closed.
  private mutating func startsDeclarationForSure() -> Bool {
    guard at(.word), atWord(.workout) || atWord(.exercise) || atWord(.program) else { return false }
    return peek().kind == .text && !closesAllBlocks()
  }

  private mutating func closesAllBlocks() -> Bool {
    if let isBalanced { return isBalanced }
    var lexer = Lexer(tree.source)
    var open = 0
    var kind = lexer.next().kind
    while kind != .end {
      if kind == .open || kind == .openBrace { open += 1 }
      if kind == .close || kind == .closeBrace { open -= 1 }
      kind = lexer.next().kind
    }
    isBalanced = open == 0
    return open == 0
  }

  // MARK: Quoted messages

  /// The `>` that chats and mails put before each line they quote: first on its line, with something after it, while no
  /// block is open. Reported once for all such lines.
  mutating func isChatQuote() -> Bool {
    guard isFirstOnLine else { return false }
    if token.start < chatQuoteEnd { return true }
    guard depth == 0 else { return false }
    let next = peek()
    guard next.kind != .separator, next.kind != .end, next.kind != .close else { return false }
    reportChatQuote()
    return true
  }

  private var isFirstOnLine: Bool {
    var index = token.start - 1
    while index >= 0, tree.byte(at: index) == UInt8(ascii: " ") || tree.byte(at: index) == UInt8(ascii: "\t") {
      index -= 1
    }
    return index < 0 || tree.byte(at: index) == UInt8(ascii: "\n") || tree.byte(at: index) == UInt8(ascii: "\r")
  }

  private mutating func reportChatQuote() {
    var fixes: [Fix] = []
    var index = token.start
    let source = tree.source
    while index < source.count, source[index] == UInt8(ascii: ">") {
      let hasSpace = index + 1 < source.count && source[index + 1] == UInt8(ascii: " ")
      let end = index + (hasSpace ? 2 : 1)
      if fixes.count < 1000 {
        let mark = Span(start: UInt32(truncatingIfNeeded: index), end: UInt32(truncatingIfNeeded: end))
        fixes.append(Fix(replace: mark, with: ""))
      }
      index = source[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 }
    }
    chatQuoteEnd = index
    report(.chatQuote, at: token.span, hints: [.remove], fixes: fixes)
  }
}
