/// Numbers with more decimals than are kept: `12.5cal` is 13.

import SessionModel

extension Resolver {
  /// Says what a written number is rounded to, if it has more decimals than its dimension keeps.
  mutating func reportDecimals(of quantity: Plan.Quantity, at span: Span) {
    switch quantity.dimension {
    case .energy, .power, .heartRate, .cadence, .strokeRate: reportRounded(quantity.rounded * 1000, at: span)
    case .share: reportRounded(quantity.rounded * 100, at: span)
    // Loads, times and distances are kept in finer units than anybody writes, and the others have no unit.
    case .mass, .time, .length, .pace, .number, .rpe, .rir: break
    }
  }

  /// The same for a value on a scale, of which so many `parts` of one are kept. Between two reps in reserve or zones is
  /// a range, unless it is an end of one.
  mutating func reportDecimals(of lowered: Lowered, parts: WideInt, isEnd: Bool, at span: Span) {
    guard lowered.origin == .written, case .known(let number) = lowered.evaluated,
      let kept = try? number.value.multiplied(by: Rational(parts)), !kept.isWhole
    else { return }
    guard parts == 1, !isEnd else { return reportRounded(kept.rounded * 1000 / parts, at: span) }
    report(.moreDecimals("\(kept.rounded)"), at: span, hints: [.write("\(kept.floor)-\(kept.floor + 1)")])
  }

  /// Seconds are shown to the hundredth.
  mutating func reportDecimals(of written: Quantity, at span: Span) {
    guard written.unit == .second || written.unit == .clock else { return }
    let thousandths = (WideInt(written.thousandths) + 5) / 10 * 10
    guard written.unit == .clock else { return reportRounded(thousandths, at: span) }
    // `1:22.954`: only the decimals differ, unless they carry.
    guard thousandths / 1000 == WideInt(written.thousandths) / 1000 else { return }
    let text = tree.string(span)
    guard let point = text.firstIndex(of: ".") else { return }
    let decimals = Quantity.decimal(Int64(thousandths % 1000)).dropFirst()
    reportRounded(to: String(text[..<point] + decimals), at: span)
  }

  private mutating func reportRounded(_ thousandths: WideInt, at span: Span) {
    let text = tree.string(span)
    let rounded = Quantity.decimal(Int64(thousandths))
    let unit = text.drop { "0"..."9" ~= $0 || $0 == "." }
    // The number may be that of a `let`, or of a range whose unit comes later.
    let isNumber = unit.count < text.count && unit.allSatisfy { $0.isLetter || $0 == "%" || $0 == " " }
    guard isNumber else { return report(.moreDecimals(rounded), at: span) }
    reportRounded(to: rounded + unit, at: span)
  }

  private mutating func reportRounded(to text: String, at span: Span) {
    report(.moreDecimals(text), at: span, hints: [.write(text)])
  }
}
