/// `Rest 2:00`, `1 min rest between rounds`, `Pause 2 Min zwischen den Sätzen`, `rest as needed`.

extension LineForm {
  static let rest = LineForm { line, reader in
    let said = WordsOfRest(line)
    var cursor = TokenCursor(line)
    // `Then rest 10 min, then 2k row`
    if !said.isNext || !cursor.acceptThen() { _ = cursor.accept(sign: "(") }
    if cursor.accept("note", "notes", "hinweis", "notiz") { _ = cursor.accept(sign: ":") }
    let first = cursor.token?.text ?? ""
    let isAboutRest = RestLine.words.contains(first)
    if line.tokens.count > 1, cursor.acceptRestAsNeeded(), cursor.isAtEnd { return [.rest(nil, .here, isGuess: true)] }
    if let time = RestLine.timeBehindScope(line, isBare: isAboutRest) {
      return [.rest(time.text, said.scopeNamedFirst, isGuess: true)]
    }
    while cursor.accept("jeweils", "je", "immer", "always", "take", "with", "mit", "about", "ca", "etwa") {}
    _ = cursor[-1]?.text == "ca" && cursor.accept(sign: ".")
    if let both = RestLine.ofExercisesAndRounds(cursor) { return [.rest(both, .betweenRounds, isGuess: true)] }
    guard let time = cursor.acceptRest() else {
      let isOpen = ["rest", "pause"].contains(first) && (line.tokens.count == 1 || said.isAsNeeded)
      return isOpen && line.tokens.count <= 6 ? [.rest(nil, .here, isGuess: line.tokens.count > 1)] : nil
    }
    cursor.acceptWordsBehindRest()
    // `3 min active recovery at 70%`
    let isEasy = cursor.acceptEasyEffort()
    guard cursor.isAtEnd else {
      return RestLine.goingOn(behind: time, said, isAboutRest: isAboutRest, &cursor, &reader)
    }
    // Nobody rests five seconds.
    if time.isBareOfUnit(in: line), reader.exercises.sport?.entry?.equipment != .swim {
      return [.rest("\(time.seconds)min", .here, isGuess: true)]
    }
    return [.rest(time.text, said.scope(isEasy: isEasy, ofIntervals: reader.isOfIntervals), isGuess: time.isGuess)]
  }
}

/// What the words of a line say of the place of its rest.
private struct WordsOfRest {
  var isNext: Bool
  var isBetween: Bool
  var isBetweenSets: Bool
  var isBetweenRounds: Bool
  var isOfExercises: Bool
  /// `Rest 90s everything`
  var isOfAll: Bool
  var isAsNeeded: Bool
  /// Whether it is between anything, also in short.
  var saysBetween: Bool

  init(_ line: ScribbleLine) {
    let words = line.tokens.map { $0.text }
    isNext = ["then", "dann", "danach"].contains(words.first ?? "")
    isBetween = words.contains("between") || words.contains("zwischen")
    isBetweenSets =
      (isBetween || words.contains("after"))
      && words.contains {
        ["sets", "sätzen", "set", "everything", "interval", "intervals", "intervallen", "reps"].contains($0)
      }
    isBetweenRounds = words.contains {
      [
        "rounds", "round", "rds", "rungs", "runden", "runde", "supersets", "durchgang", "durchgänge", "durchgängen",
      ].contains($0)
    }
    isOfExercises = words.contains { ["exercises", "übungen"].contains($0) }
    isOfAll = words.contains { ["everything", "überall", "throughout"].contains($0) }
    isAsNeeded = words.contains("needed")
    saysBetween = isBetween || words.contains("btw") || words.contains("btwn")
  }

  /// Of a rest whose place comes before its time.
  var scopeNamedFirst: RestScope {
    isBetweenSets ? .betweenSets : isBetweenRounds ? .betweenRounds : .betweenExercises
  }

  func scope(isEasy: Bool, ofIntervals: Bool) -> RestScope {
    if isNext { return .beforeNext }
    if isBetweenSets || isEasy || isOfAll { return .betweenSets }
    if isBetweenRounds { return .betweenRounds }
    return isBetween && (isOfExercises || ofIntervals) ? .betweenExercises : .here
  }
}

