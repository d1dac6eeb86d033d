/// A value in a message on a bus, with its type, and how it is written and read.

import CDBus

indirect enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// Elements of one type, which `of` names even if there are none.
  case array(of: String, [BusValue])
  /// Entries of one type of key and one of value, in their order.
  case dictionary(key: String, value: String, [Entry])
  case structure([BusValue])
  case variant(BusValue)

  struct Entry: Hashable, Sendable {
    var key: BusValue
    var value: BusValue
  }
}

extension BusValue {
  /// `a{sv}`, as properties and hints are passed.
  static func properties(_ properties: KeyValuePairs<String, BusValue>) -> BusValue {
    .dictionary(
      key: "s", value: "v", properties.map { Entry(key: .string($0.key), value: .variant($0.value)) })
  }

  /// `as`
  static func strings(_ strings: [String]) -> BusValue { .array(of: "s", strings.map { .string($0) }) }

  /// As in `a{sv}`. The type of a structure without fields does not exist.
  var type: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array(let type, _): "a" + type
    case .dictionary(let key, let value, _): "a{\(key)\(value)}"
    case .structure(let fields): "(" + fields.map { $0.type }.joined() + ")"
    case .variant: "v"
    }
  }
}

// MARK: What is in it, through any variants around it

extension BusValue {
  /// Without the variants around it.
  var content: BusValue { if case .variant(let value) = self { value.content } else { self } }

  /// Of a string, an object's path or a signature.
  var text: String? {
    switch content {
    case .string(let text), .objectPath(let text), .signature(let text): text
    case .byte, .boolean, .int16, .uint16, .int32, .uint32, .int64, .uint64, .double, .array, .dictionary, .structure,
      .variant:
      nil
    }
  }

  /// Of any whole number; nil if it is too large for an `Int`.
  var integer: Int? {
    switch content {
    case .byte(let number): Int(number)
    case .int16(let number): Int(number)
    case .uint16(let number): Int(number)
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .int64(let number): Int(number)
    case .uint64(let number): Int(exactly: number)
    case .boolean, .double, .string, .objectPath, .signature, .array, .dictionary, .structure, .variant: nil
    }
  }

  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// Of an array or a structure; none of anything else.
  var elements: [BusValue] {
    if case .array(_, let elements) = content { return elements }
    if case .structure(let fields) = content { return fields }
    return []
  }

  /// Of an array of bytes; nil if it is none.
  var bytes: [UInt8]? {
    guard case .array("y", let elements) = content else { return nil }
    return elements.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
  }

  /// Of a dictionary; none of anything else.
  var entries: [Entry] { if case .dictionary(_, _, let entries) = content { entries } else { [] } }

  /// The value with this key in a dictionary whose keys are texts.
  subscript(key: String) -> BusValue? { entries.first { $0.key.text == key }?.value.content }
}

// MARK: Writing and reading

extension BusValue {
  private var code: CInt { CInt(type.utf8.first ?? 0) }

  /// Appends it to a message. What the library would refuse is replaced: a path that is none by `/`, a signature by
  /// an empty one.
  func append(to place: inout DBusMessageIter) {
    switch self {
    case .byte(let number): append(number, to: &place)
    case .boolean(let value): append(dbus_bool_t(value ? 1 : 0), to: &place)
    case .int16(let number): append(number, to: &place)
    case .uint16(let number): append(number, to: &place)
    case .int32(let number): append(number, to: &place)
    case .uint32(let number): append(number, to: &place)
    case .int64(let number): append(number, to: &place)
    case .uint64(let number): append(number, to: &place)
    case .double(let number): append(number, to: &place)
    case .string(let text): append(text: text, to: &place)
    case .objectPath(let path): append(text: dbus_validate_path(path, nil) != 0 ? path : "/", to: &place)
    case .signature(let text): append(text: dbus_signature_validate(text, nil) != 0 ? text : "", to: &place)
    case .array(let type, let elements): append(elements, in: type, to: &place)
    case .dictionary(let key, let value, let entries): append(entries, in: "{\(key)\(value)}", to: &place)
    case .structure(let fields): append(fields, as: "r", in: nil, to: &place)
    case .variant(let value): append([value], in: value.type, to: &place)
    }
  }

  private func append<Number>(_ number: Number, to place: inout DBusMessageIter) {
    withUnsafePointer(to: number) { _ = dbus_message_iter_append_basic(&place, code, $0) }
  }

