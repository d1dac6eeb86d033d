/// `Rest 2:00`, `1 min rest between rounds`, `Pause 2 Min zwischen den Sätzen`, `rest as needed`.

extension LineForm {
  static let rest = LineForm { line, reader in
    let words = line.tokens.map { $0.text }
    let isBetweenSets =
      (words.contains("between") || words.contains("zwischen") || words.contains("after"))
      && words.contains {
        ["sets", "sätzen", "set", "everything", "interval", "intervals", "intervallen", "reps"].contains($0)
      }
    // `Rest 90s everything`
    let isOfAll = words.contains { ["everything", "überall", "throughout"].contains($0) }
    let isBetweenRounds = words.contains {
      ["rounds", "round", "rds", "rungs", "runden", "runde", "supersets", "durchgang", "durchgänge", "durchgängen"]
        .contains(
          $0)
    }
    let isOfExercises = words.contains { ["exercises", "übungen"].contains($0) }
    var cursor = TokenCursor(line)
    let isNext = ["then", "dann", "danach"].contains(words.first ?? "")
    // `Then rest 10 min, then 2k row`
    if !isNext || !cursor.acceptThen() { _ = cursor.accept(sign: "(") }
    if cursor.accept("note", "notes", "hinweis", "notiz") { _ = cursor.accept(sign: ":") }
    let first = cursor.token?.text ?? ""
    if line.tokens.count > 1, cursor.acceptRestAsNeeded(), cursor.isAtEnd { return [.rest(nil, .here, isGuess: true)] }
    // `Pause zwischen den Durchgängen: 2 Min.`
    if let end = RestLine.endOfScope(line) {
      var behind = TokenCursor(line, at: end)
      let isBare = RestLine.words.contains(first)
      let time = behind.acceptRest() ?? behind.acceptTime(bare: isBare ? .second : nil, letter: .minute)
      while behind.accept("pause", "rest", "recovery") {}
      if let time, behind.isAtEnd || behind.accept(sign: ".") && behind.isAtEnd {
        let scope: RestScope = isBetweenSets ? .betweenSets : isBetweenRounds ? .betweenRounds : .betweenExercises
        return [.rest(time.text, scope, isGuess: true)]
      }
    }
    while cursor.accept("jeweils", "je", "immer", "always", "take", "with", "mit", "about", "ca", "etwa") {}
    _ = cursor[-1]?.text == "ca" && cursor.accept(sign: ".")
    if let both = RestLine.ofExercisesAndRounds(cursor) { return [.rest(both, .betweenRounds, isGuess: true)] }
    if let time = cursor.acceptRest() {
      while cursor.accept(
        "between", "btw", "btwn", "zwischen", "zw", "den", "per", "the", "rounds", "rds", "rungs", "runden", "each",
        "round",
        "exercises",
        "übungen", "everything", "them", "allem", "durchgang", "durchgänge", "durchgängen",
        "after", "nach", "jeder", "runde", "supersets", "sets", "set", "sätzen", "all", "every", "exercise", "allen",
        "easy", "jog", "walk", "slow", "or", "interval", "intervals", "reps",
        "intervallen", "locker", "traben", "pause", "rest")
        || cursor.acceptLabel() || cursor.accept(sign: ")") || cursor.accept(sign: ".") || cursor.accept(sign: "!")
      {}
      // `3 min active recovery at 70%`
      let isEasy = cursor.acceptEasyEffort()
      guard cursor.isAtEnd else {
        // `rest 5 min then 2km easy`
        let isThen = RestLine.words.contains(first) && cursor.acceptThen()
        if isThen, !cursor.isAtEnd {
          let rest = LineReading.rest(time.text, isNext ? .beforeNext : .here, isGuess: time.isGuess)
          return [rest] + reader.reading(of: line.part(cursor.index..<line.tokens.count))
        }
        // `1 min rest between rounds. Go at your own pace :)`
        let behind = line.part(cursor.index..<line.tokens.count)
        if isBetweenRounds || isBetweenSets, cursor[-1].map({ $0.isMark && [".", "!"].contains($0.text) }) ?? false,
          behind.tokens.allSatisfy({ $0.number == nil && !$0.isClock })
        {
          let scope: RestScope = isBetweenSets ? .betweenSets : .betweenRounds
          return [.rest(time.text, scope, isGuess: true), .remark(behind.text)]
        }
        // `rest 3 min on bench, 60s otherwise`: not everything rests as long.
        if RestLine.words.contains(first), ["on", "bei", "beim", "for"].contains(cursor.token?.text ?? "") {
          return [.unread(line.text)]
        }
        if RestLine.isOfSome(line) { return [.unread(line.text)] }
        // `rest 1:30 per 250m work`
        if ["per", "pro", "je", "each", "every"].contains(cursor[-1]?.text ?? ""), cursor.token?.number != nil {
          return [.remark(line.text)]
        }
        if let rounds = RestLine.andRounds(line, from: cursor.index, time) { return rounds }
        // `Pausen 2-3min bei Grundübungen sonst 60-90s` is not work.
        if !isBetweenRounds, words.contains(where: { ["between", "btw", "btwn", "zwischen"].contains($0) }) {
          return [.remark(line.text)]
        }
        let isAboutRest = RestLine.words.contains(first)
        let items = reader.items(line.part(cursor.index..<line.tokens.count), bare: true)
        return isAboutRest && items?.allSatisfy { $0.name.entry != nil } != true ? [.remark(line.text)] : nil
      }
      // Nobody rests five seconds.
      if time.isBareOfUnit(in: line), reader.exercises.sport?.entry?.equipment != .swim {
        return [.rest("\(time.seconds)min", .here, isGuess: true)]
      }
      let isBetween = words.contains("between") || words.contains("zwischen")
      let scope: RestScope =
        isNext
        ? .beforeNext
        : isBetweenSets || isEasy
          ? .betweenSets
          : isOfAll
            ? .betweenSets
            : isBetweenRounds
              ? .betweenRounds : isBetween && (isOfExercises || reader.isOfIntervals) ? .betweenExercises : .here
      return [.rest(time.text, scope, isGuess: time.isGuess)]
    }
    let isOpen = ["rest", "pause"].contains(first) && (words.count == 1 || words.contains("needed"))
    return isOpen && words.count <= 6 ? [.rest(nil, .here, isGuess: words.count > 1)] : nil
  }
}

