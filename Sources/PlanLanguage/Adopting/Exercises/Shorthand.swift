/// Words that scribbles put before a name, and the short forms of words in names.

enum Shorthand {
  /// Words before the work that are not part of it: `ok so today do squat 3x5`.
  static let leadIns: Set<String> = [
    "ok", "okay", "so", "today", "heute", "do", "mach", "machen", "then", "dann", "and", "und", "finish", "with", "mit",
    "start", "now", "first", "next", "finally", "also", "plus", "noch", "some", "of", "a", "the", "your", "danach",
    "zuerst", "again", "superset", "supersetted", "ss", "w/", "davor", "vorher", "dabei", "did", "hab", "go", "to",
    "on", "for", "up", "x", "w", "straight", "into", "directly", "direkt", "immediately", "sofort", "by", "followed",
  ]

  /// Words after a name that say that the order is as written, or how exact the amount after them is.
  static let leadOuts: Set<String> = [
    "after", "afterwards", "danach", "hinterher", "anschließend", "ca", "approx", "etwa", "about", "weighted",
  ]

  /// The words for which sets of an exercise these are, beside its name: `Deadlift BBB`, `GTG pull-ups`, `cluster set bench`.
  static let tags: Set<String> = [
    "cluster", "clusters", "gtg", "bbb", "fsl", "ssl", "bbs", "backoff", "backoffs", "back-off", "topset", "topsatz",
    "rest-pause", "myo-reps", "dropset", "dropsets", "joker", "ramp", "ramps", "ramping", "build", "buildup",
    "build-up",
    "pyramid", "pyramide", "wave", "waves", "welle", "wellen", "myo", "myoreps", "myorep", "myo-rep", "restpause",
    "volume", "volumen", "topsets", "backoffsets", "steigerung", "steigernd", "warmups", "week", "wk", "woche",
    "work-up", "workup",
  ]

  /// Whether the words only say for which sets a line is.
  static func isTag(_ words: String) -> Bool {
    let words = words.lowercased()
    return tags.contains(words) || twoTags.contains(words) || threeTags.contains(words)
  }

  private static let threeTags: Set<String> = [
    "work up to", "working up to", "worked up to", "build up to", "building up to",
  ]

  private static let twoTags: Set<String> = [
    "drop set", "drop sets", "top set", "top sets", "back off", "volume sets", "back offs", "ramp up", "build up",
    "work up", "rest pause", "myo reps", "myo rep", "myo sets", "work sets", "working sets", "heavy sets", "1rm build",
    "1rm test", "up ramp", "up to", "build to", "work to", "ramping sets", "mini sets", "backoff sets", "back-off sets",
  ]

  /// A name without such words before it or after it; nil if there are none.
  static func withoutTag(_ words: String) -> (tag: String, name: String)? {
    let parts = words.split(separator: " ")
    guard parts.count > 1 else { return nil }
    if tags.contains(parts[0].lowercased()) {
      let end = parts.count > 2 && ["set", "sets"].contains(parts[1].lowercased()) ? 2 : 1
      return (parts[..<end].joined(separator: " "), parts[end...].joined(separator: " "))
    }
    // `Deadlift work up to a top set`
    if parts.count > 3, threeTags.contains(parts.suffix(3).joined(separator: " ").lowercased()) {
      return (parts.suffix(3).joined(separator: " "), parts.dropLast(3).joined(separator: " "))
    }
    // `Leg press drop set`, `Bench ramp up`
    if parts.count > 2, twoTags.contains(parts.suffix(2).joined(separator: " ").lowercased()) {
      return (parts.suffix(2).joined(separator: " "), parts.dropLast(2).joined(separator: " "))
    }
    if parts.count > 2, twoTags.contains(parts.prefix(2).joined(separator: " ").lowercased()) {
      return (parts.prefix(2).joined(separator: " "), parts.dropFirst(2).joined(separator: " "))
    }
    let isBeforeSets = parts.count > 2 && ["set", "sets"].contains(parts[parts.count - 1].lowercased())
    let start = parts.count - (isBeforeSets ? 2 : 1)
    guard start > 0, tags.contains(parts[start].lowercased()) else { return nil }
    return (parts[start...].joined(separator: " "), parts[..<start].joined(separator: " "))
  }

