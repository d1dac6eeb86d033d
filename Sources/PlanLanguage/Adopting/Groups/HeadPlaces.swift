/// Where in a line the head of a group may begin.

struct HeadPlaces {
  /// Behind what leads in: `then 3 rounds: …`, `Je 45 s Belastung …`.
  let said: Int
  /// Behind the words of a question or a wish: `can you do 3 rounds of …`.
  let asked: Int?
  /// In the order in which they are tried.
  let starts: [Int]
  /// Behind a colon, a dash, a comma or a full stop.
  private let behindSigns: [Int]
  /// `5 min walk, then do 2 rounds of …`
  private let then: Int?
  private let namesRounds: Bool

  init(_ line: ScribbleLine) {
    said = line.tokens.firstIndex { !Shorthand.leadIns.contains($0.text) && !["je", "jeweils"].contains($0.text) } ?? 0
    let colon = line.tokens.prefix(7).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    // `Partner WOD (teams of 2), 30 min cap`
    let comma = line.tokens.prefix(10).firstIndex { $0.isSign(",") }
    // `home hiit, no equipment. 40s on 20s off`
    let stop = line.tokens.prefix(10).firstIndex { $0.isSign(".") }
    behindSigns = [colon, comma, stop].compactMap { $0.map { $0 + 1 } }
    let counted = line.tokens.prefix(12).firstIndex { HeadPlaces.rounds.contains($0.text) }.map { $0 - 1 }
    namesRounds = counted != nil
    asked = counted.flatMap { $0 > 0 && line.tokens[$0].number != nil ? $0 : nil }
    then = line.tokens.prefix(24).lastIndex { ["then", "dann", "danach"].contains($0.text) }.map { place in
      line.tokens[place...].firstIndex { !Shorthand.leadIns.contains($0.text) } ?? 0
    }
    starts = [0, said] + behindSigns + [1, 2, 3] + [asked, then].compactMap { $0 }
  }

  func isBehindSign(_ start: Int) -> Bool { behindSigns.contains(start) || start > 0 && start == then }

  /// Whether only words come before the place, or a sign or `then` just before it.
  func canBegin(at start: Int, in line: ScribbleLine) -> Bool {
    let before = line.tokens[..<start]
    guard isBehindSign(start) || before.allSatisfy({ $0.isWord || $0.isMark }) else { return false }
    return start == 0 || start != then || start == said || before.contains { $0.number != nil }
  }

  /// Whether the parts that were read there are a head, not the sets of the exercise before them: `plies x 16`.
  func isHead(_ parts: [HeadPart], at start: Int, in line: ScribbleLine, endsPart: Bool) -> Bool {
    let before = line.tokens[..<start]
    if start == said || isBehindSign(start) || before.allSatisfy({ $0.isMark }) { return true }
    // `"Annie" 50-40-30-20-10 …`
    if parts[0].kind == .ladder, start > 2, line.tokens[0].isSign("\""), before.last?.isSign("\"") ?? false {
      return true
    }
    // `KB complex x 5 rounds`, `Complex 5 rds, no breaks`
    if namesRounds, endsPart { return true }
    // `Then finisher 10-9-8...1: KB swing / burpee`
    let named = before.drop { Shorthand.leadIns.contains($0.text) }
    if !named.isEmpty, named.count <= 2, named.allSatisfy({ SectionName.isPart($0.text) }) { return true }
    return !parts.allSatisfy { $0.kind == .rounds || $0.kind == .ladder || $0.kind == .superset }
  }

  private static let rounds: Set<String> = ["rounds", "runden", "rds", "rnds", "durchgänge", "durchgang"]
}
