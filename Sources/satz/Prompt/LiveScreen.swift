/// What the terminal shows of a snapshot: words chosen, clocks on the boot clock.

import PlanLanguage
import PlanWording
import SessionModel

struct LiveScreen {
  var formatter: UnitFormatter
  var clock: SessionClock
  /// For the plates on the bar.
  var athlete = Athlete()
  /// What was done last, and what comes after the next exercise.
  var lastSet: LoggedSet?
  var afterNext: Step?
  /// The set of the next exercise after the next one.
  var setAfterNext: Step?
  /// The choice because of which that, or the next step, is not known yet.
  var choiceAhead: OpenChoice?
  /// How much longer the session takes, at the instant of the snapshot.
  var left: Milliseconds?
  /// The list of the session.
  var outline: [OutlineRow] = []
  /// The plan's notes about the groups around what is done.
  var groupNotes: [String] = []
  /// On the boot clock.
  var heart: HeartRateReading?
  /// The option that Enter would choose.
  var marked: Int?
  /// Of the tabata that runs.
  var score: Score?
  /// Of the sets so far.
  var volume = Mass.zero
  /// The countdown to its start, if that is not part of the session.
  var startsIn: PhaseClock?
  var steps: StepText { StepText(formatter: formatter) }
  private var language: Language { formatter.language }

  /// `now` is on the session's clock, as the snapshot is.
  func content(of view: Snapshot, at now: Instant) -> ScreenContent {
    var content = ScreenContent()
    switch view.phase {
    case .finished, .aborted: return content
    case .work, .rest, .waiting, .breath, .sit, .choosing: content.live = live(view, at: now)
    case .ready:
      content.live = live(view, at: now)
      content.overlay = startsIn.map { countdown(view, $0) }
    case .countdown:
      content.live = live(view, at: now)
      if view.isBeforeEverything { content.overlay = countdown(view, phaseClock(view, at: now)) }
    case .expired:
      content.live = live(view, at: now)
      if view.showsOverlay(at: now) { content.overlay = overlay(view) }
    }
    // The rest of work without an end is estimated again and again.
    if view.phase != .ready, view.phaseEnds == nil, !view.isPaused { content.lasts = .seconds(10) }
    if !view.isPaused, targetNow(view, at: now) != nil { content.lasts = Self.targetHolds }
    content.title = "\(phaseWord(view, at: now)) · \(language.sessionName(view.sessionName))"
    content.titleClock = whatIsLeft(view, at: now)
    if view.phase == .rest { content.rest = phaseClock(view, at: now) }
    return content
  }

  private func live(_ view: Snapshot, at now: Instant) -> LiveView {
    LiveView(
      name: language.sessionName(view.sessionName), phase: phaseWord(view, at: now), tone: tone(view, at: now),
      clock: phaseClock(view, at: now), ring: capClock(view, at: now), phaseProgress: setProgress(view),
      title: headline(view), next: nextLine(view, at: now), details: details(view, at: now),
      session: sessionClock(view, at: now),
      elapsed: elapsed(view, at: now), elapsedNote: elapsedNote(view), scene: scene(view), isSmooth: isSmooth(view))
  }

  func say(_ text: LiveText) -> String { text.said(in: language) }

  // MARK: The phase

  /// `rest · 400 m · jog`, `rest of 1:30 · jog`
  func withRestNotes(_ rest: String, _ view: Snapshot) -> String {
    let notes = (view.restNotes ?? []).map { $0.visibleInRow }
    return ([rest] + (view.recovery.map { [formatter.recovery($0)] } ?? []) + notes).joined(separator: " · ")
  }

  /// What the clock beside it measures.
  func phaseWord(_ view: Snapshot, at now: Instant) -> String {
    if view.isPaused { return say(.paused) }
    switch view.phase {
    case .ready: return say(.ready)
    case .countdown: return say(.getReady)
    case .work: return say(workWord(view, at: now))
    case .rest where view.phaseEnds == nil && !saysNext(view): return say(.over)
    case .rest: return withRestNotes(say(.rest), view)
    case .expired: return say(.restOver)
    case .waiting: return say(.waiting)
    case .breath, .sit:
      if case .breath(let breath)? = view.current { return say(.breath(breath.movement)) }
      return view.current.map(steps.name) ?? ""
    case .choosing: return say(.choose)
    case .finished, .aborted: return say(.over)
    }
  }

