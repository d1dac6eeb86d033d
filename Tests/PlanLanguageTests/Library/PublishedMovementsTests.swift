import Testing

@testable import PlanLanguage

@Suite("The movements of published programs")
struct PublishedMovementsTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "Every exercise of the lifting programs is known",
    arguments: [
      "squat", "bench press", "deadlift", "overhead press", "power clean", "chin-up", "biceps curl", "back extension",
      "clean", "lat pulldown", "barbell row", "skullcrusher", "hanging leg raise", "triceps extension", "hammer curl",
      "pull-up", "ab wheel", "sumo deadlift", "leg extension", "incline bench press", "lateral raise", "face pull",
      "front squat", "close-grip bench press", "triceps pushdown", "wide-grip bench press", "crunch",
      "incline dumbbell press", "curl", "dips", "band pull-apart", "farmer carry", "snatch", "tempo squat",
    ])
  func lifting(name: String) {
    #expect(library.find(name) != nil)
  }

  @Test(
    "Every movement of the Recommended Routine is known, and its holds are counted in time",
    arguments: [
      ("scapular pull-up", .reps), ("arch hang", .time), ("negative pull-up", .reps), ("pull-up", .reps),
      ("assisted squat", .reps), ("bodyweight squat", .reps), ("split squat", .reps),
      ("bulgarian split squat", .reps), ("shrimp squat", .reps), ("pistol squat", .reps), ("support hold", .time),
      ("negative dip", .reps), ("dip", .reps), ("rdl", .reps), ("single-leg rdl", .reps), ("nordic curl", .reps),
      ("vertical row", .reps), ("inverted row", .reps), ("wide row", .reps), ("wall push-up", .reps),
      ("incline push-up", .reps), ("push-up", .reps), ("diamond push-up", .reps),
      ("pseudo-planche push-up", .reps), ("plank", .time), ("ab wheel", .reps), ("dragon flag", .reps),
      ("pallof press", .reps), ("copenhagen", .time), ("renegade row", .reps), ("superman", .reps),
      ("reverse hyper", .reps), ("back extension", .reps),
    ] as [(String, Measure)])
  func bodyweight(name: String, measure: Measure) {
    #expect(library.find(name)?.measure == measure)
  }

  @Test(
    "Every movement of the benchmark workouts is known",
    arguments: [
      "pull-ups", "push-ups", "sit-ups", "air squats", "squats", "thrusters", "deadlifts", "handstand push-ups",
      "cleans", "squat cleans", "ring dips", "clean and jerk", "c&j", "kettlebell swings", "run", "snatches",
      "power snatches", "row", "wall balls", "wall-ball shots", "bench press", "overhead squats", "double-unders",
      "box jumps", "sumo deadlift high-pull", "sdhp", "push press", "pistols", "muscle-ups", "chest-to-bar pull-ups",
      "c2b", "rope climbs", "l pull-ups", "jumping pull-ups", "walking lunges", "knees-to-elbows", "burpees",
      "back extensions", "toes-to-bar", "power cleans", "back squats", "front squats", "hang power cleans",
      "push jerks", "devil press", "dumbbell snatches", "ghd sit-ups", "handstand walk", "wall walks",
      "bar-facing burpees", "burpee box jump overs", "shuttle runs", "sandbag carry", "ring muscle-ups",
    ])
  func benchmarks(name: String) {
    #expect(library.find(name) != nil)
  }

  @Test(
    "Endurance, swimming, kettlebells and mobility are known",
    arguments: [
      "run", "easy run", "tempo run", "hill sprints", "strides", "row", "bike", "air bike", "ski erg", "swim",
      "freestyle", "backstroke", "breaststroke", "butterfly stroke", "kick", "pull buoy", "kettlebell clean",
      "kettlebell press", "kettlebell snatch", "turkish get-up", "suitcase carry", "overhead carry", "rack carry",
      "side plank", "reverse plank", "downward dog", "child's pose", "cat-cow", "couch stretch", "pigeon pose",
      "world's greatest stretch", "jumping jacks", "high knees", "mountain climbers", "walk", "jump rope",
    ])
  func others(name: String) {
    #expect(library.find(name) != nil)
  }
}
