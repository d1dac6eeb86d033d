/// Exercises for the legs.

extension Table {
  static let legs = """
    squat | Squat | Kniebeuge | barbell | quads glutes | adductors lower-back | reps | back squat, Kniebeugen
    """
}
