import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("How quantities are written")
struct UnitFormatterTests {
  private let english = UnitFormatter(language: .english)
  private let german = UnitFormatter(language: .german)
  private let pounds = UnitFormatter(language: .english, units: .pounds)

  @Test("German has a comma where English has a point")
  func decimals() {
    #expect(english.mass(Mass(grams: 82_500)) == "82.5 kg")
    #expect(german.mass(Mass(grams: 82_500)) == "82,5 kg")
    #expect(german.mass(Mass(grams: 1250)) == "1,25 kg")
    #expect(german.mass(.kilograms(100)) == "100 kg")
    #expect(german.effort(.rpe(tenths: 85, upTo: nil)) == "RPE 8,5")
    #expect(english.load(.share(permille: 725, of: "squat")) == "72.5 %")
    #expect(german.distance(Length(millimetres: 10_500_000)) == "10,5 km")
    #expect(english.distance(Length(millimetres: 4_988_970)) == "4.99 km")
    #expect(english.distance(Length(millimetres: 999_400)) == "999.4 m")
  }

  @Test("A pace keeps the tenths that were written; what was only computed or measured has none")
  func tenthsOfPaces() {
    let rower = Exercise(key: "row", name: "row")
    func pace(_ milliseconds: WideInt, _ formatter: UnitFormatter, upTo: WideInt? = nil) -> String {
      formatter.effort(.pace(Milliseconds(milliseconds), upTo: upTo.map { Milliseconds($0) }), of: rower)
    }
    #expect(pace(233_000, english) == "1:56.5/500 m" && pace(233_000, german) == "1:56,5/500 m")
    #expect(pace(233_000, english, upTo: 236_000) == "1:56.5–1:58/500 m")
    #expect(pace(233_469, english) == "1:57/500 m")
    var miles = english
    miles.written = WrittenUnits(pace: PaceUnit(thousandths: 1000, unit: .mile))
    #expect(pace(279_928, miles) == "7:30.5/mi")
    func done(_ milliseconds: WideInt, _ metres: WideInt, _ key: String) -> String? {
      english.pace(
        of: Performance(time: Milliseconds(milliseconds), distance: Length(millimetres: metres * 1000)),
        in: Exercise(key: key, name: key))
    }
    #expect(done(466_000, 2000, "row") == "1:56.5/500 m")
    #expect(done(270_700, 1000, "run") == "4:30/km" && english.time(Milliseconds(270_700), of: nil) == "4:30")
    #expect(done(1_502_000, 5000, "run") == "5:00/km")
    #expect(english.time(Milliseconds(116_500), of: rower) == "1:56.5")
    #expect(english.time(Milliseconds(116_513), of: rower) == "1:56")
    #expect(english.time(Milliseconds(12_800), of: nil) == "12.8 s")
    #expect(english.time(Milliseconds(12_834), of: nil) == "12 s")
  }

