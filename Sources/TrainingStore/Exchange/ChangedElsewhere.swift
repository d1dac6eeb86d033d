/// Sessions of another app that were corrected, renamed or completed there after they were imported: they are recognised
/// and brought up to date, by a correction that undoing the import reverses.

import GRDB
import SessionModel

/// A session that is in the log and differs from what its app says now.
public struct ChangedElsewhere: Hashable, Sendable {
  /// As the app calls it now.
  public var name: String
  /// The name that it has here.
  public var earlierName: String
  /// The day of the session.
  public var day: Day
  /// How many sets were added there.
  public var added = 0
  /// How many sets are different there.
  public var changed = 0
  /// How many sets were removed there.
  public var removed = 0
  /// When it began here, if it has another beginning there.
  public var moved: WallMoment?
  /// When it begins there.
  public var began: WallMoment
  /// Whether other notes are with it there.
  public var hasOtherNotes = false
  /// How long it lasted here and there, if that differs; nil where nobody knows.
  public var lengths: Lengths?
  /// The sets that are added, changed and removed, in their order.
  public var sets: [Correction.Change] = []
  /// Sets that the athlete has corrected here and that were changed there, too: as there, and as they stay.
  public var disputed: [Correction.Change] = []
  /// Sets that the athlete has corrected here and that are gone there: before the correction, and after it.
  public var orphaned: [Correction.Change] = []
  /// Whether nothing of it is taken: another source brought it, and the athlete has corrected it or it was not imported.
  public var isKept: Bool

  /// How long a session lasted here and in its app.
  public struct Lengths: Hashable, Sendable {
    /// Nil if that is not known here.
    public var here: Milliseconds?
    /// What the app says.
    public var there: Milliseconds
  }
}

/// What the log has already of a file that is to be imported.
public struct KnownSessions: Hashable, Sendable {
  /// The identities in the file of those that are here.
  public var identities: Set<String>
  /// Those of them that have changed, in the order of the file.
  public var changed: [ChangedElsewhere]
  /// Those that are here from another source, in the order of the file.
  public var twins: [SessionTwin] = []
  /// The identities of second recordings of sessions that are in the file, too.
  public var repeated: Set<String> = []
  /// Those that are new and were at the time of another session here, in the order of the file.
  public var simultaneous: [SimultaneousSession] = []
}

extension TrainingStore {
  /// Which of these sessions are in the log already, and what has changed about them in their app.
  public func known(_ entries: [PortableEntry], from kind: ImportKind) throws(StoreProblem) -> KnownSessions {
    try reading { db in
      let here = try SameSessions.here(of: entries, from: kind, db)
      var known = KnownSessions(identities: Set(here.keys), changed: [])
      guard kind.canHaveTwins else { return known }
      let twins = try SessionTwins(db)
      var before = TimeSpans<PortableSession>()
      for case .session(let session) in entries {
        if kind.isOfOtherApp, let id = here[session.identity] {
          if let update = try SessionUpdate(session, id, from: kind, db) { known.changed.append(update.change) }
        } else if let twin = try SessionTwin(of: session, from: kind, here[session.identity], twins, db) {
          known.identities.insert(session.identity)
          known.twins.append(twin)
        } else if here[session.identity] == nil {
          // An app has each of its sessions once.
          if !kind.isOfOtherApp, before.overlapping(session).contains(where: { SameWork($0, session).isSame }) {
            known.repeated.insert(session.identity)
            continue
          }
          before.insert(session, during: session)
          if let other = try twins.simultaneous(with: session, db) { known.simultaneous.append(other) }
        }
      }
      return known
    }
  }
}

extension WallMoment {
  /// What the clock on the wall showed, in milliseconds: other apps know no other time.
  var local: Int { milliseconds &+ utcOffsetSeconds &* 1000 }
}