  private func workWord(_ view: Snapshot, at now: Instant) -> LiveText {
    guard view.endOfClock == nil, let window = view.clockedWindow else { return .work }
    switch window.kind {
    case .amrap: return .amrap
    case .forTime: return .forTime
    case .intervals: return window.isOverrun(at: now) ? .overrun : .work
    case .forGoal, .rounds, .ladder: return .work
    }
  }

  private func tone(_ view: Snapshot, at now: Instant) -> Tone {
    if view.isPaused { return .paused }
    switch view.phase {
    case .ready, .finished, .aborted, .choosing: return .calm
    case .countdown: return .ready
    case .expired: return .alert
    case .work: return view.endOfClock == nil && view.clockedWindow?.isOverrun(at: now) == true ? .alert : .work
    case .rest, .waiting: return .rest
    case .breath, .sit: return .breath
    }
  }

  // MARK: The lines

  func headline(_ view: Snapshot) -> String {
    switch view.phase {
    case .choosing: return options(view)
    case .ready: return next(view) ?? (view.options.isEmpty ? say(.nothingYet) : options(view))
    case .countdown: return next(view) ?? SheetText.countdown.said(in: language)
    case .waiting:
      let done = WindowText(windows: view.windows, language: language).roundsDone
      return done.isEmpty ? view.current.map { describe($0, total: view.total) } ?? "" : done.joined(separator: " · ")
    case .rest where saysNext(view), .expired where saysNext(view): return following(view)
    case .work, .rest, .expired, .breath, .sit, .finished, .aborted:
      // A rest that comes first, or after work that was undone, has nothing before it.
      return view.current.map { describe($0, view.part, in: view.windows, total: view.total) }
        ?? SheetText.restName.said(in: language)
    }
  }

  /// In a rest the next set counts, not the one before it; between the parts of a set, that one goes on.
  private func saysNext(_ view: Snapshot) -> Bool { view.part == nil && (view.next != nil || choiceAhead != nil) }

  func next(_ view: Snapshot) -> String? { view.next.map { describe($0, total: view.nextTotal) } }

  /// `1 Bench press   2 Dips`
  private func options(_ view: Snapshot) -> String { choice(view).row(within: .max) }

  func choice(_ view: Snapshot) -> OptionList {
    let options = view.options.enumerated().map { "\($0 + 1) \(steps.name($1))" }
    return OptionList(options: view.stations.isEmpty ? options : stations(view), marked: marked)
  }

  /// `1 Pull-up · 40 of 100, 60 left`
  func stations(_ view: Snapshot) -> [String] {
    view.stations.enumerated().map { index, station in
      "\(index + 1) "
        + [steps.name(station.name), steps.soFar(station.total) ?? ""].filter { !$0.isEmpty }
        .joined(separator: " · ")
    }
  }

