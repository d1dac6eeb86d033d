/// What the columns of the profile are called.

enum ProfileField {
  /// Nil for what is named elsewhere.
  static func name(ofColumn column: String) -> String? {
    switch column {
    case "name": say(CommandText.name)
    case "units": say(CommandText.units)
    case "bar_grams": say(CommandText.bar)
    case "plates": say(CommandText.plates)
    case "ftp_watts": say(CommandText.ftp)
    case "max_heart_rate": say(CommandText.maxHeartRate)
    case "countdown_s": say(CommandText.countdown)
    case "weekly_goal": say(ProfileText.weeklyGoal)
    case "level": say(ProfileText.level)
    default: nil
    }
  }
}
