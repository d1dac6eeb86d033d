import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The heart rate")
struct HeartRateTests {
  private static let zero = Instant(milliseconds: 0)

  private func fed(_ text: String) -> Int? {
    var lines = HeartRateLines()
    return lines.feed(Array(text.utf8))
  }

  @Test(
    "A line is a number, with its unit or without, or an object with a heart rate",
    arguments: [
      ("128\n", 128), (" 128 \r\n", 128), ("128 bpm\n", 128), ("128BPM\n", 128), ("128.9\n", 128), ("61\n62\n", 62),
      ("{\"heart_rate\": 128}\n", 128), ("{\"time\": 5, \"heart_rate\":77.2, \"rr\": [1]}\n", 77), ("\n\n99\n\n", 99),
      ("0099\n", nil), ("099\n", 99),
    ] as [(String, Int?)])
  func read(_ text: String, _ beats: Int?) { #expect(fed(text) == beats) }

  @Test(
    "Anything else is passed over",
    arguments: [
      "128", "0\n", "24\n", "251\n", "1280\n", "-128\n", "128 kg\n", "no 128\n", "{\"heart_rate\": null}\n",
      "{\"heart_rate\"}\n", "{heart_rate: 128}\n", "{\n", "{}\n", "1e2\n", "\u{0}128\n", "128\u{0}\n",
      "99999999999999999999\n",
      ".128\n", "𝟙𝟚𝟠\n", "", "\n",
    ])
  func garbage(_ text: String) { #expect(fed(text) == nil) }

  @Test("What was typed counts for one set; what is measured counts wherever it holds")
  func typed() {
    func beats(_ counts: HeartRateReading.Counts) -> [Int?] {
      var trace = HeartRateTrace()
      trace.take(HeartRateReading(beats: 150, measured: Self.zero + .seconds(29), counts: counts))
      // Two sets, one right after the other.
      return [(0, 30), (31, 60)].map { from, to in
        trace.heartRate(from: Self.zero + .seconds(from), to: Self.zero + .seconds(to)).map { Int($0.average) }
      }
    }
    #expect(beats(.whileItHolds) == [150, 150])
    #expect(beats(.inItsSet) == [150, nil])
    #expect(beats(.nowhereElse) == [nil, nil])
  }

  @Test("Pieces of a line are put together, and one that is too long is forgotten up to its end")
  func pieces() {
    var lines = HeartRateLines()
    #expect(lines.feed(Array("12".utf8)) == nil)
    #expect(lines.feed(Array("8\n6".utf8)) == 128)
    #expect(lines.feed(Array("1".utf8)) == nil)
    #expect(lines.feed(Array("\n".utf8)) == 61)
    #expect(lines.feed(Array(repeating: UInt8(ascii: "9"), count: 1 << 20)) == nil)
    #expect(lines.feed(Array("99\n70\n".utf8)) == 70)
  }

  @Test("Whatever a program prints, in whatever pieces, nothing but a plausible value comes of it")
  func fuzz() {
    var random = SplitMix(state: 12)
    let parts: [[UInt8]] = ["128", "\n", "{\"heart_rate\":", "}", "bpm", " ", ".", "\r", "\"", "\u{0}", "-"].map {
      Array($0.utf8)
    }
    for _ in 0..<300 {
      var whole: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        whole +=
          Bool.random(using: &random)
          ? parts.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
      }
      var (atOnce, inPieces) = (HeartRateLines(), HeartRateLines())
      let first = atOnce.feed(whole)
      var last: Int?
      for byte in whole { last = inPieces.feed([byte]) ?? last }
      #expect(first == last)
      #expect(first.map(HeartRateReading.plausible.contains) ?? true)
    }
  }

  @Test("A value is the present one for 5 s, is shown with its age for a minute, and then not at all")
  func age() {
    let reading = HeartRateReading(beats: 128, measured: Self.zero)
    let shown = [0, 4999, 5000, 9999, 17_000, 59_999].map { reading.shownAge(at: Instant(milliseconds: $0))?.count }
    #expect(shown == [nil, nil, 5000, 5000, 15_000, 55_000])
    #expect(!reading.isGone(at: Instant(milliseconds: 59_999)) && reading.isGone(at: Instant(milliseconds: 60_000)))
    #expect(reading.nextChange(after: Instant(milliseconds: 4999)) == Instant(milliseconds: 5000))
    #expect(reading.nextChange(after: Instant(milliseconds: 5000)) == Instant(milliseconds: 10_000))
    #expect(reading.nextChange(after: Instant(milliseconds: 60_000)) == nil)
  }

  @Test("The pauses before another try grow, up to a minute")
  func pauses() {
    var pauses = Pauses()
    #expect((0..<7).map { _ in pauses.next().count / 1000 } == [2, 4, 8, 16, 32, 60, 60])
  }

  @Test("What the prompt tells a follower is read as it was told, and nothing else is")
  func messages() {
    let reading = HeartRateReading(beats: 128, measured: Instant(milliseconds: 5_021_877))
    #expect(HeartRateMessage(reading: reading).line == "heart-rate 128 5021877\n")
    #expect(HeartRateMessage("heart-rate 128 5021877")?.reading == reading)
    #expect(HeartRateMessage("heart-rate none") == HeartRateMessage(reading: nil))
    #expect(HeartRateMessage("") == nil && HeartRateMessage("128") == nil)
    #expect(HeartRateMessage("heart-rate 9999 1")?.reading == nil)
  }

  // MARK: In a set

  private func trace(_ readings: [(Int, Int)]) -> HeartRateTrace {
    var trace = HeartRateTrace()
    for (second, beats) in readings {
      trace.take(HeartRateReading(beats: beats, measured: Instant(milliseconds: second * 1000)))
    }
    return trace
  }

  @Test("A set has the mean over its time and the highest value of all that was measured in it")
  func mean() {
    func rate(_ readings: [(Int, Int)], _ from: Int, _ to: Int) -> [Int] {
      let rate = trace(readings).heartRate(
        from: Instant(milliseconds: from * 1000), to: Instant(milliseconds: to * 1000))
      return rate.map { [$0.average, $0.maximum] } ?? []
    }
    #expect(rate([(0, 100), (1, 110), (2, 120)], 0, 3) == [110, 120])
    // Each counts for the time until the next one, at most 5 s.
    #expect(rate([(0, 100), (4, 140)], 0, 6) == [113, 140])
    #expect(rate([(0, 100), (60, 140)], 0, 61) == [107, 140])
    // What was measured before the set holds into it, and what comes at its end does not count.
    #expect(rate([(0, 100), (10, 180)], 2, 10) == [100, 100])
    #expect(rate([(0, 100)], 5, 10) == [] && rate([], 0, 10) == [] && rate([(3, 100)], 3, 3) == [])
    #expect(rate([(0, 90), (2, 95)], 3, 20) == [95, 95])
  }

  @Test("The time in each zone is that for which its values count")
  func zones() {
    func zones(_ readings: [(Int, Int)], _ from: Int, _ to: Int) -> [Int] {
      trace(readings).zoneSeconds(
        from: Instant(milliseconds: from * 1000), to: Instant(milliseconds: to * 1000), max: 200)
    }
    #expect(zones([(0, 100), (3, 130), (5, 190), (20, 90)], 0, 30) == [3, 2, 0, 0, 5])
    #expect(zones([(0, 100), (3, 130)], 2, 4) == [1, 1, 0, 0, 0])
    #expect(zones([], 0, 30) == [0, 0, 0, 0, 0])
  }

  @Test("A session has the mean over the time of its sets, the highest value, and the sums of their zones")
  func session() {
    #expect(SessionHeart([]) == nil)
    let heart = SessionHeart([
      (HeartRate(average: 100, maximum: 120), 10_000),
      (HeartRate(average: 160, maximum: 171, zoneSeconds: [0, 1, 2, 3, 4]), 30_000),
      (HeartRate(average: 160, maximum: 165, zoneSeconds: [5, 0, 0, 0, 1]), 20_000),
    ])
    #expect(heart?.average == 150 && heart?.maximum == 171 && heart?.zoneSeconds == [5, 1, 2, 3, 5])
  }

  @Test("A day of values and more is kept within bounds, and a clock that goes back adds nothing")
  func bounds() {
    let long = trace((0..<100_000).map { ($0, 60 + $0 % 100) })
    #expect(long.readings.count <= 86_400 && long.readings.last?.measured == Instant(milliseconds: 99_999_000))
    #expect(trace([(10, 100), (5, 200)]).readings.count == 1)
  }

  // MARK: Shown

  private func shown(
    _ beats: Int, of plan: String, max: Int?, secondsAgo: Int = 0, in language: Language = .english
  ) throws -> HeartRateView? {
    let moment = Moment(bootID: "boot", bootMilliseconds: 500_000, wallMilliseconds: 0, utcOffsetSeconds: 0)
    var engine = Engine(session: try compiled(plan))
    for command in [Command.start, .acknowledge] { _ = engine.handle(command, at: Self.zero) }
    _ = engine.handle(.skip, at: Self.zero)
    let now = Instant(milliseconds: 60_000)
    let screen = LiveScreen(
      formatter: UnitFormatter(language: language), clock: SessionClock(starting: moment),
      athlete: Athlete(maxHeartRate: max),
      heart: HeartRateReading(beats: beats, measured: Instant(milliseconds: 560_000 - secondsAgo * 1000)))
    return screen.content(of: engine.snapshot(at: now), at: now).live?.details.heart
  }

  private let zone2 = "workout \"A\" < countdown 3s; run 40min @ zone 2 >"

  @Test("The zone is said to who has a maximum, and the target where the plan has one")
  func targets() throws {
    #expect(try shown(128, of: "workout \"A\" < countdown 3s; run 40min >", max: nil)?.row.text == "♥ 128")
    #expect(try shown(128, of: "workout \"A\" < countdown 3s; run 40min >", max: 190)?.row.text == "♥ 128 · zone 2")
    #expect(try shown(128, of: zone2, max: 190)?.row.text == "♥ 128 · zone 2 · on target")
    #expect(try shown(110, of: zone2, max: 190)?.row.text == "♥ 110 · zone 1 · below target")
    #expect(try shown(140, of: zone2, max: 190, in: .german)?.row.text == "♥ 140 · Zone 3 · über Ziel")
    #expect(try shown(140, of: zone2, max: nil)?.row.text == "♥ 140")
    let rate = "workout \"A\" < countdown 3s; run 40min @ 120-130bpm >"
    #expect(try shown(140, of: rate, max: nil)?.spoken == "Heart rate 140, above target")
  }

  @Test("An old value has its age and no target, and a very old one is not shown")
  func old() throws {
    #expect(try shown(140, of: zone2, max: 190, secondsAgo: 17)?.row.text == "♥ 140 · 15 s ago")
    #expect(try shown(140, of: zone2, max: 190, secondsAgo: 17)?.narrow.text == "♥ 140 15s")
    #expect(try shown(140, of: zone2, max: 190, secondsAgo: 17, in: .german)?.row.text == "♥ 140 · vor 15 s")
    #expect(try shown(140, of: zone2, max: 190, secondsAgo: 60) == nil)
  }

  @Test("It is told once when it leaves the target, and not again at each beat around its edge")
  func told() {
    var narrator = Narrator()
    func line(_ place: HeartRateView.Place, _ second: Int) -> [String] {
      let heart = HeartRateView(rate: "1", place: place, spoken: "\(place)")
      let view = LiveView(
        name: "", phase: "work", tone: .work, clock: .none, title: "run", details: LiveDetails(heart: heart))
      return narrator.lines(for: ScreenContent(live: view), at: Instant(milliseconds: second * 1000))
    }
    #expect(line(.within, 0) == ["work · run", "within"])
    #expect(line(.above, 3).isEmpty && line(.within, 4).isEmpty && line(.within, 20).isEmpty)
    #expect(line(.above, 21) == ["above"])
    #expect(line(.above, 60).isEmpty)
  }

  @Test(
    "At the prompt it is taken and asked for",
    arguments: [
      ("hr 128", .heartRate(128)), ("HR 128 bpm", .heartRate(128)), ("puls 61", .heartRate(61)),
      ("hr", .heartRate(nil)),
    ] as [(String, PromptLine)])
  func typed(_ text: String, _ line: PromptLine) { #expect(PromptLine.parse(text) == line) }

  @Test("What no heart does is refused, and is no exercise", arguments: ["hr 300", "hr fast", "hr 0", "hr 3x8"])
  func refused(_ text: String) {
    guard case .usage(.hr, nil) = LineReader(athlete: Athlete()).meaning(of: text) else {
      return #expect(Bool(false), "\(text)")
    }
  }

  @Test("A letter alone is still help") func letter() { #expect(CommandWord.named("h") == .help) }

  // MARK: At a real prompt

  @Test(
    "A program gives the heart rate to a real prompt, and can do it no harm",
    arguments: [
      "a_typed_value_is_shown_with_its_age", "a_program_is_shown_and_started_again", "garbage_and_floods_hurt_nobody",
      "the_setting_is_followed_while_the_prompt_is_open", "a_program_ends_with_the_prompt", "status_says_it",
      "a_program_that_fails_is_named_once", "each_set_has_its_heart_rate_in_the_log",
      "values_wait_for_the_second_of_the_clock",
    ])
  func scene(_ scene: String) async throws { try await play(scene, of: "heart_rate_scenarios.py") }
}
