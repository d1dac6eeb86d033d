/// What a session comes to: its length, its sets, its volume, its distance, and the sets per muscle.

import PlanLanguage
import PlanWording
import SessionModel

extension SessionSheet {
  /// How long it takes, how many sets, and how much in all.
  var facts: [String] { facts(of: session.plannedCourse()) }

  private func facts(of course: [CourseStep]) -> [String] {
    var facts: [String] = []
    let time = session.estimatedDuration()
    if let time { facts.append(word(.about(formatter.rough(time)))) }
    let prescribed = asPrescribed ?? course
    let planned = session.plannedSummary(of: prescribed, lasting: time, bodyweight: athlete.bodyweight)
    if planned.sets > 0, session.kind == .workout { facts.append(word(.sets(planned.sets))) }
    let works = course.compactMap { step -> Work? in if case .work(let work) = step.step { work } else { nil } }
    if planned.volumeGrams > 0 {
      let volume = formatter.total(Mass(grams: planned.volumeGrams))
      let isRough = works.contains(where: isGuess) || prescribed.lacksVolume(bodyweight: athlete.bodyweight)
      facts.append(word(.inAll(isRough ? word(.about(volume)) : volume)))
    }
    if let distance = distance(of: works) {
      let recovery = recovery(in: course)
      let sum = formatter.writing(distance.first)
      let whole = Length(millimetres: distance.length.millimetres + recovery.millimetres)
      facts.append(
        recovery.millimetres > 0
          ? word(.inAllWithRecoveries(sum.distance(distance.length), whole: sum.distance(whole)))
          : word(.inAll(sum.distance(distance.length))))
    }
    return facts
  }

  /// Whether it counts with reps that nobody knows before: a set to failure.
  private func isGuess(_ work: Work) -> Bool {
    guard work.role != .warmup, work.load != .unstated else { return false }
    return switch work.target {
    case .reps(let amount): amount.prescribed == nil
    case .repsWithin: true
    case .cluster(let parts, _): parts.contains { $0.prescribed == nil }
    case .time, .distance, .energy, .breaths, .energyWithin, .distanceWithin, .total, .rung, .open: false
    }
  }

  /// How far all parts of a swim, a run or another sport go together, as far as the plan says; nil for a single one.
  private func distance(of works: [Work]) -> (first: Work, length: Length)? {
    let parts = works.compactMap { work -> (work: Work, length: Length, sport: Equipment)? in
      guard case .distance = work.target, let length = work.planned.distance,
        let entry = formatter.library.entry(for: work.exercise.key), entry.isEndurance
      else { return nil }
      return (work, length, entry.equipment)
    }
    guard parts.count > 1, Set(parts.map(\.sport)).count == 1, let first = parts.first else { return nil }
    let millimetres = parts.reduce(WideInt(0)) { min($0 + $1.length.millimetres, 1 << 50) }
    return (first.work, Length(millimetres: millimetres))
  }

  /// How far all recoveries by distance go together. The last rest of the session never comes, nor does one that another
  /// follows at once.
  private func recovery(in course: [CourseStep]) -> Length {
    var millimetres: WideInt = 0
    var isReplaced = true
    for step in course.reversed() {
      switch step.step {
      case .countdown: continue
      case .work, .breath, .sit: isReplaced = false
      case .rest(let rest):
        if !isReplaced, let way = rest.recovery?.distance { millimetres = min(millimetres + way.millimetres, 1 << 50) }
        isReplaced = true
      }
    }
    return Length(millimetres: millimetres)
  }

  func totals() -> [String] {
    let course = session.plannedCourse()
    let facts = facts(of: course) + (session.blocks.contains { $0.hasOpenRounds } ? [word(.openRoundsOnce)] : [])
    let works = course.compactMap { step -> Work? in if case .work(let work) = step.step { work } else { nil } }
    var lines = facts.isEmpty ? [] : [""] + ("  " + facts.joined(separator: " · ")).hung(to: columns)
    let sets = MuscleSets(works, in: formatter.library)
    let muscles = sets.text(language)
    if !muscles.isEmpty {
      let heading = word(sets.joinsHolds ? .setsPerMuscleJoiningHolds : .setsPerMuscle)
      lines += "\(heading): \(muscles)".wrapped(to: columns - 2, isList: true)
        .flatMap { $0.hung(to: columns - 2) }.map { "  " + $0 }
    }
    if athlete.units == .kilograms, works.areInPounds(computedFromPounds: statesAreInPounds) {
      lines += ("  " + word(.allInPounds)).hung(to: columns)
    }
    return lines
      + ProfileGap.texts(missing, formatter).flatMap { $0.hung(to: columns - 2) }
      .map { "  " + $0 }
  }
}

extension ProfileGap {
  /// What to enter in the profile so that every load is known.
  static func texts(_ missing: [ProfileGap], _ formatter: UnitFormatter) -> [String] {
    func name(_ key: String) -> String { formatter.library.name(of: key, in: formatter.language.ofNames) ?? key }
    let maxes = missing.compactMap { gap in if case .max(let key) = gap { name(key) } else { nil } }
    let light = missing.compactMap { gap in if case .lighterBar(let key) = gap { name(key) } else { nil } }
    let others = missing.compactMap { gap -> SheetText? in
      switch gap {
      case .max, .lighterBar: nil
      case .bodyweight: .enterBodyweight
      case .ftp: .enterFTP
      case .maxHeartRate: .enterMaxHeartRate
      }
    }
    return ((maxes.isEmpty ? [] : [.enterMax(maxes)]) + others + (light.isEmpty ? [] : [.lighterBar(light)])).map {
      $0.said(in: formatter.language)
    }
  }
}

extension [Work] {
  /// Whether all loads that the plan gives are written in pounds, and there are some. What is computed has no unit.
  fileprivate func areInPounds(computedFromPounds: Bool) -> Bool {
    let usual: Units = computedFromPounds ? .pounds : .kilograms
    let units = compactMap { work -> Units? in if case .mass = work.load { work.units?.load ?? usual } else { nil } }
    return !units.isEmpty && units.allSatisfy { $0 == .pounds }
  }
}
