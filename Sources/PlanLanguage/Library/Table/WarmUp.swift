/// Exercises for warming up.

extension Table {
  static let warmUp = """
    arm-circle | Arm circle | Armkreisen | bodyweight | front-delts | rear-delts | reps |
    """
}
