/// The JSON of one step: its work, its rest or its breath, with target, load and intensity.

import PlanWording
import SessionModel

/// One step: `kind`, and the keys that apply to it.
struct StepJSON: Encodable {
  var kind: String
  var exercise: String?
  var set: Int?
  var of: Int?
  var role: String?
  var reps: Bounds?
  /// The parts of a cluster.
  var cluster: [Bounds]?
  /// Reps over an open number of sets.
  var total: Int?
  /// Whether the seconds, metres or calories are those of an open number of sets.
  var inTotal: Bool?
  var seconds: Double?
  var secondsMax: Double?
  var metres: Double?
  var metresMax: Double?
  var kcal: Int?
  var kcalMax: Int?
  var loadGrams: Int?
  var loadGramsMax: Int?
  var loadCount: Int?
  var bodyweightPlusGrams: Int?
  var ask: Bool?
  var percent: Double?
  var percentMax: Double?
  var percentOf: String?
  var effort: EffortJSON?
  /// How hard it should feel, beside the effort.
  var feel: EffortJSON?
  var cadence: CadenceJSON?
  var inclinePercent: MachineSettingJSON?
  var resistance: MachineSettingJSON?
  var side: String?
  var heightMm: Int?
  var rung: String?
  var tempo: String?
  /// How long each rep is held.
  var holdSeconds: Double?
  var holdSecondsMax: Double?
  var optional: Bool?
  var label: String?
  var notes: [String]?
  var cues: [String]?
  var say: String?
  var flows: Bool?
  var movement: String?
  var breaths: Int?
  var breathsMax: Int?
  var posture: String?
  var bellSeconds: Double?

  init(_ step: Step) {
    switch step {
    case .work(let work):
      kind = "work"
      describe(work)
    case .rest(let rest):
      kind = "rest"
      seconds = rest.length.map(\.inSeconds)
      secondsMax = rest.upTo.map(\.inSeconds)
      metres = rest.recovery.map { Double($0.distance.millimetres) / 1000 }
      metresMax = rest.recovery?.upTo.map { Double($0.millimetres) / 1000 }
      flows = rest.flows ? true : nil
      notes = rest.notes
    case .countdown(let length):
      kind = "countdown"
      seconds = Double(length)
    case .breath(let breath):
      kind = "breath"
      movement = breath.movement.rawValue
      seconds = breath.length.map(\.inSeconds)
      breaths = breath.movement == .breaths ? breath.count : nil
      breathsMax = breath.upTo
      notes = breath.notes
    case .sit(let sit):
      kind = "sit"
      posture = sit.posture.rawValue
      seconds = sit.length.map(\.inSeconds)
      bellSeconds = sit.bell.map(\.inSeconds)
      notes = sit.notes.isEmpty ? nil : sit.notes
    }
  }

  private mutating func describe(_ work: Work) {
    exercise = work.exercise.key
    set = work.set
    of = work.of
    role = work.role == .work ? nil : work.role.rawValue
    describe(work.target)
    describe(work.load)
    effort = work.effort.map { effort in
      work.rampTo.map { EffortJSON(from: effort, to: $0) } ?? EffortJSON(effort)
    }
    feel = work.feel.map { EffortJSON($0) }
    cadence = work.cadence.map(CadenceJSON.init)
    inclinePercent = work.incline.map(MachineSettingJSON.init)
    resistance = work.resistance.map(MachineSettingJSON.init)
    side = work.side?.rawValue
    heightMm = work.height.map { Int($0.millimetres) }
    rung = work.rung?.rawValue
    tempo = work.tempo?.notation
    holdSeconds = work.hold.map { Milliseconds($0.min).inSeconds }
    holdSecondsMax = work.hold.flatMap { $0.max == $0.min ? nil : $0.max.map { Milliseconds($0).inSeconds } }
    optional = work.isOptional
    label = work.label
    notes = work.notes.isEmpty ? nil : work.notes
    cues = work.cues.isEmpty ? nil : work.cues
    say = work.say
  }

