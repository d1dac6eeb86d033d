/// What endurance work is done on, if the line names it beside the work: `warm up 5 min stairmaster`.

extension ExerciseReader {
  /// What a warm-up is done on.
  mutating func machine(in parts: LineParts, behind place: Int) -> (ScribbledName, words: String?)? {
    for words in parts.plain[(place + 1)...] where !words.isEmpty {
      if let name = known(words), let entry = name.entry, entry.measure != .reps, entry.category == .conditioning {
        return (name.guessed, words)
      }
    }
    return nil
  }

  /// `20 min treadmill incline 12`: where a sport is done, before the settings of the machine.
  mutating func machine(of sport: ScribbledName, in parts: LineParts) -> (ScribbledName, words: String?)? {
    for (place, words) in parts.plain.enumerated() where !words.isEmpty && !parts.isTarget(place) {
      let split = words.split(separator: " ")
      guard let first = split.first, split.count > 1, Shorthand.settings.contains(split[1].lowercased()),
        let name = names.find(String(first)), let equipment = name.entry?.equipment, name.entry?.measure == .distance,
        equipment == sport.entry?.equipment
      else { continue }
      return (name.guessed, String(first))
    }
    return nil
  }
}
