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

  /// The most exercises or muscles that are named in a row.
  private static let most = 3
  private static let mostMuscles = 6

  func lines() -> [String] {
    let period = review.period
    let head = say(.heading(name, from: period.now.from.isoText, through: period.now.through.isoText))
    let against = say(.against(from: period.before.from.isoText, through: period.before.through.isoText))
    let rows = [sessions] + programs + sums + [muscles, records, gains, stalls, zones] + still + [bodyweight]
    let lines = [head] + (compares ? ["  " + against] : []) + [""] + rows.compactMap(\.self).aligned(to: columns)
    return review.stalls.isEmpty ? lines : lines + [""] + say(.stallRule(StalledLift.patience)).hung(to: columns)
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
      ? say(.done(done, of: review.goal))
      : review.weeks > 0
        ? say(.doneByWeek(done, goal: review.goal, reached: review.weeksReached, of: review.weeks)) : "\(done)"
    return row(.sessions, value, difference(done, review.before.workouts))
  }

  private var programs: [SheetRow] {
    review.programs.prefix(2).map { program in
      row(.program, say(.ofProgram(program.program.visibleInRow, program.sessions, planned: program.planned)))
    }
  }

  private var sums: [SheetRow] {
    let (now, before) = (review.now, review.before)
    var rows: [SheetRow] = []
    if now.trainingMilliseconds + before.trainingMilliseconds > 0 {
      rows.append(
        row(.time, hours(now.trainingMilliseconds), hours(now.trainingMilliseconds, before.trainingMilliseconds)))
    }
    if now.volumeGrams + before.volumeGrams > 0 {
      rows.append(
        row(.volume, formatter.sum(Mass(grams: now.volumeGrams)), share(now.volumeGrams, before.volumeGrams)))
    }
    rows.append(row(.sets, "\(now.sets)", difference(now.sets, before.sets)))
    return rows
  }

  /// Those with the most sets, and how many more or fewer than before.
  private var muscles: SheetRow? {
    let (now, before) = (review.now.muscles, review.before.muscles)
    let all = now.sorted.map(\.muscle) + before.sorted.map(\.muscle).filter { now.halves[$0] == nil }
    if all.isEmpty { return nil }
    let named = all.prefix(Self.mostMuscles).map { muscle in
      let (sets, earlier) = (now.halves[muscle, default: 0], before.halves[muscle, default: 0])
      let change =
        sets == earlier || !compares
        ? "" : " (\(signed(formatter.decimal(abs(sets - earlier), per: 2), sets > earlier)))"
      return "\(muscle.said(in: formatter.language)) \(formatter.decimal(sets, per: 2))\(change)"
    }
    return row(.muscles, named.joined(separator: ", "))
  }

  private var zones: SheetRow? {
    let zones = SessionHeart.zones(review.now.zoneSeconds, formatter)
    return zones.isEmpty ? nil : row(.heart, zones.joined(separator: ", "))
  }

  private var still: [SheetRow] {
    let (now, before) = (review.now, review.before)
    let times: [(name: ReviewText, now: Int, before: Int)] = [
      (.sitting, now.sittingMilliseconds, before.sittingMilliseconds),
      (.breathing, now.breathingMilliseconds, before.breathingMilliseconds),
    ]
    return times.filter { $0.now + $0.before > 0 }.map { row($0.name, hours($0.now), hours($0.now, $0.before)) }
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
      return "\(lift(best.exercise)) \(text.value(best.value, best.kind)) (\(text.names(bests.map(\.kind))))"
    }
    return list(.records, named, mark: "🏆 ")
  }

  private var gains: SheetRow? {
    let text = RecordText(formatter: formatter)
    let named = review.changes.filter { $0.value > $0.before }.map { change in
      "\(lift(change.exercise)) +\(text.value(change.value - change.before, change.kind)) (\(text.name(change.kind)))"
    }
    return list(.gains, named)
  }

  private var stalls: SheetRow? {
    let text = RecordText(formatter: formatter)
    let named = review.stalls.map { stall in
      say(
        .stall(
          lift(stall.exercise), text.value(stall.value, stall.kind), kind: text.name(stall.kind),
          since: stall.since.isoText, days: stall.days))
    }
    return list(.stalled, named)
  }

  private func list(_ name: ReviewText, _ named: [String], mark: String = "") -> SheetRow? {
    guard !named.isEmpty else { return nil }
    let more = named.count - Self.most
    let shown = named.prefix(Self.most) + (more > 0 ? [say(.more(more))] : [])
    return row(name, mark + shown.joined(separator: ", "))
  }

  private func lift(_ key: String) -> String {
    formatter.lift(review.names[key] ?? Exercise(key: key, name: key))
  }

  // MARK: Differences

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
