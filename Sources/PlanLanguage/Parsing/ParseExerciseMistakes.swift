/// Exercises as people write them: `pull-up x10`, `6 strides 100m`, `superst x3 < … >`, attributes after a comma.

extension Parser {
  /// `squat 3x5 @ 80kg, rest 3min`: attributes follow without commas.
  mutating func skipCommaBeforeAttribute() -> Bool {
    guard at(.comma), token.start != quietAt, peek().keyword?.isOnlyAttribute == true else { return false }
    expected = []
    expected.insert(.attribute)
    report(
      .unexpected(found: found, expected: expected.all), at: token.span, hints: [.remove],
      fixes: [Fix(replace: token.span, with: "")])
    presume()
    return true
  }

  /// A block after sets belongs to nothing, but its contents are checked.
  mutating func skipBlock() {
    expected = []
    expected.insert(.attribute)
    expected.insert(.endOfItem)
    if token.start != quietAt {
      report(.unexpected(found: found, expected: expected.all), at: token.span, hints: [.write("; <")])
    }
    _ = parseBlock(in: .workout, of: token.span)
  }

  /// `pull-up x10`: reads the number as the reps that were meant.
  mutating func reportTimes(after name: Name) -> Bool {
    let sign = token.span
    let next = peek()
    guard next.kind == .number || next.kind == .openParenthesis else { return false }
    presume()
    let written = shortened(Int(name.span.start), Int(name.span.end))
    report(
      .timesAfterExercise(written), at: Span(start: sign.start, end: token.span.end),
      hints: [.write("\(written) \(tokenText)")], fixes: [Fix(replace: sign, with: "")])
    return true
  }

  /// `6 strides 100m`: a count, a name and how far each goes.
  mutating func reportCountFirst(_ draft: ExerciseDraft) -> Bool {
    guard let name = draft.name, token.start != quietAt, draft.list.entries.count == 1,
      let entry = tree[draft.list.entries].first, entry.sets == nil, entry.within == nil,
      entry.span.start < name.span.start, case .amount(let count) = entry.target,
      isQuantity(count)?.unit == Unit.none
    else { return false }
    let start = token.start
    let found = found
    let sets = parseSets()
    var meant: String?
    if sets.entries.count == 1, case .amount = tree[sets.entries].first?.target {
      meant = "\(tree.string(name)) \(tree.string(count.span))x\(tree.string(span(from: start)))"
    }
    let whole = span(from: Int(entry.span.start))
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: span(from: start),
      hints: meant.map { [.write($0)] } ?? [], fixes: meant.map { [Fix(replace: whole, with: $0)] } ?? [])
    return true
  }

  /// `superst x3 < … >`: a single word that is nearly a group's keyword.
  mutating func parseMistypedGroup(_ draft: ExerciseDraft, _ start: Int, in context: BlockContext) -> Item? {
    guard let name = draft.name, !name.isQuoted, !draft.hasSets, lineHasBlock() || at(.open) else { return nil }
    let written = tree.string(name)
    guard let meant = nearestWord(to: written, among: Keyword.groups.map({ $0.groupHead })),
      let keyword = Keyword.groups.first(where: { $0.groupHead == meant }), let group = keyword.entry.group
    else { return nil }
    report(
      .unknownGroup(written), at: name.span, hints: [.didYouMean(meant)], fixes: [Fix(replace: name.span, with: meant)])
    return parseGroup(group.bareForm, from: start, keyword: name.span, word: keyword, in: context)
  }

  /// A name before a block: a title, if it is quoted.
  mutating func parseGroup(
    behind name: Name?, _ start: Int, _ attributes: Int, _ intensities: Nodes<Intensity>, in context: BlockContext
  ) -> Item {
    if let name, !name.isQuoted {
      let written = shortened(Int(name.span.start), Int(name.span.end))
      report(
        .unknownGroup(written), at: name.span, hints: [.quoteTitle],
        fixes: [Fix(replace: name.span, with: "\"\(tree.string(name))\"")])
    }
    let head = name?.span ?? span(from: start)
    let own = Nodes<Attribute>(attributes, tree.attributes.count)
    let body = parseBlock(in: context, of: head)
    tree.groups.append(
      GroupItem(
        form: .sequence, keyword: Span(start: head.start, end: head.start), title: name, times: nil, alternates: false,
        body: body))
    return Item(
      from: span(from: start), .group(NodeID(tree.groups.count - 1)), intensities: intensities, attributes: own)
  }
}
