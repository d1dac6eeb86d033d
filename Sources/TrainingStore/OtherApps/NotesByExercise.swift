/// The notes of a session as apps with a column for the notes of an exercise have them: `Squat (Barbell): slow` is one.

struct NotesByExercise {
  /// Those of the session, in their order.
  private(set) var ofSession: [String] = []
  private var ofExercise: [String: [String]] = [:]

  init(_ notes: [String], of exercises: some Sequence<String>) {
    let names = Set(exercises)
    for note in notes {
      if let end = note.firstRange(of: ": "), names.contains(String(note[..<end.lowerBound])) {
        ofExercise[String(note[..<end.lowerBound]), default: []].append(String(note[end.upperBound...]))
      } else {
        ofSession.append(note)
      }
    }
  }

  /// In lines, each of them once; empty if there are none.
  func notes(of exercise: String) -> String { ofExercise[exercise, default: []].once.joined(separator: "\n") }

  /// Each line with its exercise: what two sessions must have in common for their notes to be the same, as an app keeps
  /// the notes of an exercise in one.
  static func lines(of notes: [String]) -> [String] {
    notes.flatMap { note -> [String] in
      let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count > 1, let end = lines[0].firstRange(of: ": ") else { return lines }
      return [lines[0]] + lines.dropFirst().map { lines[0][..<end.upperBound] + $0 }
    }.once.sorted()
  }
}

extension [String] {
  /// Without what was there before.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
