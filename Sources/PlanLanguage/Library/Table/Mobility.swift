/// Exercises for mobility, yoga and stretching.

extension Table {
  static let mobility = """
    childs-pose | Child's pose | Kindhaltung | bodyweight | lower-back | lats | time | child pose
    """
}
