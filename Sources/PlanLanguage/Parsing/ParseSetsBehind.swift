/// How often or how long, behind what is done: `squat 5 @ 100kg x 3`, `row 500m x 3`, `5s hold x 5`, `30s hold`, `max push-ups
/// in 1min`.

extension Parser {
  // MARK: The number of sets

  /// `x 3` behind the load or the amount: the sets come first. A short hold is the reps': `hold 5s x 5`. False if it is
  /// anything else.
  mutating func reportSetsBehind(_ draft: ExerciseDraft) -> Bool {
    guard at(.times), token.start != quietAt, let (amount, written) = onlyAmount(of: draft), let count = countBehind()
    else { return false }
    let (start, behind) = (token.start, previousEnd)
    presume()
    presume()
    let (found, place) = (Found.text(shortened(start, previousEnd)), span(from: start))
    if let name = draft.name, let hold = holdAtEnd(of: name, before: amount), isShort(amount) {
      let meant = "\(count) \(Keyword.hold.word) \(written)"
      report(
        .unexpected(found: found, expected: expectedBehindSets), at: place, hints: [.write(meant)],
        fixes: [Fix(replace: span(Int(hold.start), previousEnd), with: meant)])
      return true
    }
    let before = span(Int(amount.span.start), Int(amount.span.start))
    let rest = string(Int(amount.span.start), behind)
    report(
      .unexpected(found: found, expected: expectedBehindSets), at: place, hints: [.write("\(count)x\(rest)")],
      fixes: [Fix(replace: before, with: "\(count)x"), Fix(replace: span(behind, previousEnd), with: "")])
    return true
  }

  private var expectedBehindSets: [Expectation] { [.attribute, .endOfItem] }

  /// The amount of the only set, as long as nothing says how many there are.
  private func onlyAmount(of draft: ExerciseDraft) -> (Expression, written: String)? {
    guard draft.name != nil, draft.list.entries.count == 1, let entry = tree[draft.list.entries].first,
      entry.sets == nil, entry.within == nil, tree.attributes.count == draft.firstAttribute,
      case .amount(let amount) = entry.target,
      previousEnd == Int((draft.list.closing.isEmpty ? amount.span : tree.intensities.last?.span ?? amount.span).end)
    else { return nil }
    return (amount, string(Int(amount.span.start), Int(amount.span.end)))
  }

  /// The whole number behind the `x` here, if no more of these follow it.
  private mutating func countBehind() -> String? {
    let position = lexer.position
    defer { lexer.position = position }
    let (number, next) = (lexer.next(), lexer.next())
    guard number.kind == .number, number.unit == .none, number.thousandths % 1000 == 0,
      (1000...50_000).contains(number.thousandths)
    else { return nil }
    let ends: [Token.Kind] = [.separator, .close, .closeBrace, .end, .comment]
    return ends.contains(next.kind) || next.keyword?.isAttribute == true ? string(number.start, number.end) : nil
  }

  // MARK: Holds

  /// `5s hold x 5`, `5s hold`, at the `hold`, which has its time before it.
  mutating func reportHoldBehindTime(_ draft: ExerciseDraft) -> Bool {
    guard atWord(.hold), token.start != quietAt, !takesNext(.hold), tree.attributes.count == draft.firstAttribute,
      draft.list.entries.count == 1, let entry = tree[draft.list.entries].first, entry.intensity == nil,
      case .amount(let amount) = entry.target, isQuantity(amount)?.unit.isTime == true,
      Int(entry.span.end) == previousEnd
    else { return false }
    let (start, written, word) = (Int(entry.span.start), string(Int(amount.span.start), previousEnd), token.span)
    let before = previousEnd
    let count = peek().kind == .times && entry.sets == nil ? countBehindWord() : nil
    presume()
    guard let count else {
      report(
        .unknownAttribute(Keyword.hold.word), at: word, hints: [.remove],
        fixes: [Fix(replace: span(before, previousEnd), with: "")])
      return true
    }
    presume()
    presume()
    let meant = "\(count) \(Keyword.hold.word) \(written)"
    report(
      .unexpected(found: .text(shortened(Int(word.start), previousEnd)), expected: expectedBehindSets),
      at: span(from: Int(word.start)), hints: [.write(meant)], fixes: [Fix(replace: span(from: start), with: meant)])
    return true
  }

  /// The same at the word before the `x`.
  private mutating func countBehindWord() -> String? {
    let position = lexer.position
    defer { lexer.position = position }
    _ = lexer.next()
    return countBehind()
  }

  /// The `hold` that a name ends with.
  private func holdAtEnd(of name: Name, before amount: Expression) -> Span? {
    guard !name.isQuoted, let start = start(of: .hold, before: Int(name.span.end)), start > Int(name.span.start),
      amount.span.start > name.span.end
    else { return nil }
    return span(start, Int(name.span.end))
  }

  /// Whether it is a time that a rep is held for.
  private func isShort(_ amount: Expression) -> Bool {
    guard let time = isQuantity(amount), time.unit == .second else { return false }
    return time.thousandths <= 10_000
  }

  // MARK: As many as possible in a time

  /// Whether `in 1min` is here: in a name behind `max`, it belongs to that.
  mutating func timeOfMaxFollows() -> Bool {
    guard atWord(.in) else { return false }
    let next = peek()
    return next.kind == .clock || next.kind == .number && next.unit.isTime
  }

  /// `max push-ups in 1min`, at the `in`: the time follows the `max`, and both the name.
  mutating func readTimeOfMax(_ draft: inout ExerciseDraft) -> Bool {
    guard timeOfMaxFollows(), token.start != quietAt, let name = draft.name, draft.list.entries.count == 1,
      draft.intensities.isEmpty, let entry = tree[draft.list.entries].first, entry.target.isMost, entry.within == nil,
      entry.sets == nil, entry.span.end <= name.span.start, tree.attributes.count == draft.firstAttribute
    else { return false }
    let (start, found) = (token.start, found)
    presume()
    let within = parseDuration(of: .in)
    let most = "\(string(Int(entry.span.start), Int(entry.span.end))) \(string(start, previousEnd))"
    let written = string(Int(name.span.start), Int(name.span.end))
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: span(from: start),
      hints: [.write("\(written) \(most)")],
      fixes: [Fix(replace: span(from: Int(entry.span.start)), with: "\(written) \(most)")])
    tree.sets[Int(draft.list.entries.start)].within = store(within)
    return true
  }
}
