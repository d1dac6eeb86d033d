/// As many sets as one can: `max sets of 5`, `5 until missed`. A range of sets may end early.

extension Parser {
  /// Reads over the words, and says how to write it: `1-10x5`.
  mutating func reportManySets(_ draft: inout ExerciseDraft) -> Bool {
    guard token.start != quietAt, draft.name != nil, let words = manySetsAhead() else { return false }
    guard let reps = words.reps else { return reportUntilMissed(draft, until: words.end) }
    guard !draft.hasSets else { return false }
    let start = token.start
    while token.start < words.end, !at(.end) { presume() }
    let place = span(from: start)
    report(
      .unexpected(found: .text(shortened(start, words.end)), expected: [.sets]), at: place,
      hints: [.endEarly("1-10x\(string(reps.start, reps.end))")])
    let amount = Quantity(thousandths: reps.thousandths, unit: .none)
    let target = SetTarget.amount(Expression(span: reps.span, kind: .quantity(amount)))
    tree.sets.append(SetEntry(span: place, sets: nil, target: target))
    draft.hasSets = true
    draft.list = SetList(entries: Nodes(tree.sets.count - 1, tree.sets.count), closing: .none)
    return true
  }

  /// `5 @ 80kg until missed`
  private mutating func reportUntilMissed(_ draft: ExerciseDraft, until end: Int) -> Bool {
    guard draft.hasSets, let entry = tree[draft.list.entries].last, case .amount(let amount) = entry.target else {
      return false
    }
    let start = token.start
    while token.start < end, !at(.end) { presume() }
    let sets = entry.sets.map { shortened(Int($0.span.start), Int($0.span.end)) } ?? "1"
    let reps = shortened(Int(amount.span.start), Int(amount.span.end))
    // A range of sets may end early already.
    let isRange = !sets.allSatisfy { $0.isNumber }
    let hint = isRange ? Hint.remove : .endEarly("1-\(sets == "1" ? "10" : sets)x\(reps)")
    report(.unknownAttribute(shortened(start, end)), at: span(from: start), hints: [hint])
    return true
  }

  /// Whether such words begin here, with their number.
  var manySetsBegin: Bool {
    mutating get { manySetsAhead()?.reps != nil }
  }

  /// Whether the word here has the length and the first letter of one that such words begin with: all names are asked.
  private var mayBeginManySets: Bool {
    let first = tree.byte(at: token.start) | 0x20
    return switch token.end - token.start {
    case 2: first == UInt8(ascii: "a")
    case 3: first == UInt8(ascii: "m") || first == UInt8(ascii: "b")
    case 4: first == UInt8(ascii: "s")
    case 5: first == UInt8(ascii: "u") || first == UInt8(ascii: "a")
    default: false
    }
  }

  /// The longest of the known phrases here, and its number.
  private mutating func manySetsAhead() -> (end: Int, reps: Token?)? {
    guard at(.word), mayBeginManySets, ManySets.firstWords.contains(tokenText.lowercased()) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var (next, reps, text) = (token, Token?.none, String())
    var found: (end: Int, reps: Token?)?
    for _ in 0..<10 {
      var part: String
      switch next.kind {
      case .word: part = string(next.start, next.end).lowercased()
      case .number where next.unit == .none && reps == nil:
        part = "#"
        reps = next
      case .times: part = "x"
      case .number, .clock, .text, .tag, .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison,
        .separator, .comment, .foreign, .end:
        return found
      }
      if part == "reps" || part == "rep" { part = "" }
      text += text.isEmpty || part.isEmpty ? part : " " + part
      if ManySets.phrases.contains(text) { found = (next.end, reps) }
      next = lexer.next()
    }
    return found
  }
}

private enum ManySets {
  static let firstWords: Set<String> = ["max", "as", "amsap", "sets", "until", "bis"]
  static let phrases: Set<String> = [
    "max sets of #", "max sets x #", "max sets #", "as many sets as possible of #", "as many sets of # as possible",
    "as many sets of # as you can", "as many sets as you can of #", "amsap #", "amsap of #", "amsap x #",
    "sets of # until missed", "sets of # until you miss", "sets of # until a miss", "sets until missed of #",
    "until missed", "until you miss", "until you miss one", "until a miss", "until a missed set",
    "until the first miss",
    "as many sets as possible", "as many sets as you can", "amsap", "bis zum fehlversuch",
  ]
}
