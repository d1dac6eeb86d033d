/// A connection to the session's or the system's bus, which never waits: what is sent goes out and what has come is
/// taken in `process`, whenever `descriptor` is readable. Only `call(_:within:)` waits.

import CDBus
import Glibc
import SessionModel

final class BusConnection {
  enum Bus { case session, system }
  typealias Reply = Result<[BusValue], BusError>

  /// How long a bus has to let us in.
  private static let patience = Milliseconds(250)

  private let connection: OpaquePointer
  private var waiting: [UInt32: (Reply) -> Void] = [:]
  private var objects: [String: (BusMessage) -> Reply] = [:]
  private var listeners: [(signal: Signal, take: (BusMessage) -> Void)] = []
  private var isTold = false
  /// Called once when the bus is gone.
  var closed: () -> Void = {}

  /// Nil if there is no bus, or nobody listens there and lets us in.
  convenience init?(_ bus: Bus) { self.init(at: bus.address) }

  /// At the first of these addresses, with semicolons between, that is a socket where somebody listens.
  init?(at address: String) {
    let addresses = address.split(separator: ";").filter { $0.hasPrefix("unix:") }.joined(separator: ";")
    // The library would change how this process takes a closed pipe.
    dbus_connection_set_change_sigpipe(0)
    guard !addresses.isEmpty, let connection = dbus_connection_open_private(addresses, nil) else { return nil }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
    // No descriptor tells of each step of being let in, so that is waited for: less than a millisecond, or else not long.
    let end = BootClock.now + Self.patience
    while dbus_connection_get_is_authenticated(connection) == 0 {
      guard isOpen, BootClock.now < end else { return nil }
      _ = dbus_connection_read_write(connection, 10)
    }
    call(.bus("Hello"))
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// What to wait for; nil if the bus is gone.
  var descriptor: CInt? {
    var descriptor: CInt = -1
    return isOpen && dbus_connection_get_unix_fd(connection, &descriptor) != 0 ? descriptor : nil
  }

  var isOpen: Bool { dbus_connection_get_is_connected(connection) != 0 }

  /// Takes what has come, and sends what could not be sent before.
  func process() {
    // A bus that reads nothing is not tried for ever.
    for _ in 0..<3 {
      _ = dbus_connection_read_write(connection, 0)
      takeAll()
      if dbus_connection_has_messages_to_send(connection) == 0 { break }
    }
    if !isOpen { tellClosed() }
  }

  // MARK: Asking

  /// `then` gets the answer; if the bus goes away, an error.
  func call(_ message: BusMessage, then: ((Reply) -> Void)? = nil) {
    var message = message
    message.kind = .call(expectsReply: then != nil)
    guard let serial = send(message) else {
      then?(.failure(.disconnected))
      return
    }
    // Whoever never answers must not make us grow.
    if waiting.count >= 64, let oldest = waiting.keys.min() { waiting[oldest] = nil }
    waiting[serial] = then
  }

  /// Waits for the answer, but not longer than this.
  func call(_ message: BusMessage, within limit: Milliseconds) -> Reply {
    var answer: Reply?
    call(message) { answer = $0 }
    let end = BootClock.now + limit
    while answer == nil {
      let left = end - BootClock.now
      guard left > .zero, isOpen else { break }
      wait(atMost: left)
    }
    return answer ?? .failure(isOpen ? .noReply : .disconnected)
  }

  /// Until something has come, and takes it.
  func wait(atMost limit: Milliseconds) {
    guard let descriptor else { return }
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, CInt(clamping: limit.count))
    process()
  }

  // MARK: Signals

  /// Which signals are wanted; nil: any.
  struct Signal: Hashable, Sendable {
    var sender: String?
    var path: String?
    var interface: String
    var member: String?
    /// Its first argument, if that is a text.
    var first: String?

    fileprivate var rule: String {
      let conditions = [
        ("sender", sender), ("path", path), ("interface", interface), ("member", member), ("arg0", first),
      ]
      return "type='signal'" + conditions.compactMap { name, value in value.map { ",\(name)='\($0)'" } }.joined()
    }

