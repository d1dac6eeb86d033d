/// Whether two sources describe the same work, and what each of them knows about it.

import SessionModel

/// Compares what was done in two sessions, and joins it.
struct SameWork {
  private let here: [StoredSet]
  private let there: [StoredSet]

  init(_ here: [StoredSet], _ there: [StoredSet]) { (self.here, self.there) = (here, there) }

  init(_ here: PortableSession, _ there: PortableSession) {
    self.init(here.sets.map { StoredSet($0.logged) }, there.sets.map { StoredSet($0.logged) })
  }

  var isSame: Bool {
    if here.isEmpty || there.isEmpty { return false }
    if isTimedOnly(here) != isTimedOnly(there) { return (here + there).contains { $0.reps != nil } }
    return isOfRoutes ? isSameRoute : pairs != nil
  }

  /// Whether it is a session with weights as a watch knows it: its time, and none of its sets.
  private func isTimedOnly(_ sets: [StoredSet]) -> Bool {
    sets.allSatisfy { $0.exercise.key == Exercise.strengthTraining.key && $0.reps == nil && $0.mm == nil }
  }

  /// Whether it is measured by distance and time alone: devices divide that into laps as they like.
  private var isOfRoutes: Bool { (here + there).allSatisfy { $0.reps == nil && $0.load == nil } }

  /// The same sport over the same distance, within what two satellite receivers may differ by; without a distance for the
  /// same time.
  private var isSameRoute: Bool {
    let unknown = Exercise.unknownSport.key
    let (sports, others) = (Set(here.map(\.exercise.key)), Set(there.map(\.exercise.key)))
    guard sports == others || sports == [unknown] || others == [unknown] else { return false }
    let (ours, theirs) = (Self.sum(here, \.mm), Self.sum(there, \.mm))
    if ours > 0, theirs > 0 { return Self.isAbout(ours, theirs, 20) }
    return Self.isAbout(Self.sum(here, \.ms), Self.sum(there, \.ms), 10)
  }

  private static func sum(_ sets: [StoredSet], _ value: (StoredSet) -> Int?) -> Int {
    sets.reduce(0) { $0 &+ (value($1) ?? 0) }
  }

  /// Whether they differ by less than one part in `parts`.
  private static func isAbout(_ a: Int, _ b: Int, _ parts: Int) -> Bool { abs(a - b) <= max(a, b) / parts }

  /// For each set here the one there that is the same; nil if any is left over.
  private var pairs: [StoredSet]? {
    guard here.count == there.count else { return nil }
    var free: [WorkKey: [StoredSet]] = [:]
    for set in there.reversed() { free[WorkKey(set), default: []].append(set) }
    var found: [StoredSet] = []
    for set in here {
      guard let same = free[WorkKey(set)]?.popLast() else { return nil }
      found.append(same)
    }
    return found
  }

  /// The sets here with what the other source knows in addition; nil if that is nothing. The energy and the heart rate of a
  /// whole session with weights are those of no set.
  var joined: [StoredSet]? {
    let joined: [StoredSet]
    if isTimedOnly(here), !isTimedOnly(there) {
      joined = there
    } else if let pairs {
      joined = zip(here, pairs).map { $0.filled(from: $1) }
    } else if isOfRoutes, here.count == there.count {
      joined = zip(here, there).map { $0.filled(from: $1) }
    } else if isOfRoutes, there.count > here.count, knowsAll {
      let known = here.first?.exercise
      joined = there.map { set in
        var set = set
        if set.exercise.key == Exercise.unknownSport.key { set.exercise = known ?? set.exercise }
        return set
      }
    } else {
      return nil
    }
    return joined == here ? nil : joined
  }

  /// Whether the other source leaves out nothing that is known here.
  private var knowsAll: Bool {
    func knows(_ value: (StoredSet) -> Bool) -> Bool { !here.contains(where: value) || there.contains(where: value) }
    return knows { $0.heartRate != nil } && knows { $0.kcal != nil } && knows { $0.mm != nil }
      && knows { $0.rpe10 != nil }
  }
}

/// What must be equal in two sets for them to be one: loads to the half kilogram, because one program may have converted
/// the pounds of the other.
private struct WorkKey: Hashable {
  var exercise: String
  var reps: Int?
  var load: Int?
  var seconds: Int?
  var metres: Int?

  init(_ set: StoredSet) {
    exercise = set.load?.kind == .bodyweight ? Self.plain(set.exercise.key) : set.exercise.key
    reps = set.reps
    load = set.load.map { ($0.grams + 250) / 500 }
    seconds = set.ms.map { ($0 + 500) / 1000 }
    metres = set.mm.map { ($0 + 5000) / 10_000 }
  }

  /// A pull-up with a belt is *weighted pull-up* in one program and *pull-up* with a load in another.
  private static func plain(_ key: String) -> String {
    for detail in ["weighted-", "assisted-"] where key.hasPrefix(detail) { return String(key.dropFirst(detail.count)) }
    return key
  }
}

extension StoredSet {
  /// With what is only known there.
  fileprivate func filled(from other: StoredSet) -> StoredSet {
    var set = self
    if exercise.key == Exercise.unknownSport.key { set.exercise = other.exercise }
    set.rpe10 = rpe10 ?? other.rpe10
    set.label = label ?? other.label
    if reps == other.reps { set.parts = parts ?? other.parts }
    set.kcal = kcal ?? other.kcal
    set.mm = mm ?? other.mm
    set.heartRate = heartRate ?? other.heartRate
    if role == .work { set.role = other.role }
    return set
  }
}
