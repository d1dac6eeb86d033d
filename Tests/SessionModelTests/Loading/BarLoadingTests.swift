import SessionModel
import Testing

@Suite("What bar and plates can make")
struct BarLoadingTests {
  let metric = Athlete()
  let imperial = Athlete(units: .pounds)

  @Test(
    "A load rounds down to what the plates make, and never below the bar",
    arguments: [
      (100_000, 100_000), (101_300, 100_000), (102_480, 100_000), (102_500, 102_500), (19_000, 20_000), (-5, 20_000),
    ])
  func rounding(grams: Int, expected: Int) {
    #expect(metric.makeable(Mass(grams: grams), on: .barbell).grams == expected)
  }

  @Test("Plates are named for one side, heaviest first")
  func perSide() {
    #expect(metric.barLoading(atMost: .kilograms(145)).perSide.map(\.grams) == [25_000, 25_000, 10_000, 2_500])
    #expect(metric.barLoading(atMost: .kilograms(20)).perSide.isEmpty)
  }

  @Test("Pounds that add up in plates are not lost to rounding to grams", arguments: [45, 95, 135, 185, 225, 315, 405])
  func pounds(load: Int) {
    #expect(imperial.makeable(Mass(pounds: load), on: .barbell) == Mass(pounds: load))
  }

  @Test("58 percent of 300 lb is 172.5 lb on the bar, as the published program says")
  func fiveThreeOne() throws {
    let computed = try #require(Mass(pounds: 300).share(permille: 580))
    let made = imperial.makeable(computed, on: .barbell)
    #expect(made.grams == (345 * 45_359_237 + 100_000) / 200_000)
    #expect(imperial.barLoading(atMost: computed).perSide.map(\.grams) == [20_412, 4_536, 2_268, 1_134, 567])
  }

  @Test("Two tens are found where the fifteen would leave a gap")
  func notGreedy() {
    let athlete = Athlete(plates: [
      PlatePairs(mass: .kilograms(15), pairs: 1), PlatePairs(mass: .kilograms(10), pairs: 2),
    ])
    #expect(athlete.barLoading(atMost: .kilograms(60)).perSide == [.kilograms(10), .kilograms(10)])
  }

  @Test("A gym with few plates makes no more than it has")
  func fewPlates() {
    let athlete = Athlete(plates: [PlatePairs(mass: .kilograms(20), pairs: 1)])
    #expect(athlete.makeable(.kilograms(500), on: .barbell) == .kilograms(60))
    #expect(Athlete(plates: []).makeable(.kilograms(500), on: .barbell) == .kilograms(20))
  }

  @Test("Without a bar, loads change by a pair of the smallest plates")
  func otherImplements() {
    #expect(metric.makeable(Mass(grams: 24_900), on: .other) == Mass(grams: 22_500))
    #expect(metric.makeable(Mass(grams: 900), on: .other) == Mass(grams: 2_500))
  }

  @Test("Only the body takes less than nothing: weights have at least one step, a bar stays on it")
  func assistance() {
    #expect(metric.makeable(Mass(grams: -5_000), on: .body) == Mass(grams: -5_000))
    #expect(metric.makeable(Mass(grams: 11_000), on: .body) == Mass(grams: 10_000))
    #expect(metric.makeable(Mass(grams: -5_000), on: .other) == Mass(grams: 2_500))
    #expect(metric.makeable(Mass(grams: -5_000), on: .barbell) == .kilograms(20))
  }

  @Test("People write quarters of a kilogram and halves of a pound")
  func written() {
    #expect(Mass(grams: 7_000).isWritten && Mass(grams: 11_250).isWritten)
    #expect(Mass(pounds: 13).isWritten && Mass(grams: 10_206).isWritten)
    #expect(!Mass(grams: 17_100).isWritten && !Mass(grams: 0).isWritten)
  }

  @Test("No load, however absurd, traps", arguments: [Int.max, Int.min, Int.max / 2])
  func absurd(grams: Int) {
    _ = metric.makeable(Mass(grams: grams), on: .barbell)
    _ = imperial.makeable(Mass(grams: grams), on: .other)
    _ = imperial.makeable(Mass(grams: grams), on: .body)
    _ = Mass(grams: grams).isWritten
    _ = Mass(grams: grams).share(permille: 990)
    _ = RepMax.estimatedMax(load: Mass(grams: grams), reps: 3)
  }

  @Test("Whatever the plates, the result is makeable and not above the load")
  func property() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let plates = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        PlatePairs(
          mass: Mass(grams: Int.random(in: 1...40, using: &random) * 625), pairs: .random(in: 0...4, using: &random))
      }
      let athlete = Athlete(plates: plates)
      let load = Mass(grams: Int.random(in: 20_000...250_000, using: &random))
      let loading = athlete.barLoading(atMost: load)
      #expect(loading.total.grams <= load.grams + 10)
      for plate in Set(loading.perSide) {
        let owned = plates.filter { $0.mass == plate }.reduce(0) { $0 + $1.pairs }
        #expect(loading.perSide.count { $0 == plate } <= owned)
      }
    }
  }
}

/// The same numbers on every run.
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 17)
  }
}
