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

  /// The exercise and what is prescribed on two rows, where one row would cut either of them; nil where it does not, or
  /// where two are not enough.
  func twoRows(within width: Int) -> [String]? {
    let exercise = Self.exercise(of: name)
    let row = text(within: width)
    guard !exercise.isEmpty, !prescription.isEmpty, !row.contains(exercise) || !row.contains(prescription) else {
      return nil
    }
    var rows = exercise.wrapped(to: width)
    if rows.count == 1 { rows.append(prescription) } else { rows[rows.count - 1] += Self.separator + prescription }
    return rows.count == 2 && rows.allSatisfy { $0.displayWidth <= width } ? rows : nil
  }

  /// A name with its place on one row, or on two where one would cut the exercise.
  static func rows(_ name: String, within width: Int) -> [String] {
    let exercise = exercise(of: name)
    let row = self.name(name, within: width)
    var rows = exercise.wrapped(to: width)
    guard !row.contains(exercise), rows.count == 2 else { return [row] }
    let place = name.split(separator: separator).dropFirst().map { String($0) }
    let whole = [place, place.map(LiveText.withSlashes)].map { ([rows[1]] + $0).joined(separator: separator) }
    rows[1] = whole.first { $0.displayWidth <= width } ?? rows[1]
    return rows.allSatisfy { $0.displayWidth <= width } ? rows : [row]
  }

  private static func exercise(of name: String) -> String {
    name.firstRange(of: separator).map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// A prescription on one row, or on two, broken where a part of it ends.
  static func rows(prescription: String, within width: Int) -> [String] {
    guard prescription.displayWidth > width else { return [prescription] }
    var (first, rest) = (prescription.split(separator: separator).map { String($0) }, [String]())
    while first.count > 1, first.joined(separator: separator).displayWidth > width {
      rest.insert(first.removeLast(), at: 0)
    }
    return [first, rest].filter { !$0.isEmpty }.map { $0.joined(separator: separator) }
  }

  /// What comes later: which set it is goes first, then its numbers; its name is worth the most.
  func brief(within width: Int) -> String {
    let whole = text(within: .max)
    if whole.displayWidth <= width || name.isEmpty { return whole.cutAtWord(toWidth: width) }
    let parts = name.split(separator: Self.separator).map { LiveText.withSlashes(String($0)) }
    let exercise = parts[0].hasNumber && parts.count == 1 ? [] : [parts[0]]
    let names = [parts, [parts[0]] + parts.dropFirst().filter(\.hasNumber), exercise]
    let first = prescription.split(separator: Self.separator).first.map { String($0) } ?? ""
    for numbers in [prescription, first] where !numbers.isEmpty {
      let rows = names.lazy.map { ($0 + [numbers]).joined(separator: Self.separator) }
      if let row = rows.first(where: { $0.displayWidth <= width }) { return row }
    }
    return Self.name(name, within: width)
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
    while let last = kept.last, " ·,;:@".contains(last) { kept.removeLast() }
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
