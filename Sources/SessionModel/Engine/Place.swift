/// A place in the tree: the groups around it with their rounds and clocks, and the step itself.

struct Place: Hashable, Sendable {
  /// Outermost first; the first is the session's own list. The last one's child is a step, or nil if the athlete must
  /// choose.
  var frames: [Frame] = []

  /// The outermost window whose time is up.
  func overdueWindow(at instant: Instant) -> Int? {
    frames.firstIndex { frame in
      guard let ends = frame.clock?.ends else { return false }
      return ends <= instant
    }
  }

  /// The number of frames that are the same run of the same group as in `other`; the last may be in another round.
  func framesShared(with other: Place) -> Int {
    var count = 0
    for (mine, its) in zip(frames, other.frames) {
      guard mine.group == its.group else { break }
      count += 1
      if mine.round != its.round { break }
    }
    return count
  }

  /// Whether both are in the same round of the same run of the innermost group.
  func isBeside(_ other: Place) -> Bool {
    frames.count == other.frames.count && framesShared(with: other) == frames.count
      && frames.last?.round == other.frames.last?.round
  }

  mutating func shift(by pause: Milliseconds, from first: Int = 0) {
    for index in frames.indices.dropFirst(first) { frames[index].clock?.shift(by: pause) }
  }
}

/// A group that is running.
struct Frame: Hashable, Sendable {
  var group: Int
  /// The running block; nil before the first one and while a choice is open.
  var child: Int?
  /// The round from 0; in a ladder, the rung.
  var round = 0
  /// In an interval, a ladder climbs one rung per round.
  var isOneRung = false
  /// Free order: the blocks not yet begun; nil before the first choice.
  var left: [Int]?
  /// Free order: the block that `bringForward` asked for.
  var picked: Int?
  /// Free order: the exercises that were left before they were done.
  var aside: [Aside] = []
  var clock: FrameClock?
  /// How many sets were in the log when it began.
  var firstSet: Int?
  var total: RunningTotal?
  /// For time: some of its work was skipped, so it cannot be finished.
  var hasSkippedWork = false
  /// Of intervals: the rounds, from 1, whose work went on after their end.
  var lateRounds: Set<Int> = []

  init(group: Int) { self.group = group }
}

struct FrameClock: Hashable, Sendable {
  var began: Instant
  var ends: Instant?
  /// When the last set in it ended.
  var worked: Instant?

  mutating func shift(by pause: Milliseconds) {
    began = began + pause
    worked = worked.map { $0 + pause }
    ends = ends.map { $0 + pause }
  }
}

/// `60 total`, not yet reached: the sets continue, with their rest in between.
struct RunningTotal: Hashable, Sendable {
  var work: Int
  var sets: Int
  /// What they add up to, in the measure of the total.
  var done: WideInt
}
