/// The head of a group in a line, and the items that stand behind it.

struct HeadReading {
  /// The groups, the outermost first.
  var groups: [HeadDraft]
  /// The name before the head: `Finisher: 3 rounds …`.
  var title: String?
  /// The tokens behind the head.
  var rest: Range<Int>

  /// Nil for a line without a head. A name of an exercise before it makes it a line about that exercise.
  init?(_ line: ScribbleLine, isExercise: (String) -> Bool) {
    // `then 3 rounds: …`
    let said = line.tokens.firstIndex { !Shorthand.leadIns.contains($0.text) } ?? 0
    let colon = line.tokens.prefix(7).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    for start in [0, said, colon.map { $0 + 1 }, 1, 2, 3].compactMap({ $0 }) where start < line.tokens.count {
      let before = 0..<start
      guard line.tokens[before].allSatisfy({ $0.isWord || $0.isMark }) else { continue }
      var cursor = TokenCursor(line, at: start)
      let parts = HeadReading.parts(&cursor)
      guard !parts.isEmpty, let groups = HeadDraft.nested(parts) else { continue }
      let title = start == said ? "" : LineParts.trimmed(line, before)
      let isSaid = start == 0 || start == said || start == colon.map { $0 + 1 }
      if !isSaid, parts.allSatisfy({ $0.kind == .rounds || $0.kind == .ladder || $0.kind == .superset }) { continue }
      if !title.isEmpty, isExercise(title) { return nil }
      self.groups = groups
      self.title = title.isEmpty ? nil : title
      rest = cursor.index..<cursor.line.tokens.count
      return
    }
    return nil
  }

  init(groups: [HeadDraft], title: String?) { (self.groups, self.title, rest) = (groups, title, 0..<0) }

  private static func parts(_ cursor: inout TokenCursor) -> [HeadPart] {
    var parts: [HeadPart] = []
    while !cursor.isAtEnd {
      let before = cursor.index
      if let part = part(&cursor) {
        parts.append(part)
        continue
      }
      guard !parts.isEmpty else { break }
      guard skipJoiner(&cursor) else {
        cursor.index = before
        break
      }
    }
    if !parts.isEmpty { readBehindItems(&cursor, &parts) }
    return parts
  }

  private static func part(_ cursor: inout TokenCursor) -> HeadPart? {
    for form in HeadForm.all { if let part = form.read(&cursor) { return part } }
    return nil
  }

  private static func skipJoiner(_ cursor: inout TokenCursor) -> Bool {
    if let token = cursor.token, token.isMark, [":", ",", "(", ")", "-", ".", "/", "+", ";"].contains(token.text) {
      cursor.index += 1
      return true
    }
    return cursor.accept("of", "for", "the", "mit", "von", "with", "and", "und")
  }

  /// `tabata air squats (8 rounds 20 on / 10 off)`: a head in parentheses at the end belongs to the one in front.
  private static func readBehindItems(_ cursor: inout TokenCursor, _ parts: inout [HeadPart]) {
    let tokens = cursor.line.tokens
    guard tokens.last?.isSign(")") ?? false, let open = tokens.lastIndex(where: { $0.isSign("(") }), open > cursor.index
    else { return }
    var inner = TokenCursor(cursor.line, at: open + 1)
    var found: [HeadPart] = []
    while inner.index < tokens.count - 1 {
      if let part = part(&inner) { found.append(part) } else if !skipJoiner(&inner) { return }
    }
    guard !found.isEmpty else { return }
    parts += found
    cursor = TokenCursor(cursor.line.part(0..<open), at: cursor.index)
  }
}

/// The head of one group, as a plan writes it.
struct HeadDraft: Hashable {
  var kind: HeadPart.Kind
  var times: Int?
  var details: [String]
  var isGuess = false
  var alternates = false

  /// The groups that these parts of a head make; nil if one lacks what it needs.
  static func nested(_ parts: [HeadPart]) -> [HeadDraft]? {
    var heads: [HeadDraft] = []
    for part in parts {
      if let place = heads.firstIndex(where: { $0.kind == part.kind }) {
        heads[place].details += part.details.filter { !heads[place].details.contains($0) }
        heads[place].times = heads[place].times ?? part.times
        heads[place].isGuess = heads[place].isGuess || part.isGuess
      } else {
        heads.append(HeadDraft(kind: part.kind, times: part.times, details: part.details, isGuess: part.isGuess))
      }
    }
    // The rounds of a circuit, a superset or a tabata are its own.
    let takers: Set<HeadPart.Kind> = [.circuit, .superset, .tabata]
    if let rounds = heads.firstIndex(where: { $0.kind == .rounds }),
      let taker = heads.firstIndex(where: { takers.contains($0.kind) && $0.times == nil })
    {
      heads[taker].times = heads[rounds].times
      heads.remove(at: rounds)
    }
    return heads.sorted { $0.kind < $1.kind }
  }

  /// Without the block.
  var text: String {
    var words = [word]
    if let times, kind != .tabata || times != 8 { words.append("x\(times)") }
    words += details
    if kind == .every { words.swapAt(1, 2) }
    if alternates { words.append("alternate") }
    return words.joined(separator: " ")
  }

  private var word: String {
    switch kind {
    case .forTime: "for time"
    case .amrap: "amrap"
    case .emom: "emom"
    case .every: "every"
    case .tabata: "tabata"
    case .superset: "superset"
    case .circuit: "circuit"
    case .rounds: "rounds"
    case .ladder: "ladder"
    }
  }
}
