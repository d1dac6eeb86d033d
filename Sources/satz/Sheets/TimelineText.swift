/// A rehearsal as lines to read, and as JSON records.

import PlanWording
import SessionModel

struct TimelineText {
  var formatter: UnitFormatter
  private var steps: StepText { StepText(formatter: formatter) }

  /// What the plan says about the whole session.
  func notes(of session: Session) -> [String] {
    session.notes.map { formatter.elapsed(.zero).leftPadded(to: 7) + "  ✎ " + $0.visibleInRow }
  }

  /// What it says when everything is done.
  func closingNotes(of session: Session, after timeline: [TimelineEvent]) -> [String] {
    let time = formatter.elapsed((timeline.last?.at ?? Instant(milliseconds: 0)) - Instant(milliseconds: 0))
    return session.notesAtEnd.map { time.leftPadded(to: 7) + "  ✎ " + $0.visibleInRow }
  }

  /// `01:30  Rest over`; nil for what only programs need.
  func line(_ event: TimelineEvent) -> String? {
    let text: String?
    switch event.what {
    case .command(let command): text = words(command)
    case .effect(let effect, let moment): text = words(effect, moment)
    }
    guard let text else { return nil }
    return formatter.elapsed(event.at - Instant(milliseconds: 0)).leftPadded(to: 7) + "  " + text
  }

  /// What a script typed, if no effect reports it.
  private func words(_ command: Command) -> String? {
    switch command {
    case .extend(let shift):
      let length = formatter.length(Milliseconds(abs(shift.count)))
      return "  " + (shift < .zero ? Notice.shorter(by: length) : .longer(by: length)).said(in: formatter.language)
    case .skip, .skipExercise: return "  " + Notice.skipped.said(in: formatter.language)
    case .miss: return "  " + Notice.missed.said(in: formatter.language)
    case .start, .done, .part, .acknowledge, .back, .redo, .pause, .resume, .undo, .note, .heartRate, .add, .remove,
      .replace, .correct, .changeRests,
      .bringForward, .choose, .revise, .reshape, .finish, .abort:
      return nil
    }
  }

  private func words(_ effect: Effect, _ moment: PhaseMoment?) -> String? {
    let language = formatter.language
    switch effect {
    case .phaseBegan: return moment.flatMap(words)
    case .setLogged(let set): return "  \(set.mark) \(steps.done(set))".trimmingEnd()
    case .repsAsked(_, let target): return "  ? " + say(AskedAmount(target).question)
    case .loadAsked: return "  ? " + say(.loadQuestion)
    case .rpeAsked: return "  ? RPE"
    case .roundCompleted(let round): return "  " + Notice.roundDone(round).said(in: language)
    case .restExpired: return Notice.restEnded.said(in: language)
    case .cue(.bell): return "♪"
    case .cue(.switchSides): return "  " + LiveText.otherSide.said(in: language)
    case .cue(.say(let text)): return ProgramText.label(text).said(in: language)
    case .setTakenBack: return "  " + Notice.setTakenBack.said(in: language)
    case .paused: return Notice.timerPaused.said(in: language)
    case .resumed: return Notice.timerResumed.said(in: language)
    case .commandUndone(let command):
      return "  ↶ " + Notice.commandUndone(UndoneCommand(command, formatter)).said(in: language)
    case .noteTaken(let note): return "  ✎ \(note)"
    case .workRevised: return "  ⇄ " + Notice.workRevised.said(in: language)
    case .restsChanged(let change):
      let exercise = change.exercise.map { formatter.exercise(Exercise(key: $0, name: $0)) }
      return "  ⏱ " + Notice.restsChanged(change, exercise: exercise, before: [], formatter).said(in: language)
    case .refused(let refusal): return "  ! " + RefusalText(refusal, formatter).said(in: language)
    case .scored(let score): return "⚑ " + ScoreText(formatter: formatter).line(score)
    case .sessionFinished(let summary), .sessionAborted(let summary): return "⚑ " + words(summary)
    case .sessionStarted, .cue, .restBegan, .restAcknowledged, .blocksAdded, .exerciseRemoved, .exerciseReplaced:
      return nil
    }
  }

  private func words(_ moment: PhaseMoment) -> String? {
    switch moment.phase {
    case .rest where moment.isLastQuestion: return nil
    case .countdown, .rest:
      let name: SheetText = moment.phase == .rest ? .restName : .countdown
      let length = moment.length.map(formatter.length) ?? moment.recovery.map(formatter.recovery)
      let said = [name.said(in: formatter.language), length].compactMap { $0 }.joined(separator: " · ")
      return ([said] + moment.notes.map { "✎ \($0.visibleInRow)" }).joined(separator: "  ")
    case .work, .breath, .sit:
      guard let step = moment.step else { return nil }
      let said = [steps.name(step), steps.place(step), steps.prescription(step)].filter { !$0.isEmpty }
      return ([said.joined(separator: " · ")] + (moment.notes + step.newNotes).map { "✎ \($0.visibleInRow)" }).joined(
        separator: "  ")
    case .waiting: return SheetText.waiting.said(in: formatter.language)
    case .choosing: return SheetText.chooseOne.said(in: formatter.language)
    case .ready, .expired, .finished, .aborted: return nil
    }
  }

