/// What the user is told about a batch of effects: lines for the scrollback, and notices.

import PlanWording
import SessionModel
import TrainingStore

struct EffectReport {
  private(set) var lines: [String] = []
  /// The newest of the most important ones.
  private(set) var notice: Notice?
  /// What else happened at this instant, each once.
  private(set) var others: [Notice] = []
  private var weight = 0
  /// The depth of the round that was completed last, of those around the last set; an inner one comes first.
  private var depthOfRound: Int?
  private let occasion: Occasion
  private let formatter: UnitFormatter
  private var steps: StepText { StepText(formatter: formatter) }
  private var scoreText: ScoreText { ScoreText(formatter: formatter) }
  private var kind: Session.Kind { occasion.before.session.kind }

  init(_ occasion: Occasion, formatter: UnitFormatter) {
    self.occasion = occasion
    self.formatter = formatter
    if let command = occasion.command { answer(command) }
    if !isRefused, let line = CommandTrace(occasion, formatter).line { lines.append(line) }
    if let loadOfAllParts { lines.append(loadOfAllParts) }
    for effect in occasion.effects { take(effect) }
    // Some notices, such as that of an undo, also leave a permanent line.
    if let notice, notice.leavesLine { lines.append(notice.icon + " " + notice.said(in: formatter.language)) }
  }

  /// Every command gets an answer, even if its effects say little.
  private mutating func answer(_ command: Command) {
    switch command {
    case .skip, .skipExercise: tell(.skipped, 2)
    case .miss: tell(.missed, 4)
    case .back: tell(.wentBack, 2)
    case .redo: tell(.begunAgain, 2)
    case .extend(let shift): tell(extended(by: shift), 3)
    case .bringForward(let key): tell(.exerciseComesNext(name(key)), 3)
    case .choose(let index): if let name = option(index) { tell(.chosen(name), 2) }
    case .start, .done, .part, .correct, .acknowledge, .pause, .resume, .undo, .note, .heartRate, .add, .remove,
      .replace, .changeRests, .revise, .reshape,
      .finish,
      .abort:
      break
    }
  }

  private var isRefused: Bool { occasion.effects.contains { if case .refused = $0 { true } else { false } } }

  /// What the load beside the reps of one part of a cluster means, if it is not the planned one.
  private var loadOfAllParts: String? {
    let before = occasion.before.snapshot(at: occasion.at)
    guard !isRefused, case .done(let said)? = occasion.command, let load = said.load, said.reps != nil,
      before.part != nil,
      case .work(let work)? = before.current, case .cluster = work.target, case .mass(_, let each, nil) = work.load,
      each != load
    else { return nil }
    return LiveText.loadOfAllParts(formatter.writing(said.units).mass(load)).said(in: formatter.language)
  }

  private mutating func take(_ effect: Effect) {
    switch effect {
    case .sessionStarted: tell(.started(kind), 3)
    case .setLogged(let set): logged(set)
    case .setTakenBack: tell(.setTakenBack, 2)
    case .repsAsked(let occurrence, let target):
      let exercise = occasion.after.log.last { $0.occurrence == occurrence }?.work.exercise
      let entry = exercise.flatMap { formatter.library.entry(for: $0.key) }
      let isNamed = occasion.after.snapshot(at: occasion.at).asksOfAnother
      let named = isNamed ? exercise.map(formatter.exercise) : nil
      if occasion.takesAnswers { tell(.amountAsked(AskedAmount(target, of: entry), of: named), 4) }
    case .loadAsked: tell(.loadAsked, 4)
    case .rpeAsked: tell(.rpeAsked, 4)
    case .roundCompleted(let round):
      if kind == .workout, let hasShortSet = hasShortSet(round) {
        tell(hasShortSet ? .roundShort(round) : .roundDone(round), 2)
      }
    case .restBegan(let length):
      // After the last set there is only a question to answer.
      if length != nil || somethingFollows { tell(.restStarted(length.map(formatter.length)), 2) }
    case .restExpired, .restAcknowledged: tell(.restEnded, 1)
    case .paused: tell(.timerPaused, 3)
    case .resumed: tell(.timerResumed, 1)
    case .commandUndone(.start) where occasion.before.snapshot(at: occasion.at).isBeforeEverything:
      tell(.startCancelled, 5)
    case .commandUndone(let command): tell(.commandUndone(UndoneCommand(command, formatter, done: undone(command))), 5)
    case .blocksAdded(let count): tell(added(count), 3)
    case .exerciseRemoved(let key): tell(.exerciseRemoved(name(key)), 3)
    case .exerciseReplaced(let key, let other): tell(.exerciseReplaced(name(key), with: formatter.exercise(other)), 3)
    case .restsChanged(let change): tell(restsChanged(change), 3)
    case .workRevised: tell(.workRevised, 1)
    case .noteTaken: tell(.noteTaken, 3)
    case .scored(let score): if occasion.scores.isEmpty { lines.append("⚑ " + scoreText.line(score)) }
    case .sessionFinished(let summary): ended(summary, .finished(kind))
    case .sessionAborted(let summary): ended(summary, .aborted(kind))
    case .refused(.nothingToAcknowledge) where isWaiting: tell(.refused(.startsByItself), 6)
    case .refused(.wrongMeasure) where isWaiting && !isAnswering: tell(.refused(.startsByItself), 6)
    case .refused(.wrongMeasure) where isForUnbegun: tell(.refused(.notBegun), 6)
    case .refused(.exerciseNotAhead(let key)) where hasBegun(key):
      tell(.refused(.setHasBegun(name(key), instead: other)), 6)
    case .refused(let why): tell(.refused(RefusalText(why, formatter, fitting: fitting)), 6)
    case .cue(.say(let text)): lines.append(text)
    case .cue(.bell): tell(.bell, 1)
    case .cue, .phaseBegan: break
    }
  }

