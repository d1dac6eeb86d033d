/// Tokens to items. Only brackets, separators and commas matter; everything else is text.

struct LayoutReader {
  private let marks: TreeMarks
  private var tokens: [LaidToken]
  /// For the tokens laid out so far, whether there is space before each; a new line is space.
  private var spaces: [Bool]
  private var index = 0

  init(_ tree: PlanTree) {
    marks = TreeMarks(tree)
    tokens = LaidToken.all(of: tree, marks: marks)
    spaces = [Bool](repeating: true, count: tokens.count)
  }

  private var token: LaidToken { tokens[min(index, tokens.count - 1)] }

  /// Up to the `>` that closes their block, or the end.
  mutating func readItems() -> [LayoutItem] {
    var items: [LayoutItem] = []
    while true {
      switch token.kind {
      case .end, .close: return items
      case .comment: readComment(into: &items)
      case .word, .number, .clock, .text, .tag, .hash, .times, .open, .openParenthesis, .closeParenthesis, .comma, .at,
        .plus, .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison,
        .change, .separator, .foreign:
        items.append(readItem())
      }
    }
  }

  private mutating func readComment(into items: inout [LayoutItem]) {
    if token.lineBreaks == 0, let last = items.indices.last {
      items[last].comment = token.text
    } else {
      items.append(LayoutItem(onlyComment: token))
    }
    index += 1
  }

  private mutating func readItem() -> LayoutItem {
    let first = index
    var pieces: [LayoutItem.Piece] = []
    var parentheses = 0
    repeat {
      let comments = takeComments()
      if token.kind == .open {
        pieces.append(.block(readBlock(since: first, behind: comments)))
      } else {
        if token.kind == .openParenthesis { parentheses += 1 }
        if token.kind == .closeParenthesis { parentheses -= 1 }
        append(to: &pieces, since: first, behind: comments, isNested: parentheses > 0)
        index += 1
      }
    } while goesOn(isNested: parentheses > 0)
    let isOnOneLine = tokens[(first + 1)..<max(index, first + 1)].allSatisfy { $0.lineBreaks == 0 }
    return LayoutItem(
      hasBlankBefore: tokens[first].lineBreaks > 1, isOnOneLine: isOnOneLine, pieces: pieces, comment: nil,
      isComment: false)
  }

  private mutating func takeComments() -> [PlacedComment] {
    var comments: [PlacedComment] = []
    while token.kind == .comment {
      comments.append(PlacedComment(text: token.text, isOnItsOwnLine: token.lineBreaks > 0))
      index += 1
    }
    return comments
  }

  /// Whether what follows, except comments, belongs to the same item.
  private func goesOn(isNested: Bool) -> Bool {
    var next = index
    var isSeparated = false
    while tokens[next].kind == .comment {
      isSeparated = true
      next += 1
    }
    isSeparated = isSeparated || tokens[index].isSeparated || tokens[next].isSeparated
    let last = tokens[index - 1].kind
    switch tokens[next].kind {
    case .end, .close: return false
    case .open where last != .close && !marks.bareBlocks.contains(UInt32(truncatingIfNeeded: tokens[next].start)):
      return true
    case .word, .number, .clock, .text, .tag, .hash, .times, .open, .openParenthesis, .closeParenthesis, .comma, .at,
      .plus, .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change,
      .separator, .comment, .foreign:
      if isNested { return true }
      if last == .close { return tokens[next].keyword == .else }
      return !isSeparated || last == .comma
    }
  }

  /// Adds the token to the open run, or begins the next one.
  private mutating func append(
    to pieces: inout [LayoutItem.Piece], since first: Int, behind comments: [PlacedComment], isNested: Bool
  ) {
    let before = index > first ? tokens[..<index].last { $0.kind != .comment } : nil
    let start = start(behind: comments, before: before, since: first, isNested: isNested)
    if case .inLine(let hasSpace) = start, case .run(var run)? = pieces.last {
      // Taken out, so that its text grows in place.
      pieces.removeLast()
      run.text += (hasSpace ? " " : "") + text
      pieces.append(.run(run))
    } else {
      pieces.append(.run(Run(text: text, start: start, comments: comments)))
    }
  }

