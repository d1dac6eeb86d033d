/// What Strong and Hevy call the exercises of their own lists, so that an exported log is counted as those exercises there.
/// Others keep the names that they have here and become exercises of the athlete's own.

import SessionModel
import TrainingStore

enum StockNames {
  /// By our keys; nil if the app has none that is the same exercise.
  static func name(of key: String, in form: OtherForm) -> String? {
    switch form {
    case .strong: strong[key] ?? both[key]
    case .hevy: hevy[key] ?? both[key]
    case .calendar: nil
    }
  }

  /// Every name of a form by its key.
  static func all(of form: OtherForm) -> [String: String] {
    switch form {
    case .strong: both.merging(strong) { $1 }
    case .hevy: both.merging(hevy) { $1 }
    case .calendar: [:]
    }
  }

  private static let both: [String: String] = [
    "arnold-press": "Arnold Press (Dumbbell)",
    "assisted-pull-up": "Pull Up (Assisted)",
    "back-extension": "Back Extension",
    "barbell-row": "Bent Over Row (Barbell)",
    "barbell-shrug": "Shrug (Barbell)",
    "bench-dip": "Bench Dip",
    "bench-press": "Bench Press (Barbell)",
    "biceps-curl": "Bicep Curl (Barbell)",
    "box-jump": "Box Jump",
    "cable-crunch": "Cable Crunch",
    "cable-curl": "Bicep Curl (Cable)",
    "chin-up": "Chin Up",
    "clean-and-jerk": "Clean and Jerk (Barbell)",
    "close-grip-bench-press": "Bench Press - Close Grip (Barbell)",
    "concentration-curl": "Concentration Curl",
    "crunch": "Crunch",
    "deadlift": "Deadlift (Barbell)",
    "decline-bench-press": "Decline Bench Press (Barbell)",
    "dip": "Chest Dip",
    "dumbbell-bench-press": "Bench Press (Dumbbell)",
    "dumbbell-curl": "Bicep Curl (Dumbbell)",
    "dumbbell-lunge": "Lunge (Dumbbell)",
    "dumbbell-shrug": "Shrug (Dumbbell)",
    "floor-press": "Floor Press (Barbell)",
    "front-raise": "Front Raise (Dumbbell)",
    "front-squat": "Front Squat (Barbell)",
    "glute-ham-raise": "Glute Ham Raise",
    "hammer-curl": "Hammer Curl (Dumbbell)",
    "hanging-knee-raise": "Hanging Knee Raise",
    "hanging-leg-raise": "Hanging Leg Raise",
    "hip-thrust": "Hip Thrust (Barbell)",
    "incline-bench-press": "Incline Bench Press (Barbell)",
    "incline-dumbbell-press": "Incline Bench Press (Dumbbell)",
    "lat-pulldown": "Lat Pulldown (Cable)",
    "lateral-raise": "Lateral Raise (Dumbbell)",
    "leg-extension": "Leg Extension (Machine)",
    "lying-leg-curl": "Lying Leg Curl (Machine)",
    "overhead-press": "Overhead Press (Barbell)",
    "pendlay-row": "Pendlay Row (Barbell)",
    "plank": "Plank",
    "power-clean": "Power Clean",
    "preacher-curl": "Preacher Curl (Barbell)",
    "pull-up": "Pull Up",
    "push-press": "Push Press",
    "push-up": "Push Up",
    "rack-pull": "Rack Pull",
    "romanian-deadlift": "Romanian Deadlift (Barbell)",
    "run": "Running",
    "russian-twist": "Russian Twist",
    "seated-calf-raise": "Seated Calf Raise",
    "seated-leg-curl": "Seated Leg Curl (Machine)",
    "side-plank": "Side Plank",
    "snatch": "Snatch (Barbell)",
    "squat": "Squat (Barbell)",
    "standing-calf-raise": "Standing Calf Raise (Machine)",
    "sumo-deadlift": "Sumo Deadlift (Barbell)",
    "thruster": "Thruster (Barbell)",
    "upright-row": "Upright Row (Barbell)",
  ]

  private static let strong: [String: String] = [
    "bulgarian-split-squat": "Bulgarian Split Squat",
    "cable-fly": "Cable Crossover",
    "dumbbell-fly": "Chest Fly (Dumbbell)",
    "dumbbell-row": "Bent Over One Arm Row (Dumbbell)",
    "face-pull": "Face Pull (Cable)",
    "leg-press": "Leg Press",
    "machine-lat-pulldown": "Lat Pulldown (Machine)",
    "machine-row": "Seated Row (Machine)",
    "row": "Rowing (Machine)",
    "seated-cable-row": "Seated Row (Cable)",
    "triceps-pushdown": "Triceps Pushdown (Cable - Straight Bar)",
  ]

  private static let hevy: [String: String] = [
    "bulgarian-split-squat": "Bulgarian Split Squat",
    "cable-fly": "Cable Fly Crossovers",
    "dumbbell-fly": "Chest Fly (Dumbbell)",
    "dumbbell-row": "Dumbbell Row",
    "face-pull": "Face Pull",
    "front-squat": "Front Squat",
    "leg-press": "Leg Press (Machine)",
    "machine-lat-pulldown": "Lat Pulldown (Machine)",
    "machine-row": "Seated Row (Machine)",
    "row": "Rowing Machine",
    "seated-cable-row": "Seated Cable Row - V Grip (Cable)",
    "triceps-pushdown": "Triceps Pushdown",
  ]
}

extension PortableSession {
  /// With exercises named as the other app has them; what is noted of one is noted under that name.
  func withStockNames(of form: OtherForm) -> PortableSession {
    var session = self
    for index in session.sets.indices {
      guard let name = StockNames.name(of: session.sets[index].exercise.key, in: form) else { continue }
      let ours = session.sets[index].exercise.name
      session.sets[index].exercise.name = name
      session.notes = session.notes.map { $0.hasPrefix(ours + ": ") ? name + $0.dropFirst(ours.count) : $0 }
    }
    return session
  }
}
