/// A line split into what the forms recognise and the words between.

struct LineParts {
  private(set) var details: [DetailReading] = []
  /// The words that are left between the details, without the signs and small words at their ends.
  private(set) var plain: [String] = []
  /// The tokens of each detail.
  private var detailRanges: [Range<Int>] = []
  /// The tokens of each part of `plain`, the signs and small words at their ends included.
  private var plainRanges: [Range<Int>] = []
  private let line: ScribbleLine

  /// Whether the line consists only of details.
  var isWithoutWords: Bool { plain.allSatisfy { $0.isEmpty } }

  /// Whether it says how much to do.
  var hasAmount: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount, .sets, .intervals: true
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  /// Whether it says one amount with a unit, and one short name for it: `Drache 3 min pro Seite`, `10 min handstand`.
  var saysAmountOfName: Bool {
    let amounts = details.compactMap { reading -> ScribbleAmount? in
      if case .amount(let amount) = reading.detail { amount } else { nil }
    }
    let names = plain.filter { !$0.isEmpty }
    guard amounts.count == 1, let amount = amounts.first, names.count == 1, let name = names.first else { return false }
    let isCounted =
      amount.kind == .reps && (line.tokens.contains { $0.text == "x" || ScribbleUnit($0.text) == .reps } || saysSides)
    let hasUnit = amount.kind != .reps && amount.kind != .max || isCounted || line.marks.isBulleted
    return hasUnit && !line.tokens.contains { $0.isSign("(") } && name.split(separator: " ").count <= 4
      && !name.contains(":")
  }

  private var saysSides: Bool {
    details.contains { if case .attribute(.side, _) = $0.detail { true } else { false } }
  }

  /// Whether it begins with a number and goes on with a name: `5 burpees over the bar`.
  var startsWithAmount: Bool {
    guard case .amount? = details.first?.detail else { return false }
    return plain.first?.isEmpty ?? false
  }

  /// Whether it says a distance in kilometres or miles.
  var isFar: Bool {
    details.contains { reading in
      guard case .amount(let amount) = reading.detail, amount.kind == .length else { return false }
      return amount.text.hasSuffix("km") || amount.text.hasSuffix("mi")
    }
  }

  /// Whether it says a time of at least ten minutes.
  var isLong: Bool {
    details.contains { reading in
      guard case .amount(let amount) = reading.detail, amount.kind == .time else { return false }
      return amount.text.hasSuffix("h") || amount.text.hasSuffix("min") && amount.text.utf8.count >= 5
    }
  }

  /// Whether it says a distance or a time with its unit.
  var hasLengthOrTime: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount(let amount): amount.kind == .time || amount.kind == .length
      case .sets(let runs): runs.contains { $0.amount.kind == .time || $0.amount.kind == .length }
      case .intervals: true
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  var hasSets: Bool { details.contains { $0.isSets } }

  /// Whether it begins with a detail: no word comes before it.
  var startsWithDetail: Bool { !details.isEmpty && (plain.first?.isEmpty ?? false) }

  /// Whether it says a distance or a time, or a number that can only be one.
  var isMeasured: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount(let amount): amount.isMeasured
      case .sets(let runs): runs.contains { $0.amount.isMeasured }
      case .intervals(let run, _): run.amount.isMeasured
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  init(_ line: ScribbleLine, _ context: DetailContext) {
    self.line = line
    var context = context
    var cursor = TokenCursor(line)
    var start = 0
    while !cursor.isAtEnd {
      let before = cursor.index
      context.hasName = before > start && line.tokens[start..<before].contains { $0.isWord } || !plain.isEmpty
      if let end = cursor.endOfSetting {
        cursor.index = end
        continue
      }
      guard let reading = LineParts.read(&cursor, context) else {
        if line.tokens[before].isWord { context.isBehindDetail = false }
        cursor.index = before + 1
        continue
      }
      endPlain(start..<before)
      context.hasSets = context.hasSets || reading.isSets
      context.hasAmount = context.hasAmount || reading.isAmount
      context.hasLoadedSets = context.hasLoadedSets || reading.isLoadedSets
      context.hasCountedSets = context.hasCountedSets || reading.isCountedSets
      if case .sets(let runs) = reading.detail { context.hasCluster = runs.contains { $0.amount.isCluster } }
      context.stretch = reading.stretch ?? context.stretch
      context.isBehindDetail = true
      if let sets = reading.setCount { (context.setsBefore, context.sets) = (context.sets, context.sets + sets) }
      context.isBehindSets = reading.isSets && !reading.isLoadedSets
      if case .intensities = reading.detail { context.hasIntensity = true }
      context.hasIntensity = context.hasIntensity || reading.isLoadedSets
      details.append(reading)
      detailRanges.append(before..<cursor.index)
      start = cursor.index
    }
    endPlain(start..<line.tokens.count)
  }

