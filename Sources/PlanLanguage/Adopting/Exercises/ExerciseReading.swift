/// An exercise with its sets, loads and remarks, as read from a line and as a plan writes it.

struct ExerciseReading {
  var name: ScribbledName
  var runs: [SetRun] = []
  /// For all sets, or one for each.
  var intensities: [String] = []
  var attributes: [(kind: Detail.Attribute, text: String)] = []
  /// What was not understood, in order.
  var remarks: [String] = []
  /// Those of them that say how the rest is spent.
  var remarksOfRest: Set<String> = []
  var isGuess: Bool
  /// Whether its name says as many as possible: `max pull-ups`.
  var isToFailure = false
  /// Whether a form recognised anything of it.
  var hasDetails = false

  /// Whether it says how much to do.
  var hasAmount: Bool { !runs.isEmpty }

  /// Whether it is several different sets without a load, as in `5/3/1`.
  var isWave: Bool { runs.count > 2 && intensities.isEmpty && runs.allSatisfy { $0.intensity == nil } }

  /// The number of sets if every run has the same, and there is one run.
  var commonCount: Int? { runs.count == 1 ? runs[0].count : nil }

  /// Those for all sets, then those of single ones.
  var allIntensities: [String] { intensities + runs.compactMap { $0.intensity } }

  func attribute(_ kind: Detail.Attribute) -> String? { attributes.first { $0.kind == kind }?.text }

  mutating func set(_ kind: Detail.Attribute, _ text: String) {
    attributes.removeAll { $0.kind == kind }
    attributes.append((kind, text))
  }

  /// The item of a plan.
  var text: String {
    var words = [name.text]
    let ownIntensities = runs.count > 1 && runs.allSatisfy { $0.intensity != nil }
    let sets = runs.map { ownIntensities ? "\($0.text) @ \($0.intensity ?? "")" : $0.text }
    if !sets.isEmpty { words.append(sets.joined(separator: ", ")) }
    let closing =
      ownIntensities ? [] : intensities.isEmpty ? runs.compactMap { $0.intensity }.prefix(1) + [] : intensities
    if !closing.isEmpty { words.append("@ " + closing.joined(separator: ", ")) }
    guard restTakesNote else { return (words + attributes.map(written) + note(remarks)).joined(separator: " ") }
    for attribute in attributes {
      if attribute.kind == .rest { words += note(remarks.filter { !remarksOfRest.contains($0) }) }
      words.append(written(attribute))
      if attribute.kind == .rest { words += note(remarks.filter(remarksOfRest.contains)) }
    }
    return words.joined(separator: " ")
  }

  private func note(_ remarks: [String]) -> [String] {
    remarks.isEmpty ? [] : ["note " + PlanText.quoted(remarks.joined(separator: ", "))]
  }

  /// Whether a note right behind the rest is about that, as it is where one goes on moving.
  private var restTakesNote: Bool {
    guard let rest = attribute(.rest) else { return false }
    return name.entry?.equipment.isOfEndurance ?? false
      || ["m", "mi", "yd"].contains { rest.hasSuffix($0) }
  }

  /// Whether all of it is held for a time, so that no reps take turns: `side plank 30s im Wechsel`.
  private var isHeld: Bool {
    guard let entry = name.entry else { return false }
    return Plan.CountedExercise(measure: entry.measure, category: entry.category, equipment: entry.equipment).isHeld
      && runs.allSatisfy { $0.amount.kind == .time }
  }

  private func written(_ attribute: (kind: Detail.Attribute, text: String)) -> String {
    switch attribute.kind {
    case .rest: "rest " + attribute.text
    case .every: "every " + attribute.text
    case .tempo: "tempo " + attribute.text
    case .side: isHeld && attribute.text == "alternating" ? "each side" : attribute.text
    case .effort: attribute.text
    case .height: "height " + attribute.text
    case .cadence: "cadence " + attribute.text
    case .incline: "incline " + attribute.text
    case .resistance: "resistance " + attribute.text
    case .hold: "hold " + attribute.text
    case .drop: "drop " + attribute.text
    case .pause: "pause " + attribute.text
    case .label: "label " + PlanText.quoted(attribute.text)
    }
  }
}
