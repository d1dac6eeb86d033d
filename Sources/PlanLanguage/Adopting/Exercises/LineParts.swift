/// A line split into what the forms recognise and the words between.

struct LineParts {
  private(set) var details: [DetailReading] = []
  /// The words that are left between the details, without the signs and small words at their ends.
  private(set) var plain: [String] = []
  /// The tokens of each detail, and of what is left.
  private var (detailRanges, plainRanges): ([Range<Int>], [Range<Int>]) = ([], [])
  private let line: ScribbleLine

  /// Whether the line consists only of details.
  var isWithoutWords: Bool { plain.allSatisfy { $0.isEmpty } }

  /// Whether it says how much to do.
  var hasAmount: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount, .sets, .intervals: true
      case .intensities, .attribute, .lastSetOpen, .remark: false
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

  /// Whether it says a way of kilometres or miles.
  var isOfKilometres: Bool {
    details.contains { reading in
      guard case .amount(let amount) = reading.detail else { return false }
      return amount.kind == .length && (amount.text.hasSuffix("km") || amount.text.hasSuffix("mi"))
    }
  }

  /// Whether it says a distance or a time, or a number that can only be one.
  var isMeasured: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount(let amount): amount.isMeasured
      case .sets(let runs): runs.contains { $0.amount.isMeasured }
      case .intervals(let run, _): run.amount.isMeasured
      case .intensities, .attribute, .lastSetOpen, .remark: false
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
      if let end = cursor.endOfSetting ?? cursor.endOfPosition {
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
      context.isBehindDetail = true
      details.append(reading)
      detailRanges.append(before..<cursor.index)
      start = cursor.index
    }
    endPlain(start..<line.tokens.count)
  }

  private static func read(_ cursor: inout TokenCursor, _ context: DetailContext) -> DetailReading? {
    guard cursor.token.map({ !$0.isMark || ["@", "/", "+", "(", ":"].contains($0.text) }) ?? false else { return nil }
    for form in DetailForm.all {
      if let reading = form.read(&cursor, context) { return reading }
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
    for index in range where LineParts.parts(line, at: index) {
      plain.append(LineParts.trimmed(line, start..<index))
      plainRanges.append(start..<index)
      start = index + 1
    }
    plain.append(LineParts.trimmed(line, start..<range.upperBound))
    plainRanges.append(start..<range.upperBound)
  }

  /// What a note has to say, clause by clause as it was written: words and the numbers between them that are no part of
  /// the sets.
  ///
  /// - Parameters:
  ///   - spare: the places of the details that nothing else says.
  ///   - name: the place of the words that are the name.
  func clauses(with spare: Set<Int>, butFor name: Int?) -> [(words: String, place: Int)] {
    var left = spare.map { detailRanges[$0] }
    left += plainRanges.indices.filter { $0 != name }.map { plainRanges[$0] }
    left.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var joined: [Range<Int>] = []
    for range in left {
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined.compactMap { range in
      let words = LineParts.trimmed(line, range)
      return words.isEmpty ? nil : (words, range.lowerBound)
    }
  }

  /// Where a detail begins.
  func place(ofDetail index: Int) -> Int { detailRanges[index].lowerBound }

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

  /// The words in a range without the signs and small words at its ends.
  static func trimmed(_ line: ScribbleLine, _ range: Range<Int>) -> String {
    var range = range
    func isJoiner(_ index: Int, but signs: [String]) -> Bool {
      let token = line.tokens[index]
      return token.isMark ? !signs.contains(token.text) : joiners.contains(token.text)
    }
    while let first = range.first, isJoiner(first, but: ["(", "\""]) { range.removeFirst() }
    while let last = range.last, isJoiner(last, but: [")", "\"", "%"]) { range.removeLast() }
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

extension TokenCursor {
  /// The end of the `90/90` that begins the name of a stretch or a switch.
  fileprivate var endOfPosition: Int? {
    guard token?.number?.whole == 90, self[1]?.isSign("/") ?? false, self[1]?.touches ?? false,
      self[2]?.number?.whole == 90, let word = self[3], word.isWord, word.text != "x", ScribbleUnit(word.text) == nil
    else { return nil }
    return index + 3
  }

  /// The end of `(seat 4)`, a setting of a machine.
  fileprivate var endOfSetting: Int? {
    guard token?.isSign("(") ?? false,
      ["seat", "sitz", "level", "stufe", "pin", "hole", "setting", "position", "pos"].contains(self[1]?.text ?? "")
    else { return nil }
    return line.tokens[index...].firstIndex { $0.isSign(")") }.map { $0 + 1 }
  }
}

extension DetailReading {
  var isSets: Bool {
    switch detail {
    case .sets, .intervals: true
    case .amount, .intensities, .attribute, .lastSetOpen, .remark: false
    }
  }
}

extension ScribbleAmount {
  /// Nobody does as many reps.
  private static let leastMetres = 50

  fileprivate var isMeasured: Bool {
    switch kind {
    case .time, .length: true
    case .reps: Int(text).map { $0 >= ScribbleAmount.leastMetres } ?? false
    case .energy, .max: false
    }
  }
}