  private static func read(_ cursor: inout TokenCursor, _ context: DetailContext) -> DetailReading? {
    guard cursor.token.map({ !$0.isMark || ["@", "/", "+", "(", ":"].contains($0.text) }) ?? false else { return nil }
    let start = cursor.index
    for form in DetailForm.all {
      if let reading = form.read(&cursor, context) { return reading }
      // What a form has tried leaves nothing behind.
      cursor.index = start
    }
    return nil
  }

  /// Words that only join details.
  private static let joiners: Set<String> = [
    "of", "x", "at", "for", "with", "mit", "und", "and", "à", "reps", "rep", "wdh", "sets", "je", "the", "a", "in", "w",
  ]

  /// The words between two details, split at commas and full stops.
  private mutating func endPlain(_ range: Range<Int>) {
    var start = range.lowerBound
    var depth = line.tokens[..<start].reduce(0) { $0 + $1.depth }
    for index in range {
      depth += line.tokens[index].depth
      // Parentheses after a name stay with it.
      guard depth <= 0, LineParts.parts(line, at: index) else { continue }
      addPlain(start..<index)
      start = index + 1
    }
    addPlain(start..<range.upperBound)
  }

  private mutating func addPlain(_ range: Range<Int>) {
    plain.append(LineParts.trimmed(line, range))
    plainRanges.append(range)
  }

  /// Whether the name of another exercise is between sets: those after it are not of the first one.
  func hasOtherName(than place: Int, among names: [String]) -> Bool {
    plain.indices.contains { index in
      guard index != place, names.contains(plain[index]) else { return false }
      let range = plainRanges[index]
      let sets = details.indices.filter { details[$0].isSets }
      return sets.contains { detailRanges[$0].upperBound <= range.lowerBound }
        && sets.contains { detailRanges[$0].lowerBound >= range.upperBound }
    }
  }

  /// Makes two parts of the one that begins with these words.
  mutating func split(behind words: String) {
    guard !plain.contains(words), let place = plain.firstIndex(where: { $0.hasPrefix(words + " ") }) else { return }
    let range = plainRanges[place]
    for start in range {
      guard let end = (start..<range.upperBound).first(where: { line.text(of: start..<$0 + 1) == words }) else {
        continue
      }
      plainRanges[place] = range.lowerBound..<end + 1
      plain[place] = words
      plainRanges.insert(end + 1..<range.upperBound, at: place + 1)
      plain.insert(LineParts.trimmed(line, end + 1..<range.upperBound), at: place + 1)
      return
    }
  }

