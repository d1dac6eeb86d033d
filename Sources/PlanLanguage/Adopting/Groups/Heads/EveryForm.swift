/// `Every 2:00 x 5`, `On the 5:00 x 4`, `every 90s for 10 rounds`, `every 3 min for 15 min`, `E2MOM x 6`, `alle 2 Min 5x`.

extension HeadForm {
  static let every = HeadForm { cursor in
    let start = cursor.index
    if let part = cursor.acceptMinutesOfInterval() { return part }
    cursor.index = start
    // `5 sets, every 4 min:`
    if let times = cursor.acceptWhole(), (2...60).contains(times),
      cursor.accept("sets", "rounds", "sätze", "runden", "rds", "x", "times")
    {
      _ = cursor.accept(sign: ",") || cursor.accept("of", "on")
      if let interval = cursor.acceptInterval() {
        return HeadPart(kind: .every, times: times, details: [interval.text])
      }
    }
    cursor.index = start
    if let interval = cursor.acceptInterval() {
      _ = cursor.accept(sign: ",") || cursor.accept("on")
      if let part = cursor.acceptTimes(of: interval) { return part }
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptInterval() -> ScribbleTime? {
    if let minutes = minutesOfInterval {
      index += 1
      return ScribbleTime(text: "\(minutes)min", seconds: minutes * 60, isGuess: false)
    }
    // `E90S x 8`
    if let text = token?.text, text.hasPrefix("e"), text.hasSuffix("s") || text.hasSuffix("sec"),
      let seconds = Int(text.dropFirst().prefix { $0 >= "0" && $0 <= "9" }), (20...600).contains(seconds),
      ["s", "sec"].contains(text.dropFirst().drop { $0 >= "0" && $0 <= "9" })
    {
      index += 1
      return ScribbleTime(text: "\(seconds)s", seconds: seconds, isGuess: false)
    }
    // `E2:30 x 5`
    if token?.text == "e", self[1]?.touches ?? false, self[1]?.number != nil || self[1]?.isClock ?? false {
      index += 1
      return acceptTime(bare: nil, letter: .minute)
    }
    // `On the 5:00 x 4`
    let isOnThe = accept(all: "on", "the")
    guard isOnThe || accept("every", "alle", "jede") else { return nil }
    if accept("minute", "min") {
      _ = accept(all: "on", "the", "minute")
      return ScribbleTime(text: "1min", seconds: 60, isGuess: false)
    }
    return acceptTime(bare: nil, letter: .minute)
  }

  /// `E2MOM 20:`, `E3MOM for 15`: how many minutes in all; a number that they do not divide is one of rounds.
  fileprivate mutating func acceptMinutesOfInterval() -> HeadPart? {
    guard let minutes = minutesOfInterval, minutes > 1 else { return nil }
    index += 1
    _ = accept("for") || accept(sign: ":") || accept(sign: "-")
    guard let length = acceptWhole(), length <= 90, token.map({ $0.isMark || $0.text == "min" }) ?? true else {
      return nil
    }
    _ = accept("min")
    let isLength = length.isMultiple(of: minutes) && length >= 3 * minutes
    return HeadPart(
      kind: .every, times: isLength ? length / minutes : length, details: ["\(minutes)min"], isGuess: true)
  }

  /// `E2MOM`
  private var minutesOfInterval: Int? {
    guard let text = token?.text, text.hasPrefix("e"), text.hasSuffix("mom") || text.hasSuffix("m") else { return nil }
    return Int(text.dropFirst().dropLast(text.hasSuffix("mom") ? 3 : 1)).flatMap { (1...60).contains($0) ? $0 : nil }
  }

  fileprivate mutating func acceptTimes(of interval: ScribbleTime) -> HeadPart? {
    let start = index
    if accept("x"), let times = acceptWhole() { return part(interval, times) }
    index = start
    let hasFor = accept("for", "über")
    if let times = acceptWhole(), accept("rounds", "round", "sets", "x", "times", "runden", "mal", "rds", "sätze") {
      return part(interval, times)
    }
    index = start + (hasFor ? 1 : 0)
    if let length = acceptTime(bare: hasFor ? .minute : nil, letter: .minute), interval.seconds > 0 {
      let times = length.seconds / interval.seconds
      if times > 0, times * interval.seconds == length.seconds { return part(interval, times) }
    }
    return nil
  }

  private func part(_ interval: ScribbleTime, _ times: Int) -> HeadPart {
    HeadPart(kind: .every, times: times, details: [interval.text])
  }
}
