/// The reps of each part of a cluster, in the sets of the log.

import SessionModel

extension Schema {
  /// `4+3+2`, whose sum is in `reps`; null for a set without parts. Volume is made of the sum; the estimated max and the
  /// records of reps are made of the largest part (`Performance.repsInARow`), as the rest was done after a pause.
  static let partsOfSets = """
    ALTER TABLE logged_set ADD COLUMN parts TEXT;
    DROP VIEW exercise_day_load_of_log;
    DROP VIEW counted_set;
    \(countedSet(of: "role <> 'warmup' AND \(isBelievable)", inARow: "reps_in_a_row"))
    CREATE VIEW exercise_day_load_of_log AS
      SELECT exercise, day, load_kind, load_count, load_grams, max(reps_in_a_row) AS reps
      FROM counted_set WHERE reps_in_a_row > 0 GROUP BY exercise, day, load_kind, load_count, load_grams;
    DROP TRIGGER logged_set_rolls_up_after_insert;
    \(rollUpAfterInsert(
      marking: "VALUES (NEW.exercise, NEW.day) \(NewBests.sinceTheFirst)", inARow: "reps_in_a_row"))
    """

  /// The most reps in a row of a row of `logged_set`. Views may not use the functions of JSON.
  static let repsInARow = """
    CASE WHEN parts IS NULL THEN reps ELSE min(reps, (
      WITH RECURSIVE part(count, rest) AS (
        SELECT NULL, parts || '+'
        UNION ALL SELECT CAST(substr(rest, 1, instr(rest, '+') - 1) AS INTEGER), substr(rest, instr(rest, '+') + 1)
          FROM part WHERE rest <> '')
      SELECT max(count) FROM part)) END
    """
}

/// The parts as text.
enum PartsText {
  /// In characters.
  static let longest = 1000

  /// Nil for a set without parts, or with more than anybody can read.
  static func of(_ parts: [Int]?) -> String? {
    guard let parts, parts.count > 1 else { return nil }
    let text = parts.map(String.init).joined(separator: "+")
    return text.utf8.count <= longest ? text : nil
  }

  /// Whether these bytes are surely such a text: numbers that need no second look.
  static func isSure(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    return parts.count > 1 && bytes.count <= longest
      && parts.allSatisfy { part in
        (1...6).contains(part.count) && part.first != UInt8(ascii: "0")
          && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// Nil for a text that is not at least two numbers.
  static func read(_ text: some StringProtocol) -> [Int]? {
    let words = text.split(separator: "+", omittingEmptySubsequences: false)
    let parts = words.compactMap { word -> Int? in
      guard word.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(word) else { return nil }
      return ClosedRange.plausibleCount.contains(count) ? count : nil
    }
    return parts.count == words.count && parts.count > 1 && text.utf8.count <= longest ? parts : nil
  }
}
