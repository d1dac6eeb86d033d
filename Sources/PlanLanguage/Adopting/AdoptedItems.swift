/// A few lines of a workout that were written as a scribble.

import SessionModel

/// Reads a few lines of a workout as a scribble that somebody wrote in a plan. Nil unless all of it has a meaning, known
/// exercises and no load that could be in either unit.
func adoptedItems(_ source: [UInt8], library: ExerciseLibrary) -> AdoptedItems? {
  let readings = [Units.kilograms, .pounds].map { units -> AdoptedItems? in
    var text = ScribbleText(source)
    let workouts = text.lines.isEmpty ? [] : workouts(of: &text, library, units, asSaid: true)
    guard workouts.count == 1, let workout = workouts.first, workout.title == nil, workout.items.noteCount == 0,
      PlanWriter.unknown(in: workouts).isEmpty
    else { return nil }
    let plan = ["workout \"A\" <"] + workout.items.flatMap { $0.planLines } + [">"]
    guard let layout = format(Array(plan.joined(separator: "\n").utf8)),
      checkPlain(Array(layout.utf8), library: library).diagnostics.isEmpty
    else { return nil }
    let lines = layout.split(separator: "\n").dropFirst().dropLast().map { $0.drop { $0 == " " } }
    return AdoptedItems(
      lines: lines.map(String.init), isGuess: PlanWriter.write(workouts, of: text, title: "A").guesses > 0,
      remarks: workout.items.flatMap { $0.remarks })
  }
  return readings[0] == readings[1] ? readings[0] : nil
}

/// Items of a workout that were written as a scribble, as a plan writes them.
struct AdoptedItems: Equatable {
  var lines: [String]
  var isGuess: Bool
  /// What a note has, as it is no part of the work.
  var remarks: [String]

  /// All of them in one line.
  var text: String {
    var text = ""
    for line in lines { text += (text.isEmpty ? "" : text.last == "<" || line == ">" ? " " : "; ") + line }
    return text
  }
}

extension DraftItem {
  /// What the notes of its exercises have.
  fileprivate var remarks: [String] {
    switch content {
    case .exercise(let exercise): exercise.remarks
    case .group(let group): group.items.flatMap { $0.remarks }
    case .rest, .note, .stillness, .value: []
    }
  }
}
