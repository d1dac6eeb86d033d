/// A plan gives a distance with a pace; a person who has run says the time: `run 5km 25min`.

import PlanLanguage
import SessionModel

enum TimeOfDistance {
  /// The text with the pace that each such time comes to, `run 5km @ 25min/5km`; nil if there is anything else wrong
  /// with it.
  static func attempt(_ source: [UInt8], _ diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.filter { $0.problem.severity == .error }
    guard !errors.isEmpty else { return nil }
    if let text = timesAfterIn(String(decoding: source, as: UTF8.self)) { return text }
    var bytes = source
    for span in errors.map(\.span).sorted(by: { $0.start > $1.start }) {
      let (start, end) = (Int(span.start), Int(span.end))
      guard start < end, end <= source.count else { return nil }
      let time = String(decoding: source[start..<end], as: UTF8.self)
      guard PerformanceText.time(time[...]) != nil, let way = distance(before: start, in: source) else { return nil }
      bytes.replaceSubrange(start..<end, with: "@ \(time)/\(way)".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `run 5km @ 25:00/5km` of `run 5km in 25:00`; nil without such a time.
  private static func timesAfterIn(_ text: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    var isChanged = false
    for index in words.indices.dropFirst() where words[index].lowercased() == "in" && index + 1 < words.count {
      let time = words[index + 1].prefix { $0 != ";" && $0 != "," }
      guard PerformanceText.time(time) != nil,
        let way = distance(atEndOf: words[..<index].joined(separator: " "))
      else { continue }
      words[index] = "@"
      words[index + 1] = "\(time)/\(way)" + words[index + 1].dropFirst(time.count)
      isChanged = true
    }
    return isChanged ? words.joined(separator: " ") : nil
  }

  private static func distance(before end: Int, in source: [UInt8]) -> String? {
    distance(atEndOf: String(decoding: source[..<end], as: UTF8.self))
  }

  /// `5km` of `run 5km`, of `run 3x5km` and of `run 5 km`, `1mi` of `run 1 mile`.
  private static func distance(atEndOf text: String) -> String? {
    var words = text.split { $0.isWhitespace || "x×X".contains($0) }
    guard var word = words.popLast().map(String.init) else { return nil }
    if word.first?.isLetter == true, let number = words.last, number.allSatisfy({ $0.isNumber || ".,".contains($0) }) {
      word = number + word
    }
    guard let (number, unit) = PerformanceText.number(word[...]), number > 0 else { return nil }
    if LengthUnit(rawValue: unit) != nil { return word }
    return names[unit].map { word.prefix { !$0.isLetter } + $0.rawValue }
  }

  /// Units written out.
  private static let names: [String: LengthUnit] = [
    "mile": .mile, "miles": .mile, "metre": .metre, "metres": .metre, "meter": .metre, "meters": .metre,
    "yard": .yard, "yards": .yard,
  ]
}

extension Work {
  /// The time in which its distance is covered at its pace, in whole seconds; in tenths if it was said for just this
  /// distance. Nil if it has not one of each.
  var timeAtPace: Milliseconds? {
    guard case .distance(let way) = target, way.max == way.min, case .pace(let pace, upTo: nil) = effort, rampTo == nil
    else { return nil }
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: way.min)
    if overflow { return nil }
    let time = product / 1_000_000
    let whole = (time + 500) / 1000 * 1000
    let tenths = (time + 50) / 100 * 100
    // A pace is kept to a millisecond per kilometre.
    let inexact = way.min / 2_000_000 + 1
    let isSaid = units?.pace.map { $0.thousandths * $0.unit.tenthsOfMillimetre / 10_000 == way.min } ?? false
    return Milliseconds(!isSaid || abs(time - whole) <= inexact ? whole : tenths)
  }
}