  /// With the windows around it; a set numbered by its round needs no second number.
  func describe(
    _ step: Step, _ part: PartOfSet? = nil, in windows: [Snapshot.Window] = [], total: TotalProgress? = nil
  ) -> String {
    let text = WindowText(windows: windows, language: language)
    let place = text.numbers(step) ? [] : [steps.place(step)]
    let parts =
      [steps.name(step)] + place + [part.map { name($0, of: step) } ?? "", steps.prescription(step, total: total)]
      + text.places
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  func name(_ part: PartOfSet, of step: Step) -> String { say(part.text(of: step)) }

  private func nextLine(_ view: Snapshot, at now: Instant) -> String? {
    switch view.phase {
    case .ready: return say(.enterStarts)
    case .choosing: return say(.chooseHint)
    case .countdown: return nil
    case .breath, .sit: return onwards(view, byEnter: view.phaseEnds == nil, to: following(view))
    case .rest, .expired:
      let isEnough = view.phase == .expired || view.isRestEnough(at: now)
      return question(view) ?? onwards(view, byEnter: isEnough, to: saysNext(view) ? nil : following(view))
    case .work, .waiting, .finished, .aborted: return question(view) ?? following(view)
    }
  }

  /// `Enter continues · next: Dip · 8`; nil if neither is to be said.
  private func onwards(_ view: Snapshot, byEnter: Bool, to next: String?) -> String? {
    let words = [byEnter && !view.isPaused ? say(.enterGoesOn) : nil, next].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// `choose: Squat or Front squat`, or the title of what is chosen from.
  var choiceToCome: String? {
    choiceAhead.map { choice in
      choice.title.map(\.visibleInRow) ?? say(.choiceOf(choice.options.map(steps.name)))
    }
  }

  /// What comes next, or what the athlete may turn to instead of the running exercise.
  private func following(_ view: Snapshot) -> String {
    turnsTo(view).map { say(.turnTo($0)) } ?? say(.next(next(view) ?? choiceToCome))
  }

  /// `2 Dip   3 Squat`: what the athlete may turn to instead of the running exercise, which would go on.
  func turnsTo(_ view: Snapshot) -> String? {
    let others = zip(view.stations, stations(view)).filter { !$0.0.isCurrent }.map { $0.1 }
    let goesOn = view.next.map { next in view.current.map { steps.name($0) == steps.name(next) } ?? false } ?? true
    return view.phase == .work && goesOn && !others.isEmpty ? others.joined(separator: "   ") : nil
  }

  func question(_ view: Snapshot) -> String? {
    if view.asksReps {
      let name = view.asksOfAnother ? view.askedExercise.map { formatter.exercise($0) + ": " } ?? "" : ""
      return name + say(view.asked(in: formatter.library)?.hint ?? .howManyReps)
    }
    if view.asksLoad { return say(.howHeavy) }
    return view.asksRPE ? say(.howHard) : nil
  }

  // MARK: What moves

  private func scene(_ view: Snapshot) -> LiveView.Scene {
    switch view.phase {
    case .sit: return .sit
    case .breath:
      guard case .breath(let breath)? = view.current else { return .sets }
      return switch breath.movement {
      case .inhale: .breath(from: 0, to: 1)
      case .exhale: .breath(from: 1, to: 0)
      case .breaths: .breath(from: 0.5, to: 0.5)
      case .hold: view.isHeldFull ? .breath(from: 1, to: 1) : .breath(from: 0, to: 0)
      }
    case .ready, .countdown, .work, .rest, .expired, .waiting, .choosing, .finished, .aborted: return .sets
    }
  }

  /// Breathing moves smoothly; so do the last seconds before something happens, which the terminal handles by itself.
  private func isSmooth(_ view: Snapshot) -> Bool { view.phase == .breath && !view.isPaused }

}

extension PartOfSet {
  /// The part of a cluster, or the side of timed work.
  func text(of step: Step) -> LiveText {
    if case .work(let work) = step, case .cluster = work.target { return .part(number, of: of) }
    return .side(number, of: of)
  }
}

extension Snapshot {
  /// Whether what is asked is of another exercise than the one on the screen.
  var asksOfAnother: Bool {
    guard let askedExercise, let step = stepAtHand else { return false }
    guard case .work(let work) = step else { return true }
    return work.exercise.key != askedExercise.key
  }

  /// What is asked about the last set; nil if nothing is.
  func asked(in library: ExerciseLibrary) -> AskedAmount? {
    guard asksReps, let askedTarget else { return nil }
    guard let askedExercise else { return AskedAmount(askedTarget) }
    return AskedAmount(askedTarget, of: library.entry(for: askedExercise.key))
  }
}

extension Snapshot {
  /// A breath is held before it goes out.
  fileprivate var isHeldFull: Bool {
    guard case .breath(let next)? = next else { return false }
    return next.movement == .exhale || next.movement == .breaths
  }
}
