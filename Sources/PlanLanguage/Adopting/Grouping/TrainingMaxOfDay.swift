/// `TM 90kg`: the value that the percentages of a workout are of.

extension Composer {
  /// A plan has one of them in a workout.
  mutating func addTrainingMax(_ load: String, _ words: String, line: Int) {
    let hasOne = workout.items.contains { $0.isValue }
    let content = hasOne || !open.isEmpty ? DraftItem.Content.note(words) : .value("let tm = " + load)
    trainingMaxWords = hasOne ? trainingMaxWords : words
    append(DraftItem(content: content, lines: [line]))
  }

  /// It comes before everything that is a share of it, and without any such it is a note.
  mutating func placeTrainingMax() {
    guard let place = workout.items.firstIndex(where: { $0.isValue }) else { return }
    var value = workout.items.remove(at: place)
    guard workout.items.contains(where: { $0.isOfTrainingMax }) else {
      value.content = .note(trainingMaxWords)
      workout.items.insert(value, at: place)
      return
    }
    workout.items.insert(value, at: 0)
  }
}

extension DraftItem {
  fileprivate var isValue: Bool { if case .value = content { true } else { false } }

  fileprivate var isOfTrainingMax: Bool {
    switch content {
    case .exercise(let exercise): exercise.allIntensities.contains { $0.hasSuffix("% of tm") }
    case .group(let group): group.items.contains { $0.isOfTrainingMax }
    case .rest, .note, .stillness, .value: false
    }
  }
}
