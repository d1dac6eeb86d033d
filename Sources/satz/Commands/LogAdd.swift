/// `satz log add`: what was trained without Satz, written in the language of plans.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension Log {
  struct Add: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: say(.logAdd), discussion: say(.logAddMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(.setsArgument)) var sets: [String]
    @Option(help: help(.onOption)) var on: String?
    @Option(help: help(.atOption)) var at: String?
    @Option(help: help(.timeOption)) var time: String?
    @Option(help: help(.sessionNameOption)) var name: String?
    @Option(help: help(.noteOption)) var note: [String] = []
    @Flag(help: help(.newNameOption)) var new = false
    @Flag(name: .shortAndLong, help: help(ArchiveText.yesOption)) var yes = false

    func run() throws {
      let day = try on.map { try Day.entered($0, option: "--on") } ?? .today
      let clock = try at.map(Self.timeOfDay)
      let text = sets.joined(separator: " ")
      let trainee = try Trainee.ofThisUser()
      let session = try session(text, of: trainee)
      var done = try DoneAsSaid(session, of: trainee)
      let said = try time.map { try SaidLength($0, isOfWork: done.isTimed) }
      let length = said?.time
      if let length { done.time(length) }
      try judge(done.sets, in: trainee.library)
      done.miss(saidAs: MissedReps.standIn(in: text))
      if let doubt = try doubt(about: done.sets, of: trainee), try !isMeant(doubt) {
        return Output.print(say(.nothingAdded))
      }
      // Sitting, breathing and runs last as long as they say; how long sets took is a guess, but for their written rests.
      let elapsed = length ?? (session.kind == .workout ? done.timeAsSaid(session, trainee.library) : done.elapsed)
      if elapsed == nil { done.forgetTimes() }
      let began = Self.beginning(on: day, clock, lasting: elapsed ?? .zero)
      let entered = EnteredSession(
        name: session.name, kind: session.kind, began: began, elapsed: elapsed, sets: done.sets,
        scores: done.scores(lasting: length), notes: note, source: text)
      let store = try TrainingStore.toWrite()
      let id = try store.answer { store throws(StoreProblem) in try store.add(entered, at: .now()) }
      // Sitting and breathing have no sets.
      let sat = session.kind == .workout ? nil : elapsed.map(UnitFormatter(language: .current).minutes)
      Output.print(
        say(.added(session: id.rawValue, sat ?? say(.setCount(done.sets.count)), isLengthKnown: elapsed != nil))
          + (said?.spelling ?? ""))
    }

    private func session(_ text: String, of trainee: Trainee) throws -> Session {
      var athlete = trainee.athlete
      athlete.countdownSeconds = 0
      let reader = LineReader(athlete: athlete, library: trainee.library)
      func meaning(_ text: String) -> LineMeaning { reader.meaning(of: text.contains("\n") ? text : "add " + text) }
      var session: Session
      var said = EffortOfLastLoad.attempt(text).map(meaning).flatMap { $0.isMistaken ? nil : $0 } ?? meaning(text)
      // Of several things that a plan says otherwise, each attempt mends one.
      var attempt = said
      for _ in 0..<3 {
        guard case .mistakes(let diagnostics, let source) = attempt,
          let mended = MissedReps.attempt(source, diagnostics) ?? UntitledSession.attempt(source, diagnostics)
            ?? TimeOfDistance.attempt(source, diagnostics)
        else { break }
        attempt = meaning(mended)
      }
      if !attempt.isMistaken { said = attempt }
      switch said {
      case .addition(let blocks, let remarks, _, let source):
        try accept(remarks, source)
        session = Session(name: "", kind: .workout, blocks: blocks)
      case .session(let compiled), .adopted(let compiled):
        let source = Array(compiled.source.utf8)
        try accept(check(source, library: trainee.library).diagnostics, source)
        session = compiled.session
      case .mistakes(let diagnostics, let source):
        show(diagnostics, source)
        throw ExitCode.errors
      case .command, .turn, .withLoad, .doubtful, .view, .tool, .refused, .notUnderstood, .usage, .ambiguous:
        throw fail(.nothingToAdd)
      }
      session.name = name ?? session.name
      return session
    }

    /// Shows what is not quite right. A name that is neither in the library nor in the log is refused, unless the user
    /// says that it is an exercise.
    private func accept(_ remarks: [Diagnostic], _ source: [UInt8]) throws {
      let store = try TrainingStore.ofThisUser()
      func isLogged(_ name: String) throws -> Bool {
        try store?.answer { store throws(StoreProblem) in try store.loggedExercise(name.lowercased()) } != nil
      }
      let worthSaying = try remarks.filter { remark in
        try remark.unknownExercise.map { name in try !new && !isLogged(name) } ?? true
      }
      show(worthSaying, source)
      let unknown = worthSaying.compactMap(\.unknownExercise)
      if !unknown.isEmpty { throw fail(.noSuchExercises(unknown), .errors) }
    }

    /// Ends the command if an exercise cannot be counted that way: nobody does eight planks, or a box jump of 61 cm.
    private func judge(_ sets: [LoggedSet], in library: ExerciseLibrary) throws {
      let formatter = UnitFormatter(language: .current)
      for set in sets {
        guard let known = library.entry(for: set.work.exercise.key), !known.canBeEntered(as: set.performance) else {
          continue
        }
        throw fail(
          .notItsMeasure(
            exercise: formatter.exercise(set.work.exercise), done: formatter.writing(set.work).target(set.work.target),
            fitting: "\(known.key) \(known.exampleOfResult)"), .usage)
      }
    }

    /// More than anybody does on a day, unless they are counted one rep at a time.
    private static let manySets = 100

    /// A number that is probably a slip of the finger.
    private func doubt(about sets: [LoggedSet], of trainee: Trainee) throws -> DoubtfulNumber? {
      if yes { return nil }
      let store = try TrainingStore.ofThisUser()
      let formatter = UnitFormatter(language: .current, units: trainee.athlete.units, library: trainee.library)
      let usual = UsualNumbers(athlete: trainee.athlete, store: store, formatter: formatter)
      if sets.count >= Self.manySets { return .sets(sets.count) }
      for set in sets {
        var done = set.performance
        (done.load, done.units) = (set.load, set.units)
        if let doubt = usual.doubt(done, of: set.work, isPlanned: false) { return doubt }
      }
      return nil
    }

    /// Where nobody can answer, a number like that is refused.
    private func isMeant(_ doubt: DoubtfulNumber) throws -> Bool {
      guard isatty(STDIN_FILENO) == 1 else { throw fail(.doubtful(doubt), .errors) }
      return try Question.isAnswered(DoubtQuestion(number: doubt, isOnOneLine: true))
    }

    private func show(_ diagnostics: [Diagnostic], _ source: [UInt8]) {
      guard !diagnostics.isEmpty else { return }
      let file = SourceFile(path: say(.promptAsFile), bytes: source)
      Diagnosis(diagnostics, of: file).printToStandardError()
    }

    /// The time as given. Otherwise the session has just ended; on another day, nobody knows when it was
    /// (`LoggedSession.isTimeKnown`).
    private static func beginning(on day: Day, _ clock: (hour: Int, minute: Int)?, lasting: Milliseconds) -> Moment {
      if let clock { return .local(day, hour: clock.hour, minute: clock.minute) }
      guard day == .today else { return .local(day, hour: 0, minute: 0) }
      var began = Moment.now()
      began.wallMilliseconds -= lasting.count
      return Day(of: began) == day ? began : .local(day, hour: 0, minute: 0)
    }

    private static func timeOfDay(_ text: String) throws -> (hour: Int, minute: Int) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
        (0..<60).contains(minute)
      else { throw fail(.invalidValue(option: "--at", value: text, .timeOfDay), .usage) }
      return (hour, minute)
    }
  }
}

