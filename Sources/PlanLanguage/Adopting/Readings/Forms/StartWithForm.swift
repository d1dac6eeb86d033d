/// `Start with 5 minutes of jumping jacks to warm up, then 3 rounds of:`, `Warm up with 5 min jump rope`: what comes
/// first, and on the same line perhaps what comes then.

extension LineForm {
  static let startWith = LineForm { line, reader in
    guard let start = StartOfWork(line), let work = work(line.part(start.work), &reader) else { return nil }
    let first =
      start.isWarmUp ? [.section(title: "Warm-up", .warmup, level: 0)] + work + [.sectionEnd] : work + [.then]
    return first + (start.then.isEmpty ? [] : reader.reading(of: line.part(start.then)))
  }

  /// `5 minutes of jumping jacks`, `2 rounds of 10 squats and 10 lunges`
  private static func work(_ line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    guard let head = HeadReading(line, isExercise: { reader.isExercise($0) }) else {
      return reader.items(line, bare: false)?.map { .exercise($0) }
    }
    guard head.title == nil, let items = reader.items(line.part(head.rest), bare: true) else { return nil }
    return [.group(head)] + items.map { .exercise($0) } + [.groupEnd]
  }
}

private struct StartOfWork {
  let work: Range<Int>
  /// What the line goes on with.
  let then: Range<Int>
  let isWarmUp: Bool

  init?(_ line: ScribbleLine) {
    var cursor = TokenCursor(line)
    var isSaidFirst = cursor.acceptWarmUp() && cursor.accept("with", "mit")
    if !isSaidFirst {
      // `Zum Aufwärmen 5 Minuten Seilspringen`, `To warm up, do …`
      cursor.index = 0
      isSaidFirst = cursor.accept("to", "zum", "as", "als") && cursor.acceptWarmUp()
      if isSaidFirst { _ = cursor.accept(sign: ",") || cursor.accept(sign: ":") }
    }
    if !isSaidFirst { cursor.index = 0 }
    guard
      isSaidFirst || cursor.accept("start", "begin", "starte", "beginne", "beginnt") && cursor.accept("with", "mit")
    else { return nil }
    let next = line.tokens[cursor.index...].firstIndex { ["then", "dann", "danach"].contains($0.text) }
    var end = next ?? line.tokens.count
    while end > cursor.index, line.tokens[end - 1].isMark || ["and", "und"].contains(line.tokens[end - 1].text) {
      end -= 1
    }
    let purpose = StartOfWork.purpose(line, cursor.index..<end)
    isWarmUp = isSaidFirst || purpose < end
    work = cursor.index..<purpose
    then = (next ?? line.tokens.count)..<line.tokens.count
    guard !work.isEmpty, isWarmUp || next != nil else { return nil }
  }

  /// Where `to warm up`, `as a warm-up` or `zum Aufwärmen` begins, or the end.
  private static func purpose(_ line: ScribbleLine, _ range: Range<Int>) -> Int {
    for start in range.dropFirst() {
      var cursor = TokenCursor(line, at: start)
      guard cursor.accept("to", "as", "for", "zum", "als") else { continue }
      _ = cursor.accept("a", "your", "the")
      if cursor.acceptWarmUp(), cursor.index == range.upperBound { return start }
    }
    return range.upperBound
  }
}

extension TokenCursor {
  fileprivate mutating func acceptWarmUp() -> Bool {
    accept(all: "warm", "up") || accept("warm-up", "warmup", "aufwärmen", "einwärmen")
  }
}
