/// A message on a bus, as a value: a call, what it is answered with, or a signal.

import CDBus

struct BusMessage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case call(expectsReply: Bool)
    case reply(to: UInt32)
    case error(String, to: UInt32)
    case signal
  }
  var kind: Kind
  /// Whom it is for, as `org.bluez`; nil in a signal that is for everybody.
  var destination: String?
  /// The unique name of who sent it; nil in one of ours.
  var sender: String?
  var path: String?
  var interface: String?
  var member: String?
  var arguments: [BusValue] = []
  /// By which it is answered; 0 in one that was not sent.
  var serial: UInt32 = 0
}

extension BusMessage {
  static func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> BusMessage {
    BusMessage(
      kind: .call(expectsReply: true), destination: destination, path: path, interface: interface, member: member,
      arguments: arguments)
  }

  static func signal(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) -> BusMessage {
    BusMessage(kind: .signal, path: path, interface: interface, member: member, arguments: arguments)
  }

  /// Whether it is a call of, or a signal from, this interface.
  func `is`(_ interface: String, _ member: String) -> Bool { self.interface == interface && self.member == member }
}

/// Why a call was not answered as it was meant.
struct BusError: Error, Hashable, Sendable {
  /// As `org.freedesktop.DBus.Error.ServiceUnknown`.
  var name: String
  var message: String = ""

  static let noReply = BusError(name: "org.freedesktop.DBus.Error.NoReply")
  static let disconnected = BusError(name: "org.freedesktop.DBus.Error.Disconnected")
  static let unknownMethod = BusError(name: "org.freedesktop.DBus.Error.UnknownMethod")
  static let unknownProperty = BusError(name: "org.freedesktop.DBus.Error.UnknownProperty")
  static let readOnly = BusError(name: "org.freedesktop.DBus.Error.PropertyReadOnly")

  /// Nobody has that name, and nobody can be started for it.
  var isMissingService: Bool {
    ["org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"].contains(name)
  }
}

// MARK: To and from the library

extension BusMessage {
  /// To be freed with `dbus_message_unref`. Nil if one of its names is not valid: the library would abort the
  /// program.
  var encoded: OpaquePointer? {
    guard hasValidNames, let message = dbus_message_new(kind.code) else { return nil }
    dbus_message_set_destination(message, destination)
    dbus_message_set_path(message, path)
    dbus_message_set_interface(message, interface)
    dbus_message_set_member(message, member)
    switch kind {
    case .call(let expectsReply): dbus_message_set_no_reply(message, expectsReply ? 0 : 1)
    case .reply(let serial): dbus_message_set_reply_serial(message, serial)
    case .error(let name, let serial):
      dbus_message_set_error_name(message, name)
      dbus_message_set_reply_serial(message, serial)
    case .signal: break
    }
    var place = DBusMessageIter()
    dbus_message_iter_init_append(message, &place)
    for argument in arguments { argument.append(to: &place) }
    return message
  }

  private var hasValidNames: Bool {
    func isValid(_ name: String?, _ test: (UnsafePointer<CChar>, UnsafeMutablePointer<DBusError>?) -> dbus_bool_t)
      -> Bool
    {
      name.map { test($0, nil) != 0 } ?? true
    }
    if case .error(let name, _) = kind, dbus_validate_error_name(name, nil) == 0 { return false }
    return isValid(destination, dbus_validate_bus_name) && isValid(path, dbus_validate_path)
      && isValid(interface, dbus_validate_interface) && isValid(member, dbus_validate_member)
  }

  /// Nil if it is of a kind that does not exist yet.
  init?(decoding message: OpaquePointer) {
    let reply = dbus_message_get_reply_serial(message)
    switch dbus_message_get_type(message) {
    case DBUS_MESSAGE_TYPE_METHOD_CALL: kind = .call(expectsReply: dbus_message_get_no_reply(message) == 0)
    case DBUS_MESSAGE_TYPE_METHOD_RETURN: kind = .reply(to: reply)
    case DBUS_MESSAGE_TYPE_ERROR: kind = .error(Self.text(dbus_message_get_error_name(message)) ?? "", to: reply)
    case DBUS_MESSAGE_TYPE_SIGNAL: kind = .signal
    default: return nil
    }
    destination = Self.text(dbus_message_get_destination(message))
    sender = Self.text(dbus_message_get_sender(message))
    path = Self.text(dbus_message_get_path(message))
    interface = Self.text(dbus_message_get_interface(message))
    member = Self.text(dbus_message_get_member(message))
    serial = dbus_message_get_serial(message)
    var place = DBusMessageIter()
    if dbus_message_iter_init(message, &place) != 0 { arguments = BusValue.read(from: &place) }
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
}

extension BusMessage.Kind {
  fileprivate var code: CInt {
    switch self {
    case .call: DBUS_MESSAGE_TYPE_METHOD_CALL
    case .reply: DBUS_MESSAGE_TYPE_METHOD_RETURN
    case .error: DBUS_MESSAGE_TYPE_ERROR
    case .signal: DBUS_MESSAGE_TYPE_SIGNAL
    }
  }
}
