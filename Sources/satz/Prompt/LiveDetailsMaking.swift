/// What the card shows of the set in question: name, prescription, plates, cues, what was done and what comes then.

import PlanLanguage
import PlanWording
import SessionModel

extension LiveScreen {
  func details(_ view: Snapshot, at now: Instant) -> LiveDetails {
    var details = LiveDetails()
    details.leadWidth = [.leadNext, .leadThen, .leadOr].map { say($0).displayWidth }.reduce(0, max)
    add(to: &details, stepOf: view, at: now)
    add(to: &details, thenOf: view)
    add(to: &details, clockOf: view, at: now)
    details.question = question(view) ?? waitsFor(view)
    details.toSay = view.phase == .work ? view.current.flatMap { toSay(of: $0, view) } : nil
    details.hint = say(
      view.isPaused ? .pausedHint : view.phase == .rest && view.phaseEnds == nil ? .openRestHint : .cardHint(view.phase)
    )
    details.totals = totals(view)
    details.outline = outline
    // The stage says what was done in its list; of the set that goes on, nothing is there yet.
    if view.repsOfPartBefore != nil, let done = details.done,
      let row = outline.firstIndex(where: { $0.mark == .current })
    {
      details.outline[row].below.insert(done, at: 0)
    }
    details.heart = heartRate(view, at: now)
    details.isChoice = view.phase == .choosing
    return details
  }

  /// The step at hand: between sets the next one, with what was done before it.
  private func add(to details: inout LiveDetails, stepOf view: Snapshot, at now: Instant) {
    let comesNext = view.isBetweenSets
    guard let step = view.stepAtHand else {
      details.name = headline(view)
      if view.phase == .choosing || view.phase == .ready { details.choice = choice(view) }
      return
    }
    details.name = ([steps.name(step)] + parts(of: step, view, comesNext)).filter { !$0.isEmpty }
      .joined(separator: " · ")
    details.prescription = [
      steps.prescription(comesNext ? step : view.partAlone(of: step), total: comesNext ? view.nextTotal : view.total),
      targetNow(view, at: now) ?? "",
    ].filter { !$0.isEmpty }
      .joined(separator: " · ")
    switch step {
    case .work(let work):
      details.plates = PlatesText(formatter: formatter, athlete: athlete).aSide(work) ?? ""
      details.cues = work.cues + work.notes + groupNotes
    case .sit(let sit): details.cues = sit.notes + groupNotes + [bell(of: sit)].compactMap(\.self)
    case .breath(let breath): details.cues = (breath.notes ?? []) + groupNotes
    case .rest, .countdown: break
    }
    if comesNext {
      details.lead = say(.leadNext)
      details.done = lastSet.map { $0.mark + " " + done($0, before: step) }
    } else if let reps = view.repsOfPartBefore {
      details.lead = say(.leadNext)
      details.done = donePart(of: step, view, reps: reps)
    }
  }

  /// What comes after the step at hand. What comes after a choice depends on it.
  private func add(to details: inout LiveDetails, thenOf view: Snapshot) {
    guard view.phase != .choosing else { return }
    if view.part == nil, let others = turnsTo(view) {
      details.thenLead = say(.leadOr)
      details.then = StepLabel(name: others)
      return
    }
    let comesNext = view.isBetweenSets
    let then = comesNext ? afterNext : view.next
    details.thenLead = say(comesNext || view.repsOfPartBefore != nil ? .leadThen : .leadNext)
    details.then =
      partToCome(view) ?? then.map { brief($0, after: view.stepAtHand) } ?? choiceToCome.map { StepLabel(name: $0) }
      ?? (comesNext ? setAfterNext.map { brief($0, after: view.stepAtHand) } : nil) ?? StepLabel(name: say(.theEnd))
  }

  /// The phase, and the windows around it.
  private func add(to details: inout LiveDetails, clockOf view: Snapshot, at now: Instant) {
    details.phase = phase(view, at: now)
    if let enough = view.restMayEnd, enough > view.phaseBegan, !view.isPaused {
      details.span = details.phase
      details.mayGoOn = view.isRestEnough(at: now) ? say(.enterGoesOn) : nil
    }
    let around = windows(view, view.isBetweenSets)
    details.place = around.places.joined(separator: " · ")
    details.limit = limit(view, at: now)
    details.rounds = rounds(around.windows)
  }

  /// `bell every 5 min`
  private func bell(of sit: Sit) -> String? {
    sit.bell.map { SheetText.bell(every: formatter.length($0)).said(in: formatter.language) }
  }

