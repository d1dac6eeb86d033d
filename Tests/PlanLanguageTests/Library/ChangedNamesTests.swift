import Testing

@testable import PlanLanguage

@Suite("Names made of a known exercise and what changes it")
struct ChangedNamesTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "Equipment may be said anywhere, in both languages, and finds what the table has with it",
    arguments: [
      ("Seitheben Kabelzug", "cable-lateral-raise"), ("Rumänisches Kreuzheben KH", "dumbbell-romanian-deadlift"),
      ("Schulterdrücken Multipresse", "smith-shoulder-press"), ("Bizepscurls Kabel", "cable-curl"),
      ("Außenrotation KH", "dumbbell-external-rotation"), ("Abduktoren am Gerät", "hip-abduction-machine"),
      ("Stehendes Wadenheben mit der Langhantel", "barbell-calf-raise"), ("Kreuzheben Trap Bar", "trap-bar-deadlift"),
      ("Lat Pulldown am Gerät", "machine-lat-pulldown"), ("Leverage chest press", "chest-press-machine"),
      ("cable one arm lateral raise", "cable-lateral-raise"), ("hammer strength high row", "high-row"),
      ("barbell one leg squat", "barbell-pistol-squat"), ("cable deadlift", "cable-deadlift"),
      ("Ausfallschritte Multipresse", "smith-machine-lunge"), ("EZ bar reverse curl", "ez-bar-reverse-curl"),
      ("football bar floor press", "swiss-bar-floor-press"), ("SSB split squat", "safety-bar-split-squat"),
      ("TRX split squat", "suspension-split-squat"), ("swiss ball side plank", "swiss-ball-side-plank"),
      ("bodyweight single leg deadlift", "bodyweight-single-leg-romanian-deadlift"), ("BW dips", "dip"),
      ("Face Pulls Seil", "face-pull"), ("Trizepsdrücken Seil", "rope-pushdown"), ("machine deadlift", nil),
      ("barbell plank", nil), ("kettlebell leg press", nil),
    ] as [(String, String?)])
  func equipment(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "A posture, a grip, a bench, one side, a weight, a hold: each makes another exercise where it makes sense",
    arguments: [
      ("seated incline hammer curl", "seated-incline-hammer-curl"),
      ("half kneeling DB press", "half-kneeling-press"),
      ("half kneeling single arm pulldown", "half-kneeling-single-arm-lat-pulldown"),
      ("Kurzhantelcurls sitzend", "seated-dumbbell-curl"), ("Seitheben Schrägbank", "incline-lateral-raise"),
      ("wide grip upright row", "wide-grip-upright-row"), ("Beinpresse breit", "wide-stance-leg-press"),
      ("Klimmzüge weit", "wide-grip-pull-up"), ("Latzug eng", "close-grip-lat-pulldown"),
      ("reverse grip barbell row", "yates-row"), ("weighted glute bridge", "weighted-glute-bridge"),
      ("Beckenheben mit Gewicht", "weighted-glute-bridge"), ("Plank mit Gewicht", "weighted-plank"),
      ("assistierte Klimmzüge", "assisted-pull-up"), ("weighted vest pull-ups", "weighted-pull-up"),
      ("bench press with chains", "bench-press-with-chains"),
      ("back extension hold", "back-extension-hold"), ("split squat iso hold", "split-squat-hold"),
      ("isometric back extension", "back-extension-hold"), ("Ausfallschritt halten", "lunge-hold"),
      ("side plank hold", "side-plank"), ("2 sec pause bench press", "paused-bench-press"),
      ("speed deadlift", "deadlift"), ("Bankdrücken flach", "bench-press"),
      ("standing bench press", nil), ("lying press", nil), ("seated standing hammer curl", nil),
      ("weighted leg press", nil),
      ("Rudern tief", nil),
    ] as [(String, String?)])
  func manners(name: String, key: String?) {
    #expect(library.find(name)?.key == key)
  }

  @Test("A hold is counted in seconds, and keeps what the exercise trains")
  func holds() {
    let hold = library.find("back extension hold")
    #expect(hold?.measure == .time && hold?.primary == library.entry(for: "back-extension")?.primary)
    #expect(hold?.english == "Back extension hold" && hold?.german == "Hyperextension halten")
  }

  @Test(
    "Every variant has a key and names that find it again",
    arguments: [
      "kettlebell single arm floor press", "half kneeling single arm cable row", "seated cable crunch",
      "safety bar good morning", "swiss bar incline bench press", "deficit bulgarian split squat", "lying cable curl",
      "single-arm barbell row", "squat against bands", "BOSU push-up", "tempo front squat", "goblet squat hold",
      "wide stance box squat", "chest supported rear delt row", "weighted side plank", "ez bar upright row",
    ])
  func again(name: String) throws {
    let entry = try #require(library.find(name))
    #expect(library.entry(for: entry.key) == entry)
    #expect(library.find(entry.english)?.key == entry.key, "\(entry.english)")
    #expect(!entry.primary.isEmpty)
  }

  @Test(
    "A key that was logged before the table had the exercise keeps its name",
    arguments: ["standing-biceps-curl", "smith-machine-glute-bridge", "seated-hip-abduction-machine"])
  func logged(key: String) {
    #expect(library.entry(for: key)?.key == key)
  }

  @Test(
    "What gyms call their machines and cables, in German",
    arguments: [
      ("Long-Pulley", "seated-cable-row"), ("Rudern eng", "seated-cable-row"), ("Rudern breit", "wide-grip-cable-row"),
      ("Frontziehen", "lat-pulldown"), ("Hintere Schulter Maschine", "reverse-pec-deck"),
      ("Butterfly am Kabelzug", "cable-fly"), ("Wadenmaschine", "standing-calf-raise"),
      ("Beinpresse 45 Grad", "leg-press"), ("Militärpresse", "overhead-press"), ("Seitenheben", "lateral-raise"),
      ("Bizeps Curls", "biceps-curl"), ("Trizeps Pushdowns Seil", "rope-pushdown"), ("Po-Brücke", "glute-bridge"),
      ("Beinheben an der Stange", "hanging-leg-raise"), ("Plank seitlich", "side-plank"),
      ("Ausfallschritte seitlich", "lateral-lunge"), ("Zug zum Gesicht", "face-pull"),
      ("Kniestrecker", "leg-extension"),
    ])
  func german(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "Words with several meanings are asked about",
    arguments: [
      "cable pull", "high cable pull", "Sandsack", "Kabelzug", "side leg raises", "dip machine", "band kickbacks",
      "squats with bands", "Rumpfrotation",
    ])
  func ambiguous(name: String) {
    #expect(library.find(name) == nil && library.nearest(to: name, limit: 4).count > 1)
  }

  @Test("A name of many words is survived", arguments: ["db kb bb lh kh bw sa wide eng iso sz ring", "seated lying"])
  func manyWords(name: String) {
    #expect(library.find(name) == nil)
  }
}
