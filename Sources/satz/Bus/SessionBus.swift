/// The desktop's bus: connected to when somebody first needs it, and again after it went away.

import SessionModel

final class SessionBus: LoopInput {
  private var connection: BusConnection?
  /// Not before, after a bus that did not let us in: it takes a moment to find that out.
  private var triesAgain: Instant?

  /// Nil if there is none. Callers must register again on a new connection.
  func open() -> BusConnection? {
    if let connection, connection.isOpen { return connection }
    if let triesAgain, BootClock.now < triesAgain { return nil }
    connection = BusConnection(.session)
    triesAgain = connection == nil ? BootClock.now + .seconds(60) : nil
    return connection
  }

  var descriptors: [CInt] { [connection?.descriptor].compactMap(\.self) }

  func ready(_ descriptor: CInt, at now: Instant) { connection?.process() }
}