  private var somethingFollows: Bool {
    let view = occasion.after.snapshot(at: occasion.at)
    return view.next != nil || occasion.after.choiceAhead(at: occasion.at) != nil
  }

  private mutating func logged(_ set: LoggedSet) {
    depthOfRound = nil
    let isCorrection = occasion.before.log.contains { $0.occurrence == set.occurrence }
    var set = set
    // Ended by the athlete, not by the clock.
    if occasion.command != nil, !set.performance.isEmpty { set.cutOff = false }
    let total = occasion.after.total(of: set)
    let done = [steps.done(set), steps.soFar(total) ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    if occasion.command == .miss {
      lines.append(steps.line(of: set, mark: "✗", saying: Notice.missed.said(in: formatter.language)))
      return
    }
    if let score = steps.roundsDone(set) {
      lines.append((isCorrection ? "✎ " : "✓ ") + score)
      return tell(isCorrection ? .setCorrected(what: score) : .setDone(what: score), 3)
    }
    let records = occasion.records[set.occurrence] ?? []
    let what = RecordText(formatter: formatter).names(records)
    let isShort = set.mark != "✓"
    let isCutOff = set.cutOff && !set.performance.isMeasured
    let notice: Notice =
      isCorrection
      ? .setCorrected(what: done)
      : isShort ? .setShort(what: done) : isCutOff ? .setCutOff : .setDone(what: done)
    let said = isCorrection ? notice.said(in: formatter.language) : done
    lines.append(
      steps.line(of: set, mark: isCorrection ? "✎" : set.mark, saying: said)
        + (records.isEmpty ? "" : " · 🏆 \(what)"))
    if !records.isEmpty { tell(.newRecord(done: done, what: what), 6) }
    tell(notice, 3)
  }

  /// What a `done` that was taken back had done: the log before and after it says so.
  private func undone(_ command: Command) -> UndoneCommand.Done? {
    guard case .done = command else { return nil }
    let left = Dictionary(occasion.after.log.map { ($0.occurrence, $0.performance) }) { $1 }
    // Those after the first one were ended by the clock.
    if let set = occasion.before.log.first(where: { left[$0.occurrence] == nil }) {
      let place = steps.place(.work(set.work))
      let name = place.isEmpty ? formatter.exercise(set.work.exercise) : place
      return .set([name, steps.done(set)].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    return occasion.before.log.contains { left[$0.occurrence] != $0.performance } ? .correction : .wentOn
  }

  /// Whether a set of the round that the last set was in fell short. Nil if no set of that round was done: all of them
  /// were skipped, which has been said.
  private mutating func hasShortSet(_ round: Int) -> Bool? {
    let log = occasion.after.log
    guard let last = log.last?.occurrence,
      let depth = last.rounds.prefix(depthOfRound ?? last.rounds.count).lastIndex(of: round)
    else { return nil }
    depthOfRound = depth
    let around = occasion.after.session.blocks.first { $0.contains(last.block) }
    return log.reversed().prefix { set in
      set.occurrence.rounds.prefix(depth + 1) == last.rounds.prefix(depth + 1)
        && around?.contains(set.occurrence.block) == true
    }.contains { $0.mark == "✗" }
  }

  private mutating func ended(_ summary: Summary, _ notice: Notice) {
    let isOfParts = kind != .workout && occasion.scores.count { $0.score.score.isSitting } > 1
    let scores = occasion.scores.filter { !(isOfParts && $0.score.score.isSitting) }
    lines += scoreText.lines(scores, rounds: occasion.after.roundTimes).map { "⚑ " + $0 }
    var summary = summary
    summary.volumeGrams = occasion.after.volume(bodyweight: occasion.bodyweight).grams
    let words = TimelineText(formatter: formatter)
    lines.append("⚑ " + words.words(summary, distance: formatter.distance(of: occasion.after.log)))
    tell(notice, 5)
  }

  private mutating func tell(_ notice: Notice, _ weight: Int) {
    others.append(notice)
    guard weight >= self.weight else { return }
    (self.notice, self.weight) = (notice, weight)
  }

  /// The most important notice and what happened with it, in the order in which they are read: the set, its record, the
  /// round, the rest, what is asked.
  var notices: [Notice] {
    guard let notice else { return [] }
    if case .finished = notice, !occasion.after.log.isEmpty || !occasion.scores.isEmpty {
      return [notice, .sessionSaved]
    }
    guard notice.place != nil else { return [notice] }
    var read: [Notice] = []
    for other in others + [notice] where other.place != nil {
      guard let index = read.firstIndex(where: { $0.place == other.place }) else {
        read.append(other)
        continue
      }
      // An inner round that ends with an outer one is not worth a word.
      if other.isOfRound { read[index] = other }
    }
    return read.sorted { ($0.place ?? 0) < ($1.place ?? 0) }
  }

  /// After a rest is over, more of it is a clock of its own, beside the time since the set.
  private func extended(by shift: Milliseconds) -> Notice {
    let length = formatter.length(Milliseconds(abs(shift.count)))
    if shift < .zero { return .shorter(by: length) }
    let isNewRest = occasion.effects.contains { if case .restBegan = $0 { true } else { false } }
    guard isNewRest, let ends = occasion.after.snapshot(at: occasion.at).phaseEnds else { return .longer(by: length) }
    let inAll = occasion.before.log.last.map { formatter.length(.seconds((ends - $0.ended).count / 1000)) }
    return .restGoesOn(by: length, inAll: inAll)
  }

  // MARK: Names

  /// The name of what can be chosen; nil if there is no such option.
  private func option(_ index: Int) -> String? {
    let view = occasion.before.snapshot(at: occasion.at)
    if view.phase == .choosing || view.stations.isEmpty {
      return view.options.indices.contains(index) ? steps.name(view.options[index]) : nil
    }
    return view.stations.indices.contains(index) ? steps.name(view.stations[index].name) : nil
  }

  private func added(_ count: Int) -> Notice {
    let blocks = Array(occasion.after.session.blocks.suffix(count))
    let exercises = Session(name: "", kind: .workout, blocks: blocks).exercises
    switch exercises.count {
    case 0: return .stepAdded(blocks.first?.firstStep.map { "\(steps.name($0)) · \(steps.prescription($0))" } ?? "")
    case 1:
      let works = Session(name: "", kind: .workout, blocks: blocks).works.map(\.1)
      let name = formatter.exercise(exercises[0])
      if works.count == 1, works[0].target == .open { return .openSetAdded(name, key: exercises[0].key) }
      return .exerciseAdded(name)
    default: return .exercisesAdded(exercises.map(formatter.exercise))
    }
  }

  private func name(_ key: String) -> String {
    formatter.exercise(occasion.exercises.first { $0.key == key } ?? Exercise(key: key, name: key))
  }

  /// Whether the running set is of this exercise.
  private func hasBegun(_ key: String) -> Bool {
    let view = occasion.before.snapshot(at: occasion.at)
    guard view.phase == .work, case .work(let work)? = view.current else { return false }
    return work.exercise.key == key
  }

  /// The exercise that was to come in place of another one.
  private var other: String? {
    if case .replace(_, let other)? = occasion.command { formatter.exercise(other) } else { nil }
  }

  /// With the lengths of before, if there were several: those between the sets, and those between the rounds.
  private func restsChanged(_ change: RestChange) -> Notice {
    let lengths = occasion.before.session.blocks.lengthsOfRests(changedIn: occasion.after.session.blocks)
    return .restsChanged(
      change, exercise: change.exercise.map(name), before: lengths.count > 1 ? lengths.map(formatter.length) : [],
      formatter)
  }

  private var isWaiting: Bool { occasion.before.snapshot(at: occasion.at).phase == .waiting }

  /// Whether a result of the set before is still asked for.
  private var isAnswering: Bool { occasion.before.snapshot(at: occasion.at).repsAskedFor != nil }

  /// Whether the result would fit the set after an expired rest, whose clock begins only with it.
  private var isForUnbegun: Bool {
    guard case .done(let said)? = occasion.command, case .work(let work)? = workAfterRest else { return false }
    return said.measures(work.target)
  }

  /// An example of a `done` that fits the running set or the one just done, or the one after an expired rest.
  private var fitting: String? {
    let view = occasion.before.snapshot(at: occasion.at)
    guard case .work(let work)? = workAfterRest ?? view.current.map({ view.partAlone(of: $0) }) else { return nil }
    return work.target.exampleOfDone
  }

  /// What comes once an expired rest is over, unless something is still asked about the set before.
  private var workAfterRest: Step? {
    let view = occasion.before.snapshot(at: occasion.at)
    return view.phase == .expired && view.repsAskedFor == nil ? view.next : nil
  }
}

extension Block {
  fileprivate var firstStep: Step? {
    switch content {
    case .step(let step): return step
    case .group(let group):
      for block in group.blocks {
        if let step = block.firstStep { return step }
      }
      return nil
    }
  }
}
