/// How the details of a line become the sets and loads of an exercise.

extension ExerciseReading {
  /// A bare amount after sets is another reading of them, so it counts only on its own; false if there are sets.
  mutating func add(_ amount: ScribbleAmount) -> Bool {
    if runs.isEmpty {
      runs = [SetRun(amount: amount)]
    } else if runs.count == 1, runs[0].count == 1, let times = Int(runs[0].amount.text), (2...50).contains(times),
      name.entry?.measure == .distance || name.entry?.measure == .time, amount.kind == .length || amount.kind == .time
    {
      // `4 strides of 80 m`
      runs = [SetRun(count: times, amount: amount)]
      isGuess = true
    } else if runs.count == 1, runs[0].count == 1, runs[0].amount.kind == .time, name.entry?.measure == .time,
      amount.kind == .reps, let times = Int(amount.text), (2...10).contains(times)
    {
      // `plank 30 seconds, 3 reps`: a hold is done so often.
      runs[0].count = times
      isGuess = true
    } else if runs.count == 1, runs[0].count == 1, runs[0].amount.isMost, amount.kind == .time {
      // `max cal bike in 1 min`
      runs[0].amount.text += " in " + amount.text
    } else if runs.count == 1, runs[0].count == 1, amount.isMost, runs[0].amount.kind == .time {
      runs[0].amount = ScribbleAmount(kind: .max, text: amount.text + " in " + runs[0].amount.text)
    } else if amount == .max {
      isGuess = true
      openLastSet()
    } else {
      return false
    }
    return true
  }

  /// `plank 30 s, 3 times`: false if there is no single amount.
  mutating func repeatAmount(_ times: Int) -> Bool {
    guard runs.count == 1, runs[0].count == 1 else { return false }
    runs[0].count = times
    return true
  }

  /// `5x5 @ 80, last set 4`: false if there are no such sets.
  mutating func endWith(_ reps: Int) -> Bool {
    guard let last = runs.last, runs.reduce(0, { $0 + $1.count }) > 1, last.amount.kind == .reps else { return false }
    runs[runs.count - 1].count -= 1
    if last.count == 1 { runs.removeLast() }
    var run = last
    (run.count, run.amount) = (1, ScribbleAmount(kind: .reps, text: "\(reps)"))
    runs.append(run)
    isGuess = true
    return true
  }

  /// `100 swings, 10x10`: the sets are those of the amount before them.
  mutating func dropTotal(of sets: [SetRun]) {
    guard runs.count == 1, runs[0].count == 1, runs[0].amount.kind == .reps, let total = Int(runs[0].amount.text),
      sets.reduce(0, { $0 + $1.count }) > 1,
      total == sets.reduce(0, { $0 + $1.count * ($1.amount.kind == .reps ? Int($1.amount.text) ?? 0 : 0) })
    else { return }
    // `100 swings 32kg (10x10)`
    if let load = runs[0].intensity, intensities.isEmpty { intensities = [load] }
    (runs, isGuess) = ([], true)
  }

  /// `3x5 100kg @8`: how the load should feel; false for anything else than an effort beside a load of all sets.
  mutating func addEffort(_ efforts: [String]) -> Bool {
    guard efforts.count == 1, let effort = efforts.first, attribute(.effort) == nil,
      effort.hasPrefix("rpe ") || effort.hasPrefix("rir ")
    else { return false }
    let loads = allIntensities
    guard !loads.isEmpty, runs.allSatisfy({ $0.intensity != nil }) || !intensities.isEmpty,
      !loads.contains(where: { $0.hasPrefix("r") || $0 == "ask" })
    else { return false }
    set(.effort, effort)
    return true
  }

  /// `3x8, 8 RPE, 80kg`: the load behind how it should feel; false for anything else.
  mutating func addLoad(behindEffort loads: [String]) -> Bool {
    let own = allIntensities
    guard loads.count == 1, let load = loads.first, let effort = own.first, own.allSatisfy({ $0 == effort }),
      effort.hasPrefix("rpe ") || effort.hasPrefix("rir "), attribute(.effort) == nil,
      load.hasSuffix("kg") || load.hasSuffix("lb"),
      // `1 @8, then 4x4 @ 80kg`: the load is that of the last sets.
      !intensities.isEmpty || runs.allSatisfy({ $0.intensity != nil })
    else { return false }
    set(.effort, effort)
    if !intensities.isEmpty { intensities = [load] }
    for index in runs.indices where runs[index].intensity != nil { runs[index].intensity = load }
    return true
  }

  /// `3x15, last set 30 kg -> 20 kg -> 10 kg`: false if the sets have another load.
  mutating func drop(_ loads: [String]) -> Bool {
    let own = allIntensities
    guard attribute(.drop) == nil, let first = loads.first else { return false }
    if own.isEmpty { guard add([first]) else { return false } }
    let isFirst = own.isEmpty || own.last == first
    set(.drop, loads.dropFirst(isFirst ? 1 : 0).joined(separator: ", "))
    isGuess = true
    return true
  }

