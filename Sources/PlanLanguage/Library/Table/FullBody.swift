/// Exercises for the whole body.

extension Table {
  static let fullBody = """
    thruster | Thruster | Thruster | barbell | quads front-delts | glutes triceps | reps |
    deadlift | Deadlift | Kreuzheben | barbell | glutes hamstrings lower-back | quads traps forearms | reps | dl
    """
}
