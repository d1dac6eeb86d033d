/// A simulated program as a table: week by week, the prescription for each lift, what was missed, and what changed.

import PlanLanguage
import PlanWording
import SessionModel

struct SimulationSheet {
  var sessions: [SimulatedSession]
  var formatter: UnitFormatter
  var hasCycles: Bool

  func rows() -> [String] {
    var lines: [String] = []
    var week = 0
    for session in sessions {
      if session.week != week {
        week = session.week
        if !lines.isEmpty { lines.append("") }
        lines.append(say(.week(session.turn.week, cycle: hasCycles ? session.turn.cycle : nil)))
      }
      lines.append("  " + say(.session(session.turn.session, name: session.name)))
      lines += rows(of: session)
    }
    let gaps = (ProfileGap.texts(missing, formatter) + blankLoads).flatMap { $0.wrapped(to: SessionSheet.width) }
    if !gaps.isEmpty { lines += [""] + gaps }
    return lines
  }

  /// What the profile lacks, which is why loads remain percentages of it.
  private var missing: [ProfileGap] {
    var seen: Set<ProfileGap> = []
    return sessions.flatMap(\.compiled.missing).filter { seen.insert($0).inserted }
  }

  /// `  each side · hold 10 s`
  private func manner(_ works: [Work]) -> String {
    let manner = formatter.manner(of: works)
    return manner.isEmpty ? "" : "  " + manner
  }

  /// How to give the loads that the plan asks for, if one of them is unknown.
  private var blankLoads: [String] {
    let blank = sessions.lazy.flatMap(\.log).first { set in
      set.work.role == .work && set.work.load == .asked(suggestion: nil) && set.performance.load == nil
    }
    guard let blank else { return [] }
    let load = formatter.units == .kilograms ? "60kg" : "135lb"
    return [say(.blankLoads(formatter.exercise(blank.work.exercise), load: load))]
  }

  private func say(_ text: ProgramText) -> String { text.said(in: formatter.language) }

  private func rows(of session: SimulatedSession) -> [String] {
    let lifts = session.lifts
    let width = lifts.map { formatter.exercise($0.exercise).displayWidth }.max() ?? 0
    var lines = lifts.map { lift in
      "    \(formatter.exercise(lift.exercise).padded(to: width))  \(formatter.runs(lift.works))"
        + manner(lift.works) + (lift.label.map { "  " + say(.label($0)) } ?? "")
        + (lift.isMissed ? "  ✗ \(say(.missed))" : "")
    }
    let words = ChangeText(formatter: formatter)
    lines += words.lines(session.settlement).map { "      " + $0 }
    return lines
  }
}
