/// The end page of a session that was just finished, from its log and the one before.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  /// Shown once, above the prompt; false if there is nothing to put on it. What cannot be read is left out: the session
  /// is saved in any case.
  @discardableResult func showEndPage(_ settlement: Settlement?) -> Bool {
    guard let loop, let run, let page = endPage(of: run, settlement) else { return false }
    loop.say(page: page)
    return true
  }

  private func endPage(of run: DurableRun, _ settlement: Settlement?) -> EndPage? {
    let log = run.engine.log.filter { $0.work.role == .work }
    guard run.engine.isFinished else { return nil }
    if run.engine.session.kind != .workout { return loop?.isLive == true ? endOfStillness(run) : nil }
    if log.isEmpty { return nil }
    let facts = EndFacts(run: run, store: store, formatter: formatter)
    let isAsked = !(settlement?.questions.isEmpty ?? true)
    return EndPage(
      name: sessionName(of: run), lifts: lifts(of: run), leftOut: run.engine.setsLeftOut,
      scores: scores(of: run.id), facts: facts.ofRounds(),
      heart: SessionHeart(of: run.engine.logWithHeartRates),
      next: isAsked ? [] : settlement.map { nextTime($0) } ?? [], week: week(),
      notes: run.engine.session.notesAtEnd, ownNotes: run.engine.notes.map(\.text), formatter: formatter)
  }

  /// Nothing was lifted: how long it was, and how long this week. Plain lines have said the first already.
  private func endOfStillness(_ run: DurableRun) -> EndPage? {
    guard let store, let training = try? TrainingWeek(of: .today, in: store), run.engine.summary.elapsed >= .seconds(1)
    else { return nil }
    var week = EndPage.Week(training) { $0.sitting > 0 }
    week.stillness = Milliseconds(training.days.reduce(0) { $0 + $1.sitting })
    // Of several parts, only the whole is of interest.
    let scores = run.engine.scores.count { $0.score.isSitting } > 1 ? [] : scores(of: run.id)
    return EndPage(
      name: sessionName(of: run), lifts: [], scores: scores,
      facts: EndFacts(run: run, store: store, formatter: formatter).ofStillness(hasScores: !scores.isEmpty), week: week,
      notes: run.engine.session.notesAtEnd, ownNotes: run.engine.notes.map(\.text), formatter: formatter)
  }

  /// What the rules change, by lift.
  func nextTime(_ settlement: Settlement) -> [NextTimeText.Row] {
    let sessions = run.flatMap { $0.rules?.planned(andAfter: $0.engine.log) }
    return NextTimeText(formatter: formatter).rows(settlement, before: sessions?.before, after: sessions?.after)
  }

  private func lifts(of run: DurableRun) -> [EndPage.Lift] {
    let entries = (try? store?.sets(matching: LogQuery(session: run.id, limit: 1000))) ?? []
    let marks = (try? store?.marks(of: entries)) ?? [:]
    let unanswered = Set(run.engine.unansweredSets)
    var lifts: [EndPage.Lift] = []
    for (index, set) in run.engine.log.enumerated() where set.work.role != .warmup && !set.isOnlyRounds {
      let exercise = set.work.exercise
      let place = lifts.firstIndex { $0.exercise.key == exercise.key } ?? lifts.count
      if place == lifts.count { lifts.append(EndPage.Lift(exercise: exercise, sets: [], last: last(exercise, run.id))) }
      lifts[place].sets.append(set)
      let id = EntryID(session: run.id, position: index + 1)
      for kind in marks[id] ?? [] where !lifts[place].records.contains(kind) { lifts[place].records.append(kind) }
      if case .asked = set.work.load, set.performance.load == nil { lifts[place].unknownLoad = id }
      if set.lacksAmount || unanswered.contains(index) {
        let example = set.work.target.exampleOfResult
        lifts[place].unknownAmount.append(EndPage.Unknown(entry: id, example: example == "1" ? "10" : example))
      }
    }
    let times = fasterTimes(of: run.id)
    for place in lifts.indices { lifts[place].times = times.filter { $0.exercise == lifts[place].exercise.key } }
    return lifts
  }

  /// A session that ends after midnight belongs to the day before.
  private func fasterTimes(of id: SessionID) -> [FasterTime] {
    let (yesterday, today) = (Day(number: Day.today.number - 1), Day.today)
    return ((try? store?.fasterTimes(from: yesterday, through: today)) ?? []).filter { $0.entry.session == id }
  }

  /// With how they compare, and the times of their rounds.
  private func scores(of id: SessionID) -> [String] {
    guard let store, let scores = try? store.comparedScores(of: id), !scores.isEmpty else { return [] }
    return ScoreText(formatter: formatter).lines(scores, rounds: (try? store.roundTimes(of: id)) ?? [:])
  }

  /// The sets of an exercise in the last session that had some.
  private func last(_ exercise: Exercise, _ current: SessionID) -> [LogEntry] {
    let found = (try? store?.sets(matching: LogQuery(exercise: exercise.key, limit: 200))) ?? []
    return found.filter { $0.session != current }.ofLastTime
  }

  private func week() -> EndPage.Week? {
    guard let store, let week = try? TrainingWeek(of: .today, in: store) else { return nil }
    return EndPage.Week(week) { $0.workouts > 0 }
  }
}

extension EndPage.Week {
  /// This week, with the days that count.
  fileprivate init(_ week: TrainingWeek, where counts: (SessionDay) -> Bool) {
    let days = week.days.filter(counts).map { $0.day.number - Day.today.monday.number }
    self.init(days: Set(days), workouts: week.workouts, goal: week.goal, streak: week.streak)
  }
}

extension Engine {
  fileprivate var isFinished: Bool { snapshot(at: now).phase == .finished }
}

extension LoggedSet {
  /// Rounds are the score of the window around it.
  fileprivate var isOnlyRounds: Bool {
    performance.rounds != nil
      && performance == Performance(rounds: performance.rounds, extraReps: performance.extraReps)
  }

  /// Only the athlete knows how much it was, and has not said so.
  fileprivate var lacksAmount: Bool {
    guard !cutOff, work.target != .open, performance.rounds == nil else { return false }
    return performance.reps == nil && performance.parts == nil && performance.time == nil
      && performance.distance == nil && performance.energy == nil
  }
}