/// A session done as written, on a virtual clock. What is left open (`max`, `5+`) was never given.
struct DoneAsSaid {
  var sets: [LoggedSet]
  var elapsed: Milliseconds
  private var scores: [BlockScore]

  init(_ session: Session, of trainee: Trainee) throws {
    let units = trainee.athlete.units
    if let unsaid = UnsaidAmount.first(in: session.blocks, trainee.library) {
      throw fail(unsaid.text(UnitFormatter(language: .current, units: units)))
    }
    var uncapped = session
    uncapped.blocks = session.blocks.map(\.withoutCaps.withEffortOnLastLoad)
    var rehearsal = Rehearsal(session: uncapped)
    _ = rehearsal.run()
    (sets, elapsed, scores) = (rehearsal.sets, rehearsal.elapsed, rehearsal.scores)
    if sets.isEmpty && session.kind == .workout { throw fail(.nothingToAdd) }
    if let open = sets.first(where: { $0.work.load.isOpen && $0.load == nil }) {
      throw fail(UnsaidAmount.load(open.work).text(UnitFormatter(language: .current, units: units)))
    }
    for index in sets.indices {
      // A load stays in the unit of the profile as it is now.
      if sets[index].load != nil, sets[index].units?.load == nil {
        sets[index].performance.units = .given(load: units, distance: sets[index].performance.units?.distance)
      }
      // The time is not given, unless a pace says it.
      if case .distance = sets[index].work.target { sets[index].performance.time = sets[index].work.timeAtPace }
      switch sets[index].work.effort {
      case .rpe(let tenths, nil): sets[index].performance.rpeTenths = Int(clamping: tenths)
      // RPE is 10 less the reps in reserve (Zourdos et al. 2016).
      case .rir(let reps, nil) where (0...9).contains(reps):
        sets[index].performance.rpeTenths = Int(clamping: 100 - 10 * reps)
      case .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .share, nil: break
      }
    }
  }

