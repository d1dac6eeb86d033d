/// The names that an export has for other apps are understood when they come back.

import PlanLanguage
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("Names of other apps")
struct StockNamesTests {
  @Test("Every name of the lists is known, with its muscles", arguments: [StockList.strong, .hevy])
  func known(list: StockList) {
    #expect(list.names.count > 250)
    for name in list.names {
      let entry = ForeignNames.entry(name, in: .builtIn)
      #expect(entry?.primary.isEmpty == false && entry?.german.isEmpty == false, "\(name)")
    }
  }

  @Test("A stock name comes back as a stock name of the same exercise", arguments: [StockList.strong, .hevy])
  func roundTrip(list: StockList) throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    for name in list.names {
      let exercise = names.name(name).exercise
      let written = try #require(list.name(of: exercise.key), "\(name)")
      #expect(list.has(written) && names.name(written).exercise.key == exercise.key, "\(name)")
    }
  }

  @Test(
    "Of several names for one exercise, the usual one is written",
    arguments: [
      ("squat", "Squat (Barbell)", "Squat (Barbell)"),
      ("bench-press", "Bench Press (Barbell)", "Bench Press (Barbell)"),
      ("skull-crusher", "Skullcrusher (Barbell)", "Skullcrusher (Barbell)"),
      ("triceps-pushdown", "Triceps Pushdown (Cable - Straight Bar)", "Triceps Pushdown"),
      ("cable-fly", "Cable Crossover", "Cable Fly Crossovers"), ("front-squat", "Front Squat (Barbell)", "Front Squat"),
      ("seated-calf-raise", "Seated Calf Raise (Machine)", "Seated Calf Raise"), ("run", "Running", "Running"),
      ("leg-press", "Leg Press", "Leg Press (Machine)"), ("dip", "Chest Dip", "Chest Dip"),
      ("row", "Rowing (Machine)", "Rowing Machine"), ("plank", "Plank", "Plank"),
    ])
  func usual(key: String, strong: String, hevy: String) {
    #expect(StockList.strong.name(of: key) == strong)
    #expect(StockList.hevy.name(of: key) == hevy)
  }

  @Test("Hevy counts a load on top of the body under a name of its own, Strong under the same")
  func weighted() {
    let belt = Load.bodyweight(plus: Mass(grams: 10_000))
    #expect(StockList.hevy.name(of: "pull-up", with: belt) == "Pull Up (Weighted)")
    #expect(StockList.hevy.name(of: "dip", with: belt) == "Chest Dip (Weighted)")
    #expect(StockList.hevy.name(of: "pull-up", with: .bodyweight(plus: Mass(grams: -10_000))) == "Pull Up")
    #expect(StockList.hevy.name(of: "pull-up", with: .unstated) == "Pull Up")
    #expect(StockList.hevy.name(of: "muscle-up", with: belt) == "Muscle Up")
    #expect(StockList.strong.name(of: "pull-up", with: belt) == "Pull Up")
  }

  @Test("Names that mean something else here are what those apps mean")
  func others() throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    #expect(names.name("Around The World").exercise.key == "dumbbell-around-the-world")
    #expect(names.name("Toe Touch").exercise.key == "toe-touch-crunch")
  }

  @Test(
    "Equipment is understood wherever it stands in a name",
    arguments: [
      ("Squat, Barbell", "squat"), ("Bench Press, Dumbbell", "dumbbell-bench-press"),
      ("Lat Pulldown, Leverage Machine", "machine-lat-pulldown"), ("Bicep Curl, EZ Bar", "ez-bar-curl"),
      ("Running, Treadmill", "treadmill"), ("Flat Barbell Bench Press", "bench-press"),
      ("Flat Dumbbell Fly", "dumbbell-fly"), ("Lateral Dumbbell Raise", "lateral-raise"),
      ("Close Grip Barbell Bench Press", "close-grip-bench-press"), ("Lateral Machine Raise", "machine-lateral-raise"),
      ("Barbell Bench Press - Medium Grip", "bench-press"), ("Front Barbell Squat", "front-squat"),
      ("Barbell Incline Bench Press - Medium Grip", "incline-bench-press"),
      ("Triceps Pushdown - Rope Attachment", "rope-pushdown"), ("Dips - Chest Version", "dip"),
      ("Cable Hammer Curls - Rope Attachment", "rope-hammer-curl"), ("Neutral Chin Up", "neutral-grip-pull-up"),
    ])
  func equipment(theirs: String, key: String) throws {
    #expect(try ForeignNames([], over: [:], .builtIn).name(theirs).exercise.key == key)
  }

  @Test(
    "German names have their equipment in parentheses, too",
    arguments: [
      ("Beinstrecker (Maschine)", "Leg Extension (Machine)"), ("Klimmzug (Gewichtet)", "Pull Up (Weighted)"),
      ("Dips (Gewichtet)", "Dip (Weighted)"), ("Bankdrücken (Langhantel)", "Bench Press (Barbell)"),
      ("Bankdrücken (Kurzhantel)", "Bench Press (Dumbbell)"), ("Kniebeuge (Multipresse)", "Squat (Smith Machine)"),
      ("Klimmzug (Unterstützt)", "Pull Up (Assisted)"), ("Beinpresse (Maschine)", "Leg Press (Machine)"),
      ("Kniebeuge (Körpergewicht)", "Squat (Bodyweight)"), ("Crunch (Maschine)", "Crunch (Machine)"),
      ("Liegestütze (Gewichtet)", "Push Up (Weighted)"), ("Face Pull (Kabelzug)", "Face Pull (Cable)"),
      ("Wadenheben (Maschine)", "Standing Calf Raise (Machine)"), ("Bizepscurl (SZ-Stange)", "Bicep Curl (EZ Bar)"),
    ])
  func german(theirs: String, english: String) throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    #expect(names.name(theirs).match == .library)
    #expect(names.name(theirs).exercise.key == names.name(english).exercise.key)
  }

  @Test("Names of Hevy's own spelling are known")
  func misspelt() throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    #expect(names.name("Cable Core Palloff Press").exercise.key == "pallof-press")
    #expect(names.name("Low Row (Suspension)").exercise.key == "suspension-row")
  }

  @Test(
    "A name of somebody's own stays what it is",
    arguments: ["Xylo Raise (Made Up)", "Zorb, Thing", "Flat Foo", "A - B", "Xylo (Maschine)"])
  func unknown(theirs: String) throws {
    #expect(try ForeignNames([], over: [:], .builtIn).name(theirs).match == .own)
  }

  @Test("Loads of pull-ups and dips come on top of the body, those of lunges are held")
  func loadsOnTheBody() throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    for name in ["Pull Up", "Chin Up", "Chest Dip", "Triceps Dip", "Push Up", "Ring Dip", "Muscle Up", "Inverted Row"] {
      #expect(names.name(name).isBodyweight, "\(name)")
    }
    let held = [
      "Lunge", "Walking Lunge", "Step-up", "Split Squat", "Pistol Squat", "Calf Raise", "Sit Up", "Glute Bridge",
      "Back Extension", "Russian Twist", "Leg Raise", "Prone Y Raise", "Burpee", "Plank",
    ]
    for name in held { #expect(names.name(name).match == .library && !names.name(name).isBodyweight, "\(name)") }
  }

  @Test("A PNG of pixels is decoded to the same pixels")
  func png() throws {
    let pixels = (0..<35).map { Raster.Pixel(red: UInt8($0 * 7), green: UInt8(255 - $0), blue: UInt8($0)) }
    let raster = Raster(width: 7, height: 5, pixels: pixels)
    let bytes = try #require(raster.png())
    #expect(Raster(try #require(PictureFile.picture(bytes))) == raster)
  }
}
