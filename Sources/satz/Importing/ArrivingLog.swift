/// A file to be imported, recognised by its content, and what it would add.

import Glibc
import PlanWording
import SessionModel
import TrainingStore

struct ArrivingLog {
  var kind: ImportKind
  var entries: [PortableEntry]
  /// From another app: its exercises by its names, and what they are here.
  var exercises: [(theirs: String, sets: Int, ours: Exercise, match: ForeignNames.Match)] = []
  var unread: [UnreadLine] = []
  /// The unit assumed for loads if the file does not say.
  var assumed: Units?
  var names: ForeignNames

  static func read(_ bytes: [UInt8], naming names: ForeignNames, units: Units) throws(ImportProblem) -> ArrivingLog {
    let table = PlainLog.isPlainLog(bytes) ? nil : CSVTable(bytes)
    do throws(LogFaults) {
      guard let table else { return ArrivingLog(kind: .text, entries: try PlainLog.read(bytes), names: names) }
      if LogCSV.isHeader(table.header) {
        return ArrivingLog(kind: .csv, entries: try LogCSV.read(table), names: names)
      }
    } catch {
      throw error.first.first?.reason == .noHeader ? .unknownForm : .lines(error)
    }
    guard let table else { throw .unknownForm }
    if StrongCSV.isHeader(table.header) {
      return try ArrivingLog(.strong, StrongCSV.read(table, units: units), names, units)
    }
    if HevyCSV.isHeader(table.header) { return try ArrivingLog(.hevy, HevyCSV.read(table), names, units) }
    throw .unknownForm
  }

  private init(kind: ImportKind, entries: [PortableEntry], names: ForeignNames) {
    (self.kind, self.entries, self.names) = (kind, entries, names)
  }

  private init(
    _ kind: ImportKind, _ log: ForeignLog, _ names: ForeignNames, _ units: Units
  ) throws(ImportProblem) {
    if log.sessions.isEmpty, !log.unread.isEmpty {
      throw .nothingReadable(Array(log.unread.prefix(5)), count: log.unread.count)
    }
    let entries = log.portable(
      naming: { theirs in
        let name = names.name(theirs)
        return (name.exercise, name.isBodyweight)
      }, utcOffset: \.utcOffset)
    self.init(kind: kind, entries: entries, names: names)
    exercises = log.exercises.map { exercise in
      let name = names.name(exercise.name)
      return (exercise.name, exercise.sets, name.exercise, name.match)
    }
    unread = log.unread
    assumed = log.unitIsOpen ? units : nil
  }
}

extension LocalTime {
  /// The local offset from UTC at that time, in seconds.
  fileprivate var utcOffset: Int {
    Moment.local(day, hour: second / 3600, minute: second / 60 % 60).utcOffsetSeconds
  }
}

/// What an import would add, in lines.
struct ArrivingSheet {
  var arriving: ArrivingLog
  var known: KnownSessions

  func lines() -> [String] {
    let sessions = arriving.entries.compactMap { entry -> PortableSession? in
      if case .session(let session) = entry { session } else { nil }
    }
    let fresh = sessions.filter { !known.identities.contains($0.identity) }
    var lines = [
      say(
        .arriving(
          kind: arriving.kind, sessions: sessions.count, sets: sessions.map(\.sets.count).reduce(0, +),
          first: sessions.first?.began.day.isoText, last: sessions.last?.began.day.isoText))
    ]
    if !sessions.isEmpty { lines.append(say(.arrivingNew(fresh.count, there: sessions.count - fresh.count))) }
    lines += changes()
    if let units = arriving.assumed { lines.append(say(.unitsAssumed(units.rawValue))) }
    lines += exercises()
    if !arriving.unread.isEmpty {
      lines.append(say(.linesUnread(arriving.unread.count)))
      lines += arriving.unread.prefix(5).map { "  " + say(.lineUnread($0)) }
      if arriving.unread.count > 5 { lines.append("  …") }
    }
    return lines
  }

  /// What another app has changed, five sessions of each kind.
  private func changes() -> [String] {
    var lines: [String] = []
    for isKept in [false, true] {
      let changed = known.changed.filter { $0.isKept == isKept }
      if changed.isEmpty { continue }
      lines.append(say(isKept ? .changedButKept(changed.count) : .changedElsewhere(changed.count)))
      lines += changed.prefix(5).map { "  " + say(.changedSession($0)) }
      if changed.count > 5 { lines.append("  …") }
    }
    return lines
  }

  private func exercises() -> [String] {
    let width = arriving.exercises.map { $0.theirs.displayWidth }.max() ?? 0
    var lines = arriving.exercises.map { exercise in
      let theirs = exercise.theirs.visibleInRow
      let name = theirs + String(repeated: " ", max(0, width - theirs.displayWidth))
      return "  \(name)  \(exercise.sets) ×  → " + meaning(exercise.theirs, exercise.ours, exercise.match)
    }
    let unplaced = arriving.exercises.filter { $0.match == .own }.map(\.sets).reduce(0, +)
    if unplaced > 0 {
      let all = arriving.exercises.map(\.sets).reduce(0, +)
      lines += [say(.unplacedSets(unplaced, of: all)), say(.mapHint)]
    }
    return lines
  }

  private func meaning(_ theirs: String, _ ours: Exercise, _ match: ForeignNames.Match) -> String {
    switch match {
    case .said, .library: UnitFormatter(language: .current).exercise(ours)
    case .own: say(.keptUnderOwnName(nearest: arriving.names.nearest(to: theirs)))
    }
  }
}
