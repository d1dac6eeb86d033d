/// The allowed values of each column of an exported table, so that foreign rows are checked before they are stored.

import SessionModel

enum ColumnRule {
  case integer(ClosedRange<Int>)
  case moment
  case day
  case word([String])
  case text(isName: Bool)
  /// Texts of any length that other code checks: plans, journals.
  case source
  /// The parts of a set: `4+3+2`.
  case parts
  /// Bytes as hexadecimal digits, at most this many bytes.
  case hex(Int)

  /// Nil for a column that has none.
  static func of(_ column: String, in table: String) -> ColumnRule? { byTable[table]?[column] ?? byName[column] }

  private static let flag = ColumnRule.integer(0...1)
  private static func word<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> ColumnRule
  where Choice.RawValue == String {
    .word(type.allCases.map(\.rawValue))
  }

  private static let byName: [String: ColumnRule] = [
    "day": .day, "wall_ms": .moment, "ended_wall_ms": .moment, "began_wall_ms": .moment, "since_ms": .moment,
    "utc_offset_s": .integer(.plausibleZone), "boot_ms": .integer(.plausibleInteger),
    "instant_ms": .integer(.plausibleInteger), "elapsed_ms": .integer(.plausibleTime),
    "made": .integer(.plausibleInteger), "position": .integer(.plausibleNumber), "sequence": .integer(1...1 << 43),
    "version": .integer(1...1 << 43),
    "turn": .integer(.plausibleNumber), "block": .integer(.plausibleInteger),
    "form": .integer(.plausibleCount), "compiled_form": .integer(.plausibleCount), "id": .integer(.plausibleNumber),
    "set_number": .integer(.plausibleCount), "of_sets": .integer(.plausibleCount), "reps": .integer(.plausibleCount),
    "load_count": .integer(.plausibleCount), "load_grams": .integer(.plausibleGrams),
    "milliseconds": .integer(.plausibleTime), "millimetres": .integer(.plausibleDistance),
    "kilocalories": .integer(.plausibleCount), "rpe_tenths": .integer(.plausibleRPETenths),
    "rounds": .integer(.plausibleCount), "extra_reps": .integer(.plausibleCount),
    "grams": .integer(.plausibleGrams), "bar_grams": .integer(.plausibleGrams), "from_grams": .integer(.plausibleGrams),
    "from_reps": .integer(.plausibleCount), "from_rpe_tenths": .integer(.plausibleRPETenths),
    "pairs": .integer(.plausibleCount), "ftp_watts": .integer(.plausibleCount),
    "max_heart_rate": .integer(.plausibleCount), "average_heart_rate": .integer(.plausibleCount),
    "zone_1_s": .integer(.plausibleCount), "zone_2_s": .integer(.plausibleCount), "zone_3_s": .integer(.plausibleCount),
    "zone_4_s": .integer(.plausibleCount), "zone_5_s": .integer(.plausibleCount),
    "countdown_s": .integer(.plausibleCount),
    "weekly_goal": .integer(.plausibleCount),
    "cut_off": flag, "deleted": flag, "is_favourite": flag, "has_plates": flag,
    "role": .word([Role.work, .warmup, .drop].map(\.rawValue)),
    "side": .word([Side.left, .right, .each, .alternate].map(\.rawValue)),
    "load_kind": .word([StoredLoad.Kind.mass, .bodyweight].map(\.rawValue)),
    "units": .word([Units.kilograms, .pounds].map(\.rawValue)), "formula": word(MaxFormula.self),
    "load_unit": word(Units.self), "distance_unit": word(LengthUnit.self),
    "format": word(PictureFormat.self), "act": word(Correction.Act.self),
    "status": .word(["running"] + Outcome.allCases.map(\.rawValue)),
    "exercise": .text(isName: true), "identity": .text(isName: true), "key": .text(isName: true),
    "session": .text(isName: true), "correction": .text(isName: true), "undoes": .text(isName: true),
    "settlement": .text(isName: true), "workout": .text(isName: true), "theirs": .text(isName: true),
    "own_category": .text(isName: true),
    "name": .text(isName: false), "exercise_name": .text(isName: false), "label": .text(isName: false),
    "text": .text(isName: false), "german": .text(isName: false), "equipment": .text(isName: false),
    "measure": .text(isName: false), "main_muscles": .text(isName: false), "helping_muscles": .text(isName: false),
    "folded": .text(isName: false), "note": .text(isName: false), "built_in_category": .text(isName: false),
    "source": .text(isName: false), "level": .text(isName: false), "force": .text(isName: false),
    "mechanic": .text(isName: false), "title": .text(isName: false), "program": .text(isName: false),
    "declaration": .text(isName: false),
    "value": .source, "before": .source, "after": .source, "reason": .source, "basis": .source, "command": .source,
    "plan_source": .source, "plan_path": .source, "compiled": .source, "boot_id": .text(isName: false),
    "origin_key": .text(isName: false), "instructions": .source, "words": .source,
    "bytes": .hex(StoredPicture.limit), "parts": .parts,
  ]

