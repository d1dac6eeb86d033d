/// `satz log`: what was trained, newest first.

import ArgumentParser
import PlanLanguage
import SessionModel
import TrainingStore

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "log", abstract: say(.log), discussion: say(.logMore))

  @OptionGroup var common: CommonOptions
  @Option(help: help(.dayOption)) var day: String?
  @Option(help: help(.exerciseOption)) var exercise: String?
  @Option(help: help(.textOption)) var text: String?
  @Option(help: help(.limitOption)) var limit = 200
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let query = try query()
    guard let store = try TrainingStore.ofThisUser() else {
      Output.print(json ? "[]" : say(.logIsEmpty))
      return
    }
    let entries = try store.answer { store throws(StoreProblem) in try store.sets(matching: query) }
    if json { return Output.print(JSONText.pretty(entries.map(LogRecord.init))) }
    let records = try store.answer { store throws(StoreProblem) in try store.sessions(limit: max(1, limit)) }
    let isFiltered = day != nil || exercise != nil || text != nil
    let athlete = try store.answer { store throws(StoreProblem) in try store.athlete() }
    let sheet = LogSheet(
      entries: entries, sessions: isFiltered ? [] : records.filter(\.isWorthALine),
      measures: Measures(language: .current, units: athlete.units))
    let lines = sheet.lines()
    Output.print(lines.isEmpty ? say(isFiltered ? .logMatchesNothing : .logIsEmpty) : lines.joined(separator: "\n"))
  }

  private func query() throws -> LogQuery {
    let today = Day(of: .now())
    var query = LogQuery(text: text, limit: max(1, limit))
    if let day {
      let wanted: Day? =
        switch day.lowercased() {
        case "today", "heute": today
        case "yesterday", "gestern": Day(number: today.number - 1)
        default: Day(text: day)
        }
      guard let wanted else { throw fail(.invalidValue(option: "--day", value: day), .usage) }
      (query.from, query.through) = (wanted, wanted)
    }
    if let exercise { query.exercise = ExerciseLibrary.builtIn.find(exercise)?.key ?? exercise.lowercased() }
    return query
  }
}

extension SessionRecord {
  /// Ended, and with something in it: a plan that was only looked at is none.
  fileprivate var isWorthALine: Bool { outcome != nil && (outcome != .abandoned || sets > 0 || !notes.isEmpty) }
}

extension Day {
  /// `2026-11-21`.
  init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    self.init(year: year, month: month, day: day)
  }

  var isoText: String {
    let (year, month, day) = date
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}

/// Sessions with their sets, by day.
struct LogSheet {
  var entries: [LogEntry]
  /// Sessions to be shown even where they have no set.
  var sessions: [SessionRecord]
  var measures: Measures

  func lines() -> [String] {
    var lines: [String] = []
    var ids = sessions.map(\.id)
    for entry in entries where !ids.contains(entry.session) { ids.append(entry.session) }
    for id in ids.sorted(by: { $0.rawValue > $1.rawValue }) {
      let sets = entries.filter { $0.session == id }.sorted { $0.position < $1.position }
      let record = sessions.first { $0.id == id }
      guard let day = record?.day ?? sets.first?.day, let name = record?.name ?? sets.first?.sessionName else {
        continue
      }
      if !lines.isEmpty { lines.append("") }
      lines.append("\(day.isoText)  \(name)" + outcome(record))
      lines += rows(sets)
      lines += (record?.notes ?? []).map { "  ✎ \($0)" }
    }
    return lines
  }

  private func outcome(_ record: SessionRecord?) -> String {
    switch record?.outcome {
    case .aborted, .abandoned: "  (\(CommandText.broken.said(in: measures.language)))"
    case .finished, nil: ""
    }
  }

  /// Sets of one exercise that follow each other share a line.
  private func rows(_ sets: [LogEntry]) -> [String] {
    var rows: [(exercise: Exercise, texts: [String])] = []
    let steps = StepText(measures: measures)
    for set in sets {
      let done = steps.done(set)
      let text = done.isEmpty ? "–" : done
      if let last = rows.last, last.exercise == set.exercise {
        rows[rows.count - 1].texts.append(text)
      } else {
        rows.append((set.exercise, [text]))
      }
    }
    let width = rows.map { measures.exercise($0.exercise).count }.max() ?? 0
    return rows.map {
      "  " + measures.exercise($0.exercise).padded(to: width) + "  " + $0.texts.joined(separator: ", ")
    }
  }
}

extension StepText {
  func done(_ entry: LogEntry) -> String {
    var performance = entry.performance
    if case .mass(_, let each, _) = entry.load { performance.load = each }
    return done(performance, load: entry.load)
  }
}

/// A set in `satz log --json`.
struct LogRecord: Encodable {
  var day: String
  var session: Int
  var sessionName: String
  var exercise: String
  var set: Int
  var of: Int
  var role: String?
  var side: String?
  var label: String?
  var reps: Int?
  var seconds: Double?
  var metres: Double?
  var kcal: Int?
  var loadGrams: Int?
  var loadCount: Int?
  var bodyweightPlusGrams: Int?
  var rpe: Double?
  var rounds: Int?
  var extraReps: Int?
  var cutOff: Bool?

  init(_ entry: LogEntry) {
    day = entry.day.isoText
    session = entry.session.rawValue
    sessionName = entry.sessionName
    exercise = entry.exercise.key
    (set, of) = (entry.set, entry.of)
    role = entry.role == .work ? nil : entry.role.rawValue
    (side, label) = (entry.side?.rawValue, entry.label)
    let done = entry.performance
    (reps, kcal, rounds, extraReps) = (done.reps, done.energy?.kilocalories, done.rounds, done.extraReps)
    seconds = done.time?.inSeconds
    metres = done.distance.map { Double($0.millimetres) / 1000 }
    switch entry.load {
    case .mass(let count, let each, _): (loadCount, loadGrams) = (count == 1 ? nil : count, each.grams)
    case .bodyweight(let plus): bodyweightPlusGrams = plus.grams
    case .unstated, .asked, .share: break
    }
    rpe = done.rpeTenths.map { Double($0) / 10 }
    cutOff = entry.cutOff ? true : nil
  }
}