  /// The scores that were given: loads, reps, distances, calories, the length of a sitting, and how long everything took if that is work for
  /// time. Other scores from a virtual clock mean nothing.
  func scores(lasting length: Milliseconds?) -> [TitledScore] {
    scores.compactMap { block in
      switch block.score {
      case .load, .reps, .distance, .calories, .sitting: TitledScore(title: block.title, score: block.score)
      case .time: scores.count == 1 ? length.map { TitledScore(title: block.title, score: .time($0)) } : nil
      case .capped, .rounds, .intervals, .deathBy, .stage, .tabata, .hold: nil
      }
    }
  }

  /// Whether its length is that of work for time, or of nothing but distances.
  var isTimed: Bool {
    let isForTime = scores.contains { if case .time = $0.score { true } else { false } }
    return isForTime
      || !sets.isEmpty && sets.allSatisfy { if case .distance = $0.work.target { true } else { false } }
  }

  /// A distance that was all of the session took as long as the session.
  mutating func time(_ length: Milliseconds) {
    guard sets.count == 1, case .distance = sets[0].work.target, sets[0].performance.time == nil else { return }
    sets[0].performance.time = length
  }

  /// Sets with this many reps had none: the load did not move.
  mutating func miss(saidAs standIn: Int) {
    for index in sets.indices where sets[index].performance.reps == standIn && sets[index].work.load != .unstated {
      sets[index].performance.reps = 0
    }
  }

  /// When the sets were done is not known.
  mutating func forgetTimes() {
    for index in sets.indices {
      sets[index].began = Instant(milliseconds: 0)
      sets[index].ended = Instant(milliseconds: 0)
    }
  }
}

extension Diagnostic {
  /// The name, if this problem says that no exercise has it.
  fileprivate var unknownExercise: String? {
    if case .meaning(.unknownExercise(let name)) = problem { name } else { nil }
  }
}

extension ExerciseEntry {
  /// As for a correction, but an exercise counted in reps may cover a distance: lunges across a hall.
  fileprivate func canBeEntered(as done: Performance) -> Bool {
    guard measure == .reps, let distance = done.distance else { return canBe(done) }
    return distance > equipment.mostHeight && done.energy == nil
  }
}

extension Block {
  /// All of it was done: no virtual clock ends it.
  fileprivate var withoutCaps: Block {
    guard case .group(var group) = content else { return self }
    if case .forTime(cap: .some) = group.form { group.form = .forTime(cap: nil) }
    group.blocks = group.blocks.map(\.withoutCaps)
    return Block(id: id, .group(group))
  }
}
