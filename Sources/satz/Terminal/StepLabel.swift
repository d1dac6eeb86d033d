/// A step in one row, as the card shows it: where there is little room, the name gives way to what is prescribed.

import PlanWording

struct StepLabel: Equatable, Sendable {
  /// `Bench press · set 3 of 3`
  var name = ""
  /// `8 × 80 kg`
  var prescription = ""

  var isEmpty: Bool { name.isEmpty && prescription.isEmpty }

  func text(within width: Int) -> String {
    let whole = [name, prescription].filter { !$0.isEmpty }.joined(separator: Self.separator)
    let room = width - prescription.displayWidth - Self.separator.displayWidth
    guard whole.displayWidth > width, !name.isEmpty, !prescription.isEmpty, room >= Self.leastOfName else {
      return whole.cutAtWord(toWidth: width)
    }
    return Self.name(name, within: room) + Self.separator + prescription
  }

  /// What comes later: its name is worth more than its numbers.
  func brief(within width: Int) -> String {
    let whole = text(within: .max)
    if whole.displayWidth <= width || name.isEmpty { return whole.cutAtWord(toWidth: width) }
    return name.cutAtWord(toWidth: width)
  }

  /// A name with its place: `set 1 of 3` becomes `set 1/3`, then words such as `warm-up` go, then the end of the name,
  /// and numbers last.
  static func name(_ name: String, within room: Int) -> String {
    if name.displayWidth <= room { return name }
    var parts = name.split(separator: separator).map { LiveText.withSlashes(String($0)) }
    func joined() -> String { parts.joined(separator: separator) }
    while joined().displayWidth > room, let word = parts.indices.dropFirst().last(where: { !parts[$0].hasNumber }) {
      parts.remove(at: word)
    }
    while parts.count > 1,
      parts[0].displayWidth - (joined().displayWidth - room) < min(leastBesidePlace, parts[0].displayWidth)
    {
      parts.removeLast()
    }
    parts[0] = parts[0].cutAtWord(toWidth: max(0, parts[0].displayWidth - max(0, joined().displayWidth - room)))
    return joined()
  }

  /// The words of the name for which a row had no room, such as `warm-up` or `part 2 of 3`: they are said elsewhere.
  func words(missingIn row: String) -> [String] {
    name.split(separator: Self.separator).dropFirst().map { String($0) }
      .filter { !row.contains($0) && !row.contains(LiveText.withSlashes($0)) }
  }

  private static let separator = " · "
  /// Columns: less of a name says nothing.
  private static let leastOfName = 5
  /// The same beside its place, which would also go.
  private static let leastBesidePlace = 12
}

extension String {
  /// Without the word that does not fit whole, and without a number that loses its unit, unless that would leave little.
  func cutAtWord(toWidth width: Int) -> String {
    let cut = self.cut(toWidth: width)
    guard cut != self, let blank = cut.lastIndex(of: " ") else { return cut }
    var kept = String(cut.dropLast())
    if !hasPrefix(kept + " ") { kept = String(cut[..<blank]) }
    let whole = kept.withoutTrailingSigns
    if whole == kept, !dropFirst(kept.count).hasPrefix(" ·"), let unitless = kept.withoutLastNumber,
      unitless.displayWidth * 2 >= width
    {
      return unitless + "…"
    }
    return whole.displayWidth * 2 >= width ? whole + "…" : cut
  }

  private var withoutTrailingSigns: String {
    var kept = self
    while let last = kept.last, " ·,@".contains(last) { kept.removeLast() }
    return kept
  }

  /// Nil if the last word is none.
  private var withoutLastNumber: String? {
    guard last?.isNumber == true, let blank = lastIndex(of: " "), !self[blank...].contains(where: \.isLetter) else {
      return nil
    }
    return String(self[..<blank]).withoutTrailingSigns
  }

  fileprivate var hasNumber: Bool { contains(where: \.isNumber) }
}