  /// How the exercise is to be done; this goes into a note of the plan.
  static let remarks: Set<String> = [
    "heavy", "light", "long", "short", "easy", "hard", "strict", "slow", "fast", "explosive", "controlled", "unbroken",
    "working",
    "schwere", "schwer", "leichte", "leicht", "langsame", "saubere", "max", "submaximal", "weighted",
    "brisk", "full-range", "synchro", "synchronized", "synchronised", "sync", "synchron", "partner",
  ]

  /// The side that a word after a name says: `Einbeinstand links`.
  static func side(_ word: String) -> String? {
    switch word.lowercased() {
    case "l", "left", "links", "li": "left"
    case "r", "right", "rechts", "re": "right"
    case "each", "ea", "each side": "each side"
    case "alternating", "im wechsel", "abwechselnd", "alternating legs", "alternating arms", "alternating sides":
      "alternating"
    default: nil
    }
  }

  /// Whether the words only say how an exercise is done, as people write after its name: `stehend`, `close grip`.
  static func isManner(_ words: String) -> Bool {
    let parts = words.lowercased().split(separator: " ")
    return !parts.isEmpty && parts.count <= 3
      && parts.allSatisfy { manners.contains(String($0)) || remarks.contains(String($0)) }
  }

  private static let manners: Set<String> = [
    "stehend", "sitzend", "liegend", "eng", "breit", "einarmig", "einbeinig", "beidarmig", "vorgebeugt", "kniend", "am",
    "kabel", "kabelzug", "an", "der", "maschine", "mit", "kh", "kurzhantel", "kurzhanteln", "langhantel", "lh", "sz",
    "seil", "seated", "standing", "lying", "close", "wide", "narrow", "neutral", "grip", "griff", "enger", "weiter",
    "breiter", "obergriff", "untergriff", "single", "one", "arm", "leg", "alternating", "cable", "machine", "dumbbell",
    "barbell", "rope", "with", "db", "bb", "bench", "bank", "paused", "deep", "tief", "on", "the",
  ]

  /// Whether the words only say how hard the work is, so that they name none: `15 min easy`, `2 min rest`.
  static func isEffort(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").allSatisfy { remarks.contains(String($0)) || efforts.contains(String($0)) }
  }

  private static let efforts: Set<String> = [
    "steady", "moderate", "warm", "locker", "zügig", "pace", "recovery", "rest", "pause", "off", "very", "sehr", "ez",
    "between", "each", "side", "set", "sets", "all", "out", "all-out",
  ]

  /// Equipment alone, which names what is used and no exercise: `Kettlebell: 10 min EMOM`.
  static let equipment: Set<String> = [
    "kettlebell", "kettlebells", "dumbbell", "dumbbells", "barbell", "barbells", "langhantel", "kurzhantel",
    "kurzhanteln", "bodyweight", "machine", "machines", "cable", "cables", "band", "bands", "rings",
  ]

  /// The same, as people shorten it.
  private static let tools: Set<String> = ["kb", "kbs", "db", "dbs", "bb", "lh", "mb"]

  /// `KB`, `DB`: a tool and nothing that is done with it.
  static func isOnlyTool(_ words: String) -> Bool { words != "KBS" && tools.contains(words.lowercased()) }

  /// The words that are not tools, without the spaces between them.
  static func withoutTools(_ words: String) -> String {
    words.lowercased().split(separator: " ").filter { !tools.contains(String($0)) && !equipment.contains(String($0)) }
      .joined()
  }

