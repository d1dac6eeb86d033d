import Testing

@testable import PlanLanguage

@Suite("The names of whole fields")
struct StockNamesTests {
  static let lists = ["crossfit", "wodcraft", "swimming", "mobility", "parkour"]

  @Test("Every name is known, with its muscles and a name in both languages", arguments: lists)
  func known(list: String) throws {
    let text = String(decoding: try GoldenFiles.bytes(GoldenFiles.folder("Names") + "/\(list).txt"), as: UTF8.self)
    let names = text.split(separator: "\n").map(String.init)
    #expect(names.count > 80)
    for name in names {
      let entry = ExerciseLibrary.builtIn.find(name)
      #expect(entry?.primary.isEmpty == false && entry?.german.isEmpty == false, "\(name)")
    }
  }

  @Test(
    "Pilates, yoga, boxing, strongman, climbing, throwing, drills, physio: known, and counted as their coaches count")
  func counted() throws {
    let text = String(decoding: try GoldenFiles.bytes(GoldenFiles.folder("Names") + "/measured.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 1000)
    for line in lines {
      let parts = line.split(separator: "|").map(String.init)
      #expect(ExerciseLibrary.builtIn.find(parts[0])?.measure.rawValue == parts.last, "\(line)")
    }
  }

  @Test("A variant of a known exercise is found by its key again, and trains the same")
  func variants() {
    let library = ExerciseLibrary.builtIn
    for name in ["kettlebell bench press", "medicine ball push-up", "plate bent-over row", "seated hammer curl"] {
      guard let entry = library.find(name) else {
        Issue.record("\(name)")
        continue
      }
      #expect(library.entry(for: entry.key) == entry && library.find(entry.english)?.key == entry.key, "\(name)")
      #expect(!entry.primary.isEmpty && library.all.contains { $0.key == entry.key } == false, "\(name)")
    }
  }

  @Test(
    "What other apps write in parentheses belongs to the name",
    arguments: [
      ("Bench Press (Barbell)", "bench-press"), ("Bench Press (Dumbbell)", "dumbbell-bench-press"),
      ("Bench Press - Close Grip (Barbell)", "close-grip-bench-press"), ("Chin Up (Weighted)", "weighted-chin-up"),
      ("lat pulldown (single arm)", "single-arm-lat-pulldown"), ("Squat (Bodyweight)", "air-squat"),
      ("Bent Over Row (Band)", "band-row"), ("Leg Press ( Machine )", "leg-press"), ("Squat (Spoon)", nil),
      ("(Barbell)", nil), ("Squat ()", nil), ("Squat (", nil), ("Squat)", nil), ("()", nil),
      ("Press (" + String(repeating: "x", count: 70) + ")", nil),
    ] as [(String, String?)])
  func parentheses(name: String, key: String?) {
    #expect(ExerciseLibrary.builtIn.find(name)?.key == key)
  }

  @Test(
    "What coaches, climbers and physios write is known, in English and German",
    arguments: [
      ("trail run", "trail-run"), ("Geländelauf", "trail-run"), ("Fahrtspiel", "fartlek"),
      ("competition bench", "bench-press"), ("competition squat", "squat"), ("competition deadlift", "deadlift"),
      ("incline smith press", "smith-incline-press"), ("incline cable fly", "incline-cable-fly"),
      ("bucket carry", "bucket-carry"), ("rack chins", "rack-chin"), ("hill bounding", "hill-bounding"),
      ("half crimp", "half-crimp-hang"), ("open hand", "open-hand-hang"), ("drag hang", "open-hand-hang"),
      ("boulder problems", "boulder-problem"), ("Brücke", "glute-bridge"), ("Beckenheben", "glute-bridge"),
      ("Quadrizeps anspannen", "quad-set"), ("Quadsetting", "quad-set"), ("Fersengleiten", "heel-slide"),
      ("Päckchenstellung", "childs-pose"), ("Shavasana", "corpse-pose"), ("Totenstellung", "corpse-pose"),
      ("sun salutation A", "sun-salutation-a"), ("Sonnengruß B", "sun-salutation-b"),
      ("butterfly pose", "butterfly-stretch"), ("dragon", "dragon-pose"), ("sleeping swan", "sleeping-swan"),
      ("half pigeon", "pigeon-stretch"), ("Beine", "swim-kick"), ("Arme", "swim-pull"),
      ("Rudermaschine sitzend", "machine-row"), ("Latzug eng", "close-grip-lat-pulldown"),
      ("Rudern vorgebeugt", "barbell-row"), ("Sandsack-Ausfallschritte", "sandbag-lunge"),
      ("Liegestütze", "push-up"), ("Kniebeugen", "squat"), ("warrior I", "warrior-one"), ("Warrior II", "warrior-two"),
      ("warrior 3", "warrior-three"), ("Schrägbankdrücken mit Kurzhanteln", "incline-dumbbell-press"),
      ("Kurzhantelschrägbankdrücken", "incline-dumbbell-press"), ("Umsetzen und Stoßen", "clean-and-jerk"),
    ])
  func ofTheField(name: String, key: String) {
    #expect(ExerciseLibrary.builtIn.find(name)?.key == key)
  }

  @Test("A declared exercise may be named with its equipment in parentheses, too")
  func declared() {
    let mine = ExerciseEntry(key: "yard-press", english: "Yard press", german: "Hofpresse", equipment: .kettlebell)
    let library = ExerciseLibrary.builtIn.adding(mine)
    #expect(library.find("Yard Press (Kettlebell)") == mine)
    #expect(library.find("Yard Press (Barbell)") == nil)
  }

  @Test("A word with several meanings names none of them, and offers all", arguments: AmbiguousNames.table.map(\.word))
  func ambiguous(word: String) throws {
    let library = ExerciseLibrary.builtIn
    #expect(library.find(word) == nil)
    let keys = try #require(AmbiguousNames.keys(for: FoldedName(word.utf8.span)))
    #expect(keys.count > 1 && keys.allSatisfy { library.entry(for: $0) != nil })
    #expect(library.nearest(to: word.uppercased(), limit: 2).map(\.key) == Array(keys.prefix(2)))
    let own = ExerciseEntry(key: word + "-own", english: word + " own", german: word + " eigen")
    #expect(library.adding(own).nearest(to: word, limit: 9).contains(own))
  }
}
