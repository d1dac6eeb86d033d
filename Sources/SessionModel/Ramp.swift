/// Efforts and cadences that rise or fall while the work goes on: `@ 200w to 300w`, `cadence 80 to 100rpm`.

extension Work {
  /// The effort at an instant of the work; a ramp changes evenly from its first value to its last.
  ///
  /// - Parameters:
  ///   - elapsed: how long the work has gone on.
  ///   - length: how long it lasts in all.
  public func effort(after elapsed: Milliseconds, of length: Milliseconds) -> Effort? {
    guard let effort, let rampTo, length.count > 0 else { return effort }
    return effort.moved(towards: rampTo, by: min(max(elapsed.count, 0), length.count), of: length.count)
  }

  /// The cadence at an instant of the work, in the same way.
  ///
  /// - Parameters:
  ///   - elapsed: how long the work has gone on.
  ///   - length: how long it lasts in all.
  public func cadence(after elapsed: Milliseconds, of length: Milliseconds) -> Cadence? {
    guard let cadence, let end = cadence.rampTo, length.count > 0 else { return cadence }
    let part = min(max(elapsed.count, 0), length.count)
    let now = cadence.perMinute.moved(towards: end, by: part, of: length.count)
    return Cadence(perMinute: now, upTo: nil, unit: cadence.unit)
  }

  /// The average effort: for a ramp, the one halfway.
  public var meanEffort: Effort? { effort(after: Milliseconds(1), of: Milliseconds(2)) }
}

extension Effort {
  /// `part` of `whole` of the way to `other`; itself if the two are not in one measure.
  fileprivate func moved(towards other: Effort, by part: WideInt, of whole: WideInt) -> Effort {
    func between(_ one: WideInt, _ two: WideInt) -> WideInt { one.moved(towards: two, by: part, of: whole) }
    return switch (self, other) {
    case (.rpe(let one, _), .rpe(let two, _)): .rpe(tenths: between(one, two).roundedQuotient(by: 5) * 5, upTo: nil)
    case (.rir(let one, _), .rir(let two, _)): .rir(between(one, two), upTo: nil)
    case (.pace(let one, _), .pace(let two, _)): .pace(Milliseconds(between(one.count, two.count)), upTo: nil)
    case (.power(let one, _), .power(let two, _)): .power(watts: between(one, two), upTo: nil)
    case (.zone(let one, _), .zone(let two, _)): .zone(between(one, two), upTo: nil)
    case (.heartRate(let one, _), .heartRate(let two, _)):
      .heartRate(beatsPerMinute: between(one, two), upTo: nil)
    case (.share(let one, _, let name), .share(let two, _, let same)) where name == same:
      .share(permille: between(one, two).roundedQuotient(by: 10) * 10, upTo: nil, of: name)
    case (.felt, .felt): part * 2 < whole ? self : other
    case (.rpe, _), (.rir, _), (.pace, _), (.power, _), (.zone, _), (.heartRate, _), (.felt, _), (.share, _): self
    }
  }
}

extension WideInt {
  /// `part` of `whole` of the way to `other`.
  fileprivate func moved(towards other: WideInt, by part: WideInt, of whole: WideInt) -> WideInt {
    let (way, overflow) = (other &- self).multipliedReportingOverflow(by: part)
    return overflow ? self : self &+ way.roundedQuotient(by: whole)
  }

  /// To the nearest, halves away from zero.
  fileprivate func roundedQuotient(by divisor: WideInt) -> WideInt {
    (self < 0 ? self &- divisor / 2 : self &+ divisor / 2) / divisor
  }
}
