/// What other apps' exercises are called here: as the athlete chose, or as in the library, or else unchanged.

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
    guard let entry = library.find(theirs) else {
      return (Exercise(key: theirs.lowercased(), name: theirs), false, .own)
    }
    return (Exercise(key: entry.key, name: entry.english), entry.equipment == .bodyweight, .library)
  }

  /// What a name that is kept unchanged may mean.
  func nearest(to theirs: String) -> String? {
    let bare = String(theirs.prefix { $0 != "(" }).trimmingBlanks()
    return library.nearest(to: bare, limit: 1).first?.name(in: Language.current.ofNames)
  }
}
