/// `Clean + front squat + jerk: 5x(1+2+1) @ 70kg`, `Power clean + jerk 3x2+1`: one bar that is not put down.

extension LineForm {
  static let complex = LineForm { line, reader in
    if let counted = CountedComplex(line)?.readings(&reader) { return counted }
    guard let parts = ComplexParts(line) else { return nil }
    let line = parts.line
    let names = parts.names.compactMap { reader.exercises.names.find(ComplexParts.name(line, $0)) }
    guard names.count == parts.reps.count, names.count == parts.names.count else { return nil }
    // Its loads and rests belong to its head, so they are read as those of its first exercise.
    let rest = line.part(parts.rest)
    var reading = reader.exercises.details(of: rest, named: names[0])
    reading.runs = []
    var details = reading.intensities.isEmpty ? [] : ["@ " + reading.intensities.joined(separator: ", ")]
    if let rest = reading.attribute(.rest) { details.insert("rest " + rest, at: 0) }
    let head = HeadDraft(kind: .complex, times: parts.sets, details: details, isGuess: true)
    let items = zip(names, parts.reps).map { name, reps in
      var item = ExerciseReading(name: name, isGuess: true)
      item.runs = [SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]
      return LineReading.exercise(item)
    }
    let remarks = reading.remarks.map { LineReading.remark($0) }
    return [.group(HeadReading(groups: [head], title: nil))] + items + remarks + [.groupEnd]
  }
}

extension ScribbleLine {
  /// `clean and jerk`
  fileprivate var saysCleanAndJerk: Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      ["and", "und", "&"].contains(tokens[index].text) && ["clean", "c"].contains(tokens[index - 1].text)
        && ["jerk", "j"].contains(tokens[index + 1].text)
    }
  }
}

private struct ComplexParts {
  var names: [Range<Int>] = []
  var sets = 1
  var reps: [Int] = []
  var rest: Range<Int>
  /// The line with its reps right behind the names.
  let line: ScribbleLine

  /// `C&J 75% 5x(1+1)`: what is between the names and the reps comes after these.
  private static func withRepsFirst(_ line: ScribbleLine) -> ScribbleLine {
    guard let first = line.tokens.firstIndex(where: { !$0.isWord && !$0.isSign("+") && !$0.isSign("&") }), first > 0,
      let open = line.tokens.firstIndex(where: { $0.isSign("(") }), open > first + 1,
      let close = line.tokens[open...].firstIndex(where: { $0.isSign(")") }), close - open >= 4,
      line.tokens[open + 1..<close].enumerated().allSatisfy({ place, token in
        place.isMultiple(of: 2) ? token.number != nil : token.isSign("+")
      }),
      line.tokens[open - 1].text == "x", line.tokens[open - 2].number != nil
    else { return line }
    var turned = line
    let reps = Array(line.tokens[open - 2...close])
    turned.tokens.removeSubrange(open - 2...close)
    turned.tokens.insert(contentsOf: reps, at: first)
    return turned
  }

  /// `Clean + jerk 80%/1+1 x4`: the load over the reps comes after them.
  private static func withLoadLast(_ line: ScribbleLine) -> ScribbleLine {
    guard let slash = line.tokens.firstIndex(where: { $0.isSign("/") }), slash >= 3, slash + 1 < line.tokens.count,
      line.tokens[slash + 1].number?.whole != nil, line.tokens[slash - 2].number != nil,
      ScribbleUnit(line.tokens[slash - 1].text).map({ $0.isMass || $0 == .percent }) ?? false,
      line.tokens[..<(slash - 2)].allSatisfy({ $0.isWord || $0.isSign("+") || $0.isSign("&") })
    else { return line }
    var turned = line
    let load = Array(line.tokens[(slash - 2)..<slash])
    turned.tokens.removeSubrange((slash - 2)...slash)
    turned.tokens += load
    return turned
  }

  /// `C&J` is a clean and a jerk.
  static func name(_ line: ScribbleLine, _ range: Range<Int>) -> String {
    switch line.text(of: range).lowercased() {
    case "c": "clean"
    case "j": "jerk"
    default: line.text(of: range)
    }
  }

  init?(_ written: ScribbleLine) {
    let line = ComplexParts.withRepsFirst(ComplexParts.withLoadLast(written))
    self.line = line
    rest = 0..<0
    guard line.tokens.contains(where: { $0.isSign("+") }) else { return nil }
    let behindNames = takeNames()
    guard names.count >= 2, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    var cursor = TokenCursor(line, at: behindNames)
    takeCounts(&cursor)
    guard reps.count == names.count else { return nil }
    // `1+1 @ 80% x 5`
    var end = line.tokens.count
    if sets == 1, end >= 2, line.tokens[end - 2].text == "x", let times = line.tokens[end - 1].number?.whole {
      (sets, end) = (times, end - 2)
    }
    rest = cursor.index..<max(end, cursor.index)
  }

  /// The result is where they end.
  private mutating func takeNames() -> Int {
    func joins(_ token: ScribbleToken) -> Bool {
      token.isSign("+") || token.isSign("&") || line.saysCleanAndJerk && ["and", "und"].contains(token.text)
    }
    var index = 0
    var start = 0
    while index < line.tokens.count, line.tokens[index].isWord || joins(line.tokens[index]) {
      if joins(line.tokens[index]) {
        names.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    names.append(start..<index)
    return index
  }

  /// `: 4x (1+1)`, `1+1 x4`
  private mutating func takeCounts(_ cursor: inout TokenCursor) {
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: ",")
    let before = cursor.index
    if let times = cursor.acceptWhole(), cursor.accept("x") || cursor.accept("sets") {
      sets = times
      _ = cursor.accept("of")
    } else {
      cursor.index = before
    }
    _ = cursor.accept(sign: "(")
    while let count = cursor.acceptWhole(), count <= 50 {
      reps.append(count)
      guard cursor.accept(sign: "+") else { break }
    }
    _ = cursor.accept(sign: ")")
    let behind = cursor.index
    if sets == 1, cursor.accept("x"), let times = cursor.acceptWhole() { sets = times } else { cursor.index = behind }
  }
}
