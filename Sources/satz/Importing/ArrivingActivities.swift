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
  /// What Apple Health exports.
  init(_ health: HealthExport, _ names: ForeignNames) {
    self.init(.health, health.activities, weighings: health.masses, sits: health.sits, names, maxHeartRate: nil)
    leftOut = health.leftOut
  }

  init(
    _ kind: ImportKind, _ activities: [Activity], weighings: [RecordedMass] = [], sits: [RecordedSit] = [],
    _ names: ForeignNames, maxHeartRate: Int?
  ) {
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    var entries: [PortableEntry] = []
    for activity in activities.sorted(by: { $0.began < $1.began }) {
      let session = activity.portable(names, maxHeartRate)
      guard seen.insert(session.identity).inserted else { continue }
      for name in activity.theirNames { counts[name, default: 0] += 1 }
      entries.append(.session(session))
    }
    for sit in sits {
      let session = sit.portable
      if seen.insert(session.identity).inserted { entries.append(.session(session)) }
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
  private var theirSport: String { sport ?? Exercise.unknownSport.name }

  /// What the file calls the exercise of each set, or else the sport of each lap.
  fileprivate var theirNames: [String] {
    sets.isEmpty ? laps.map { _ in theirSport } : sets.map { $0.exercise ?? theirSport }
  }

  /// Its start names it, so that it is the same whichever kind of file it comes in.
  fileprivate func portable(_ names: ForeignNames, _ maxHeartRate: Int?) -> PortableSession {
    let exercise = names.name(theirSport).exercise
    let isTimed = ended > began
    return PortableSession(
      recorded: "activity-\(began / 1000)", name: title ?? exercise.name,
      began: WallMoment(milliseconds: began, utcOffsetSeconds: utcOffsetSeconds ?? Moment.utcOffset(at: began)),
      length: isTimed ? Milliseconds(ended - began) : nil,
      active: isTimed ? Milliseconds(laps.map(\.moving).reduce(0, +)) : nil,
      sets: sets.isEmpty ? portableLaps(exercise, maxHeartRate) : portableSets(names))
  }

  private func portableLaps(_ exercise: Exercise, _ maxHeartRate: Int?) -> [PortableSet] {
    laps.enumerated().map { index, lap in
      var heartRate = lap.heartRate
      heartRate?.zoneSeconds = maxHeartRate.flatMap { lap.zoneSeconds(max: $0) }
      return PortableSet(
        lap: index + 1, of: laps.count, exercise: exercise,
        performance: Performance(
          time: lap.moving > 0 ? Milliseconds(lap.moving) : nil, distance: lap.distance, energy: lap.energy),
        began: Milliseconds(lap.began - began), ended: Milliseconds(lap.ended - began), heartRate: heartRate)
    }
  }

  private func portableSets(_ names: ForeignNames) -> [PortableSet] {
    let named = sets.map { names.name($0.exercise ?? theirSport) }
    let totals = Dictionary(named.map { ($0.exercise.key, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return zip(sets, named).map { set, name in
      counts[name.exercise.key, default: 0] += 1
      let lasted = max(0, set.ended - set.began)
      var portable = PortableSet(
        lap: counts[name.exercise.key] ?? 1, of: totals[name.exercise.key] ?? 1, exercise: name.exercise,
        performance: set.reps.map { Performance(reps: $0) } ?? Performance(time: Milliseconds(lasted)),
        began: Milliseconds(max(0, set.began - began)), ended: Milliseconds(max(0, set.ended - began)), heartRate: nil)
      portable.load = set.load(isBodyweight: name.isBodyweight)
      return portable
    }
  }
}

extension ActivitySet {
  /// What is beside the body is added to it, or taken from it.
  fileprivate func load(isBodyweight: Bool) -> Load {
    guard let mass else { return .unstated }
    if exercise?.lowercased().contains("assisted") == true { return .bodyweight(plus: Mass(grams: -mass.grams)) }
    return isBodyweight ? .bodyweight(plus: mass) : .mass(count: 1, each: mass, upTo: nil)
  }
}

extension RecordedSit {
  fileprivate var portable: PortableSession {
    let length = Milliseconds(milliseconds)
    var session = PortableSession(
      recorded: "mindful-\(began / 1000)", name: "Meditation",
      began: WallMoment(milliseconds: began, utcOffsetSeconds: utcOffsetSeconds ?? Moment.utcOffset(at: began)),
      length: length, active: length, sets: [])
    session.kind = .meditation
    return session
  }
}

extension RecordedMass {
  fileprivate var moment: WallMoment {
    WallMoment(
      milliseconds: milliseconds, utcOffsetSeconds: utcOffsetSeconds ?? Moment.utcOffset(at: milliseconds))
  }
}
