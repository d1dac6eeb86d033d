/// Exercises for conditioning: running, rowing, cycling, swimming and what makes you breathe hard.

extension Table {
  static let conditioning = """
    run | Run | Laufen | run | quads hamstrings calves | glutes | distance | running
    row | Row | Rudern | rower | upper-back quads | lats hamstrings | distance | rowing
    """
}
