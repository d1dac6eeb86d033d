/// `Asst. #2 - Lat pulldowns`, `5/3/1 - Press (working max: 120#)` above the sets: a label before the name.

enum LabelBeforeName {
  /// The exercise after the first dash or colon; nil if the words there are no known name.
  static func name(_ line: ScribbleLine, _ reader: inout LineReader) -> ScribbledName? {
    let sign = line.tokens.prefix(10).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    guard let sign, sign > 0, sign + 1 < line.tokens.count else { return nil }
    let end = line.tokens[sign...].firstIndex { $0.isSign("(") } ?? line.tokens.count
    guard end > sign + 1, line.tokens[(sign + 1)..<end].allSatisfy({ $0.isWord }) else { return nil }
    return reader.exercises.names.find(line.trimmed(sign + 1..<end))
  }
}
