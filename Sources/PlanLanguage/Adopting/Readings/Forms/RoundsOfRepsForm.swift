/// `halos, goblet squats, hip bridge 3 rounds of 5`, `Kniebeugen, Ausfallschritte, Brücke - 2 Runden à 10`: names, and then
/// how many rounds of how many reps of each.

extension LineForm {
  static let roundsOfReps = LineForm { line, reader in
    guard let rounds = RoundsOfReps(line) else { return nil }
    let items = rounds.names.compactMap { name -> ExerciseReading? in
      guard var item = reader.exercises.reading(of: line.part(0..<0), named: name) else { return nil }
      item.runs = [SetRun(amount: rounds.amount)]
      return item
    }
    guard items.count == rounds.names.count, items.contains(where: { $0.name.entry != nil }) else { return nil }
    let head = HeadReading(
      groups: [HeadDraft(kind: .rounds, times: rounds.times, details: [], isGuess: true)],
      title: rounds.isWarmUp ? nil : rounds.title)
    let group = [.group(head)] + items.map { LineReading.exercise($0) } + [.groupEnd]
    guard rounds.isWarmUp else { return group }
    return [.section(title: rounds.title ?? "Warm-up", .warmup, level: 0)] + group + [.sectionEnd]
  }
}

private struct RoundsOfReps {
  private(set) var title: String?
  private(set) var isWarmUp = false
  let names: [String]
  let times: Int
  let amount: ScribbleAmount

  init?(_ line: ScribbleLine) {
    let place = line.tokens.indices.dropFirst(2).first { index in
      line.tokens[index].number?.whole != nil && index + 2 < line.tokens.count
        && ["rounds", "round", "runden", "rds", "durchgänge"].contains(line.tokens[index + 1].text)
        && ["of", "à", "a", "je", "mit", "x", "with"].contains(line.tokens[index + 2].text)
    }
    guard let place, let times = line.tokens[place].number?.whole, (2...10).contains(times) else { return nil }
    var cursor = TokenCursor(line, at: place + 3)
    guard let (low, high) = cursor.acceptRange(),
      let amount = ScribbleAmount(low, high, cursor.acceptUnit { $0.isTime || $0 == .reps })
    else { return nil }
    while cursor.accept("each", "je", "jeweils", "reps") || cursor.accept(sign: ".") || cursor.accept(sign: ")") {}
    guard cursor.isAtEnd else { return nil }
    var start = 0
    if let sign = line.tokens[..<place].firstIndex(where: { $0.isSign(":") || $0.isSign("-") && !$0.touches }),
      sign < place - 2
    {
      title = HeadingText.of(line, 0..<sign)
      isWarmUp = line.tokens[..<sign].contains {
        ["warm", "warm-up", "warmup", "aufwärmen", "wu"].contains($0.text)
      }
      start = sign + 1
    }
    (self.times, self.amount) = (times, amount)
    names = SupersetSigns.names(line.part(start..<place))
    guard (2...8).contains(names.count), line.tokens[start..<place].allSatisfy({ $0.number == nil }) else { return nil }
  }
}
