/// The end page of a session: what was done of each lift against last time, records, what changes for the next time,
/// and the week.

import PlanWording
import SessionModel
import TrainingStore

struct EndPage {
  /// A lift with its sets and drops, those of the last time, and its records.
  struct Lift {
    var exercise: Exercise
    var sets: [LoggedSet]
    var last: [LogEntry]
    var records: [RecordKind] = []
    /// Its best times for the usual distances.
    var times: [FasterTime] = []
    /// One of its sets with an unknown load.
    var unknownLoad: EntryID?
    /// Its sets with an unknown number.
    var unknownAmount: [Unknown] = []
  }

  /// A set that nobody gave a number for, and an example of one.
  struct Unknown {
    var entry: EntryID
    var example: String
  }

  /// A figure of the whole session, with what it was last time where that says something.
  struct Fact {
    var label: EndText
    var value: String
    var compared: StyledText?
  }

  /// The days of this week from Monday on which there was training, and the weeks in a row with the goal reached.
  struct Week {
    var days: Set<Int>
    var workouts: Int
    var goal: Int
    var streak: Int
    /// The time of this week's breathing and sittings, where the days are of those.
    var stillness: Milliseconds?
  }

  var name: String
  var lifts: [Lift]
  /// Of the plan.
  var leftOut: [SetsLeftOut] = []
  /// A line for each block that is scored.
  var scores: [String] = []
  /// Where sets say little or there are none: the time, the breaths, the reps of all rounds.
  var facts: [Fact] = []
  var heart: SessionHeart?
  var next: [NextTimeText.Row] = []
  var week: Week?
  /// What the plan says when everything is done.
  var notes: [String] = []
  /// What the athlete noted.
  var ownNotes: [String] = []
  var formatter: UnitFormatter

  /// Rows of at most this many columns; as plain lines, without a picture of the week.
  func rows(width: Int, isPlain: Bool = false) -> [StyledText] {
    var labels = lifts.map { formatter.exercise($0.exercise).displayWidth } + next.map { $0.name.displayWidth + 2 }
    if week != nil { labels.append(say(HomeText.thisWeek).displayWidth) }
    if !leftOut.isEmpty { labels.append(say(EndText.leftOutLead).displayWidth) }
    if !ownNotes.isEmpty { labels.append(say(EndText.notedLead).displayWidth) }
    if !isPlain { labels += facts.map { say($0.label).displayWidth } }
    let column = min(26, width * 2 / 5, labels.max() ?? 0) + 3
    let told = lifts.map { (lift: $0, done: done($0, width - column), compared: comparison($0)) }
    // Below each other, however long the sets of one lift are.
    let side = told.compactMap { told in
      told.done.last.map(\.width).flatMap { $0 + 4 + told.compared.width <= width - column ? $0 : nil }
    }
    .reduce(34, max)
    var rows = told.flatMap { self.rows($0.lift, $0.done, $0.compared, side, column, width) }
    // Plain lines have said them already.
    let scored = isPlain ? [] : scores.flatMap { below("⚑ " + $0, .tone(.rest), width) }
    let top = scored + (isPlain ? [] : facts.flatMap { self.rows($0, column, width) })
    rows += namesLeftOut(column, width)
    rows = (top.isEmpty || rows.isEmpty ? top : top + [StyledText()]) + rows
    if let heart { rows += [StyledText()] + self.rows(heart, column, width) }
    if !next.isEmpty { rows += [StyledText()] + nextTime(column, width) }
    if !ownNotes.isEmpty { rows += [StyledText()] + ownNotesRows(column, width) }
    if !notes.isEmpty { rows += [StyledText()] + notes.flatMap { below("✎ " + $0.visibleInRow, .plain, width) } }
    if let week { rows += [StyledText()] + self.rows(week, column, width, isPlain) }
    return rows
  }

  /// In a frame, as wide as fits.
  func framed(width: Int) -> [StyledText] {
    let frame = Frame(style: .frame, width: min(width, 100))
    let title = StyledText(say(.done(name.cut(toWidth: width / 2))), .strong)
    let inner = rows(width: frame.width - 8).map { row -> StyledText in
      var indented = StyledText("   ")
      indented += row
      return frame.row(indented)
    }
    return [frame.top(title), frame.row(StyledText())] + inner
      + [frame.row(StyledText()), frame.bottom(StyledText())]
  }

  private func say(_ text: EndText) -> String { text.said(in: formatter.language) }
  private func say(_ text: SheetText) -> String { text.said(in: formatter.language) }
  private func say(_ text: HomeText) -> String { text.said(in: formatter.language) }

  // MARK: Lifts

  private func done(_ lift: Lift, _ room: Int) -> [StyledText] {
    let text = StepText(formatter: formatter)
    let sets = lift.sets.map { text.done($0) + ($0.work.role == .drop ? " · " + say(SheetText.drop) : "") }
    return EqualSets.joined(sets).wrapped(to: max(12, room), isList: true).map { StyledText($0) }
  }

