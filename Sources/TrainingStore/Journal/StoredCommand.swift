/// A command as JSON, as stored in the journal: one flat object with its own stable names, so that the model can be
/// renamed.

import SessionModel

struct StoredCommand: Codable, Hashable {
  /// The version of the JSON format. Names may be added; if one changes its meaning, the version is increased.
  static let form = 1

  enum Verb: String, Codable, CaseIterable {
    case start, done, part, acknowledge, skip, miss, back, redo, pause, resume, extend, undo, note, add, remove, replace
    case bringForward = "bring-forward"
    case skipExercise = "skip-exercise"
    case changeRests = "change-rests"
    case heartRate = "heart-rate"
    case correct, choose, revise, reshape, finish, abort
  }

  var verb: Verb
  var reps: Int?
  var parts: [Int]?
  var milliseconds: Int?
  var upToMilliseconds: Int?
  var millimetres: Int?
  var kilocalories: Int?
  var grams: Int?
  var rpeTenths: Int?
  var rounds: Int?
  var extraReps: Int?
  var loadUnit: Units?
  var distanceUnit: LengthUnit?
  var text: String?
  var blocks: [Block]?
  var exercise: String?
  var with: Exercise?
  var option: Int?
  var revisions: [Revision]?
  var reshape: Reshape?
  var block: Int?
  var inRounds: [Int]?
  var began: Int?
  var ended: Int?
  var average: Int?
  var maximum: Int?
  var zones: [Int]?

  enum CodingKeys: String, CodingKey {
    case verb = "do"
    case reps, parts
    case milliseconds = "ms"
    case upToMilliseconds = "up-to-ms"
    case millimetres = "mm"
    case kilocalories = "kcal"
    case grams = "g"
    case rpeTenths = "rpe10"
    case rounds
    case extraReps = "extra"
    case loadUnit = "g-in"
    case distanceUnit = "mm-in"
    case text, blocks, exercise, with, option, revisions, reshape, block
    case inRounds = "in-rounds"
    case began = "from"
    case ended = "to"
    case average, maximum, zones
  }
}

extension StoredCommand {
  init(_ command: Command) {
    switch command {
    case .start: self.init(verb: .start)
    case .done(let performance): self.init(.done, performance)
    case .correct(let occurrence, let performance):
      self.init(.correct, performance)
      (block, inRounds) = (occurrence.block, occurrence.rounds)
    case .changeRests(let change):
      self.init(
        verb: .changeRests, milliseconds: change.length.count, upToMilliseconds: change.upTo?.count,
        exercise: change.exercise)
    case .part: self.init(verb: .part)
    case .acknowledge: self.init(verb: .acknowledge)
    case .skip: self.init(verb: .skip)
    case .skipExercise: self.init(verb: .skipExercise)
    case .miss: self.init(verb: .miss)
    case .back: self.init(verb: .back)
    case .redo: self.init(verb: .redo)
    case .pause: self.init(verb: .pause)
    case .resume: self.init(verb: .resume)
    case .extend(let length): self.init(verb: .extend, milliseconds: length.count)
    case .undo: self.init(verb: .undo)
    case .note(let text): self.init(verb: .note, text: text)
    case .heartRate(let measured):
      self.init(
        verb: .heartRate, began: measured.began.milliseconds, ended: measured.ended.milliseconds,
        average: measured.heartRate.average, maximum: measured.heartRate.maximum,
        zones: measured.heartRate.zoneSeconds)
    case .add(let blocks): self.init(verb: .add, blocks: blocks)
    case .remove(let exercise): self.init(verb: .remove, exercise: exercise)
    case .replace(let exercise, let other): self.init(verb: .replace, exercise: exercise, with: other)
    case .bringForward(let exercise): self.init(verb: .bringForward, exercise: exercise)
    case .choose(let option): self.init(verb: .choose, option: option)
    case .revise(let revisions): self.init(verb: .revise, revisions: revisions)
    case .reshape(let change): self.init(verb: .reshape, reshape: change)
    case .finish: self.init(verb: .finish)
    case .abort: self.init(verb: .abort)
    }
  }

  private init(_ verb: Verb, _ performance: Performance) {
    self.init(
      verb: verb, reps: performance.reps, parts: performance.parts, milliseconds: performance.time?.count,
      millimetres: performance.distance?.millimetres, kilocalories: performance.energy?.kilocalories,
      grams: performance.load?.grams, rpeTenths: performance.rpeTenths, rounds: performance.rounds,
      extraReps: performance.extraReps, loadUnit: performance.units?.load, distanceUnit: performance.units?.distance)
  }

  /// Nil if the verb lacks an argument that it needs.
  var command: Command? {
    switch verb {
    case .start: .start
    case .done: .done(performance)
    case .correct: occurrence.map { .correct($0, performance) }
    case .changeRests:
      milliseconds.map { length in
        .changeRests(
          RestChange(
            length: Milliseconds(length), upTo: upToMilliseconds.map { Milliseconds($0) }, exercise: exercise))
      }
    case .part: .part
    case .acknowledge: .acknowledge
    case .skip: .skip
    case .skipExercise: .skipExercise
    case .miss: .miss
    case .back: .back
    case .redo: .redo
    case .pause: .pause
    case .resume: .resume
    case .extend: milliseconds.map { .extend(Milliseconds($0)) }
    case .undo: .undo
    case .note: text.map(Command.note)
    case .heartRate: measured.map(Command.heartRate)
    case .add: blocks.map(Command.add)
    case .remove: exercise.map { .remove(exercise: $0) }
    case .replace: exercise.flatMap { key in with.map { .replace(exercise: key, with: $0) } }
    case .bringForward: exercise.map { .bringForward(exercise: $0) }
    case .choose: option.map(Command.choose)
    case .revise: revisions.map { .revise($0) }
    case .reshape: reshape.map { .reshape($0) }
    case .finish: .finish
    case .abort: .abort
    }
  }

  private var occurrence: Occurrence? {
    guard let block, let inRounds else { return nil }
    return Occurrence(block: block, rounds: inRounds)
  }

  private var measured: MeasuredHeartRate? {
    guard let began, let ended, let average, let maximum else { return nil }
    return MeasuredHeartRate(
      began: Instant(milliseconds: began), ended: Instant(milliseconds: ended),
      heartRate: HeartRate(average: average, maximum: maximum, zoneSeconds: zones.flatMap(HeartRate.zones)))
  }

  private var performance: Performance {
    Performance(
      reps: reps, parts: parts, time: milliseconds.map { Milliseconds($0) },
      distance: millimetres.map(Length.init(millimetres:)),
      energy: kilocalories.map(Energy.init(kilocalories:)), load: grams.map(Mass.init(grams:)), rpeTenths: rpeTenths,
      rounds: rounds, extraReps: extraReps, units: .given(load: loadUnit, distance: distanceUnit))
  }
}

extension StoredCommand {
  /// Most commands are only a verb: these are written and read without a coder, which saves a third of the time of an
  /// event.
  private static let bare = Dictionary(
    uniqueKeysWithValues: Verb.allCases.map { (bareJSON($0), StoredCommand(verb: $0)) })

  private static func bareJSON(_ verb: Verb) -> String { #"{"do":"\#(verb.rawValue)"}"# }

  var json: String {
    get throws {
      if self == StoredCommand(verb: verb) { return Self.bareJSON(verb) }
      return try StoredText.of(self)
    }
  }

  /// Nil for what is not a command in this format.
  init?(json: String) {
    if let stored = Self.bare[json] {
      self = stored
    } else if let stored: StoredCommand = StoredText.value(json) {
      self = stored
    } else {
      return nil
    }
  }
}
