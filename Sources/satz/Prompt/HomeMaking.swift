/// Makes the prompt's first page from the log, when nothing runs.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  /// False if there is nothing to show yet.
  func showHome() -> Bool {
    guard let store, let home = try? home(in: store) else { return false }
    let width = ScreenSize.current.columns
    guard let loop, let height = loop.rowsForLines else {
      print(home.rows(width: width).map(\.text))
      return true
    }
    loop.say(home.rows(width: width, height: height - 1))
    return true
  }

  /// What home says of the session that runs.
  var runningHint: String {
    run.map { HomeText.hintRunning(sessionName(of: $0)).said(in: formatter.language) } ?? ""
  }

  /// What `run` alone begins: the next session of what was trained last.
  func nextOfProgram() -> PreparedSession? {
    guard let store, let name = try? store.lastProgram(), let place = try? store.place(ofProgram: name),
      let source = try? PlanSource.find(place.file ?? name, orSavedIn: store).file, let trainee = try? Trainee(store)
    else { return nil }
    let loaded = LoadedPlan(source, for: trainee, in: store)
    return try? loaded.session(named: name)
  }

  /// Before the first session, nil where lines are read one after the other.
  private func home(in store: TrainingStore) throws -> HomeSheet? {
    let today = Day.today
    let recent = try store.sessions(limit: 10).filter { $0.outcome != nil && ($0.sets > 0 || $0.kind != .workout) }
    let ofToday = try recent.first { try $0.day == today && $0.outcome == .finished && store.isOfProgram($0.id) }
    let last = ofToday ?? recent.first
    let workouts = try store.workouts().sorted { $0.isFavourite && !$1.isFavourite }.map(\.name)
    let isFirst = last == nil && workouts.isEmpty
    if isFirst, loop?.rowsForLines == nil { return nil }
    let week = try TrainingWeek(of: today, in: store)
    return HomeSheet(
      today: today, next: nextOfProgram(), workouts: workouts, last: try last.map { try self.last($0, in: store) },
      isDone: ofToday != nil, isFirst: isFirst, running: isRunning ? run.map(sessionName) : nil,
      days: week.days, weeklyGoal: week.goal, streak: week.streak,
      trainingGoal: settings.minutes(.trainingGoal), sittingGoal: settings.minutes(.sittingGoal), formatter: formatter)
  }

  private func last(_ session: LoggedSession, in store: TrainingStore) throws -> HomeSheet.Last {
    let sets = try store.sets(matching: LogQuery(session: session.id, limit: 500))
    let marks = try store.marks(of: sets)
    let id = marks.best(latestFirst: sets.map(\.id))
    let best = sets.first { $0.id == id }
    let steps = StepText(formatter: formatter)
    return HomeSheet.Last(
      session: session,
      volumeGrams: try store.volumeGrams(of: session.id),
      record: best.map { "\(formatter.exercise($0.exercise)) · \(steps.done($0.performance, load: $0.load))" })
  }
}

extension [EntryID: [RecordKind]] {
  /// The set with the best record: of the most telling kind, the latest, because each beats those before it.
  func best(latestFirst sets: [EntryID]) -> EntryID? {
    RecordKind.allCases.lazy.compactMap { kind in sets.first { self[$0]?.contains(kind) == true } }.first
  }
}
