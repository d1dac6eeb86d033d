/// The forms of whole lines: one file each in `Forms/`.

/// A form recognises a line or not. To add one, add a file and a row in `all`.
struct LineForm: Sendable {
  let read: @Sendable (ScribbleLine, inout LineReader) -> [LineReading]?

  /// The more certain forms come first.
  static let all: [LineForm] = [
    .columns, .hashtags, .then, .title, .programmeLabel, .week, .appointment, .diary, .farewell, .restOfIt, .finish,
    .sum, .trainingMax, .day,
    .same, .alternativeLine, .within, .roundsExplained, .condition, .progression, .numberedDay, .letter, .restOfDay,
    .restOfAll, .noRest, .supersetAbove, .setsOfAll, .rest, .startWith, .prose, .setLabel,
    .loadsOfAbove, .effortsInTurn, .roundsBehind, .headBehind, .roundsOfReps, .complexHead, .coolDown, .section, .turn,
    .setsBelow, .split, .more, .stillness,
    .ladderOf, .complex,
    .setsOfIntervals, .repeaters, .bracketed,
    .superset, .heavySet,
    .emomOf, .group,
    .forTimeBehind, .labelled, .numberedLabel, .repeated, .items, .exercise, .name, .heading,
  ]
}
