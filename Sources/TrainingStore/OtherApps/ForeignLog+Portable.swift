/// Another app's export as our entries: with exercises by our names, at times of a known zone.

import SessionModel

extension ForeignLog {
  /// How often each exercise occurs, by the name the other app has for it, the most frequent first.
  public var exercises: [(name: String, sets: Int)] {
    var counts: [String: Int] = [:]
    for set in sessions.lazy.flatMap(\.sets) { counts[set.exercise, default: 0] += 1 }
    return counts.map { (name: $0, sets: $1) }.sorted { ($1.sets, $0.name) < ($0.sets, $1.name) }
  }

  /// `naming` gives an exercise its name here and says whether its load is added to the body's; `utcOffset` gives the
  /// local offset from UTC at that time, in seconds.
  public func portable(
    naming: (String) -> (exercise: Exercise, isBodyweight: Bool), utcOffset: (LocalTime) -> Int
  ) -> [PortableEntry] {
    var names: [String: (exercise: Exercise, isBodyweight: Bool)] = [:]
    func named(_ theirs: String) -> (exercise: Exercise, isBodyweight: Bool) {
      if let known = names[theirs] { return known }
      let found = naming(theirs)
      names[theirs] = found
      return found
    }
    return sessions.sorted { $0.began < $1.began }.map { session in
      let offset = utcOffset(session.began)
      var counts: [String: Int] = [:]
      let totals = Dictionary(session.sets.map { (named($0.exercise).exercise.key, 1) }, uniquingKeysWith: +)
      let sets = session.sets.map { set in
        let (exercise, isBodyweight) = named(set.exercise)
        counts[exercise.key, default: 0] += 1
        return set.portable(
          exercise, isBodyweight: isBodyweight, number: counts[exercise.key] ?? 1, of: totals[exercise.key] ?? 1)
      }
      return .session(
        PortableSession(
          identity: identity(of: session), name: session.name, kind: .workout,
          began: WallMoment(
            milliseconds: (session.began.day.number * 86_400 + session.began.second - offset) * 1000,
            utcOffsetSeconds: offset),
          length: session.length, active: nil, outcome: .finished, sets: sets, notes: session.notes))
    }
  }

  /// From what the other app says about it alone, so that a later export, read elsewhere, gives the same identity.
  private func identity(of session: ForeignSession) -> String {
    var checksum = Checksum()
    checksum.add("\(session.began.day.number) \(session.began.second) \(session.name)".utf8)
    let digits = String(checksum.value, radix: 16)
    return "\(app.rawValue)-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ForeignSet {
  fileprivate func portable(_ exercise: Exercise, isBodyweight: Bool, number: Int, of: Int) -> PortableSet {
    var done = performance
    done.load = nil
    let load: Load
    switch performance.load {
    case let mass? where isAssisted: load = .bodyweight(plus: Mass(grams: -mass.grams))
    case let mass? where isBodyweight: load = .bodyweight(plus: mass)
    case let mass?: load = .mass(count: 1, each: mass, upTo: nil)
    case nil: load = .unstated
    }
    return PortableSet(
      exercise: exercise, set: number, of: of, role: role, side: nil, label: label, performance: done, load: load,
      cutOff: false, began: .zero, ended: .zero)
  }
}