  private mutating func describe(_ target: Target) {
    switch target {
    case .reps(let amount): reps = Bounds(amount)
    case .time(let amount):
      seconds = Milliseconds(amount.min).inSeconds
      secondsMax = amount.max.flatMap { $0 == amount.min ? nil : Milliseconds($0).inSeconds }
    case .distance(let amount):
      metres = Double(amount.min) / 1000
      metresMax = amount.max.flatMap { $0 == amount.min ? nil : Double($0) / 1000 }
    case .energy(let amount):
      kcal = amount.min
      kcalMax = amount.max.flatMap { $0 == amount.min ? nil : $0 }
    case .breaths(let amount):
      breaths = amount.min
      breathsMax = amount.max.flatMap { $0 == amount.min ? nil : $0 }
    case .repsWithin(let amount, let time):
      reps = Bounds(amount)
      seconds = time.inSeconds
    case .energyWithin(let time):
      kcal = 0
      seconds = time.inSeconds
    case .distanceWithin(let time):
      metres = 0
      seconds = time.inSeconds
    case .total(let count, of: nil): total = count
    case .total(let length, of: .time): (seconds, inTotal) = (Milliseconds(length).inSeconds, true)
    case .total(let way, of: .distance): (metres, inTotal) = (Double(way) / 1000, true)
    case .total(let energy, of: .energy): (kcal, inTotal) = (energy, true)
    case .cluster(let parts, let pause):
      cluster = parts.map(Bounds.init)
      seconds = pause.inSeconds
    case .rung, .open: break
    }
  }

  private mutating func describe(_ load: Load) {
    switch load {
    case .unstated: break
    case .mass(let count, let each, let upTo):
      loadGrams = each.grams
      loadGramsMax = upTo?.grams
      loadCount = count == 1 ? nil : count
    case .bodyweight(let plus): bodyweightPlusGrams = plus.grams
    case .asked(let suggestion):
      ask = true
      loadGrams = suggestion?.grams
    case .share(let permille, let upTo, let of):
      percent = Double(permille) / 10
      percentMax = upTo.map { Double($0) / 10 }
      percentOf = of
    }
  }
}

/// `{min, max}`; `max` is null if the range is open.
struct Bounds: Encodable {
  var min: Int
  var max: Int?
  init(_ amount: Amount) {
    min = amount.min
    max = amount.max
  }
  enum Key: CodingKey { case min, max }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(min, forKey: .min)
    try container.encode(max, forKey: .max)
  }
}

/// The intensity, in one of its measures.
struct EffortJSON: Encodable {
  var measure: String
  var from: Double?
  var to: Double?
  var of: String?
  var word: String?
  /// Whether it goes from one to the other while the work goes on.
  var ramp: Bool?
  /// The word at the end of a ramp.
  var wordTo: String?

  /// From its beginning to its end.
  init(from effort: Effort, to end: Effort) {
    self.init(effort)
    let last = EffortJSON(end)
    (ramp, to, wordTo) = (true, last.from, last.word)
  }

  init(_ effort: Effort) {
    switch effort {
    case .rpe(let tenths, let upTo): self.init("rpe", Double(tenths) / 10, upTo.map { Double($0) / 10 })
    case .rir(let count, let upTo): self.init("rir", Double(count), upTo.map(Double.init))
    case .pace(let time, let upTo): self.init("seconds_per_km", time.inSeconds, upTo?.inSeconds)
    case .power(let watts, let upTo): self.init("watts", Double(watts), upTo.map(Double.init))
    case .zone(let zone, let upTo): self.init("zone", Double(zone), upTo.map(Double.init))
    case .heartRate(let beats, let upTo): self.init("bpm", Double(beats), upTo.map(Double.init))
    case .felt(let word):
      self.init("word", nil, nil)
      self.word = word.rawValue
    case .share(let permille, let upTo, let of):
      self.init("percent", Double(permille) / 10, upTo.map { Double($0) / 10 })
      self.of = of
    }
  }

  private init(_ measure: String, _ from: Double?, _ to: Double?) {
    self.measure = measure
    self.from = from
    self.to = to
  }
}

/// How fast the pedals, the oars or the feet go.
struct CadenceJSON: Encodable {
  var from: Int
  var to: Int?
  /// Whether it goes from one to the other while the work goes on.
  var ramp: Bool?
  var unit: String

  init(_ cadence: Cadence) {
    (from, to, unit) = (cadence.perMinute, cadence.rampTo ?? cadence.upTo, cadence.unit.rawValue)
    ramp = cadence.rampTo == nil ? nil : true
  }
}

/// How a machine is set.
struct MachineSettingJSON: Encodable {
  var from: Double
  var to: Double?

  init(_ setting: MachineSetting) {
    from = Double(setting.tenths) / 10
    to = setting.upTo.map { Double($0) / 10 }
  }
}

extension Milliseconds {
  var inSeconds: Double { Double(count) / 1000 }
}
