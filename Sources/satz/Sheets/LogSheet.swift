/// The log in lines: sessions with their sets, by day, or one line per set with its number.

import PlanWording
import SessionModel
import TrainingStore

struct LogSheet {
  var entries: [LogEntry]
  /// Sessions to show even if they have no sets.
  var sessions: [LoggedSession]
  /// The scores of blocks, in the order of their sessions.
  var scores: [LoggedScore] = []
  var formatter: UnitFormatter
  var marks: [EntryID: [RecordKind]] = [:]
  /// One line per set, each with its number.
  var isNumbered = false

  func lines() -> [String] {
    let bySession = Dictionary(grouping: entries, by: \.session)
    let logged = Dictionary(sessions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let scores = Dictionary(grouping: scores, by: \.session)
    let heads = Set(bySession.keys).union(logged.keys).union(scores.keys).compactMap {
      id -> (day: Day, id: SessionID, name: String)? in
      guard let day = logged[id]?.day ?? bySession[id]?.first?.day ?? scores[id]?.first?.day,
        let name = logged[id]?.name ?? bySession[id]?.first?.sessionName ?? scores[id]?.first?.sessionName
      else { return nil }
      return (day, id, formatter.language.sessionName(name))
    }
    var lines: [String] = []
    for (day, id, name) in heads.sorted(by: { ($0.day, $0.id.rawValue) > ($1.day, $1.id.rawValue) }) {
      let sets = (bySession[id] ?? []).sorted { $0.position < $1.position }
      let session = logged[id]
      if !lines.isEmpty { lines.append("") }
      lines.append(
        "\(day.isoText)  \(isNumbered ? "\(id.rawValue)  " : "")\(name.visibleInRow)" + level(session)
          + outcome(session))
      let others = scores[id] == nil ? sets : sets.filter { !$0.saysScore }
      lines += isNumbered ? numbered(sets, scores[id] ?? []) : rows(others) + (scores[id] ?? []).map(row)
      lines += (session?.notes ?? []).map { "  ✎ \($0.visibleInRow)" }
    }
    return lines
  }

  private func level(_ session: LoggedSession?) -> String {
    session?.level.map { " · " + formatter.level($0).visibleInRow } ?? ""
  }

  private func outcome(_ session: LoggedSession?) -> String {
    session?.isBroken == true ? "  (\(CommandText.broken.said(in: formatter.language)))" : ""
  }

  private var text: LoggedSetText { LoggedSetText(formatter: formatter, marks: marks) }

  private func row(_ score: LoggedScore) -> String {
    "  ⚑ " + ScoreText(formatter: formatter).line(TitledScore(title: score.title, score: score.score))
  }

  private func numbered(_ sets: [LogEntry], _ scores: [LoggedScore]) -> [String] {
    var rows = sets.map { set in
      let kinds = marks[set.id].map { " " + RecordText(formatter: formatter).names($0) } ?? ""
      return [set.id.text, formatter.exercise(set.exercise), text.words(set) + text.superset(of: set) + kinds]
    }
    let words = ScoreText(formatter: formatter)
    rows += scores.map { score in
      let name = words.name(TitledScore(title: score.title, score: score.score))
      return [score.id.text, "⚑ " + name, words.words(score.score)]
    }
    return rows.alignedColumns().map { "  " + $0 }
  }

  /// Sets of one exercise that follow each other share a line, and so does the superset that they are in.
  private func rows(_ sets: [LogEntry]) -> [String] {
    var rows: [(exercise: Exercise, superset: String, texts: [String])] = []
    for set in sets {
      let (words, superset) = (text.words(set), text.superset(of: set))
      if let last = rows.last, last.exercise == set.exercise, last.superset == superset {
        rows[rows.count - 1].texts.append(words)
      } else {
        rows.append((set.exercise, superset, [words]))
      }
    }
    let width = rows.map { formatter.exercise($0.exercise).displayWidth }.max() ?? 0
    return rows.map {
      "  " + formatter.exercise($0.exercise).padded(to: width) + "  " + $0.texts.joined(separator: ", ") + $0.superset
    }
  }
}

extension LogEntry {
  /// Whether it is only what was entered at the end of an AMRAP: `3 rounds + 12` are of the block, and of no exercise.
  var saysScore: Bool { performance.rounds != nil && performance.reps == nil }
}

extension EntryID {
  /// `12.3` for a set, `12.s1` for a score, `12` for a session.
  var text: String {
    switch place {
    case .session: "\(session.rawValue)"
    case .set(let position): "\(session.rawValue).\(position)"
    case .score(let number): "\(session.rawValue).s\(number)"
    }
  }

  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }), number > 0, parts.count <= 2 else { return nil }
    let session = SessionID(rawValue: number)
    guard parts.count == 2 else {
      self.init(session: session)
      return
    }
    let isScore = parts[1].first == "s"
    guard let place = Int(parts[1].dropFirst(isScore ? 1 : 0)), (1...1 << 40).contains(place) else { return nil }
    self.init(session: session, place: isScore ? .score(place) : .set(place))
  }
}

extension [[String]] {
  /// Rows of cells in columns; the last column is not padded.
  func alignedColumns() -> [String] {
    let widths = (0..<(map(\.count).max() ?? 0)).map { column in
      map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeated: " ", widths[column] - cell.displayWidth + 2) }
      }
      return line
    }
  }
}

extension StepText {
  func done(_ entry: LogEntry) -> String {
    var performance = entry.performance
    if case .mass(_, let each, _) = entry.load { performance.load = each }
    let pace = formatter.writing(performance.units).pace(of: performance, in: entry.exercise)
    return [done(performance, load: entry.load, of: entry.exercise), pace ?? ""].filter { !$0.isEmpty }.joined(
      separator: " · ")
  }
}
