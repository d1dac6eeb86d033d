/// Recoveries by distance, as runners and swimmers write them: `run 6x1000m rest 400m`, `rest 200m jog`, `rest jog`. A rest is
/// a time, so such a recovery is work of its own.

/// What was written where the time of a rest belongs. It has been reported; what to do about it depends on its item.
struct Recovery {
  /// From `rest` on.
  var span: Span
  /// `400m`; nil if only the movement is said.
  var distance: String?
  /// `jog`
  var movement: Movement?
  /// Its index in the log.
  var report: Int

  /// How the distance is covered.
  enum Movement: UInt8 {
    case jog, walk, easy

    static let words = WordTable(
      [
        (Movement.jog, ["jog", "jogging", "trot", "trab", "traben"]),
        (.walk, ["walk", "walking", "gehen"]),
        (.easy, ["easy", "run", "swim", "spin", "float", "active", "locker"]),
      ].flatMap { movement, words in words.map { (word: $0, value: movement.rawValue) } })
  }

  /// The recovery as an item between repetitions of the exercise `name`.
  func item(of name: String) -> String {
    let distance = distance ?? "200m"
    return switch movement {
    case .jog: "jog \(distance)"
    case .walk: "walk \(distance)"
    case .easy, nil: "\(name) \(distance) @ easy"
    }
  }
}

extension Parser {
  /// Reads a distance or a movement behind `rest` and reports it; false if neither is here.
  mutating func parseRecovery() -> Bool {
    let start = previousEnd - Keyword.rest.word.utf8.count
    var distance: String?
    if at(.number) {
      guard let written = recoveryDistance() else { return false }
      distance = written
    } else {
      guard movement != nil, !isLet(tokenText) else { return false }
    }
    let first = token.span
    if distance != nil { _ = parseQuantity(.all) }
    let said = movement
    while movement != nil { presume() }
    let recovery = Recovery(
      span: span(from: max(0, start)), distance: distance, movement: said, report: log.diagnostics.count)
    if let distance {
      report(.metresForMinutes(written: distance, meant: ""), at: first, hints: [.write(recovery.item(of: "run"))])
    } else {
      let timed = "rest 90s note \"\(shortened(Int(first.start), previousEnd))\""
      report(
        .missingValue(of: Keyword.rest.word, form: Keyword.rest.entry.form), at: first,
        hints: [.write(timed), .write(recovery.item(of: "run"))])
    }
    self.recovery = log.isFull ? nil : recovery
    return true
  }

  /// The movement that the token names.
  private var movement: Recovery.Movement? {
    guard at(.word) else { return nil }
    return Recovery.Movement.words.value(of: token.letters).flatMap(Recovery.Movement.init(rawValue:))
  }

  /// `rest 90s jog`: how the rest is spent belongs in a note.
  mutating func reportMovement(behindRestOf first: Int) -> Bool {
    guard movement != nil, let last = tree.attributes[first...].last, case .rest = last.kind,
      Int(last.span.end) == previousEnd
    else { return false }
    let start = token.start
    let found = tokenText
    while movement != nil { presume() }
    let note = "note \"\(string(start, previousEnd))\""
    report(
      .unknownAttribute(found), at: span(from: start), hints: [.write(note)],
      fixes: [Fix(replace: span(from: start), with: note)])
    return true
  }

  /// `r3:30`, `r90s`: the letter is read as `rest`.
  mutating func readRestMark() -> Bool {
    let source = tree.source
    guard source[token.start] | 0x20 == UInt8(ascii: "r"), token.end > token.start + 1 else { return false }
    lexer.position = token.start + 1
    let length = lexer.next()
    guard length.kind == .clock || length.kind == .number && length.unit.isTime else {
      lexer.position = token.end
      return false
    }
    let letter = Span(start: token.span.start, end: token.span.start + 1)
    report(
      .unknownAttribute(shortened(token.start, length.end)), at: Span(start: letter.start, end: length.span.end),
      hints: [.write("rest \(shortened(length.start, length.end))")], fixes: [Fix(replace: letter, with: "rest ")])
    token.keyword = .rest
    token.end = token.start + 1
    lexer.position = token.end
    return true
  }

