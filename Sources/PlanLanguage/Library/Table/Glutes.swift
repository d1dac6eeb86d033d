/// Exercises for the glutes.

extension Table {
  static let glutes = """
    hip-thrust | Hip thrust | Hip Thrust | barbell | glutes | hamstrings | reps | Hüftstoß
    """
}
