/// The desktop's bus: connected to when somebody first needs it, and again after it went away.

import SessionModel

final class SessionBus: LoopInput {
  private var connection: BusConnection?

  /// Nil if there is none. Who has registered something does so again if it is not the same one.
  func open() -> BusConnection? {
    if let connection, connection.isOpen { return connection }
    connection = BusConnection(.session)
    return connection
  }

  var descriptors: [CInt] { [connection?.descriptor].compactMap(\.self) }

  func ready(_ descriptor: CInt, at now: Instant) { connection?.process() }
}
