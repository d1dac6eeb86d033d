/// What other apps' exercises are called here: as the athlete said, or as in the library, or else unchanged.

import PlanLanguage
import PlanWording
import SessionModel

struct ForeignNames {
  /// By the other app's name in lower case.
  var said: [String: Exercise]
  /// With the athlete's own exercises.
  var library: ExerciseLibrary

  enum Match: Hashable {
    case said, library
    /// Kept under its own name.
    case own
  }

  func name(_ theirs: String) -> (exercise: Exercise, isBodyweight: Bool, match: Match) {
    if let exercise = said[theirs.lowercased()] {
      return (exercise, library.entry(for: exercise.key)?.equipment == .bodyweight, .said)
    }
    guard let entry = find(theirs) else { return (Exercise(key: theirs.lowercased(), name: theirs), false, .own) }
    return (Exercise(key: entry.key, name: entry.english), entry.equipment == .bodyweight, .library)
  }

  /// `Bench Press (Barbell)` is *barbell bench press*; with other equipment it is another exercise.
  private func find(_ theirs: String) -> ExerciseEntry? {
    if let entry = library.find(theirs) { return entry }
    guard theirs.hasSuffix(")"), let open = theirs.lastIndex(of: "(") else { return nil }
    let name = String(theirs[..<open]).trimmingBlanks()
    let with = String(theirs[theirs.index(after: open)...].dropLast()).trimmingBlanks()
    for candidate in ["\(with) \(name)", "\(name) \(with)"] {
      if let entry = library.find(candidate) { return entry }
    }
    guard let plain = library.find(name), plain.equipment.rawValue == with.lowercased() else { return nil }
    return plain
  }

  /// What a name that is kept unchanged may mean.
  func nearest(to theirs: String) -> String? {
    let bare = String(theirs.prefix { $0 != "(" }).trimmingBlanks()
    return library.nearest(to: bare, limit: 1).first?.name(in: Language.current.ofNames)
  }
}
