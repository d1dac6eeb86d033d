/// `satz status`: the running session for other programs, read from the journal without disturbing it.

import ArgumentParser
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: say(.status), discussion: say(.statusMore))

  @OptionGroup var common: CommonOptions
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let record = try running()
    if json {
      Output.print(JSONText.line(record ?? StatusJSON()))
    } else {
      Output.print(record?.line ?? say(.nothingRuns))
    }
  }

  private func running() throws -> StatusJSON? {
    guard let store = try TrainingStore.ofThisUser() else { return nil }
    let recorded = try store.answer { store throws(StoreProblem) in try store.running() }
    let now = Moment.now()
    guard let recorded, case .goesOn(let clock) = recorded.resumption(at: now) else { return nil }
    var run = DurableRun.replay(recorded, clock: clock, in: store)
    run.advanceWithoutRecording(to: now)
    guard !run.engine.isOver else { return nil }
    let athlete = try store.answer { store throws(StoreProblem) in try store.athlete() }
    return StatusJSON(
      run.snapshot(at: now), at: run.instant(at: now), UnitFormatter(language: .current, units: athlete.units))
  }
}

/// The running session in `satz status --json`. Keys that do not apply are null.
struct StatusJSON: Encodable {
  var running = false
  var workout: String?
  var phase: String?
  var exercise: String?
  var set: Int?
  var of: Int?
  var remainingMs: Int?
  var elapsedMs: Int?
  var paused = false
  var next: String?
  var heartRate: Int?
  var line = ""

  init() {}

  init(_ view: Snapshot, at now: Instant, _ formatter: UnitFormatter) {
    running = true
    workout = view.sessionName
    phase = view.phase.word
    if case .work(let work)? = view.current { (exercise, set, of) = (work.exercise.key, work.set, work.of) }
    let ends = view.phaseEnds ?? view.windows.last?.ends
    remainingMs = ends.map { max(0, ($0 - now).count) }
    elapsedMs = view.elapsed.count
    paused = view.isPaused
    let steps = StepText(formatter: formatter)
    next = view.next.map(steps.name)
    let what = view.current.map { [steps.name($0), steps.place($0)].filter { !$0.isEmpty }.joined(separator: " ") }
    let left = remainingMs.map { formatter.clock(Milliseconds($0)) }
    let clock = view.phase == .expired ? restOver(view, at: now, formatter) : left
    line = [clock, what ?? workout, paused ? LiveText.paused.said(in: formatter.language) : nil].compactMap(\.self)
      .joined(separator: " ")
  }

  /// `rest over, 4:12 ·`
  private func restOver(_ view: Snapshot, at now: Instant, _ formatter: UnitFormatter) -> String {
    "\(LiveText.restOver.said(in: formatter.language)), \(formatter.elapsed(now - view.phaseBegan)) ·"
  }

  enum Key: CodingKey {
    case running, workout, phase, exercise, set, of, remainingMs, elapsedMs, paused, next, heartRate
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(running, forKey: .running)
    try container.encode(workout, forKey: .workout)
    try container.encode(phase, forKey: .phase)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(set, forKey: .set)
    try container.encode(of, forKey: .of)
    try container.encode(remainingMs, forKey: .remainingMs)
    try container.encode(elapsedMs, forKey: .elapsedMs)
    try container.encode(paused, forKey: .paused)
    try container.encode(next, forKey: .next)
    try container.encode(heartRate, forKey: .heartRate)
  }
}