  /// What the lifts are called in German plans.
  static let germanNames: [String: String] = [
    "waden": "calf raise", "waden stehend": "standing calf raise", "waden sitzend": "seated calf raise",
    "kb": "squat", "bd": "bench press", "kh": "deadlift", "kz": "pull-up", "sd": "overhead press",
    "bp": "leg press", "bb": "leg curl", "sbd": "incline bench press", "bizeps sz": "EZ-bar curl",
    "flachbank": "bench press",
    "flachbank kh": "dumbbell bench press", "kh flachbank": "dumbbell bench press",
  ]

  /// What is set on a machine.
  static let settings: Set<String> = [
    "incline", "speed", "level", "gradient", "grade", "resistance", "damper", "steigung", "stufe", "widerstand",
    "geschwindigkeit",
  ]

  /// Whether the words only say which sets of the exercise above these are: `top set`, `back-off`.
  static func isSetLabel(_ words: String) -> Bool {
    let parts = words.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }).map { String($0) }
    return !parts.isEmpty && parts.count <= 3 && parts.allSatisfy { setLabels.contains($0) }
  }

  private static let setLabels: Set<String> = [
    "top", "set", "sets", "back", "off", "backoff", "backoffs", "work", "working", "warm", "up", "warmup", "warmups",
    "warmed", "single", "singles", "double", "volume", "amrap", "drop", "main", "heavy", "build", "ramp", "opener",
    "failure",
    "aufwärmen", "aufwärmsätze", "arbeitssätze", "topsatz", "satz", "sätze", "joker", "jokers", "down", "bbb", "fsl",
    "pr", "pb", "warm-up", "1st", "last", "max", "test",
  ]

  /// Words of sentences, which do not occur in names.
  static let sentenceWords: Set<String> = [
    "i", "you", "your", "my", "we", "it", "is", "are", "was", "were", "be", "do", "did", "don't", "dont", "keep",
    "stop", "if", "when", "please", "hi", "hey", "hello", "hallo", "cheers", "thanks", "danke", "grüße", "gruß",
    "regards", "lg", "vg", "mfg", "score", "goal",
    "remember", "note", "notes", "same", "last", "this", "that", "here's", "heres", "here", "have", "should", "can",
    "got",
    "will", "try", "as", "but", "not", "use", "add", "increase", "week", "weeks", "day", "days", "feel", "felt", "ich",
    "du", "wir", "ist", "sind", "nicht", "bitte", "wenn", "aber", "dein", "deine", "mein", "meine", "viel", "spaß",
    "total", "pr", "pb", "date", "notiz", "hinweis", "ziel", "let's", "lets", "get", "make", "aim", "repeat", "every",
    "per", "between", "zwischen", "or", "oder", "because", "which", "who", "what", "how", "than", "time", "minutes",
    "warmup", "warm-up", "everything", "alles", "minute", "jeweils", "score:", "total:",
    "scale", "scaled", "scaling", "modify", "stations", "stationen",
  ]

  /// Whether the words are a sentence about those who train: `we'll jog`, `wir laufen`.
  static func saysWho(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").contains { who.contains(String($0)) }
  }

  private static let who: Set<String> = [
    "we", "we'll", "we're", "i", "i'll", "i'd", "you'll", "you're", "wir", "ihr", "let's",
  ]

  /// A name with its short words written out; nil if there are none.
  static func expanded(_ words: String) -> String? {
    var parts = words.lowercased().split(separator: " ").map { String($0) }
    // `1 arm row`
    if parts.count > 2, parts[0] == "1", ["arm", "leg"].contains(parts[1]) {
      parts[0] = "one"
      return parts.joined(separator: " ")
    }
    if let whole = names[parts.joined(separator: " ")] { return whole }
    guard parts.contains(where: { meanings[$0] != nil }) else { return nil }
    return parts.map { meanings[$0] ?? $0 }.joined(separator: " ")
  }

  /// `strict pull-ups`: the remark, and the name after it.
  static func withoutRemark(_ words: String) -> (remark: String, name: String)? {
    let parts = words.split(separator: " ")
    let start = parts.firstIndex { !remarks.contains($0.lowercased()) } ?? parts.endIndex
    guard start > 0, start < parts.endIndex else { return nil }
    return (parts[..<start].joined(separator: " "), parts[start...].joined(separator: " "))
  }

  /// Names whose short words mean something else elsewhere.
  private static let names: [String: String] = [
    "lat pd": "lat pulldown", "lat pds": "lat pulldown", "w/u": "warm-up", "c/d": "cool-down", "calves": "calf raise",
    "rdls": "romanian deadlift", "kreuz": "deadlift", "bank": "bench press", "schrägbank": "incline bench press",
    "schrägbank kh": "incline dumbbell press", "kh schrägbank": "incline dumbbell press", "sh. press": "overhead press",
    "klimmis": "pull-up", "heben": "deadlift", "ham curl": "leg curl", "seated ham curl": "seated leg curl",
    "trizeps am kabel": "triceps pushdown", "überkopfdrücken kh sitzend": "seated dumbbell press",
    "bein-bizeps-maschine": "leg curl", "bein-bizeps": "leg curl", "t-bar": "t-bar row", "bridges": "glute bridge",
    "kz": "pull-up",
    "kh": "deadlift", "bridge": "glute bridge", "flyes": "dumbbell fly",
    "flys": "dumbbell fly", "butterfly": "pec deck", "close grip": "close-grip bench press",
    "back raise": "back extension", "back raises": "back extension", "fr sq": "front squat",
    "kbs": "kettlebell swing", "lying curl": "lying leg curl", "lying curls": "lying leg curl",
    "standing calf": "standing calf raise",
    "wup": "warm-up", "ham curls": "leg curl",
    "hammer": "hammer curl", "hammers": "hammer curl", "skulls": "skull crusher", "skull": "skull crusher",
    "shadow": "shadow boxing", "bag": "heavy bag", "bag work": "heavy bag",
    "farmers": "farmer's carry", "farmer": "farmer's carry", "farmers carry": "farmer's carry",
    "dead": "deadlift", "lsd": "long run", "lsd run": "long run", "tri rope": "rope pushdown",
    "hüftbeuger": "hip flexor stretch",
    "hip flexor": "hip flexor stretch", "hip flexors": "hip flexor stretch",
    "seated calf": "seated calf raise", "tgu": "turkish get-up", "tgus": "turkish get-up",
  ]

  private static let meanings: [String: String] = [
    "sl": "single-leg", "sa": "single-arm", "1-arm": "single-arm", "ez": "ez bar", "bb": "barbell", "db": "dumbbell",
    "dbs": "dumbbell", "kb": "kettlebell", "inc": "incline", "dec": "decline", "alt": "alternating", "ext": "extension",
    "exts": "extension", "lat": "lat", "tri": "tricep", "tris": "tricep", "bi": "bicep", "bis": "bicep",
    "sq": "squat", "sqt": "squat", "pu": "pull-up", "pus": "push-up", "su": "sit-up", "wb": "wall ball",
    "bj": "box jump",
    "oh": "overhead", "cg": "close-grip", "wg": "wide-grip", "bg": "bulgarian", "rev": "reverse",
    "sldl": "stiff-leg deadlift", "dl": "deadlift",
    "pd": "pushdown", "pulldowns": "pulldown", "mp": "military press", "fs": "front squat", "bs": "back squat",
    "&": "and", "wu": "warm-up", "cd": "cool-down", "hs": "handstand", "mu": "muscle-up", "shldr": "shoulder",
    "kh": "dumbbell", "lh": "barbell", "deads": "deadlift", "bor": "bent-over row", "lr": "lateral raise",
    "one-arm": "single-arm", "one-leg": "single-leg", "1-leg": "single-leg",
  ]
}
