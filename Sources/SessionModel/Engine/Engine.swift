/// Runs a session: a pure machine that is told the time. It reads no clock, never sleeps and prints nothing.
public struct Engine: Hashable, Sendable {
  public private(set) var session: Session
  public init(session: Session) { self.session = session }
}
