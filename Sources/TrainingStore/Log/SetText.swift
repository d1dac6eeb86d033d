/// The text that corrections keep of a set, written without an encoder: an act on 20,000 sets writes 40,000 of them, and
/// a general encoder took a third of its time.

import SessionModel

extension StoredSet {
  /// As `StoredText.of` writes it: the same bytes, so that entries can be compared as text.
  var text: String {
    var json = ObjectText()
    json.add("began", began)
    json.add("block", block)
    json.add("cutOff", cutOff)
    json.add("distanceUnit", distanceUnit?.rawValue)
    json.add("ended", ended)
    json.add("exercise", exercise.text)
    json.add("extra", extra)
    json.add("heartRate", heartRate?.text)
    json.add("kcal", kcal)
    json.add("label", label)
    json.add("load", load?.text)
    json.add("loadUnit", loadUnit?.rawValue)
    json.add("mm", mm)
    json.add("ms", ms)
    json.add("of", of)
    json.add("parts", parts)
    json.add("reps", reps)
    json.add("role", role.rawValue)
    json.add("rounds", rounds)
    json.add("rpe10", rpe10)
    json.add("set", set)
    json.add("side", side?.rawValue)
    return json.text
  }
}

extension StoredLoad {
  fileprivate var text: ObjectText {
    var json = ObjectText()
    json.add("count", count)
    json.add("grams", grams)
    json.add("kind", kind.rawValue)
    return json
  }
}

extension Exercise {
  fileprivate var text: ObjectText {
    var json = ObjectText()
    json.add("key", key)
    json.add("name", name)
    return json
  }
}

extension HeartRate {
  fileprivate var text: ObjectText {
    var json = ObjectText()
    json.add("average", average)
    json.add("maximum", maximum)
    json.add("zoneSeconds", zoneSeconds)
    return json
  }
}

/// A JSON object as it is written, key by key in their order; what is nil has no key.
private struct ObjectText {
  private var open: [UInt8]

  init() {
    open = []
    open.reserveCapacity(256)
    open.append(UInt8(ascii: "{"))
  }

  var text: String { String(decoding: open, as: UTF8.self) + "}" }

  mutating func add(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    begin(key)
    write(String(value))
  }

  mutating func add(_ key: StaticString, _ value: Bool) {
    begin(key)
    write(value ? "true" : "false")
  }

  mutating func add(_ key: StaticString, _ value: [Int]?) {
    guard let value else { return }
    begin(key)
    write("[" + value.map(String.init).joined(separator: ",") + "]")
  }

  mutating func add(_ key: StaticString, _ value: ObjectText?) {
    guard let value else { return }
    begin(key)
    open += value.open
    write("}")
  }

  mutating func add(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    begin(key)
    write("\"")
    for byte in value.utf8 {
      if let escape = Self.escape(of: byte) { write(escape) } else { open.append(byte) }
    }
    write("\"")
  }

  private mutating func begin(_ key: StaticString) {
    write(open.count == 1 ? "\"" : ",\"")
    open += UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    write("\":")
  }

  private mutating func write(_ text: String) { open += text.utf8 }

  /// Nil for what stands for itself, as all bytes of other characters than these do.
  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x8: "\\b"
    case 0x9: "\\t"
    case 0xA: "\\n"
    case 0xC: "\\f"
    case 0xD: "\\r"
    case ..<0x10: "\\u000" + String(byte, radix: 16)
    case ..<0x20: "\\u00" + String(byte, radix: 16)
    default: nil
    }
  }
}
