/// Exercises for the back.

extension Table {
  static let back = """
    pull-up | Pull-up | Klimmzug | bodyweight | lats | biceps upper-back | reps | Klimmzüge
    barbell-row | Barbell row | Langhantelrudern | barbell | upper-back lats | biceps lower-back | reps | bent-over row
    """
}