  private func rows(
    _ lift: Lift, _ done: [StyledText], _ compared: StyledText, _ side: Int, _ column: Int, _ width: Int
  ) -> [StyledText] {
    var lines = done
    if compared.text.isEmpty {
      // A failed try is compared with nothing.
    } else if let last = lines.last, last.width + 4 + compared.width <= width - column {
      lines[lines.count - 1] =
        last.fitted(to: max(last.width, min(side, width - column - compared.width - 4))) + "    " + compared
    } else {
      lines += compared.hung(to: max(12, width - column))
    }
    if let records = RecordText(formatter: formatter).names(lift.records, lift.times) {
      lines += below("🏆 " + records, .notice(.gold), width - column)
    }
    if let entry = lift.unknownLoad {
      lines += below(say(.loadUnknown(entry: entry.text)), .tone(.ready), width - column)
    }
    for unknown in lift.unknownAmount.prefix(3) {
      let text = say(.amountUnknown(entry: unknown.entry.text, example: unknown.example))
      lines += below(text, .tone(.ready), width - column)
    }
    return hang(StyledText(formatter.exercise(lift.exercise), .strong), lines, column)
  }

  private func below(_ text: String, _ style: Style, _ width: Int) -> [StyledText] {
    text.hung(to: max(12, width)).map { StyledText($0, style) }
  }

  private func hang(_ name: StyledText, _ lines: [StyledText], _ column: Int) -> [StyledText] {
    lines.enumerated().map { index, line in (index == 0 ? name : StyledText()).fitted(to: column) + line }
  }

  private func comparison(_ lift: Lift) -> StyledText {
    let sets = lift.sets.filter { $0.work.role == .work && !$0.performance.isMissed }
    let now = LiftComparison.Done(sets)
    return LiftComparison(now: now, last: lift.last, day: .today, formatter: formatter).text()
  }

  private func namesLeftOut(_ column: Int, _ width: Int) -> [StyledText] {
    if leftOut.isEmpty { return [] }
    let names = leftOut.map { left in
      let name = formatter.exercise(left.exercise)
      return left.planned.map { say(.setsLeftOut(name, left.sets, of: $0)) } ?? name
    }.joined(separator: ", ")
    let lines = names.wrapped(to: max(12, width - column), isList: true).map { StyledText($0, .faint) }
    return hang(StyledText(say(.leftOutLead), .faint), lines, column)
  }

  private func ownNotesRows(_ column: Int, _ width: Int) -> [StyledText] {
    let lines = ownNotes.flatMap { below($0.visibleInRow, .plain, width - column) }
    return hang(StyledText(say(.notedLead), .faint), lines, column)
  }

  private func rows(_ fact: Fact, _ column: Int, _ width: Int) -> [StyledText] {
    var line = StyledText(fact.value)
    if let compared = fact.compared {
      if line.width + 4 + compared.width > width - column {
        return hang(StyledText(say(fact.label), .strong), [line] + compared.hung(to: max(12, width - column)), column)
      }
      line = line.fitted(to: min(max(line.width, 10), width - column - compared.width - 4)) + "    " + compared
    }
    return hang(StyledText(say(fact.label), .strong), [line], column)
  }

  // MARK: The heart

  private func rows(_ heart: SessionHeart, _ column: Int, _ width: Int) -> [StyledText] {
    let lines = heart.text(formatter).wrapped(to: max(12, width - column), isList: true)
    return hang(StyledText("♥", .strong), lines.map { StyledText($0) }, column)
  }

  // MARK: What comes

  private func nextTime(_ column: Int, _ width: Int) -> [StyledText] {
    let rows = next.flatMap { row -> [StyledText] in
      let lines = row.what.hung(to: max(12, width - 2 - column)).map { StyledText($0) }
      return hang(StyledText("  " + row.name, .strong), lines, column)
    }
    return [StyledText(say(.nextTimeLead), .faint)] + rows
  }

  private func rows(_ week: Week, _ column: Int, _ width: Int, _ isPlain: Bool) -> [StyledText] {
    let (name, room) = (StyledText(say(HomeText.thisWeek), .faint), width - column)
    let days = days(of: week, room: room, width: width)
    let count = week.stillness.map { StyledText(formatter.minutes($0)) } ?? count(of: week)
    if isPlain, week.stillness == nil { return hang(name, [count], column) }
    if max(days.width, count.width) > room {
      return [name] + [days, count].map { StyledText("  ") + $0 }
    }
    return hang(name, days.width + count.width <= room ? [days + count] : [days, count], column)
  }

  /// `2 of 3 · streak 9 weeks`
  private func count(of week: Week) -> StyledText {
    var count = StyledText(
      say(HomeText.workouts(week.workouts, of: week.goal)), week.workouts >= week.goal ? .strongTone(.work) : .plain)
    if week.streak > 0 { count.append(" · " + say(HomeText.streak(week.streak)), .faint) }
    return count
  }

  /// `Mo ●  Tu ○`, closer together where there is less room.
  private func days(of week: Week, room: Int, width: Int) -> StyledText {
    // Below the name, it is two columns from the left.
    let (inside, behind) = room >= 42 ? (1, 2) : width - 2 >= 35 ? (1, 1) : (0, 1)
    var days = StyledText()
    for day in 0..<7 {
      days.append(LogText.weekday(day).said(in: formatter.language), .faint)
      days.append(spaces: inside)
      let isDone = week.days.contains(day)
      days.append(isDone ? "●" : "○", isDone ? .tone(.work) : .track)
      days.append(spaces: behind)
    }
    return days
  }
}
