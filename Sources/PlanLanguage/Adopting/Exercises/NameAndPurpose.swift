/// Names with what they are for, and two of them that are none together.

extension ExerciseReader {
  /// `bench/ohp alternate`: two exercises are none of one name.
  mutating func joinsNames(_ words: String) -> Bool {
    let parts = words.split(separator: "/").map { $0[...].trimmingSpace() }
    guard parts.count == 2, let second = parts[1].split(separator: " ").first else { return false }
    return names.find(parts[0]) != nil && (names.find(parts[1]) ?? names.find(String(second))) != nil
  }

  static let purposes: [String] = [
    "warm up", "cool down", "warm-up", "warmup", "cool-down", "cooldown", "aufwärmen", "abwärmen", "zum aufwärmen",
    "zum abwärmen", "to warm up", "to cool down", "as warm up", "as cool down",
  ]

  /// `walk cool down`, `bike warm up`: what is done, and what for.
  mutating func beside(_ purposes: [String], _ words: String) -> ScribbledName? {
    let folded = words.lowercased()
    guard let purpose = purposes.last(where: { folded.hasSuffix(" " + $0) }),
      var name = names.find(words.dropLast(purpose.count + 1).trimmingSpace()), name.remark.isEmpty,
      name.entry?.isEndurance ?? false
    else { return nil }
    (name.remark, name.isGuess) = (String(words.suffix(purpose.count)), true)
    return name
  }
}
