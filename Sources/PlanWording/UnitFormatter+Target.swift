/// Writes what is to be done in a set: its reps, times, distances, holds and tempo.

import SessionModel

extension UnitFormatter {
  /// `8`, `8–12`, `5+`, `max`.
  public func amount(_ amount: Amount) -> String {
    switch amount.max {
    case .some(amount.min): "\(amount.min)"
    case .some(let upper): "\(amount.min)–\(upper)"
    case .none: amount.min == 0 ? "max" : "\(amount.min)+"
    }
  }

  /// The target of a set: `8–12`, `45 s`, `400 m`, `15 cal`, `5 breaths`.
  public func target(_ target: Target) -> String {
    switch target {
    case .reps(let reps): amount(reps)
    case .time(let time):
      if let upper = time.max, time.min == 0 {
        "max in \(asWritten(Milliseconds(upper)))"
      } else if let upper = time.max, upper != time.min {
        lengths(Milliseconds(time.min), Milliseconds(upper))
      } else {
        ends(time) { asWritten(Milliseconds($0)) }
      }
    case .distance(let way): ends(way) { asWritten(Length(millimetres: $0)) }
    case .energy(let energy): amount(energy) + " cal"
    case .breaths(let count): SheetText.breaths(amount(count)).said(in: language)
    case .repsWithin(let reps, let time): "\(amount(reps)) in \(asWritten(time))"
    case .energyWithin(let time): "max cal in \(asWritten(time))"
    case .distanceWithin(let time): "max \(written?.distance?.rawValue ?? "m") in \(asWritten(time))"
    case .total(let sum, let measure): SheetText.inTotal(amount(sum, of: measure)).said(in: language)
    case .cluster(let parts, let pause):
      "(\(parts.map(amount).joined(separator: ", ")))"
        + (pause > .zero ? " " + SheetText.clusterPause(asWritten(pause)).said(in: language) : "")
    case .rung where rung == .energy: "cal"
    case .rung, .open: ""
    }
  }

  /// Of a total: `60`, `3 min`, `5 km`, `100 cal`.
  public func amount(_ amount: WideInt, of measure: TotalMeasure?) -> String {
    switch measure {
    case nil: "\(amount)"
    case .time: asWritten(Milliseconds(amount))
    case .distance: asWritten(Length(millimetres: amount))
    case .energy: "\(amount) cal"
    }
  }

  private func ends(_ amount: Amount, _ write: (WideInt) -> String) -> String {
    switch amount.max {
    case .some(amount.min): write(amount.min)
    case .some(let upper): joined(write(amount.min), write(upper))
    case .none: amount.min == 0 ? "max" : "\(write(amount.min))+"
    }
  }

  /// `5 s`, `5–10 s`: how long each rep is held.
  public func hold(_ length: Amount) -> String {
    let low = Milliseconds(length.min)
    return length.max.map { $0 > length.min ? lengths(low, Milliseconds($0)) : asWritten(low) } ?? asWritten(low)
  }
}
