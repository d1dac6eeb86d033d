/// `satz log`: what was trained, newest first, and corrections to it.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: say(.log), discussion: say(.logMore),
    subcommands: [Show.self, States.self, Add.self, Edit.self, Delete.self, Merge.self, Undo.self, Rebuild.self],
    defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: say(.logShow), discussion: say(.logMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(.sessionsArgument)) var session: String?
    @Flag(name: .long, help: help(.setsOption)) var sets = false
    @Option(help: help(.dayOption)) var day: String?
    @OptionGroup var span: SpanOptions
    @Option(help: help(.exerciseOption)) var exercise: String?
    @Option(help: help(.textOption)) var text: String?
    @Option(help: help(ProgramText.stateOption)) var state: String?
    @Option(
      name: .customLong("limit"), help: help(CommandText.limitOfLogOption), transform: Limited.whole(1 ... .max)
    ) var givenLimit: Int?
    @Flag(name: .long, help: help(.allOption)) var all = false
    @Flag(name: .long, help: help(.numbersOption)) var numbers = false
    @Flag(name: .customLong("scores"), help: help(.scoresOption)) var onlyScores = false
    @Flag(name: .long, help: help(.historyOption)) var history = false
    @Flag(name: .long, help: help(.jsonOption)) var json = false
    @OptionGroup var picture: PictureOptions

    /// A program that reads the log gets all of it.
    private var limit: Int { givenLimit ?? (json ? .max : 200) }

    func run() throws {
      try checkPicture()
      if let state { return try StateHistory.print(matching: state, asJSON: json) }
      var query = try query()
      let wanted = try session.map(wanted)
      guard let store = try TrainingStore.ofThisUser() else {
        return Output.print(json ? "[]" : history ? say(.noHistory) : say(.logIsEmpty))
      }
      if history { return try showHistory(in: store) }
      if !showsSets { return try showSessions(wanted, query, in: store) }
      if let wanted { try narrow(&query, to: wanted, in: store) }
      let scores = try store.answer { store throws(StoreProblem) in try store.scores(matching: query) }
      if onlyScores { return try show(scores, in: store) }
      let entries = try entries(of: query, in: store)
      let marks = try store.answer { store throws(StoreProblem) in try store.marks(of: entries) }
      if json {
        let scores = Dictionary(grouping: scores, by: \.session)
        let levels = try store.answer { store throws(StoreProblem) in try store.levels(of: entries) }
        let records = entries.map { entry in
          LogJSON(
            entry, level: levels[entry.session], records: marks[entry.id] ?? [], scores: scores[entry.session] ?? [])
        }
        return Output.printLaidOut(JSONText.pretty(records))
      }
      let records =
        try exercise != nil
        ? []
        : store.answer { store throws(StoreProblem) in
          try query.session == nil
            ? store.sessions(from: query.from, through: query.through, text: text, limit: query.limit)
            : store.finishedSessions(matching: query)
        }
      let sheet = LogSheet(
        entries: entries, sessions: records.filter { $0.isWorthALine && !isCutOff($0.day, $0.id, entries) },
        scores: scores.filter { !isCutOff($0.day, $0.session, entries) },
        formatter: try store.formatter(), marks: marks, isNumbered: numbers)
      let lines = sheet.lines()
      Output.print(lines.isEmpty ? [nothing(in: store)] : lines)
      guard entries.count >= query.limit else { return }
      let more = try store.answer { store throws(StoreProblem) in try store.countSets(matching: query) } - entries.count
      if more > 0 { Output.print(["", say(.moreSets(more))]) }
    }

    /// A card is of a session, not of a list.
    private func checkPicture() throws {
      try picture.check(json: json)
      guard picture.isWanted, session == nil || showsSets || history || state != nil else { return }
      throw picture.refused()
    }

    /// The limit never cuts a session in half: the one in which it is reached is complete. In JSON it counts sets.
    private func entries(of query: LogQuery, in store: TrainingStore) throws -> [LogEntry] {
      let entries = try store.answer { store throws(StoreProblem) in try store.sets(matching: query) }
      guard !json, entries.count >= query.limit, let last = entries.last else { return entries }
      var whole = query
      (whole.session, whole.limit) = (last.session, .max)
      let rest = try store.answer { store throws(StoreProblem) in try store.sets(matching: whole) }
      return entries.filter { $0.session != last.session } + rest
    }

    /// Whether the sets are asked for, and not only the sessions.
    private var showsSets: Bool { sets || numbers || onlyScores || json || exercise != nil }

    /// Their sheets, or else a line for each.
    private func showSessions(_ wanted: WantedSessions?, _ query: LogQuery, in store: TrainingStore) throws {
      let sessions = LoggedSessions(store: store, formatter: try store.formatter())
      if let wanted {
        if try picture.isWanted ? !draw(wanted, of: sessions) : !sessions.showSheets(wanted) {
          throw noSession(wanted)
        }
      } else if try !sessions.showList(query) {
        Output.print(nothing(in: store))
      }
    }

    /// Their card; false if there is none.
    private func draw(_ wanted: WantedSessions, of sessions: LoggedSessions) throws -> Bool {
      let sheets = try sessions.sheets(wanted)
      if sheets.isEmpty { return false }
      try picture.write { SessionCard(sheets: sheets).text(theme: $0) }
      return true
    }

    private func narrow(_ query: inout LogQuery, to wanted: WantedSessions, in store: TrainingStore) throws {
      let found = try LoggedSessions(store: store, formatter: try store.formatter()).sessions(wanted)
      guard let first = found.first else { throw noSession(wanted) }
      switch wanted {
      case .last, .number: (query.session, query.limit) = (first.id, .max)
      case .day(let day): (query.from, query.through) = (day, day)
      }
    }

    private func noSession(_ wanted: WantedSessions) -> ExitCode {
      switch wanted {
      case .last: fail(CommandText.logIsEmpty, .errors)
      case .number, .day: fail(.noSuchSession(session ?? "", nearest: nil))
      }
    }

    private func wanted(_ text: String) throws -> WantedSessions {
      if let wanted = WantedSessions(text: text) { return wanted }
      let words = Log.configuration.subcommands.compactMap { $0.configuration.commandName } + WantedSessions.words
      let near =
        nearestWord(to: text, among: words)
        ?? (text.count > 1 ? words.first { $0.hasPrefix(text.lowercased()) } : nil)
      throw fail(.noSuchSession(text, nearest: near), .usage)
    }

    private var isFiltered: Bool { day != nil || span.isGiven || exercise != nil || text != nil }

    private func nothing(in store: TrainingStore) -> String {
      if isFiltered { return say(.logMatchesNothing) }
      return say(store.emptyLog)
    }

    private func show(_ scores: [LoggedScore], in store: TrainingStore) throws {
      if json { return Output.printLaidOut(JSONText.pretty(scores.map { LoggedScoreJSON($0) })) }
      let text = ScoreText(formatter: try store.formatter())
      let rows = scores.map { [$0.day.isoText, $0.id.text, text.name(of: $0).visibleInRow, text.words($0.score)] }
      Output.print(rows.isEmpty ? [nothing(in: store)] : rows.alignedColumns())
    }

    /// Whether the limit cuts off its sets: without them, a session would look empty.
    private func isCutOff(_ day: Day, _ session: SessionID, _ entries: [LogEntry]) -> Bool {
      guard !all, entries.count >= limit, let last = entries.last else { return false }
      return (day, session.rawValue) < (last.day, last.session.rawValue)
    }

    private func query() throws -> LogQuery {
      var query = LogQuery(text: text, limit: all ? .max : limit)
      (query.from, query.through) = try span.given()
      if let day {
        let wanted = try Day.said(day, option: "--day")
        (query.from, query.through) = (wanted, wanted)
      }
      query.exercise = try exercise.map(Exercise.key(of:))
      return query
    }

    private func showHistory(in store: TrainingStore) throws {
      let (most, entries) = (limit, json ? Int.max : Correction.shown)
      let sheet = HistorySheet(
        corrections: try store.answer { store throws(StoreProblem) in
          try store.corrections(limit: most, entries: entries)
        },
        undoings: try store.answer { store throws(StoreProblem) in try store.importUndoings() },
        formatter: try store.formatter(), most: most)
      if json { return Output.printLaidOut(JSONText.pretty(sheet.json)) }
      let lines = sheet.lines()
      Output.print(lines.isEmpty ? [say(.noHistory)] : lines)
    }
  }
}