  /// Whether no comma and no word of its own separates two details.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    line.tokens[detailRanges[first].upperBound..<detailRanges[second].lowerBound].allSatisfy {
      $0.isWord ? LineParts.joiners.contains($0.text) : $0.isSign(":") || $0.isSign("-")
    }
  }

  /// Whether the words are right behind the length of a rest, with no comma between: `4 min locker`. What is behind the
  /// word itself, as in `3:30 rest @ 2k pace`, is about the work.
  func isOfRest(_ words: String) -> Bool {
    details.indices.contains { index in
      guard case .attribute(.rest, _) = details[index].detail else { return false }
      let end = detailRanges[index].upperBound
      return !["rest", "pause", "recovery", "off"].contains(line.tokens[end - 1].text)
        && (end..<line.tokens.count).contains { line.text(of: end..<$0 + 1) == words }
    }
  }

  /// Whether the words are part of a text in parentheses after other words: `push (dips, push-ups)`.
  func isWithin(_ place: Int) -> Bool {
    let before = line.tokens[..<plainRanges[place].lowerBound]
    return before.count(where: { $0.isSign("(") }) > before.count(where: { $0.isSign(")") })
      && plain[..<place].contains { $0.contains("(") }
  }

  /// Whether a dash or a comma separates the words from the sets before them: `3x10x100 - supinated grip`.
  func isBehindSign(_ place: Int) -> Bool {
    guard let first = plainRanges[place].first else { return false }
    return [first, first - 1].contains { $0 > 0 && ["-", ",", ";"].contains(line.tokens[$0].text) }
  }

  /// Whether a dash is between the first details and these words.
  func isBehindDash(_ place: Int) -> Bool {
    guard let start = detailRanges.first?.upperBound, let end = plainRanges[place].first, start <= end else {
      return false
    }
    return line.tokens[start..<min(end + 1, line.tokens.count)].contains { $0.isSign("-") && !$0.touches }
  }

  /// Whether the line goes on with a text right behind the words of a place.
  func isRightBehind(_ place: Int, _ text: String) -> Bool {
    let end = plainRanges[place].upperBound
    return end < line.tokens.count && !line.tokens[end].isMark
      && line.text(of: end..<line.tokens.count).utf8.starts(with: text.utf8)
  }

  /// Whether the words are in parentheses: they say how, and are not a name.
  func isParenthesised(_ place: Int) -> Bool {
    guard let first = plainRanges[place].first(where: { !line.tokens[$0].isMark || line.tokens[$0].isSign("(") }) else {
      return false
    }
    return line.tokens[...first].reduce(0) { $0 + $1.depth } > 0
  }

  /// Whether it says how often its amount is done.
  var hasTimes: Bool { details.contains { if case .times = $0.detail { true } else { false } } }

  /// Whether the words are after an `@`: those are a pace or an effort, as in `3k @ MP`, and no name.
  func isTarget(_ place: Int) -> Bool {
    guard let first = plainRanges[place].first, first > 0 else { return false }
    return line.tokens[first].isSign("@")
  }

  /// What was not understood, as it was written: words and details beside each other stay in one piece. A detail has
  /// its remark, an empty one for what is written in full; those that were understood have none.
  func unread(words: Set<Int>, details: [Int: String]) -> [String] {
    var pieces = details.map { (range: detailRanges[$0.key], remark: $0.value) }
    for place in plain.indices where words.contains(place) || plain[place].isEmpty {
      pieces.append((plainRanges[place], ""))
    }
    pieces.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var (texts, run): ([String], Range<Int>?) = ([], nil)
    func end() -> [String] { run.map { [LineParts.trimmed(line, $0, isRemark: true)] } ?? [] }
    for piece in pieces {
      if piece.remark.isEmpty, let before = run, before.upperBound == piece.range.lowerBound {
        run = before.lowerBound..<piece.range.upperBound
        continue
      }
      texts += end()
      run = piece.remark.isEmpty ? piece.range : nil
      if !piece.remark.isEmpty { texts.append(piece.remark) }
    }
    return (texts + end()).filter { !$0.isEmpty }
  }

  private static func parts(_ line: ScribbleLine, at index: Int) -> Bool {
    let token = line.tokens[index]
    guard token.isMark else { return false }
    let isFollowedBySpace = index + 1 >= line.tokens.count || !line.tokens[index + 1].touches
    switch token.text {
    case ",", ";", ":", "!", "?", "|": return true
    case ".": return isFollowedBySpace
    case "-", "/", "+": return isFollowedBySpace && !token.touches
    default: return false
    }
  }

  /// The words in a range without the signs and small words at its ends. A remark keeps what its last number counts:
  /// `4 sets`, `2%`.
  static func trimmed(_ line: ScribbleLine, _ range: Range<Int>, isRemark: Bool = false) -> String {
    var range = range
    func isJoiner(_ index: Int, but signs: [String]) -> Bool {
      let token = line.tokens[index]
      // `Sun salutation A`
      if token.text == "a", index > range.lowerBound, line.text(of: index..<index + 1) == "A" { return false }
      return token.isMark ? !signs.contains(token.text) : joiners.contains(token.text)
    }
    func isCounted(_ index: Int) -> Bool {
      guard isRemark, index > range.lowerBound else { return false }
      let token = line.tokens[index]
      if ["sets", "reps", "rep", "wdh"].contains(token.text) { return true }
      if token.text == "in" { return line.tokens[index - 1].text == "buy" }
      return line.tokens[index - 1].number != nil && token.touches
        && (["%", "'", "+", "°"].contains(token.text) || ScribbleUnit(token.text) != nil)
    }
    let opening = isRemark ? ["(", "\"", "@"] : ["(", "\""]
    func saysHow(_ index: Int) -> Bool {
      isRemark && ["with", "without", "mit", "at", "for", "in"].contains(line.tokens[index].text)
    }
    while let first = range.first, isJoiner(first, but: opening), !saysHow(first) { range.removeFirst() }
    // `quad sets 3x10`
    func isOfMuscle(_ index: Int) -> Bool {
      index > range.lowerBound && line.tokens[index].text == "sets"
        && ["quad", "quads", "glute", "ham", "hamstring", "gluteal"].contains(line.tokens[index - 1].text)
    }
    while let last = range.last, isJoiner(last, but: [")", "\""]), !isCounted(last), !isOfMuscle(last) {
      range.removeLast()
    }
    let marks = line.tokens[range].filter { $0.isMark }
    if marks.count(where: { $0.text == "(" }) < marks.count(where: { $0.text == ")" }), range.last != nil {
      if line.tokens[range.upperBound - 1].isSign(")") { range.removeLast() }
    }
    if let first = range.first, line.tokens[first].isSign("(") {
      // Parentheses around all of it mean nothing.
      let inner = line.tokens[range].dropFirst()
      let isWhole = inner.firstIndex { $0.isSign(")") }.map { $0 == range.upperBound - 1 } ?? true
      if isWhole { range = first + 1..<(inner.last?.isSign(")") ?? false ? range.upperBound - 1 : range.upperBound) }
    }
    if range.count > 1, line.tokens[range.lowerBound].isSign("\""), line.tokens[range.upperBound - 1].isSign("\"") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return line.tokens[range].contains { !$0.isMark } ? line.text(of: range) : ""
  }
}

extension ScribbleToken {
  /// How much deeper in parentheses what follows is.
  fileprivate var depth: Int { isSign("(") ? 1 : isSign(")") ? -1 : 0 }
}
