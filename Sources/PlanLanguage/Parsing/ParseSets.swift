/// The sets of an exercise: a list of entries, each with its `@`, or one `@` or a list of them at the end.

/// A list of sets as written.
struct SetList {
  var entries: Nodes<SetEntry>
  /// The intensities at the end of the list; they belong to the item.
  var closing: Nodes<Intensity>
}

extension Parser {
  // sets = entry { "," entry } ;
  // own-sets = entry own "," entry own { "," entry own } ;
  // own = "@" intensity { "or" other } ;
  mutating func parseSets() -> SetList {
    let first = tree.sets.count
    var closing = Nodes<Intensity>.none
    var own = 0
    repeat {
      var entry = parseSetEntry()
      if at(.at), !heightFollows, !cadenceFollows, !attributeFollowsSign {
        presume()
        let intensity = parseIntensity()
        let start = tree.intensities.count - 1
        // Usually there is one entry, and its `@` ends the list.
        if at(.comma) || tree.sets.count > first { entry.intensity = intensity }
        entry.span = span(from: Int(entry.span.start))
        own += 1
        while at(.comma), intensityFollowsComma(), acceptListComma(beforeWords: true) { _ = parseIntensity() }
        parseBareEfforts(after: entry, number: tree.sets.count - first)
        closing = Nodes(start, tree.intensities.count)
      } else if let load = entry.intensity {
        // A load before the sets, which has been reported.
        closing = Nodes(Int(load.index), tree.intensities.count)
        if !at(.comma), tree.sets.count == first { entry.intensity = nil }
        own += 1
      }
      tree.sets.append(entry)
    } while closing.count < 2 && !remarkFollowsComma() && !itemFollowsComma() && !skipCommaBeforeAttribute()
      && acceptListComma()
    let entries = Nodes<SetEntry>(first, tree.sets.count)
    guard settleIntensities(of: entries, own: own, closing: closing) else {
      return SetList(entries: entries, closing: .none)
    }
    return SetList(entries: entries, closing: closing)
  }

  /// Whether the comma here is followed by words that no set begins with: `, last set drop set`, `, at most 150bpm`.
  mutating func remarkFollowsComma() -> Bool {
    at(.comma) && (dropSetAhead() != nil || ceilingOfHeartRate() != nil || goalFollows())
  }

  /// True if the `@` at the end applies to the list; false if each entry has its own, or none has one.
  private mutating func settleIntensities(of entries: Nodes<SetEntry>, own: Int, closing: Nodes<Intensity>) -> Bool {
    let last = Int(entries.end) - 1
    guard own > 0, last >= 0 else { return false }
    if entries.count == 1, tree.sets[last].intensity == nil { return true }
    if own == 1, tree.sets[last].intensity != nil {
      tree.sets[last].intensity = nil
      return true
    }
    if own == entries.count, closing.count < 2 { return false }
    var labels: [Diagnostic.Label] = []
    var problemSpan = tree.sets[last].span
    if let bare = tree[entries].first(where: { $0.intensity == nil }) {
      labels = [Diagnostic.Label(.lackingHere, at: bare.span)]
    }
    if let first = tree[entries].first(where: { $0.intensity != nil }), let id = first.intensity {
      problemSpan = tree[id].span
    }
    report(.mixedIntensities, at: problemSpan, labels: labels, hints: [.intensityForAllOrEach])
    return false
  }

  // entry = [ sets-of "x" ] target [ "in" duration ] ;
  // sets-of = INTEGER [ ~ "-" ~ INTEGER ] | enclosed ;
  // count = INTEGER | enclosed ;
  mutating func parseSetEntry() -> SetEntry {
    let start = token.start
    var target = parseSetTarget()
    var sets: Expression?
    if at(.times), case .amount(let count) = target, canCount(count) {
      presume()
      sets = count
      target = parseSetTarget()
    }
    if let entry = mendLoad(target, sets: sets, from: start) { return entry }
    if sets == nil, let entry = parseSetsInWords(target, from: start) { return entry }
    target = mendCalculation(target)
    var entry = SetEntry(span: span(from: start), sets: sets, target: target)
    if at(.times), let mended = mendLoadBehind(entry, from: start) { return mended }
    let lacksIn = target.isMost && readTimeBehindMax()
    if lacksIn || atWord(.in) && followsNumber() {
      if !lacksIn { presume() }
      let within = parseDuration(of: .in)
      entry.within = store(within)
      entry.span = span(from: start)
    }
    return entry
  }