  /// `3-6-9...` lacks a `-`.
  private var text: String {
    token.kind == .ellipsis && index > 0 && tokens[index - 1].kind == .number ? "-..." : token.text
  }

  private mutating func start(
    behind comments: [PlacedComment], before: LaidToken?, since first: Int, isNested: Bool
  ) -> Run.Start {
    guard let before else { return .inLine(hasSpace: false) }
    if before.kind == .close, !isNested, token.keyword == .else { return .alternative }
    if !comments.isEmpty || before.kind == .comma && token.lineBreaks > 0 { return .nextLine }
    if before.kind == .comma, !isNested, token.kind == .number || token.kind == .clock { return .whereItFits }
    return .inLine(hasSpace: hasSpaceBefore(index, since: first))
  }

  /// As its neighbours require, unless the two would then be read as something else.
  private mutating func hasSpaceBefore(_ index: Int, since first: Int) -> Bool {
    guard index > first else { return false }
    let wanted = wantsSpaceBefore(index, since: first)
    // A comment ends its line, so nothing before it can run into this token.
    let isBehindToken = index > first + 1 && tokens[index - 2].kind != .comment
    let boundary = TokenBoundary(
      before: isBehindToken ? tokens[index - 2] : nil, hasSpaceBefore: spaces[index - 1], left: tokens[index - 1],
      right: tokens[index], hasSpaceAfter: wantsSpaceBefore(index + 1, since: first),
      after: tokens[min(index + 1, tokens.count - 1)])
    let fit = boundary.fit(wantsSpace: wanted)
    spaces[index] = fit.hasSpace
    tokens[index].text = fit.text
    return fit.hasSpace
  }

  private func wantsSpaceBefore(_ index: Int, since first: Int) -> Bool {
    guard index < tokens.count else { return true }
    return !tightSides(index, since: first).contains(.before) && !tightSides(index - 1, since: first).contains(.after)
  }

  private func tightSides(_ index: Int, since first: Int) -> TightSides {
    Neighbourhood(
      marks: marks, before: index > first ? tokens[index - 1] : nil,
      beforeThat: index > first + 1 ? tokens[index - 2] : nil, token: tokens[index],
      after: tokens[min(index + 1, tokens.count - 1)]
    ).tightSides
  }

  /// The token is its `<`. Comments between its head and the `<` move inside.
  private mutating func readBlock(since first: Int, behind comments: [PlacedComment]) -> LayoutBlock {
    let hasSpaceBefore = index > first && !tightSides(index - 1, since: first).contains(.after)
    let opening = index
    index += 1
    var inside = comments + takeComments()
    let comment = inside.first.flatMap { $0.isOnItsOwnLine ? nil : $0.text }
    if comment != nil { inside.removeFirst() }
    let items = inside.map { LayoutItem(onlyComment: $0.text) } + readItems()
    let isOnOneLine = comments.isEmpty && tokens[(opening + 1)...index].allSatisfy { $0.lineBreaks == 0 }
    // It is missing only in a plan with errors.
    if token.kind == .close { index += 1 }
    return LayoutBlock(
      hasSpaceBefore: hasSpaceBefore, isOnOneLine: isOnOneLine, comment: comment, items: items)
  }
}

extension LayoutItem {
  fileprivate init(onlyComment token: LaidToken) {
    self.init(onlyComment: token.text)
    hasBlankBefore = token.lineBreaks > 1
  }

  fileprivate init(onlyComment text: String) {
    self.init(
      hasBlankBefore: false, isOnOneLine: true, pieces: [.run(Run(text: text, start: .inLine(hasSpace: false)))],
      comment: nil, isComment: true)
  }
}
