/// The English names of muscles, categories and equipment.

import PlanLanguage

extension Muscle: Worded {
  public var english: String {
    switch self {
    case .chest: "chest"
    case .frontDelts: "front delts"
    case .sideDelts: "side delts"
    case .rearDelts: "rear delts"
    case .biceps: "biceps"
    case .triceps: "triceps"
    case .forearms: "forearms"
    case .neck: "neck"
    case .traps: "traps"
    case .upperBack: "upper back"
    case .lats: "lats"
    case .lowerBack: "lower back"
    case .abs: "abs"
    case .obliques: "obliques"
    case .hipFlexors: "hip flexors"
    case .glutes: "glutes"
    case .abductors: "abductors"
    case .adductors: "adductors"
    case .quads: "quads"
    case .hamstrings: "hamstrings"
    case .calves: "calves"
    case .shins: "shins"
    }
  }
}

extension ExerciseCategory: Worded {
  public var english: String {
    switch self {
    case .chest: "Chest"
    case .back: "Back"
    case .shoulders: "Shoulders"
    case .arms: "Arms"
    case .legs: "Legs"
    case .glutes: "Glutes"
    case .core: "Core"
    case .fullBody: "Full body"
    case .olympic: "Olympic lifting"
    case .conditioning: "Conditioning"
    case .gymnastics: "Gymnastics"
    case .mobility: "Mobility"
    case .warmUp: "Warm-up"
    }
  }
}

extension Equipment: Worded {
  public var english: String {
    switch self {
    case .barbell: "barbell"
    case .dumbbell: "dumbbell"
    case .kettlebell: "kettlebell"
    case .machine: "machine"
    case .cable: "cable"
    case .bodyweight: "bodyweight"
    case .band: "band"
    case .rings: "rings"
    case .rower: "rower"
    case .bike: "bike"
    case .ski: "ski erg"
    case .run: "running"
    case .swim: "swimming"
    case .sled: "sled"
    case .sandbag: "sandbag"
    case .medicineBall: "medicine ball"
    case .other: "other"
    }
  }
}

extension Measure: Worded {
  public var english: String {
    switch self {
    case .reps: "reps"
    case .time: "time"
    case .distance: "distance"
    case .energy: "calories"
    }
  }
}