extension TokenCursor {
  fileprivate mutating func acceptWordsBehindRest() {
    while accept(
      "between", "btw", "btwn", "zwischen", "zw", "den", "per", "the", "rounds", "rds", "rungs", "runden", "each",
      "round", "exercises", "übungen", "everything", "them", "allem", "durchgang", "durchgänge", "durchgängen",
      "after", "nach", "jeder", "runde", "supersets", "sets", "set", "sätzen", "all", "every", "exercise", "allen",
      "easy", "jog", "walk", "slow", "or", "interval", "intervals", "reps", "intervallen", "locker", "traben", "pause",
      "rest")
      || acceptLabel() || accept(sign: ")") || accept(sign: ".") || accept(sign: "!")
    {}
  }

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
  private mutating func acceptLabel() -> Bool {
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
  private static func isOfSome(_ line: ScribbleLine) -> Bool {
    let kinds = [
      "compounds", "compound", "isolation", "big", "small", "accessories", "otherwise", "sonst", "grundübungen", "main",
      "lifts", "isolationsübungen", "assistance", "others", "else",
    ]
    return line.tokens.contains { kinds.contains($0.text) }
  }

  static let words: Set<String> = ["rest", "rests", "pause", "pausen", "satzpause", "satzpausen", "recovery"]

  /// `Pause zwischen den Durchgängen: 2 Min.`
  static func timeBehindScope(_ line: ScribbleLine, isBare: Bool) -> ScribbleTime? {
    guard let end = endOfScope(line) else { return nil }
    var cursor = TokenCursor(line, at: end)
    let time = cursor.acceptRest() ?? cursor.acceptTime(bare: isBare ? .second : nil, letter: .minute)
    while cursor.accept("pause", "rest", "recovery") {}
    return cursor.isAtEnd || cursor.accept(sign: ".") && cursor.isAtEnd ? time : nil
  }

  /// What a line says that goes on behind its rest.
  static func goingOn(
    behind time: ScribbleTime, _ said: WordsOfRest, isAboutRest: Bool, _ cursor: inout TokenCursor,
    _ reader: inout LineReader
  ) -> [LineReading]? {
    let line = cursor.line
    // `rest 5 min then 2km easy`
    if isAboutRest, cursor.acceptThen(), !cursor.isAtEnd {
      let rest = LineReading.rest(time.text, said.isNext ? .beforeNext : .here, isGuess: time.isGuess)
      return [rest] + reader.reading(of: line.part(cursor.index..<line.tokens.count))
    }
    // `1 min rest between rounds. Go at your own pace :)`
    let behind = line.part(cursor.index..<line.tokens.count)
    if said.isBetweenRounds || said.isBetweenSets,
      cursor[-1].map({ $0.isMark && [".", "!"].contains($0.text) }) ?? false,
      behind.tokens.allSatisfy({ $0.number == nil && !$0.isClock })
    {
      let scope: RestScope = said.isBetweenSets ? .betweenSets : .betweenRounds
      return [.rest(time.text, scope, isGuess: true), .remark(behind.text)]
    }
    // `rest 3 min on bench, 60s otherwise`: not everything rests as long.
    if isAboutRest, ["on", "bei", "beim", "for"].contains(cursor.token?.text ?? "") { return [.unread(line.text)] }
    if isOfSome(line) { return [.unread(line.text)] }
    // `rest 1:30 per 250m work`
    if ["per", "pro", "je", "each", "every"].contains(cursor[-1]?.text ?? ""), cursor.token?.number != nil {
      return [.remark(line.text)]
    }
    if let rounds = andRounds(line, from: cursor.index, time) { return rounds }
    // `Pausen 2-3min bei Grundübungen sonst 60-90s` is not work.
    if !said.isBetweenRounds, said.saysBetween { return [.remark(line.text)] }
    let items = reader.items(behind, bare: true)
    return isAboutRest && items?.allSatisfy { $0.name.entry != nil } != true ? [.remark(line.text)] : nil
  }

  /// The end of `Pause zwischen den Durchgängen:`, `rest between rounds -` and `Zwischen den Sätzen`, before the time.
  private static func endOfScope(_ line: ScribbleLine) -> Int? {
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
  private static func andRounds(_ line: ScribbleLine, from start: Int, _ time: ScribbleTime) -> [LineReading]? {
    guard start + 1 < line.tokens.count, line.tokens[start].isMark,
      let head = HeadReading(line.part(start + 1..<line.tokens.count), isExercise: { _ in false }), head.rest.isEmpty,
      head.title == nil, head.groups.allSatisfy({ $0.kind == .rounds })
    else { return nil }
    return [.rest(time.text, .here, isGuess: time.isGuess), .group(head)]
  }
}
