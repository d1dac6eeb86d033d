/// Sentences around a name in the order of a plan: `3 sets of squats with 12 reps`, `3 Sätze Kniebeugen mit je 12
/// Wiederholungen`, `as many push-ups as possible in 1 minute`.

extension ExerciseReader {
  /// The line with the name first; nil if it says nothing of this kind.
  mutating func plainlySaid(_ line: ScribbleLine) -> ScribbleLine? {
    guard let words = setsOfName(line) ?? asManyOfName(line) ?? asLongAsPossible(line) else { return nil }
    var plain = line
    plain.say(words)
    return plain
  }

  /// `3 sets of squats, 12 reps each`
  private mutating func setsOfName(_ line: ScribbleLine) -> String? {
    let tokens = line.tokens
    guard tokens.count > 4, let sets = tokens[0].number?.whole, (2...20).contains(sets),
      ["sets", "sätze", "saetze"].contains(tokens[1].text),
      case let start = tokens[2].text == "of" || tokens[2].text == "à" ? 3 : 2,
      let number = tokens[start...].firstIndex(where: { $0.number != nil || $0.isClock }), number > start,
      // `12 reps at 20 kg each` is a load.
      number + 1 == tokens.count || ScribbleUnit(tokens[number + 1].text)?.isMass != true,
      case let end = tokens[start..<number].firstIndex(where: { Self.joints.contains($0.text) }) ?? number, end > start,
      tokens[start..<end].allSatisfy({ $0.isWord }), tokens[end..<number].allSatisfy({ Self.joints.contains($0.text) }),
      case let name = line.trimmed(start..<end), known(name)?.entry != nil
    else { return nil }
    var amount = number + 1
    if amount < tokens.count, tokens[amount].isWord, ScribbleUnit(tokens[amount].text) != nil { amount += 1 }
    let isOfEachSet =
      amount < tokens.count && ["each", "je"].contains(tokens[amount].text)
      && (amount + 1 == tokens.count || tokens[amount + 1].isMark)
    let behind = isOfEachSet ? amount + 1 : amount
    let rest = behind < tokens.count ? " " + line.text(of: behind..<tokens.count) : ""
    return "\(name) \(line.text(of: 0..<2)) of \(line.text(of: number..<amount))\(rest)"
  }

  private static let joints: Set<String> = [
    ",", "-", ":", "with", "mit", "je", "jeweils", "à", "for", "x", "of", "von",
  ]

  /// `So viele Liegestütze wie möglich in 1 Minute`
  private mutating func asManyOfName(_ line: ScribbleLine) -> String? {
    let tokens = line.tokens
    guard tokens.count > 4, ["as many", "so viele"].contains("\(tokens[0].text) \(tokens[1].text)"),
      let end = tokens.indices.dropLast().first(where: { index in
        ["as possible", "wie möglich", "wie geht"].contains("\(tokens[index].text) \(tokens[index + 1].text)")
      }), end > 2, case let name = line.trimmed(2..<end), known(name)?.entry != nil
    else { return nil }
    let rest = end + 2 < tokens.count ? " " + line.text(of: end + 2..<tokens.count) : ""
    return "\(name) max\(rest)"
  }

  /// `Hang for as long as possible`, `Hängen so lange wie möglich`
  private mutating func asLongAsPossible(_ line: ScribbleLine) -> String? {
    let tokens = line.tokens
    let phrases = ["as long as possible", "so lange wie möglich", "so lang wie möglich"]
    guard tokens.count > 4,
      let place = tokens.indices.dropLast(3).first(where: { index in
        phrases.contains(tokens[index...index + 3].map { $0.text }.joined(separator: " "))
      }), place > 0, case let end = tokens[place - 1].text == "for" ? place - 1 : place, end > 0,
      case let name = line.trimmed(0..<end), known(name)?.entry?.measure == .time
    else { return nil }
    let rest = place + 4 < tokens.count ? " " + line.text(of: place + 4..<tokens.count) : ""
    return "\(name) max\(rest)"
  }
}