  @Test("No number is too large to be written", arguments: [Int.min, -.max, Int.max, 1 << 40, -1, 0])
  func extremes(_ number: Int) {
    var miles = english
    miles.written = WrittenUnits(load: .pounds, distance: .mile, pace: PaceUnit(thousandths: 1000, unit: .mile))
    for formatter in [english, german, pounds, miles] {
      let time = Milliseconds(number)
      let texts = [
        formatter.mass(Mass(grams: number)), formatter.distance(Length(millimetres: number)), formatter.length(time),
        formatter.clock(time), formatter.elapsed(time), formatter.rough(time), formatter.bare(Mass(grams: number)),
        formatter.load(.bodyweight(plus: Mass(grams: number))), formatter.load(.share(permille: number, of: "squat")),
        formatter.effort(.pace(time, upTo: nil)), formatter.effort(.rpe(tenths: number, upTo: nil)),
      ]
      for text in texts { #expect(!text.isEmpty) }
    }
  }

  @Test("Hundredths are rounded as before", arguments: [0, 4, 5, 994, 995, 999, 1004, 1005, 12_345, -4, -5, -1995])
  func hundredths(_ grams: Int) {
    let rounded = (abs(grams) * 100 + 500) / 1000
    let sign = grams < 0 && rounded > 0 ? "−" : ""
    var digits = rounded % 100 == 0 ? "" : String("0\(rounded % 100)".suffix(2))
    if digits.hasSuffix("0") { digits.removeLast() }
    #expect(english.decimal(grams, per: 1000) == sign + "\(rounded / 100)" + (digits.isEmpty ? "" : "." + digits))
  }

  @Test("A load written in pounds comes back as it was written", arguments: [1, 5, 10, 90, 181, 900, 1801])
  func quarterPounds(_ quarters: Int) {
    let grams = (quarters * 45_359_237 + 200_000) / 400_000
    let whole = quarters / 4
    let fraction = ["", ".25", ".5", ".75"][quarters % 4]
    #expect(pounds.mass(Mass(grams: grams)) == "\(whole)\(fraction) lb")
  }

  @Test("Pounds are never a different number: as written, or to a tenth")
  func tenthsOfPounds() {
    #expect(pounds.mass(Mass(grams: 81_828)) == "180.4 lb")
    #expect(pounds.mass(Mass(grams: 82_500)) == "181.9 lb")
    #expect(pounds.mass(Mass(grams: -82_500)) == "−181.9 lb")
    #expect(pounds.writing(WrittenUnits(load: .pounds)).mass(Mass(grams: 5597)) == "12.34 lb")
  }

  @Test("What is left is rounded up, what has passed is rounded down")
  func clocks() {
    #expect(english.clock(Milliseconds(59_001)) == "1:00")
    #expect(english.elapsed(Milliseconds(59_999)) == "0:59")
    #expect(english.clock(.seconds(3723)) == "1:02:03")
    #expect(english.clock(Milliseconds(-5)) == "0:00")
  }

  @Test("Durations read as they would be spoken")
  func lengths() {
    #expect(english.length(.seconds(45)) == "45 s")
    #expect(english.length(.seconds(90)) == "1:30")
    #expect(english.length(.minutes(3)) == "3 min")
    #expect(english.length(Milliseconds(2_395_800)) == "39:56")
    #expect(english.length(Milliseconds(59_800)) == "59.8 s")
    #expect(english.exact(Milliseconds(82_900)) == "1:22.9")
    #expect(german.exact(Milliseconds(82_900)) == "1:22,9")
    #expect(english.exact(.seconds(90)) == "1:30")
    #expect(english.exact(.minutes(3)) == "3 min")
    #expect(english.interval(Milliseconds(90_500)) == "1:30.5")
    #expect(english.sendOff(Milliseconds(52_500)) == "0:52.5")
    #expect(english.sendOff(.seconds(105)) == "1:45")
    #expect(english.lengths(Milliseconds(89_600), Milliseconds(120_000)) == "1:29.6–2:00")
    #expect(german.lengths(Milliseconds(90_500), Milliseconds(100_250)) == "1:30,5–1:40,25")
    #expect(english.lengths(.seconds(90), .minutes(2)) == "1:30–2:00")
    #expect(german.length(Milliseconds(4500)) == "4,5 s")
    #expect(english.rough(.seconds(150)) == "3 min")
  }

  @Test("Targets, loads and efforts are written in both languages")
  func targets() {
    #expect(english.target(.reps(Amount(min: 8, max: 12))) == "8–12")
    #expect(english.target(.reps(.atLeast(5))) == "5+")
    #expect(english.target(.reps(.atLeast(0))) == "max")
    #expect(english.target(.repsWithin(.atLeast(0), .minutes(10))) == "max in 10 min")
    #expect(german.target(.total(60)) == "60 insgesamt")
    let cluster = Target.cluster([.exactly(1), .exactly(1)], pause: .seconds(15))
    #expect(english.target(cluster) == "(1, 1) pause 15 s")
    #expect(german.target(cluster) == "(1, 1) Pause 15 s")
    #expect(english.load(.bodyweight(plus: .kilograms(-20))) == "bw − 20 kg")
    #expect(english.load(.mass(count: 2, each: .kilograms(24), upTo: nil)) == "2 × 24 kg")
    #expect(english.load(.asked(suggestion: .kilograms(60))) == "? (60 kg)")
    #expect(english.effort(.pace(.seconds(240), upTo: .seconds(250))) == "4:00–4:10/km")
  }

  @Test("Text is broken at spaces, and a word that is too long gets its own line")
  func wrapping() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("Donaudampfschifffahrt ja".wrapped(to: 8) == ["Donaudampfschifffahrt", "ja"])
    #expect("".wrapped(to: 8) == [""])
    // Two columns each.
    #expect("力力 力力".wrapped(to: 8) == ["力力", "力力"])
    #expect("力".padded(to: 4) == "力  ")
    #expect("8 @ 80 kg, 5 @ 90 kg".wrapped(to: 12, isList: true) == ["8 @ 80 kg,", "5 @ 90 kg"])
    // An entry that is too long is broken within, but not before its number.
    #expect(
      "Schrägbank mit Kurzhanteln, Dip".wrapped(to: 14, isList: true) == ["Schrägbank mit", "Kurzhanteln,", "Dip"])
    #expect("vordere Schulter 10,5, Dip".wrapped(to: 18, isList: true) == ["vordere", "Schulter 10,5, Dip"])
  }

  @Test("A load below nothing is assistance")
  func assistance() {
    let load = Load.mass(count: 1, each: .kilograms(-5), upTo: nil)
    #expect(UnitFormatter(language: .english).load(load) == "assisted 5 kg")
    #expect(UnitFormatter(language: .german).load(load) == "5 kg Unterstützung")
  }

  @Test("A pace is that of the sport")
  func paces() {
    let formatter = UnitFormatter(language: .english)
    func pace(_ key: String, _ seconds: Int) -> String {
      formatter.effort(.pace(.seconds(seconds), upTo: nil), of: Exercise(key: key, name: key))
    }
    #expect(pace("freestyle-swim", 1050) == "1:45/100 m")
    #expect(pace("row", 240) == "2:00/500 m")
    #expect(pace("run", 270) == "4:30/km")
    #expect(pace("something of my own", 270) == "4:30/km")
  }
}
