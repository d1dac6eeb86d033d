/// The volume of a running session, counted as in the log: what is on top of the bodyweight, or assists, moves it along.

import SessionModel
import TrainingStore

extension Engine {
  /// Load times implements times reps so far, of both sides. Without a bodyweight, sets on top of it have none.
  func volume(bodyweight: Mass?) -> Mass {
    var grams = summary.volumeGrams
    for set in log {
      guard case .bodyweight = set.work.load else { continue }
      grams += SetFigures(set, bodyweight: bodyweight).volumeGrams * set.work.sides
    }
    return Mass(grams: grams)
  }
}