  /// Whether `rest jog` is a rest, not an exercise of that name: nothing follows.
  mutating func recoveryFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let word = lexer.next()
    guard word.kind == .word, Recovery.Movement.words.value(of: word.letters) != nil else { return false }
    let next = lexer.next().kind
    return next == .separator || next == .close || next == .end
  }

  private func isLet(_ word: String) -> Bool {
    tree.lets.contains { tree.string($0.name).lowercased() == word.lowercased() }
  }

  /// `400m`, if the number here is a distance that takes a while: `2m` rather means minutes.
  private mutating func recoveryDistance() -> String? {
    var (unit, end) = (token.unit, token.end)
    if unit == .none {
      let next = peek()
      guard next.kind == .word, let spaced = lexer.unit(next.letters) else { return nil }
      (unit, end) = (spaced, next.end)
    }
    let isFar =
      switch unit {
      case .metre, .yard: token.thousandths >= 20_000
      case .kilometre, .mile: true
      case .none, .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre,
        .inch, .foot, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute,
        .strokesPerMinute, .watt:
        false
      }
    return isFar ? shortened(token.start, end) : nil
  }

  // MARK: What to do about it

  /// `run 6x1000m rest 400m` is `rounds x6 < run 1000m; run 400m @ easy >`.
  mutating func settleRecovery(of draft: ExerciseDraft) {
    guard let recovery else { return }
    self.recovery = nil
    guard let name = draft.name, draft.list.entries.count == 1, let entry = tree[draft.list.entries].first,
      draft.intensities.count + draft.list.closing.count <= 1, case .amount(let amount) = entry.target
    else { return }
    // Behind reps, nobody goes a distance by the same exercise.
    let isOfSets = isQuantity(amount).map { $0.unit.isTime || $0.unit.dimension == .length } ?? false
    let item = recovery.item(of: !isOfSets ? "run" : name.isQuoted ? "\"\(tree.string(name))\"" : tree.string(name))
    let work = entry.sets.map { joined([(draft.start, $0.span.start), (Int(amount.span.start), recovery.span.start)]) }
    var text = work ?? joined([(draft.start, recovery.span.start)])
    let behind = joined([(Int(recovery.span.end), UInt32(truncatingIfNeeded: draft.end))])
    if !behind.isEmpty { text += " " + behind }
    if let sets = entry.sets {
      text = "rounds x\(string(Int(sets.span.start), Int(sets.span.end))) < \(text); \(item) >"
    } else {
      text += "; \(item)"
    }
    let whole = Span(start: UInt32(truncatingIfNeeded: draft.start), end: UInt32(truncatingIfNeeded: draft.end))
    amend(recovery, with: text, fixes: [Fix(replace: whole, with: text)])
  }

  /// `rest 200m jog` as an item is `jog 200m`.
  mutating func settleRecoveryItem() {
    guard let recovery else { return }
    self.recovery = nil
    let text = recovery.item(of: lastExercise(among: itemStack) ?? "run")
    amend(recovery, with: text, fixes: [Fix(replace: recovery.span, with: text)])
  }

  /// `rounds x6 rest 400m < run 1000m >`: the recovery is the last item of the block.
  mutating func settleRecovery(inHeadOf body: Body) {
    guard let recovery else { return }
    self.recovery = nil
    guard let last = tree[body.items].last, let name = lastExercise(among: Array(tree[body.items])) else { return }
    let text = recovery.item(of: name)
    let behind = Span(start: last.span.end, end: last.span.end)
    let isSpaced = recovery.span.start > 0 && tree.source[Int(recovery.span.start) - 1] == UInt8(ascii: " ")
    let place = Span(start: recovery.span.start - (isSpaced ? 1 : 0), end: recovery.span.end)
    amend(
      recovery, with: text, fixes: [Fix(replace: place, with: ""), Fix(replace: behind, with: "; \(text)")])
  }

  private mutating func amend(_ recovery: Recovery, with text: String, fixes: [Fix]) {
    guard recovery.distance != nil else { return }
    log.amend(recovery.report, hints: [.write(text)], fixes: fixes)
  }

  private func lastExercise(among items: [Item]) -> String? {
    for item in items.reversed() {
      if case .exercise(let name, _) = item.kind { return tree.string(name) }
    }
    return nil
  }

  /// Pieces of the source, one space between them.
  private func joined(_ pieces: [(start: Int, end: UInt32)]) -> String {
    let space = UInt8(ascii: " ")
    return pieces.map { piece in
      var bytes = tree.source[piece.start..<max(piece.start, Int(piece.end))]
      while bytes.last == space { bytes.removeLast() }
      while bytes.first == space { bytes.removeFirst() }
      return String(decoding: bytes, as: UTF8.self)
    }
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