extension Exercise {
  /// The key of the exercise with this name in the library or, under its own name, in the log; otherwise ends the
  /// command.
  static func key(of name: String) throws -> String {
    let library = try AthleteLibrary.ofThisUser()
    if let entry = library.exercises.find(name) { return entry.key }
    let logged = try TrainingStore.ofThisUser()?.answer { store throws(StoreProblem) in
      try store.loggedExercise(name.lowercased())
    }
    if let logged { return logged.key }
    let isMuscle = Muscle.allCases.first { $0.names.contains(name.foldedTitle) }
    if let muscle = isMuscle { throw fail(MuscleText.isNoExercise(muscle), .errors) }
    throw library.unknown(name)
  }
}

extension TrainingStore {
  /// How this user's quantities are written.
  func formatter() throws -> UnitFormatter {
    let trainee = try Trainee(self)
    return UnitFormatter(language: .current, units: trainee.athlete.units, library: trainee.library)
  }
}

extension LoggedSession {
  /// Whether it has ended and is not empty: a plan that was only looked at does not count.
  fileprivate var isWorthALine: Bool { outcome != nil && (outcome != .abandoned || sets > 0 || !notes.isEmpty) }
}

extension TrainingStore {
  /// What is said where nothing is logged.
  var emptyLog: CommandText { (try? running()) == nil ? .logIsEmpty : .logIsEmptyUntilEnd }
}
