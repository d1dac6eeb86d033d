/// What an import would add, in lines.

import ActivityFiles
import PlanWording
import SessionModel
import TrainingStore

struct ArrivingSheet {
  var arriving: ArrivingLog
  var known: KnownSessions
  /// Whether the athlete's bodyweight was ever entered.
  var isWeighed = true

  func lines() -> [String] {
    let sessions = arriving.entries.compactMap { entry -> PortableSession? in
      if case .session(let session) = entry { session } else { nil }
    }
    let there = sessions.count { known.identities.contains($0.identity) }
    let repeated = known.repeated.count
    if sessions.isEmpty, !arriving.entries.isEmpty { return weighings() + unread() }
    var lines = [
      say(
        .arriving(
          kind: arriving.kind, sessions: sessions.count, sets: sessions.map(\.sets.count).reduce(0, +),
          first: sessions.first?.began.day.isoText, last: sessions.last?.began.day.isoText))
    ]
    lines += others(sessions)
    if !sessions.isEmpty { lines.append(say(.arrivingNew(sessions.count - there - repeated, there: there))) }
    if repeated > 0 { lines.append(say(.arrivingRepeated(repeated))) }
    if let mapping = arriving.mapping { lines += say(.columns(mapping)).split(separator: "\n").map(String.init) }
    if arriving.dateOrderIsOpen { lines.append(say(.dateOrderAssumed)) }
    lines += twins() + simultaneous()
    lines += changes()
    if let units = arriving.assumed { lines.append(say(.unitsAssumed(units.rawValue))) }
    if let units = arriving.assumedOfDistances {
      lines.append(say(.distanceUnitAssumed(units == .pounds ? .mile : .kilometre)))
    }
    if arriving.notesOfSets > 0 { lines.append(say(.notesOfSets(arriving.notesOfSets))) }
    lines += exercises()
    lines += bodyweight(sessions)
    lines += doubtful(sessions)
    return lines + unread()
  }

  /// Of a file that has bodyweights only.
  private func weighings() -> [String] {
    let days = arriving.entries.compactMap { if case .bodyweight(let entered) = $0 { entered.day } else { nil } }
    var lines = [
      say(
        .arrivingBodyweights(
          kind: arriving.kind, days.count, first: days.first?.isoText ?? "", last: days.last?.isoText ?? ""))
    ]
    if arriving.leftOut.others > 0 { lines.append(say(.measurementsLeftOut(arriving.leftOut.others))) }
    if arriving.dateOrderIsOpen { lines.append(say(.dateOrderAssumed)) }
    if let units = arriving.assumed { lines.append(say(.unitsAssumed(units.rawValue))) }
    return lines
  }

  /// Five of the lines that were not understood, and of the values.
  private func unread() -> [String] {
    list(arriving.unread, .linesUnread(arriving.unread.count))
      + list(arriving.unreadValues, .valuesUnread(arriving.unreadValues.count))
  }

  private func list(_ unread: [UnreadLine], _ heading: ExchangeText) -> [String] {
    if unread.isEmpty { return [] }
    let lines = [say(heading)] + unread.prefix(5).map { "  " + say(.lineUnread($0)) }
    return unread.count > 5 ? lines + ["  …"] : lines
  }

  /// What comes beside sessions of training, and what does not.
  private func others(_ sessions: [PortableSession]) -> [String] {
    var lines: [String] = []
    let sits = sessions.count { $0.kind == .meditation }
    if arriving.kind == .health, sits > 0 { lines.append(say(.arrivingSits(sits))) }
    let weighings = arriving.entries.count(where: \.isBodyweight)
    if arriving.kind == .health, weighings > 0 { lines.append(say(.arrivingWeighings(weighings))) }
    if arriving.leftOut != LeftOutRecords() {
      lines.append(say(.recordsLeftOut(heartRates: arriving.leftOut.heartRates, others: arriving.leftOut.others)))
    }
    return lines
  }

  /// Sets on top of a bodyweight that neither the log nor the file has.
  private func bodyweight(_ sessions: [PortableSession]) -> [String] {
    if isWeighed || arriving.entries.contains(where: \.isBodyweight) { return [] }
    let sets = sessions.lazy.flatMap(\.sets).count { set in
      guard case .bodyweight = set.load else { return false }
      return set.role != .warmup && set.performance.reps ?? 0 > 0
    }
    return sets > 0 ? [LogText.lacksBodyweight(sets).said(in: .current)] : []
  }

