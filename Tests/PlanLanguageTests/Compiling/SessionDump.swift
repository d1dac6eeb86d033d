import SessionModel

/// A session as text that a person can check: one line per block, with its contents indented.
struct SessionDump {
  private(set) var lines: [String] = []

  init(_ session: Session) {
    let tags = session.tags.map { " #\($0)" }.joined()
    lines.append("\(session.kind.rawValue) \"\(session.name)\"\(tags)")
    add(notes: session.notes, depth: 1)
    add(session.blocks, depth: 1)
    add(notes: session.closingNotes ?? [], depth: 1)
  }

  init(_ blocks: [Block]) { add(blocks, depth: 0) }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func add(notes: [String], depth: Int) {
    for note in notes { add("note \"\(note)\"", depth: depth) }
  }

  private mutating func add(_ blocks: [Block], depth: Int) {
    for block in blocks {
      switch block.content {
      case .step(let step): add(describe(step), depth: depth)
      case .group(let group):
        let part = group.part.map { $0 == .warmup ? "Warm-up" : "Cool-down" }
        let title = (group.title ?? part).map { " \"\($0)\"" } ?? ""
        let ending =
          (group.finishesLastRound == true ? " finishing" : "") + (group.endsWithMiss == true ? " until missed" : "")
          + (group.fillsClock == true ? " filling" : "") + (group.leastRounds.map { " at least \($0)" } ?? "")
          + (group.leavesOutLastRest == true ? " without the last rest" : "")
        add("\(describe(group.form))\(group.alternates ? " alternating" : "")\(ending)\(title)", depth: depth)
        add(notes: group.notes, depth: depth + 1)
        add(group.blocks, depth: depth + 1)
      }
    }
  }

  private func describe(_ form: Block.Form) -> String {
    switch form {
    case .exercise: "exercise"
    case .sequence: "sequence"
    case .rounds(let count, let style): "\(style.rawValue) x\(count)"
    case .intervals(let lengths, let rounds):
      "intervals of \(lengths.map { clock($0) }.joined(separator: ", ")) x\(rounds)"
    case .window(let length): "window of \(clock(length))"
    case .forTime(let cap): "for time" + (cap.map { " cap \(clock($0))" } ?? "")
    case .ladder(let rungs, let step):
      "ladder " + rungs.map(String.init).joined(separator: "-") + (step.map { " then +\($0)" } ?? "")
    case .choice: "choice"
    case .freeOrder: "any order"
    }
  }

  private func describe(_ step: Step) -> String {
    switch step {
    case .work(let work): describe(work)
    case .rest(let rest):
      "rest " + (rest.length.map { clock($0) } ?? rest.recovery.map(describe) ?? "open")
        + (rest.upTo.map { " to \(clock($0))" } ?? "")
        + (rest.flows ? " flowing" : "") + (rest.notes ?? []).map { " note \"\($0)\"" }.joined()
    case .countdown(let seconds): "countdown \(seconds)"
    case .breath(let breath):
      "\(breath.movement.rawValue) \(breath.length.map { clock($0) } ?? "open")"
        + (breath.count == 1 ? "" : " x\(breath.count)\(breath.upTo.map { "-\($0)" } ?? "")")
    case .sit(let sit):
      "\(sit.posture.rawValue) \(sit.length.map { clock($0) } ?? "open")"
        + (sit.bell.map { " bell \(clock($0))" } ?? "")
        + sit.notes.map { " note \"\($0)\"" }.joined()
    }
  }

  private func describe(_ recovery: Recovery) -> String {
    "\(recovery.distance.millimetres)\(recovery.upTo.map { "-\($0.millimetres)" } ?? "")mm\(recovery.unit.map { " in \($0.rawValue)" } ?? ""), some \(clock(recovery.usualLength))"
  }

  private func tenths(_ setting: MachineSetting) -> String {
    "\(setting.tenths)/10" + (setting.upTo.map { "-\($0)/10" } ?? "")
  }

