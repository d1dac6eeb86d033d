/// What the terminal shows of a snapshot: words chosen, clocks on the boot clock.

import PlanLanguage
import PlanWording
import SessionModel

struct LiveScreen {
  var formatter: UnitFormatter
  var clock: SessionClock
  /// For the plates on the bar.
  var athlete: Athlete
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

  init(
    formatter: UnitFormatter, clock: SessionClock, athlete: Athlete = Athlete(), lastSet: LoggedSet? = nil,
    afterNext: Step? = nil, setAfterNext: Step? = nil, choiceAhead: OpenChoice? = nil, left: Milliseconds? = nil,
    outline: [OutlineRow] = [],
    groupNotes: [String] = [], heart: HeartRateReading? = nil, marked: Int? = nil, score: Score? = nil,
    volume: Mass = .zero, startsIn: PhaseClock? = nil
  ) {
    self.formatter = formatter
    self.clock = clock
    self.athlete = athlete
    self.lastSet = lastSet
    self.afterNext = afterNext
    self.setAfterNext = setAfterNext
    self.choiceAhead = choiceAhead
    self.left = left
    self.outline = outline
    self.groupNotes = groupNotes
    self.heart = heart
    self.marked = marked
    self.score = score
    self.volume = volume
    self.startsIn = startsIn
  }

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

