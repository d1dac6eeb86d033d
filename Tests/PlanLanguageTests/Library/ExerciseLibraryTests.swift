import Testing

@testable import PlanLanguage

@Suite("Finding exercises by name")
struct ExerciseLibraryTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "Case, hyphens, gaps, plurals and abbreviations make no difference",
    arguments: [
      ("push-ups", "push-up"), ("pushups", "push-up"), ("PUSH UPS", "push-up"), ("Push\u{2011}ups", "push-up"),
      ("bench presses", "bench-press"), ("dumbbell flies", "dumbbell-fly"), ("crunches", "crunch"),
      ("toes to bar", "toes-to-bar"), ("t2b", "toes-to-bar"), ("farmer's carry", "farmer-carry"),
      ("farmer\u{2019}s carry", "farmer-carry"), ("db bench", "dumbbell-bench-press"),
      ("incline db press", "incline-dumbbell-press"), ("KB Swings", "kettlebell-swing"), ("BB Row", "barbell-row"),
      ("KH-Bankdrücken", "dumbbell-bench-press"), ("LH Rudern", "barbell-row"), ("box jumps", "box-jump"),
      ("planches", "planche"), ("double\u{A0}unders", "double-under"), ("ohp", "overhead-press"),
    ])
  func spellings(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "The order of the words makes no difference, but where a word says how the others belong together",
    arguments: [
      ("lunges walking", "walking-lunge"), ("EZ-bar cable curl", "cable-curl"), ("cable EZ-bar curl", "cable-curl"),
      ("seated row cable", "seated-cable-row"), ("leg raise hanging", "hanging-leg-raise"),
      ("Ausfallschritte gehende", "walking-lunge"), ("squat jump", "jump-squat"), ("press push", "push-press"),
      ("bar to toes", nil), ("curl row squat", nil),
    ])
  func order(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "A leg may be legged, an arm armed",
    arguments: [
      ("single-legged squat", "pistol-squat"), ("one-legged deadlift", "single-leg-romanian-deadlift"),
      ("one-armed row", "dumbbell-row"), ("single-legged calf raise", "single-leg-calf-raise"),
    ])
  func participles(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "German names are found with and without umlauts, composed or not",
    arguments: [
      ("Bankdrücken", "bench-press"), ("BANKDRÜCKEN", "bench-press"), ("bankdruecken", "bench-press"),
      ("Bankdru\u{308}cken", "bench-press"), ("Kniebeugen", "squat"), ("Klimmzüge", "pull-up"),
      ("Liegestütze", "push-up"), ("Liegestützen", "push-up"), ("Kreuzheben", "deadlift"),
      ("rumänisches Kreuzheben", "romanian-deadlift"), ("Kreuzheben rumänisch", "romanian-deadlift"),
      ("Schulterdrücken", "overhead-press"), ("Reißen", "snatch"), ("REISSEN", "snatch"), ("REIẞEN", "snatch"),
      ("Umsetzen", "clean"), ("Ausfallschritte", "lunge"), ("Latzug", "lat-pulldown"), ("Seitheben", "lateral-raise"),
      ("Wadenheben", "calf-raise"), ("Unterarmstütz", "plank"), ("Seilspringen", "jump-rope"), ("Rudern", "row"),
    ])
  func german(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "The usual equipment may be named; other equipment makes another exercise, where it makes sense",
    arguments: [
      ("barbell curl", "biceps-curl"), ("barbell squat", "squat"), ("Langhantel-Kniebeuge", "squat"),
      ("dumbbell lateral raises", "lateral-raise"), ("kettlebell goblet squat", "goblet-squat"),
      ("cable face pull", "face-pull"), ("machine leg press", "leg-press"), ("bodyweight push-up", "push-up"),
      ("kettlebell bench press", "kettlebell-bench-press"), ("kb bench presses", "kettlebell-bench-press"),
      ("sandbag bent-over row", "sandbag-row"), ("kettlebell bent-over row", "kettlebell-row"),
      ("Sandsack-Frontkniebeuge", "sandbag-front-squat"), ("single-leg leg press", "single-leg-press"),
      ("seated hammer curl", "seated-hammer-curl"), ("machine deadlift", nil), ("barbell", nil),
      ("kettlebell run", nil),
      ("barbell plank", nil), ("banded deadlift", nil),
    ] as [(String, String?)])
  func equipment(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "The equipment may come last, and words say how a lift is done",
    arguments: [
      ("assisted pull-up machine", "assisted-pull-up"), ("external rotation with band", "band-external-rotation"),
      ("Bankdrücken mit der Langhantel", "bench-press"), ("Kreuzheben mit Langhantel", "deadlift"),
      ("Rudern mit der Langhantel", "barbell-row"), ("Rudern mit Kurzhantel", "dumbbell-row"),
      ("pec fly machine", "pec-deck"), ("hip adductor machine", "adductor-machine"),
      ("touch and go power snatch", "power-snatch"), ("touch n go bench press", "bench-press"),
      ("tng deadlift", "deadlift"), ("competition pause bench", "paused-bench-press"),
      ("long pause bench", "paused-bench-press"), ("2-count pause squat", "paused-squat"),
      ("tempo bench press", "tempo-bench-press"), ("tempo squat", "tempo-squat"),
      ("reverse band squat", "reverse-band-squat"), ("cambered bar good morning", "cambered-bar-good-morning"),
      ("cambered bar squat", "cambered-bar-squat"), ("low hang power snatch", "low-hang-power-snatch"),
      ("high hang squat clean", "high-hang-clean"), ("side bridge", "side-plank"), ("static quads", "quad-set"),
      ("tempo run", "tempo-run"), ("machine", nil), ("squat machine rack", nil), ("plank machine", nil),
    ] as [(String, String?)])
  func manners(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "A name that means several exercises, or none, finds nothing",
    arguments: [
      "butterfly", "xyzzy", "", " ", "-", "s", "bridge", "crossover", "fly", String(repeating: "squat ", count: 20),
    ])
  func unknown(name: String) {
    #expect(library.find(name) == nil)
  }

  @Test("A name is found by its place in the source, and a place outside of it finds nothing")
  func ranges() {
    let source = Array("bench press 3x8".utf8)
    #expect(library.find(source, in: 0..<11)?.key == "bench-press")
    #expect(library.find(source, in: 0..<5)?.key == "bench-press")
    #expect(library.find(source, in: 90..<100) == nil)
    #expect(library.find([], in: 0..<1) == nil)
    #expect(library.find([0xC3, 0xE2, 0x80, 0xFF], in: 0..<4) == nil)
  }

  @Test("A declared exercise is found by all its names and wins over a built-in one")
  func declared() {
    let mine = ExerciseEntry(
      key: "walrus-walk", english: "Walrus walk", german: "Walrossgang", equipment: .bodyweight, aliases: ["bench"])
    let library = library.adding(mine)
    #expect(library.find("walrus walks") == mine)
    #expect(library.find("WALROSSGANG") == mine)
    #expect(library.find("bench") == mine)
    #expect(library.find("bench press")?.key == "bench-press")
    #expect(library.entry(for: "walrus-walk") == mine)
    #expect(library.nearest(to: "walrus wolk", limit: 1) == [mine])
    #expect(library.all.last == mine)
    #expect(ExerciseLibrary.builtIn.find("walrus walk") == nil)
    let again = ExerciseEntry(key: "walrus-walk", english: "Walrus walk", german: "Walrossmarsch")
    #expect(library.adding(again).find("walrus walk") == again)
  }

  @Test("A key has its name in both languages, an unknown key none")
  func keys() {
    #expect(library.name(of: "bench-press", in: .english) == "Bench press")
    #expect(library.name(of: "bench-press", in: .german) == "Bankdrücken")
    #expect(library.name(of: "bench", in: .english) == nil)
    #expect(library.name(of: "walrus walk", in: .german) == nil)
  }

  @Test("Completions continue what is typed, in one language, in order")
  func completions() {
    #expect(
      library.completions(prefix: "bulg", language: .english, limit: 5) == [
        "bulgarian dip", "bulgarian split squat",
      ])
    #expect(library.completions(prefix: "BANKDR", language: .german, limit: 2).first == "Bankdrücken")
    #expect(library.completions(prefix: "romanian d", language: .english, limit: 5) == ["romanian deadlift"])
    #expect(library.completions(prefix: "rdl", language: .english, limit: 5) == ["rdl"])
    let english = library.completions(prefix: "klimm", language: .english, limit: 5)
    #expect(english.isEmpty && !library.completions(prefix: "klimm", language: .german, limit: 5).isEmpty)
    let own = library.adding(
      ExerciseEntry(key: "my-squat", english: "My squat", german: "My squat", aliases: ["Heavy Squat"]))
    #expect(own.completions(prefix: "heavy sq", language: .english, limit: 5) == ["Heavy Squat"])
    #expect(library.completions(prefix: "xyzzy", language: .english, limit: 5).isEmpty)
    #expect(library.completions(prefix: "", language: .english, limit: 7).count == 7)
    #expect(library.completions(prefix: "squat", language: .english, limit: -1).isEmpty)
  }

  @Test("Any bytes are survived: found or not, near or not")
  func anyBytes() {
    var state: UInt64 = 2026
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let letters =
      Array("aes-' bdkhlxy".utf8) + [0xC3, 0x9F, 0xBC, 0xC2, 0xA0, 0xCC, 0x88, 0xE2, 0x80, 0x99, 0xE1, 0xBA]
    for round in 0..<2000 {
      let source = (0..<Int(next() % 90)).map { _ in round % 2 == 0 ? next() : letters[Int(next()) % letters.count] }
      let range = Int(next() % 4)..<(4 + Int(next()))
      if let entry = library.find(source, in: range) { #expect(library.entry(for: entry.key) == entry) }
      if round < 100 { #expect(library.nearest(to: source, in: range, limit: 3).count <= 3) }
    }
  }
}