  private func canCount(_ expression: Expression) -> Bool {
    guard let quantity = isQuantity(expression) else { return !isLoad(expression) }
    return quantity.unit == .none
  }

  // target = amount [ ~ "+" | "total" | "breaths" | "breath" ] | "max" [ MEASURE ] | cluster
  //        | enclosed [ ~ "+" | "total" | "breaths" | "breath" ] ;
  mutating func parseSetTarget() -> SetTarget {
    switch token.kind {
    case .number, .clock: return parseAmount()
    case .openParenthesis: return parseCluster()
    case .word where atWord(.max):
      presume()
      guard at(.word), let unit = lexer.unit(token.letters), unit.canBeMost else { return .max }
      presume()
      return .maxOf(unit)
    case .word, .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .minus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment,
      .foreign, .end:
      expected.insert(.reps)
      if reportMost() { return .max }
      if !reportWhenAmongSets() { reportUnexpected() }
      return .missing
    }
  }

  /// `pull-up 3 x amrap`: as many as possible is `max`.
  private mutating func reportMost() -> Bool {
    guard at(.word), ["amrap", "failure"].contains(tokenText.lowercased()) else { return false }
    let max = Keyword.max.word
    report(
      .unexpected(found: found, expected: expected.all), at: token.span, hints: [.write(max)],
      fixes: [Fix(replace: token.span, with: max)])
    presume()
    return true
  }

  /// `squat 5, 5, when … < … >`: a choice is an item of its own.
  private mutating func reportWhenAmongSets() -> Bool {
    guard atWord(.when), previousEnd > 0, tree.byte(at: previousEnd - 1) == UInt8(ascii: ",") else { return false }
    let comma = Span(start: span(from: previousEnd - 1).start, end: span(from: previousEnd).start)
    report(
      .unexpected(found: found, expected: expected.all), at: token.span, hints: [.write("; when … < … >")],
      fixes: [Fix(replace: comma, with: ";")])
    quietAt = token.start
    return true
  }

  @inline(__always)
  private mutating func parseAmount() -> SetTarget {
    let start = token.start
    var amount = parseAmountOrRange()
    if at(.slash), let number = isQuantity(amount) {
      if let fraction = reportFraction(number, at: start) { amount = fraction }
      reportSlashedLengths(number, at: start)
    }
    return parseTarget(of: amount)
  }

  /// What follows an amount and says what it is.
  @inline(__always)
  private mutating func parseTarget(of amount: Expression) -> SetTarget {
    if at(.word) {
      if atWord(.total) {
        presume()
        return .total(amount)
      }
      guard atWord(.breaths) || atWord(.breath) else { return .amount(amount) }
      presume()
      return .breaths(amount)
    }
    guard at(.plus), isTouching else { return .amount(amount) }
    let plus = token.span
    presume()
    return reportOpenBreaths(amount, plus: plus) ?? .atLeast(amount)
  }

  /// `10+ breaths`, behind the plus: nobody says when they end.
  private mutating func reportOpenBreaths(_ amount: Expression, plus: Span) -> SetTarget? {
    guard atWord(.breaths) || atWord(.breath) else { return nil }
    presume()
    let place = span(from: Int(amount.span.start))
    let breaths =
      "\(string(Int(amount.span.start), Int(amount.span.end))) \(string(Int(plus.end), previousEnd).drop { $0 == " " })"
    let note = "note \"at least\""
    report(
      .unexpected(found: .text(shortened(Int(place.start), previousEnd)), expected: [.sets]), at: place,
      hints: [.write("\(breaths) \(note)")],
      fixes: canTakeNote ? [Fix(replace: place, with: "\(breaths) \(note)")] : [])
    return .breaths(amount)
  }

