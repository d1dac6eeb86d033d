/// Sessions in one line each: day, title, length, volume, sets, score and records, as far as the screen has room.

import PlanWording
import SessionModel
import TrainingStore

struct SessionList {
  var sessions: [SessionSummary]
  var scores: [SessionID: [LoggedScore]] = [:]
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns: Int

  /// The columns from left to right.
  private enum Column: CaseIterable {
    case day, name, length, distance, volume, sets, score, records, number

    /// The first to go where the screen is too narrow; day and title stay, and the number that names the session goes last.
    static let dispensable: [Column] = [.length, .sets, .score, .distance, .volume, .records, .number]

    var isRightAligned: Bool { self == .length || self == .distance || self == .volume || self == .sets }
  }

  private static let gap = 2
  /// A title is cut no shorter than this while there is a column that can go.
  private static let shortestName = 12

  func rows() -> [StyledText] {
    let cells = sessions.map { session in
      Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, text($0, of: session)) })
    }
    var widths: [Column: Int] = [:]
    for column in Column.allCases { widths[column] = cells.map { $0[column]?.width ?? 0 }.max() ?? 0 }
    var shown = Column.allCases.filter { widths[$0] ?? 0 > 0 }
    func room() -> Int {
      columns - shown.filter { $0 != .name }.reduce(0) { $0 + (widths[$1] ?? 0) + Self.gap }
    }
    for column in Column.dispensable where room() < min(Self.shortestName, widths[.name] ?? 0) {
      shown.removeAll { $0 == column }
    }
    widths[.name] = min(widths[.name] ?? 0, max(1, room()))
    return cells.map { row($0, shown, widths) }
  }

  private func row(_ cells: [Column: StyledText], _ shown: [Column], _ widths: [Column: Int]) -> StyledText {
    var row = StyledText()
    for (index, column) in shown.enumerated() {
      let (cell, width) = (cells[column] ?? StyledText(), widths[column] ?? 0)
      if index > 0 { row.append(spaces: Self.gap) }
      if column.isRightAligned { row.append(spaces: width - cell.width) }
      row += column.isRightAligned ? cell : cell.fitted(to: width)
    }
    return row.withoutTrailingSpace
  }

  private func text(_ column: Column, of summary: SessionSummary) -> StyledText {
    let session = summary.session
    return switch column {
    case .day: StyledText(session.day.isoText)
    case .name:
      StyledText(formatter.language.sessionName(session.name).visibleInRow, .strong)
        + StyledText(remarks(session), .faint)
    case .length: StyledText(session.length.map(formatter.minutes) ?? "", .faint)
    case .distance: StyledText(formatter.distance(of: summary) ?? "")
    case .volume: StyledText(summary.volumeGrams > 0 ? formatter.total(Mass(grams: summary.volumeGrams)) : "")
    case .sets: StyledText(summary.sets > 0 ? LogText.setCount(summary.sets).said(in: formatter.language) : "", .faint)
    case .score: StyledText(score(of: session), .tone(.rest))
    case .records: StyledText(summary.records > 0 ? "🏆 \(summary.records)" : "", .notice(.gold))
    case .number: StyledText("#\(session.id.rawValue)", .faint)
    }
  }

  /// The level, and whether it was broken off.
  private func remarks(_ session: LoggedSession) -> String {
    let level = session.level.map { " · " + formatter.level($0).visibleInRow } ?? ""
    return level + (session.isBroken ? " (\(CommandText.broken.said(in: formatter.language)))" : "")
  }

  /// The first score; how many more there are follows it.
  private func score(of session: LoggedSession) -> String {
    guard let scores = scores[session.id], let first = scores.first else { return "" }
    return "⚑ " + ScoreText(formatter: formatter).words(first.score)
      + (scores.count > 1 ? " +\(scores.count - 1)" : "")
  }
}

extension LoggedSession {
  /// Whether it was ended before its end.
  var isBroken: Bool {
    switch outcome {
    case .aborted, .abandoned: true
    case .finished, nil: false
    }
  }

  /// Without pauses if that is known; nil for a session that ended when it began, or more than a day later.
  var length: Milliseconds? {
    let length = elapsed?.count ?? endedWallMilliseconds.map { WideInt($0 - began.milliseconds) } ?? 0
    return (1...86_400_000).contains(length) ? Milliseconds(length) : nil
  }
}

extension UnitFormatter {
  /// `45 min`; `< 1 min`.
  func minutes(_ time: Milliseconds) -> String {
    time.count < 60_000 ? "< 1 min" : rough(time)
  }
}