  private func append(text: String, to place: inout DBusMessageIter) {
    text.withCString { text in
      withUnsafePointer(to: text) { _ = dbus_message_iter_append_basic(&place, code, $0) }
    }
  }

  private func append(
    _ values: [BusValue], as container: Character? = nil, in type: String?, to place: inout DBusMessageIter
  ) {
    var inside = DBusMessageIter()
    let code = container?.asciiValue.map { CInt($0) } ?? code
    guard dbus_message_iter_open_container(&place, code, type, &inside) != 0 else { return }
    for value in values { value.append(to: &inside) }
    dbus_message_iter_close_container(&place, &inside)
  }

  private func append(_ entries: [Entry], in type: String, to place: inout DBusMessageIter) {
    var inside = DBusMessageIter()
    guard dbus_message_iter_open_container(&place, code, type, &inside) != 0 else { return }
    for entry in entries {
      var pair = DBusMessageIter()
      guard dbus_message_iter_open_container(&inside, CInt(UInt8(ascii: "e")), nil, &pair) != 0 else { break }
      entry.key.append(to: &pair)
      entry.value.append(to: &pair)
      dbus_message_iter_close_container(&inside, &pair)
    }
    dbus_message_iter_close_container(&place, &inside)
  }

  /// All that are left at this place. File descriptors are left out.
  static func read(from place: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&place) != 0 {
      if let value = BusValue(at: &place) { values.append(value) }
      if dbus_message_iter_next(&place) == 0 { break }
    }
    return values
  }

  private init?(at place: inout DBusMessageIter) {
    switch UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&place)) {
    case UInt8(ascii: "y"): self = .byte(Self.basic(&place, 0))
    case UInt8(ascii: "b"): self = .boolean(Self.basic(&place, dbus_bool_t(0)) != 0)
    case UInt8(ascii: "n"): self = .int16(Self.basic(&place, 0))
    case UInt8(ascii: "q"): self = .uint16(Self.basic(&place, 0))
    case UInt8(ascii: "i"): self = .int32(Self.basic(&place, 0))
    case UInt8(ascii: "u"): self = .uint32(Self.basic(&place, 0))
    case UInt8(ascii: "x"): self = .int64(Self.basic(&place, 0))
    case UInt8(ascii: "t"): self = .uint64(Self.basic(&place, 0))
    case UInt8(ascii: "d"): self = .double(Self.basic(&place, 0))
    case UInt8(ascii: "s"): self = .string(Self.text(&place))
    case UInt8(ascii: "o"): self = .objectPath(Self.text(&place))
    case UInt8(ascii: "g"): self = .signature(Self.text(&place))
    case UInt8(ascii: "a"): self = Self.array(&place)
    case UInt8(ascii: "r"): self = .structure(Self.inside(&place))
    case UInt8(ascii: "v"):
      guard let value = Self.inside(&place).first else { return nil }
      self = .variant(value)
    default: return nil
    }
  }

  private static func basic<Number>(_ place: inout DBusMessageIter, _ zero: Number) -> Number {
    var number = zero
    withUnsafeMutablePointer(to: &number) { dbus_message_iter_get_basic(&place, $0) }
    return number
  }

  private static func text(_ place: inout DBusMessageIter) -> String {
    var text: UnsafePointer<CChar>?
    withUnsafeMutablePointer(to: &text) { dbus_message_iter_get_basic(&place, $0) }
    return text.map { String(cString: $0) } ?? ""
  }

  private static func inside(_ place: inout DBusMessageIter) -> [BusValue] {
    var inside = DBusMessageIter()
    dbus_message_iter_recurse(&place, &inside)
    return read(from: &inside)
  }

  private static func array(_ place: inout DBusMessageIter) -> BusValue {
    let signature = dbus_message_iter_get_signature(&place)
    defer { dbus_free(signature) }
    let type = signature.map { String(String(cString: $0).dropFirst()) } ?? ""
    guard type.hasPrefix("{") else { return .array(of: type, inside(&place)) }
    var entries: [Entry] = []
    var inside = DBusMessageIter()
    dbus_message_iter_recurse(&place, &inside)
    while dbus_message_iter_get_arg_type(&inside) != 0 {
      let pair = Self.inside(&inside)
      if pair.count == 2 { entries.append(Entry(key: pair[0], value: pair[1])) }
      if dbus_message_iter_next(&inside) == 0 { break }
    }
    // The type of a key is always one letter.
    return .dictionary(
      key: String(type.dropFirst().prefix(1)), value: String(type.dropFirst(2).dropLast()), entries)
  }
}
