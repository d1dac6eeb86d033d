/// What was done of a lift against the last time: the heaviest load if it changed, or else the reps, the calories or the
/// time; of a stretch the time if it was as long, or else the pace.

import PlanWording
import SessionModel
import TrainingStore

struct LiftComparison {
  /// The working sets of a session.
  struct Done {
    var loads: [Mass]
    var performances: [Performance]
  }

  var now: Done
  /// The sets of the last time.
  var last: [LogEntry]
  /// The day of the session.
  var day: Day
  /// When it is read: the weekdays of an old sheet would be those of this week.
  var today: Day = .today
  var formatter: UnitFormatter

  /// Empty if nothing was done now, or nobody knows how much: a failed try is no result to compare.
  func text() -> StyledText {
    guard now.performances.contains(where: \.isMeasured) else { return StyledText() }
    guard let first = last.first else { return StyledText(say(.first), .faint) }
    let before = Done(last)
    if let now = now.loads.max(), let before = before.loads.max(), now != before {
      let mass = formatter.computing(in: self.now.performances.map(\.units).firstOfEach)
        .difference(Mass(grams: abs(now.grams - before.grams)))
      let since = self.since(first.day)
      return now > before
        ? StyledText(say(.moreLoad(mass, since: since)), .tone(.work))
        : StyledText(say(.lessLoad(mass, since: since)), .faint)
    }
    let reps = difference(now.performances.compactMap(\.reps), before.performances.compactMap(\.reps))
    if let reps, reps != 0 {
      return reps > 0
        ? StyledText(say(.moreReps(Int(clamping: reps))), .tone(.work))
        : StyledText(say(.fewerReps(Int(clamping: -reps))), .faint)
    }
    if reps == nil, let way = stretch(before, of: first.exercise) { return way }
    let energy = difference(
      now.performances.compactMap(\.energy?.kilocalories), before.performances.compactMap(\.energy?.kilocalories))
    if reps == nil, let energy, energy != 0 {
      let more = "\(abs(energy)) cal"
      return StyledText(say(energy > 0 ? .longer(more) : .shorter(more)), energy > 0 ? .tone(.work) : .faint)
    }
    let times = difference(now.performances.compactMap(\.time?.count), before.performances.compactMap(\.time?.count))
    if reps == nil, let times, abs(times) >= 1000 {
      let length = formatter.length(Milliseconds(abs(times) / 1000 * 1000))
      return StyledText(say(times > 0 ? .longer(length) : .shorter(length)), times > 0 ? .tone(.work) : .faint)
    }
    return StyledText(say(.asLastTime), .faint)
  }

  /// The weekday within the last week.
  private func since(_ before: Day) -> String {
    if before == day { return say(.earlierToday) }
    guard before.number > max(day, today).number - 7 else { return before.isoText }
    return LogText.weekday(before.weekday).said(in: formatter.language)
  }

  /// Nil unless there are distances on both sides.
  private func stretch(_ before: Done, of exercise: Exercise) -> StyledText? {
    guard let (way, time) = now.stretch, let (wayBefore, timeBefore) = before.stretch else { return nil }
    let formatter = formatter.writing(self.now.performances.map(\.units).firstOfEach)
    guard let time, let timeBefore else {
      if way == wayBefore { return StyledText(say(.asLastTime), .faint) }
      let more = formatter.distance(Length(millimetres: abs(way - wayBefore)))
      return way > wayBefore
        ? StyledText(say(.longer(more)), .tone(.work)) : StyledText(say(.shorter(more)), .faint)
    }
    if way == wayBefore {
      let difference = abs(time - timeBefore)
      if difference < 1000 { return StyledText(say(.asLastTime), .faint) }
      let length = formatter.length(Milliseconds(difference / 1000 * 1000))
      let distance = formatter.distance(Length(millimetres: way))
      return time < timeBefore
        ? StyledText(say(.faster(length, over: distance)), .tone(.work))
        : StyledText(say(.slower(length, over: distance)), .faint)
    }
    func pace(_ way: WideInt, _ time: WideInt) -> String? {
      formatter.pace(of: Performance(time: Milliseconds(time), distance: Length(millimetres: way)), in: exercise)
    }
    guard let now = pace(way, time), let last = pace(wayBefore, timeBefore) else { return nil }
    if now == last { return StyledText(say(.samePace(now)), .faint) }
    let isFaster = Double(time) / Double(way) < Double(timeBefore) / Double(wayBefore)
    return StyledText(say(.pace(now, before: last)), isFaster ? .tone(.work) : .faint)
  }

  private func difference(_ now: [WideInt], _ before: [WideInt]) -> WideInt? {
    now.isEmpty || before.isEmpty ? nil : now.reduce(0, +) - before.reduce(0, +)
  }

  private func say(_ text: EndText) -> String { text.said(in: formatter.language) }
}

extension LiftComparison.Done {
  /// How far it went, and in which time if that is known of all of it; nil without distances.
  fileprivate var stretch: (way: WideInt, time: WideInt?)? {
    let stretches = performances.filter { $0.distance != nil }
    let way = stretches.compactMap(\.distance?.millimetres).reduce(0, +)
    guard way > 0 else { return nil }
    let times = stretches.compactMap(\.time?.count).filter { $0 > 0 }
    return (way, times.count == stretches.count ? times.reduce(0, +) : nil)
  }

  init(_ sets: [LogEntry]) {
    let sets = sets.filter { !$0.performance.isMissed }
    self.init(
      loads: sets.compactMap { $0.performance.load ?? $0.load.heaviest }, performances: sets.map(\.performance))
  }

  /// The sets of the session that has just ended.
  init(_ sets: [LoggedSet]) {
    self.init(
      loads: sets.compactMap { $0.performance.load ?? $0.work.load.heaviest },
      performances: sets.map { set in
        var performance = set.performance
        performance.units = set.units
        return performance
      })
  }
}

extension Performance {
  /// A load that did not move.
  var isMissed: Bool { reps == 0 }
}

extension [LogEntry] {
  /// The working sets of the first session among these in which something was done.
  var ofLastTime: [LogEntry] {
    let done = filter { $0.role == .work && !$0.isQuestioned && !$0.performance.isMissed }
    return done.filter { $0.session == done.first?.session }
  }
}

extension Load {
  /// The load of one implement; with a load on the bodyweight, what was added.
  fileprivate var heaviest: Mass? {
    switch self {
    case .mass(_, let each, _): each
    case .bodyweight(let plus): plus
    case .unstated, .asked, .share: nil
    }
  }
}
