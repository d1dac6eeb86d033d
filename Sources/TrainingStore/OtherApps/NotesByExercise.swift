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

  /// In lines; empty if there are none.
  func notes(of exercise: String) -> String { ofExercise[exercise, default: []].joined(separator: "\n") }
}
