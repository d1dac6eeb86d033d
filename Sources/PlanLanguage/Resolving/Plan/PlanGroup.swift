/// Items that are done together in a form.

import SessionModel

extension Plan {
  struct Group: Hashable, Sendable {
    var form: GroupForm
    var title: String?
    var notes: [String]
    /// Each round takes only the next item.
    var alternates: Bool
    /// What it is done for, if its form does not say so.
    var goal: Goal? = nil
    /// Intervals that end with the first that is missed.
    var endsWithMiss = false
    /// A window that fills what is left of the clock around it.
    var fillsClock = false
    /// `x3-5`: the rounds after so many are optional; nil if none are.
    var leastRounds: Value? = nil
    /// The rest after each round.
    var rest: RestLength
    /// What is said about that rest.
    var restNotes: [String] = []
    /// The rest between its items.
    var between = RestLength.unstated
    /// The place of the defaults for its items.
    var defaults: Int32?
  }

  /// How the items of a group follow each other.
  enum GroupForm: Hashable, Sendable {
    case sequence
    case warmup
    case cooldown
    case rounds(Value, style: RoundStyle)
    /// Whole rounds until this time has passed.
    case lasting(Value)
    case tabata(rounds: Value, on: Value, off: Value)
    case intervals([Value], IntervalCount)
    case window(Value)
    case forTime(cap: Value?)
    case ladder([Value], Rungs)
    case choice
    case freeOrder
  }

  /// What the numbers of a ladder are, and whether they go on.
  struct Rungs: Hashable, Sendable {
    var measure: RungMeasure
    /// The units in which they were written; nil if they are the usual ones.
    var units: WrittenUnits?
    var isEndless: Bool
  }

  /// What the items of a ladder take from it: how much of something, or how hard.
  enum RungMeasure: Hashable, Sendable { case reps, time, distance, energy, mass, share, power, heartRate }

  /// The number of rounds of intervals, and whether they end on their instant.
  enum IntervalCount: Hashable, Sendable {
    /// `every 2min x5`: what is done in the last one is finished.
    case times(Value)
    /// `emom x10`: they end with the last of them.
    case minutes(Value)
    /// `emom 10min`: as many as fill this time.
    case filling(Value)
  }
}
