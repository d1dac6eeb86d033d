/// Exercises for the chest.

extension Table {
  static let chest = """
    bench-press | Bench press | Bankdrücken | barbell | chest | front-delts triceps | reps | bench, flat bench press
    push-up | Push-up | Liegestütz | bodyweight | chest | front-delts triceps abs | reps | press-up, Liegestütze
    """
}