    fileprivate func matches(_ message: BusMessage) -> Bool {
      message.interface == interface && (member == nil || message.member == member)
        && (path == nil || message.path == path) && (first == nil || message.arguments.first?.text == first)
    }
  }

  /// From now on. Two that want the same signal both get it.
  func listen(to signal: Signal, take: @escaping (BusMessage) -> Void) {
    if !listeners.contains(where: { $0.signal == signal }) { call(.bus("AddMatch", [.string(signal.rule)])) }
    listeners.append((signal, take))
  }

  /// For everybody who listens.
  func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
    _ = send(.signal(path, interface, member, arguments))
  }

  // MARK: Objects of ours

  /// What is called on this path is answered so.
  func export(at path: String, answer: @escaping (BusMessage) -> Reply) { objects[path] = answer }

  func withdraw(_ path: String) { objects[path] = nil }

  /// Asks for a well-known name; `then` gets whether it is ours.
  func own(_ name: String, then: @escaping (Bool) -> Void = { _ in }) {
    // 4: not in a queue behind another owner. 1: it is ours now.
    call(.bus("RequestName", [.string(name), .uint32(4)])) { then((try? $0.get())?.first?.integer == 1) }
  }

  func disown(_ name: String) { call(.bus("ReleaseName", [.string(name)])) }

  // MARK: Taking

  /// Nothing may be left: no descriptor would tell of it.
  private func takeAll() {
    while let message = dbus_connection_pop_message(connection) {
      defer { dbus_message_unref(message) }
      if let message = BusMessage(decoding: message) { take(message) }
    }
  }

  private func take(_ message: BusMessage) {
    switch message.kind {
    case .reply(let serial): waiting.removeValue(forKey: serial)?(.success(message.arguments))
    case .error(let name, let serial):
      let error = BusError(name: name, message: message.arguments.first?.text ?? "")
      waiting.removeValue(forKey: serial)?(.failure(error))
    case .signal:
      for listener in listeners where listener.signal.matches(message) { listener.take(message) }
    case .call(let expectsReply):
      let answer = answer(to: message)
      if expectsReply { reply(answer, to: message) }
    }
  }

  private func answer(to message: BusMessage) -> Reply {
    if message.is("org.freedesktop.DBus.Peer", "Ping") { return .success([]) }
    return message.path.flatMap { objects[$0] }?(message) ?? .failure(.unknownMethod)
  }

  private func reply(_ answer: Reply, to message: BusMessage) {
    switch answer {
    case .success(let values):
      _ = send(BusMessage(kind: .reply(to: message.serial), destination: message.sender, arguments: values))
    case .failure(let error):
      _ = send(
        BusMessage(
          kind: .error(error.name, to: message.serial), destination: message.sender,
          arguments: [.string(error.message)]))
    }
  }

  /// Returns its number; nil if it cannot be sent.
  private func send(_ message: BusMessage) -> UInt32? {
    // A bus that reads nothing must not make us grow.
    guard isOpen, dbus_connection_get_outgoing_size(connection) < 1 << 20, let encoded = message.encoded else {
      return nil
    }
    defer { dbus_message_unref(encoded) }
    var serial: UInt32 = 0
    // It is written at once if there is room, and nothing is read.
    return dbus_connection_send(connection, encoded, &serial) == 0 ? nil : serial
  }

  private func tellClosed() {
    guard !isTold else { return }
    isTold = true
    let left = waiting.values
    waiting = [:]
    for then in left { then(.failure(.disconnected)) }
    closed()
  }
}

extension BusMessage {
  /// A call of the bus itself.
  fileprivate static func bus(_ member: String, _ arguments: [BusValue] = []) -> BusMessage {
    .call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, arguments)
  }
}

extension BusConnection.Bus {
  /// Where it is said to be. Nothing is started for it.
  var address: String {
    switch self {
    case .session:
      if let address = environment("DBUS_SESSION_BUS_ADDRESS") { return address }
      guard let folder = environment("XDG_RUNTIME_DIR"), access("\(folder)/bus", F_OK) == 0 else { return "" }
      return "unix:path=" + Self.escaped("\(folder)/bus")
    case .system: return environment("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
    }
  }

  private static func escaped(_ path: String) -> String {
    let escaped = dbus_address_escape_value(path)
    defer { dbus_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
  }
}
