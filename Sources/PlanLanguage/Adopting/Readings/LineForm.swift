/// The forms of whole lines: one file each in `Forms/`.

/// A form recognises a line or not. To add one, add a file and a row in `all`.
struct LineForm: Sendable {
  let read: @Sendable (ScribbleLine, inout LineReader) -> [LineReading]?

  /// The more certain forms come first.
  static let all: [LineForm] = [
    .columns, .hashtags, .then, .title, .week, .appointment, .diary, .restOfIt, .finish, .sum, .trainingMax, .day,
    .condition, .progression, .numberedDay, .letter, .restOfAll, .rest, .prose, .setLabel,
    .section, .turn, .setsBelow, .split, .more, .stillness, .complex, .setsOfIntervals, .bracketed,
    .superset, .heavySet,
    .emomOf, .group,
    .forTimeBehind, .labelled, .numberedLabel, .repeated, .items, .exercise, .name, .heading,
  ]
}
