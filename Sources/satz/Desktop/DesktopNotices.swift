/// The desktop's notifications: one at a time, which replaces the one before. Nothing here waits for the service, which
/// may hang.

import PlanWording
import SessionModel

/// What calls the athlete back, if the screen is not looked at.
struct DesktopNotice: Hashable, Sendable {
  var title: String
  var body: String
  /// The session waits for the athlete: it can be continued from here, and it stands until that is done.
  var isWaiting = false

  /// Where a notification is one line.
  var text: String { body.isEmpty ? title : title + " · " + body }
}

final class DesktopNotices {
  private let bus: SessionBus
  private let language: () -> Language
  /// Where the service's signals are listened to.
  private weak var connection: BusConnection?
  /// What the service can do; nil as long as none has answered.
  private var capabilities: Set<String>?
  private var standing: Standing?
  private var shown = 0
  private var unanswered = 0
  /// The athlete chose to continue.
  var continued: () -> Void = {}

  /// The last one.
  private struct Standing {
    /// Ours.
    var number: Int
    /// The service's; nil until it answers.
    var id: UInt32?
    var isWaiting: Bool
  }

  init(on bus: SessionBus = SessionBus(), language: @escaping () -> Language = { .current }) {
    (self.bus, self.language) = (bus, language)
  }

  /// Whether a notification will be seen: a service is there, and has answered all that it was asked.
  var isReady: Bool { capabilities != nil && unanswered == 0 && connection?.isOpen == true }

  /// Finds out whether there is a service, without waiting for it.
  func prepare() {
    guard let bus = bus.open() else { return }
    guard bus !== connection else { return }
    (connection, capabilities, standing, unanswered) = (bus, nil, nil, 0)
    bus.listen(to: .of("ActionInvoked")) { [weak self] in self?.actionInvoked($0) }
    bus.listen(to: .of("NotificationClosed")) { [weak self] in self?.wasClosed($0) }
    bus.listen(to: .serviceChanged) { [weak self] in self?.serviceChanged($0) }
    askCapabilities()
  }

  /// The same, but waits for the answer, for programs without a loop. Returns whether a notification will be seen.
  func prepare(within limit: Milliseconds) -> Bool {
    prepare()
    settle(within: limit)
    return isReady
  }

  /// Waits until what was sent is answered.
  func settle(within limit: Milliseconds) {
    let end = BootClock.now + limit
    while unanswered > 0, let connection, connection.isOpen, BootClock.now < end {
      connection.wait(atMost: end - BootClock.now)
    }
  }

  /// Returns whether it was sent.
  func show(_ notice: DesktopNotice) -> Bool {
    guard isReady, let connection, let capabilities else { return false }
    shown += 1
    let number = shown
    let replaced = standing?.id ?? 0
    standing = Standing(number: number, id: nil, isWaiting: notice.isWaiting)
    unanswered += 1
    connection.call(.notify(notice, replacing: replaced, capabilities, language())) { [weak self] in
      self?.wasShown($0, number)
    }
    return true
  }

  /// Whether one is shown whose button somebody has to answer.
  var awaitsAnswer: Bool {
    standing?.isWaiting == true && capabilities?.contains("actions") == true && connection?.isOpen == true
  }

  /// The session goes on: what asked for that is gone.
  func closeWaiting() { if standing?.isWaiting == true { close() } }

  private func close() {
    if let id = standing?.id { connection?.call(.close(id)) }
    standing = nil
  }
}

// MARK: What the service says

extension DesktopNotices {
  private func askCapabilities() {
    guard let connection else { return }
    unanswered += 1
    connection.call(.notificationCapabilities) { [weak self] in
      self?.unanswered -= 1
      self?.capabilities = (try? $0.get()).map { Set($0.first?.elements.compactMap(\.text) ?? []) }
    }
  }

  private func wasShown(_ reply: BusConnection.Reply, _ number: Int) {
    unanswered -= 1
    guard let id = (try? reply.get())?.first?.integer.flatMap({ UInt32(exactly: $0) }) else {
      // Perhaps another one takes its place.
      capabilities = nil
      return askCapabilities()
    }
    if standing?.number == number {
      standing?.id = id
    } else if standing?.id != id {
      // Closed before anybody knew its number.
      connection?.call(.close(id))
    }
  }

  private func actionInvoked(_ message: BusMessage) {
    guard let id = standing?.id, message.arguments.first?.integer == Int(id) else { return }
    continued()
  }

  private func wasClosed(_ message: BusMessage) {
    if let id = standing?.id, message.arguments.first?.integer == Int(id) { standing = nil }
  }

  private func serviceChanged(_ message: BusMessage) {
    (capabilities, standing) = (nil, nil)
    if message.arguments.last?.text != "" { askCapabilities() }
  }
}

extension BusConnection.Signal {
  fileprivate static func of(_ member: String) -> Self {
    Self(sender: BusMessage.service, path: BusMessage.servicePath, interface: BusMessage.service, member: member)
  }

  /// Another program has become the service, or none is it any more.
  fileprivate static let serviceChanged = Self(
    sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
    first: BusMessage.service)
}

extension BusMessage {
  fileprivate static let service = "org.freedesktop.Notifications"
  fileprivate static let servicePath = "/org/freedesktop/Notifications"

  private static func service(_ member: String, _ arguments: [BusValue] = []) -> BusMessage {
    .call(service, servicePath, service, member, arguments)
  }

  /// What it can do, as a list of words.
  static var notificationCapabilities: BusMessage { service("GetCapabilities") }
  fileprivate static func close(_ id: UInt32) -> BusMessage { service("CloseNotification", [.uint32(id)]) }

  /// Its name and version, and who made it.
  static var notificationService: BusMessage { service("GetServerInformation") }

  fileprivate static func notify(
    _ notice: DesktopNotice, replacing id: UInt32, _ capabilities: Set<String>, _ language: Language
  ) -> BusMessage {
    let body = notice.body.visibleInRow
    let label = DesktopText.goOn.said(in: language)
    // The first is what a click on it does, the second is a button.
    let actions = notice.isWaiting && capabilities.contains("actions") ? ["default", label, "continue", label] : []
    return service(
      "Notify",
      [
        .string("Satz"), .uint32(id), .string(""), .string(notice.title.visibleInRow),
        .string(capabilities.contains("body-markup") ? body.escapedForMarkup : body), .strings(actions),
        // Critical ones stay until they are closed. The sound is ours.
        .properties(["urgency": .byte(notice.isWaiting ? 2 : 1), "suppress-sound": .boolean(true)]), .int32(-1),
      ])
  }
}
