/// `Steigerung: jede Woche +2,5kg`, `add 5 lb every week`, `Progression: +2.5 kg pro Einheit`: what changes from session to
/// session, which goes into a note of the plan.

extension LineForm {
  static let progression = LineForm { line, reader in
    guard Progression.isSaid(by: line), !reader.exercises.hasSets(line) else { return nil }
    return [.unread(line.text)]
  }
}

private enum Progression {
  static func isSaid(by line: ScribbleLine) -> Bool {
    saysHowOften(line) && saysChange(line)
  }

  /// `every week`, `jede Woche`, `pro Einheit`, `each session`, `nächste Woche`
  private static func saysHowOften(_ line: ScribbleLine) -> Bool {
    line.tokens.contains { ["weekly", "wöchentlich"].contains($0.text) }
      || line.tokens.indices.dropLast().contains { index in
        ["every", "each", "per", "next", "jede", "jedes", "jeden", "pro", "nächste", "nächstes", "a", "die"].contains(
          line.tokens[index].text)
          && [
            "week", "session", "workout", "time", "woche", "einheit", "training", "mal", "month", "monat", "weeks",
          ].contains(line.tokens[index + 1].text)
      }
  }

  private static func saysChange(_ line: ScribbleLine) -> Bool {
    line.tokens.contains { words.contains($0.text) }
      || line.tokens.indices.dropLast().contains { index in
        line.tokens[index].isSign("+") && !line.tokens[index].touches && line.tokens[index + 1].number != nil
      }
  }

  private static let words: Set<String> = [
    "add", "increase", "steigern", "erhöhen", "steigerung", "progression", "progress", "drauf", "mehr", "more",
    "plus", "adding", "increasing",
  ]
}
