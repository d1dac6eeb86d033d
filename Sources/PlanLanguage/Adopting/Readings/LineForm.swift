/// The forms of whole lines: one file each in `Forms/`.

/// A form recognises a line or not. To add one, add a file and a row in `all`.
struct LineForm: Sendable {
  let read: @Sendable (ScribbleLine, inout LineReader) -> [LineReading]?

  /// The more certain forms come first.
  static let all: [LineForm] = [
    .columns, .hashtags, .then, .title, .week, .appointment, .restOfIt, .finish, .sum, .trainingMax, .day, .condition,
    .numberedDay, .letter, .rest,
    .setLabel,
    .section, .turn, .setsBelow, .more, .stillness, .complex, .setsOfIntervals, .bracketed, .superset, .heavySet,
    .emomOf, .group,
    .forTimeBehind, .labelled, .repeated, .items, .exercise, .name, .heading,
  ]
}
