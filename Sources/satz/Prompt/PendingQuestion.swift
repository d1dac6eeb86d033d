/// Asks back before carrying out a line that is probably a mistake.

import Glibc
import PlanWording
import SessionModel

enum PendingQuestion {
  /// Something was done, and the session would be ended early.
  case abort
  /// Something is still to do, and the session would be ended early.
  case finish
  /// Plan text with an unknown exercise, or a number that nobody can believe.
  case line(LineMeaning)
  /// A score while its clock still runs, which had begun when the session was this old.
  case score(Performance, since: Milliseconds)
  /// The clock ended while that was asked: the score was taken.
  case scoreTaken
}

extension LivePrompt {
  /// Whether somebody sits at the keyboard.
  var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks back if the line could be a mistake. False if there is nothing to ask, or nobody. Another program hears that
  /// its line is not done yet.
  func asksBack(_ meaning: LineMeaning, at now: Instant) -> Bool {
    let asks = asksAbout(meaning, at: now)
    if asks { loop?.overheard?.isRefused = true }
    return asks
  }

  private func asksAbout(_ meaning: LineMeaning, at now: Instant) -> Bool {
    guard isRunning, let run, !isInCountdown(at: now) else { return false }
    // A number that nobody can believe is asked about in a file of lines, too: there, the next line can say yes.
    if let doubt = doubt(about: meaning, at: now) {
      pendingQuestion = .line(meaning)
      loop?.say(DoubtQuestion(number: doubt).said(in: formatter.language))
      return true
    }
    guard canAsk else { return false }
    let instant = run.instant(at: .atBoot(now))
    let view = run.engine.snapshot(at: instant)
    if case .command(.abort) = meaning, !run.engine.log.isEmpty || view.isStillness && view.hasBegun {
      pendingQuestion = .abort
      say(.abortQuestion(sets: run.engine.log.isEmpty ? nil : run.engine.log.count))
      return true
    }
    // Another program has asked already, if it wanted to.
    if case .command(.finish) = meaning, source == .keyboard, view.hasWorkLeft {
      pendingQuestion = .finish
      say(.finishQuestion(sets: view.setsLeft))
      return true
    }
    guard case .command(.done(let said)) = meaning, said.isScore, let clock = view.scoredWindow,
      let since = view.beginOfScore(at: instant)
    else { return false }
    pendingQuestion = .score(said, since: since)
    say(.scoreQuestion(left: clock.ends.map { formatter.clock($0 - instant) }))
    return true
  }

  /// What is asked about a result before it is logged, and about a rest before it is taken; nil if it can be true.
  private func doubt(about meaning: LineMeaning, at now: Instant) -> DoubtfulNumber? {
    let usual = UsualNumbers(athlete: athlete, store: store, formatter: formatter, log: run?.engine.log ?? [])
    switch meaning {
    case .command(.done(let said)), .withLoad(let said, _):
      guard let work = workOfResult(at: now), fits(said, at: now) else { return nil }
      return usual.doubt(meant(said, at: now), of: work)
    case .command(.correct(let occurrence, let said)):
      guard let set = run?.engine.log.last(where: { $0.occurrence == occurrence }) else { return nil }
      return usual.doubt(said, of: set.work)
    case .command(let command): return usual.doubt(about: command)
    case .addition(let blocks, _, _, _): return usual.doubt(about: .add(blocks))
    case .doubtful, .turn, .session, .adopted, .view, .tool, .refused, .notUnderstood, .mistakes, .usage,
      .ambiguous:
      return nil
    }
  }

  /// If the clock has ended by itself, there is nothing left to ask: the score that was typed is taken.
  func takePendingScore(at now: Instant) {
    guard case .score(let said, let since)? = pendingQuestion, let run else { return }
    let instant = run.instant(at: .atBoot(now))
    let begin = run.engine.snapshot(at: instant).beginOfScore(at: instant)
    guard begin != since else { return }
    // Where the next clock runs already, the score would end that one.
    guard begin == nil, isRunning else {
      _ = dropsPendingQuestion()
      return
    }
    pendingQuestion = .scoreTaken
    command(.done(said), at: now)
  }

  func asksBack(about exercise: String, _ meaning: LineMeaning) -> Bool {
    guard canAsk else { return false }
    // Who sits at the prompt has not written it.
    guard source == .keyboard else {
      loop?.overheard?.isRefused = true
      say(.nothingChanged)
      return true
    }
    pendingQuestion = .line(meaning)
    say(
      .unknownExerciseQuestion(exercise, nearest: library.exercises.nearestName(to: exercise, in: formatter.language)))
    return true
  }

  /// Whether the line answers what was asked about it. Any other line means no, and is carried out itself.
  func answersPendingQuestion(_ text: String, at now: Instant) -> Bool {
    guard let asked = pendingQuestion else { return false }
    pendingQuestion = nil
    switch (YesOrNo(text), asked) {
    case (.yes?, .abort): command(.abort, at: now)
    case (.yes?, .finish): command(.finish, at: now)
    case (.yes?, .line(let meaning)): carryOut(meaning, at: now)
    case (.yes?, .score(let said, _)): command(.done(said), at: now)
    case (.yes?, .scoreTaken): break
    case (.no?, .scoreTaken): command(.undo, at: now)
    case (.no?, _): say(.nothingChanged)
    case (nil, .finish) where CommandWord.named(text.trimmingBlanks()[...]) == .finish: command(.finish, at: now)
    case (nil, .abort) where CommandWord.named(text.trimmingBlanks()[...]) == .abort: command(.abort, at: now)
    case (nil, _): return false
    }
    return true
  }

  /// Drops the open question; false if there was none.
  func dropsPendingQuestion() -> Bool {
    guard let asked = pendingQuestion else { return false }
    pendingQuestion = nil
    if case .scoreTaken = asked { return false }
    say(.nothingChanged)
    return true
  }
}

extension Performance {
  /// Rounds and extra reps are of a whole block.
  fileprivate var isScore: Bool { rounds != nil || extraReps != nil }
}

extension Snapshot {
  /// Whether there is something that could still be done: a set, or a breath or a sit that the clock has not ended yet.
  fileprivate var hasWorkLeft: Bool {
    switch phase {
    case .work, .choosing: true
    case .ready, .finished, .aborted: false
    case .breath, .sit: next != nil || phaseEnds != nil
    case .countdown, .rest, .expired, .waiting: next != nil
    }
  }

  fileprivate var isStillness: Bool { kind != .workout }

  /// Whether any of it was done.
  fileprivate var hasBegun: Bool {
    switch phase {
    case .ready, .countdown: stepsDone > 0
    case .work, .rest, .expired, .waiting, .breath, .sit, .choosing, .finished, .aborted: true
    }
  }

  /// Nil if it cannot be known, or nobody counts it.
  fileprivate var setsLeft: Int? {
    isStillness ? nil : stepsInAll.map { Int(clamping: $0) - stepsDone }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The clock that the score of its block would end.
  fileprivate var scoredWindow: Snapshot.Window? {
    windows.last { ($0.kind == .amrap || $0.kind == .forTime) && $0.began != nil }
  }

  /// How old the session was, without pauses, when that clock began.
  fileprivate func beginOfScore(at now: Instant) -> Milliseconds? {
    scoredWindow?.began.map { elapsed - (now - $0) }
  }
}

enum YesOrNo {
  case yes, no

  init?(_ text: String) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y", "ja", "j": self = .yes
    case "no", "n", "nein": self = .no
    default: return nil
    }
  }
}
