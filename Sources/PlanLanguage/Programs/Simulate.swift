/// Simulates a program: its sessions in sequence, each done as the caller says, with the changes by its rules.

import SessionModel

extension Plan {
  /// The sessions of this many weeks, starting from a turn.
  ///
  /// - Parameters:
  ///   - weeks: 1 … 520, at most ten years.
  ///   - performance: the result of a set; nil if it is skipped. By default everything as prescribed.
  ///   - answers: the answers to the questions of rules; the default answer is yes.
  public func simulate(
    _ program: Program, weeks: Int, athlete: Athlete, state: ProgramState = ProgramState(), from turn: Int = 0,
    sessions: Int = 0, answers: [String: Bool] = [:],
    performance: (Turn, Work) -> Performance? = { _, work in .prescribed(by: work) }
  ) -> [SimulatedSession] {
    var all = self.answers(true)
    for (question, answer) in answers { all[question] = answer }
    let answers = all
    var athlete = athlete
    var state = state
    var index = turn
    var done = sessions
    var simulated: [SimulatedSession] = []
    let end = program.weekFromStart(of: turn) + min(max(1, weeks), 520)
    var next = nextSession(of: program, from: index, sessions: done, athlete: athlete, state: state)
    while let current = next, program.weekFromStart(of: current.turn.index) < end, current.compiled.session != nil {
      let (log, compiled, course) = perform(current, performance)
      index = current.turn.index + 1
      done += 1
      let settlement = settle(compiled, of: self, course: course, log: log, answers: answers)
      state.apply(settlement.changes, athlete: &athlete)
      simulated.append(
        SimulatedSession(
          turn: current.turn, name: current.declaration.name, compiled: compiled, log: log, settlement: settlement,
          week: program.weekFromStart(of: current.turn.index) + 1))
      next = nextSession(of: program, from: index, sessions: done, athlete: athlete, state: state)
    }
    return simulated
  }

  /// One set after the other, each with the loads known once the earlier ones are done.
  private func perform(
    _ next: NextSession, _ performance: (Turn, Work) -> Performance?
  ) -> (log: [LoggedSet], compiled: Compiled, course: [CourseStep]) {
    var compiled = next.compiled
    var log: [LoggedSet] = []
    var course = compiled.session?.course() ?? []
    var live = hasLiveRules ? RuleRun(compiled, of: self, course: [], log: [], answers: [:]) : nil
    var index = 0
    while index < course.count {
      guard case .work(let work) = course[index].step else {
        index += 1
        continue
      }
      if let done = performance(next.turn, work) {
        let now = Instant(milliseconds: WideInt(index))
        log.append(
          LoggedSet(occurrence: course[index].occurrence, work: work, performance: done, began: now, ended: now))
        if live?.afterOneMore(log[log.count - 1]) == true || readsSets, let live {
          compiled = compile(
            next.declaration, of: self, athlete: live.athlete, state: live.state, turn: compiled.turn, log: log)
          course = compiled.session?.course() ?? []
        }
      }
      index += 1
    }
    // Rules read from the log what was prescribed; their changes start from the state before the session.
    compiled.state = next.compiled.state
    compiled.athlete = next.compiled.athlete
    return (log, compiled, course)
  }

  /// Whether a completed set may change what is still to come.
  public var hasLiveRules: Bool {
    readsSets || rules.contains { if case .set = $0.event { true } else { false } }
  }

  /// A session after the sets done so far.
  ///
  /// - Parameter compiled: the session before any of them.
  public func going(on compiled: Compiled, declaration: Declaration, log: [LoggedSet]) -> Compiled {
    var now = (athlete: compiled.athlete, state: compiled.state)
    now.state.apply(settleSets(compiled, of: self, log: log).changes, athlete: &now.athlete)
    return compile(declaration, of: self, athlete: now.athlete, state: now.state, turn: compiled.turn, log: log)
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
}

extension Performance {
  /// Everything that a set asks for: the upper end of a range, the minimum of an open set.
  public static func prescribed(by work: Work) -> Performance {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): Performance(reps: Int(clamping: amount.max ?? amount.min))
    case .time(let amount): Performance(time: Milliseconds(amount.max ?? amount.min))
    case .distance(let amount): Performance(distance: Length(millimetres: amount.max ?? amount.min))
    case .energy(let amount): Performance(energy: Energy(kilocalories: amount.max ?? amount.min))
    case .total(let reps): Performance(reps: Int(clamping: reps))
    case .cluster(let parts, _):
      Performance(reps: parts.reduce(0) { min($0 + Int(min(max($1.max ?? $1.min, 0), 10_000)), 10_000) })
    case .rung, .open: Performance()
    }
  }
}

extension Plan {
  /// No to every question of its rules.
  public var refusals: [String: Bool] { answers(false) }

  /// The same answer to every question of its rules.
  private func answers(_ answer: Bool) -> [String: Bool] {
    var answers: [String: Bool] = [:]
    for condition in conditions {
      if case .fact(.ask(let question)) = condition.node { answers[question] = answer }
    }
    return answers
  }
}