  /// What a set asks for once it is done, with an example of how both are said at once.
  private func toSay(of step: Step, _ view: Snapshot) -> String? {
    guard case .work(let work) = view.partAlone(of: step) else { return nil }
    let reps = work.target.exampleOfResult
    if case .asked(suggestion: nil) = work.load {
      return say(.sayLoad(reps + " @ " + (athlete.units == .kilograms ? "60kg" : "135lb")))
    }
    return work.asksRPE == true ? say(.sayEffort((reps.isEmpty ? "" : reps + " ") + "rpe 8")) : nil
  }

  /// The key or the word that the session waits for.
  private func waitsFor(_ view: Snapshot) -> String? {
    if view.isPaused { return nil }
    return switch view.phase {
    case .ready: say(.enterStarts)
    case .expired: say(.enterGoesOn)
    case .choosing: say(.arrowsChoose)
    case .breath, .sit: view.phaseEnds == nil ? say(.enterGoesOn) : nil
    case .countdown, .work, .rest, .waiting, .finished, .aborted: nil
    }
  }

  /// What was done, with its name if the next step is another exercise.
  private func done(_ set: LoggedSet, before step: Step?) -> String {
    let name = formatter.exercise(set.work.exercise)
    return (step.map(steps.name) == name ? "" : name + " · ") + steps.done(set)
  }

  /// `✓ part 1 of 3 · 2`, in the pause after it.
  private func donePart(of step: Step, _ view: Snapshot, reps: Int) -> String? {
    guard var part = view.part else { return nil }
    part.number -= 1
    var isShort = false
    if case .work(let work) = view.partAlone(of: step, number: part.number), case .reps(let wanted) = work.target {
      isShort = reps < wanted.min
    }
    return (isShort ? "✗ " : "✓ ") + name(part, of: step) + " · \(reps)"
  }

  /// The name of another exercise, or the set of the same one.
  private func brief(_ then: Step, after step: Step?) -> StepLabel {
    let isSame = step.map { steps.name($0) == steps.name(then) } ?? false
    return StepLabel(name: isSame ? steps.place(then) : steps.name(then), prescription: steps.prescription(then))
  }

  /// `set 3 of 3`, and the part or side that runs.
  private func parts(of step: Step, _ view: Snapshot, _ comesNext: Bool) -> [String] {
    let place = windows(view, comesNext).numbers(step) ? [] : [steps.place(step)]
    return place + [comesNext ? "" : view.part.map { name($0, of: step) } ?? ""]
  }

  /// The part after the one that is running or, in a pause, that comes next.
  private func partToCome(_ view: Snapshot) -> StepLabel? {
    guard var part = view.part, let step = view.current, part.isFollowed else { return nil }
    part.number += 1
    let brief = view.current == step ? view.partAlone(of: step, number: part.number) : step
    return StepLabel(name: name(part, of: step), prescription: brief == step ? "" : steps.prescription(brief))
  }

  private func windows(_ view: Snapshot, _ comesNext: Bool) -> WindowText {
    let isAtStart = view.phase == .ready || view.phase == .countdown
    let around = comesNext ? view.nextWindows : view.windows
    return WindowText(windows: comesNext && isAtStart ? [] : around, language: formatter.language)
  }

  // MARK: What is around it

  /// What is left of the timed total, or of the window around it, if the large digits show something else.
  private func limit(_ view: Snapshot, at now: Instant) -> TimeLimit? {
    if let left = whatIsLeftOfTotal(view, at: now) { return TimeLimit(name: "", clock: left, after: say(.left)) }
    guard let window = view.windows.last(where: { $0.ends != nil }), let began = window.began, let ends = window.ends,
      now < ends
    else { return nil }
    // Nobody means to hold intervals until a miss to their end.
    if window.kind == .intervals, window.rounds == nil { return nil }
    let length = formatter.exact(ends - began)
    let isInDigits = window.kind != .intervals && window.kind != .forTime && view.phaseEnds == nil
    if isInDigits { return nil }
    let left = ends - now
    let clock = view.isPaused ? PhaseClock.frozen(left, progress: nil) : .down(from: boot(began), to: boot(ends))
    return TimeLimit(
      name: window.kind == .forTime ? say(.cap(length)) : "", clock: clock, after: say(.left))
  }

