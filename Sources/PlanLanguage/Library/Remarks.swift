/// What a name says of an exercise without making it another one: which muscle it is for, that it is slow.

struct Remarks {
  /// The muscles that it is said to be for: of each list, it trains one.
  private(set) var muscles: [[Muscle]] = []

  /// Nil if a word may make it another exercise.
  init?(_ parts: [FoldedName]) {
    var (directions, numbers) = (0, 0)
    for part in parts {
      for range in part.wordRanges {
        let word = part.dropFirst(range.lowerBound).prefix(range.count)
        if let trained = Self.muscles(in: word) {
          muscles.append(trained)
        } else if Self.directions.contains(where: { word.is($0) }) {
          directions += 1
        } else if word.isNumber {
          numbers += 1
        } else if !Self.words.contains(where: { word.is($0) }) {
          return nil
        }
      }
    }
    // One direction makes it another exercise; `front/back` are all that it has. Three numbers are a tempo.
    guard directions != 1, numbers == 0 || numbers == 3 || numbers == 4 else { return nil }
  }

  /// Whether they can be said of this exercise. How hard one runs is said apart from the name.
  func suit(_ entry: ExerciseEntry) -> Bool {
    let trained = entry.primary + entry.secondary
    return !entry.isEndurance && muscles.allSatisfy { meant in meant.contains { trained.contains($0) } }
  }

  /// Whether a single word is a muscle.
  static func isMuscle(_ word: FoldedName) -> Bool { muscles(in: word) != nil }

  /// What a word says, also as `Bauchdehnung`.
  private static func muscles(in word: FoldedName) -> [Muscle]? {
    let stretch: StaticString = "dehnung"
    let stem = word.ends(with: stretch) ? word.prefix(word.count - stretch.utf8CodeUnitCount) : word
    return ofMuscles.find(stem).map { muscleWords[$0].muscles }
  }

  private static let ofMuscles: NameIndex = {
    var index = NameIndex(expecting: 64)
    for (place, row) in muscleWords.enumerated() {
      for word in row.words.split(separator: " ") { index.insert(FoldedName(String(word).utf8.span), owner: place) }
    }
    return index
  }()

  private static let muscleWords: [(words: String, muscles: [Muscle])] = [
    ("chest pec pecs pectoral pectorals Brust Brustmuskel", [.chest]),
    ("shoulder shoulders delt delts deltoid Schulter Schultern", [.frontDelts, .sideDelts, .rearDelts]),
    ("tricep triceps Trizeps", [.triceps]), ("bicep biceps Bizeps brachialis", [.biceps]),
    ("forearm forearms grip Unterarm Unterarme", [.forearms]), ("lat lats latissimus", [.lats]),
    ("back Rücken", [.upperBack, .lats, .lowerBack]), ("trap traps neck Nacken", [.traps, .neck, .upperBack]),
    ("scapula Schulterblatt Schulterblätter", [.upperBack, .traps, .chest]),
    ("ab abs core obliques trunk Bauch Rumpf", [.abs, .obliques]),
    ("spine Wirbelsäule", [.lowerBack, .upperBack, .obliques, .abs]), ("quad quads Quadrizeps", [.quads]),
    ("hamstring hamstrings Beinbeuger Beinrückseite", [.hamstrings]),
    ("glute glutes Po Gesäß", [.glutes, .abductors]),
    ("hip hips Hüfte", [.hipFlexors, .glutes, .abductors, .adductors]),
    ("calf calves Wade Waden soleus gastrocnemius", [.calves]),
    ("adductor adductors Adduktor Adduktoren groin", [.adductors]),
    ("abductor abductors Abduktoren", [.abductors, .glutes]),
    ("leg legs Bein Beine", [.quads, .hamstrings, .glutes, .calves]),
  ]

  /// Folded words that say all the directions of an exercise, or one of several.
  private static let directions: [StaticString] = [
    "front", "side", "forward", "backward", "sideway", "lateral", "vor", "zurueck", "vorwaert", "rueckwaert",
    "seitwaert", "seitlich",
  ]

  /// Other folded words that leave an exercise what it is.
  private static let words: [StaticString] = [
    "focu", "focused", "focussed", "fokus", "fokussiert", "bia", "emphasi", "betont", "upper", "lower", "mid", "middle",
    "inner", "outer", "lean", "fat", "rear", "dual", "both", "oberer", "oberen", "obere", "unterer", "unteren",
    "untere", "mittlere", "hintere",
    "vordere", "light", "heavy", "slow", "controlled", "speed", "explosive", "explosiv", "strict", "leicht", "schwer",
    "langsam", "kontrolliert", "strap", "zughilfe", "zughilfen", "pad", "foam", "firm", "surface", "classic",
    "klassisch", "optional", "warmup", "aufwaermen", "bilateral", "beidarmig", "beidbeinig", "finisher", "any", "kind",
  ]
}

extension FoldedName {
  fileprivate var isNumber: Bool {
    count > 0 && (0..<count).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[$0]) }
  }
}
