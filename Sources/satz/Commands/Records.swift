/// `satz records`: the best of each exercise.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct Records: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: say(.records), discussion: say(.recordsMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.exerciseArgument)) var exercise: [String] = []
  @OptionGroup var span: SpanOptions
  @Flag(help: help(.scoresOption)) var scores = false
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let days = try span.days()
    if scores { return try showScores() }
    let name = exercise.joined(separator: " ")
    let key = try name.isEmpty ? nil : Exercise.key(of: name)
    guard let store = try TrainingStore.ofThisUser() else {
      if let key { throw fail(.noRecordsOf(key)) }
      return Output.print(json ? "[]" : say(.noRecords))
    }
    let records = try store.answer { store throws(StoreProblem) in
      if span.isGiven { return try store.records(of: key, on: days) }
      return try store.records(of: key)
        + (try key.map { key throws(StoreProblem) in try store.repRecords(of: key) } ?? [])
    }
    if records.isEmpty, let key {
      let trained = try store.answer { store throws(StoreProblem) in
        try store.trainedDays(of: key, through: Day.plausible.upperBound)
      }
      throw fail(trained.map { .notTrained(name, last: $0.upperBound.isoText) } ?? .noRecordsOf(name))
    }
    if json { return Output.printLaidOut(JSONText.pretty(records.map(RecordJSON.init))) }
    let formatter = try store.formatter()
    let sheet = RecordSheet(records: records, formatter: formatter)
    let scores = try key == nil ? ScoreSheet(bests: store.bestsOfBlocks(on: days), formatter: formatter).lines() : []
    let lines = records.isEmpty ? [] : sheet.lines(inFull: key != nil)
    Output.print(lines.isEmpty && scores.isEmpty ? [say(none)] : lines + scores)
  }

  /// What is said if there are none.
  private var none: LogText {
    span.isGiven ? .noRecordsIn(since: span.since, until: span.until) : .noRecords
  }

  private func showScores() throws {
    if !exercise.isEmpty { throw fail(.scoresOfNoExercise, .usage) }
    let store = try TrainingStore.ofThisUser()
    let bests = try store?.bestsOfBlocks(on: span.days()) ?? []
    if json {
      return Output.printLaidOut(JSONText.pretty(bests.map { LoggedScoreJSON($0.score, by: $0.margin) }))
    }
    guard let store, !bests.isEmpty else { return Output.print(say(none)) }
    Output.print(ScoreSheet(bests: bests, formatter: try store.formatter()).lines())
  }
}

extension TrainingStore {
  /// The best scores that were reached on these days.
  fileprivate func bestsOfBlocks(on days: ClosedRange<Day>) throws -> [BestScore] {
    try answer { store throws(StoreProblem) in try store.bestScores() }.filter { days.contains($0.score.day) }
  }
}

/// The best scores in lines: `Fran  7:30  2026-11-21  best by 0:25`.
struct ScoreSheet {
  var bests: [BestScore]
  var formatter: UnitFormatter

  func lines() -> [String] {
    if bests.isEmpty { return [] }
    let text = ScoreText(formatter: formatter)
    let rows = bests.map { best in
      [
        name(best.score), text.words(best.score.score), best.score.day.isoText,
        best.margin.map(text.words) ?? "",
      ]
    }
    return [ScoreWord.scores.said(in: formatter.language)] + rows.alignedColumns().map { "  " + $0.trimmingEnd() }
  }
}

extension ScoreSheet {
  /// `Fran`, `Fran · scaled`.
  private func name(_ score: LoggedScore) -> String {
    ScoreText(formatter: formatter).name(of: score).visibleInRow
      + (score.level.map { " · " + formatter.level($0).visibleInRow } ?? "")
  }
}

/// Records in lines.
struct RecordSheet {
  var records: [PersonalRecord]
  var formatter: UnitFormatter
  private var text: RecordText { RecordText(formatter: formatter) }

  init(records: [PersonalRecord], formatter: UnitFormatter) {
    self.records = records
    self.formatter = formatter
  }

  func lines(inFull: Bool) -> [String] {
    let exercises = Dictionary(grouping: records, by: \.entry.exercise.key).values
      .map { (name: formatter.lift($0[0].entry.exercise), records: $0) }.sorted { $0.name < $1.name }
    var lines: [String] = []
    for (name, records) in exercises {
      if !inFull {
        lines.append(name)
        lines += rows(records)
        continue
      }
      lines += [name] + rows(records.filter { $0.kind != .repsAtLoad })
      let reps = records.filter { $0.kind == .repsAtLoad }
      if !reps.isEmpty { lines += ["", LogText.repsAtLoads.said(in: formatter.language)] + repRows(reps) }
      if records.contains(where: { $0.kind == .estimatedMax }) {
        lines += ["", LogText.formula(MaxFormula.epley.name).said(in: formatter.language)]
        if records.contains(where: { $0.kind == .estimatedMax && $0.entry.load.isOnBodyweight }) {
          lines.append(LogText.bodyweightCounts.said(in: formatter.language))
        }
      }
    }
    return lines
  }

  private func rows(_ records: [PersonalRecord]) -> [String] {
    records.map { record in
      let value = text.value(record)
      let marks = SetMarks(record.entry).texts(in: formatter.language)
      let done = ([StepText(formatter: formatter).done(record.entry)] + marks).joined(separator: " · ")
      return [text.name(record.kind), value, record.entry.day.isoText, done == value ? "" : done]
    }.alignedColumns().map { "  " + $0.trimmingEnd() }
  }

  private func repRows(_ records: [PersonalRecord]) -> [String] {
    records.map { record in
      let load = formatter.writing(record.entry.performance.units).load(record.entry.load)
      return [load, "\(record.value)", record.entry.day.isoText]
    }.alignedColumns().map { "  " + $0 }
  }
}

extension Load {
  fileprivate var isOnBodyweight: Bool { if case .bodyweight = self { true } else { false } }
}

/// A record in `satz records --json`. `value` is in grams, reps, milliseconds or millimetres, as its kind says.
struct RecordJSON: Encodable {
  var exercise: String
  var kind: String
  var value: Int
  var unit: String
  var day: String
  var set: LogJSON

  init(_ record: PersonalRecord) {
    exercise = record.entry.exercise.key
    kind = record.kind.rawValue
    value = record.value
    unit =
      switch record.kind {
      case .load, .added, .estimatedMax, .volume: "g"
      case .repsAtLoad, .reps: "reps"
      case .time, .bestTime: "ms"
      case .distance: "mm"
      }
    day = record.entry.day.isoText
    set = LogJSON(record.entry)
  }
}
