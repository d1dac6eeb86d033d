/// A file to be imported, recognised by its content, and what it would add.

import ActivityFiles
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
  /// Values that are left out of what is imported.
  var unreadValues: [UnreadLine] = []
  /// Notes about single sets, which become notes of their sessions.
  var notesOfSets = 0
  /// Records of Apple Health that nothing is made of.
  var leftOut = LeftOutRecords()
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
    if corrected == nil, app == nil, let weighings = WeighingTable(table, units: units) {
      return try ArrivingLog(weighings, names, units)
    }
    let mapping = corrected ?? TableMapping(guessing: table.header)
    if !mapping.lacks.isEmpty {
      // Text with commas is no table.
      throw table.looksLikeTable ? UnmappedTable(mapping: mapping) : ImportProblem.unknownForm
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

  private init(_ table: WeighingTable, _ names: ForeignNames, _ units: Units) throws(ImportProblem) {
    if table.weighings.isEmpty, !table.unread.isEmpty {
      throw .nothingReadable(Array(table.unread.prefix(5)), count: table.unread.count)
    }
    if table.weighings.isEmpty, table.others == 0 { throw .noRows }
    let entries = table.weighings.map { weighing in
      let offset = weighing.time.utcOffset
      let moment = WallMoment(
        milliseconds: weighing.time.milliseconds - offset * 1000, utcOffsetSeconds: offset)
      return PortableEntry.bodyweight(PortableBodyweight(weighed: weighing.mass, at: moment))
    }
    self.init(kind: .table, entries: entries.sorted { $0.wallMilliseconds < $1.wallMilliseconds }, names: names)
    unread = table.unread
    leftOut.others = table.others
    assumed = table.unitIsOpen ? units : nil
    dateOrderIsOpen = table.dateOrderIsOpen
  }

  private init(
    _ kind: ImportKind, _ log: ForeignLog, _ names: ForeignNames, _ units: Units
  ) throws(ImportProblem) {
    if log.sessions.isEmpty, !log.unread.isEmpty {
      throw .nothingReadable(Array(log.unread.prefix(5)), count: log.unread.count)
    }
    if log.sessions.isEmpty { throw .noRows }
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
    unreadValues = log.unreadValues
    notesOfSets = log.notesOfSets
    assumed = log.unitIsOpen ? units : nil
    assumedOfDistances = log.distanceUnitIsOpen ? units : nil
  }
}

extension CSVTable {
  /// A table of two columns has names for them: no sentences.
  fileprivate var looksLikeTable: Bool {
    if isRegular { return true }
    return header.count == 2 && !rows.isEmpty && rows.prefix(20).allSatisfy { $0.fields.count == 2 }
      && header.allSatisfy { $0.split(separator: " ").count <= 3 }
  }
}

/// A table of which too little is understood.
struct UnmappedTable: Error {
  var mapping: TableMapping
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
    isInUTC ? Moment.utcOffset(at: began.milliseconds) : began.utcOffset
  }
}

extension LocalTime {
  /// The local offset from UTC at this time, in seconds.
  fileprivate var utcOffset: Int {
    Moment.local(day, hour: second / 3600, minute: second / 60 % 60).utcOffsetSeconds
  }
}
