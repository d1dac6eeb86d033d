/// `in the middle: 3x12 min sweet spot`, `dabei 4x30 s hochdrehen`, `last 10 min spin down` below a ride: work within the
/// one above, which a plan cannot say. It goes into a note of that.

extension LineForm {
  static let within = LineForm { line, reader in
    guard !line.isAfterBlank, reader.lastExercise?.isOneWay ?? !reader.isInGroup,
      WithinWork.isSaid(by: line) || WithinWork.isOfPart(line) && reader.lastExercise != nil
    else { return nil }
    return [.remark(line.text)]
  }
}

enum WithinWork {
  /// Whether a line, or a part of one, begins by saying so.
  static func isSaid(by line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    _ = cursor.accept("and", "und", "with", "mit")
    return cursor.accept("dabei", "davon", "darin", "incl", "including", "inkl", "inklusive", "midway", "mittendrin")
      || cursor.accept("zwischendurch", "unterwegs")
      || cursor.accept(all: "in", "the", "middle") || cursor.accept(all: "in", "der", "mitte")
      || cursor.accept(all: "in", "there") || cursor.accept(all: "in", "it")
      || cursor.accept(all: "along", "the", "way")
  }

  /// `last 10 min spin down`, `letzte 20 min: 4x1 min im Stehen`: which part of it.
  static func isOfPart(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    _ = cursor.accept("the", "die", "den", "in")
    guard cursor.accept("last", "first", "final", "letzte", "letzten", "erste", "ersten") else { return false }
    return cursor.acceptRange() != nil && cursor.acceptUnit { $0.isTime || $0.isLength } != nil
  }
}

extension ExerciseReading {
  /// Whether it is one stretch, of which other work can be a part.
  fileprivate var isOneWay: Bool {
    commonCount == 1 && (runs[0].amount.kind == .time || runs[0].amount.kind == .length)
      && (name.entry?.measure == .distance || name.entry?.isEndurance ?? false)
  }
}
