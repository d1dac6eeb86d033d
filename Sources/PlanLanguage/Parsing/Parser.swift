/// The parser's state and its verbs: *accept* takes a token if it is there and remembers that it would have, *expect*
/// insists, *presume* takes what its caller has seen. Each production has a `parse…` function in a file of its family.

struct Parser {
  /// How deep blocks and parentheses may nest.
  static let depthLimit = 48
  /// How many operators one expression may chain.
  static let chainLimit = 64
  /// Spans count bytes in 32 bits, and no plan comes near.
  static let sizeLimit = 1 << 30

  var lexer: Lexer
  var token = Token(kind: .end, start: 0, end: 0)
  /// Where the token before this one ended.
  var previousEnd = 0
  var tree: PlanTree
  var log = DiagnosticLog()
  /// What would have been taken at this token.
  var expected: ExpectationSet = []

  /// Items of blocks that are still open; those of the innermost one are last.
  var itemStack: [Item] = []
  /// Expressions of a list that is still open.
  var listStack: [Expression] = []
  /// Arguments of calls that are still open.
  var argumentStack: [CallArgument] = []
  /// Within a condition, a walk or a progression, whose words end the name of a value.
  var endsNames = false
  let foreignStarts = ForeignWord.starts
  /// Whether as many blocks are closed as are opened, once somebody has asked.
  var isBalanced: Bool?
  var depth = 0
  /// Blocks whose `<` is missing: as many `>` may be missing too without another word.
  var missingOpeners = 0
  /// The end of the block that ended last; an item that ends there needs no separator.
  var blockEnd = -1
  /// A separator went by unseen behind a trailing comma.
  var itemHasEnded = false
  /// Up to here each line begins with the `>` of a quoted message.
  var chatQuoteEnd = 0
  /// Nothing more is reported at the token where a recovery ended.
  var quietAt = -1
  var hasReportedEncoding = false
  /// Items outside any workout are reported once for all that stand side by side, or in a program.
  var hasReportedLoose = false
  /// Foreign characters are reported once a line: up to here they have been.
  var foreignEnd = 0
  /// The end of a number that has been reported, so that nobody asks more of it.
  var badQuantityEnd = -1

  init(_ source: [UInt8]) {
    let size = source.count <= Parser.sizeLimit ? source : Array(source.prefix(Parser.sizeLimit))
    lexer = Lexer(size)
    tree = PlanTree(source: size)
    // What an ordinary line needs; the arrays of a large plan then grow in place.
    let lines = size.count / 40
    tree.declarations.reserveCapacity(lines / 5)
    tree.sessions.reserveCapacity(lines / 5)
    itemStack.reserveCapacity(64)
    tree.items.reserveCapacity(lines)
    tree.sets.reserveCapacity(lines)
    tree.intensities.reserveCapacity(lines)
    tree.attributes.reserveCapacity(lines)
    advance()
  }

  consuming func finish() -> Parsed { Parsed(tree: tree, diagnostics: log.sorted) }

  // MARK: Tokens

  /// The next token. Comments go to the tree, and what is wrong with a token by itself is said here.
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
    expected = []
    if token.kind == .comment || token.kind == .foreign || token.flaw != .none { settleToken() }
  }

  @inline(never)
  private mutating func settleToken() {
    while token.kind == .comment || token.kind == .foreign { skipSideToken() }
    if token.flaw != .none { reportFlaw() }
  }

  /// Past a comment, or a character that no plan has.
  private mutating func skipSideToken() {
    if token.flaw != .none { reportFlaw() }
    if token.kind == .comment {
      tree.comments.append(token.span)
      token = lexer.next()
    } else {
      if token.flaw == .none { reportForeign() }
      token = lexer.next()
      quietAt = token.start
    }
  }

  /// The token after this one, which stays.
  mutating func peek() -> Token {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    while ahead.kind == .comment || ahead.kind == .foreign { ahead = lexer.next() }
    return ahead
  }

  /// No space stands before this token.
  var isTouching: Bool { token.start == previousEnd }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func atWord(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Takes the token if it is of this kind.
  mutating func accept(_ kind: Token.Kind, _ expectation: Expectation) -> Bool {
    guard token.kind == kind else {
      expected.insert(expectation)
      return false
    }
    advance()
    return true
  }

  /// Takes a token that the caller has looked at.
  mutating func presume() { advance() }

  /// Takes newlines and `;`.
  mutating func skipSeparators() {
    while token.kind == .separator { advance() }
  }

  func span(from start: Int) -> Span {
    Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(start, previousEnd)))
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: tree.source[start..<max(start, end)], as: UTF8.self)
  }

  /// A comma between two entries of a list; newlines may follow it. False as well for one that hangs in the air.
  mutating func acceptListComma(beforeWords: Bool = false) -> Bool {
    guard at(.comma) else {
      expected.insert(.comma)
      return false
    }
    let comma = token.span
    presume()
    let isAtLineEnd = at(.separator)
    skipSeparators()
    let ends = at(.close) || at(.end) || isAtLineEnd && at(.word) && !beforeWords && !atWord(.max)
    guard ends else { return true }
    report(.danglingComma, at: comma, hints: [.remove], fixes: [Fix(replace: comma, with: "")])
    itemHasEnded = true
    return false
  }
}

/// What would have been accepted at a token.
struct ExpectationSet: OptionSet {
  var rawValue: UInt32
  mutating func insert(_ expectation: Expectation) { rawValue |= 1 << UInt32(expectation.rawValue) }
  func contains(_ expectation: Expectation) -> Bool { rawValue & (1 << UInt32(expectation.rawValue)) != 0 }
  var all: [Expectation] { Expectation.allCases.filter(contains) }
}
