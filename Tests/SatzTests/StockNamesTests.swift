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

  @Test("A PNG of pixels is decoded to the same pixels")
  func png() throws {
    let pixels = (0..<35).map { Raster.Pixel(red: UInt8($0 * 7), green: UInt8(255 - $0), blue: UInt8($0)) }
    let raster = Raster(width: 7, height: 5, pixels: pixels)
    let bytes = try #require(raster.png())
    #expect(Raster(try #require(PictureFile.picture(bytes))) == raster)
  }
}
