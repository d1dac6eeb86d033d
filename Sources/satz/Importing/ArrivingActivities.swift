/// Files of activities to be imported: each activity a session, each lap a set of the exercise that its sport is here.

import ActivityFiles
import PlanLanguage
import SessionModel
import TrainingStore

enum ArrivingActivities {
  /// The activities of a file; nil if it is another kind of file.
  static func read(_ bytes: [UInt8]) throws(ActivityProblem) -> (kind: ImportKind, activities: [Activity])? {
    switch FileForm(bytes) {
    case .gpx: (.gpx, try GPXFile.read(bytes))
    case .tcx: (.tcx, try TCXFile.read(bytes))
    case .fit: (.fit, try FITFile.read(bytes))
    case .closed(let form): throw .closed(form)
    // `ArrivingHealth` reads Apple Health.
    case .other, .health: nil
    }
  }
}

extension ArrivingLog {
  init(_ kind: ImportKind, _ activities: [Activity], weighings: [RecordedMass] = [], _ names: ForeignNames) {
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    var entries: [PortableEntry] = []
    for activity in activities.sorted(by: { $0.began < $1.began }) {
      let exercise = activity.exercise(named: names)
      let session = activity.portable(exercise)
      guard seen.insert(session.identity).inserted else { continue }
      counts[activity.sport ?? Exercise.unknownSport.name, default: 0] += session.sets.count
      entries.append(.session(session))
    }
    entries += weighings.map { .bodyweight(PortableBodyweight(weighed: $0.mass, at: $0.moment)) }
    self.init(kind: kind, entries: entries.sorted { $0.wallMilliseconds < $1.wallMilliseconds }, names: names)
    exercises = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { sport, sets in
      let name = names.name(sport)
      return (sport, sets, name.exercise, name.match)
    }
  }
}

extension Activity {
  /// As the athlete mapped it, or as in the library, or else unchanged.
  fileprivate func exercise(named names: ForeignNames) -> Exercise {
    names.name(sport ?? Exercise.unknownSport.name).exercise
  }

  /// Its start names it, so that it is the same whichever kind of file it comes in.
  fileprivate func portable(_ exercise: Exercise) -> PortableSession {
    let sets = laps.enumerated().map { index, lap in
      PortableSet(
        lap: index + 1, of: laps.count, exercise: exercise,
        performance: Performance(
          time: lap.moving > 0 ? Milliseconds(lap.moving) : nil, distance: lap.distance, energy: lap.energy),
        began: Milliseconds(lap.began - began), ended: Milliseconds(lap.ended - began), heartRate: lap.heartRate)
    }
    return PortableSession(
      recorded: "activity-\(began / 1000)", name: title ?? exercise.name,
      began: WallMoment(milliseconds: began, utcOffsetSeconds: utcOffsetSeconds ?? Moment.utcOffset(at: began)),
      length: Milliseconds(ended - began), active: Milliseconds(laps.map(\.moving).reduce(0, +)), sets: sets)
  }
}

extension RecordedMass {
  fileprivate var moment: WallMoment {
    WallMoment(
      milliseconds: milliseconds, utcOffsetSeconds: utcOffsetSeconds ?? Moment.utcOffset(at: milliseconds))
  }
}