extension TokenCursor {
  /// `at 70%`, `@ 50-60% FTP`, `in Z1`: how easy the rest of the line calls it.
  fileprivate mutating func acceptEasyEffort() -> Bool {
    let start = index
    _ = accept(sign: ",")
    if acceptAt() || accept("in", "im") {
      if accept("z1", "z2", "ga1", "rekom") || accept("zone") && acceptWhole() != nil { return isAtEnd }
      if accept("z"), let zone = acceptWhole(), zone <= 2 { return isAtEnd }
      if let (low, high) = acceptRange(), (high ?? low).thousandths <= 80_000, accept(sign: "%") {
        while token?.isWord ?? false { index += 1 }
        if isAtEnd { return true }
      }
    }
    index = start
    return false
  }

  /// `, then`
  fileprivate mutating func acceptThen() -> Bool {
    let start = index
    _ = accept(sign: ",") || accept(sign: ".") || accept(sign: ";")
    if accept("then", "dann", "danach") { return true }
    index = start
    return false
  }

  /// The `3B` of `after 3B`.
  fileprivate mutating func acceptLabel() -> Bool {
    guard ["after", "nach", "each"].contains(self[-1]?.text ?? "") else { return false }
    if token?.number?.whole != nil, self[1]?.touches ?? false, self[1]?.text.utf8.count == 1 {
      index += 2
      return true
    }
    guard token?.isWord ?? false, token?.text.utf8.count == 1, self[1]?.number != nil, self[1]?.touches ?? false else {
      return false
    }
    index += 2
    return true
  }
}

extension ScribbleTime {
  /// `rest 5`: a few, without a unit.
  fileprivate func isBareOfUnit(in line: ScribbleLine) -> Bool {
    isGuess && seconds <= 5 && text == "\(seconds)s"
      && !line.tokens.contains { ScribbleUnit($0.text)?.isTime ?? false || $0.isClock }
  }
}

private enum RestLine {
  /// `2 min rest compounds, 1 min isolation`: several rests, each of some exercises.
  static func isOfSome(_ line: ScribbleLine) -> Bool {
    let kinds = [
      "compounds", "compound", "isolation", "big", "small", "accessories", "otherwise", "sonst", "grundübungen", "main",
      "lifts", "isolationsübungen", "assistance", "others", "else",
    ]
    return line.tokens.contains { kinds.contains($0.text) }
  }

  static let words: Set<String> = ["rest", "rests", "pause", "pausen", "satzpause", "satzpausen", "recovery"]

  /// The end of `Pause zwischen den Durchgängen:`, `rest between rounds -` and `Zwischen den Sätzen`, before the time.
  static func endOfScope(_ line: ScribbleLine) -> Int? {
    let between = ["between", "zwischen", "nach", "after", "btw"]
    guard line.tokens.count > 3, case let start = words.contains(line.tokens[0].text) ? 1 : 0,
      between.contains(line.tokens[start].text), start == 1 || ["between", "zwischen"].contains(line.tokens[0].text),
      let end = line.tokens.firstIndex(where: { $0.number != nil || $0.isClock }), (start + 2...7).contains(end),
      line.tokens[start..<end - 1].allSatisfy({ $0.isWord }), line.tokens[end - 1].isWord || line.tokens[end - 1].isMark
    else { return nil }
    return end
  }

  /// `rest 30s between exercises, 2 min between rounds`, as a plan writes it behind `rest`.
  static func ofExercisesAndRounds(_ line: TokenCursor) -> String? {
    var cursor = line
    guard let time = cursor.acceptRest() else { return nil }
    while cursor.accept("between", "btw", "btwn", "zwischen", "the", "den", "each", "after") {}
    guard cursor.acceptExercises(),
      let rounds = cursor.acceptOtherRest(), cursor.isAtEnd || cursor.accept(sign: ".") && cursor.isAtEnd
    else { return nil }
    return "\(time.text) between exercises\(rounds)"
  }

  /// `Rest 1 min, repeat 2x`
  static func andRounds(_ line: ScribbleLine, from start: Int, _ time: ScribbleTime) -> [LineReading]? {
    guard start + 1 < line.tokens.count, line.tokens[start].isMark,
      let head = HeadReading(line.part(start + 1..<line.tokens.count), isExercise: { _ in false }), head.rest.isEmpty,
      head.title == nil, head.groups.allSatisfy({ $0.kind == .rounds })
    else { return nil }
    return [.rest(time.text, .here, isGuess: time.isGuess), .group(head)]
  }
}
