/// The log as it is exchanged between stores, or imported from another app: sessions with their sets, bodyweights,
/// maxes.

import SessionModel

/// One entry of an exchanged log.
public enum PortableEntry: Hashable, Sendable {
  /// A session with its sets.
  case session(PortableSession)
  /// A bodyweight of a day.
  case bodyweight(PortableBodyweight)
  /// A one-rep max of an exercise.
  case max(PortableMax)
}

/// A session that has ended.
public struct PortableSession: Hashable, Sendable {
  /// The same in every store, so that the session is entered only once: `satz-…` for our own, `strong-…`, `hevy-…`.
  public var identity: String
  /// As its plan called it, or as the other app did.
  public var name: String
  /// What kind of session it was.
  public var kind: Session.Kind
  /// When it began.
  public var began: WallMoment
  /// From its beginning to its end; nil if unknown.
  public var length: Milliseconds?
  /// Without its pauses; nil if unknown.
  public var active: Milliseconds?
  /// How it ended.
  public var outcome: Outcome
  /// In the order in which they were done.
  public var sets: [PortableSet]
  /// The scores of its blocks, in order.
  public var scores: [TitledScore] = []
  /// What the athlete noted in it.
  public var notes: [String]
  /// Whether nobody knows when its sets were: it was entered by hand, and they stand one behind the other.
  public var areTimesGuessed = false

  /// Without times that would look like those of a clock.
  var withKnownTimes: PortableSession {
    var session = self
    if areTimesGuessed {
      for index in sets.indices { (session.sets[index].began, session.sets[index].ended) = (.zero, .zero) }
    }
    return session
  }
}

/// A set as it was done.
public struct PortableSet: Hashable, Sendable {
  /// What was done.
  public var exercise: Exercise
  /// The place of the set among those of its item: 1 … `of`.
  public var set: Int
  /// How many sets the item had.
  public var of: Int
  /// What the set was in its exercise.
  public var role: Role
  /// The side of the body; nil if the sides were not distinguished.
  public var side: Side?
  /// What distinguishes two progressions of one exercise; nil if nothing does.
  public var label: String?
  /// Its own `load` is nil; the load is in `load` below.
  public var performance: Performance
  /// `.mass`, `.bodyweight` or `.unstated`.
  public var load: Load
  /// Whether a window or a cap ended it before its target.
  public var cutOff: Bool
  /// Since the session began; zero, as its end, if nobody knows when it was.
  public var began: Milliseconds
  /// Since the session began.
  public var ended: Milliseconds
  /// In beats per minute; nil if nothing was measured.
  public var heartRate: HeartRate?

  /// Whether anybody knows when it was.
  var isTimed: Bool { began != .zero || ended != .zero }
}

/// A bodyweight that was entered; nil removed the one before.
public struct PortableBodyweight: Hashable, Sendable {
  /// The day it was taken on.
  public var day: Day
  /// When it was entered, in Unix milliseconds.
  public var wallMilliseconds: Int
  /// What the scales said; nil if it was removed.
  public var mass: Mass?
}

/// A one-rep max that was entered; nil removed the one before.
public struct PortableMax: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The day on which it was entered.
  public var day: Day
  /// When it was entered, in Unix milliseconds.
  public var wallMilliseconds: Int
  /// The load of one repetition; nil if it was removed.
  public var mass: Mass?
  /// Where it came from.
  public var origin: RecordedMax.Origin
  /// The set that it was estimated from, and by which formula; all nil if it was not.
  public var formula: String?
  /// What was lifted in the set that the max was estimated from.
  public var fromMass: Mass?
  /// How many times it was lifted.
  public var fromReps: Int?
  /// How hard that was, as an RPE in tenths.
  public var fromRPETenths: Int?
}

/// A calendar time, and the local offset from UTC.
public struct WallMoment: Hashable, Sendable {
  /// Unix milliseconds.
  public var milliseconds: Int
  /// Local time minus UTC.
  public var utcOffsetSeconds: Int

  /// A reading of the wall clock there.
  public init(milliseconds: Int, utcOffsetSeconds: Int) {
    (self.milliseconds, self.utcOffsetSeconds) = (milliseconds, utcOffsetSeconds)
  }

  /// The local day.
  public var day: Day {
    Day(
      of: Moment(
        bootID: "", bootMilliseconds: 0, wallMilliseconds: milliseconds, utcOffsetSeconds: utcOffsetSeconds))
  }

  /// Whether its local day begins with it.
  public var isMidnight: Bool { (milliseconds &+ utcOffsetSeconds &* 1000) % 86_400_000 == 0 }
}

extension PortableEntry {
  /// The time by which entries are sorted, in Unix milliseconds.
  public var wallMilliseconds: Int {
    switch self {
    case .session(let session): session.began.milliseconds
    case .bodyweight(let bodyweight): bodyweight.wallMilliseconds
    case .max(let max): max.wallMilliseconds
    }
  }
}