  /// False for loads that no set is left for.
  mutating func add(_ loads: [String]) -> Bool {
    if let load = loads.first, loads.count == 1, replaceZone(with: load) { return true }
    let open = runs.indices.filter { runs[$0].intensity == nil }
    if loads.count == 1, let last = open.last {
      runs[last].intensity = loads[0]
      // `5, 3, 1 @ 100kg` means all of them.
      for index in open { runs[index].intensity = loads[0] }
    } else if loads.count == runs.count, open.count == runs.count {
      for index in runs.indices { runs[index].intensity = loads[index] }
    } else if intensities.isEmpty, runs.isEmpty || open.count == runs.count {
      intensities = loads
    } else {
      return false
    }
    return true
  }

  /// `18 km GA1 bei 5:45/km`: a pace or a power is more exact than the zone before it.
  private mutating func replaceZone(with load: String) -> Bool {
    guard runs.count == 1, let zone = runs[0].intensity,
      zone.hasPrefix("zone ") || zone == "easy" && load.hasPrefix("at most "), !load.hasPrefix("zone "),
      !load.hasPrefix("rpe "), !load.hasPrefix("rir ")
    else { return false }
    runs[0].intensity = load
    // The name of a German zone is a remark already.
    if !remarks.contains(where: { $0.hasPrefix("GA") }), zone != "easy" { remarks.append(zone) }
    isGuess = true
    return true
  }

  /// `max pull-ups`, `max push-ups in 2 min`: as many as possible. Of a lift it would be its one-rep max.
  mutating func settleMaximum() {
    guard isToFailure else { return }
    if runs.isEmpty {
      runs = [SetRun(amount: .max)]
    } else if runs.count == 1, runs[0].count == 1, runs[0].amount.kind == .time, name.entry?.measure == .reps {
      runs[0].amount = ScribbleAmount(kind: .max, text: "max in " + runs[0].amount.text)
    } else if runs.count == 1, runs[0].amount.kind == .reps, runs[0].amount.text == "1" {
      runs[0].amount = .max
    } else if runs.count == 1, runs[0].count == 1, runs[0].amount.kind == .reps, let sets = Int(runs[0].amount.text),
      (2...6).contains(sets)
    {
      // `max pull-ups x 3`, `max pull-ups, 3 sets`
      (runs, isGuess) = ([SetRun(count: sets, amount: .max)], true)
    } else {
      remarks.insert("max", at: 0)
    }
  }

  /// `alternating lunges 10 each leg`: so many of each, and a plan says only one of both.
  mutating func settleTurns() {
    let turns = "alternating "
    guard attribute(.side) == "each side", name.text.lowercased().hasPrefix(turns) else { return }
    name.text = String(name.text.dropFirst(turns.count))
    remarks.insert("alternating", at: 0)
    isGuess = true
  }

  /// `4x5, last set AMRAP` is `4x5+`.
  mutating func openLastSet() {
    guard let last = runs.indices.last, runs[last].amount.kind == .reps, !runs[last].amount.text.hasSuffix("+") else {
      isGuess = true
      return
    }
    // `2x15-20 to failure`: no plan says both.
    guard !runs[last].amount.text.contains("-") else {
      (isGuess, remarks) = (true, remarks + ["to failure"])
      return
    }
    runs[last].amount.text += "+"
  }

  /// A plan has one intensity for all sets, or one for each entry.
  mutating func settleIntensities() {
    takeLoadsOfRuns()
    if runs.isEmpty || !intensities.isEmpty { return hasOneForEach() }
    let first = runs[0].intensity
    if runs.allSatisfy({ $0.intensity == first }) {
      intensities = first.map { [$0] } ?? []
      for index in runs.indices { runs[index].intensity = nil }
    } else if runs.contains(where: { $0.intensity == nil }) {
      // `5x5 @ 100kg, 1x10`: the load of the last ones is not given.
      isGuess = true
      remarks += runs.filter { $0.intensity == nil }.map { $0.text }
      runs.removeAll { $0.intensity == nil }
      settleIntensities()
    }
  }

  /// `Z2 ride 90 min, 65-75% FTP`: what stands after the sets is more exact than what comes before them, and a plan says
  /// one of them.
  private mutating func takeLoadsOfRuns() {
    guard !intensities.isEmpty, runs.contains(where: { $0.intensity != nil }) else { return }
    let others = intensities.filter { intensity in runs.contains { $0.intensity != intensity } }
    isGuess = isGuess || !others.isEmpty
    remarks.insert(contentsOf: others, at: 0)
    intensities = []
  }

  private mutating func hasOneForEach() {
    let sets = runs.reduce(0) { $0 + $1.count }
    guard intensities.count > 1, intensities.count != runs.count, intensities.count != sets else { return }
    isGuess = true
    remarks += intensities.dropFirst()
    intensities = [intensities[0]]
  }
}
