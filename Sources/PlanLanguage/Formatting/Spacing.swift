/// Which tokens touch their neighbours; between all others there is one space.

/// The sides on which there is no space between a token and its neighbour.
struct TightSides: OptionSet {
  let rawValue: Int
  static let before = TightSides(rawValue: 1)
  static let after = TightSides(rawValue: 2)
  static let both: TightSides = [.before, .after]
}

/// A token among its neighbours; comments do not count.
struct Neighbourhood {
  let marks: TreeMarks
  /// The two tokens before, the nearest one last, if they belong to the same item.
  var before: LaidToken?
  var beforeThat: LaidToken?
  var token: LaidToken
  var after: LaidToken

  var tightSides: TightSides {
    switch token.kind {
    // The only character without a kind of its own is the colon of `step: 5kg`.
    case .comma, .closeParenthesis, .percent, .ellipsis, .foreign: .before
    case .openParenthesis: isCall ? .both : .after
    case .times: isInfixTimes ? (canTouchTimes ? .both : .before) : .after
    case .dash: .both
    case .minus: isRange ? .both : sign
    case .plus: isOpenEnd ? .before : sign
    case .slash: isPace ? .both : []
    case .word, .number, .clock, .text, .tag, .hash, .open, .close, .at, .star, .equals, .openBrace, .closeBrace,
      .comparison, .change, .separator, .comment, .end:
      []
    }
  }

  /// A word directly before a parenthesis is a call.
  private var isCall: Bool { token.isTouching && (before?.kind == .word || before?.kind == .text) }

  /// `3x8`, not `rounds x3`.
  private var isInfixTimes: Bool { follows(marks.countEnds) }

  /// `3xmax`; before another word the `x` would be its first letter.
  private var canTouchTimes: Bool { after.kind != .word || after.keyword == .max }

  /// Whatever ends before the token ends at one of these places; a name in parentheses ends before they do.
  private func follows(_ places: Set<UInt32>) -> Bool {
    func ends(_ token: LaidToken?) -> Bool {
      token.map { places.contains(UInt32(truncatingIfNeeded: $0.end)) } ?? false
    }
    return ends(before) || before?.kind == .closeParenthesis && ends(beforeThat)
  }

  /// `8-12`, not `8 - 12`.
  private var isRange: Bool {
    switch token.signs {
    case .rungs: true
    case .arithmetic: false
    case .asWritten:
      (before?.isNumeric == true || isBehindSpeed) && token.isTouching && after.isTouching && after.isNumeric
    }
  }

  /// `5mi/h-6mi/h`, also `5mi/ h-6mi/h`, and `4:15/km-4:30/km`, `4:15/lap-4:30/lap`
  private var isBehindSpeed: Bool {
    guard let before, before.kind == .word, beforeThat?.kind == .slash else { return false }
    return before.isUnit || after.kind == .clock || after.hasUnit
  }

  /// `5+`, not `5 + 2`.
  private var isOpenEnd: Bool { token.isTouching && follows(marks.openEnds) }

  /// `+2.5kg`, `-10%`: a sign of one number, not of two.
  private var sign: TightSides {
    guard let before else { return .after }
    switch before.kind {
    case .number, .clock, .text, .percent, .closeParenthesis: return []
    case .word where token.signs == .arithmetic:
      return before.keyword?.entry.roles.contains(.beforeSign) == true ? .after : []
    // `then +2kg`, but `load + 2kg`: as written.
    case .word: return !token.isTouching && after.isTouching ? .after : []
    case .tag, .hash, .times, .open, .close, .openParenthesis, .comma, .at, .plus, .minus, .star, .slash, .equals,
      .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change, .separator, .comment, .foreign, .end:
      return .after
    }
  }

  /// `4:30/km`, `30cal/min`, `4s/500m`.
  private var isPace: Bool {
    before?.kind == .clock || before?.kind == .number && after.isUnit
      || before?.hasUnit == true && after.hasUnit && token.isTouching && after.isTouching
  }
}

extension LaidToken {
  var isNumeric: Bool { kind == .number || kind == .clock }
  /// A number with its unit: `500m`.
  var hasUnit: Bool { kind == .number && text.utf8.last.map { $0 | 0x20 >= UInt8(ascii: "a") } ?? false }
  /// A word that means one of a unit.
  var isUnit: Bool { kind == .word && Unit.spellings.contains { $0.words.contains(text) } }
}
