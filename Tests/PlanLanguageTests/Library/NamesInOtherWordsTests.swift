/// Names that are made of a known one: with a posture or a manner behind it, in the plural, as a hold.

import Testing

@testable import PlanLanguage

@Suite("Names in other words")
struct NamesInOtherWordsTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "A posture or a manner may precede a name or follow it",
    arguments: [
      ("Katze-Kuh im Sitzen", "seated-cat-cow"), ("seated cat-cow", "seated-cat-cow"),
      ("Armkreisen im Sitzen", "seated-arm-circle"), ("supine hip CAR", "supine-hip-car"),
      ("quadruped hip CAR", "quadruped-hip-car"), ("prone quad stretch", "prone-quad-stretch"),
      ("side-lying windmill", "thoracic-rotation"), ("supported lunge", "supported-lunge"),
      ("Wadenheben am Stuhl", "supported-calf-raise"), ("Einbeinstand am Stuhl", "supported-single-leg-balance"),
      ("assisted shrimp squat", "assisted-shrimp-squat"), ("nordic curl negative", "negative-nordic-curl"),
      ("eccentric nordic curl", "negative-nordic-curl"), ("Klimmzüge negativ", "negative-pull-up"),
      ("exzentrische Klimmzüge", "negative-pull-up"), ("Stehende Quad-Dehnung", "quad-stretch"),
      ("seated leg extension", "seated-leg-extension"), ("BFR leg extension", "bfr-leg-extension"),
      ("heels-elevated hack squat", "heels-elevated-hack-squat"),
      ("Hackenschmidt-Kniebeuge mit erhöhten Fersen", "heels-elevated-hack-squat"),
      ("inverted row with feet elevated", "feet-elevated-inverted-row"),
      ("Beinstrecker mit BFR", "bfr-leg-extension"), ("BFR cable triceps pressdown", "bfr-triceps-pushdown"),
    ])
  func changed(name: String, key: String) throws {
    let entry = try #require(library.find(name))
    #expect(entry.key == key)
    #expect(library.entry(for: key) == entry && library.find(entry.english)?.key == key)
  }

  @Test(
    "What is done for reps can be held for a time",
    arguments: ["goblet squat hold", "isometric goblet squat", "Goblet Squat halten", "goblet squat iso hold"])
  func held(name: String) throws {
    let entry = try #require(library.find(name))
    #expect(entry.key == "goblet-squat-hold" && entry.measure == .time && entry.equipment == .kettlebell)
    #expect(library.identify(name)?.measure == .time)
  }

  @Test(
    "What says the same is the same",
    arguments: [
      ("Tempoläufe", "tempo-run"), ("Bergläufe", "hill-run"), ("Startsprünge", "dive-start"),
      ("Reißzüge", "snatch-pull"),
      ("bike sprint", "bike-sprint"), ("rowing sprint", "row"), ("full front lever", "front-lever"),
      ("tuck planche hold", "tuck-planche"), ("standard push-up", "push-up"), ("hyrox wall balls", "wall-ball"),
      ("dual dumbbell thruster", "dumbbell-thruster"), ("theraband external rotation", "band-external-rotation"),
      ("dynamic frog stretch", "frog-stretch"), ("stiff-leg DL", "stiff-leg-deadlift"),
      ("chest press dumbell", "dumbbell-bench-press"), ("OH triceps extension", "triceps-extension"),
      ("Rum. Kreuzheben", "romanian-deadlift"), ("Palloff press", "pallof-press"),
      ("Rudern am Kabel (sitzend)", "seated-cable-row"), ("nordic curls (eccentric only)", "negative-nordic-curl"),
      ("Außenrotation Theraband", "band-external-rotation"), ("Gesäß dehnen", "figure-four-stretch"),
      ("Latissimus-Dehnung", "lat-stretch"), ("Sprunggelenk mobilisieren", "ankle-rock"),
      ("open book stretch", "thoracic-rotation"), ("Halbmond-Haltung", "half-moon-pose"),
      ("Welpenhaltung", "puppy-pose"), ("Reißkniebeugen", "overhead-squat"), ("Rollwenden", "flip-turn"),
      ("clamshell exercise", "clamshell"), ("bent-over dumbbell row", "dumbbell-row"),
      ("Dehnung Latissimus", "lat-stretch"), ("seated calves raises", "seated-calf-raise"),
      ("fire hydrant with the band", "fire-hydrant"), ("Hüftheben auf dem Boden", "glute-bridge"),
      ("Rudern mit engem Griff", "seated-cable-row"), ("Deadlift auf einem Bein", "single-leg-romanian-deadlift"),
      ("Beckenheben (Brücke)", "glute-bridge"), ("Balasana (child's pose)", "childs-pose"),
      ("Bizeps-Curls mit Wasserflaschen", "dumbbell-curl"), ("Eigengewicht-Kniebeuge", "air-squat"),
      ("EZ skull crusher", "skull-crusher"), ("Reverse Grip EZ Skullcrusher", "reverse-grip-skull-crusher"),
      ("45° Back Extension", "back-extension"), ("Beinpresse 45°", "leg-press"),
      ("Hamstring-Dehnung", "hamstring-stretch"),
      ("Brustdehnung an der Wand", "chest-stretch"), ("Knie-zur-Brust-Dehnung", "knee-to-chest-stretch"),
      ("Seitl. Ausfallschritt", "lateral-lunge"), ("RFE split squat", "bulgarian-split-squat"),
      ("Pulley Pushdowns", "triceps-pushdown"), ("Step-Up (loaded)", "dumbbell-step-up"),
      ("Russischer Twist mit Hantel", "dumbbell-russian-twist"), ("Rückenstrecken am Boden", "superman"),
      ("one-arm cable pulley rows", "single-arm-cable-row"),
      ("incline dumbbell bench with palms facing in", "neutral-grip-incline-dumbbell-press"),
      ("palms-up barbell wrist curl over a bench", "wrist-curl"),
      ("Kabelzug-Fliegende auf der Schrägbank", "incline-cable-fly"),
      ("Abwechselnde Bizeps-Curls mit Kurzhantel im Stehen", "dumbbell-curl"),
      ("Pistol Squats (einbeinige Kniebeuge)", "pistol-squat"), ("Vogelhundstand (bird dog)", "bird-dog"),
    ])
  func rephrased(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "A word that makes it another movement is not left out, in parentheses either",
    arguments: [
      "easy squat", "supine pull-up", "supine row", "prone bench press", "prone external rotation",
      "standing hip adduction", "standing leg press",
      "caterpillar drill", "kayak drill", "left side plank", "Seitstütz links",
      "assisted bench press",
      "Rad locker", "row calories", "hard run", "Ausfallschritte im Wechsel", "seated run", "Laufen im Sitzen",
      "run hold", "negative run", "Bankdrücken in Bauchlage",
      "full", "easy", "hold", "im Sitzen", "negative", "isometric hold",
      "squat (bench press)", "crazy intervals (bike)", "wall lean (calves)",
    ])
  func another(name: String) {
    #expect(library.find(name) == nil)
  }

  @Test(
    "A name that meant another movement means its own",
    arguments: [
      ("makarasana", "crocodile-pose"), ("Lauf-ABC", "running-abc"), ("Hopserlauf", "skip"),
      ("stair run", "stair-run"), ("Treppenlauf", "stair-run"), ("isometric neck flexion", "neck-isometrics"),
      ("isometric hip adduction", "isometric-hip-adduction"), ("kick switch", "six-kick-switch"),
      ("Koffertragen", "suitcase-carry"), ("knee rocks", "lumbar-rotation"), ("seated heel taps", "seated-heel-tap"),
      ("side-lying windmill", "thoracic-rotation"), ("supine spine twist", "spinal-twist"),
      ("Unterarm-Curls mit der Langhantel (Untergriff)", "wrist-curl"), ("Trizeps-Dips am Stuhl", "bench-dip"),
      ("Seitliche Rumpfdehnung im Sitzen", "seated-side-stretch"), ("Fahrrad-Sprints", "bike-sprint"),
    ])
  func moved(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }
}
