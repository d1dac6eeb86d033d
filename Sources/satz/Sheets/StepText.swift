/// How a step or a logged set is described in a line: name, set k of n, prescription.

import PlanWording
import SessionModel

struct StepText {
  var formatter: UnitFormatter
  var language: Language { formatter.language }

  private func word(_ text: SheetText) -> String { text.said(in: language) }

  /// What can be chosen.
  func name(_ option: Choosable) -> String {
    switch option {
    case .titled(let title): title
    case .part(let part): word(SheetText(part))
    case .exercise(let exercise): formatter.exercise(exercise)
    case .breath(let movement): breathName(Breath(movement, length: nil))
    case .sit(let posture): self.posture(posture)
    }
  }

  /// `Bench press`, `Breathe in`, `Rest`.
  func name(_ step: Step) -> String {
    switch step {
    case .work(let work): formatter.exercise(work.exercise)
    case .rest: word(.restName)
    case .countdown: word(.countdown)
    case .breath(let breath): breathName(breath)
    case .sit(let sit): posture(sit.posture)
    }
  }

  /// `set 2 of 3`; empty for a single set, and for those of a total, whose number is unknown.
  func place(_ step: Step) -> String {
    guard case .work(let work) = step, work.of > 1 || work.role != .work else { return "" }
    let place = work.of > 1 && !work.target.isTotal ? word(.setOf(work.set, work.of)) : ""
    switch work.role {
    case .work: return place
    case .warmup: return [word(.warmup), place].filter { !$0.isEmpty }.joined(separator: " · ")
    case .drop: return [word(.drop), place].filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }

  /// `8 × 80 kg · RPE 8 · each side`; for a total that has begun, what is left.
  func prescription(_ step: Step, total: TotalProgress? = nil) -> String {
    switch step {
    case .work(let work): return prescription(work, total)
    case .rest(let rest):
      return rest.length.map(formatter.length) ?? rest.recovery.map(formatter.recovery) ?? word(.open)
    case .countdown(let seconds): return formatter.length(.seconds(seconds))
    case .breath(let breath):
      return breath.length.map(formatter.length) ?? (breath.movement == .breaths ? "" : word(.open))
    case .sit(let sit): return sit.length.map(formatter.length) ?? word(.open)
    }
  }

  /// `40 of 100, 60 left`; nil if nothing is done yet.
  func soFar(_ total: TotalProgress?) -> String? {
    guard let total, total.done > 0 else { return nil }
    let formatter = formatter.writing(total.units)
    func amount(_ amount: WideInt) -> String { formatter.amount(amount, of: total.measure) }
    // Whole seconds, so that what is done and what is left add up.
    let done = total.measure == .time ? total.done / 1000 * 1000 : total.done
    let left = max(0, total.of - done)
    return word(.soFar(amount(done), of: amount(total.of), left: total.left > 0 ? amount(left) : nil))
  }

  private func prescription(_ work: Work, _ total: TotalProgress?) -> String {
    let formatter = formatter.writing(work)
    let load = formatter.load(of: work)
    let target = soFar(total) ?? formatter.target(work.target)
    // `10 × 2 × 12 kg` would seem to be ten times two.
    let isTimes = formatter.isCount(work.target) && !work.load.isOfSeveral
    var parts = [[target, load].filter { !$0.isEmpty }.joined(separator: isTimes ? " × " : " @ ")]
    if let effort = formatter.effort(of: work) { parts.append(effort) }
    if let cadence = work.cadence { parts.append(formatter.cadence(cadence)) }
    if let side = work.side { parts.append(self.side(side)) }
    if let incline = work.incline { parts.append(word(.incline(formatter.incline(incline)))) }
    if let resistance = work.resistance { parts.append(word(.resistance(formatter.level(resistance)))) }
    if let height = work.height { parts.append(word(.height(formatter.height(height)))) }
    if let hold = work.hold { parts.append(word(.holdEach(formatter.hold(hold)))) }
    if let tempo = work.tempo { parts.append(word(.tempo(tempo.notation))) }
    if work.isOptional == true { parts.append(word(.optional)) }
    if let label = work.label { parts.append(word(.label(label))) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `each side`
  func side(_ side: Side) -> String {
    switch side {
    case .each: word(.eachSide)
    case .left: word(.left)
    case .right: word(.right)
    case .alternate: word(.alternateSides)
    }
  }

  /// What was done: `8 × 80 kg`, `45 s`, `400 m`, with RPE if it was given.
  func done(_ set: LoggedSet) -> String {
    // Rounds are the score of the window around it, not of this exercise.
    let isOpen = set.cutOff || set.work.target == .open || set.performance.rounds != nil
    var performance = set.performance
    (performance.rounds, performance.extraReps) = (nil, nil)
    if set.isGivenUp { performance.reps = nil }
    performance.units = set.units
    let done = done(performance, load: set.work.load, of: set.work.exercise, unknown: isOpen ? "" : "?")
    let pace = formatter.writing(set.units).pace(of: performance, in: set.work.exercise)
    let ending = set.isUnfinished ? word(.unfinished) : set.cutOff ? word(.cutOff) : ""
    return [done, pace ?? "", ending].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `✓ Bench press · set 2 of 3 · 8 × 82.5 kg`
  func line(of set: LoggedSet, mark: String, saying what: String) -> String {
    mark + " "
      + [formatter.exercise(set.work.exercise), place(.work(set.work)), what].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// `7 rounds + 4`: the score of the window around the set; nil if it has none.
  func roundsDone(_ set: LoggedSet) -> String? {
    set.performance.rounds.map {
      done(Performance(rounds: $0, extraReps: set.performance.extraReps), load: .unstated)
    }
  }

  /// `unknown` if nothing was counted or measured.
  func done(_ performance: Performance, load: Load, of exercise: Exercise? = nil, unknown: String = "") -> String {
    let formatter = formatter.writing(performance.units)
    let known = amountDone(performance, of: exercise, formatter)
    let count = known.isEmpty ? unknown : known
    let mass: String
    switch load {
    case .mass(let count, let each, _):
      mass = (count > 1 ? "\(count) × " : "") + formatter.asWritten(performance.load ?? each)
    case .bodyweight(let plus): mass = formatter.load(.bodyweight(plus: performance.load ?? plus))
    case .unstated, .asked, .share: mass = performance.load.map { formatter.asWritten($0) } ?? ""
    }
    let rpe = performance.rpeTenths.map { " · RPE \(formatter.decimal($0, per: 10))" } ?? ""
    let isTimes = (performance.reps != nil || known.isEmpty) && !load.isOfSeveral
    return [count, mass].filter { !$0.isEmpty }.joined(separator: isTimes ? " × " : " @ ") + rpe
  }

  private func amountDone(_ performance: Performance, of exercise: Exercise?, _ formatter: UnitFormatter) -> String {
    var amounts: [String] = []
    if let rounds = performance.rounds {
      amounts.append(word(.rounds(rounds)) + (performance.extraReps.map { " + \($0)" } ?? ""))
    }
    if let reps = performance.reps {
      amounts.append(performance.parts.map { $0.map { "\($0)" }.joined(separator: "+") } ?? "\(reps)")
    }
    if let distance = performance.distance { amounts.append(formatter.distance(distance)) }
    if let energy = performance.energy { amounts.append("\(energy.kilocalories) cal") }
    if let time = performance.time { amounts.append(formatter.time(time, of: exercise)) }
    return amounts.joined(separator: " · ")
  }

  private func breathName(_ breath: Breath) -> String {
    switch breath.movement {
    case .inhale: word(.inhale)
    case .exhale: word(.exhale)
    case .hold: word(.hold)
    case .breaths: word(.breaths("\(breath.count)\(breath.upTo.map { "–\($0)" } ?? "")"))
    }
  }

  private func posture(_ posture: Sit.Posture) -> String {
    switch posture {
    case .sit: word(.sit)
    case .reflect: word(.reflect)
    case .walk: word(.walk)
    case .scan: word(.scan)
    }
  }
}

extension UnitFormatter {
  /// Whether a target is a bare number, so that a load follows after `×`.
  func isCount(_ target: Target) -> Bool {
    switch target {
    case .reps, .cluster: true
    case .time, .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .rung, .open: false
    }
  }
}

extension Target {
  /// Whether its sets add up to a total.
  fileprivate var isTotal: Bool {
    if case .total = self { true } else { false }
  }
}

extension Load {
  /// Whether it is the load of several implements: `2x12kg`.
  fileprivate var isOfSeveral: Bool {
    if case .mass(let count, _, _) = self { count > 1 } else { false }
  }
}

extension LoggedSet {
  /// What was lifted: as given, or else as prescribed.
  var load: Mass? {
    if let load = performance.load { return load }
    guard case .mass(_, let each, _) = work.load else { return nil }
    return each
  }
}
