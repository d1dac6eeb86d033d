/// How the sessions of a plan go, line by line.

import PlanLanguage
import PlanWording
import SessionModel

extension GivenPlan {
  func timelines(in language: Language) -> String {
    let checked = checked()
    guard !checked.hasErrors else { return "" }
    let lines = SessionLines(formatter: UnitFormatter(language: language))
    var text = ""
    for declaration in checked.plan.declarations {
      text += "\(declaration.name)\n"
      guard let session = compile(declaration, of: checked.plan, athlete: .typical).session else { continue }
      if let estimate = session.estimatedDuration() { text += lines.formatter.rough(estimate) + "\n" }
      var rehearsal = Rehearsal(session: session)
      for event in rehearsal.run() {
        if let line = lines.line(event) { text += line + "\n" }
      }
    }
    return text
  }

  func weeks(_ weeks: Int, in language: Language) -> String {
    let checked = checked()
    guard !checked.hasErrors else { return "" }
    let lines = SessionLines(formatter: UnitFormatter(language: language))
    var text = ""
    for program in checked.plan.programs {
      text += "\(program.name)\n"
      for session in checked.plan.simulate(program, weeks: weeks, athlete: .typical) {
        text += "\(session.week) \(session.name)\n"
        for set in session.log { text += "  " + lines.work(set.work) + "\n" }
        for change in session.settlement.changes { text += "  " + lines.change(change) + "\n" }
      }
    }
    return text
  }
}

extension Athlete {
  /// Somebody whose profile answers what most plans ask.
  fileprivate static var typical: Athlete {
    Athlete(
      bodyweight: .kilograms(75),
      maxes: [
        "bench-press": .kilograms(100), "squat": .kilograms(140), "deadlift": .kilograms(180),
        "overhead-press": Mass(grams: 62_500),
      ], ftpWatts: 250, maxHeartRate: 190)
  }
}

/// Steps, sets and changes as lines.
struct SessionLines {
  let formatter: UnitFormatter

  /// Nil for what begins or ends nothing.
  func line(_ event: TimelineEvent) -> String? {
    guard case .effect(let effect, let moment) = event.what, let words = words(effect, moment) else { return nil }
    return formatter.elapsed(event.at - Instant(milliseconds: 0)) + "  " + words
  }

  private func words(_ effect: Effect, _ moment: PhaseMoment?) -> String? {
    switch effect {
    case .phaseBegan:
      guard let moment, let words = words(moment) else { return nil }
      return words + (moment.length.map { " · " + formatter.length($0) } ?? "")
    case .setLogged(let set): return "✓ " + done(set.performance)
    case .roundCompleted(let round): return TimelineWord.round(round).said(in: formatter.language)
    case .sessionFinished(let summary), .sessionAborted(let summary):
      return "⚑ \(summary.sets) · \(summary.reps) · " + formatter.mass(Mass(grams: summary.volumeGrams)) + " · "
        + formatter.elapsed(summary.elapsed)
    case .cue(.say(let text)): return "“\(text)”"
    case .cue(.bell): return "♪"
    case .cue, .sessionStarted, .setTakenBack, .repsAsked, .rpeAsked, .loadAsked, .restBegan, .restExpired,
      .restAcknowledged,
      .paused,
      .resumed, .commandUndone, .blocksAdded, .exerciseRemoved, .exerciseReplaced, .restsChanged, .workRevised,
      .noteTaken, .scored,
      .refused:
      return nil
    }
  }

  private func words(_ moment: PhaseMoment) -> String? {
    switch moment.phase {
    case .rest: TimelineWord.rest.said(in: formatter.language)
    case .waiting: TimelineWord.waiting.said(in: formatter.language)
    case .countdown: "3-2-1"
    case .work, .breath, .sit: moment.step.map(words)
    case .ready, .choosing, .expired, .finished, .aborted: nil
    }
  }

  private func words(_ step: Step) -> String {
    switch step {
    case .work(let work): self.work(work)
    case .breath(let breath): "\(breath.movement.rawValue) \(breath.count)"
    case .sit(let sit): sit.posture.rawValue
    case .rest, .countdown: ""
    }
  }

  func work(_ work: Work) -> String {
    var parts = [
      formatter.exercise(work.exercise), "\(work.set)/\(work.of)", formatter.writing(work).target(work.target),
      formatter.writing(work).load(work.load),
    ]
    if let effort = work.effort { parts.append(formatter.writing(work).effort(effort)) }
    if let side = work.side { parts.append(side.rawValue) }
    if let tempo = work.tempo { parts.append(tempo.notation) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func done(_ performance: Performance) -> String {
    var parts: [String] = []
    if let rounds = performance.rounds { parts.append("\(rounds) × + \(performance.extraReps ?? 0)") }
    if let cluster = performance.parts {
      parts.append(cluster.map(String.init).joined(separator: "+"))
    } else if let reps = performance.reps {
      parts.append("\(reps)")
    }
    if let time = performance.time { parts.append(formatter.length(time)) }
    if let distance = performance.distance { parts.append(formatter.distance(distance)) }
    if let energy = performance.energy { parts.append("\(energy.kilocalories) kcal") }
    if let load = performance.load { parts.append(formatter.mass(load)) }
    return parts.joined(separator: " · ")
  }

  func change(_ change: StateChange) -> String {
    "\(change.target.key): \(change.from.map(value) ?? "?") → \(value(change.to))"
  }

  private func value(_ value: StateValue) -> String {
    "\(value.numerator)/\(value.denominator) \(value.dimension.rawValue)"
  }
}

private enum TimelineWord: Worded {
  case rest, waiting
  case round(Int)

  var english: String {
    switch self {
    case .rest: "rest"
    case .waiting: "until the window ends"
    case .round(let number): "round \(number)"
    }
  }

  var german: String {
    switch self {
    case .rest: "Pause"
    case .waiting: "bis zum Ende des Fensters"
    case .round(let number): "Runde \(number)"
    }
  }
}
