/// `zone 2`, `Z2`, `@ Z3-4`, `in zone 2`.

import SessionModel

extension DetailForm {
  static let zone = DetailForm { cursor, context in
    _ = cursor.acceptAt() || cursor.accept("in")
    guard cursor.accept("zone", "z"), let (low, high) = cursor.acceptRange(), let zone = low.whole,
      EffortScale.zones.contains(zone),
      high.map({ $0.whole.map(EffortScale.zones.contains) ?? false }) ?? true
    else { return nil }
    return DetailReading(.intensities(["zone " + low.text + (high.map { "-" + $0.text } ?? "")]))
  }
}
