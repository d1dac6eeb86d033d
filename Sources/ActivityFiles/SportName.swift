/// The sports of other programs in the English words that the exercise library knows.

enum SportName {
  /// From a word of a GPX or TCX file: `Biking`, `trail_running`, `VirtualRide`, `9`. Nil if it says nothing.
  static func of(word: String) -> String? {
    if let number = Int(word) { return ofStravasNumber(number) }
    var words: [String] = []
    var last: Character = " "
    for letter in word.prefix(100) {
      // `VirtualRide` is two words.
      let begins = !last.isLetter || letter.isUppercase && last.isLowercase
      last = letter
      guard letter.isLetter else { continue }
      if begins { words.append("") }
      words[words.count - 1].append(letter)
    }
    let plain = words.joined(separator: " ").lowercased()
    if nothing.contains(plain) || plain.utf8.count > 60 { return nil }
    return same[plain] ?? (plain.isEmpty ? nil : plain)
  }

  /// What a watch calls a session with weights: it knows its time, and none of its sets.
  private static let strength = "strength training"

  private static let nothing: Set<String> = [
    "other", "generic", "unknown", "uncategorized", "workout", "activity", "all",
  ]

  /// What the makers of devices and portals call the sports that the library knows under another name.
  static let same: [String: String] = [
    "biking": "cycling", "ride": "cycling", "bike": "cycling", "road biking": "cycling", "road cycling": "cycling",
    "virtual ride": "indoor cycling", "virtual cycling": "indoor cycling", "indoor biking": "indoor cycling",
    "spinning": "indoor cycling", "spin": "indoor cycling", "bike to run transition": "transition",
    "run": "running", "street running": "running", "road running": "running", "track running": "running",
    "virtual run": "running", "treadmill running": "treadmill", "indoor running": "treadmill",
    "swim": "swimming", "lap swimming": "swimming", "pool swimming": "swimming", "open water": "swimming",
    "open water swimming": "swimming", "walk": "walking", "casual walking": "walking", "speed walking": "walking",
    "indoor walking": "walking", "hike": "hiking", "indoor rowing": "rowing", "virtual row": "rowing",
    "nordic ski": "cross country skiing", "backcountry ski": "ski touring", "alpine ski": "alpine skiing",
    "resort skiing snowboarding": "alpine skiing", "elliptical trainer": "elliptical", "stair stepper": "stair climb",
    "stair climbing": "stair climb", "inline skate": "inline skating",
    "ice skate": "ice skating",
    "traditional strength training": strength, "functional strength training": strength, "weight training": strength,
    "gym": strength, "strength": strength, "crossfit": strength, "cross training": strength, "core training": strength,
    "downhill skiing": "alpine skiing", "stairs": "stair climb", "paddle sports": "paddling",
    "high intensity interval training": "interval training", "skating sports": "skating",
    "rock climbing": "climbing", "indoor climbing": "climbing", "snowboard": "snowboarding",
  ]

  /// Strava's GPX had numbers for sports before it had words.
  private static func ofStravasNumber(_ number: Int) -> String? {
    switch number {
    case 1: "cycling"
    case 4: "hiking"
    case 9: "running"
    case 10: "walking"
    case 16: "swimming"
    case 23: "rowing"
    default: nil
    }
  }
}
