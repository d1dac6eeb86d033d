/// The names that an export has for other apps are understood when they come back.

import PlanLanguage
import Testing
import TrainingStore

@testable import satz

@Suite("Names of other apps")
struct StockNamesTests {
  @Test("A stock name is the exercise that it is written for", arguments: [OtherForm.strong, .hevy])
  func known(form: OtherForm) throws {
    let names = try ForeignNames([], over: [:], .builtIn)
    for (key, name) in StockNames.all(of: form) {
      #expect(ExerciseLibrary.builtIn.entry(for: key) != nil, "\(key)")
      #expect(names.name(name).exercise.key == key, "\(name)")
    }
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
    "A name of somebody's own stays what it is",
    arguments: ["Xylo Raise (Made Up)", "Zorb, Thing", "Flat Foo", "A - B"])
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
