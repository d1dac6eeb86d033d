/// What endurance work is done on, if the line names it beside the work: `warm up 5 min stairmaster`.

extension ExerciseReader {
  /// What people say of a stretch before its name.
  private static let kinds: Set<String> = [
    "brisk", "warmup", "warm-up", "cooldown", "cool-down", "easy", "slow", "fast", "recovery", "gentle", "light",
    "hard",
    "steady", "lockeres", "lockerer", "schnelles", "langsames",
  ]

  /// How a sport's stretches are arranged, which names nothing that is done.
  static let arrangements: Set<String> = [
    "pyramid", "pyramide", "pyramidal", "ladder", "leiter", "intervals", "intervalle", "fartlek",
  ]

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
      // `5 min brisk warmup walk`
      if let last = split.last, split.count > 1, let space = words.lastIndex(of: " "),
        split.dropLast().allSatisfy({ ExerciseReader.kinds.contains($0.lowercased()) }),
        var name = names.find(String(last)), !name.isGuess, name.entry?.measure == .distance
      {
        name.remark = String(words[..<space])
        return (name.guessed, words)
      }
      guard let first = split.first, split.count > 1, Shorthand.settings.contains(split[1].lowercased()),
        let name = names.find(String(first)), let equipment = name.entry?.equipment, name.entry?.measure == .distance,
        equipment == sport.entry?.equipment
      else { continue }
      return (name.guessed, String(first))
    }
    return nil
  }
}
