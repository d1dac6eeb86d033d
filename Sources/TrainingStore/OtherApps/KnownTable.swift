/// The tables of apps whose columns are known from public sources; what was learned there is only their headers.

/// An app that is recognised by the header of its table.
public enum KnownTable: String, Hashable, Sendable, CaseIterable {
  /// As `StrongCSV` reads it, with a header in the language of the phone: `Datum,Workout-Name,Dauer,Name der Übung,
  /// Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE` (found so in several public
  /// importers, and in French with `Ordre de la série` and `Réps`).
  case strong
  /// `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment`, earlier `Weight (kgs)` or
  /// `Weight (lbs)`; without names of workouts (github.com/LiamMorrow/LiftLog, pull request 936;
  /// github.com/tihawk/push-fitnotes).
  case fitnotes
  /// `Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier`
  /// (github.com/sinan92/fitbod-to-hevy-converter).
  case fitbod
  /// `Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,…,Completed Reps,…,Completed RPE,…,Completed Weight
  /// Value,Completed Weight Unit,…` (github.com/astashov/liftosaur, which writes it).
  case liftosaur
  /// `Date;Time;Routine;Exercise;Set;Weight;Reps;…`, days as 08.04.2026 (github.com/AchrafYndz/StrongToGymRun).
  case gymrun

  /// Nil if it is not from a known app.
  public init?(header: [String]) {
    let names = Set(header.map { $0.trimmingSpaces().lowercased() })
    let found = Self.allCases.first { !$0.names.isEmpty && names.isSuperset(of: $0.names) }
    guard let found = found ?? (Self.isStrong(header) ? .strong : nil) else { return nil }
    self = found
  }

  /// Nobody else calls the number of a set its order.
  private static func isStrong(_ header: [String]) -> Bool {
    let mapping = TableMapping(guessing: header)
    let needed: [WorkoutColumn] = [.date, .workout, .exercise, .set, .load, .reps]
    return needed.allSatisfy { mapping.places[$0] != nil }
      && mapping.places[.set].map { ColumnName(header[$0]).isOrder } == true
  }

  /// Those of its columns that tell it from others.
  private var names: Set<String> {
    switch self {
    case .strong: []
    case .fitnotes: ["date", "exercise", "category", "reps", "distance", "distance unit", "time"]
    case .fitbod: ["date", "exercise", "reps", "duration(s)", "iswarmup", "multiplier"]
    case .liftosaur: ["workout datetime", "exercise", "completed reps", "completed weight value"]
    case .gymrun: ["date", "time", "exercise", "set", "weight", "reps", "note"]
    }
  }

  /// What the app is called.
  public var name: String {
    switch self {
    case .strong: "Strong"
    case .fitnotes: "FitNotes"
    case .fitbod: "Fitbod"
    case .liftosaur: "Liftosaur"
    case .gymrun: "GymRun"
    }
  }
}
