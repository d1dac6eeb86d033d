/// What is announced after an event to an athlete who does not look at the screen, and in which words.

import Channels
import PlanWording
import SessionModel

extension Occasion {
  /// The most important of what has happened; nil if nothing is worth a sound.
  var announcement: Announcement? { effects.compactMap(announcement(of:)).max() }

  private func announcement(of effect: Effect) -> Announcement? {
    switch effect {
    case .cue(let cue): Announcement(cue)
    case .setLogged(let set): records[set.occurrence, default: []].isEmpty ? nil : .record
    case .sessionStarted: isSitting ? .sitBegins : nil
    case .phaseBegan: isSitting && phaseBefore == .sit && phaseAfter == .sit ? .sitChanges : nil
    case .sessionFinished: isSitting ? .sitOver : .sessionOver
    case .setTakenBack, .repsAsked, .loadAsked, .rpeAsked, .roundCompleted, .restBegan, .restExpired,
      .restAcknowledged, .paused, .resumed, .commandUndone, .blocksAdded, .exerciseRemoved, .exerciseReplaced,
      .restsChanged, .workRevised, .noteTaken, .scored, .sessionAborted, .refused:
      nil
    }
  }

  private var isSitting: Bool { before.session.kind == .meditation }
  private var phaseBefore: Phase { before.snapshot(at: at).phase }
  private var phaseAfter: Phase { after.snapshot(at: at).phase }

  /// What calls the athlete on the desktop, with what comes next.
  func notice(_ formatter: UnitFormatter) -> DesktopNotice {
    let view = after.snapshot(at: at)
    let isWaiting = view.phase == .expired
    let step = isWaiting || view.phase == .rest ? view.next : view.current
    let steps = StepText(formatter: formatter)
    let next = step.map { step in
      [steps.name(step), steps.place(step), steps.prescription(step)].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    return DesktopNotice(
      title: said(announcement?.overText ?? .restIsOver, formatter),
      body: next.map { DesktopText.next($0).said(in: formatter.language) } ?? "", isWaiting: isWaiting)
  }

  /// What a voice says; empty if there is nothing to say.
  func spoken(_ formatter: UnitFormatter) -> String {
    var sentences: [String] = []
    switch announcement {
    case .restOver?: sentences = [said(.restIsOver, formatter), coming(formatter)]
    case .windowOver?: sentences = [said(.timeIsUp, formatter)]
    case .workBegins?: sentences = [coming(formatter)]
    case .switchSides?: sentences = [said(.otherSide, formatter)]
    case .halfway?: sentences = [said(.halfway, formatter)]
    case .reminder, .breathIn, .breathOut, .countdown, .sitChanges, .bell, .sitBegins, .workEnds, .record, .sessionOver,
      .sitOver, nil:
      break
    }
    for case .cue(.say(let words)) in effects { sentences.append(words) }
    return sentences.filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }

  private func said(_ text: LiveText, _ formatter: UnitFormatter) -> String { text.said(in: formatter.language) }

  /// What is to be done now: the set that runs, or the one that waits for the athlete.
  private func coming(_ formatter: UnitFormatter) -> String {
    let view = after.snapshot(at: at)
    guard let step = view.phase == .expired ? view.next : view.current else { return "" }
    let steps = StepText(formatter: formatter)
    return [steps.name(step), steps.place(step), steps.prescription(step)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension Announcement {
  /// What is over, in words.
  var overText: LiveText { self == .windowOver ? .timeIsUp : .restIsOver }
}
