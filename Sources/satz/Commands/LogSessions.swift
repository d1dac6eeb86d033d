/// Sessions of the log: a line each, or the sheets of those that are asked for.

import PlanWording
import SessionModel
import TrainingStore

/// Which sessions are wanted: `last`, `12`, `2026-11-20`.
enum WantedSessions: Hashable {
  case last
  case number(Int)
  case day(Day)

  /// Those that are no day and no number, in the language of messages.
  static var words: [String] {
    switch Language.current {
    case .english: ["last", "today", "yesterday"]
    case .german: ["letzte", "heute", "gestern"]
    }
  }

  /// Nil for anything else.
  init?(text: String) {
    switch text.lowercased() {
    case "last", "letzte": self = .last
    case "today", "heute": self = .day(.today)
    case "yesterday", "gestern": self = .day(Day(number: Day.today.number - 1))
    default:
      if let day = Day(text: text) {
        self = .day(day)
      } else if let number = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text), number > 0 {
        self = .number(number)
      } else {
        return nil
      }
    }
  }
}

struct LoggedSessions {
  var store: TrainingStore
  var formatter: UnitFormatter

  /// How wide lists and sheets may be.
  private static var columns: Int { Output.columns.map { min(max($0, 38), 200) } ?? SessionSheet.width }

  /// A line for each session that a query matches, the newest first; false if there is none.
  func showList(_ query: LogQuery) throws -> Bool {
    let sessions = try store.answer { store throws(StoreProblem) in
      try store.summaries(of: try store.finishedSessions(matching: query))
    }
    if sessions.isEmpty { return false }
    let scores = try store.answer { store throws(StoreProblem) in
      try store.scores(
        matching: LogQuery(from: sessions.last?.session.day, through: sessions.first?.session.day, limit: .max))
    }
    let list = SessionList(
      sessions: sessions, scores: Dictionary(grouping: scores, by: \.session), formatter: formatter,
      columns: Self.columns)
    var rows = list.rows()
    if sessions.count >= query.limit {
      let all = try store.answer { store throws(StoreProblem) in try store.countSessions(matching: query) }
      let more = all - sessions.count
      if more > 0 { rows += [StyledText(), StyledText(say(.moreSessions(more)), .faint)] }
    }
    Pager.show(rows)
    return true
  }

  /// The sheet of each wanted session, in their order; false if there is none.
  func showSheets(_ wanted: WantedSessions) throws -> Bool {
    let sheets = try sheets(wanted).map { $0.rows() }
    if sheets.isEmpty { return false }
    Pager.show(Array(sheets.joined(separator: [StyledText(), StyledText()])))
    return true
  }

  func sheets(_ wanted: WantedSessions) throws -> [LoggedSessionSheet] {
    let sessions = try self.sessions(wanted)
    return try store.answer { store throws(StoreProblem) in
      try sessions.map { session throws(StoreProblem) in
        try LoggedSessionSheet(of: session, in: store, formatter: formatter, columns: Self.columns)
      }
    }
  }

  func sessions(_ wanted: WantedSessions) throws -> [LoggedSession] {
    try store.answer { store throws(StoreProblem) in
      switch wanted {
      case .last: try store.finishedSessions(matching: LogQuery(limit: 1))
      case .number(let number): try store.finishedSessions(matching: LogQuery(session: SessionID(rawValue: number)))
      case .day(let day): try store.finishedSessions(matching: LogQuery(from: day, through: day)).reversed()
      }
    }
  }
}
