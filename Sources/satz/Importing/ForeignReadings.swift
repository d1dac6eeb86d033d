/// How else a name of another app can be read: with its equipment in parentheses, as `NAME (EQUIPMENT)` is understood.

import PlanLanguage

extension ExerciseLibrary {
  /// What a name of another app means; nil if no reading of it is known.
  func find(foreign name: String) -> ExerciseEntry? {
    if let found = find(name) { return found }
    return ForeignReadings(of: name).all.lazy.compactMap { find($0) }.first ?? find(german: name)
  }

  /// `Klimmzug (Gewichtet)`: what is in parentheses is understood as it is behind the English name.
  private func find(german name: String) -> ExerciseEntry? {
    guard let (plain, detail) = ForeignReadings.germanParts(of: name), let exercise = find(plain) else { return nil }
    return find("\(exercise.english) (\(detail))")
  }
}

struct ForeignReadings {
  /// The likeliest first.
  private(set) var all: [String] = []

  init(of name: String) {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    readEquipmentAfterComma(name)
    readRemark(name)
    readEquipmentWithin(name)
    if name.lowercased().hasPrefix("flat ") { add(String(name.dropFirst("flat ".count))) }
  }

  private mutating func add(_ name: String) {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !name.isEmpty, !all.contains(name) { all.append(name) }
  }

  private mutating func add(_ rest: String, with equipment: String) {
    add("\(rest) (\(equipment))")
    add("\(equipment) \(rest)")
  }

  /// `Squat, Barbell`, as Liftosaur has it.
  private mutating func readEquipmentAfterComma(_ name: String) {
    let parts = name.split(separator: ",", maxSplits: 1).map { String($0).trimmingBlanks() }
    guard parts.count == 2 else { return }
    add(parts[0], with: Self.ours[parts[1].lowercased()] ?? parts[1])
  }

  /// `Triceps Pushdown - Rope Attachment`, `Dips - Chest Version`; a medium grip is the usual one.
  private mutating func readRemark(_ name: String) {
    guard let dash = name.firstRange(of: " - ") else { return }
    let rest = String(name[..<dash.lowerBound])
    let remark = name[dash.upperBound...].split(separator: " ").filter {
      !Self.ofRemarks.contains($0.lowercased())
    }.joined(separator: " ")
    let others = [rest] + Self(of: rest).all
    for other in others { add(remark.lowercased() == "medium" ? other : "\(remark) \(other)") }
  }

  /// `Flat Barbell Bench Press`, `Lateral Dumbbell Raise`.
  private mutating func readEquipmentWithin(_ name: String) {
    guard !name.contains(","), !name.contains(" - ") else { return }
    let words = name.split(separator: " ").map(String.init)
    for equipment in Self.words {
      let length = equipment.count
      guard words.count > length else { continue }
      for start in 0...words.count - length
      where words[start..<start + length].map({ $0.lowercased() }) == equipment {
        var rest = Array(words[..<start] + words[(start + length)...])
        let own = equipment.joined(separator: " ")
        add(rest.joined(separator: " "), with: Self.ours[own] ?? own)
        if rest.first?.lowercased() == "flat" { rest.removeFirst() }
        add(rest.joined(separator: " "), with: Self.ours[own] ?? own)
      }
    }
  }

  /// The name before the parentheses, and what German apps write in them in English.
  static func germanParts(of name: String) -> (plain: String, detail: String)? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return nil }
    let detail = name[name.index(after: open)...].dropLast().lowercased()
    return german[detail.trimmingBlanks()].map { (String(name[..<open]).trimmingBlanks(), $0) }
  }

  private static let german: [String: String] = [
    "langhantel": "barbell", "kurzhantel": "dumbbell", "kurzhanteln": "dumbbell", "kugelhantel": "kettlebell",
    "kettlebell": "kettlebell", "maschine": "machine", "kabel": "cable", "kabelzug": "cable", "seilzug": "cable",
    "körpergewicht": "bodyweight", "eigengewicht": "bodyweight", "band": "band", "widerstandsband": "band",
    "multipresse": "smith machine", "smith-maschine": "smith machine", "smith maschine": "smith machine",
    "sz-stange": "ez bar", "sz": "ez bar", "hantelscheibe": "plate", "scheibe": "plate", "trapbar": "trap bar",
    "schlingentrainer": "suspension", "gewichtet": "weighted", "mit gewicht": "weighted",
    "mit zusatzgewicht": "weighted", "zusatzgewicht": "weighted", "unterstützt": "assisted", "assistiert": "assisted",
    "einarmig": "single arm", "einbeinig": "single leg",
  ]

  private static let ofRemarks: Set<String> = ["version", "attachment", "grip"]

  /// Equipment in the words of other apps; those of two words first.
  private static let words: [[String]] = [
    ["smith", "machine"], ["leverage", "machine"], ["ez", "bar"], ["trap", "bar"], ["barbell"], ["dumbbell"],
    ["dumbbells"], ["kettlebell"], ["cable"], ["band"], ["machine"], ["ez-bar"],
  ]

  /// What is called otherwise here.
  private static let ours: [String: String] = [
    "leverage machine": "machine", "lever": "machine", "ez-bar": "ez bar", "dumbbells": "dumbbell",
  ]
}
