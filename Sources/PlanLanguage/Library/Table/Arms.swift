/// Exercises for the arms.

extension Table {
  static let arms = """
    biceps-curl | Biceps curl | Bizepscurl | barbell | biceps | forearms | reps | curl
    """
}
