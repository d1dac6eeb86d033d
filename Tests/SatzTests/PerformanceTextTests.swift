import SessionModel
import Testing

@testable import satz

@Suite("What was done, as it is typed")
struct PerformanceTextTests {
  @Test(
    "Reps, load, effort, time, distance, energy and rounds are read, in any order",
    arguments: [
      ("", Performance()),
      ("8", Performance(reps: 8)),
      ("8x", Performance(reps: 8)),
      ("8 reps", Performance(reps: 8)),
      ("8 Wdh", Performance(reps: 8)),
      ("8 @ 82.5kg", Performance(reps: 8, load: Mass(grams: 82_500), units: WrittenUnits(load: .kilograms))),
      ("8@82,5 kg", Performance(reps: 8, load: Mass(grams: 82_500), units: WrittenUnits(load: .kilograms))),
      ("8x80kg", Performance(reps: 8, load: .kilograms(80), units: WrittenUnits(load: .kilograms))),
      ("8 × 80 kg", Performance(reps: 8, load: .kilograms(80), units: WrittenUnits(load: .kilograms))),
      ("8 kg", Performance(load: .kilograms(8), units: WrittenUnits(load: .kilograms))),
      ("10 @ 2x24kg", Performance(reps: 10, load: .kilograms(24), units: WrittenUnits(load: .kilograms))),
      ("5 @ bw+10kg", Performance(reps: 5, load: .kilograms(10), units: WrittenUnits(load: .kilograms))),
      ("5 @ 225lb", Performance(reps: 5, load: Mass(grams: 102_058), units: WrittenUnits(load: .pounds))),
      ("rpe 8.5 5", Performance(reps: 5, rpeTenths: 85)),
      ("5 @ rpe 8,5", Performance(reps: 5, rpeTenths: 85)),
      ("5 rpe8", Performance(reps: 5, rpeTenths: 80)), ("rir 2", Performance(rpeTenths: 80)),
      ("5 RIR0", Performance(reps: 5, rpeTenths: 100)), ("5 @ rir 1.5", Performance(reps: 5, rpeTenths: 85)),
      (
        "8 @ 82.5kg rpe 8",
        Performance(reps: 8, load: Mass(grams: 82_500), rpeTenths: 80, units: WrittenUnits(load: .kilograms))
      ),
      ("45s", Performance(time: .seconds(45))),
      ("1:30", Performance(time: .seconds(90))),
      ("1,5 min", Performance(time: .seconds(90))),
      ("400 m", Performance(distance: Length(millimetres: 400_000), units: WrittenUnits(distance: .metre))),
      (
        "5km 24:10",
        Performance(
          time: .seconds(1450), distance: Length(millimetres: 5_000_000), units: WrittenUnits(distance: .kilometre))
      ),
      ("20cal", Performance(energy: Energy(kilocalories: 20))),
      ("12 rounds 5", Performance(rounds: 12, extraReps: 5)),
      ("12+5", Performance(rounds: 12, extraReps: 5)),
      ("3 Runden", Performance(rounds: 3)),
      ("9, 4, 3", Performance(parts: [9, 4, 3])),
      ("9,4,3", Performance(parts: [9, 4, 3])),
      (
        "9, 4 @ 60kg rpe 9",
        Performance(parts: [9, 4], load: .kilograms(60), rpeTenths: 90, units: WrittenUnits(load: .kilograms))
      ),
    ])
  func read(_ text: String, _ performance: Performance) throws {
    #expect(try PerformanceText.read(text) == performance)
  }

  @Test(
    "At the prompt a load needs no unit where the second number cannot be reps",
    arguments: [("8x80", 80_000), ("8 x 80", 80_000), ("8×82,5", 82_500), ("12x20", 20_000), ("8 x 80kg", 80_000)])
  func bareLoads(_ text: String, _ grams: WideInt) throws {
    let read = try PerformanceText.read(text, bareLoads: .kilograms)
    #expect(read.load?.grams == grams && read.units == WrittenUnits(load: .kilograms))
    let pounds = try PerformanceText.read("8x135 rpe 8", bareLoads: .pounds)
    #expect(pounds.units == WrittenUnits(load: .pounds) && pounds.rpeTenths == 80)
  }

  @Test("Where both numbers could be reps, both readings are offered", arguments: ["3x8", "5x20"])
  func setsOrLoad(_ text: String) {
    let reps = Int(text.drop { $0 != "x" }.dropFirst()) ?? 0
    #expect(throws: PerformanceMistake.severalSets(reps: reps, said: text, unit: .kilograms)) {
      try PerformanceText.read(text, bareLoads: .kilograms)
    }
    #expect(
      PerformanceMistake.severalSets(reps: reps, said: text, unit: .kilograms).english.contains("write \(text)kg;"))
  }

  @Test("A bare number is in the measure that is asked for, and anything else is what it says")
  func asked() {
    let (bare, said) = (Performance(reps: 14), Performance(reps: 14, rpeTenths: 80))
    #expect(AskedAmount(.energyWithin(.minutes(1))).meaning(of: bare) == Performance(energy: Energy(kilocalories: 14)))
    #expect(AskedAmount(.energy(.atLeast(0))).meaning(of: bare) == Performance(energy: Energy(kilocalories: 14)))
    #expect(
      AskedAmount(.distanceWithin(.minutes(1))).meaning(of: bare) == Performance(distance: Length(millimetres: 14_000)))
    #expect(AskedAmount(.repsWithin(.atLeast(0), .minutes(1))).meaning(of: bare) == bare)
    #expect(AskedAmount(.energyWithin(.minutes(1))).meaning(of: said) == said)
  }

  @Test(
    "What cannot be read says why",
    arguments: [
      ("8 @ 80", .loadWithoutUnit("80")), ("3x8", .severalSets(reps: 8, said: "3x8", unit: .kilograms)),
      ("-3", .implausible("-3")),
      ("99999999999", .implausible("99999999999")), ("8 rpe 11", .effortOutside("rpe 11", isRIR: false)),
      ("8 rir 10", .effortOutside("rir 10", isRIR: true)),
      ("8,5", .notUnderstood("8,5")),
      ("8 8", .notUnderstood("8")), ("viel", .notUnderstood("viel")), ("8 @", .notUnderstood("@")),
      ("rounds", .notUnderstood("rounds")), ("8 @ 80m", .notUnderstood("80m")),
    ] as [(String, PerformanceMistake)])
  func mistakes(_ text: String, _ mistake: PerformanceMistake) {
    #expect(throws: mistake) { try PerformanceText.read(text) }
  }
}