  private func describe(_ work: Work) -> String {
    var words = ["\(work.role.rawValue) \(work.set)/\(work.of)", work.exercise.key, describe(work.target)]
    words += describe(work.load).map { ["@ \($0)"] } ?? []
    words += work.effort.map { ["with \(describe($0))"] } ?? []
    words += work.rampTo.map { ["to \(describe($0))"] } ?? []
    words += work.feel.map { ["feeling \(describe($0))"] } ?? []
    words +=
      work.cadence.map { cadence in
        let end = cadence.upTo.map { "-\($0)" } ?? cadence.rampTo.map { " to \($0)" } ?? ""
        return ["cadence \(cadence.perMinute)\(end) \(cadence.unit.rawValue)"]
      } ?? []
    words += work.incline.map { ["incline \(tenths($0)) %"] } ?? []
    words += work.resistance.map { ["resistance \(tenths($0))"] } ?? []
    words += work.rung.map { ["rung of \($0.rawValue)"] } ?? []
    words += work.side.map { ["side \($0.rawValue)"] } ?? []
    if work.isOptional == true { words.append("optional") }
    words += work.hold.map { ["hold \($0.min)" + ($0.max == $0.min ? "" : "-\($0.max ?? 0)") + " ms"] } ?? []
    if let tempo = work.tempo {
      words.append("tempo \(tempo.notation)")
    }
    words += work.height.map { ["height \($0.millimetres)mm"] } ?? []
    words += work.units.map { ["in \(describe($0))"] } ?? []
    words += work.label.map { ["label \"\($0)\""] } ?? []
    words += work.notes.map { "note \"\($0)\"" } + work.cues.map { "cue \"\($0)\"" }
    words += work.say.map { ["say \"\($0)\""] } ?? []
    return words.joined(separator: " ")
  }

  private func describe(_ units: WrittenUnits) -> String {
    [
      units.load?.rawValue, units.distance?.rawValue,
      units.pace.map { pace in
        pace.isSpeed == true
          ? "\(pace.unit.rawValue)/h"
          : "\(pace.thousandths == 1000 ? "" : "\(pace.thousandths)/1000")/\(pace.unit.rawValue)"
      },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func describe(_ target: Target) -> String {
    switch target {
    case .reps(let amount): range(amount) { "\($0)" } + " reps"
    case .time(let amount): range(amount) { clock(Milliseconds($0)) }
    case .distance(let amount): range(amount) { "\($0)mm" }
    case .energy(let amount): range(amount) { "\($0)kcal" }
    case .breaths(let amount): range(amount) { "\($0) breaths" }
    case .repsWithin(let amount, let length): range(amount) { "\($0)" } + " reps in \(clock(length))"
    case .energyWithin(let length): "most kcal in \(clock(length))"
    case .distanceWithin(let length): "farthest in \(clock(length))"
    case .total(let reps, of: nil): "\(reps) reps in all"
    case .total(let length, of: .time): "\(clock(Milliseconds(length))) in all"
    case .total(let way, of: .distance): "\(way)mm in all"
    case .total(let energy, of: .energy): "\(energy)kcal in all"
    case .cluster(let parts, let pause):
      "(" + parts.map { range($0) { "\($0)" } }.joined(separator: ", ") + ") pause \(clock(pause))"
    case .rung: "rung"
    case .open: "open"
    }
  }

  private func range(_ amount: Amount, _ unit: (Int) -> String) -> String {
    guard let most = amount.max else { return unit(amount.min) + "+" }
    return amount.min == most ? unit(most) : unit(amount.min) + "-" + unit(most)
  }

  private func describe(_ load: Load) -> String? {
    switch load {
    case .unstated: nil
    case .mass(let count, let each, let upTo):
      (count == 1 ? "" : "\(count)x") + "\(each.grams)g" + (upTo.map { "-\($0.grams)g" } ?? "")
    case .bodyweight(let plus): "bodyweight" + (plus == .zero ? "" : " + \(plus.grams)g")
    case .asked(let suggestion): "asked" + (suggestion.map { ", perhaps \($0.grams)g" } ?? "")
    case .share(let permille, let upTo, let name):
      "\(permille)" + (upTo.map { "-\($0)" } ?? "") + " permille of \(name)"
    }
  }

  private func describe(_ effort: Effort) -> String {
    func range(_ low: Int, _ high: Int?) -> String { "\(low)" + (high.map { "-\($0)" } ?? "") }
    return switch effort {
    case .rpe(let low, let high): "rpe \(range(low, high)) tenths"
    case .rir(let low, let high): "rir \(range(low, high))"
    case .pace(let low, let high): "pace \(clock(low))" + (high.map { "-\(clock($0))" } ?? "") + "/km"
    case .power(let low, let high): "\(range(low, high))w"
    case .zone(let low, let high): "zone \(range(low, high))"
    case .felt(let word): word.rawValue
    case .heartRate(let low, let high): "\(range(low, high))bpm"
    case .share(let low, let high, let name): "\(range(low, high)) permille of \(name)"
    }
  }

  /// Minutes and seconds, with thousandths only if there are any.
  private func clock(_ length: Milliseconds) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (seconds, rest) = length.count.quotientAndRemainder(dividingBy: 1000)
    return "\(seconds / 60):\(two(seconds % 60))" + (rest == 0 ? "" : ".\(rest)")
  }
}
