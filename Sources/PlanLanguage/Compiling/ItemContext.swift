/// What surrounds an item while it is compiled.

import SessionModel

extension SessionBuilder {
  /// The context of an item, which applies to it.
  struct ItemContext {
    var defaults: Plan.Defaults
    /// The rest between two items of the block around it.
    var between = Plan.RestLength.unstated
    /// A clock runs already: no countdown.
    var hasClock = false
    var isWarmup = false
    /// It is done for time, for rounds or for reps: nobody rests between two sets unless the plan says so.
    var isRaced = false
    /// What to do for an exercise without sets.
    var unstatedTarget = Target.open
    /// The clock ends each set after this time, whatever is asked for.
    var limit: Milliseconds?
    /// The unit of that target, if it is a distance that was written in another one than usual.
    var unstatedDistanceUnit: LengthUnit?
    /// What an exercise takes from the ladder around it, if that is not its reps.
    var rung: Rung?
    /// The units in which the numbers of that ladder were written; nil if they are the usual ones.
    var rungUnits: WrittenUnits?
    /// Which of how many rounds it is written out for; nil if all of them are alike.
    var round: (number: Int, of: Int)?
    /// The items of the innermost group around it that goes round, and whether that is a ladder of times; nil if none does.
    var itemsOfRound: (range: Range<Int32>, areTimed: Bool)?
    /// Those of the group directly around it; empty if it has none.
    var intervals: [Milliseconds] = []
  }
}