  /// `12 sets, 5 km, 4200 kg, 34:10`; where no sets were done, there is only a time.
  func words(_ summary: Summary, distance: String? = nil) -> String {
    if summary.sets == 0 { return formatter.elapsed(summary.elapsed) }
    let volume = summary.volumeGrams > 0 ? formatter.total(Mass(grams: summary.volumeGrams)) : nil
    let sums = [distance, volume].compactMap(\.self).joined(separator: ", ")
    return say(
      .summaryLine(
        sets: summary.sets, volume: sums.isEmpty ? nil : sums, time: formatter.elapsed(summary.elapsed)))
  }
}

/// One line of `satz rehearse --json`. Keys are sorted, so `atMs` comes first.
struct TimelineJSON: Encodable {
  var atMs: Int
  var event: String
  var exercise: String?
  var set: Int?
  var of: Int?
  var phase: String?
  var reps: Int?
  /// The reps of each part of a cluster.
  var parts: [Int]?
  var loadGrams: Int?
  var seconds: Double?
  var metres: Double?
  var kcal: Int?
  var round: Int?
  var rounds: Int?
  var sets: Int?
  var cue: String?
  var cutOff: Bool?
  var reason: String?
  var score: String?
  var posture: String?
  var least: Int?
  var fastestRoundSeconds: Double?
  var slowestRoundSeconds: Double?

  init(_ event: TimelineEvent) {
    atMs = event.at.milliseconds
    switch event.what {
    case .command(let command): self.event = "command_\(command.word)"
    case .effect(let effect, let moment):
      self.event = effect.word
      describe(effect)
      if let moment { describe(moment) }
    }
  }

  private mutating func describe(_ moment: PhaseMoment) {
    phase = moment.phase.word
    guard let step = moment.step else { return }
    let record = StepJSON(step)
    (exercise, set, of) = (record.exercise, record.set, record.of)
    if let length = moment.length { seconds = length.inSeconds }
    if moment.phase == .work { (loadGrams, metres, kcal) = (record.loadGrams, record.metres, record.kcal) }
  }

  private mutating func describe(_ effect: Effect) {
    switch effect {
    case .setLogged(let logged):
      (exercise, set, of) = (logged.work.exercise.key, logged.work.set, logged.work.of)
      (reps, parts, loadGrams) = (logged.performance.reps, logged.performance.parts, logged.load?.grams)
      (seconds, kcal) = (logged.performance.time?.inSeconds, logged.performance.energy?.kilocalories)
      metres = logged.performance.distance.map { Double($0.millimetres) / 1000 }
      rounds = logged.performance.rounds
      cutOff = logged.cutOff ? true : nil
    case .cue(let cue): self.cue = cue.word
    case .roundCompleted(let round): self.round = round
    case .restBegan(let length): seconds = length?.inSeconds
    case .scored(let block):
      let record = ScoreJSON(block.score)
      (score, seconds, reps, posture) = (record.score, record.seconds, record.reps, record.posture)
      (rounds, of, least, loadGrams) = (record.rounds, record.of, record.least, record.loadGrams)
      (metres, kcal) = (record.metres, record.kcal)
      (fastestRoundSeconds, slowestRoundSeconds) = (block.rounds?.fastest.inSeconds, block.rounds?.slowest.inSeconds)
    case .sessionFinished(let summary), .sessionAborted(let summary):
      (sets, reps, seconds) = (summary.sets, summary.reps, summary.elapsed.inSeconds)
    case .refused(let refusal): reason = "\(refusal)".prefixWord
    case .sessionStarted, .phaseBegan, .setTakenBack, .repsAsked, .rpeAsked, .loadAsked, .restExpired,
      .restAcknowledged, .paused,
      .resumed,
      .commandUndone, .blocksAdded, .exerciseRemoved, .exerciseReplaced, .restsChanged, .workRevised, .noteTaken:
      break
    }
  }
}

extension Step {
  /// Its notes and cues, once: with the first of several sets.
  fileprivate var newNotes: [String] {
    switch self {
    case .work(let work): work.set == 1 ? work.notes + work.cues : []
    case .sit(let sit): sit.notes
    case .breath(let breath): breath.notes ?? []
    case .rest, .countdown: []
    }
  }
}

extension String {
  /// Up to the first parenthesis: the name of an enum's case without its payload.
  var prefixWord: String { String(prefix { $0 != "(" }) }
}

extension Effect {
  var word: String { "\(self)".prefixWord.snakeCase }
}
extension Command {
  var word: String { "\(self)".prefixWord.snakeCase }
}
extension Cue {
  var word: String { "\(self)".prefixWord.snakeCase }
}
extension Phase {
  var word: String { "\(self)".prefixWord.snakeCase }
}

extension String {
  /// `phaseBegan` → `phase_began`.
  var snakeCase: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result += "_" }
      result += character.lowercased()
    }
  }
}
