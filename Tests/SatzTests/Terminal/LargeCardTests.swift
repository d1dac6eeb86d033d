import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The card")
struct LargeCardTests {
  private static let now = Instant(milliseconds: 18_000)

  private static func view(_ details: LiveDetails = details) -> LiveView {
    LiveView(
      name: "Push", phase: "rest", tone: .rest,
      clock: .down(from: Instant(milliseconds: 0), to: Instant(milliseconds: 90_000)), title: "", details: details,
      session: .frozen(.zero, progress: 0.34), elapsed: .up(since: Instant(milliseconds: 18_000 - 761_000)),
      elapsedNote: " of 48 min")
  }

  private static let details = LiveDetails(
    lead: "Next", name: "Bench press · set 3 of 3", prescription: "8 × 80 kg", plates: "20 + 10 a side",
    cues: ["elbows in"], done: "✓ Bench press · 8 × 82.5 kg", thenLead: "Then",
    then: StepLabel(name: "Overhead press", prescription: "5 × 40 kg"),
    phase: "rest of 1:30", hint: "Enter continues · ? help")

  private static func rows(_ view: LiveView, _ pill: Pill? = nil, width: Int, at now: Instant = now) -> [String] {
    let content = Card.Content(view: view, pill: pill, height: LargeCard.height, width: width)
    return LargeCard(content, view).rows(at: now).map { $0.runs.map(\.text).joined() }
  }

