/// Writes how hard a set is to be: efforts, ramps and cadences.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// The prescribed effort: `RPE 8–8.5`, `RIR 2`, `4:30/km`, `250 W`, `Z2`, `≤ 140 bpm`, `90 % FTP`. A pace is shown as
  /// it was written, else as is usual for the exercise: `1:45/100 m` in water, `2:00/500 m` on a rower.
  public func effort(_ effort: Effort, of exercise: Exercise? = nil) -> String {
    func range<Value>(_ lower: Value, _ upper: Value?, _ write: (Value) -> String) -> String {
      write(lower) + (upper.map { "–\(write($0))" } ?? "")
    }
    return switch effort {
    case .rpe(let tenths, let upTo): "RPE " + range(tenths, upTo) { decimal($0, per: 10) }
    case .rir(let count, let upTo): "RIR " + range(count, upTo) { "\($0)" }
    case .pace(let time, let upTo): pace(time, upTo, exercise.flatMap { library.entry(for: $0.key) })
    case .power(let watts, let upTo): measured(watts, upTo) + " W"
    case .zone(let zone, let upTo): "Z" + range(zone, upTo) { "\($0)" }
    case .heartRate(let beats, let upTo): measured(beats, upTo) + " bpm"
    case .felt(let word): SheetText(word).said(in: language)
    case .share(let permille, let upTo, let of):
      measured(permille, upTo) { decimal($0, per: 10) } + " % "
        + (of == "max-heart-rate" ? SheetText.maxHeartRate.said(in: language) : of.uppercased())
    }
  }

  /// `140–150`; a range from nothing is a ceiling, `≤ 150`.
  private func measured(_ least: WideInt, _ most: WideInt?, _ write: (WideInt) -> String = { "\($0)" }) -> String {
    guard let most else { return write(least) }
    return least == 0 ? "≤ \(write(most))" : "\(write(least))–\(write(most))"
  }

  /// The prescribed effort of a set, from its beginning to its end if it is a ramp, and how it should feel: `50 → 75 %
  /// FTP`, `200 W · RPE 7`; nil if it has none.
  public func effort(of work: Work) -> String? {
    guard let effort = work.effort else { return nil }
    let first = self.effort(effort, of: work.exercise)
    let measured = work.rampTo.map { ramp(first, self.effort($0, of: work.exercise)) } ?? first
    return work.feel.map { measured + " · " + self.effort($0) } ?? measured
  }

  /// `RPE 5` and `RPE 8` as `RPE 5 → 8`: what is around the numbers is written once if it is the same.
  private func ramp(_ first: String, _ last: String) -> String {
    func parts(_ text: String) -> (before: Substring, number: Substring, behind: Substring) {
      let before = text.prefix { !$0.isNumber }
      let number = text.dropFirst(before.count).prefix { $0.isNumber || $0 == ":" || $0 == "." || $0 == "," }
      return (before, number, text.dropFirst(before.count + number.count))
    }
    let (one, two) = (parts(first), parts(last))
    guard !one.number.isEmpty, one.before == two.before, one.behind == two.behind else { return "\(first) → \(last)" }
    return "\(one.before)\(one.number) → \(two.number)\(one.behind)"
  }

  /// `12 %`, `4–6 %`, `-3 %`
  public func incline(_ incline: MachineSetting) -> String { level(incline) + " %" }

  /// `8`, `6–8`
  public func level(_ setting: MachineSetting) -> String {
    decimal(setting.tenths, per: 10) + (setting.upTo.map { "–" + decimal($0, per: 10) } ?? "")
  }

  /// `90 rpm`, `24–26 spm`, `≤ 20 spm`, `80 → 100 rpm`; in German revolutions are `U/min` and strokes `S/min`.
  public func cadence(_ cadence: Cadence) -> String {
    let end = cadence.rampTo.map { " → \($0)" } ?? ""
    let number = measured(cadence.perMinute, cadence.upTo) + end
    let unit =
      switch cadence.unit {
      case .rpm: language == .german ? "U/min" : "rpm"
      case .spm: language == .german ? "S/min" : "spm"
      }
    return "\(number) \(unit)"
  }
}
