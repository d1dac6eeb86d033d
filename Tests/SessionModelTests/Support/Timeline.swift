/// Timelines as text: the commands for an engine at given instants, and what is visible then.
///
///     00:00 start    → work squat 1/3
///     00:40 done 5   → rest 1:30 | logged squat 5
///     02:10          → expired | 3 2 1 over
///
/// Behind `→` stands the phase with what is left of it; behind `|`, where given, all that was signalled since the line
/// before. Every timeline is also run in ticks of a second, folded again from its commands, and undone to its start.
import Testing

@testable import SessionModel

func expect(
  _ session: Session, _ timeline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = timeline.split(separator: "\n").map(String.init)
  var engine = Engine(session: session)
  var ticking = Engine(session: session)
  var journal: [(command: Command, at: Instant)] = []
  var seen: [String] = []
  var wanted: [String] = []
  for line in lines {
    guard let moment = Moment(line) else {
      Issue.record("cannot read: \(line)", sourceLocation: sourceLocation)
      return
    }
    var effects = engine.advance(to: moment.at)
    var ticks: [Effect] = []
    while ticking.now + .seconds(1) < moment.at { ticks += ticking.advance(to: ticking.now + .seconds(1)) }
    if let command = moment.command {
      let answer = engine.handle(command, at: moment.at)
      ticks += ticking.handle(command, at: moment.at)
      effects += answer
      if !answer.contains(where: \.isRefusal) { journal.append((command, moment.at)) }
    } else {
      ticks += ticking.advance(to: moment.at)
    }
    #expect(ticks == effects, "told in ticks", sourceLocation: sourceLocation)
    let refusal = effects.last.flatMap { $0.isRefusal ? $0.words : nil }
    let phase = refusal ?? engine.snapshot(at: moment.at).words(at: moment.at)
    let signals = effects.compactMap(\.words).joined(separator: " ")
    seen.append(moment.said + phase + (moment.signals == nil ? "" : " | " + signals))
    wanted.append(moment.said + moment.phase + (moment.signals.map { " | \($0)" } ?? ""))
  }
  #expect(seen.joined(separator: "\n") == wanted.joined(separator: "\n"), sourceLocation: sourceLocation)
  #expect(ticking == engine, "told in ticks", sourceLocation: sourceLocation)

  var folded = Engine(session: session)
  for entry in journal { _ = folded.handle(entry.command, at: entry.at) }
  _ = folded.advance(to: engine.now)
  #expect(folded == engine, "folded from its commands", sourceLocation: sourceLocation)

  let now = engine.now
  while engine.handle(.undo, at: now) != [.refused(.nothingToUndo)] {}
  var fresh = Engine(session: session)
  _ = fresh.advance(to: now)
  #expect(engine == fresh, "undone to the start", sourceLocation: sourceLocation)
}

/// A line of a timeline.
private struct Moment {
  var at: Instant
  var command: Command?
  /// The part of the line before what is seen.
  var said: String
  var phase: String
  var signals: String?

  init?(_ line: String) {
    let halves = line.split(separator: "→", maxSplits: 1).map { $0.trimmed }
    guard halves.count == 2, let time = halves[0].split(separator: " ").first, let at = Milliseconds(clock: time) else {
      return nil
    }
    let words = halves[0].dropFirst(time.count).trimmed
    command = nil
    if !words.isEmpty {
      guard let command = Command(words) else { return nil }
      self.command = command
    }
    self.at = Instant(milliseconds: at.count)
    said = halves[0] + " → "
    let parts = halves[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
    phase = parts[0]
    signals = parts.count > 1 ? parts[1] : nil
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Milliseconds {
  /// `1:30` or `1:30.5`.
  fileprivate init?(clock text: some StringProtocol) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let minutes = Int(parts[0]), let seconds = Double(parts[1]) else { return nil }
    self.init(minutes * 60_000 + Int((seconds * 1000).rounded()))
  }

  var clock: String {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: 1000)
    let two = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    return "\(seconds / 60):\(two)" + (rest == 0 ? "" : ".\(rest)")
  }
}

extension Command {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let verb = words[0]
    switch (verb, words.count) {
    case ("start", 1): self = .start
    case ("done", _):
      guard let performance = Performance(words.dropFirst()) else { return nil }
      self = .done(performance)
    case ("part", 1): self = .part
    case ("correct", 3...):
      // `correct 4.2 6 80kg`: the set of the block 4 in the second round.
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      guard let block = numbers.first, let performance = Performance(words.dropFirst(2)) else { return nil }
      self = .correct(Occurrence(block: block, rounds: Array(numbers.dropFirst())), performance)
    case ("rests", 2...):
      guard let seconds = Int(words[1]) else { return nil }
      self = .changeRests(RestChange(length: .seconds(seconds), exercise: words.count > 2 ? words[2] : nil))
    case ("ack", 1): self = .acknowledge
    case ("skip", 1): self = .skip
    case ("skip", 2) where words[1] == "exercise": self = .skipExercise
    case ("back", 1): self = .back
    case ("redo", 1): self = .redo
    case ("miss", 1): self = .miss
    case ("pause", 1): self = .pause
    case ("resume", 1): self = .resume
    case ("undo", 1): self = .undo
    case ("finish", 1): self = .finish
    case ("abort", 1): self = .abort
    case ("note", _): self = .note(words.dropFirst().joined(separator: " "))
    case ("add", 3): self = .add([reps(words[1], Int(words[2]) ?? 0)])
    case ("remove", 2): self = .remove(exercise: words[1])
    case ("replace", 3): self = .replace(exercise: words[1], with: exercise(words[2]))
    case ("forward", 2): self = .bringForward(exercise: words[1])
    case ("choose", 2): self = .choose(Int(words[1]) ?? 0)
    default:
      guard let seconds = Int(verb.filter { $0 != "+" && $0 != "s" }), verb.hasSuffix("s") else { return nil }
      self = .extend(.seconds(seconds))
    }
  }
}