  /// The rounds of the innermost window that has some.
  private func rounds(_ windows: [Snapshot.Window]) -> LiveDetails.Rounds? {
    windows.last { ($0.rounds ?? 0) > 1 }.flatMap { window in
      window.rounds.map { LiveDetails.Rounds(done: window.roundsDone, of: $0) }
    }
  }

  /// One line each: the sets, the mass, and what a tabata has come to.
  private func totals(_ view: Snapshot) -> String {
    guard view.kind == .workout, view.phase != .ready else { return "" }
    let sets = say(.setsDone(view.stepsDone, of: view.stepsInAll))
    let score = score.map(ScoreText(formatter: formatter).words)
    return [sets, volume > .zero ? formatter.total(volume) : nil, score].compactMap(\.self)
      .joined(separator: "\n")
  }

  /// `rest of 1:30`; only the word if it does not end by itself.
  private func phase(_ view: Snapshot, at now: Instant) -> String {
    let word = phaseWord(view, at: now)
    guard let ends = view.endOfClock, !view.isPaused, view.phase != .countdown else { return word }
    if view.phase == .rest { return rest(view, until: ends, at: now) }
    // “In” and “out” are no nouns.
    if view.phase == .breath { return word + " · " + length(ends - view.phaseBegan) }
    return say(.phaseOf(word, length(ends - view.phaseBegan)))
  }

  /// A rest with its length, then with what its plan says of it.
  private func rest(_ view: Snapshot, until ends: Instant, at now: Instant) -> String {
    let whole = length(ends - view.phaseBegan)
    // Of more time that was taken after a rest, nothing is a minimum, and it is not the whole rest.
    if view.restMayEnd == view.phaseBegan { return say(.restMore(whole)) }
    guard let enough = view.restMayEnd, enough > view.phaseBegan else {
      return withRestNotes(say(.phaseOf(say(.rest), whole)), view)
    }
    let least = formatter.length(enough - view.phaseBegan)
    if view.isRestEnough(at: now) { return withRestNotes(say(.restEnough(say(.rest), least)), view) }
    return withRestNotes(say(.phaseOf(say(.rest), least + "–" + whole)), view)
  }

  /// A wait is as long as what is left of its round: hundredths of a second would tell nobody anything.
  private func length(_ time: Milliseconds) -> String {
    let isWritten = time < .seconds(10) && time.count % 100 == 0
    return formatter.length(isWritten ? time : Milliseconds((time.count + 999) / 1000 * 1000))
  }
}

extension Snapshot {
  /// The current step: the running one, or between sets the next one.
  var stepAtHand: Step? { isBetweenSets ? next : current }

  /// The windows around that step.
  var windowsAtHand: [Snapshot.Window] { isBetweenSets ? nextWindows : windows }

  /// Whether the current set is the next one.
  fileprivate var isBetweenSets: Bool {
    switch phase {
    // Between the parts of a set, it goes on.
    case .ready, .countdown, .rest, .expired, .waiting: next != nil && part == nil
    case .work, .breath, .sit, .choosing, .finished, .aborted: false
    }
  }
}

extension LoggedSet {
  /// Before what was done: a set that fell short has no tick. What the clock cut off with a result, or nobody has counted
  /// yet, did not.
  var mark: String {
    let isScore = performance.rounds != nil || performance.extraReps != nil
    return isUnfinished || isShort && !cutOff && !isScore && performance.isMeasured ? "✗" : "✓"
  }

  /// Whether it was given up with `miss`, before any rep.
  var isGivenUp: Bool { cutOff && performance.reps == 0 }

  /// Whether it was given up with `miss`, or the clock ended it: a hold before its time, or reps of which nobody said how
  /// many there were. In an AMRAP, whose rounds nobody counts beforehand, every last set is cut off: there it has not
  /// failed.
  var isUnfinished: Bool {
    if isGivenUp { return true }
    guard cutOff, work.of > 1 else { return false }
    switch work.target {
    case .reps(let amount): return amount.min > 0 && !performance.isMeasured
    case .cluster: return !performance.isMeasured
    case .time(let amount): return performance.time.map { $0.count < amount.min } ?? true
    case .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .rung, .open:
      return false
    }
  }
}

extension Snapshot {
  /// Of a cluster, the part that is being done or that comes after the pause; other steps are whole.
  func partAlone(of step: Step, number: Int? = nil) -> Step {
    guard case .work(var work) = step, case .cluster(let parts, _) = work.target, let number = number ?? part?.number,
      parts.indices.contains(number - 1)
    else { return step }
    work.target = .reps(parts[number - 1])
    return .work(work)
  }
}
