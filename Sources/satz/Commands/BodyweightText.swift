/// What a result says of the bodyweight: `bw`, `8 @ bw+10kg`, `5 @ bw-20kg`.

import SessionModel

enum BodyweightText {
  /// What is on top of it, or less where something assists.
  struct Plus: Hashable {
    var mass: Mass
    var isLess = false
    var units: WrittenUnits?
  }

  /// The result without it, and what it says; nil if it says nothing of the bodyweight.
  static func taken(from text: String) -> (rest: String, plus: Plus?) {
    let spaced = text.replacing("@", with: " @ ").replacing(" + ", with: "+").replacing(" - ", with: "-")
    var words = spaced.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { $0.lowercased().hasPrefix("bw") }) else { return (text, nil) }
    guard let plus = plus(words[place].lowercased().dropFirst(2)) else { return (text, nil) }
    words.remove(at: place)
    if place > 0, words[place - 1] == "@" { words.remove(at: place - 1) }
    return (words.joined(separator: " "), plus)
  }

  private static func plus(_ rest: Substring) -> Plus? {
    if rest.isEmpty { return Plus(mass: .zero) }
    guard let sign = rest.first, "+-−".contains(sign),
      let said = PerformanceText.parse("@ " + String(rest.dropFirst())), let mass = said.load, said.isPlausible
    else { return nil }
    return Plus(mass: mass, isLess: sign != "+", units: said.units)
  }
}
