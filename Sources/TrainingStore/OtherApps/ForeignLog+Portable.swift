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
  /// local offset from UTC when a session began, in seconds.
  public func portable(
    naming: (String) -> (exercise: Exercise, isBodyweight: Bool), utcOffset: (ForeignSession) -> Int
  ) -> [PortableEntry] {
    var names: [String: (exercise: Exercise, isBodyweight: Bool)] = [:]
    func named(_ theirs: String) -> (exercise: Exercise, isBodyweight: Bool) {
      if let known = names[theirs] { return known }
      let found = naming(theirs)
      names[theirs] = found
      return found
    }
    var copies: [SessionKey: Int] = [:]
    return inOrder.map { session in
      let offset = utcOffset(session)
      copies[SessionKey(name: session.name, began: session.began), default: 0] += 1
      var counts: [String: Int] = [:]
      let totals = Dictionary(session.sets.map { (named($0.exercise).exercise.key, 1) }, uniquingKeysWith: +)
      let sets = session.sets.map { set in
        let (exercise, isBodyweight) = named(set.exercise)
        counts[exercise.key, default: 0] += 1
        return set.portable(
          exercise, isBodyweight: isBodyweight, number: counts[exercise.key] ?? 1, of: totals[exercise.key] ?? 1)
      }
      var portable = PortableSession(
        identity: identity(of: session, copy: copies[SessionKey(name: session.name, began: session.began)] ?? 1),
        name: session.name, kind: .workout,
        began: WallMoment(
          milliseconds: session.began.milliseconds - (session.isInUTC ? 0 : offset * 1000), utcOffsetSeconds: offset),
        length: session.length, active: nil, outcome: .finished, sets: sets, notes: session.notes)
      if session.length == nil { portable.active = portable.timeOfDistances }
      return .session(portable)
    }
  }

  /// By their beginnings; those that began together as they are in the file.
  private var inOrder: [ForeignSession] {
    sessions.enumerated().sorted { ($0.element.began, $0.offset) < ($1.element.began, $1.offset) }.map(\.element)
  }

  /// From what the other app says about it alone, so that a later export, read elsewhere, gives the same identity; where
  /// it says the same of several sessions, their order tells them apart.
  private func identity(of session: ForeignSession, copy: Int) -> String {
    var checksum = Checksum()
    checksum.add("\(session.began.day.number) \(session.began.second) \(session.name)".utf8)
    if copy > 1 { checksum.add("\u{1F}\(copy)".utf8) }
    let digits = String(checksum.value, radix: 16)
    return "\(source)-" + String(repeating: "0", count: 16 - digits.count) + digits
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
