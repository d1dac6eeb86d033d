/// What the user is told of a batch of effects: lines that stay in the scrollback, one notice, what is announced.

import Channels
import SessionModel

struct EffectReport {
  private(set) var lines: [String] = []
  /// The newest of the most important ones.
  private(set) var notice: Notice?
  /// The weightiest cue for somebody who looks away, and what comes with it.
  private(set) var announcement: Announcement?
  private var weight = 0
  private let measures: Measures
  private var steps: StepText { StepText(measures: measures) }

  init(_ effects: [Effect], measures: Measures) {
    self.measures = measures
    for effect in effects { take(effect) }
  }

  private mutating func take(_ effect: Effect) {
    switch effect {
    case .sessionStarted: tell(.workoutStarted, 1)
    case .setLogged(let set): logged(set)
    case .setTakenBack: tell(.setTakenBack, 2)
    case .repsAsked: tell(.repsAsked(exercise: ""), 4)
    case .roundCompleted(let round): tell(.roundDone(round), 2)
    case .restBegan(let length): tell(.restStarted(length.map(measures.length)), 1)
    case .restExpired, .restAcknowledged: tell(.restEnded, 1)
    case .paused: tell(.timerPaused, 3)
    case .resumed: tell(.timerResumed, 1)
    case .commandUndone(let command): tell(.commandUndone(command.word), 5)
    case .blocksAdded(let count): tell(.blocksAdded(count), 3)
    case .exerciseRemoved(let key): tell(.exerciseRemoved(name(key)), 3)
    case .exerciseReplaced(let key, let other): tell(.exerciseReplaced(name(key), with: measures.exercise(other)), 3)
    case .noteTaken: tell(.noteTaken, 3)
    case .sessionFinished(let summary): ended(summary, .workoutFinished)
    case .sessionAborted(let summary): ended(summary, .workoutAborted)
    case .refused(let why): tell(.refused(RefusalText(why)), 6)
    case .cue(.say(let text)): lines.append(text)
    case .cue(let cue):
      if let heard = Announcement(cue), announcement?.calls != true { announcement = heard }
    case .phaseBegan: break
    }
  }

  private mutating func logged(_ set: LoggedSet) {
    let name = measures.exercise(set.work.exercise)
    let done = steps.done(set)
    let place = steps.place(.work(set.work))
    lines.append("✓ " + [name, place, done].filter { !$0.isEmpty }.joined(separator: " · "))
    tell(.setDone(exercise: name, what: done), 3)
  }

  private mutating func ended(_ summary: Summary, _ notice: Notice) {
    lines.append("⚑ " + TimelineText(measures: measures).words(summary))
    tell(notice, 5)
  }

  private mutating func tell(_ notice: Notice, _ weight: Int) {
    guard weight >= self.weight else { return }
    (self.notice, self.weight) = (notice, weight)
  }

  private func name(_ key: String) -> String { measures.exercise(Exercise(key: key, name: key)) }
}
