/// The parser's state and its verbs: **accept* takes a token if it is there and otherwise remembers that it was
/// possible, *expect* requires it, *presume* takes a token that the caller has checked. Each production has a `parse…`
/// function in the file of its family.

struct Parser {
  /// How deep blocks and parentheses may nest.
  static let depthLimit = 48
  /// How many operators one expression may chain.
  static let chainLimit = 64
  /// Spans count bytes in 32 bits; no plan comes close to that.
  static let sizeLimit = 1 << 30

  var lexer: Lexer
  var token = Token(kind: .end, start: 0, end: 0)
  /// Where the previous token ended.
  var previousEnd = 0
  var tree: PlanTree
  var log = DiagnosticLog()
  /// What would have been accepted at this token.
  var expected: ExpectationSet = []

  /// Items of blocks that are still open; those of the innermost one are last.
  var itemStack: [Item] = []
  /// Expressions of a list that is still open.
  var listStack: [Expression] = []
  /// Arguments of calls that are still open.
  var argumentStack: [CallArgument] = []
  /// Whether this is in a condition, a loop's range or a progression, whose words end the name of a value.
  var endsNames = false
  /// Whether this is after an `@`, where `easy to hard` is a ramp.
  var endsNamesAtTo = false
  let foreignStarts = ForeignWord.starts
  /// Whether `or` separates alternatives. With the rules of the first version it is part of a name.
  var knowsLevels = true
  /// Whether this is the head of a group or of a workout, where no exercise follows an `or`.
  var isInHead = false
  /// Whether this is the head of a group, where a colon may stand for the block.
  var takesColon = false
  /// Whether the innermost ladder counts, so that an exercise in it may say what: `row cal`.
  var isInLadderOfNumbers = false
  /// Whether the innermost group around this repeats its block on a clock: `every`, `emom`.
  var isInIntervals = false
  /// The colon of `EMOM 10: 5 pull-ups`.
  var headColon: Span?
  /// Whether all opened blocks are closed, once it has been asked for.
  var isBalanced: Bool?
  var depth = 0
  /// The number of blocks whose `<` is missing: that many `>` may be missing, too, without another report.
  var missingOpeners = 0
  /// The end of the last block; an item that ends there needs no separator.
  var blockEnd = -1
  /// A separator was skipped after a trailing comma.
  var itemHasEnded = false
  /// Up to here each line begins with the `>` of a quoted message.
  var chatQuoteEnd = 0
  /// Where the last word such as `mph` ended.
  var speedEnd = -1
  /// Nothing more is reported at the token where a recovery ended.
  var quietAt = -1
  var hasReportedEncoding = false
  /// Items outside any workout are reported once for a sequence of them, or once in a program.
  var hasReportedLoose = false
  /// Foreign characters are reported once per line: up to here they have been.
  var foreignEnd = 0
  /// The end of a number that has been reported, so that it is not reported again.
  var badQuantityEnd = -1

  init(_ source: [UInt8]) {
    let size = source.count <= Parser.sizeLimit ? source : Array(source.prefix(Parser.sizeLimit))
    lexer = Lexer(size)
    tree = PlanTree(source: size)
    // Enough for an ordinary line; the arrays of a large plan then grow in place.
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

  /// The next token. Comments go to the tree, and mistakes in a single token are reported here.
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

  /// Skips a comment, or a character that plans do not use.
  private mutating func skipSideToken() {
    if token.flaw != .none { reportFlaw() }
    if token.kind == .comment {
      tree.comments.append(token.span)
      token = lexer.next()
    } else {
      if token.flaw == .none, let clock = clockWithoutMinutes() {
        reportMissingMinutes(before: clock)
        token = clock
        return
      }
      if token.flaw == .none, readHeadColon() {
        token = lexer.next()
        return
      }
      if token.flaw == .none { reportForeign() }
      token = lexer.next()
      quietAt = token.start
    }
  }

  /// The token after this one, without advancing.
  mutating func peek() -> Token {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    while ahead.kind == .comment || ahead.kind == .foreign { ahead = lexer.next() }
    return ahead
  }

  /// Whether there is no space before this token.
  var isTouching: Bool { token.start == previousEnd }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  /// Whether the token is one of these words, in any case. Most words of a plan do not begin with their letters.
  func at(_ words: FewWords) -> Bool {
    at(.word) && words.initials.contains(tree.byte(at: token.start) | 0x20)
      && words.all.contains(tokenText.lowercased())
  }

  func atWord(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Takes a token that the caller has checked.
  mutating func presume() { advance() }

  /// Takes newlines and `;`.
  mutating func skipSeparators() {
    while token.kind == .separator { advance() }
  }

  func span(_ start: Int, _ end: Int) -> Span {
    Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  func span(from start: Int) -> Span {
    Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(start, previousEnd)))
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: tree.source[start..<max(start, end)], as: UTF8.self)
  }

  /// A comma between two entries of a list; newlines may follow it. Also false for a trailing comma.
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

extension Token {
  /// Whether the words of an item end before it.
  var endsWords: Bool {
    [.separator, .close, .end, .at, .comment].contains(kind) || keyword?.isAttribute == true
  }
}

/// Words in lower case that a mistake begins with, and their first letters: all names are asked for them.
struct FewWords: Sendable {
  let all: Set<String>
  fileprivate let initials: [UInt8]

  init(_ words: Set<String>) {
    all = words
    initials = Array(Set(words.compactMap { $0.utf8.first }))
  }
}
