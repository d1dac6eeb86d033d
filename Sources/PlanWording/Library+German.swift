/// The German names of muscles, categories and equipment.

import PlanLanguage

extension Muscle {
  public var german: String {
    switch self {
    case .chest: "Brust"
    case .frontDelts: "vordere Schulter"
    case .sideDelts: "seitliche Schulter"
    case .rearDelts: "hintere Schulter"
    case .biceps: "Bizeps"
    case .triceps: "Trizeps"
    case .forearms: "Unterarme"
    case .neck: "Nacken"
    case .traps: "Kapuzenmuskel"
    case .upperBack: "oberer Rücken"
    case .lats: "Latissimus"
    case .lowerBack: "unterer Rücken"
    case .abs: "Bauch"
    case .obliques: "schräge Bauchmuskeln"
    case .hipFlexors: "Hüftbeuger"
    case .glutes: "Gesäß"
    case .abductors: "Abduktoren"
    case .adductors: "Adduktoren"
    case .quads: "Oberschenkel vorn"
    case .hamstrings: "Oberschenkel hinten"
    case .calves: "Waden"
    case .shins: "Schienbein"
    }
  }
}

extension ExerciseCategory {
  public var german: String {
    switch self {
    case .chest: "Brust"
    case .back: "Rücken"
    case .shoulders: "Schultern"
    case .arms: "Arme"
    case .legs: "Beine"
    case .glutes: "Gesäß"
    case .core: "Rumpf"
    case .fullBody: "Ganzkörper"
    case .olympic: "Gewichtheben"
    case .conditioning: "Ausdauer"
    case .gymnastics: "Turnen"
    case .mobility: "Beweglichkeit"
    case .warmUp: "Aufwärmen"
    }
  }
}

extension Equipment {
  public var german: String {
    switch self {
    case .barbell: "Langhantel"
    case .dumbbell: "Kurzhantel"
    case .kettlebell: "Kettlebell"
    case .machine: "Maschine"
    case .cable: "Kabelzug"
    case .bodyweight: "Körpergewicht"
    case .band: "Band"
    case .rings: "Ringe"
    case .rower: "Rudergerät"
    case .bike: "Rad"
    case .ski: "Skiergometer"
    case .run: "Laufen"
    case .swim: "Schwimmen"
    case .sled: "Schlitten"
    case .sandbag: "Sandsack"
    case .medicineBall: "Medizinball"
    case .other: "Sonstiges"
    }
  }
}

extension Measure {
  public var german: String {
    switch self {
    case .reps: "Wiederholungen"
    case .time: "Zeit"
    case .distance: "Strecke"
    case .energy: "Kalorien"
    }
  }
}
