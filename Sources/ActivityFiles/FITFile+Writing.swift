/// Writes a session as an activity in FIT: what was done over distances as laps, everything else as sets.

import SessionModel
import TrainingStore

extension FITFile {
  package static func bytes(
    of session: PortableSession, naming names: FITNames, losing losses: inout FormLosses
  ) -> [UInt8] {
    var writer = FITSessionWriter(session: session, names: names)
    writer.write(&losses)
    return writer.writer.file()
  }
}

private struct FITSessionWriter {
  var session: PortableSession
  var names: FITNames
  var writer = FITWriter()

  private var began: Int { session.began.milliseconds }
  private var length: Int { session.span.count }

  mutating func write(_ losses: inout FormLosses) {
    losses.scores += session.scores.count
    losses.notes += session.notes.count
    if !session.name.isEmpty { losses.titles += 1 }
    let laps = session.laps
    let sport = laps.isEmpty ? names.sport(of: session.kind) : names.sport(of: session.sets[0].exercise.key)
    writer.add(
      0, [(0, .word(4)), (1, .short(255)), (2, .short(0)), (4, time(began)), (8, .text("Satz"))])
    writer.add(21, [(253, time(began)), (0, .word(0)), (1, .word(0))])
    if laps.isEmpty {
      session = session.inParts(losing: &losses)
      addSets(&losses)
      addLap(SessionLap(began: 0, length: length), 0, sport)
    } else {
      for set in session.sets {
        if set.performance.rpeTenths != nil { losses.efforts += 1 }
      }
      for (index, lap) in laps.enumerated() { addLap(lap, index, sport) }
    }
    addEnd(laps, sport)
  }

  private mutating func addSets(_ losses: inout FormLosses) {
    var exercises: [String: FITExercise] = [:]
    var titles: [(exercise: FITExercise, title: String)] = []
    for set in session.sets {
      let title = set.assistedName
      if exercises[title] != nil { continue }
      let known = names.exercise(of: set.exercise.key)
      let exercise = known ?? FITExercise(category: FITExercise.unknownCategory, name: titles.count)
      exercises[title] = exercise
      // Two of our exercises may be the same one there: the first gives it its title.
      if !titles.contains(where: { $0.exercise == exercise }) { titles.append((exercise, title)) }
    }
    for (index, (exercise, title)) in titles.enumerated() {
      writer.add(
        264,
        [
          (254, .short(UInt16(clamping: index))), (0, .short(UInt16(clamping: exercise.category))),
          (1, .short(UInt16(clamping: exercise.name ?? 0xFFFF))), (2, .text(title)),
        ])
    }
    var (number, ended) = (0, 0)
    for set in session.sets {
      let isTimed = set.ended > set.began
      if isTimed, set.began.count - ended >= 1000, number > 0 {
        writer.add(
          225,
          [
            (254, time(began + set.began.count)), (0, .long(UInt32(clamping: set.began.count - ended))),
            (6, time(began + ended)), (5, .byte(0)), (10, .short(UInt16(clamping: number))),
          ])
        number += 1
      }
      add(set, number, exercises[set.assistedName], &losses)
      number += 1
      if isTimed { ended = set.ended.count }
    }
  }

  private mutating func add(
    _ set: PortableSet, _ number: Int, _ exercise: FITExercise?, _ losses: inout FormLosses
  ) {
    let (load, isPair) = set.oneLoad
    if isPair { losses.pairs += 1 }
    if set.performance.energy != nil { losses.energies += 1 }
    if set.heartRate != nil { losses.heartRates += 1 }
    if set.side != nil { losses.sides += 1 }
    if set.performance.rpeTenths != nil { losses.efforts += 1 }
    if set.performance.distance != nil { losses.distances += 1 }
    if set.role != .work { losses.roles += 1 }
    let lasted = set.ended > set.began ? set.ended - set.began : nil
    let duration = (set.performance.reps == nil ? set.performance.time : nil) ?? lasted ?? set.performance.time
    writer.add(
      225,
      [
        (254, time(began + set.ended.count)), (0, duration.map { .long(UInt32(clamping: $0.count)) }),
        (6, time(began + set.began.count)), (3, set.performance.reps.map { .short(UInt16(clamping: $0)) }),
        // In sixteenths of a kilogram.
        (4, load.map { .short(UInt16(clamping: ($0.grams * 16 + 500) / 1000)) }), (9, .short(1)),
        (7, .short(UInt16(clamping: exercise?.category ?? FITExercise.unknownCategory))),
        (8, .short(UInt16(clamping: exercise?.name ?? 0xFFFF))), (5, .byte(1)),
        (10, .short(UInt16(clamping: number))),
      ])
  }

  private mutating func addLap(_ lap: SessionLap, _ index: Int, _ sport: FITSport) {
    writer.add(
      19,
      [
        (253, time(began + lap.began + lap.length)), (2, time(began + lap.began)), (0, .word(9)), (1, .word(1)),
        (7, .long(UInt32(clamping: lap.length))), (8, .long(UInt32(clamping: lap.length))),
        (9, lap.distance.map { .long(UInt32(clamping: ($0.millimetres + 5) / 10)) }),
        (11, lap.energy.map { .short(UInt16(clamping: $0.kilocalories)) }),
        (15, lap.heartRate.map { .byte(UInt8(clamping: $0.average)) }),
        (16, lap.heartRate.map { .byte(UInt8(clamping: $0.maximum)) }), (25, .word(UInt8(clamping: sport.sport))),
        (39, .word(UInt8(clamping: sport.subSport))), (254, .short(UInt16(clamping: index))),
      ])
  }

  private mutating func addEnd(_ laps: [SessionLap], _ sport: FITSport) {
    let end = time(began + length)
    let moving = UInt32(clamping: laps.isEmpty ? session.active?.count ?? length : laps.map(\.length).reduce(0, +))
    let metres = laps.compactMap(\.distance?.millimetres).reduce(0, +)
    writer.add(21, [(253, end), (0, .word(0)), (1, .word(4))])
    writer.add(
      18,
      [
        (253, end), (2, time(began)), (0, .word(8)), (1, .word(1)), (7, .long(UInt32(clamping: length))),
        (8, .long(moving)), (9, metres > 0 ? .long(UInt32(clamping: (metres + 5) / 10)) : nil),
        (5, .word(UInt8(clamping: sport.sport))), (6, .word(UInt8(clamping: sport.subSport))), (25, .short(0)),
        (26, .short(UInt16(clamping: max(1, laps.count)))), (254, .short(0)),
      ])
    let local = began + length + session.began.utcOffsetSeconds * 1000
    writer.add(
      34,
      [(253, end), (0, .long(moving)), (1, .short(1)), (2, .word(0)), (3, .word(26)), (4, .word(1)), (5, time(local))])
  }

  /// Seconds since the end of 1989.
  private func time(_ milliseconds: Int) -> FITWriter.Value {
    .long(UInt32(clamping: milliseconds / 1000 - FITFile.epoch))
  }
}
