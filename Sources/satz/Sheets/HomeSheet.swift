/// What the prompt shows while nothing runs: today's session, the last one, and this week.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct HomeSheet {
  var today: Day
  /// The next session of the program that was trained last, or of the plan with states.
  var next: PreparedSession?
  /// Workouts to run if no program determines the next session; favourites first.
  var workouts: [String] = []
  var last: Last?
  /// Whether the program's session of today is done, so that `next` is that of another day.
  var isDone = false
  /// Nothing is logged or saved yet.
  var isFirst = false
  /// The name of the session that runs.
  var running: String?
  /// The days of this week that have a session.
  var days: [SessionDay] = []
  /// Workouts a week.
  var weeklyGoal: Int
  /// Weeks in a row in which the goal was reached.
  var streak: Int
  /// Minutes a day; 0 means none.
  var trainingGoal: Int
  var sittingGoal: Int
  var formatter: UnitFormatter

  struct Last {
    var session: LoggedSession
    var volumeGrams: Int
    /// `Deadlift · 1 × 150 kg`
    var record: String?
  }

  /// The next session has the rows that are left of the height, and some in any case.
  func rows(width: Int, height: Int? = nil) -> [StyledText] {
    let page = rows(width: width, ofNext: Self.most)
    guard let height, page.count < height else { return page }
    return rows(width: width, ofNext: Self.most + height - page.count)
  }

  private func rows(width: Int, ofNext most: Int) -> [StyledText] {
    let last = lastRows(width)
    let parts = [isDone ? last : [], nextRows(width, most: most), workoutRows(width), isDone ? [] : last, weekRows]
    let hint = say(running.map { .hintRunning($0) } ?? (isFirst ? .hintAtFirst : hintOfNext))
    return heading(width) + parts.filter { !$0.isEmpty }.flatMap { [StyledText()] + $0 } + [StyledText()]
      + hint.wrapped(to: max(20, width - 2)).map { StyledText("  " + $0, .faint) }
  }

  private var hintOfNext: HomeText {
    next == nil ? .hint(hasNext: false) : isDone ? .hintAfterSession : .hint(hasNext: true)
  }

  private func say(_ text: HomeText) -> String { text.said(in: formatter.language) }

  /// The day on the left, the week on the right; below it where there is no room.
  private func heading(_ width: Int) -> [StyledText] {
    let (_, month, day) = today.date
    let date = StyledText("  " + say(.date(weekday: today.weekday, day: day, month: month)), .strong)
    let done = days.reduce(0) { $0 + $1.workouts }
    var facts = [say(.week(today.weekNumber)), say(.workouts(done, of: weeklyGoal))]
    if streak > 0 { facts.append(say(.streak(streak))) }
    let week = StyledText(facts.joined(separator: " · "), .faint)
    if date.width + 2 + week.width > width { return [date, StyledText("  ") + week] }
    var row = date
    row.append(spaces: max(2, min(width, 100) - date.width - week.width - 2))
    return [row + week]
  }

  /// The label, then the rows beside it.
  private func labelled(_ label: HomeText, _ rows: [StyledText]) -> [StyledText] {
    let name = say(label)
    return rows.enumerated().map { index, row in
      var head = StyledText("  ")
      if index == 0 { head.append(name, .faint) }
      head.append(spaces: Self.indent - head.width)
      return head + row
    }
  }

  private func nextRows(_ width: Int, most: Int) -> [StyledText] {
    guard let next else { return [] }
    var sheet = SessionSheet(session: next.session, athlete: next.athlete, formatter: formatter)
    sheet.columns = max(24, min(width, 100) - Self.indent + 2)
    let name = [next.program, formatter.language.sessionName(next.session.name)].compactMap(\.self).filter {
      !$0.isEmpty
    }.joined(separator: " · ")
    let facts = StyledText(sheet.facts.first ?? "", .faint)
    let isOneRow = name.displayWidth + 4 + facts.width <= max(12, width - Self.indent)
    let head = isOneRow ? [StyledText(name, .strong) + StyledText("    ") + facts] : [StyledText(name, .strong), facts]
    let body = sheet.blockRows.map { StyledText(String($0.dropFirst(2))) }
    let shown = body.count > most ? body.prefix(most - 1) + [StyledText("…", .faint)] : body[...]
    return labelled(isDone ? .comesNext : .today, head + shown)
  }

  private func workoutRows(_ width: Int) -> [StyledText] {
    guard next == nil, !workouts.isEmpty else { return [] }
    let names = workouts.prefix(6).joined(separator: " · ").wrapped(to: max(12, width - Self.indent))
    return labelled(.yours, names.map { StyledText($0) })
  }

  private func lastRows(_ width: Int) -> [StyledText] {
    guard let last else { return [] }
    // In a zone further west, the last day may be tomorrow.
    let day = max(0, today.number - last.session.day.number)
    var facts = [formatter.language.sessionName(last.session.name)]
    if let elapsed = last.session.elapsed { facts.append(formatter.rough(elapsed)) }
    if last.volumeGrams > 0 { facts.append(formatter.total(Mass(grams: last.volumeGrams))) }
    let lead =
      isDone
      ? StyledText("✓ ", .tone(.work))
      : StyledText(say(.ago(days: day, weekday: last.session.day.weekday)) + "  ", .faint)
    let room = max(12, width - Self.indent)
    // A number stays with its unit.
    let lines = facts.reduce(into: [String]()) { lines, fact in
      if let last = lines.last, (last + " · " + fact).displayWidth <= room - lead.width {
        lines[lines.count - 1] = last + " · " + fact
      } else {
        lines.append(fact)
      }
    }
    var rows = lines.enumerated().map { index, row in
      (index == 0 ? lead : StyledText()).fitted(to: lead.width) + StyledText(row)
    }
    if let record = last.record, let first = rows.last {
      let text = "🏆 " + record
      if first.width + 3 + text.displayWidth <= room {
        rows[rows.count - 1] = first + StyledText(" · " + text, .notice(.gold))
      } else {
        rows += text.hung(to: room).map { StyledText($0, .notice(.gold)) }
      }
    }
    return labelled(isDone ? .today : .last, rows)
  }

  /// Rings of training and, if there was any, of sitting, under the days.
  private var weekRows: [StyledText] {
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let week = (0..<7).map { Day(number: today.monday.number + $0) }
    let names = week.map { LogText.weekday($0.weekday).said(in: formatter.language) }
    var rows = [row(zip(week, names).map { StyledText($1, $0 == today ? .strong : .faint) })]
    rows.append(
      row(
        week.map { day in
          StyledText(CalendarSheet.trainingRing(byDay[day], goal: trainingGoal), .tone(.work))
        }))
    if days.contains(where: { $0.sitting > 0 }) {
      rows.append(
        row(
          week.map { day in
            StyledText(CalendarSheet.ring(byDay[day]?.sitting ?? 0, goal: sittingGoal), .tone(.breath))
          }))
    }
    return labelled(.thisWeek, rows)
  }

  private func row(_ cells: [StyledText]) -> StyledText {
    cells.reduce(into: StyledText()) { $0 += $1.fitted(to: 4) }
  }

  private static let indent = 14
  /// Rows of today's session where there is no more room.
  private static let most = 9
}

extension Day {
  /// From 0, Monday.
  var weekday: Int { number - monday.number }

  /// As ISO 8601 counts: the week of a year's first Thursday is its first.
  var weekNumber: Int {
    let thursday = monday.number + 3
    let first = Day(year: Day(number: thursday).date.year, month: 1, day: 1) ?? self
    return (thursday - first.number) / 7 + 1
  }
}
