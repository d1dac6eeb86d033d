/// What shows notifications on this desktop, for `satz doctor` and `satz notify test`.

import SessionModel

enum DesktopService: Hashable, Sendable {
  /// No session bus: a console, a server.
  case noDesktop
  /// Nobody shows notifications, and nobody can be started for it.
  case none
  /// It does not answer.
  case silent
  case found(name: String, hasButtons: Bool)

  /// Asks it, and waits for this long.
  static func ask(within limit: Milliseconds = .seconds(2)) -> DesktopService {
    guard let bus = BusConnection(.session) else { return .noDesktop }
    switch bus.call(.notificationService, within: limit) {
    case .failure(let error) where error.isMissingService: return .none
    case .failure: return bus.isOpen ? .silent : .noDesktop
    case .success(let answer):
      let capabilities = try? bus.call(.notificationCapabilities, within: limit).get()
      return .found(
        name: answer.first?.text ?? "",
        hasButtons: capabilities?.first?.elements.contains { $0.text == "actions" } ?? false)
    }
  }
}