  /// Sets with more than anybody does, five of them.
  private func doubtful(_ sessions: [PortableSession]) -> [String] {
    let found = sessions.filter { !known.identities.contains($0.identity) }.flatMap(\.doubtfulSets)
    if found.isEmpty { return [] }
    let formatter = UnitFormatter(language: .current)
    let words = StepText(formatter: formatter)
    var lines = [say(.doubtfulSets(found.count))]
    lines += found.prefix(5).map { doubtful in
      let exercise = formatter.exercise(doubtful.set.work.exercise)
      let set = "\(exercise.visibleInRow) \(words.done(doubtful.set))"
      return "  " + say(.doubtfulSet(day: doubtful.day.isoText, set, canBeMeant: doubtful.canBeMeant))
    }
    if found.count > 5 { lines.append("  …") }
    return lines
  }

  /// What another app has changed, five sessions of each kind.
  private func changes() -> [String] {
    if known.changed.isEmpty { return [] }
    var lines = [say(.changedElsewhere(known.changed.count))]
    lines += known.changed.prefix(5).flatMap { ["  " + say(.changedSession($0))] + sets($0.sets).map { "  " + $0 } }
    if known.changed.count > 5 { lines.append("  …") }
    let (disputed, orphaned) = (known.changed.flatMap(\.disputed), known.changed.flatMap(\.orphaned))
    if !disputed.isEmpty { lines += [say(.correctionsStay(disputed.count))] + sets(disputed) }
    if !orphaned.isEmpty { lines += [say(.correctionsWithoutSet(orphaned.count))] + sets(orphaned) }
    return lines
  }

  /// What they were and what they become, five of them.
  private func sets(_ changes: [Correction.Change]) -> [String] {
    let most = 5
    let sheet = HistorySheet(corrections: [], formatter: UnitFormatter(language: .current))
    return sheet.lines(of: Array(changes.prefix(most))) + (changes.count > most ? ["  …"] : [])
  }

  /// What another source has brought already, five sessions of each kind.
  private func twins() -> [String] {
    var lines: [String] = []
    for isFilled in [false, true] {
      let twins = known.twins.filter { $0.isFilled == isFilled }
      if twins.isEmpty { continue }
      lines.append(say(isFilled ? .twinsFilled(twins.count) : .twinsKept(twins.count)))
      lines += twins.prefix(5).map { "  " + say(.twin($0)) }
      if twins.count > 5 { lines.append("  …") }
    }
    return lines
  }

  /// What was at the time of another session, five of them.
  private func simultaneous() -> [String] {
    if known.simultaneous.isEmpty { return [] }
    let lines = known.simultaneous.prefix(5).map { "  " + say(.simultaneous($0)) }
    return [say(.simultaneousKept(known.simultaneous.count))] + lines
      + (known.simultaneous.count > 5 ? ["  …"] : [])
      + [say(.simultaneousHint(delete: known.simultaneous[0].here.rawValue))]
  }

  private func exercises() -> [String] {
    let width = arriving.exercises.map { $0.theirs.displayWidth }.max() ?? 0
    var lines = arriving.exercises.map { exercise in
      let theirs = exercise.theirs.visibleInRow
      let name = theirs + String(repeated: " ", max(0, width - theirs.displayWidth))
      return "  \(name)  \(exercise.sets) ×  → " + meaning(exercise.theirs, exercise.ours, exercise.match)
    }
    let own = arriving.exercises.filter { $0.match == .own }
    let varied = own.filter { arriving.names.base(of: $0.theirs) != nil }.map(\.sets).reduce(0, +)
    let unplaced = own.map(\.sets).reduce(0, +) - varied
    let all = arriving.exercises.map(\.sets).reduce(0, +)
    if varied > 0 { lines.append(say(.variedSets(varied, of: all))) }
    if unplaced > 0 { lines.append(say(.unplacedSets(unplaced, of: all))) }
    if !own.isEmpty { lines.append(say(.mapHint)) }
    return lines
  }

  private func meaning(_ theirs: String, _ ours: Exercise, _ match: ForeignNames.Match) -> String {
    switch match {
    case .said, .library: UnitFormatter(language: .current).exercise(ours)
    case .own:
      if let base = arriving.names.base(of: theirs) {
        say(.keptAsVariation(of: base))
      } else {
        say(.keptUnderOwnName(nearest: arriving.names.nearest(to: theirs)))
      }
    }
  }
}

extension PortableEntry {
  fileprivate var isBodyweight: Bool {
    guard case .bodyweight(let entered) = self else { return false }
    return entered.mass != nil
  }
}
