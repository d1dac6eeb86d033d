/// A session of the log on a sheet: its title, when it was, its sums, its scores and notes, and each exercise against
/// the last time.

import PlanWording
import SessionModel
import TrainingStore

struct LoggedSessionSheet {
  /// An exercise with its sets in their order, and those of the last session that had some.
  struct Lift {
    var exercise: Exercise
    var sets: [LogEntry]
    var last: [LogEntry]
    /// The distances that were covered faster than ever before.
    var times: [FasterTime] = []
  }

  var summary: SessionSummary
  var lifts: [Lift]
  var scores: [ComparedScore]
  /// By the numbers of the scores.
  var rounds: [Int: RoundTimes] = [:]
  var marks: [EntryID: [RecordKind]]
  /// Sets without a volume, as the bodyweight was never entered.
  var setsLackingBodyweight = 0
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns: Int

  private var session: LoggedSession { summary.session }
  private func say(_ text: LogText) -> String { text.said(in: formatter.language) }

  func rows() -> [StyledText] {
    var rows = [title] + wrapped(when, .faint)
    rows += wrapped(sums.joined(separator: " · "), .plain)
    let words = ScoreText(formatter: formatter)
    rows += words.lines(scores, rounds: rounds).flatMap { wrapped("⚑ " + $0, .tone(.rest)) }
    if let heart = SessionHeart(of: lifts.flatMap(\.sets)) { rows += wrapped("♥ " + heart.text(formatter), .plain) }
    rows += session.notes.flatMap { wrapped("✎ " + $0.visibleInRow, .plain) }
    let names = lifts.map { formatter.exercise($0.exercise).displayWidth }.max() ?? 0
    let column = min(26, columns * 2 / 5, names) + 3
    for lift in lifts { rows += [StyledText()] + self.rows(lift, column) }
    if setsLackingBodyweight > 0 {
      rows += [StyledText()] + wrapped(say(.lacksBodyweight(setsLackingBodyweight)), .faint)
    }
    return rows
  }

  private var title: StyledText {
    var title = StyledText(formatter.language.sessionName(session.name).visibleInRow, .strong)
    if let level = session.level { title.append(" · " + formatter.level(level).visibleInRow) }
    if session.isBroken { title.append("  (\(CommandText.broken.said(in: formatter.language)))", .tone(.alert)) }
    return title.cut(to: columns)
  }

  /// `Fr 2026-11-20 18:42 · 52 min · session 12`.
  private var when: String {
    let weekday = say(.weekday(session.day.weekday))
    let length = session.length.map(formatter.minutes) ?? say(.unknownLength)
    let time = session.isTimeKnown ? " \(session.began.minuteText.suffix(5))" : " · " + say(.unknownTime)
    let parts = ["\(weekday) \(session.day.isoText)\(time)", length, say(.sessionNumber(session.id.rawValue))]
    return parts.joined(separator: " · ")
  }

  private var sums: [String] {
    var sums: [String] = []
    if summary.sets > 0 { sums.append(say(.setCount(summary.sets))) }
    if let distance = formatter.distance(of: summary) { sums.append(distance) }
    if summary.volumeGrams > 0 { sums.append(formatter.total(Mass(grams: summary.volumeGrams))) }
    if summary.records > 0 { sums.append("🏆 " + say(.recordCount(summary.records))) }
    return sums
  }

  private func rows(_ lift: Lift, _ column: Int) -> [StyledText] {
    let text = LoggedSetText(formatter: formatter, marks: marks)
    let room = max(12, columns - column)
    let done = text.list(lift.sets) { EqualSets.joined($0) }
    var lines = done.wrapped(to: room, isList: true).flatMap { $0.hung(to: room) }.map(SheetPaint.sentence)
    // Nobody knows yet what the others are.
    let work = lift.sets.filter { $0.role == .work && !$0.isQuestioned && !$0.performance.isMissed }
    if !work.isEmpty {
      let comparison = LiftComparison(now: .init(work), last: lift.last, day: session.day, formatter: formatter)
      lines += comparison.text().hung(to: room)
    }
    if let names = recordNames(of: lift) {
      lines += ("🏆 " + names).hung(to: room).map { StyledText($0, .notice(.gold)) }
    }
    let name = StyledText(formatter.exercise(lift.exercise), .strong)
    return lines.enumerated().map { index, line in
      (index == 0 ? name : StyledText()).fitted(to: column - 3) + StyledText("   ") + line
    }
  }

  /// What it was a record in; nil if it was none.
  func recordNames(of lift: Lift) -> String? {
    let kinds = RecordKind.allCases.filter { kind in lift.sets.contains { marks[$0.id]?.contains(kind) ?? false } }
    return RecordText(formatter: formatter).names(kinds, lift.times)
  }

  private func wrapped(_ text: String, _ style: Style) -> [StyledText] {
    text.isEmpty ? [] : text.hung(to: columns).map { StyledText($0, style) }
  }
}

extension LoggedSessionSheet {
  /// Of one session, read from the log.
  init(of session: LoggedSession, in store: TrainingStore, formatter: UnitFormatter, columns: Int) throws(StoreProblem)
  {
    let query = LogQuery(session: session.id, limit: .max)
    let sets = try store.sets(matching: query).sorted { $0.position < $1.position }
    let scores = try store.comparedScores(of: session.id)
    var lifts: [Lift] = []
    for set in sets where scores.isEmpty || !set.saysScore {
      if let place = lifts.firstIndex(where: { $0.exercise.key == set.exercise.key }) {
        lifts[place].sets.append(set)
      } else {
        lifts.append(Lift(exercise: set.exercise, sets: [set], last: try store.setsBefore(session, of: set.exercise)))
      }
    }
    let times = try store.fasterTimes(from: session.day, through: session.day).filter { $0.entry.session == session.id }
    for index in lifts.indices { lifts[index].times = times.filter { $0.exercise == lifts[index].exercise.key } }
    let summary = try store.summaries(of: [session]).first
    self.init(
      summary: summary ?? SessionSummary(session: session, sets: 0, volumeGrams: 0, records: 0), lifts: lifts,
      scores: scores, rounds: scores.isEmpty ? [:] : try store.roundTimes(of: session.id),
      marks: try store.marks(of: sets),
      setsLackingBodyweight: try store.setsLackingBodyweight(
        from: session.day, through: session.day, of: session.id),
      formatter: formatter, columns: columns)
  }
}

extension TrainingStore {
  /// The working sets of an exercise in the last session before this one that had some.
  fileprivate func setsBefore(_ session: LoggedSession, of exercise: Exercise) throws(StoreProblem) -> [LogEntry] {
    let found = try sets(matching: LogQuery(through: session.day, exercise: exercise.key, limit: 200))
    return found.filter { ($0.day, $0.session.rawValue) < (session.day, session.id.rawValue) }.ofLastTime
  }
}
