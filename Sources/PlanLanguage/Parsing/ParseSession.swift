/// Workouts, breathing sessions and meditations: a head, then a block.

/// The head of a session while it is being parsed.
private struct SessionHead {
  var kind: SessionWord
  var isOptional = false
  var times: Expression?
  /// How long a breathing session goes on.
  var length: Expression?
  var intensities = Nodes<Intensity>.none
  var seen = KeywordSet()

  var takesLength: Bool { kind == .breathing && length == nil && times == nil }
}

extension SessionWord {
  fileprivate init(_ keyword: Keyword) {
    self = keyword == .breathing ? .breathing : keyword == .meditation ? .meditation : .workout
  }

  /// What its block may hold.
  var context: BlockContext {
    switch self {
    case .workout: .workout
    case .breathing: .breathing
    case .meditation: .meditation
    }
  }
}

extension Parser {
  // session = "workout" title { TAG } { at | attribute }! block
  //         | "breathing" title { TAG } { times | attribute }! breathing-block
  //         | "breathing" title { TAG } { length | attribute }! breathing-block
  //         | "meditation" title { TAG } { times | attribute }! meditation-block ;
  mutating func parseSession(_ keyword: Keyword) -> NodeID<SessionDeclaration> {
    let word = token.span
    presume()
    let title = parseTitle(of: keyword, at: word)
    let (firstTag, firstAttribute) = (tree.names.count, tree.attributes.count)
    var head = SessionHead(kind: SessionWord(keyword))
    isInHead = true
    while parsePart(of: &head, since: firstAttribute) {}
    isInHead = false
    let tags = Nodes<Name>(firstTag, tree.names.count)
    let attributes = Nodes<Attribute>(firstAttribute, tree.attributes.count)
    let body = parseBlock(in: head.kind.context, of: word)
    tree.sessions.append(
      SessionDeclaration(
        kind: head.kind, title: title, tags: tags, times: head.times, length: head.length,
        intensities: head.intensities, attributes: attributes, isOptional: head.isOptional, body: body))
    return NodeID(tree.sessions.count - 1)
  }

  /// The next part of a session's head; false where its block should begin.
  private mutating func parsePart(of head: inout SessionHead, since first: Int) -> Bool {
    switch token.kind {
    case .tag: parseTag()
    case .times: head.times = parseTimes()
    case .at:
      presume()
      let start = tree.intensities.count
      repeat { parseIntensity() } while at(.comma) && intensityFollowsComma() && acceptListComma(beforeWords: true)
      head.intensities = Nodes(start, tree.intensities.count)
    case .word:
      if atWord(.optional) {
        presume()
        head.isOptional = true
      } else if atWord(.levels) {
        reportLevelsInHead()
      } else if let keyword = token.keyword, keyword.isAttribute {
        parseAttribute(keyword, seen: &head.seen, since: first)
      } else {
        parseUnknownAttribute(seen: &head.seen, since: first)
      }
    case .number where head.takesLength, .clock where head.takesLength, .openParenthesis where head.takesLength:
      head.length = parseCycleLength()
    case .open, .openBrace, .separator, .close, .closeBrace, .end: return false
    case .number, .clock, .openParenthesis, .text, .hash, .closeParenthesis, .comma, .plus, .minus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .change, .comparison, .comment, .foreign:
      expected.insert(.attribute)
      expected.insert(.block)
      reportUnexpected()
    }
    return true
  }

  mutating func parseTag() {
    tree.names.append(Name(span: Span(start: token.span.start + 1, end: token.span.end), isQuoted: false))
    presume()
  }

  // length = TIME | enclosed ;
  /// `breathing "Calm" 5min < … >`
  mutating func parseCycleLength() -> Expression { parseDuration(of: .breathing) }
}
