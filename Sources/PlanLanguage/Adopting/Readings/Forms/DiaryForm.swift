/// `slept 6h, coffee x2`, `Schlaf: 7 h`, `bw 83.2`, `HRV 54`: how somebody is that day, which is not work.

extension LineForm {
  static let diary = LineForm { line, _ in
    if Diary.isRecovery(line) { return [.unread(line.text)] }
    return Diary.isSaid(by: line) ? [.remark(line.text)] : nil
  }
}

enum Diary {
  /// `felt pretty good`, `war gut`: how it was.
  static func isFeeling(_ line: ScribbleLine) -> Bool {
    ["felt", "feeling", "feel", "fühlte", "war"].contains(line.tokens.first?.text ?? "")
  }

  /// `ice 15 min after`, `Sauna 15 min`: what follows a session and is no work.
  fileprivate static func isRecovery(_ line: ScribbleLine) -> Bool {
    guard let first = line.tokens.first, line.tokens.count <= 8 else { return false }
    return ["ice", "icing", "eis", "kühlen", "sauna", "heat", "wärme", "eisbad", "icebath"].contains(first.text)
  }

  fileprivate static func isSaid(by line: ScribbleLine) -> Bool {
    guard let first = line.tokens.first, line.tokens.count > 1 else { return false }
    return words.contains(first.text) || isBodyweight(line)
  }

  /// `bw 83.2`, `Bodyweight: 182 lb`
  private static func isBodyweight(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    guard cursor.accept("bw", "bodyweight", "körpergewicht", "kg") else { return false }
    while cursor.accept(sign: ":") || cursor.accept(sign: "=") || cursor.accept(sign: "-") {}
    guard let weight = cursor.acceptNumber(), weight.thousandths >= 35_000 else { return false }
    _ = cursor.acceptUnit { $0.isMass }
    return cursor.isAtEnd
  }

  private static let words: Set<String> = [
    "slept", "sleep", "schlaf", "geschlafen", "coffee", "kaffee", "hrv", "rhr", "ruhepuls", "weather", "wetter",
    "mood", "stimmung", "ate", "gegessen", "breakfast", "frühstück", "motivation", "stress", "woke", "aufgewacht",
    "nap", "mittagsschlaf",
  ]
}
