/// The Olympic lifts and their parts.

extension Table {
  static let olympic = """
    snatch | Snatch | Reißen | barbell | quads glutes traps | front-delts hamstrings | reps |
    """
}
