/// Messages on a real bus, between two connections of ours.

import CDBus
import Glibc
import SessionModel
import Testing

@testable import satz

@Suite("The bus")
struct BusTests {
  @Test("Every value comes back as it was sent, with its type")
  func values() throws {
    let values: [BusValue] = [
      .byte(255), .boolean(true), .boolean(false), .int16(-1), .uint16(.max), .int32(.min), .uint32(.max),
      .int64(.min), .uint64(.max), .double(0.1), .string(""), .string("Kniebeuge – 3 × 5"), .objectPath("/a/b"),
      .signature("a{sv}"), .strings([]), .strings(["a", "b"]), .array(of: "y", [.byte(0), .byte(180)]),
      .properties([:]), .properties(["a": .int64(1), "b": .properties(["c": .strings(["d"])])]),
      .structure([.int32(1), .structure([.string("x")])]), .variant(.variant(.string("deep"))),
      .dictionary(
        key: "o", value: "a{sa{sv}}",
        [
          BusValue.Entry(
            key: .objectPath("/org/bluez"),
            value: .dictionary(
              key: "s", value: "a{sv}",
              [BusValue.Entry(key: .string("x"), value: .properties(["Value": .array(of: "y", [.byte(7)])]))]))
        ]),
    ]
    let sent = BusMessage.call("a.b", "/c", "d.e", "F", values)
    let encoded = try #require(sent.encoded)
    defer { dbus_message_unref(encoded) }
    #expect(dbus_message_get_signature(encoded).map { String(cString: $0) } == values.map { $0.type }.joined())
    #expect(BusMessage(decoding: encoded) == sent)
  }

  @Test(
    "A name that is none is not sent, and does not end the program",
    arguments: [("", "/a", "b.c", "D"), ("a.b", "a", "b.c", "D"), ("a.b", "/a", "b", "D"), ("a.b", "/a", "b.c", "D E")])
  func names(_ names: (String, String, String, String)) {
    #expect(BusMessage.call(names.0, names.1, names.2, names.3).encoded == nil)
  }

  @Test("A path that is none, and text with a NUL, are sent as something harmless")
  func harmless() throws {
    let message = BusMessage.signal("/a", "b.c", "D", [.objectPath("no path"), .signature("?"), .string("a\u{0}b")])
    let encoded = try #require(message.encoded)
    defer { dbus_message_unref(encoded) }
    #expect(BusMessage(decoding: encoded)?.arguments == [.objectPath("/"), .signature(""), .string("a")])
  }

  @Test("Calls are answered, signals heard, names owned, and the end of the bus is noticed")
  func twoConnections() async throws {
    let bus = try await PrivateBus()
    let server = try #require(BusConnection(at: bus.address))
    let client = try #require(BusConnection(at: bus.address))
    var isOwned: Bool?
    server.own("org.satz.Test") { isOwned = $0 }
    server.export(at: "/here") { .success([.string("\($0.member ?? "")!")] + $0.arguments) }
    try await wait(on: [server]) { isOwned == true }

    var answers: [BusConnection.Reply] = []
    client.call(.call("org.satz.Test", "/here", "org.satz.Test", "Echo", [.uint32(7)])) { answers.append($0) }
    client.call(.call("org.satz.Test", "/nowhere", "org.satz.Test", "Echo")) { answers.append($0) }
    client.call(.call("org.satz.Nobody", "/here", "org.satz.Test", "Echo")) { answers.append($0) }
    try await wait(on: [server, client]) { answers.count == 3 }
    #expect(answers.contains(.success([.string("Echo!"), .uint32(7)])))
    #expect(answers.contains(.failure(.unknownMethod)))
    #expect(answers.contains { if case .failure(let error) = $0 { error.isMissingService } else { false } })

    var heard: [BusMessage] = []
    let wanted = BusConnection.Signal(
      sender: "org.satz.Test", path: "/here", interface: "org.satz.Test", member: "Changed")
    client.listen(to: wanted) { heard.append($0) }
    #expect(
      (try? client.call(.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId"), within: patience).get())
        != nil)
    server.emit("/here", "org.satz.Test", "Other", [])
    server.emit("/here", "org.satz.Test", "Changed", [.properties(["Rate": .byte(128)])])
    try await wait(on: [server, client]) { heard.count == 1 }
    #expect(heard.first?.arguments.first?["Rate"]?.integer == 128)

    var isClosed = false
    client.closed = { isClosed = true }
    client.call(.call("org.satz.Test", "/here", "org.satz.Test", "Echo")) { answers.append($0) }
    bus.end()
    try await wait(on: [client]) { isClosed }
    #expect(answers.last == .failure(.disconnected))
    #expect(client.descriptor == nil)
    #expect(client.call(.call("a.b", "/", "a.b", "C"), within: patience) == .failure(.disconnected))
  }

  @Test("Without a bus there is no connection; a bus that says nothing is not waited for")
  func noBus() throws {
    #expect(BusConnection(at: "") == nil)
    #expect(BusConnection(at: "unix:path=/nowhere/bus") == nil)
    #expect(BusConnection(at: "tcp:host=localhost,port=1;unixexec:path=/bin/true") == nil)
    #expect(BusConnection(at: "nonsense") == nil)
    let folder = try TemporaryFolder()
    let mute = try #require(LocalSocket.listen(named: "bus", in: folder.path))
    defer { close(mute) }
    #expect(BusConnection(at: "unix:path=\(folder.path)/bus") == nil)
  }

  private let patience = Milliseconds(20_000)

  private func wait(on connections: [BusConnection], for condition: () -> Bool) async throws {
    let end = BootClock.now + patience
    while !condition() {
      var polled = connections.compactMap(\.descriptor).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&polled, nfds_t(polled.count), 100)
      for connection in connections { connection.process() }
      try #require(BootClock.now < end)
    }
  }
}

/// A bus of its own, as a desktop has one.
private final class PrivateBus {
  let address: String
  private let process: pid_t

  init() async throws {
    let said = try await shell(
      "unset XDG_RUNTIME_DIR; dbus-daemon --session --fork --print-address=1 --print-pid=1", home: "/tmp"
    ).output
    let lines = said.split(separator: "\n").map(String.init)
    address = try #require(lines.first)
    process = try #require(lines.last.flatMap { pid_t($0) })
  }

  func end() { kill(process, SIGKILL) }
  deinit { end() }
}
