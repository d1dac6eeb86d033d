/// The running session in `satz status`, for programs and for status bars.

import PlanWording
import SessionModel

/// `satz status --json`. Keys that do not apply are null.
struct StatusJSON: Encodable {
  var running = false
  var workout: String?
  var phase: String?
  /// The length of the phase; null if the athlete ends it.
  var phaseMs: WideInt?
  /// The exercise by its key, and in the user's language.
  var exercise: String?
  var exerciseName: String?
  var set: Int?
  var of: Int?
  var remainingMs: WideInt?
  var elapsedMs: WideInt?
  var paused = false
  /// The same of what comes next; a breath or a sit has no key.
  var next: String?
  var nextName: String?
  var heartRate: Int?
  /// How long ago it was measured.
  var heartRateAgeMs: Int?
  /// For a status bar.
  private(set) var line = ""

  init() {}

  init(_ view: Snapshot, at now: Instant, _ formatter: UnitFormatter) {
    let steps = StepText(formatter: formatter)
    running = true
    workout = formatter.language.sessionName(view.sessionName)
    phase = view.phase.word
    phaseMs = view.phaseEnds.map { max(0, ($0 - view.phaseBegan).count) }
    if case .work(let work)? = view.current { (exercise, set, of) = (work.exercise.key, work.set, work.of) }
    exerciseName = view.current.map(steps.name)
    let ends = view.phaseEnds ?? view.windows.last?.ends
    remainingMs = ends.map { max(0, ($0 - now).count) }
    elapsedMs = view.elapsed.count
    paused = view.isPaused
    if case .work(let work)? = view.next { next = work.exercise.key }
    nextName = view.next.map(steps.name)
    let what = view.current.map { [steps.name($0), steps.place($0)].filter { !$0.isEmpty }.joined(separator: " ") }
    let left = remainingMs.map { formatter.clock(Milliseconds($0)) }
    let clock = view.phase == .expired ? restOver(view, at: now, formatter) : left
    let word = paused ? .paused : view.phase.inStatus
    let said = word.map { $0.said(in: formatter.language) + " ·" }
    // With what is to be done; another set of the same exercise needs no name.
    let current = exerciseName
    let ahead = view.next.map { step in
      let name = steps.name(step) == current ? "" : steps.name(step)
      let set = [name, steps.place(step)].filter { !$0.isEmpty }.joined(separator: " ")
      return [set, steps.prescription(step, total: view.nextTotal)].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    line = [clock, said, what ?? workout, ahead.map { "→ \($0)" }].compactMap(\.self).joined(separator: " ")
  }

  /// `♥ 128`, or `♥ 128 · 15 s ago`. One that is too old is not there.
  mutating func take(_ heart: HeartRateReading, at now: Instant, _ formatter: UnitFormatter) {
    guard !heart.isGone(at: now) else { return }
    heartRate = heart.beats
    heartRateAgeMs = max(0, heart.measured.distance(to: now))
    let age = heart.shownAge(at: now).map { HeartRateText.ago(formatter.length($0)).said(in: formatter.language) }
    line = ([line, "♥ \(heart.beats)"] + [age].compactMap(\.self)).joined(separator: " · ")
  }

  /// `rest over, 4:12 ·`
  private func restOver(_ view: Snapshot, at now: Instant, _ formatter: UnitFormatter) -> String {
    "\(LiveText.restOver.said(in: formatter.language)), \(formatter.elapsed(now - view.phaseBegan)) ·"
  }

  /// Equal as long as only time passes.
  var withoutClocks: StatusJSON {
    var status = self
    (status.remainingMs, status.elapsedMs, status.heartRateAgeMs) = (nil, nil, nil)
    return status
  }

  enum Key: CodingKey {
    case running, workout, phase, phaseMs, exercise, exerciseName, set, of, remainingMs, elapsedMs, paused, next,
      nextName, heartRate, heartRateAgeMs
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(running, forKey: .running)
    try container.encode(workout, forKey: .workout)
    try container.encode(phase, forKey: .phase)
    try container.encode(phaseMs, forKey: .phaseMs)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(exerciseName, forKey: .exerciseName)
    try container.encode(set, forKey: .set)
    try container.encode(of, forKey: .of)
    try container.encode(remainingMs, forKey: .remainingMs)
    try container.encode(elapsedMs, forKey: .elapsedMs)
    try container.encode(paused, forKey: .paused)
    try container.encode(next, forKey: .next)
    try container.encode(nextName, forKey: .nextName)
    try container.encode(heartRate, forKey: .heartRate)
    try container.encode(heartRateAgeMs, forKey: .heartRateAgeMs)
  }
}

extension Phase {
  /// Beside the clock, unless the rest of the line says it.
  fileprivate var inStatus: LiveText? {
    switch self {
    case .ready: .ready
    case .countdown: .getReady
    case .rest: .rest
    case .waiting: .waiting
    case .work, .expired, .breath, .sit, .choosing, .finished, .aborted: nil
    }
  }
}

/// `satz status --waybar`, in the form of waybar's custom modules. Their text is Pango markup.
struct WaybarStatus: Encodable {
  var text = ""
  var tooltip = ""
  /// For its icons and its style sheet.
  var alt = "idle"
  var `class` = "idle"
  /// How much of the phase has passed.
  var percentage = 0

  init(_ status: StatusJSON?) {
    guard let status, let phase = status.phase else { return }
    text = status.line.escapedForMarkup
    tooltip =
      [status.workout, status.nextName.map { "→ \($0)" }].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: "\n").escapedForMarkup
    alt = status.paused ? "paused" : phase
    self.class = alt
    if let length = status.phaseMs, length > 0, let left = status.remainingMs {
      percentage = Int(clamping: max(0, length - left) * 100 / length)
    }
  }
}

extension StatusJSON {
  /// `satz status --tmux`: with tmux's own colours, for `status-right`.
  var forTmux: String {
    let colour =
      switch phase {
      case Phase.expired.word: "red"
      case _ where paused: "yellow"
      case Phase.rest.word, Phase.waiting.word: "cyan"
      default: "green"
      }
    return "#[fg=\(colour)]\(line.replacing("#", with: "##"))#[default]"
  }
}
