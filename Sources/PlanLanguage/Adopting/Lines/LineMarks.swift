/// The marks at the start of a line, which are not part of its meaning.

struct LineMarks {
  /// The letter of `A1)`, whose items are done together, and the number, if any.
  struct Label: Hashable {
    var letter: String
    var number: Int?
  }

  /// The number before an item of a list.
  private(set) var number: Int?
  /// The number of `#`; 0 if it is not a heading.
  private(set) var heading = 0
  private(set) var label: Label?
  /// Whether a bullet, a box or a number says that it is one of several.
  private(set) var isListed = false
  /// Whether the line begins with a bullet or a number, and not with the letter of a group.
  var isBulleted: Bool { isListed && label == nil }
  /// Whether it begins with the number of a set: `Set 3:`.
  private(set) var isOfSet = false
  /// Whether it begins with `=`, as a sum does.
  private(set) var isSum = false
  /// Whether the line begins with the author and the time, as in a chat.
  private(set) var isOfChat = false

  /// Reads the marks at the start of a line; returns the index of the first token after them.
  mutating func read(_ tokens: [ScribbleToken]) -> Int {
    var index = chatPrefixEnd(tokens)
    isOfChat = index > 0
    var before = -1
    while index > before {
      before = index
      readSigns(tokens, &index)
      readNumber(tokens, &index)
    }
    readLabel(tokens, &index)
    readSetNumber(tokens, &index)
    readNumberedSet(tokens, &index)
    return index
  }

  /// `Set 1:`, `Satz 2 -`: the order already says so.
  private mutating func readSetNumber(_ tokens: [ScribbleToken], _ index: inout Int) {
    guard index + 2 < tokens.count, ["set", "satz"].contains(tokens[index].text),
      tokens[index + 1].number?.whole != nil,
      tokens[index + 2].isSign(":") || tokens[index + 2].isSign("-") || tokens[index + 2].isSign(")")
        || tokens[index + 2].number != nil && !tokens[index + 2].touches
    else { return }
    index += tokens[index + 2].isMark ? 3 : 2
    isOfSet = true
  }

  /// `1. Satz 60 kg 10 Wdh`
  private mutating func readNumberedSet(_ tokens: [ScribbleToken], _ index: inout Int) {
    var place = index
    if number == nil || index == 0 {
      guard index + 2 < tokens.count, tokens[index].number?.whole.map({ $0 <= 20 }) ?? false,
        tokens[index + 1].isSign("."), tokens[index + 1].touches
      else { return }
      place = index + 2
    }
    guard place + 1 < tokens.count, ["set", "satz"].contains(tokens[place].text) else { return }
    place += 1
    if isSign(":", tokens, place) || isSign("-", tokens, place) { place += 1 }
    guard place < tokens.count, tokens[place].number != nil else { return }
    (index, isOfSet) = (place, true)
  }

  private func isSign(_ sign: String, _ tokens: [ScribbleToken], _ index: Int) -> Bool {
    index < tokens.count && tokens[index].isSign(sign)
  }

  /// The place of this line among those of a number: `2) a. …`, `b. …`.
  mutating func label(of group: Int, at place: Int) { label = Label(letter: "\(group)", number: place) }

  /// The letter was that of a day.
  mutating func dropLabel() { (label, isListed) = (nil, false) }

  /// Its place in a list.
  mutating func list(_ number: Int) { (self.number, isListed) = (number, true) }

  /// Bullets, arrows, pictures and boxes.
  private mutating func readSigns(_ tokens: [ScribbleToken], _ index: inout Int) {
    while index < tokens.count, case .sign = tokens[index].kind {
      switch tokens[index].text {
      case "(", "\"", "'", "@", "+", "/": return
      // `-10% for 3x5` is a load.
      case "-"
      where index + 2 < tokens.count && tokens[index + 1].touches && tokens[index + 1].number != nil
        && tokens[index + 2].isSign("%"):
        return
      case "#":
        heading += 1
        index += 1
      case "[":
        let isChecked = index + 1 < tokens.count && tokens[index + 1].text == "x"
        guard isSign("]", tokens, index + (isChecked ? 2 : 1)) else { return }
        index += isChecked ? 3 : 2
        isListed = true
      default:
        isSum = isSum || tokens[index].text == "="
        isListed = isListed || tokens[index].text != ")"
        index += 1
      }
    }
  }

  /// `1.`, `2)`, `(3)`, `4:`.
  private mutating func readNumber(_ tokens: [ScribbleToken], _ index: inout Int) {
    let start = isSign("(", tokens, index) ? index + 1 : index
    guard start < tokens.count, let number = tokens[start].number?.whole, number < 100, start + 2 < tokens.count,
      isSign(")", tokens, start + 1)
        || (isSign(".", tokens, start + 1) || isSign(":", tokens, start + 1)) && start == index,
      tokens[start + 1].touches, !tokens[start + 2].touches || isSign(")", tokens, start + 1)
    else { return }
    index = start + 2
    self.number = number
    isListed = true
  }

  /// `A)`, `B.`, `A1:`, `a2)`; `A1 Bench press` without a sign.
  private mutating func readLabel(_ tokens: [ScribbleToken], _ index: inout Int) {
    if readNumberedLabel(tokens, &index) { return }
    guard index + 1 < tokens.count, tokens[index].isWord, tokens[index].text.utf8.count == 1,
      let letter = tokens[index].text.utf8.first, letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "h")
    else { return }
    let next = tokens[index + 1]
    let number = next.touches ? next.number?.whole : nil
    let end = number == nil ? index + 1 : index + 2
    let hasSign = [")", ".", ":", "-"].contains { isSign($0, tokens, end) }
    // `A:` alone is a heading.
    guard end + (hasSign ? 1 : 0) < tokens.count, hasSign || number != nil && tokens[end].isWord && !tokens[end].touches
    else { return }
    label = Label(letter: tokens[index].text, number: number)
    isListed = true
    index = hasSign ? end + 1 : end
  }

  /// `5a.`, `2b)`: the number is that of the group.
  private mutating func readNumberedLabel(_ tokens: [ScribbleToken], _ index: inout Int) -> Bool {
    guard index + 2 < tokens.count, let group = tokens[index].number?.whole, group < 30, tokens[index + 1].touches,
      let place = ["a", "b", "c", "d"].firstIndex(of: tokens[index + 1].text),
      [".", ")", ":"].contains(where: { isSign($0, tokens, index + 2) })
    else { return false }
    label = Label(letter: "\(group)", number: place + 1)
    isListed = true
    index += 3
    return true
  }

  /// `[12.03.26, 18:04] Coach Ben:` and `12.03.26, 18:04 - Coach Ben:`.
  private func chatPrefixEnd(_ tokens: [ScribbleToken]) -> Int {
    guard let clock = tokens.prefix(12).firstIndex(where: { $0.isClock }),
      tokens[..<clock].contains(where: { $0.isSign(",") || $0.isSign("[") }),
      tokens[..<clock].allSatisfy({ !$0.isWord || $0.isDate || $0.text.contains(".") || $0.text.contains("/") })
    else { return 0 }
    guard let closing = tokens[clock...].prefix(12).firstIndex(where: { $0.isSign("]") || $0.isSign("-") }) else {
      return 0
    }
    let colon = tokens[closing...].prefix(8).firstIndex { $0.isSign(":") }
    return colon.map { $0 + 1 } ?? closing + 1
  }
}
