/// A program on paper: its sessions one after the other, each done as somebody says, with what its rules make of it.

import SessionModel

extension Plan {
  /// The sessions of so many weeks from a turn on.
  ///
  /// - Parameters:
  ///   - weeks: 1 … 520; ten years are enough for anybody.
  ///   - performance: what is done of a set; nil where it is skipped. By default all that is prescribed.
  ///   - answers: to the questions of rules; what is not in here is answered with yes.
  public func simulate(
    _ program: Program, weeks: Int, athlete: Athlete, state: ProgramState = ProgramState(), from turn: Int = 0,
    sessions: Int = 0, answers: [String: Bool] = [:],
    performance: (Turn, Work) -> Performance? = { _, work in .prescribed(by: work) }
  ) -> [SimulatedSession] {
    var athlete = athlete
    var state = state
    var index = turn
    var done = sessions
    var simulated: [SimulatedSession] = []
    let end = program.weekFromStart(of: turn) + min(max(1, weeks), 520)
    var next = nextSession(of: program, from: index, sessions: done, athlete: athlete, state: state)
    while let current = next, program.weekFromStart(of: current.turn.index) < end, current.compiled.session != nil {
      let (log, compiled) = perform(current, athlete: athlete, state: state, performance)
      index = current.turn.index + 1
      done += 1
      // Whether the week is over hangs on what comes next, and that on what is settled now.
      var trial = (athlete, state)
      let asked = questions(of: compiled, log, answers)
      trial.1.apply(settle(compiled, of: self, log: log, answers: asked).changes, athlete: &trial.0)
      let following = nextSession(of: program, from: index, sessions: done, athlete: trial.0, state: trial.1)
      let week = program.weekFromStart(of: current.turn.index)
      let isWeekOver = following.map { program.weekFromStart(of: $0.turn.index) != week } ?? true
      let settlement = settle(compiled, of: self, log: log, answers: asked, isWeekOver: isWeekOver)
      state.apply(settlement.changes, athlete: &athlete)
      simulated.append(
        SimulatedSession(
          turn: current.turn, name: current.declaration.name, compiled: compiled, log: log, settlement: settlement,
          week: week + 1))
      next =
        isWeekOver
        ? nextSession(of: program, from: index, sessions: done, athlete: athlete, state: state) : following
    }
    return simulated
  }

  /// Set after set, each as it is known once those before it are done.
  private func perform(
    _ next: NextSession, athlete: Athlete, state: ProgramState, _ performance: (Turn, Work) -> Performance?
  ) -> (log: [LoggedSet], compiled: Compiled) {
    var compiled = next.compiled
    var log: [LoggedSet] = []
    var course = compiled.session?.course() ?? []
    let isLive = hasLiveRules
    var index = 0
    while index < course.count {
      guard case .work(let work) = course[index].step else {
        index += 1
        continue
      }
      if let done = performance(next.turn, work) {
        let now = Instant(milliseconds: index)
        log.append(
          LoggedSet(occurrence: course[index].occurrence, work: work, performance: done, began: now, ended: now))
        if isLive {
          compiled = going(on: next, athlete: athlete, state: state, log: log)
          course = compiled.session?.course() ?? []
        }
      }
      index += 1
    }
    // Rules read what was prescribed from the log; what they change goes on from the state before the session.
    compiled.state = state
    compiled.athlete = athlete
    return (log, compiled)
  }

  private func questions(of compiled: Compiled, _ log: [LoggedSet], _ answers: [String: Bool]) -> [String: Bool] {
    var answers = answers
    for question in settle(compiled, of: self, log: log, answers: answers, isWeekOver: true).questions {
      answers[question] = true
    }
    return answers
  }

  /// Whether what is still to come may change when a set has been done.
  public var hasLiveRules: Bool {
    rules.contains { if case .set = $0.event { true } else { false } } || expressions.contains { isKnownLive($0) }
  }

  /// `lifted(1)` may stand in a load; what else was done is asked only in rules.
  private func isKnownLive(_ expression: Expression) -> Bool {
    if case .reference(.performed(.lifted)) = expression.node { true } else { false }
  }

  /// The session as it is after the sets done so far.
  ///
  /// - Parameters:
  ///   - athlete: as before the session.
  ///   - state: as before the session.
  public func going(on next: NextSession, athlete: Athlete, state: ProgramState, log: [LoggedSet]) -> Compiled {
    going(on: next.compiled, declaration: next.declaration, athlete: athlete, state: state, log: log)
  }

  public func going(
    on compiled: Compiled, declaration: Declaration, athlete: Athlete, state: ProgramState, log: [LoggedSet]
  ) -> Compiled {
    var before = compiled
    before.state = state
    before.athlete = athlete
    var now = (athlete, state)
    now.1.apply(settleSets(before, of: self, log: log).changes, athlete: &now.0)
    return compile(declaration, of: self, athlete: now.0, state: now.1, turn: compiled.turn, log: log)
  }
}

public struct SimulatedSession: Sendable {
  public var turn: Turn
  public var name: String
  public var compiled: Compiled
  public var log: [LoggedSet]
  public var settlement: Settlement
  /// Since the start of the program, from 1.
  public var week: Int
}

extension Performance {
  /// All that a set asks for: the upper end of a range, the least of what is open.
  public static func prescribed(by work: Work) -> Performance {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): Performance(reps: amount.max ?? amount.min)
    case .time(let amount): Performance(time: Milliseconds(amount.max ?? amount.min))
    case .distance(let amount): Performance(distance: Length(millimetres: amount.max ?? amount.min))
    case .energy(let amount): Performance(energy: Energy(kilocalories: amount.max ?? amount.min))
    case .total(let reps): Performance(reps: reps)
    case .cluster(let parts, _):
      Performance(reps: parts.reduce(0) { min($0 + min(max($1.max ?? $1.min, 0), 10_000), 10_000) })
    case .rung, .open: Performance()
    }
  }
}

extension Plan {
  /// No to every question of its rules.
  public var refusals: [String: Bool] {
    var answers: [String: Bool] = [:]
    for condition in conditions {
      if case .ask(let question) = condition.node { answers[question] = false }
    }
    return answers
  }
}
