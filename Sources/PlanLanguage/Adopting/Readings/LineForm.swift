/// The forms of whole lines: one file each in `Forms/`.

/// A form recognises a line, or not. The next form is a new file with a row in `all`.
struct LineForm: Sendable {
  let read: @Sendable (ScribbleLine, inout LineReader) -> [LineReading]?

  /// Those that are more certain come first.
  static let all: [LineForm] = [
    .columns, .then, .week, .sum, .day, .rest, .section, .turn, .setsBelow, .more, .stillness, .complex, .superset,
    .heavySet, .group, .forTimeBehind, .labelled, .repeated, .items, .exercise, .name, .heading,
  ]
}
