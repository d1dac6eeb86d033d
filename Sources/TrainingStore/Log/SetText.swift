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
  private var open = "{"

  var text: String { open + "}" }

  mutating func add(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    begin(key)
    open += String(value)
  }

  mutating func add(_ key: StaticString, _ value: Bool) {
    begin(key)
    open += value ? "true" : "false"
  }

  mutating func add(_ key: StaticString, _ value: [Int]?) {
    guard let value else { return }
    begin(key)
    open += "[" + value.map(String.init).joined(separator: ",") + "]"
  }

  mutating func add(_ key: StaticString, _ value: ObjectText?) {
    guard let value else { return }
    begin(key)
    open += value.text
  }

  mutating func add(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    begin(key)
    open += "\""
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      open += value
    } else {
      for scalar in value.unicodeScalars { open += Self.escaped(scalar) }
    }
    open += "\""
  }

  private mutating func begin(_ key: StaticString) {
    open += open.utf8.count == 1 ? "\"" : ",\""
    open += key.description
    open += "\":"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0"..."\u{F}": "\\u000" + String(scalar.value, radix: 16)
    case "\u{10}"..."\u{1F}": "\\u00" + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
