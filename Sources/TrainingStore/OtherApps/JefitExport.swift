/// Reads what Jefit exports: several tables in one file, each under a line such as `### EXERCISE LOGS ###`, of which two
/// are about what was done (github.com/radupana/openweight describes them):
///
///     ### WORKOUT SESSIONS ###      _id,mydate,starttime,…,total_time
///     ### EXERCISE LOGS ###         …,logs,…,mydate,…,ename,…,belongsession: logs is `100x5,100x5`, load by reps

import SessionModel

/// The exports of Jefit.
public enum JefitExport {
  private static let logs = "### EXERCISE LOGS"
  private static let sessions = "### WORKOUT SESSIONS"
  /// More sets in one cell than anybody does.
  private static let mostSets = 200

  /// Whether it has the tables of Jefit.
  public static func isExport(_ bytes: [UInt8]) -> Bool { section(logs, of: bytes) != nil }

  /// Loads are in `units`: the file does not say.
  public static func read(_ bytes: [UInt8], units: Units) -> ForeignLog {
    var log = ForeignLog(app: .jefit, sessions: [], unread: [], unitIsOpen: true)
    let lengths = lengths(in: bytes)
    guard case (var table, let line)? = section(logs, of: bytes) else { return log }
    for index in table.rows.indices { table.rows[index].line += line }
    var places: [String: Int] = [:]
    for row in table.rows(table.columns) {
      do throws(UnreadLine) {
        let began = try row.began("mydate")
        let sets = try sets(row, units)
        let session = row.text("belongsession")
        let key = "\(began.day.number) \(session ?? "")"
        let place = places[key] ?? log.sessions.count
        if place == log.sessions.count {
          let length = session.flatMap { lengths[$0] }.map { Milliseconds.seconds($0.seconds) }
          log.sessions.append(
            ForeignSession(
              name: "Jefit", began: LocalTime(day: began.day, second: 0), length: length, sets: [], notes: []))
          places[key] = place
        }
        log.sessions[place].sets += sets
      } catch {
        log.unread.append(error)
      }
    }
    return log
  }

  private static func sets(_ row: ForeignRow, _ units: Units) throws(UnreadLine) -> [ForeignSet] {
    guard let exercise = row.text("ename") else { throw row.unread(.noExercise) }
    guard let logs = row.text("logs") else { throw row.unread(.empty) }
    var sets: [ForeignSet] = []
    let parts = logs.split(separator: ",")
    guard parts.count <= mostSets else { throw row.beyond(1...mostSets, "logs", "\(parts.count)") }
    for part in parts {
      let numbers = part.split(separator: "x").map { Decimal.thousandths(String($0).trimmingSpaces()) }
      guard numbers.count == 2, let load = numbers[0], let reps = numbers[1], load >= 0, reps >= 0 else {
        throw row.unread(.notANumber(column: "logs", String(part)))
      }
      guard reps % 1000 == 0 else { throw row.unread(.notWhole(column: "logs", String(part))) }
      if load == 0, reps == 0 { continue }
      let done = Performance(
        reps: reps / 1000, load: load > 0 ? ForeignUnit.mass(load, in: units) : nil,
        units: .given(load: load > 0 ? units : nil, distance: nil))
      do { try done.judge() } catch { throw row.unread(.implausible(error)) }
      sets.append(
        ForeignSet(
          exercise: exercise, role: .work, label: nil, performance: done,
          isAssisted: exercise.lowercased().contains("assisted")))
    }
    if sets.isEmpty { throw row.unread(.empty) }
    return sets
  }

  /// By the number of the session.
  private static func lengths(in bytes: [UInt8]) -> [String: SessionLength] {
    guard let (table, _) = section(sessions, of: bytes) else { return [:] }
    var lengths: [String: SessionLength] = [:]
    for row in table.rows(table.columns) {
      guard let number = row.text("_id"), let seconds = row.text("total_time").flatMap({ Int($0) }) else { continue }
      lengths[number] = SessionLength(seconds: seconds)
    }
    return lengths
  }

  /// The table under a line that begins so, and the number of lines before it.
  private static func section(_ name: String, of bytes: [UInt8]) -> (table: CSVTable, line: Int)? {
    var (line, start) = (0, 0)
    var found: (start: Int, line: Int)?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      if bytes[start..<end].starts(with: "###".utf8) {
        if let found { return CSVTable(Array(bytes[found.start..<start])).map { ($0, found.line) } }
        if bytes[start..<end].starts(with: name.utf8) { found = (min(end + 1, bytes.count), line + 1) }
      }
      (start, line) = (end + 1, line + 1)
    }
    return found.flatMap { found in CSVTable(Array(bytes[found.start...])).map { ($0, found.line) } }
  }
}