extension Performance {
  /// `8`, `45s`, `400m`, `20cal`, `80kg`, `rpe8`, `12r`, `+5`.
  fileprivate init?(_ words: some Sequence<String>) {
    self.init()
    let listed = words.filter { $0.hasSuffix(",") }
    if !listed.isEmpty {
      parts = words.compactMap { Int($0.filter(\.isNumber)) }
      return
    }
    for word in words {
      guard let number = Int(word.filter { $0.isNumber || $0 == "-" }) else { return nil }
      switch word.filter({ $0.isLetter || $0 == "+" }) {
      case "": reps = number
      case "s": time = .seconds(number)
      case "m": distance = Length(millimetres: number * 1000)
      case "cal": energy = Energy(kilocalories: number)
      case "kg": load = .kilograms(number)
      case "rpe": rpeTenths = number * 10
      case "r": rounds = number
      case "+": extraReps = number
      default: return nil
      }
    }
  }
}

extension Snapshot {
  /// The phase, what is done in it and what is left of it.
  fileprivate func words(at instant: Instant) -> String {
    let left = phaseEnds.map { $0 - instant }
    let time = left.map { " \($0.clock)" } ?? ""
    let state: String
    switch phase {
    case .ready: state = "ready"
    case .countdown: state = "countdown" + time
    case .work: state = "work \(current?.words ?? "?")" + time
    case .rest: state = "rest" + time
    case .expired: state = "expired"
    case .waiting: state = "wait" + time
    case .breath, .sit: state = (current?.words ?? "?") + time
    case .choosing: state = "choose " + options.map(\.words).joined(separator: ", ")
    case .finished: state = "finished"
    case .aborted: state = "aborted"
    }
    return state + (isPaused ? " paused" : "")
  }
}

extension Step {
  fileprivate var words: String {
    switch self {
    case .work(let work): "\(work.exercise.key) \(work.set)/\(work.of)"
    case .rest: "rest"
    case .countdown: "countdown"
    case .breath(let breath): breath.movement.rawValue
    case .sit(let sit): sit.posture.rawValue
    }
  }
}

extension Effect {
  fileprivate var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }

  /// The effects to mention; the phase is seen in the snapshot.
  fileprivate var words: String? {
    switch self {
    case .phaseBegan, .restBegan, .scored: nil
    case .sessionStarted: "started"
    case .cue(let cue): cue.words
    case .setLogged(let set): "logged \(set.work.exercise.key) \(set.performance.words)" + (set.cutOff ? " cut" : "")
    case .setTakenBack(let occurrence): "taken \(occurrence.block)"
    case .repsAsked: "asked"
    case .loadAsked: "heavy?"
    case .rpeAsked: "asked RPE"
    case .roundCompleted(let round): "round \(round)"
    case .restExpired: "expired"
    case .restAcknowledged: "on"
    case .paused: "paused"
    case .resumed: "resumed"
    case .commandUndone: "undone"
    case .blocksAdded(let count): "added \(count)"
    case .exerciseRemoved(let key): "removed \(key)"
    case .exerciseReplaced(let key, let other): "replaced \(key) \(other.key)"
    case .restsChanged(let change): "rests \(change.length.clock)"
    case .workRevised(let count): "revised \(count)"
    case .noteTaken(let text): "note \(text)"
    case .sessionFinished(let summary): "finished \(summary.sets) sets \(summary.reps) reps \(summary.elapsed.clock)"
    case .sessionAborted(let summary): "aborted \(summary.sets) sets \(summary.elapsed.clock)"
    case .refused(let refusal): "refused \(refusal)"
    }
  }
}

extension Cue {
  fileprivate var words: String {
    switch self {
    case .countdown(let seconds): "\(seconds)"
    case .workBegins: "go"
    case .workEnds: "stop"
    case .switchSides: "switch"
    case .restEnds: "over"
    case .halfway: "half"
    case .breath(let movement): movement.rawValue
    case .bell: "bell"
    case .windowEnds: "time"
    case .say(let words): "say:\(words)"
    }
  }
}

extension Performance {
  fileprivate var words: String {
    var words: [String] = []
    if let reps { words.append("\(reps)") }
    if let time { words.append(time.clock) }
    if let distance { words.append("\(distance.millimetres / 1000)m") }
    if let energy { words.append("\(energy.kilocalories)cal") }
    if let load { words.append("\(load.grams / 1000)kg") }
    if let rpeTenths { words.append("rpe\(rpeTenths / 10)") }
    if let rounds { words.append("\(rounds)r") }
    if let extraReps { words.append("+\(extraReps)") }
    return words.isEmpty ? "?" : words.joined(separator: " ")
  }
}

extension Choosable {
  fileprivate var words: String {
    switch self {
    case .titled(let title): title
    case .part(let part): part.rawValue
    case .exercise(let exercise): exercise.name
    case .breath(let movement): movement.rawValue
    case .sit(let posture): posture.rawValue
    }
  }
}
