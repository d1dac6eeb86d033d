/// What a name that is no exercise means instead: a call, a note, a group without its block, sitting.

extension Resolver {
  /// What else than an exercise was meant: what to write, and the text that can replace it.
  func otherMeaning(of written: String) -> (words: String, fix: String?)? {
    let folded = written.lowercased()
    // `@ heavy or light`
    if isAmongAlternatives, isValue(folded) { return ("(\(written))", "(\(written))") }
    if let call = callMeant(by: written) { return (call, call) }
    if let amount = amountMeant(by: written) { return (amount, nil) }
    if folded.hasPrefix("by ") { return ("by … < …; … >", nil) }
    // Without an amount it is open anyway.
    for (words, amount) in Self.amountsInWords where folded.hasSuffix(" " + words) {
      let rest = String(written.dropLast(words.count + 1))
      if library.find(rest) != nil { return (rest + amount, rest + amount) }
    }
    // `AMRAP push-ups`
    for words in ["amrap", "max reps", "max rep"] where folded.hasPrefix(words + " ") {
      let rest = String(written.dropFirst(words.count + 1))
      if library.find(rest) != nil { return (rest + " max", rest + " max") }
    }
    // `100 wall balls for time`
    for goal in [" for time", " for reps"] where folded.hasSuffix(goal) { return (goal.dropFirst() + " < … >", nil) }
    if folded.hasPrefix("note "), case let quoted = "note \"\(written.dropFirst(5))\"" { return (quoted, quoted) }
    if ["no rest", "without rest", "keine pause", "ohne pause"].contains(folded) { return ("rest none", "rest none") }
    if Recover.words.all.contains(folded) { return ("rest …", "rest") }
    if folded.hasPrefix("death by "), case let rest = String(written.dropFirst(9)), library.find(rest) != nil {
      return ("emom < ladder 1-2-... < \(rest) > >", nil)
    }
    if let sides = sidesMeant(by: folded) { return (sides, nil) }
    return nil
  }

  /// `run km` with `state km = 10km`: an exercise, and how much of it.
  private func amountMeant(by written: String) -> String? {
    let words = written.split(separator: " ")
    guard (2...8).contains(words.count) else { return nil }
    for count in 1..<words.count {
      let value = words[(words.count - count)...].joined(separator: " ")
      let name = words[..<(words.count - count)].joined(separator: " ")
      if scope[value.lowercased()] != nil, library.find(name) != nil { return "\(name) (\(value))" }
    }
    return nil
  }

  private static let amountsInWords: [(words: String, amount: String)] =
    [("open", "")]
    + [
      "amrap", "to failure", "until failure", "till failure", "till fail", "to fail", "to exhaustion",
      "until exhaustion", "max reps", "as many as possible", "as many reps as possible", "bis zum versagen",
      "bis versagen", "bis muskelversagen",
      "bis zum muskelversagen", "bis zur erschöpfung", "for as long as possible", "as long as possible", "for max time",
      "so lange wie möglich", "solange wie möglich",
    ].map { ($0, " max") }

  /// A side cannot be a value, but a whole group can be of one side.
  func sidesMeant(by name: String) -> String? {
    let sides: [SideWord] = [.left, .right, .each, .alternate]
    return sides.first { $0.words == name }.map { "\(Keyword.rounds.word) \($0.words) < … >" }
  }

  /// `@ 12kg/hand`: meant are two of them.
  func loadOfEachMeant(by name: String, at span: Span) -> (load: String, place: Span)? {
    guard Limb.implements.contains(name), let slash = tree.place(of: "/", before: Int(span.start)) else { return nil }
    let before = tree.source[..<tree.endOfText(before: slash)]
    let sign = before.lastIndex { "@(,".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let start = before[sign...].firstIndex { $0 != UInt8(ascii: " ") } ?? before.endIndex
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: span.end)
    let load = tree.string(Span(start: place.start, end: UInt32(truncatingIfNeeded: before.endIndex)))
    return load.isEmpty ? nil : ("2x\(load)", place)
  }

  /// `tabata push-ups 8`, `warmup row 10min`, `superset curl 3x8; dip 3x8`: the exercises belong in a block.
  mutating func reportGroupWithoutBlock(_ name: Name, _ written: String) -> Bool {
    let words: [Keyword] = [.tabata, .warmup, .cooldown, .superset, .circuit]
    guard file == 0, !name.isQuoted, let space = written.firstIndex(of: " "),
      let word = words.first(where: { $0.word == written[..<space].lowercased() }),
      library.find(String(written[space...].dropFirst())) != nil
    else { return false }
    // Only one exercise would be none of these.
    let hasSeveral = word == .superset || word == .circuit
    let end = endOfItem(behind: name, isList: hasSeveral)
    let begin = name.span.start + UInt32(truncatingIfNeeded: word.word.utf8.count + 1)
    let behind = Span(start: end, end: end)
    let item = tree.string(Span(start: begin, end: end))
    // The others may be on the next lines.
    let isWhole = !hasSeveral || item.contains(";")
    report(
      .unknownExercise(written), at: name.span, hints: [.write("\(word.word) < \(item)\(isWhole ? "" : "; …") >")],
      fixes: isWhole
        ? [Fix(replace: Span(start: begin, end: begin), with: "< "), Fix(replace: behind, with: " >")] : [])
    return true
  }

  /// `meditation 10min`, `sit 10min`: sitting has a block of its own.
  mutating func reportSit(_ name: Name, _ written: String) -> Bool {
    let words = ["meditation", "meditate", "meditieren", "sit", "sitting", "sitzen"]
    guard file == 0, !name.isQuoted, words.contains(written.lowercased()),
      case let end = endOfItem(behind: name), end > name.span.end
    else { return false }
    let length = tree.string(Span(start: name.span.end, end: end))
    let meant = "\(Keyword.meditation.word) < \(Keyword.sit.word)\(length) >"
    report(
      .unknownExercise(written), at: name.span, hints: [.write(meant)],
      fixes: [Fix(replace: Span(start: name.span.start, end: end), with: meant)])
    return true
  }

  /// Where an item that begins with a name ends, or the line of several items.
  private func endOfItem(behind name: Name, isList: Bool = false) -> UInt32 {
    let source = tree.source
    let ends = [UInt8](isList ? "\n<>/".utf8 : "\n;<>/".utf8)
    var end = Int(name.span.end)
    while end < source.count, !ends.contains(source[end]) { end += 1 }
    return max(name.span.end, UInt32(truncatingIfNeeded: tree.endOfText(before: end)))
  }
}
