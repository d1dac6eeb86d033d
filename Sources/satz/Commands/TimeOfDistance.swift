/// A plan gives a distance with a pace; a person who has run says the time: `run 5km 25min`.

import PlanLanguage
import SessionModel

enum TimeOfDistance {
  /// The text with the pace that each such time comes to, `run 5km @ 25min/5km`; nil if there is anything else wrong
  /// with it.
  static func attempt(_ source: [UInt8], _ diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.filter { $0.problem.severity == .error }
    guard !errors.isEmpty else { return nil }
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

  /// `5km` of `run 5km` and of `run 3x5km`.
  private static func distance(before end: Int, in source: [UInt8]) -> String? {
    let line = String(decoding: source[..<end], as: UTF8.self).trimmingBlanks()
    let word = line.split { $0.isWhitespace || "x×X".contains($0) }.last ?? ""
    guard let (number, unit) = PerformanceText.number(word), number > 0, LengthUnit(rawValue: unit) != nil else {
      return nil
    }
    return String(word)
  }
}

extension Work {
  /// The time in which its distance is covered at its pace, in whole seconds; nil if it has not one of each.
  var timeAtPace: Milliseconds? {
    guard case .distance(let way) = target, way.max == way.min, case .pace(let pace, upTo: nil) = effort, rampTo == nil
    else { return nil }
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: way.min)
    return overflow ? nil : Milliseconds((product / 1_000_000 + 500) / 1000 * 1000)
  }
}
