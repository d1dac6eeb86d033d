/// The log as text and as a table: written the same for the same log, read back without loss, and what is wrong has its line.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("The log as text and as a table")
struct PlainLogTests {
  @Test("Whatever a log holds, its text and its table are read back unchanged", arguments: 0..<150)
  func roundTrip(seed: Int) throws {
    var random = RandomLog(seed: UInt64(seed))
    let entries = (0..<4).map { _ in random.entry() }
    let text = PlainLog.header + "\n" + entries.map(PlainLog.lines).joined()
    #expect(try PlainLog.read(Array(text.utf8)) == entries)
    let csv = LogCSV.header + entries.map(LogCSV.rows).joined()
    #expect(try LogCSV.read(try #require(CSVTable(Array(csv.utf8)))) == entries)
  }

  @Test("A set is one line that a person can read")
  func readable() {
    let session = PortableSession(
      identity: "satz-1", name: "Push", kind: .workout,
      began: WallMoment(milliseconds: 1_795_255_203_120, utcOffsetSeconds: 3600), length: Milliseconds(2_457_000),
      active: nil, outcome: .finished,
      sets: [
        PortableSet(
          exercise: Sample.bench, set: 1, of: 3, role: .work, side: nil, label: nil,
          performance: Performance(reps: 8, rpeTenths: 85, units: WrittenUnits(load: .pounds)),
          load: .mass(count: 1, each: Mass(grams: 82_500), upTo: nil),
          cutOff: false, began: Milliseconds(12_500), ended: Milliseconds(45_000),
          heartRate: HeartRate(average: 128, maximum: 152, zoneSeconds: [0, 30, 10, 0, 0]))
      ],
      scores: [
        TitledScore(title: "Fran", score: .time(Milliseconds(450_250))),
        TitledScore(title: nil, score: .rounds(12, extraReps: 5)),
      ], notes: ["felt \"good\""])
    #expect(
      PlainLog.lines(of: .session(session)) == """

        session 2026-11-21 11:00:03.12 +01:00 workout "Push" finished after 40:57 id satz-1
          1/3 bench-press 8 @ 82.5kg in lb rpe 8.5 hr 128 max 152 zones 0/30/10/0/0 from 0:12.5 to 0:45
          score "Fran" time 7:30.25
          score rounds 12 extra 5
          note "felt \\"good\\""

        """)
  }

  private static func scored(_ score: String) -> String {
    "satz log 1\nsession 2026-11-21 11:00:03 +01:00 workout \"Push\" finished id a\n  score \"Fran\" \(score)\n"
  }

  @Test("Comments, empty lines and line ends of other systems do not matter")
  func comments() throws {
    let text =
      "satz log 1\r\n// mine\r\n\r\nbodyweight 2026-11-21 80.5kg at 2026-11-21T09:00:00Z // after breakfast\r\n"
    #expect(try PlainLog.read(Array(text.utf8)).count == 1)
  }

  @Test(
    "Mistakes are reported with their lines",
    arguments: [
      ("", 1, PlainLogProblem.Reason.noHeader), ("satz log 2\n", 1, .newerForm),
      ("satz log 1\n  1/3 squat 5\n", 2, .noSession), ("satz log 1\n\n<<<<<<< HEAD\n", 3, .conflict),
      ("satz log 1\nsession 2026-02-30", 2, .notUnderstood("2026-02-30")),
      ("satz log 1\nrun 5km", 2, .notUnderstood("run")),
      ("satz log 1\n  score time 7:30\n", 2, .noSession),
      (scored("time 7:30\n  1/1 squat 5 @ 80kg in stone"), 4, .notUnderstood("stone")),
      (scored("time 7:30\n  1/1 squat 5 @ 80kg in"), 4, .missing(.unit)),
      (scored("pace 7:30"), 3, .notUnderstood("pace")), (scored("rounds 12"), 3, .missing(.literal("extra"))),
      (scored("capped"), 3, .missing(.score)), (scored("load 100"), 3, .notUnderstood("100")),
      (scored("time 95"), 3, .notUnderstood("95")),
      ("satz log 1\nbodyweight 2026-11-21 80kg", 2, .missing(.literal("at"))),
      ("satz log 1\nbodyweight 2026-11-21 80 at x", 2, .notUnderstood("80")),
      ("satz log 1\nmax squat 2026-11-21 80kg \"entered", 2, .missing(.literal("\""))),
    ])
  func problems(_ text: String, line: Int, reason: PlainLogProblem.Reason) {
    #expect(throws: LogFaults([PlainLogProblem(line: line, reason: reason)])) {
      _ = try PlainLog.read(Array(text.utf8))
    }
  }

  @Test("The ends of what the log can hold are read as they are written")
  func ends() {
    for grams in [ClosedRange.plausibleGrams.lowerBound, 1_000_001_000, ClosedRange.plausibleGrams.upperBound] {
      #expect(LogWord.kilograms("\(PlainLog.decimal(grams))kg") == grams)
    }
    for most in [ClosedRange.plausibleTime.upperBound, ClosedRange.plausibleDistance.upperBound] {
      #expect(LogWord.thousandths(PlainLog.decimal(most)) == most)
    }
    #expect(LogWord.count("\(ClosedRange.plausibleCount.upperBound)") == ClosedRange.plausibleCount.upperBound)
  }

  @Test("Any bytes are either read or refused with a line", arguments: 0..<300)
  func anyBytes(seed: Int) throws {
    var random = RandomLog(seed: UInt64(seed))
    let entry = random.entry()
    for start in [PlainLog.header + "\n" + PlainLog.lines(of: entry), LogCSV.header + LogCSV.rows(of: entry)] {
      var bytes = Array(start.utf8)
      for _ in 0..<3 {
        let at = Int.random(in: 12..<bytes.count, using: &random.generator)
        bytes[at] = [UInt8(ascii: "9"), 10, 34, 0, 255, UInt8(ascii: "-")].randomElement(using: &random.generator) ?? 0
      }
      do throws(LogFaults) {
        if PlainLog.isPlainLog(bytes) {
          _ = try PlainLog.read(bytes)
        } else if let table = CSVTable(bytes) {
          _ = try LogCSV.read(table)
        }
      } catch {
        #expect(error.count > 0 && error.first.allSatisfy { $0.line > 0 })
      }
    }
  }
}

