/// Simulates a program: its sessions in sequence, each done as the caller says, with the changes by its rules.

import SessionModel

extension Plan {
  /// The sessions of this many weeks, starting from a turn, each made when it is asked for.
  ///
  /// - Parameters:
  ///   - weeks: 1 … 520, at most ten years.
  ///   - performance: the result of a set; nil if it is skipped. By default everything as prescribed.
  ///   - answer: the answer to a question of a rule; nil leaves it open. The default answer is yes.
  public func simulate(
    _ program: Program, weeks: Int, athlete: Athlete, state: ProgramState = ProgramState(), from turn: Int = 0,
    sessions: Int = 0,
    performance: @escaping (Turn, Work) -> Performance? = { _, work in .prescribed(by: work) },
    answer: @escaping (Turn, RuleQuestion) -> RuleAnswer? = { _, question in
      question.answer == .decision ? .yes : nil
    }
  ) -> Simulation {
    Simulation(
      plan: self, program: program, end: program.weekFromStart(of: turn) + min(max(1, weeks), 520), athlete: athlete,
      state: state, turn: turn, done: sessions, performance: performance, answer: answer)
  }
}

/// The sessions of a simulated program, one after the other. Nothing of a session is kept for the next one but what its
/// rules have changed, so that years of long sessions need the memory of one.
public struct Simulation: Sequence, IteratorProtocol {
  private let plan: Plan
  private let program: Plan.Program
  /// The week, from the start of the program, that is no longer simulated.
  private let end: Int
  private let performance: (Turn, Work) -> Performance?
  private let answer: (Turn, RuleQuestion) -> RuleAnswer?
  private var athlete: Athlete
  private var state: ProgramState
  /// The first turn that has not passed.
  private var turn: Int
  /// The number of sessions so far.
  private var done: Int
  /// What comes next in the program, also if it is past the simulated weeks or cannot be compiled.
  private var following: NextSession?

  fileprivate init(
    plan: Plan, program: Plan.Program, end: Int, athlete: Athlete, state: ProgramState, turn: Int, done: Int,
    performance: @escaping (Turn, Work) -> Performance?, answer: @escaping (Turn, RuleQuestion) -> RuleAnswer?
  ) {
    (self.plan, self.program, self.end) = (plan, program, end)
    (self.performance, self.answer) = (performance, answer)
    (self.athlete, self.state, self.turn, self.done) = (athlete, state, turn, done)
    following = plan.nextSession(of: program, from: turn, sessions: done, athlete: athlete, state: state)
  }

  /// Simulates the next session.
  public mutating func next() -> SimulatedSession? {
    guard let current = upcoming else { return nil }
    let passed = emptyTurns(until: current.turn.index)
    let (log, session) = plan.perform(current.compiled, current.declaration, performance)
    let settlement = plan.settlement(of: current, log: log) { answer(current.turn, $0) }
    state.apply(settlement.changes, athlete: &athlete)
    (turn, done) = (current.turn.index + 1, done + 1)
    following = plan.nextSession(of: program, from: turn, sessions: done, athlete: athlete, state: state)
    var compiled = current.compiled
    compiled.session = session
    var simulated = SimulatedSession(
      turn: current.turn, name: current.declaration.name, compiled: compiled, log: log, settlement: settlement,
      week: program.weekFromStart(of: current.turn.index) + 1, emptyBefore: passed)
    if settlement.changes.contains(where: { $0.reducesLoad }) {
      simulated.again = plan.again(current.compiled, current.declaration, after: settlement.changes)
    }
    if upcoming == nil { simulated.emptyAfter = emptyTurns(until: lastTurn) }
    return simulated
  }

  private var upcoming: NextSession? {
    following.flatMap { next in
      program.weekFromStart(of: next.turn.index) < end && next.compiled.session != nil ? next : nil
    }
  }

  /// The end of the simulated weeks, or of the program, or what cannot be compiled.
  private var lastTurn: Int {
    let turns = Swift.min(end, program.weeks.map { Int(clamping: $0) } ?? end) * program.turnsAWeek
    return Swift.min(turns, following?.turn.index ?? turns)
  }

  private func emptyTurns(until next: Int) -> [EmptyTurn] {
    plan.emptyTurns(turn..<Swift.max(turn, next), of: program, session: done + 1, athlete, state)
  }
}

