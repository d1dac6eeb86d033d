/// A place in the tree: the groups around it with their rounds and clocks, and the step itself.

struct Place: Hashable, Sendable {
  /// Outermost first; the first is the session's own list. The last one's child is a step, or nil where the athlete
  /// has to choose.
  var frames: [Frame] = []

  /// The outermost window whose time is up.
  func overdueWindow(at instant: Instant) -> Int? {
    frames.firstIndex { frame in
      guard let ends = frame.clock?.ends else { return false }
      return ends <= instant
    }
  }

  /// How many frames of `other` are the same run of the same group; the last of them may be in another round.
  func framesShared(with other: Place) -> Int {
    var count = 0
    for (mine, its) in zip(frames, other.frames) {
      guard mine.group == its.group else { break }
      count += 1
      if mine.round != its.round { break }
    }
    return count
  }

  mutating func shift(by pause: Milliseconds, from first: Int = 0) {
    for index in frames.indices.dropFirst(first) { frames[index].clock?.shift(by: pause) }
  }
}

/// A group that is being run.
struct Frame: Hashable, Sendable {
  var group: Int
  /// The block that runs in it; nil before the first and while a choice is open.
  var child: Int?
  /// From 0; the rung of a ladder.
  var round = 0
  /// In an interval a ladder climbs one rung a round.
  var isOneRung = false
  /// Free order: what is not begun yet, nil before the first choice.
  var left: [Int]?
  /// Free order: what `bringForward` asked for.
  var picked: Int?
  var clock: FrameClock?
  var total: RunningTotal?

  init(group: Int) { self.group = group }
}

struct FrameClock: Hashable, Sendable {
  var began: Instant
  var ends: Instant?

  mutating func shift(by pause: Milliseconds) {
    began = began + pause
    ends = ends.map { $0 + pause }
  }
}

/// `60 total`, not there yet: the sets go on, with the rest after them in between.
struct RunningTotal: Hashable, Sendable {
  var work: Int
  var sets: Int
  var reps: Int
}
