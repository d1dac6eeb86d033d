/// What the card shows of the set in question: name, prescription, plates, cues, what was done and what comes then.

import PlanWording
import SessionModel

extension LiveScreen {
  func details(_ view: Snapshot, at now: Instant) -> LiveDetails {
    var details = LiveDetails()
    let comesNext = view.isBetweenSets
    let step = comesNext ? view.next : view.current
    if let step {
      details.name = ([steps.name(step)] + places(of: step, view, comesNext)).filter { !$0.isEmpty }
        .joined(separator: " · ")
      details.prescription = [steps.prescription(step), targetNow(view, at: now) ?? ""].filter { !$0.isEmpty }
        .joined(separator: " · ")
      if case .work(let work) = step {
        details.plates = PlatesText(formatter: formatter, athlete: athlete).aSide(work) ?? ""
        details.cues = work.cues + work.notes
      }
    } else {
      details.name = headline(view)
    }
    if comesNext {
      details.lead = say(.leadNext)
      details.done = lastSet.map { "✓ " + formatter.exercise($0.work.exercise) + " · " + steps.done($0) }
    }
    details.question = question(view)
    let then = comesNext ? afterNext : view.next
    details.thenLead = say(comesNext ? .leadThen : .leadNext)
    details.then = then.map { brief($0, after: step) } ?? say(.theEnd)
    details.phase = phase(view, at: now)
    details.hint = say(.cardHint(view.phase))
    return details
  }

  /// Of another exercise its name, of the same one the set.
  private func brief(_ then: Step, after step: Step?) -> String {
    let isSame = step.map { steps.name($0) == steps.name(then) } ?? false
    return [isSame ? steps.place(then) : steps.name(then), steps.prescription(then)].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// `set 3 of 3`, the part or side that runs, and the windows around it.
  private func places(of step: Step, _ view: Snapshot, _ comesNext: Bool) -> [String] {
    let windows = WindowText(windows: comesNext ? [] : view.windows, language: formatter.language)
    let place = windows.numbers(step) ? [] : [steps.place(step)]
    return place + [comesNext ? "" : view.part.map { name($0, of: step) } ?? ""] + windows.places
  }

  /// `rest of 1:30`; only the word if it does not end by itself.
  private func phase(_ view: Snapshot, at now: Instant) -> String {
    let word = phaseWord(view, at: now)
    guard let ends = view.phaseEnds, !view.isPaused, view.phase != .countdown else { return word }
    return say(.phaseOf(word, formatter.length(ends - view.phaseBegan)))
  }
}

extension Snapshot {
  /// Whether the set that counts is the one that comes.
  fileprivate var isBetweenSets: Bool {
    switch phase {
    case .ready, .countdown, .rest, .expired, .waiting: next != nil
    case .work, .breath, .sit, .choosing, .finished, .aborted: false
    }
  }
}
