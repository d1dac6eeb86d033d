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
  /// The units assumed for distances if the file does not say.
  var assumedOfDistances: Units?
  var names: ForeignNames
  /// What the columns of a table were taken for, if that was not certain.
  var mapping: TableMapping?
  /// Whether its dates can be read in two ways.
  var dateOrderIsOpen = false

  /// `naming` gives the names of exercises, for a file with columns that can be mapped or one without; `columns` gives the
  /// mapping of a table that no app is known for, nil if it has none.
  static func read(
    _ bytes: [UInt8], naming: (_ hasColumns: Bool) throws -> ForeignNames, units: Units,
    columns: (_ header: [String]) throws -> TableMapping?
  ) throws -> ArrivingLog {
    let table = PlainLog.isPlainLog(bytes) ? nil : CSVTable(bytes)
    if let table, !isKnown(bytes, table) { return try mapped(table, try naming(true), units, columns) }
    let names = try naming(false)
    if JefitExport.isExport(bytes) {
      return try ArrivingLog(.jefit, JefitExport.read(bytes, units: units), names, units)
    }
    do throws(LogFaults) {
      guard let table else { return ArrivingLog(kind: .text, entries: try PlainLog.read(bytes), names: names) }
      if LogCSV.isHeader(table.header) {
        return ArrivingLog(kind: .csv, entries: try LogCSV.read(table), names: names)
      }
    } catch {
      throw error.first.first?.reason == .noHeader ? ImportProblem.unknownForm : .lines(error)
    }
    guard let table else { throw ImportProblem.unknownForm }
    if StrongCSV.isHeader(table.header) {
      return try ArrivingLog(.strong, StrongCSV.read(table, units: units), names, units)
    }
    return try ArrivingLog(.hevy, HevyCSV.read(table), names, units)
  }

  /// Whether its columns mean what they are called.
  private static func isKnown(_ bytes: [UInt8], _ table: CSVTable) -> Bool {
    JefitExport.isExport(bytes)
      || [LogCSV.isHeader, StrongCSV.isHeader, HevyCSV.isHeader].contains { isHeader in isHeader(table.header) }
  }

  private static func mapped(
    _ table: CSVTable, _ names: ForeignNames, _ units: Units, _ columns: ([String]) throws -> TableMapping?
  ) throws -> ArrivingLog {
    let app = KnownTable(header: table.header)
    let corrected = try columns(table.header)
    let mapping = corrected ?? TableMapping(guessing: table.header)
    if !mapping.lacks.isEmpty {
      // Text with commas is no table.
      throw table.isRegular ? UnmappedTable(mapping: mapping) : ImportProblem.unknownForm
    }
    let kind = app?.kind ?? .table
    let log = MappedTable.read(
      table, mapping, as: ForeignApp(rawValue: kind.rawValue) ?? .table, named: app?.name ?? "Workout", units: units)
    var arriving = try ArrivingLog(kind, log, names, units)
    if app == nil || corrected != nil { arriving.mapping = mapping }
    arriving.dateOrderIsOpen = log.dateOrderIsOpen
    return arriving
  }

  init(kind: ImportKind, entries: [PortableEntry], names: ForeignNames) {
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
    assumedOfDistances = log.distanceUnitIsOpen ? units : nil
  }
}

/// A table of which too little is understood.
struct UnmappedTable: Error {
  var mapping: TableMapping
}

extension PortableEntry {
  fileprivate var isBodyweight: Bool {
    guard case .bodyweight(let entered) = self else { return false }
    return entered.mass != nil
  }
}

extension KnownTable {
  fileprivate var kind: ImportKind {
    switch self {
    case .strong: .strong
    case .fitnotes: .fitnotes
    case .fitbod: .fitbod
    case .liftosaur: .liftosaur
    case .gymrun: .gymrun
    }
  }
}

extension ForeignSession {
  /// The local offset from UTC when it began, in seconds.
  fileprivate var utcOffset: Int {
    if isInUTC { return Moment.utcOffset(at: began.milliseconds) }
    return Moment.local(began.day, hour: began.second / 3600, minute: began.second / 60 % 60).utcOffsetSeconds
  }
}

/// What an import would add, in lines.
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
    var lines = [
      say(
        .arriving(
          kind: arriving.kind, sessions: sessions.count, sets: sessions.map(\.sets.count).reduce(0, +),
          first: sessions.first?.began.day.isoText, last: sessions.last?.began.day.isoText))
    ]
    let weighings = arriving.entries.count { if case .bodyweight = $0 { true } else { false } }
    if arriving.kind == .health, weighings > 0 { lines.append(say(.arrivingWeighings(weighings))) }
    if !sessions.isEmpty { lines.append(say(.arrivingNew(sessions.count - there - repeated, there: there))) }
    if repeated > 0 { lines.append(say(.arrivingRepeated(repeated))) }
    if let mapping = arriving.mapping { lines += say(.columns(mapping)).split(separator: "\n").map(String.init) }
    if arriving.dateOrderIsOpen { lines.append(say(.dateOrderAssumed)) }
    lines += twins()
    lines += changes()
    if let units = arriving.assumed { lines.append(say(.unitsAssumed(units.rawValue))) }
    if let units = arriving.assumedOfDistances {
      lines.append(say(.distanceUnitAssumed(units == .pounds ? .mile : .kilometre)))
    }
    lines += exercises()
    lines += bodyweight(sessions)
    lines += doubtful(sessions)
    if !arriving.unread.isEmpty {
      lines.append(say(.linesUnread(arriving.unread.count)))
      lines += arriving.unread.prefix(5).map { "  " + say(.lineUnread($0)) }
      if arriving.unread.count > 5 { lines.append("  …") }
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
    var lines: [String] = []
    for isKept in [false, true] {
      let changed = known.changed.filter { $0.isKept == isKept }
      if changed.isEmpty { continue }
      lines.append(say(isKept ? .changedButKept(changed.count) : .changedElsewhere(changed.count)))
      lines += changed.prefix(5).flatMap { ["  " + say(.changedSession($0))] + sets(of: $0) }
      if changed.count > 5 { lines.append("  …") }
    }
    return lines
  }

  /// What they were and what they become, five of them.
  private func sets(of changed: ChangedElsewhere) -> [String] {
    let most = 5
    let sheet = HistorySheet(corrections: [], formatter: UnitFormatter(language: .current))
    let lines = sheet.lines(of: Array(changed.sets.prefix(most)))
    return (lines + (changed.sets.count > most ? ["  …"] : [])).map { "  " + $0 }
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
