/// Exercises for gymnastics and calisthenics.

extension Table {
  static let gymnastics = """
    muscle-up | Muscle-up | Muscle-up | bodyweight | lats | chest triceps | reps |
    """
}
