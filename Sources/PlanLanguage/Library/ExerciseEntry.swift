/// What the library knows about one exercise, and the closed lists by which it is classified.

import SessionModel

/// An exercise with its names, what it trains and how it is counted.
public struct ExerciseEntry: Hashable, Sendable {
  /// The stable name in logs: lowercase words with hyphens (`bench-press`).
  public var key: String
  /// The English name as in a heading: `Bench press`.
  public var english: String
  /// The German name as in a heading: `Bankdrücken`.
  public var german: String
  /// Its category in the library.
  public var category: ExerciseCategory
  /// Its equipment.
  public var equipment: Equipment
  /// The primary muscles, the most important first.
  public var primary: [Muscle]
  /// The secondary muscles.
  public var secondary: [Muscle]
  /// The usual measure of a set. A plan may use another one.
  public var measure: Measure
  /// Other names, English and German.
  public var aliases: [String]
  /// The remark of its declaration, which is shown with its sets.
  public var note: String?

  /// Whether it is trained by time, distance or energy: running, rowing, cycling, swimming.
  package var isEndurance: Bool { category == .conditioning && measure != .reps }

  /// An exercise of a plan or an athlete; `key(for:)` makes a key from a name.
  public init(
    key: String, english: String, german: String, category: ExerciseCategory = .fullBody,
    equipment: Equipment = .other, primary: [Muscle] = [], secondary: [Muscle] = [], measure: Measure = .reps,
    aliases: [String] = [], note: String? = nil
  ) {
    self.key = key
    self.english = english
    self.german = german
    self.category = category
    self.equipment = equipment
    self.primary = primary
    self.secondary = secondary
    self.measure = measure
    self.aliases = aliases
    self.note = note
  }

  /// The category of an exercise of somebody's own that has none: what is measured in time is held, as in gymnastics.
  package static func usualCategory(of measure: Measure) -> ExerciseCategory {
    measure == .time ? .gymnastics : .fullBody
  }

  /// The key of an exercise with this name: lowercase words with hyphens, as for a plan's own exercises.
  public static func key(for name: String) -> String {
    name.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "-" }).joined(separator: "-")
  }

  /// The name as in a heading.
  public func name(in language: NameLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}

/// What a plan needs to know about an exercise: which one it is, and how it is done and counted.
struct ExerciseIdentity {
  var key: String
  var english: String
  var category: ExerciseCategory
  var equipment: Equipment
  var measure: Measure
  var note: String?

  /// Whether it is trained by time, distance or energy.
  var isEndurance: Bool { category == .conditioning && measure != .reps }
}

/// The languages in which exercises have names.
public enum NameLanguage: String, CaseIterable, Hashable, Sendable { case english, german }

/// The parts of the library. The raw value is what `category` in a plan takes.
public enum ExerciseCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// By the part of the body that does most of the work.
  case chest, back, shoulders, arms, legs, glutes, core
  /// For more than one of those parts, such as carries.
  case fullBody = "full-body"
  /// By the kind of training.
  case olympic, conditioning, gymnastics, mobility
  /// Easy movement before the work.
  case warmUp = "warm-up"
}

/// What an exercise is done with. The raw value is what `equipment` in a plan takes.
public enum Equipment: String, CaseIterable, Hashable, Codable, Sendable {
  /// What is lifted, pulled or hung from; loads of a barbell are rounded to the plates.
  case barbell, dumbbell, kettlebell, machine, cable, bodyweight, band, rings
  /// What distance or energy is covered with.
  case rower, bike, ski, run, swim, sled, sandbag
  /// For throws and slams.
  case medicineBall = "medicine-ball"
  /// Anything else, or several at once.
  case other

  /// What its cadence counts: strokes and steps, or turns of the pedals.
  var cadenceUnit: Cadence.Unit {
    switch self {
    case .rower, .ski, .run, .swim: .spm
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .bike, .sled, .sandbag,
      .medicineBall, .other:
      .rpm
    }
  }
}

extension Equipment {
  /// Whether one swims, runs, rides, rows or skis with it.
  var isOfEndurance: Bool {
    switch self {
    case .rower, .bike, .ski, .run, .swim: true
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      false
    }
  }

  /// Up to this length it is a height, such as that of a box, and not a distance: a ball flies higher.
  package var mostHeight: Length { Length(millimetres: self == .medicineBall ? 4_000 : 1_600) }
}

/// A muscle or a group of muscles. The raw value is what `muscles` in a plan takes.
public enum Muscle: String, CaseIterable, Hashable, Codable, Sendable {
  /// The pectorals.
  case chest
  /// The front of the shoulder, for presses.
  case frontDelts = "front-delts"
  /// The side of the shoulder, for lateral raises.
  case sideDelts = "side-delts"
  /// The back of the shoulder, for reverse flies.
  case rearDelts = "rear-delts"
  /// Arms, neck, and the trapezius as far as it shrugs.
  case biceps, triceps, forearms, neck, traps
  /// The rhomboids and the middle of the trapezius.
  case upperBack = "upper-back"
  /// The latissimus.
  case lats
  /// The erectors of the spine.
  case lowerBack = "lower-back"
  /// The front and the sides of the trunk.
  case abs, obliques
  /// For leg raises and sprints.
  case hipFlexors = "hip-flexors"
  /// Hips and legs.
  case glutes, abductors, adductors, quads, hamstrings, calves, shins
}

/// The measure of a set: repetitions, seconds, metres or kilocalories.
public enum Measure: String, CaseIterable, Hashable, Codable, Sendable { case reps, time, distance, energy }
