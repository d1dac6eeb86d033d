/// The log as it goes from one store to another, or comes from another app: sessions with their sets, bodyweights, maxes.

import SessionModel

/// One entry of a log that travels.
public enum PortableEntry: Hashable, Sendable {
  case session(PortableSession)
  case bodyweight(PortableBodyweight)
  case max(PortableMax)
}

/// A session that has ended.
public struct PortableSession: Hashable, Sendable {
  /// The same wherever the session goes, so that it is entered once: `satz-…` for our own, `strong-…`, `hevy-…`.
  public var identity: String
  public var name: String
  public var kind: Session.Kind
  public var began: WallMoment
  /// From its beginning to its end; nil where nobody knows.
  public var length: Milliseconds?
  /// Without its pauses; nil where nobody knows.
  public var active: Milliseconds?
  public var outcome: Outcome
  public var sets: [PortableSet]
  public var notes: [String]
}

/// A set as it was done.
public struct PortableSet: Hashable, Sendable {
  public var exercise: Exercise
  public var set: Int
  public var of: Int
  public var role: Role
  public var side: Side?
  public var label: String?
  /// Its `load` is nil: that is in `load`.
  public var performance: Performance
  /// `.mass`, `.bodyweight` or `.unstated`.
  public var load: Load
  public var cutOff: Bool
  /// Since the session began.
  public var began: Milliseconds
  public var ended: Milliseconds
}

/// A bodyweight that was entered; nil took the one before away.
public struct PortableBodyweight: Hashable, Sendable {
  public var day: Day
  public var wallMilliseconds: Int
  public var mass: Mass?
}

/// A one-rep max that was entered; nil took the one before away.
public struct PortableMax: Hashable, Sendable {
  public var exercise: String
  public var day: Day
  public var wallMilliseconds: Int
  public var mass: Mass?
  public var origin: RecordedMax.Origin
  /// The set that it was estimated from, and by which formula; all nil where it was not.
  public var formula: String?
  public var fromMass: Mass?
  public var fromReps: Int?
  public var fromRPETenths: Int?
}

/// A time of the calendar, and how far local time was from UTC.
public struct WallMoment: Hashable, Sendable {
  /// Unix milliseconds.
  public var milliseconds: Int
  public var utcOffsetSeconds: Int

  public var day: Day {
    Day(
      of: Moment(
        bootID: "", bootMilliseconds: 0, wallMilliseconds: milliseconds, utcOffsetSeconds: utcOffsetSeconds))
  }
}

extension PortableEntry {
  /// Unix milliseconds: where it stands among the others.
  public var wallMilliseconds: Int {
    switch self {
    case .session(let session): session.began.milliseconds
    case .bodyweight(let bodyweight): bodyweight.wallMilliseconds
    case .max(let max): max.wallMilliseconds
    }
  }
}
