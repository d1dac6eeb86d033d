/// A logged session as other programs see it: laps, if all of it was done over distances; the load of a set as one number.

import SessionModel
import TrainingStore

/// What was done without a break.
struct SessionLap: Hashable {
  /// Since the session began, in milliseconds.
  var began: Int
  /// In milliseconds.
  var length: Int
  var distance: Length?
  var energy: Energy?
  var heartRate: HeartRate?
}

extension PortableSession {
  /// Empty unless each of its sets is a distance of the same exercise.
  var laps: [SessionLap] {
    guard let sport = sets.first?.exercise.key,
      sets.allSatisfy({ $0.exercise.key == sport && $0.performance.distance != nil && $0.performance.reps == nil })
    else { return [] }
    var ended = 0
    return sets.map { set in
      let lasted = max(0, (set.performance.time ?? set.ended - set.began).count)
      let began = set.ended > set.began ? max(0, set.began.count) : ended
      ended = max(set.ended.count, began + lasted)
      return SessionLap(
        began: began, length: lasted, distance: set.performance.distance, energy: set.performance.energy,
        heartRate: set.heartRate)
    }
  }

  /// From its beginning to its end.
  var span: Milliseconds {
    let ends = laps.map { $0.began + $0.length } + sets.map(\.ended.count)
    return Milliseconds(max(0, ends.max() ?? 0, (length ?? active ?? .zero).count))
  }
}

extension PortableSet {
  /// Of one implement, or what is added to the body or taken from it; and whether there were several.
  var oneLoad: (load: Mass?, isPair: Bool) {
    switch load {
    case .mass(let count, let each, _): (each, count > 1)
    case .bodyweight(let plus): (plus.grams == 0 ? nil : Mass(grams: abs(plus.grams)), false)
    case .unstated, .asked, .share: (nil, false)
    }
  }

  /// Other programs know assistance by the name of the exercise.
  var assistedName: String {
    guard case .bodyweight(let plus) = load, plus.grams < 0, !exercise.name.lowercased().contains("assisted") else {
      return exercise.name
    }
    return exercise.name + Self.assisted
  }

  static let assisted = " (Assisted)"
}
