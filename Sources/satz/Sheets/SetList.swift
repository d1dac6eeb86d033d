/// The running session set by set: what was done, what runs, what is still to do.

import PlanWording
import SessionModel

struct SetList {
  var session: Session
  var log: [LoggedSet]
  var view: Snapshot
  var formatter: UnitFormatter

  /// More rows than anybody reads.
  private static let limit = 300

  private enum Mark { case done, short, skipped, current, ahead }

  /// Whether it is a sitting whose parts are few enough to be listed. The breaths of a breathing are not.
  static func listsParts(of session: Session) -> Bool {
    let parts = session.plannedCourse().prefix(mostParts + 1).filter(\.step.isAction)
    return session.kind == .meditation && parts.count <= mostParts
  }

  private static let mostParts = 30

  func rows() -> [StyledText] {
    if session.kind != .workout { return rowsOfParts() }
    let course = session.plannedCourse().prefix(Self.limit)
    let steps = course.filter(\.step.isAction)
    let logged = Dictionary(log.map { ($0.occurrence, $0) }, uniquingKeysWith: { $1 })
    let atHand = steps.firstIndex { logged[$0.occurrence] == nil && isAtHand($0.step) }
    var rows = [StyledText(formatter.language.sessionName(session.name), .strong)]
    var name = ""
    let text = StepText(formatter: formatter)
    let width = max(14, steps.map { text.place($0.step).displayWidth }.max() ?? 0)
    for (index, item) in zip(steps.indices, steps) {
      if text.name(item.step) != name {
        name = text.name(item.step)
        rows.append(StyledText("  " + name))
      }
      let set = logged[item.occurrence]
      let isBefore = atHand.map { index < $0 } ?? false
      let mark: Mark =
        set.map { $0.mark == "✓" ? .done : .short } ?? (index == atHand ? .current : isBefore ? .skipped : .ahead)
      let what = set.map { done($0, text) } ?? text.prescription(item.step)
      rows.append(row(mark, place: text.place(item.step).padded(to: width), what: what))
    }
    return rows
  }

  /// With what tells it from other sets of its exercise: `8 × 20 kg · each side`, `5 × 80 kg · “back-off”`.
  private func done(_ set: LoggedSet, _ text: StepText) -> String {
    let label = set.work.label.map { SheetText.label($0).said(in: formatter.language) }
    return [text.done(set), set.work.side.map(text.side), label].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// Of a sitting, whose parts are in no log: those before the current one are done.
  private func rowsOfParts() -> [StyledText] {
    let text = StepText(formatter: formatter)
    let parts = session.plannedCourse().prefix(Self.limit).map(\.step).filter(\.isAction)
    return [StyledText(formatter.language.sessionName(session.name), .strong)]
      + parts.enumerated().map { index, part in
        let mark: Mark = index < view.stepsDone ? .done : index == view.stepsDone ? .current : .ahead
        return row(mark, place: text.name(part), what: text.prescription(part))
      }
  }

  private func row(_ mark: Mark, place: String, what: String) -> StyledText {
    let text = [place, what].filter { !$0.isEmpty }.joined(separator: "  ")
    return switch mark {
    case .done: StyledText("    ✓ ", .notice(.success)) + StyledText(text)
    case .short: StyledText("    ✗ ", .notice(.warning)) + StyledText(text)
    case .skipped: StyledText("    » " + text, .faint)
    case .current: StyledText("    ▶ " + text, .strong)
    case .ahead: StyledText("      " + text, .faint)
    }
  }

  /// The set that runs, or in a rest the next one.
  private func isAtHand(_ step: Step) -> Bool {
    guard case .work(let work) = step, case .work(let now)? = view.stepAtHand else {
      return step == view.stepAtHand
    }
    return work.exercise == now.exercise && work.set == now.set && work.of == now.of && work.role == now.role
  }
}
