/// A simulated program as a table: week by week, the prescription for each lift, what was missed, and what changed.

import PlanLanguage
import PlanWording
import SessionModel

struct SimulationSheet {
  var formatter: UnitFormatter
  var hasCycles: Bool
  /// Whether the states of its plan that are loads are written in pounds.
  var statesAreInPounds = false

  func rows(of sessions: some Sequence<SimulatedSession>) -> [String] {
    var lines: [String] = []
    var week = 0
    var missing: [ProfileGap] = []
    var blank: Exercise?
    func begin(_ turn: Turn, in other: Int) {
      guard other != week else { return }
      week = other
      if !lines.isEmpty { lines.append("") }
      lines.append(say(.week(turn.week, cycle: hasCycles ? turn.cycle : nil)))
    }
    func add(_ empty: [EmptyTurn]) {
      for turn in empty {
        begin(turn.turn, in: turn.week)
        lines.append("  – · " + turn.session.name)
        lines += (turn.session.notes + turn.session.notesAtEnd).map { "    " + $0.visibleInRow }
      }
    }
    for session in sessions {
      add(session.emptyBefore)
      begin(session.turn, in: session.week)
      lines.append("  " + say(.session(session.turn.session, name: session.name)))
      lines += rows(of: session)
      add(session.emptyAfter)
      for gap in session.compiled.missing where !missing.contains(gap) { missing.append(gap) }
      blank = blank ?? session.firstBlankLoad
    }
    let isInOtherUnit = statesAreInPounds && formatter.units == .kilograms
    let unknown =
      ProfileGap.texts(missing, formatter) + blankLoads(of: blank)
      + (isInOtherUnit ? [SheetText.allInPounds.said(in: formatter.language)] : [])
    let gaps = unknown.flatMap { $0.wrapped(to: SessionSheet.width) }
    if !gaps.isEmpty { lines += [""] + gaps }
    return lines
  }

  /// `  each side · hold 10 s`
  private func manner(_ works: [Work]) -> String {
    let manner = formatter.manner(of: works)
    return manner.isEmpty ? "" : "  " + manner
  }

  /// How to give the loads that the plan asks for, if one of them is unknown.
  private func blankLoads(of exercise: Exercise?) -> [String] {
    guard let exercise else { return [] }
    let load = formatter.units == .kilograms ? "60kg" : "135lb"
    return [say(.blankLoads(formatter.exercise(exercise), load: load))]
  }

  private func say(_ text: ProgramText) -> String { text.said(in: formatter.language) }

  private func rows(of session: SimulatedSession) -> [String] {
    let lifts = session.allLifts
    let width = lifts.map { formatter.exercise($0.exercise).displayWidth }.max() ?? 0
    var lines = lifts.isEmpty ? stillRows(of: session) : []
    var groups: [Int] = []
    for lift in lifts {
      lines += headings(of: lift, after: groups, in: session)
      groups = lift.groups.map(\.id)
      let indent = String(repeating: "  ", count: 2 + groups.count)
      lines.append(
        indent + "\(formatter.exercise(lift.exercise).padded(to: width))  \(formatter.prescription(lift.works))"
          + manner(lift.works)
          + (lift.label.map { "  " + say(.label($0)) } ?? "") + (lift.isMissed ? "  ✗ \(say(.missed))" : ""))
      lines += lighterSets(of: lift).map { indent + "  " + $0 }
    }
    let sessions = session.again.flatMap { again in session.compiled.session.map { (before: $0, after: again) } }
    let words = ChangeText(formatter: formatter, sessions: sessions)
    lines += words.lines(session.settlement).map { "      " + $0 }
    return lines
  }

  /// `warm-up 5 @ 40 kg, 3 @ 60 kg`, `drop 15 kg, 10 kg`
  private func lighterSets(of lift: SimulatedLift) -> [String] {
    func say(_ text: SheetText) -> String { text.said(in: formatter.language) }
    let drops = lift.drops.map(formatter.drop).joined(separator: ", ")
    return (lift.warmups.isEmpty ? [] : ["\(say(.warmup)) \(formatter.prescription(lift.warmups))"])
      + (drops.isEmpty ? [] : ["\(say(.drop)) \(drops)"])
  }

  /// The breaths and sits of a session that has nothing else.
  private func stillRows(of session: SimulatedSession) -> [String] {
    guard let whole = session.compiled.session else { return [] }
    let sheet = SessionSheet(session: whole, athlete: session.compiled.athlete, formatter: formatter)
    return sheet.blockRows(depth: 2).aligned(to: SessionSheet.width)
  }

  /// `AMRAP 20 min` above the first lift in it.
  private func headings(of lift: SimulatedLift, after groups: [Int], in session: SimulatedSession) -> [String] {
    guard let whole = session.compiled.session else { return [] }
    let sheet = SessionSheet(session: whole, athlete: session.compiled.athlete, formatter: formatter)
    return lift.groups.enumerated().compactMap { depth, block in
      guard !groups.contains(block.id), case .group(let group) = block.content else { return nil }
      return sheet.heading(of: group).map { String(repeating: "  ", count: 2 + depth) + $0 }
    }
  }
}

extension SimulatedSession {
  /// The exercise of the first set whose load the plan asks for and nobody knows.
  fileprivate var firstBlankLoad: Exercise? {
    log.first { set in
      set.work.role == .work && set.work.load == .asked(suggestion: nil) && set.performance.load == nil
    }?.work.exercise
  }
}
