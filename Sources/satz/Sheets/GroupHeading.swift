/// The heading of a group in the sheet of a session: what it is, how often, and how long.

import PlanWording
import SessionModel

extension SessionSheet {
  /// `Superset × 3`; nil for a plain pair of brackets.
  func heading(of group: Block.Group) -> String? {
    var parts: [String] = []
    if let title = group.title ?? group.part.map({ word(SheetText($0)) }) { parts.append(title) }
    if let goal = group.goal { parts.append(word(self.goal(goal, of: group))) }
    switch group.form {
    case .exercise: break
    case .window where group.goal != nil, .forTime where group.goal != nil: break
    case .sequence: if parts.isEmpty { return nil }
    case .rounds(1, _) where group.alternates: break
    case .rounds(let count, let style): parts.append(word(rounds(count, style)))
    case .intervals(let lengths, let rounds) where group.isDeathBy:
      parts.append(word(untilMissed(lengths, group)))
      if rounds < Block.Group.mostRoundsUntilMissed { parts.append(word(.atMost(rounds))) }
    case .intervals(let intervals, Block.Group.mostRoundsOfTotals) where group.hasTotals:
      parts.append(word(.untilTotal(every: intervals.map(formatter.exact).joined(separator: ", "))))
    case .intervals(let intervals, let rounds):
      parts.append(word(interval(intervals, rounds, isByTheMinute: group.finishesLastRound != true)))
    case .window(let time): parts.append(word(.amrap(length(time, of: group))))
    case .forTime(let cap): parts.append(word(.forTime(cap: cap.map(formatter.exact))))
    case .ladder(let rungs, let step): parts.append(word(.ladder(ladder(rungs, of: group) + (step == nil ? "" : "-…"))))
    case .choice: parts.append(word(.chooseOne))
    case .freeOrder: parts.append(word(.anyOrder))
    }
    if let least = group.leastRounds { parts.append(word(.atLeast(least))) }
    if group.alternates { parts.append(word(.alternating)) }
    return parts.joined(separator: " · ")
  }

  /// Intervals that end with the first that is missed.
  private func untilMissed(_ lengths: [Milliseconds], _ group: Block.Group) -> SheetText {
    if group.workOfRung?.rung == .power { return .rampTest(lengths.map(formatter.exact).joined(separator: ", ")) }
    return interval(lengths, 1, isByTheMinute: true) == .emom(formatter.exact(.minutes(1)))
      ? .deathBy : .untilMissed(every: lengths.map(formatter.exact).joined(separator: ", "))
  }

  /// `21-15-9`, `100 W-120 W`. Calories stand with their exercise, beside which others may be counted in reps.
  private func ladder(_ rungs: [WideInt], of group: Block.Group) -> String {
    let formatter = group.workOfRung.map { self.formatter.writing($0) } ?? formatter
    return rungs.map { rung in
      switch group.workOfRung?.rung {
      case nil, .energy: "\(rung)"
      case .distance: formatter.target(.distance(.exactly(rung)))
      case .load: formatter.asWritten(Mass(grams: rung))
      case .power: formatter.effort(.power(watts: rung, upTo: nil))
      }
    }.joined(separator: "-")
  }

  /// Of a window.
  private func length(_ time: Milliseconds, of group: Block.Group) -> String {
    group.fillsClock == true ? word(.inWhatIsLeft) : formatter.exact(time)
  }

  private func goal(_ goal: Goal, of group: Block.Group) -> SheetText {
    switch group.form {
    case .window(let time): .forGoal(goal, length: length(time, of: group), cap: nil)
    case .forTime(let cap): .forGoal(goal, length: nil, cap: cap.map(formatter.exact))
    case .exercise, .sequence, .rounds, .intervals, .ladder, .choice, .freeOrder:
      .forGoal(goal, length: nil, cap: nil)
    }
  }

  private func rounds(_ count: Int, _ style: RoundStyle) -> SheetText {
    switch style {
    case .rounds: .rounds(count)
    case .superset: .superset(count)
    case .circuit: .circuit(count)
    case .complex: .complex(count)
    case .tabata: .tabata(count)
    }
  }

  private func interval(_ intervals: [Milliseconds], _ rounds: Int, isByTheMinute: Bool) -> SheetText {
    if isByTheMinute, intervals.count == 1, intervals[0] == .minutes(1) {
      return .emom(formatter.exact(.minutes(rounds)))
    }
    return .every(intervals.map(formatter.interval).joined(separator: ", "), rounds: rounds)
  }
}