  // amount = WORK [ ~ "-" ~ WORK ] ;
  @inline(__always)
  private mutating func parseAmountOrRange() -> Expression {
    let start = token.start
    let low = parseQuantity(.ofWork)
    return endsRange() ? parseAmountRange(from: low, start) : expression(low, from: start)
  }

  /// `21-15-9` belongs in a ladder, or was meant as a list.
  mutating func skipRungs(from start: Int) {
    while at(.minus) || at(.number) || at(.ellipsis), isTouching { presume() }
    let written = shortened(start, previousEnd)
    let list = written.split(separator: "-", omittingEmptySubsequences: false).joined(separator: ", ")
    report(
      .rungsOutsideLadder(written), at: span(from: start),
      hints: [.writeFor("ladder \(written)", meaning: .rungs), .writeFor(list, meaning: .list)],
      fixes: written.contains(".") || beginsItem(start) ? [] : [Fix(replace: span(from: start), with: list)])
  }

  /// `21-15-9 thruster` is how whiteboards write the rungs of several exercises.
  private func beginsItem(_ start: Int) -> Bool {
    let before = tree.source[..<start].last { $0 != UInt8(ascii: " ") }
    return before.map { [UInt8]("\n;<:".utf8).contains($0) } ?? true
  }

  // cluster = "(" cluster-set "," cluster-set { "," cluster-set } ")" ;
  // cluster-set = amount [ ~ "+" ] | "max" ;
  private mutating func parseCluster() -> SetTarget {
    let opening = token.span
    guard enter() else { return .missing }
    presume()
    let first = tree.clusterSets.count
    repeat {
      let start = token.start
      if isClusterMax(isFirst: tree.clusterSets.count == first) {
        presume()
        tree.clusterSets.append(ClusterSet(span: span(from: start), amount: nil, isOpen: true))
        continue
      }
      var amount =
        atWord(.by) ? parsePicked(in: .function) : at(.number) || at(.clock) ? parseAmountOrRange() : parseExpression()
      if !isClusterPlus, isQuantity(amount) != nil,
        at(.plus) || at(.minus) || at(.star) || at(.slash) || atWord(.of)
          || atWord(.mod)
      {
        amount = continueExpression(amount)
      }
      let isOpen = isClusterPlus
      if isOpen { presume() }
      tree.clusterSets.append(ClusterSet(span: span(from: start), amount: amount, isOpen: isOpen))
    } while acceptListComma()
    depth -= 1
    closeParenthesis(opened: opening)
    let sets = Nodes<ClusterSet>(first, tree.clusterSets.count)
    if sets.count == 1, let only = tree[sets].first, !only.isOpen, let amount = only.amount {
      tree.clusterSets.removeLast()
      return parseTarget(of: parenthesized(amount, opened: opening))
    }
    return .cluster(sets)
  }

  /// `(12, max, max)`: reps to failure, where a `max` alone in parentheses is a load.
  private mutating func isClusterMax(isFirst: Bool) -> Bool {
    guard atWord(.max) else { return false }
    let next = peek().kind
    return next == .comma || next == .closeParenthesis && !isFirst
  }

  /// The `+` of `8+` in a cluster: it directly follows its number, and no operand directly follows it.
  private var isClusterPlus: Bool {
    mutating get {
      guard at(.plus), isTouching else { return false }
      let next = peek()
      return next.start > token.end || next.kind != .number && next.kind != .word && next.kind != .openParenthesis
    }
  }

  /// Whether a number or a parenthesis comes next.
  mutating func followsNumber() -> Bool {
    let next = peek()
    return next.kind == .number || next.kind == .clock || next.kind == .openParenthesis
  }
}