  private static let byTable: [String: [String: ColumnRule]] = [
    "session": [
      "kind": .word([Session.Kind.workout, .breathing, .meditation].map(\.rawValue)),
      "origin": word(SessionOrigin.self),
    ],
    "max": ["origin": word(RecordedMax.Origin.self)],
    "import": [
      "kind": word(ImportKind.self), "file": .text(isName: false), "sessions": .integer(.plausibleNumber),
      "sets": .integer(.plausibleNumber), "others": .integer(.plausibleNumber), "is_undone": flag,
    ],
    "logged_set": ["position": .integer(1...1 << 43)],
    "session_note": ["position": .integer(1...1 << 43)],
    "block_score": [
      "position": .integer(1...1 << 43), "kind": word(StoredScore.Kind.self), "value": .integer(.plausibleTime),
      "extra": .integer(.plausibleTime),
    ],
    "corrected_entry": ["position": .integer(.plausibleInteger)],
    "imported_exercise": ["id": .text(isName: true)],
    "workout_version": ["source": .hex(1 << 30)],
  ]

  /// Whether a value that has just been read surely follows the rule. If not, the `condition` decides.
  func surelyAllows(_ value: JSONReader.Value, of reader: JSONReader) -> Bool {
    switch self {
    case .integer(let range): value.integer.map(range.contains) ?? false
    case .moment: value.integer.map(ClosedRange.plausibleWall.contains) ?? false
    case .day: value.integer.map(Self.plausibleDays.contains) ?? false
    case .word(let words):
      value.text.map { text in
        words.contains { $0.utf8.count == text.place.count && $0.utf8.elementsEqual(reader.bytes[text.place]) }
      } ?? false
    // A text has no more characters than it has bytes as it is written.
    case .text(let isName):
      value.text.map { ((isName ? 1 : 0)...Plausible.longestText).contains($0.place.count) } ?? false
    case .source: value.text != nil
    case .parts: value.text.map { PartsText.isSure(reader.bytes[$0.place]) } ?? false
    case .hex: false
    }
  }

  private static let plausibleDays = Day.plausible.lowerBound.number...Day.plausible.upperBound.number

  /// The type that a value has to have, as SQL names it.
  var type: String {
    switch self {
    case .integer, .moment, .day: "integer"
    case .word, .text, .source, .parts, .hex: "text"
    }
  }

  /// The condition, as SQL, that an expression of this type and value follows the rule.
  func condition(type: String, value: String) -> String { "\(type) = '\(self.type)' AND \(condition(value: value))" }

  /// The same for a value that has the right type.
  func condition(value: String) -> String {
    func within(_ range: ClosedRange<Int>) -> String {
      "\(value) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }
    switch self {
    case .integer(let range): return within(range)
    case .moment: return within(.plausibleWall)
    case .day: return within(Self.plausibleDays)
    case .word(let words):
      return "\(value) IN (\(words.map { "'\($0)'" }.joined(separator: ", ")))"
    case .text(let isName):
      return "length(\(value)) BETWEEN \(isName ? 1 : 0) AND \(Plausible.longestText)"
    case .source: return "1"
    case .parts:
      return """
        length(\(value)) BETWEEN 3 AND \(PartsText.longest) AND \(value) GLOB '*+*' AND \(value) NOT GLOB '*[^0-9+]*'
          AND \(value) NOT GLOB '*[0-9][0-9][0-9][0-9][0-9][0-9][0-9]*' AND json_valid('[' || replace(\(value), '+', ',') || ']')
        """
    case .hex(let most):
      return """
        length(\(value)) % 2 = 0 AND length(\(value)) <= \(2 * most) AND \(value) NOT GLOB '*[^0-9A-Fa-f]*'
        """
    }
  }

  var allowed: ImplausibleValue.Allowed {
    switch self {
    case .integer(let range): .numbers(range)
    case .moment, .day: .days
    case .word(let words): .words(words)
    case .text(let isName): .text(isName: isName)
    case .source: .text(isName: false)
    case .parts, .hex: .sense
    }
  }
}