  /// Of a phase that ends by itself. A breath is too short for a title.
  private func whatIsLeft(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard view.phase != .breath else { return .none }
    switch phaseClock(view, at: now) {
    case .down(let from, let to): return .down(from: from, to: to)
    case .frozen(let time, let progress?): return .frozen(time, progress: progress)
    case .frozen, .up, .none: return .none
    }
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

  private func phaseClock(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard view.phase != .ready, view.phase != .choosing else { return .none }
    let (began, ends) = stretch(view, at: now)
    if view.isPaused {
      guard let ends else { return .frozen(now - began, progress: nil) }
      let whole = max(1, (ends - began).count)
      let left = ends - now
      return .frozen(left, progress: 1 - min(1, max(0, Double(left.count) / Double(whole))))
    }
    guard let ends, view.phase != .expired else { return .up(since: boot(began)) }
    return .down(from: boot(began), to: boot(ends))
  }

  /// What the clock shows: the phase if it ends by itself, or else the window around it, or else the elapsed time.
  private func stretch(_ view: Snapshot, at now: Instant) -> (began: Instant, ends: Instant?) {
    if view.phase == .expired { return (view.phaseBegan, nil) }
    if let ends = view.endOfClock { return (view.phaseBegan, ends) }
    guard let window = view.clockedWindow else { return (view.phaseBegan, nil) }
    switch window.kind {
    case .forTime: return (window.began ?? view.phaseBegan, nil)
    case .intervals:
      if window.isOverrun(at: now) { return (window.roundEnds ?? view.phaseBegan, nil) }
      return (window.roundBegan ?? view.phaseBegan, window.roundEnds ?? window.ends)
    case .amrap, .forGoal, .rounds, .ladder: return (window.began ?? view.phaseBegan, window.ends)
    }
  }

  func boot(_ instant: Instant) -> Instant { Instant(milliseconds: clock.bootMilliseconds(of: instant)) }

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

  private func next(_ view: Snapshot) -> String? { view.next.map { describe($0, total: view.nextTotal) } }

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

  // MARK: How far

  private func setProgress(_ view: Snapshot) -> Double? {
    guard case .work(let work)? = view.current, view.phaseEnds == nil, work.of > 1 else { return nil }
    return Double(work.set - 1) / Double(work.of)
  }

  /// The session by time: from its start to the end that is expected now.
  private func sessionClock(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard let left, view.phase != .ready else { return view.phase == .ready ? .frozen(.zero, progress: 0) : .none }
    let whole = max(1, view.elapsed.count + left.count)
    if view.isPaused { return .frozen(view.elapsed, progress: Double(view.elapsed.count) / Double(whole)) }
    return .down(from: boot(now - view.elapsed), to: boot(now + left))
  }

  /// Work for time counts up; its ring runs to the cap. That of a part of a timed total runs to the total.
  private func capClock(_ view: Snapshot, at now: Instant) -> PhaseClock? {
    if view.countsUpToTotal, view.clockedWindow == nil { return whatIsLeftOfTotal(view, at: now) }
    guard view.phase == .work, view.endOfClock == nil, let window = view.clockedWindow, window.kind == .forTime,
      let began = window.began, let ends = window.ends
    else { return nil }
    let (passed, whole) = (Double((now - began).count), Double(max(1, (ends - began).count)))
    return view.isPaused ? .frozen(ends - now, progress: passed / whole) : .down(from: boot(began), to: boot(ends))
  }

  /// Of a timed total whose part is running.
  func whatIsLeftOfTotal(_ view: Snapshot, at now: Instant) -> PhaseClock? {
    guard view.countsUpToTotal, let ends = view.phaseEnds else { return nil }
    let whole = view.total.map { Milliseconds($0.of) } ?? .zero
    // As if the parts before had been done without a break.
    let began = ends - whole
    guard view.isPaused else { return .down(from: boot(began), to: boot(ends)) }
    return .frozen(ends - now, progress: Double((now - began).count) / Double(max(1, whole.count)))
  }

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

  private func elapsed(_ view: Snapshot, at now: Instant) -> PhaseClock {
    // A second that has begun is not shown yet.
    let standing = PhaseClock.frozen(.seconds(view.elapsed.count / 1000), progress: nil)
    return view.isPaused || view.phase == .ready ? standing : .up(since: boot(now - view.elapsed))
  }

  /// The whole that the bar and the ring are parts of; nothing once it is over.
  private func elapsedNote(_ view: Snapshot) -> String {
    let whole = left.map { view.elapsed + $0 } ?? view.estimated
    guard let whole, whole > view.elapsed else { return say(.elapsed("", of: nil)) }
    // Of a short session a whole minute says too little, and what has passed is never more than all of it.
    if whole < .seconds(120) { return say(.elapsed("", of: formatter.clock(whole))) }
    let passed = Milliseconds((view.elapsed.count + 59_999) / 60_000 * 60_000)
    return say(.elapsed("", of: formatter.rough(max(whole, passed))))
  }

  /// Breathing moves smoothly; so do the last seconds before something happens, which the terminal handles by itself.
  private func isSmooth(_ view: Snapshot) -> Bool { view.phase == .breath && !view.isPaused }

  private func overlay(_ view: Snapshot) -> OverlayView {
    var details = next(view).map { [$0] } ?? []
    var plates = ""
    if case .work(let work)? = view.next {
      details += work.cues + work.notes
      plates = PlatesText(formatter: formatter, athlete: athlete).aSide(work) ?? ""
    }
    return OverlayView(
      headline: say(.restIsOver), details: details, plates: plates, hint: say(.overlayHint),
      shortHint: say(.shortOverlayHint),
      typedHint: say(.typedOverlayHint),
      clock: .up(since: boot(view.phaseBegan)))
  }
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

extension LiveScreen {
  /// 3-2-1 before the session, over everything else.
  private func countdown(_ view: Snapshot, _ clock: PhaseClock) -> OverlayView {
    OverlayView(
      kind: .countdown, headline: say(.startsSoon), details: view.next.map { [describe($0)] } ?? [],
      hint: say(.countdownHint), typedHint: say(.typedCountdownHint), clock: clock, tone: .ready)
  }
}

extension Snapshot {
  /// A breath is held before it goes out.
  fileprivate var isHeldFull: Bool {
    guard case .breath(let next)? = next else { return false }
    return next.movement == .exhale || next.movement == .breaths
  }
}
