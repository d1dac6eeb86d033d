/// What other apps' exercises are called here: as the athlete chose, or as in the library, or else unchanged.

import PlanLanguage
import PlanWording
import SessionModel

struct ForeignNames {
  /// By the other app's name in lower case.
  private var said: [String: Exercise]
  /// What this command has said of them.
  let new: [String: Exercise]
  /// With the athlete's own exercises.
  var library: ExerciseLibrary

  /// `pairs` are those of `--map` that are about exercises; they end the command if they are no mappings.
  init(_ pairs: [String], over remembered: [String: Exercise], _ library: ExerciseLibrary) throws {
    new = try Self.said(pairs, library)
    said = remembered.merging(new) { $1 }
    self.library = library
  }

  /// Names of the lists of other apps that are something else here, or nothing.
  private static let otherwiseHere = [
    "bent over two-dumbbell row": "dumbbell-row",
    "bicycling, stationary": "stationary-bike", "close-grip front lat pulldown": "close-grip-lat-pulldown",
    "decline hammer strength chest press": "decline-chest-press-machine",
    "hammer strength shoulder press": "shoulder-press-machine", "hip abductor, cable": "cable-hip-abduction",
    "incline hammer strength chest press": "incline-chest-press-machine", "incline row": "chest-supported-row",
    "leverage chest press": "chest-press-machine", "neutral chin up": "neutral-grip-pull-up",
    "parallel bar triceps dip": "triceps-dip", "reverse machine flyes": "reverse-pec-deck", "rowing, stationary": "row",
    "side lying clam": "clamshell", "single leg glute bridge straight leg": "single-leg-glute-bridge",
    "single leg glute bridge bent knee": "single-leg-glute-bridge",
    "single leg glute bridge on bench": "single-leg-glute-bridge", "t-bar row with handle": "t-bar-row",
    "around the world": "dumbbell-around-the-world", "around the world (dumbbell)": "dumbbell-around-the-world",
    "toe touch": "toe-touch-crunch", "cable core palloff press": "pallof-press",
    "low row (suspension)": "suspension-row",
  ]

  enum Match: Hashable {
    case said, library
    /// Kept under its own name.
    case own
  }

  func name(_ theirs: String) -> (exercise: Exercise, isBodyweight: Bool, match: Match) {
    if let exercise = said[theirs.lowercased()] {
      return (exercise, library.entry(for: exercise.key)?.addsLoadsToTheBody == true, .said)
    }
    guard let entry = Self.entry(theirs, in: library) else {
      return (Exercise(key: theirs.lowercased(), name: theirs), false, .own)
    }
    return (Exercise(key: entry.key, name: entry.english), entry.addsLoadsToTheBody, .library)
  }

  /// What another app's name means, whatever the athlete chose; nil if it is kept.
  static func entry(_ theirs: String, in library: ExerciseLibrary) -> ExerciseEntry? {
    otherwiseHere[theirs.lowercased()].flatMap { library.entry(for: $0) } ?? library.find(foreign: theirs)
  }

  /// What `--map "Their Name=bench press"` gave, by the other names in lower case; ends the command if it is no mapping.
  static func said(_ pairs: [String], _ library: ExerciseLibrary) throws -> [String: Exercise] {
    var result: [String: Exercise] = [:]
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks() }
      guard parts.count == 2, !parts[0].isEmpty else { throw fail(.mapForm(pair), .usage) }
      guard let entry = library.find(parts[1]) else {
        let nearest = library.nearest(to: parts[1], limit: 3).map { $0.name(in: Language.current.ofNames) }
        throw fail(.unknownExercise(parts[1], nearest: nearest), .errors)
      }
      result[parts[0].lowercased()] = Exercise(key: entry.key, name: entry.english)
    }
    return result
  }

  private static let sayNothing: Set<String> = [
    "exercise", "exercises", "movement", "custom", "new", "my", "unknown", "unnamed", "test", "übung", "übungen",
    "eigene", "neue", "meine", "unbekannt",
  ]

  /// The exercise that one with a name of its own is a variation of.
  func base(of theirs: String) -> String? { library.baseExercise(of: theirs)?.name(in: Language.current.ofNames) }

  /// What a name that is kept unchanged may mean.
  func nearest(to theirs: String) -> String? {
    let bare = String(theirs.prefix { $0 != "(" }).trimmingBlanks()
    // `Exercise 41` is like nothing.
    let words = bare.lowercased().split { !$0.isLetter }
    if words.allSatisfy({ $0.count == 1 || Self.sayNothing.contains(String($0)) }) { return nil }
    let corrected = MisspeltNames.corrected(bare)
    let near =
      corrected.flatMap { library.find(foreign: $0) } ?? library.nearest(to: bare, limit: 1).first
      ?? MisspeltNames.parts(of: corrected ?? bare).lazy.compactMap { library.find(foreign: $0) }.first
    return near?.name(in: Language.current.ofNames)
  }
}
