/// Exercises for the trunk.

extension Table {
  static let core = """
    plank | Plank | Unterarmstütz | bodyweight | abs | obliques | time | Planke
    """
}
