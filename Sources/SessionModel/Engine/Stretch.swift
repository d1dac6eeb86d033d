/// Lengths of parts that can be put together: what lies between two of them depends on both.

/// The length of a part in milliseconds. The pauses at its ends are separate: what of them applies depends on the
/// neighbours.
struct Stretch: Hashable, Sendable {
  /// Before its first action; without any action, the same as after it.
  var lead = Pause()
  var body: WideInt = 0
  /// Of the body, per rep of the ladder's rung; `rungSets` are the sets that the rung numbers.
  var perRung: WideInt = 0
  var rungSets: WideInt = 0
  /// What is left of its last interval: it passes only if something comes after it.
  var wait: WideInt = 0
  /// After its last action.
  var trail = Pause()
  var acts = false
  /// Whether its last action leads on by the clock, without a countdown.
  var leadsOn = false
  /// Whether the clock ends everything in it.
  var endsByTheClock = true
  /// Whether its first action is in a group whose clock starts there.
  var startsClock = false
  /// Whether its last action is in a group that the clock leads.
  var leavesClock = false

  /// Nil if there is nothing to do.
  var estimate: Milliseconds? { acts ? Milliseconds(length(rung: nil)) : nil }

  static func work(_ length: WideInt, endsByTheClock: Bool = false) -> Stretch {
    Stretch(
      body: min(max(length, 0), EngineLimits.longest), acts: true, leadsOn: endsByTheClock,
      endsByTheClock: endsByTheClock)
  }
  static func pause(_ pause: Pause, endsByTheClock: Bool = true) -> Stretch {
    Stretch(lead: pause, trail: pause, endsByTheClock: endsByTheClock)
  }

  /// Inside of a group that the clock does not lead, the rest at its end waits for the athlete, unless it leads from
  /// one clock to the next.
  var inWaitingGroup: Stretch {
    var waiting = self
    waiting.trail.runsOnToClock = leavesClock && (trail.runsOn || trail.runsOnToClock)
    waiting.trail.runsOn = false
    return waiting
  }

  /// A rung that no ladder numbers takes a minute.
  func length(rung: WideInt?) -> WideInt {
    guard let rung else {
      return min(body + lead.length(afterClock: false) + min(rungSets, 1_000_000) * 60_000, EngineLimits.longest)
    }
    let (more, overflow) = perRung.multipliedReportingOverflow(by: min(max(rung, 0), 1_000_000))
    return overflow ? EngineLimits.longest : min(body + more, EngineLimits.longest)
  }

  /// In sequence.
  static func + (a: Stretch, b: Stretch) -> Stretch {
    let endsByTheClock = a.endsByTheClock && b.endsByTheClock
    var sum: Stretch
    switch (a.acts, b.acts) {
    case (false, false): sum = .pause(a.trail + b.lead)
    case (false, true):
      sum = b
      sum.lead = a.trail + b.lead
    case (true, false):
      sum = a
      sum.trail = a.trail + b.lead
    case (true, true):
      sum = a
      sum.body = min(a.body + a.wait + a.pause(before: b) + b.body, EngineLimits.longest)
      sum.wait = b.wait
      sum.perRung = min(a.perRung + b.perRung, EngineLimits.longest)
      sum.rungSets = min(a.rungSets + b.rungSets, EngineLimits.longest)
      sum.trail = b.trail
      sum.leadsOn = b.leadsOn
      sum.leavesClock = b.leavesClock
    }
    sum.endsByTheClock = endsByTheClock
    return sum
  }

  private func pause(before next: Stretch) -> WideInt {
    (trail + next.lead).length(afterClock: leadsOn, beforeClock: next.startsClock)
  }

  static func chain(_ parts: [Stretch]) -> Stretch { parts.reduce(Stretch(), +) }

  func repeated(_ count: Int) -> Stretch {
    guard count > 1, acts else { return count > 0 ? self : Stretch() }
    func times(_ number: WideInt, _ count: Int) -> WideInt {
      let (product, overflow) = number.multipliedReportingOverflow(by: WideInt(count))
      return overflow ? EngineLimits.longest : min(product, EngineLimits.longest)
    }
    var all = self
    all.body = min(times(body, count) + times(wait + pause(before: self), count - 1), EngineLimits.longest)
    all.perRung = times(perRung, count)
    all.rungSets = times(rungSets, count)
    return all
  }

  /// What one of these parts takes on average, each in its turn.
  static func oneOf(_ parts: [Stretch]) -> Stretch {
    guard var one = parts.first else { return Stretch() }
    func average(_ sum: WideInt) -> WideInt { sum / WideInt(parts.count) }
    one.body = average(parts.reduce(0) { min($0 + $1.body, EngineLimits.longest) })
    one.perRung = average(parts.reduce(0) { min($0 + $1.perRung, EngineLimits.longest) })
    one.endsByTheClock = parts.allSatisfy { $0.endsByTheClock }
    return one
  }

  /// With the ladder's number filled in.
  func at(rung: WideInt) -> Stretch {
    var fixed = self
    fixed.body = length(rung: rung)
    fixed.perRung = 0
    fixed.rungSets = 0
    return fixed
  }
}

/// A rest and a countdown between actions.
struct Pause: Hashable, Sendable {
  var rest: WideInt?
  /// The rest does not wait for the athlete at its end.
  var runsOn = false
  /// The same if another clock starts at its end.
  var runsOnToClock = false
  var countdown: WideInt = 0

  /// Of two rests the later one applies, and of countdowns only one right before an action.
  static func + (a: Pause, b: Pause) -> Pause {
    if b.rest != nil { return b }
    var sum = a
    if b.countdown > 0 { sum.countdown = b.countdown }
    return sum
  }

  /// `afterClock`: the clock leads on from the action before; `beforeClock`: another one starts with the next action.
  func length(afterClock: Bool, beforeClock: Bool = false) -> WideInt {
    let isRunning = rest == nil ? afterClock : runsOn || runsOnToClock && beforeClock
    return (rest ?? 0) + (isRunning ? 0 : countdown)
  }
}
