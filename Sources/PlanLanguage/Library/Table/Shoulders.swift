/// Exercises for the shoulders.

extension Table {
  static let shoulders = """
    overhead-press | Overhead press | Schulterdrücken | barbell | front-delts | triceps side-delts | reps | ohp, press
    """
}
