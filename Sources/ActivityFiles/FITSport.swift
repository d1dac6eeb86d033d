/// The sports of FIT's profile (the types `sport` and `sub_sport`), as far as the exercise library knows them.

struct FITSport: Hashable {
  var sport: Int
  var subSport: Int

  /// Those that have a name, the plain ones first.
  static let all =
    sports.keys.sorted().map { FITSport(sport: $0, subSport: 0) }
    + [(1, 1), (1, 3), (2, 6), (4, 14), (4, 15), (4, 16), (10, 26), (10, 43), (13, 37)].map(FITSport.init)

  static func name(_ sport: Int?, _ subSport: Int?) -> String? {
    guard let sport else { return nil }
    switch (sport, subSport ?? 0) {
    case (1, 1), (1, 45): return "treadmill"
    case (1, 3): return "trail running"
    case (2, 5), (2, 6), (2, 58): return "indoor cycling"
    case (4, 5), (4, 6): return "indoor cycling"
    case (4, 14), (15, 14): return "rowing"
    case (4, 15): return "elliptical"
    case (4, 16): return "stair climb"
    case (4, 1): return "treadmill"
    case (10, 20): return "strength training"
    case (10, 43): return "yoga"
    case (10, 26): return "cardio"
    case (13, 37): return "ski touring"
    default: return sports[sport]
    }
  }

  private static let sports: [Int: String] = [
    1: "running", 2: "cycling", 3: "transition", 4: "fitness equipment", 5: "swimming", 6: "basketball",
    7: "soccer", 8: "tennis", 9: "american football", 10: "training", 11: "walking", 12: "cross country skiing",
    13: "alpine skiing", 14: "snowboarding", 15: "rowing", 16: "mountaineering", 17: "hiking", 18: "multisport",
    19: "paddling", 20: "flying", 21: "e-biking", 22: "motorcycling", 23: "boating", 24: "driving", 25: "golf",
    26: "hang gliding", 27: "horseback riding", 28: "hunting", 29: "fishing", 30: "inline skating", 31: "climbing",
    32: "sailing", 33: "ice skating", 34: "sky diving", 35: "snowshoeing", 36: "snowmobiling",
    37: "stand up paddling", 38: "surfing", 39: "wakeboarding", 40: "water skiing", 41: "kayaking", 42: "rafting",
    43: "windsurfing", 44: "kitesurfing", 47: "boxing", 48: "floor climbing", 53: "diving",
  ]
}
