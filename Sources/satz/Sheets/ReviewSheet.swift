/// `satz review` in lines: each figure with how it differs from the stretch before.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct ReviewSheet {
  var review: TrainingReview
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns = SessionSheet.width
  /// Before records.
  var mark = "🏆 "

  /// The most exercises or muscles that are named in a row.
  private static let most = 3
  private static let mostMuscles = 6

  /// Twelve lines at most, wherever one has room for the longest names.
  func lines() -> [String] {
    (compares ? heading + ", " + against : heading).hung(to: columns) + rows.aligned(to: columns)
  }

  var heading: String {
    say(.heading(name, from: review.period.now.from.isoText, through: review.period.now.through.isoText))
  }

  private var against: String {
    say(.against(from: review.period.before.from.isoText, through: review.period.before.through.isoText))
  }

  /// What is said of the period, a row for each.
  var rows: [SheetRow] {
    ([sessions] + programs + [work, muscles, records, gains, stalls, zones, still, bodyweight]).compactMap(\.self)
  }

  /// There is nothing to compare with if nothing was done in the stretch before.
  private var compares: Bool { review.before != TrainingReview.Sums() }

  /// `Week 47`, `November 2026`, `2026`.
  private var name: String {
    let (year, month, _) = review.period.now.from.date
    return switch review.period.span {
    case .week: say(.week(review.period.now.from.weekNumber))
    case .month: LogText.month(year: year, month: month).said(in: formatter.language)
    case .year: String(year)
    case nil: say(.days(review.period.now.through.number - review.period.now.from.number + 1))
    }
  }

  private func say(_ text: ReviewText) -> String { text.said(in: formatter.language) }

  private func row(_ name: ReviewText, _ value: String, _ remark: String? = nil) -> SheetRow {
    SheetRow(depth: 1, name: say(name), prescription: value, remarks: remark.map { [$0] } ?? [])
  }

  // MARK: What was done

  private var sessions: SheetRow {
    let done = review.now.workouts
    let value =
      review.period.span == .week
      ? review.isGoalSet ? say(.done(done, of: review.goal)) : "\(done)"
      : review.weeks > 0
        ? say(
          .doneByWeek(
            done, goal: review.goal, reached: review.weeksReached, of: review.weeks, isSet: review.isGoalSet))
        : "\(done)"
    return row(.sessions, value, difference(done, review.before.workouts))
  }

  private var programs: [SheetRow] {
    review.programs.prefix(2).map { program in
      row(.program, say(.ofProgram(program.program.visibleInRow, program.sessions, planned: program.planned)))
    }
  }

  /// Volume, distance, sets and time.
  private var work: SheetRow {
    let (now, before) = (review.now, review.before)
    var parts: [String] = []
    if now.volumeGrams + before.volumeGrams > 0 {
      parts.append(
        compared(formatter.sum(Mass(grams: now.volumeGrams)), share(now.volumeGrams, before.volumeGrams)))
    }
    if now.millimetres + before.millimetres > 0 {
      let distance = formatter.computing(in: review.unitsOfDistances)
        .wholeDistance(Length(millimetres: now.millimetres))
      parts.append(compared(distance, share(now.millimetres, before.millimetres)))
    }
    parts.append(compared(said(.setCount(now.sets)), difference(now.sets, before.sets)))
    if now.trainingMilliseconds + before.trainingMilliseconds > 0 {
      parts.append(
        compared(hours(now.trainingMilliseconds), hours(now.trainingMilliseconds, before.trainingMilliseconds)))
    }
    if now.unknownLengths > 0 { parts.append(LogText.ofUnknownLength(now.unknownLengths).said(in: formatter.language)) }
    if compares, before.unknownLengths > 0, now.trainingMilliseconds + before.trainingMilliseconds > 0 {
      parts.append(ReviewText.unknownLengthsBefore(before.unknownLengths).said(in: formatter.language))
    }
    return row(.volume, parts.joined(separator: ", "))
  }

  /// Those with the most sets, and how many more or fewer than before.
  private var muscles: SheetRow? {
    let (now, before) = (review.now.muscles, review.before.muscles)
    let all = now.sorted.map(\.muscle) + before.sorted.map(\.muscle).filter { now.halves[$0] == nil }
    if all.isEmpty { return nil }
    let named = all.map { muscle in
      let (sets, earlier) = (now.halves[muscle, default: 0], before.halves[muscle, default: 0])
      let change =
        sets == earlier || !compares
        ? "" : " (\(signed(formatter.decimal(abs(sets - earlier), per: 2), sets > earlier)))"
      return "\(muscle.said(in: formatter.language)) \(formatter.decimal(sets, per: 2))\(change)"
    }
    return row(.muscles, fitting(named, atMost: Self.mostMuscles, counted: false))
  }

  private var zones: SheetRow? {
    let zones = SessionHeart.zones(review.now.zoneSeconds, formatter)
    return zones.isEmpty ? nil : row(.heart, zones.joined(separator: ", "))
  }

  /// Sitting and breathing.
  private var still: SheetRow? {
    let (now, before) = (review.now, review.before)
    let times: [(name: ReviewText, now: Int, before: Int)] = [
      (.sitting, now.sittingMilliseconds, before.sittingMilliseconds),
      (.breathing, now.breathingMilliseconds, before.breathingMilliseconds),
    ].filter { $0.1 + $0.2 > 0 }
    guard let first = times.first else { return nil }
    let texts = times.map { compared(hours($0.now), hours($0.now, $0.before)) }
    let others = zip(times, texts).dropFirst().map { " · " + say($0.name) + " " + $1 }
    return row(first.name, texts[0] + others.joined())
  }

  private var bodyweight: SheetRow? {
    guard let (now, before) = review.bodyweight else { return nil }
    guard let before, before != now else { return row(.bodyweight, formatter.mass(now)) }
    let change = formatter.mass(Mass(grams: abs(now.grams - before.grams)))
    return row(.bodyweight, formatter.mass(now), signed(change, now > before))
  }

  // MARK: What is new, and what is not

  /// The bests of each exercise; those of the most important kind first.
  private var records: SheetRow? {
    let text = RecordText(formatter: formatter)
    let exercises = Dictionary(grouping: review.records, by: \.exercise).values.sorted {
      ($0[0].kind.rank, $0[0].exercise) < ($1[0].kind.rank, $1[0].exercise)
    }
    let named = exercises.map { bests in
      let best = bests[0]
      let value = text.value(best.value, best.kind, in: review.unitsOfRecords[best])
      return "\(lift(best.exercise)) \(value) (\(text.names(bests.map(\.kind))))"
    }
    let times = review.times.map { "\(lift($0.exercise)) \(text.text($0))" }
    return list(.records, named + times, mark: mark)
  }

  private var gains: SheetRow? {
    let text = RecordText(formatter: formatter)
    let named = review.rising.map { change in
      let more = text.difference(
        change.value - change.before, change.kind, in: review.units[change.exercise])
      return "\(lift(change.exercise)) +\(more) (\(text.name(change.kind)))"
    }
    return list(.gains, named)
  }

  private var stalls: SheetRow? {
    let text = RecordText(formatter: formatter)
    let named = review.stalls.map { stall in
      say(
        .stall(
          lift(stall.exercise), text.value(stall.value, stall.kind, in: review.units[stall.exercise]),
          kind: text.name(stall.kind), since: stall.since.isoText, days: stall.days))
    }
    return list(.stalled, named)
  }

  private func list(_ name: ReviewText, _ named: [String], mark: String = "") -> SheetRow? {
    guard !named.isEmpty else { return nil }
    return row(name, mark + fitting(named, atMost: Self.most, room: room - mark.displayWidth))
  }

  /// As many as a line has room for, but one at least, and how many more there are.
  private func fitting(
    _ named: [String], atMost most: Int, counted: Bool = true, room: Int? = nil
  ) -> String {
    func text(_ count: Int) -> String {
      let more = counted && named.count > count ? [say(.more(named.count - count))] : []
      return (named.prefix(count) + more).joined(separator: ", ")
    }
    let counts = (1...max(1, min(most, named.count))).reversed()
    return text(counts.first { text($0).displayWidth <= room ?? self.room } ?? 1)
  }

  /// What a line has beside the names.
  private var room: Int {
    let names: [ReviewText] = [
      .sessions, .program, .volume, .muscles, .records, .gains, .stalled, .heart, .sitting, .breathing, .bodyweight,
    ]
    return columns - 4 - (names.map { say($0).displayWidth }.max() ?? 0)
  }

  private func lift(_ key: String) -> String {
    formatter.lift(review.names[key] ?? Exercise(key: key, name: key))
  }

  // MARK: Differences

  /// `54 sets (+3)`.
  private func compared(_ value: String, _ change: String?) -> String { value + (change.map { " (\($0))" } ?? "") }

  private func said(_ text: LogText) -> String { text.said(in: formatter.language) }

  private func signed(_ text: String, _ isMore: Bool) -> String { (isMore ? "+" : "−") + text }

  private func difference(_ now: Int, _ before: Int) -> String? {
    if !compares { return nil }
    return now == before ? say(.asBefore) : signed("\(abs(now - before))", now > before)
  }

  /// `+8 %`; from nothing there is no share.
  private func share(_ now: Int, _ before: Int) -> String? {
    guard before > 0 else { return nil }
    let percent = Int(clamping: Double(now - before) / Double(before) * 100)
    return percent == 0 ? say(.asBefore) : signed("\(abs(percent)) %", percent > 0)
  }

  private func hours(_ milliseconds: Int) -> String { formatter.hours(Milliseconds(milliseconds)) }

  private func hours(_ now: Int, _ before: Int) -> String? {
    if !compares { return nil }
    let change = abs(now - before)
    // Below a minute, seconds are shown.
    return change < (min(now, before) < 60_000 ? 500 : 30_000) ? say(.asBefore) : signed(hours(change), now > before)
  }
}

extension RecordKind {
  /// The most important kind first.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