/// Entries with everything that an entry can hold.
struct RandomLog {
  var generator: SeededGenerator
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }

  private mutating func text() -> String {
    let parts = [
      "a", "Ü", "🏋️", "\"", "\\", "\n", "\r", "\t", "//", ", ", "; ", "{", "\u{85}", "\u{202E}", "<<<<<<< ", "\u{301}",
    ]
    return (0...number(0...5)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func mass() -> Mass { Mass(grams: number(-50_000...250_000)) }

  mutating func entry() -> PortableEntry {
    switch number(0...4) {
    case 0:
      let wall = number(-1_000_000_000_000...2_000_000_000_000)
      return .bodyweight(
        PortableBodyweight(day: Day(number: number(0...30_000)), wallMilliseconds: wall, mass: maybe(mass())))
    case 1:
      let exercise = ["bench-press", text(), "frog pumps"].randomElement(using: &generator) ?? ""
      return .max(
        PortableMax(
          exercise: exercise, day: Day(number: number(0...30_000)), wallMilliseconds: number(0...2_000_000_000_000),
          mass: maybe(mass()), origin: RecordedMax.Origin.allCases.randomElement(using: &generator) ?? .entered,
          formula: maybe("epley"), fromMass: maybe(mass()), fromReps: maybe(number(1...12)),
          fromRPETenths: maybe(number(60...100))))
    default: return .session(session())
    }
  }

  mutating func session() -> PortableSession {
    let zones = [0, 3600, -12_600, 20_700, 1_172, -39_600]
    return PortableSession(
      identity: maybe("satz-\(number(0...99_999))") ?? "x " + text(), name: text(),
      kind: [.workout, .breathing, .meditation].randomElement(using: &generator) ?? .workout,
      began: WallMoment(
        milliseconds: number(0...2_000_000_000_000), utcOffsetSeconds: zones.randomElement(using: &generator) ?? 0),
      length: maybe(Milliseconds(number(-5_000...9_000_000))), active: maybe(Milliseconds(number(0...9_000_000))),
      outcome: Outcome.allCases.randomElement(using: &generator) ?? .finished,
      sets: (0..<number(0...4)).map { _ in set() }, scores: (0..<number(0...2)).map { _ in score() },
      notes: (0..<number(0...2)).map { _ in text() })
  }

  private mutating func score() -> TitledScore {
    let scores: [Score] = [
      .time(Milliseconds(number(0...9_000_000))), .capped(reps: number(0...300)),
      .rounds(number(0...30), extraReps: number(0...40)), .intervals(held: number(0...10), of: 10),
      .stage(watts: number(0...500), into: Milliseconds(number(0...180_000))),
      .tabata(least: number(0...9), sum: number(72...160)),
      .sitting(
        Milliseconds(number(0...9_000_000)), as: [Sit.Posture.sit, .reflect, .walk, .scan][number(0...3)]),
      .hold(Milliseconds(number(0...300_000))), .load(Mass(grams: number(1...300_000))), .reps(number(0...500)),
      .distance(Length(millimetres: number(0...50_000_000)), in: maybe(.mile)), .calories(number(0...900)),
    ]
    return TitledScore(title: maybe(text()), score: scores.randomElement(using: &generator) ?? .capped(reps: 0))
  }

  private mutating func set() -> PortableSet {
    let exercises = [
      Sample.bench, Exercise(key: "frog pumps", name: "Frog Pumps"), Exercise(key: "dip", name: "Barren-Dip"),
      Exercise(key: "9er", name: "9er"), Exercise(key: "a \"b\"", name: text()),
    ]
    let loads: [Load] = [
      .unstated, .mass(count: 1, each: mass(), upTo: nil), .mass(count: 2, each: mass(), upTo: nil),
      .bodyweight(plus: mass()), .bodyweight(plus: .zero),
    ]
    return PortableSet(
      exercise: exercises.randomElement(using: &generator) ?? Sample.bench, set: number(1...9), of: number(1...9),
      role: [.work, .warmup, .drop].randomElement(using: &generator) ?? .work,
      side: maybe([.left, .right, .each, .alternate].randomElement(using: &generator) ?? .left), label: maybe(text()),
      performance: Performance(
        reps: maybe(number(0...99)), time: maybe(Milliseconds(number(0...90_000))),
        distance: maybe(Length(millimetres: number(0...5_000_000))),
        energy: maybe(Energy(kilocalories: number(0...99))),
        rpeTenths: maybe(number(10...100)), rounds: maybe(number(0...20)), extraReps: maybe(number(0...20)),
        units: .given(
          load: maybe(Units.allCases.randomElement(using: &generator) ?? .pounds),
          distance: maybe(LengthUnit.allCases.randomElement(using: &generator) ?? .mile))),
      load: loads.randomElement(using: &generator) ?? .unstated, cutOff: Bool.random(using: &generator),
      began: Milliseconds(number(-5000...5_000_000)), ended: Milliseconds(number(0...5_000_000)),
      heartRate: maybe(
        HeartRate(
          average: number(25...250), maximum: number(25...250),
          zoneSeconds: maybe((0..<5).map { _ in number(0...90_000) }))))
  }
}