  @Test("Digits, the next set in full, what was done and what comes then; the notice is in the frame")
  func rest() {
    let pill = Pill(icon: "✓", text: "Set done", style: .success)
    #expect(
      Self.rows(Self.view(), pill, width: 80) == [
        "╭─ Push ────────────────────────────────────────────────────────── ✓ Set done ─╮",
        "│             ██          ██    ██████                                         │",
        "│           ████    ██  ████        ██   Next  Bench press · set 3 of 3        │",
        "│             ██          ██    ██████         8 × 80 kg   20 + 10 a side      │",
        "│             ██    ██    ██    ██             elbows in                       │",
        "│           ██████      ██████  ██████         ✓ Bench press · 8 × 82.5 kg     │",
        "│   ⣠⢚⣭⣭⡓⣄                                                                     │",
        "│   ⡇⣿⡁⠈⠉⢸                               Then  Overhead press · 5 × 40 kg      │",
        "│   ⠙⢬⣛⣛⡥⠉                rest of 1:30   ━━━───────  12:41 of 48 min           │",
        "╰─────────────────────────────────────────────────── Enter continues · ? help ─╯",
      ])
  }

  @Test("Plates that have no room beside a long prescription have their own row")
  func plates() {
    var details = Self.details
    details.prescription = "8 × 80 kg · RPE 8 · 3-1-1-0"
    let rows = Self.rows(Self.view(details), width: 80)
    #expect(rows[3].contains("8 × 80 kg · RPE 8 · 3-1-1-0  ") && rows[4].contains("  20 + 10 a side"), "\(rows)")
    #expect(rows[5].contains("elbows in") && rows[6].contains("✓ Bench press · 8 × 82.5 kg"), "\(rows)")
  }

  @Test("A long name has two rows, and so has a long prescription: neither is cut, and its set stays with it")
  func longName() {
    var details = Self.details
    details.name = "Single-arm dumbbell bench press · set 2 of 3"
    details.prescription = "8–12 @ 2 × 24 kg · each side · RPE 8"
    (details.plates, details.cues) = ("", ["elbows in"])
    let words = Self.rows(Self.view(details), width: 60)[1...8].map {
      String($0.dropFirst(24).dropLast()).trimmingEnd()
    }
    #expect(
      words == [
        "Next  Single-arm dumbbell bench", "      press · set 2 of 3", "      8–12 @ 2 × 24 kg",
        "      each side · RPE 8", "      elbows in", "      ✓ 8 × 82.5 kg",
        "Then  Overhead press · 5 × 40 kg", "━━━───────  12:41 of 48 min",
      ])
    // A round keeps its row.
    details.place = "round 1 of 3"
    let inRound = Self.rows(Self.view(details), width: 60)
    #expect(inRound[1].contains("      round 1 of 3"))
    #expect(inRound[2].contains("Next  Single-arm dumbbell bench") && inRound[3].contains("      press · set 2 of 3"))
    details.question = "How many reps? done N"
    #expect(Self.rows(Self.view(details), width: 60)[6].contains("How many reps?"))
  }

  @Test("A refusal that has no room beside the session's name takes its place")
  func refusal() {
    let said = "There is nothing to choose between at this place"
    let row = Self.rows(Self.view(), Pill(icon: "!", text: said, style: .warning), width: 60)[0]
    #expect(row == "╭───── ! " + said + " ─╮" && row.displayWidth == 60, "\(row)")
  }

  @Test("A breath swells as a disc, also where there is no room for rings beside the digits")
  func breath() {
    var view = Self.view()
    (view.phase, view.scene, view.isSmooth) = ("in", .breath(from: 0, to: 1), true)
    view.clock = .down(from: Self.now, to: Self.now + .seconds(4))
    /// How many cells of the columns left of the words have dots.
    func dots(_ width: Int, after seconds: Int) -> Int {
      Self.rows(view, width: width, at: Self.now + .seconds(seconds)).map { row in
        row.prefix(44).unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
      }.reduce(0, +)
    }
    for width in [60, 80] {
      #expect(dots(width, after: 0) < dots(width, after: 2), "\(width)")
      #expect(dots(width, after: 2) < dots(width, after: 4), "\(width)")
      #expect(Self.rows(view, width: width)[8].contains("in · 0:04"))
    }
    #expect(Self.rows(view, width: 100)[8].contains("rest of 1:30"))
  }

  @Test("There are rings at every width, and a bar of the session also beside the age of the heart rate")
  func alwaysRings() {
    var details = Self.details
    details.heart = HeartRateView(rate: "128", age: "15 s ago", shortAge: "15s")
    for width in LargeCard.leastWidth...120 {
      let rows = Self.rows(Self.view(details), width: width)
      let dots = rows.joined().unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
      #expect(dots >= 15, "\(width): \(rows)")
      #expect(rows.allSatisfy { $0.displayWidth == width }, "\(width): \(rows)")
      #expect(width < 76 || rows[8].contains("━─"), "\(width): \(rows[8])")
      #expect(rows[8].contains("rest of 1:"), "\(width): \(rows[8])")
    }
  }

  @Test("A notice with more causes than there is room for leaves out the last ones, whole, and a record least of all")
  func longNotice() {
    let pill = Pill(icon: "🏆", text: "Set done: 8 × 90 kg · new record: heaviest load · rest started", style: .gold)
    #expect(
      Self.rows(Self.view(), pill, width: 80)[0].hasSuffix("── 🏆 Set done: 8 × 90 kg · new record: heaviest load ─╮"))
    #expect(Self.rows(Self.view(), pill, width: 60)[0].hasSuffix("── 🏆 new record: heaviest load ─╮"))
    let usual = Pill(icon: "✓", text: "Set done: 8 × 90 kg · rest started", style: .success)
    #expect(usual.label(within: 30) == "✓ Set done: 8 × 90 kg" && usual.label(within: 8) == "✓ Set…")
    #expect(usual.label(within: 20) == "✓ 8 × 90 kg")
  }

  @Test("What is left of a cap is whole at every width, and so are the numbers of the set")
  func cap() {
    var details = Self.details
    details.name = "Bench press · warm-up · set 1 of 3"
    let now = Self.now
    details.limit = TimeLimit(
      name: "cap 20 min", clock: .down(from: now, to: now + .seconds(761)), after: " left")
    for width in LargeCard.leastWidth...120 {
      let rows = Self.rows(Self.view(details), width: width)
      #expect(
        rows[8].contains("12:41   cap 20 min · 12:41") || rows[8].contains("of 48 min   cap 20 min · 12:41"),
        "\(width): \(rows[8])")
      #expect(rows[1].contains("warm-up") || rows[2].contains("warm-up"), "\(width)")
      #expect(rows[2].contains("set 1 of 3 ") || rows[2].contains("set 1/3 "), "\(width): \(rows[2])")
    }
    #expect(Self.rows(Self.view(details), width: 80)[8].contains("12:41 of 48 min   cap 20 min · 12:41 "))
  }

  @Test("A question takes the place of what was done")
  func question() {
    var details = Self.details
    details.question = "How many reps? done N"
    let rows = Self.rows(Self.view(details), width: 100)
    #expect(rows[5].contains("How many reps? done N"))
    #expect(!rows.joined().contains("82.5"))
    details.question = "Pull-up: How many reps? done N"
    for (width, asked) in [(80, "Pull-up: How many reps? "), (120, "Pull-up: How many reps? done N ")] {
      #expect(Self.rows(Self.view(details), width: width)[5].contains(asked), "\(width)")
    }
    details.question = "Pfeiltasten und Enter, oder choose 1"
    #expect(Self.rows(Self.view(details), width: 80)[5].contains("Pfeiltasten und Enter "))
  }

  @Test("A range of a rest is whole beside the small ring")
  func rangeOfRest() {
    var details = Self.details
    details.phase = "rest of 1:30–2 min"
    for width in [60, 70, 80, 120] {
      #expect(Self.rows(Self.view(details), width: width)[8].contains("rest of 1:30–2 min "), "\(width)")
    }
  }

  @Test("A cue and a note are both there, on two rows if need be")
  func notes() {
    var details = Self.details
    details.cues = ["elbows in", "Slow down"]
    #expect(Self.rows(Self.view(details), width: 100)[4].contains("elbows in · Slow down "))
    details.cues = ["What was good today? Name three things, however small."]
    for width in [60, 80] {
      let rows = Self.rows(Self.view(details), width: width)
      let said = rows[4...6].map { $0.drop { $0 != "W" && $0 != "N" && $0 != "✓" && $0 != "h" && $0 != "t" } }
      #expect(rows[4].contains("What was good"), "\(said)")
      #expect(rows[5...6].joined().contains("✓ ") && rows[5...6].joined().contains("8 × 82.5 kg"))
      #expect(width < 80 || rows[5].contains("small."), "\(rows)")
    }
  }

  @Test("Every option is a row of its own, or those around the mark are seen")
  func choice() {
    var details = Self.details
    details.question = "arrows and Enter, or choose 1"
    for count in [2, 5, 12, 40] {
      for marked in [nil, 0, count - 1] {
        details.choice = OptionList(options: (1...count).map { "\($0) Front squat" }, marked: marked)
        for width in [60, 80, 100] {
          let rows = Self.rows(Self.view(details), width: width)
          #expect(rows[8].contains("34") || rows[7].contains("arrows and Enter, or choose 1"))
          #expect(rows.contains { $0.contains(marked.map { "❯ \($0 + 1) Front squat" } ?? " 1 Front squat") })
          if count <= 5 { #expect(rows[1 + count].contains("\(count) Front squat")) }
        }
      }
    }
  }

  @Test("Nothing jumps: the columns are the same whatever the clock says")
  func columns() {
    for width in [60, 80, 100, 160] {
      let times = [18_000, 60_000, 87_500, 200_000, -600_000, -40_000_000]
      let columns = times.map { time -> Int? in
        let row = Self.rows(Self.view(), width: width, at: Instant(milliseconds: time))[2]
        return row.firstRange(of: "Next").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
      }
      #expect(Set(columns).count == 1 && !columns.contains(nil), "\(width): \(columns)")
    }
  }

  @Test("Ten rows, each exactly as wide as the screen, whatever is in them")
  func widths() {
    let long = "俯卧撑 · 💪💪💪 · 8 × 80 kg and a very long name that goes on and on and on"
    var wide = Self.details
    (wide.name, wide.prescription, wide.plates, wide.cues, wide.done) = (long, long, long, [long], long)
    (wide.then, wide.hint, wide.phase) = (StepLabel(name: long, prescription: long), long, long)
    for details in [LiveDetails(), Self.details, wide] {
      var view = Self.view(details)
      view.name = details == wide ? long : "Push"
      for pill in [nil, Pill(icon: "🏆", text: long, style: .gold)] {
        for width in LargeCard.leastWidth...200 {
          let content = Card.Content(view: view, pill: pill, height: LargeCard.height, width: width)
          let rows = LargeCard(content, view).rows(at: Self.now)
          #expect(rows.count == LargeCard.height)
          #expect(rows.allSatisfy { $0.width == width }, "\(width)")
        }
      }
    }
  }
}
