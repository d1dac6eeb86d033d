/// `1h30 endurance`, `1 h 15 min`, `2h05`: hours and minutes of one time.

enum HoursAndMinutes {
  /// Makes one number of minutes of both.
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { ScribbleUnit($0.text) == .hour }) else { return tokens }
    var read: [ScribbleToken] = []
    var index = 0
    while index < tokens.count {
      guard let (minutes, count) = minutes(tokens[index...]) else {
        read.append(tokens[index])
        index += 1
        continue
      }
      var (number, unit) = (tokens[index], tokens[index + 1])
      number.kind = .number(ScribbleNumber(thousandths: minutes * 1000))
      (number.text, unit.text) = ("\(minutes)", "min")
      unit.range = unit.range.lowerBound..<tokens[index + count - 1].range.upperBound
      read += [number, unit]
      index += count
    }
    return read
  }

  /// The minutes of the time at the start, and its number of tokens; nil for hours alone.
  private static func minutes(_ tokens: ArraySlice<ScribbleToken>) -> (Int, Int)? {
    let start = tokens.startIndex
    guard tokens.count >= 3, let hours = tokens[start].number?.whole, (1...12).contains(hours),
      ScribbleUnit(tokens[start + 1].text) == .hour, let minutes = tokens[start + 2].number?.whole, minutes < 60
    else { return nil }
    let isMinute = tokens.count > 3 && ScribbleUnit(tokens[start + 3].text) == .minute
    guard isMinute || tokens[start + 2].touches && tokens[start + 1].touches else { return nil }
    // `2h 4x8 min`
    if tokens.count > 3, tokens[start + 3].text == "x" { return nil }
    return (hours * 60 + minutes, isMinute ? 4 : 3)
  }
}
