/// A line split into what the forms recognise and the words between.

struct LineParts {
  private(set) var details: [DetailReading] = []
  /// The words that are left between the details, without the signs and small words at their ends.
  private(set) var plain: [String] = []
  /// The tokens of each detail.
  private var detailRanges: [Range<Int>] = []
  /// The tokens of each part of `plain`, the signs and small words at their ends included.
  private var plainRanges: [Range<Int>] = []
  let line: ScribbleLine

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
    return anyForm.read(&cursor, context)
  }

  private static let anyForm = DetailForm.first(of: DetailForm.all)

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
    plain.append(line.trimmed(range))
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
      plain.insert(line.trimmed(end + 1..<range.upperBound), at: place + 1)
      return
    }
  }

  /// Whether no comma and no word of its own separates two details.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    line.tokens[detailRanges[first].upperBound..<detailRanges[second].lowerBound].allSatisfy {
      $0.isWord ? $0.isJoiner : $0.isSign(":") || $0.isSign("-")
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
    func end() -> [String] { run.map { [line.trimmed($0, isRemark: true)] } ?? [] }
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
}

extension ScribbleToken {
  /// How much deeper in parentheses what follows is.
  fileprivate var depth: Int { isSign("(") ? 1 : isSign(")") ? -1 : 0 }
}