extension Plan {
  /// One set after the other, each as prescribed once the earlier ones are done.
  ///
  /// - Returns: The sets that were done, and the session as it is after them.
  func perform(
    _ compiled: Compiled, _ declaration: Declaration, _ performance: (Turn, Work) -> Performance?
  ) -> (log: [LoggedSet], session: Session?) {
    guard var session = compiled.session else { return ([], nil) }
    var whole = compiled
    var log: [LoggedSet] = []
    var course = session.course()
    var live = hasLiveRules ? RuleRun(compiled, of: self) : nil
    var next = 0
    while next < course.count {
      let index = next
      next += 1
      guard case .work(let work) = course[index].step, let done = performance(compiled.turn, work) else { continue }
      let now = Instant(milliseconds: WideInt(index))
      let set = LoggedSet(occurrence: course[index].occurrence, work: work, performance: done, began: now, ended: now)
      log.append(set)
      guard live?.afterOneMore(set) == true || readsSets, let rules = live else { continue }
      let revised = compile(
        declaration, of: self, athlete: rules.athlete, state: rules.state, turn: compiled.turn, log: log)
      guard let planned = revised.session else { continue }
      if session.takeShape(of: planned, &course, after: index), whole.script.takeIn(revised.script) {
        live = rulesStartedAgain(of: whole, log)
      }
      let revisions = session.revisions(to: planned)
      if revisions.isEmpty { continue }
      session.revise(revisions)
      course[(index + 1)...].revise(revisions)
    }
    return (log, session)
  }

  /// With the rules of a part that has come in.
  private func rulesStartedAgain(of compiled: Compiled, _ log: [LoggedSet]) -> RuleRun {
    var run = RuleRun(compiled, of: self)
    for set in log { _ = run.afterOneMore(set) }
    return run
  }

  /// What the session changes, with the answers to the questions that its rules ask.
  fileprivate func settlement(
    of done: NextSession, log: [LoggedSet], answer: (RuleQuestion) -> RuleAnswer?
  ) -> Settlement {
    let shaped = done.compiled.shaped(after: log, of: self)
    var answers: [RuleQuestion: RuleAnswer] = [:]
    var asked: Set<RuleQuestion> = []
    while true {
      let settlement = settle(shaped, of: self, log: log, answers: answers)
      guard let question = settlement.questions.first(where: { !asked.contains($0) }) else { return settlement }
      asked.insert(question)
      answers[question] = answer(question)
    }
  }
}

extension Session {
  /// Takes the shape of another compilation in what comes after a step of its course.
  ///
  /// - Returns: Whether it changed.
  fileprivate mutating func takeShape(of planned: Session, _ course: inout [CourseStep], after index: Int) -> Bool {
    guard firstAddedID != nil else { return false }
    let begun = Set(course[...index].map { $0.occurrence.block })
    let again = Set(course[(index + 1)...].map { $0.occurrence.block })
    let change = reshape(to: planned) { id in
      block(id).map { block in block.steps.allSatisfy { !begun.contains($0) || block.isStep && again.contains($0) } }
        ?? true
    }
    if change.isEmpty { return false }
    self = reshaped(by: change)
    let done = Set(course[...index].map { $0.occurrence })
    course = Array(course[...index]) + self.course().filter { !done.contains($0.occurrence) }
    return true
  }
}

extension Block {
  fileprivate var isStep: Bool { if case .step = content { true } else { false } }

  /// The ids of all steps in it.
  fileprivate var steps: [Int] {
    switch content {
    case .step: [id]
    case .group(let group): group.blocks.flatMap { $0.steps }
    }
  }
}

extension ArraySlice<CourseStep> {
  fileprivate mutating func revise(_ revisions: [Revision]) {
    let wanted = revisions.byBlock
    for index in indices {
      guard case .work(let work) = self[index].step, let revision = wanted[self[index].occurrence.block] else {
        continue
      }
      var revised = work.revised(by: revision)
      // The course has the number of the rung.
      if case .rung = revision.target { revised.target = work.target }
      if work.rung == .power { revised.effort = work.effort }
      if work.rung == .load { revised.load = work.load }
      self[index].step = .work(revised)
    }
  }
}

/// A session of a simulated program.
public struct SimulatedSession: Sendable {
  /// Its place in the program.
  public var turn: Turn
  /// Its name in the plan.
  public var name: String
  /// The session after all of its sets, compiled with the athlete and the state before it.
  public var compiled: Compiled
  /// The completed sets. Their instants only number them.
  public var log: [LoggedSet]
  /// What its rules change for the next session.
  public var settlement: Settlement
  /// Since the start of the program, from 1.
  public var week: Int
  /// The turns between the session before and this one that have only something to say.
  package var emptyBefore: [EmptyTurn] = []
  /// The same after the last session.
  package var emptyAfter: [EmptyTurn] = []
  /// The same session with what its rules change; nil if they reduce no load.
  package var again: Session?
}

extension Performance {
  /// Everything that a set asks for: the upper end of a range, the minimum of an open set, ten reps to failure.
  public static func prescribed(by work: Work) -> Performance {
    switch work.target {
    case .time(let amount): Performance(time: Milliseconds(amount.max ?? amount.min))
    case .distance(let amount): Performance(distance: Length(millimetres: amount.max ?? amount.min))
    case .energy(let amount): Performance(energy: Energy(kilocalories: amount.max ?? amount.min))
    case .reps, .repsWithin, .cluster, .breaths, .energyWithin, .distanceWithin, .total: work.planned
    case .rung, .open: Performance()
    }
  }
}
