import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The live area's layout")
struct CardTests {
  private static let now = Instant(milliseconds: 18_000)
  private static func view(title: String = "Bench press · set 2 of 3 · 8 × 80 kg") -> LiveView {
    LiveView(
      name: "Push", phase: "rest", tone: .rest,
      clock: .down(from: Instant(milliseconds: 0), to: Instant(milliseconds: 90_000)), title: title,
      next: "next: Overhead press · 5 × 75 %", session: .frozen(.zero, progress: 0.34),
      elapsed: .up(since: Instant(milliseconds: 18_000 - 761_000)), elapsedNote: " of 48 min")
  }
  private static func rows(
    _ view: LiveView?, _ pill: Pill? = nil, height: Int, width: Int, at now: Instant = now, big: Bool = true
  ) -> [StyledText] {
    let card = Card(Card.Content(view: view, pill: pill, height: height, width: width, isStill: !big))
    return card.rows(at: now)
  }
  private static func text(_ rows: [StyledText]) -> [String] {
    rows.map { $0.runs.map(\.text).joined() }
  }

  @Test("Nothing moves from phase to phase, whatever the phase is called")
  func columns() {
    let columns = ["rest", "get ready", "rest over", "in", "überzogen"].map { phase -> Int? in
      var view = Self.view()
      view.phase = phase
      let row = Self.text(Self.rows(view, height: 4, width: 80))[1]
      return row.firstRange(of: "Bench").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }
    #expect(Set(columns).count == 1 && !columns.contains(nil), "\(columns)")
  }

  @Test("Four rows: rule with the notice, ring, time and phase, the set in bold, what comes then, the session")
  func fourRows() {
    let pill = Pill(icon: "✓", text: "Set saved", style: .success)
    let rows = Self.text(Self.rows(Self.view(), pill, height: 4, width: 76))
    #expect(rows[0] == "── Push " + String(repeating: "─", count: 54) + " ✓ Set saved ─")
    #expect(rows[1].contains("1:12      Bench press · set 2 of 3 · 8 × 80 kg "))
    #expect(rows[2].contains("rest      next: Overhead press · 5 × 75 %"))
    #expect(rows[3].contains("          ━━━━━━━━────────────────  12:41 of 48 min"))
  }

  @Test("Where the notice stands beside the time, nothing is cut in the middle")
  func noticeBesideTime() {
    let pill = Pill(icon: "+", text: "10 s more", style: .info)
    for width in 32...80 {
      let row = Self.text(Self.rows(Self.view(), pill, height: 3, width: width))[2]
      #expect(row.contains("12:41 ") && row.contains("+ 10 s more") && !row.contains("…"), "\(width): \(row)")
      #expect(!row.contains("of") || row.contains("of 48 min"), "\(width): \(row)")
    }
  }

  @Test("The marked option is seen whole at every width")
  func choice() {
    var view = Self.view()
    view.details.name = "choice"
    for marked in 0..<3 {
      let options = ["1 Front squat", "2 Back squat", "3 Deadlift"]
      view.details.choice = OptionList(options: options, marked: marked)
      for width in 40...120 {
        #expect(Self.text(Self.rows(view, height: 4, width: width))[1].contains("❯ " + options[marked]), "\(width)")
      }
    }
  }

  @Test("On forty columns the round stands in the rule, and what runs against the clock has large digits")
  func narrow() {
    var view = Self.view()
    (view.name, view.phase) = ("Tabata", "work")
    view.details = LiveDetails(
      name: "Air bike", prescription: "20 s", thenLead: "Next", then: StepLabel(name: "set 2 of 8"))
    view.details.place = "round 1 of 8"
    #expect(
      Self.text(Self.rows(view, height: 4, width: 40)) == [
        "── Tabata ──────── work · round 1 of 8 ─",
        "     ▄█  ▄ ▄█  ▀▀█  Air bike · 20 s     ",
        "      █  ▄  █  █▀▀  Next  set 2 of 8    ",
        "     ▀▀▀   ▀▀▀ ▀▀▀  12:41 of 48 min     ",
      ])
  }

  @Test("On forty columns a breath swells, too")
  func narrowBreath() {
    var view = Self.view()
    (view.phase, view.isSmooth) = ("in", true)
    view.details = LiveDetails(name: "Breathe in", prescription: "4 s", thenLead: "Next", then: StepLabel(name: "Hold"))
    for place in ["", "round 1 of 10"] {
      view.details.place = place
      let dots = [0.2, 1].map { fullness -> Int in
        view.scene = .breath(from: fullness, to: fullness)
        let rows = Self.text(Self.rows(view, height: 4, width: 40))
        #expect(rows[1].contains("  1:12  ") && rows[1].contains("  Breathe in · 4 s"), "\(rows)")
        #expect(rows[0].contains(place.isEmpty ? " in ─" : " in · round 1 of 10 ─"), "\(rows)")
        return rows.joined().unicodeScalars.reduce(0) {
          $0 + ((0x2800...0x28FF).contains($1.value) ? ($1.value - 0x2800).nonzeroBitCount : 0)
        }
      }
      #expect(dots[0] < dots[1], "\(dots)")
    }
  }

  @Test("On forty columns what is left says so, or of which cap it is: two bare times would be a riddle")
  func narrowLimit() {
    var view = Self.view()
    view.details = LiveDetails(name: "Row", prescription: "5", thenLead: "Next", then: StepLabel(name: "Dip"))
    view.details.place = "round 1 of 3"
    let clock = PhaseClock.down(from: Self.now, to: Self.now + .seconds(598))
    view.details.limit = TimeLimit(name: "cap 10 min", clock: clock, after: " left")
    #expect(Self.text(Self.rows(view, height: 4, width: 40))[3].hasSuffix("  cap 10 min · 9:58   "))
    view.details.limit?.name = ""
    #expect(Self.text(Self.rows(view, height: 4, width: 40))[3].hasSuffix("  12:41   9:58 left   "))
  }

  @Test("Which set and which part of it stand in the rule, where the row has no room: the part to the last")
  func partOfSet() {
    var view = Self.view()
    view.details = LiveDetails(
      name: "Bench press · set 1 of 2 · part 2 of 3", prescription: "3 × 80 kg", thenLead: "Then",
      then: StepLabel(name: "part 3 of 3", prescription: "2+ × 80 kg"))
    let rules = ["Push", "Cluster", "A long name of a workout"].map { name in
      view.name = name
      return Self.text(Self.rows(view, height: 4, width: 40))[0]
    }
    #expect(
      rules == [
        "── Push ───── set 1 of 2 · part 2 of 3 ─",
        "── Cluster ──────── set 1/2 · part 2/3 ─",
        "── A long name of a wo… ───── part 2/3 ─",
      ])
    view.details.span = "rest of 1:30–2 min"
    #expect(Self.text(Self.rows(view, height: 4, width: 40))[0].contains(" rest of "))
    #expect(Self.text(Self.rows(view, height: 4, width: 80))[0].hasSuffix("── rest of 1:30–2 min ─"))
  }

  @Test("On forty columns a long name has the second row, too, so that the set is there; what is asked keeps its row")
  func longName() {
    var view = Self.view()
    view.details = LiveDetails(
      name: "Single-arm dumbbell bench press · set 2 of 3", prescription: "8–12 @ 2 × 24 kg", thenLead: "Then",
      then: StepLabel(name: "Row"))
    #expect(
      Self.text(Self.rows(view, height: 4, width: 40)) == [
        "── Push ─────────────────── set 2 of 3 ─",
        " 1:12      Single-arm dumbbell bench    ",
        " rest      press · 8–12 @ 2 × 24 kg     ",
        "           ━━━───────  12:41 of 48 min  ",
      ])
    view.details.name = "Overhead squat · set 2 of 3"
    let rows = Self.text(Self.rows(view, height: 4, width: 40))
    #expect(
      rows[1].hasSuffix("   Overhead squat               ") && rows[2].hasSuffix("   8–12 @ 2 × 24 kg             "))
    view.details.question = "How many reps? done N"
    #expect(Self.text(Self.rows(view, height: 4, width: 40))[2].contains("How many reps? done N"))
  }

  @Test("A refusal that has no room beside the session's name takes its place, and ends with a whole word")
  func refusal() {
    func rule(_ said: String) -> String {
      Self.text(Self.rows(Self.view(), Pill(icon: "!", text: said, style: .warning), height: 4, width: 40))[0]
    }
    #expect(rule("No set of Squat is left") == "── Push ──── ! No set of Squat is left ─")
    #expect(rule("No set of Squat is still to come") == "─── ! No set of Squat is still to come ─")
    #expect(rule("That does not fit this set; write done 8") == "──────── ! That does not fit this set… ─")
  }

  @Test("The countdown before a session has its ring on forty columns and twenty rows, around two digits, too")
  func countdownRing() throws {
    for seconds in [3, 10] {
      let overlay = OverlayView(
        kind: .countdown, headline: "get ready", details: ["Sit · 20 min"], hint: "Enter starts now · Esc cancels",
        clock: .down(from: Self.now, to: Self.now + .seconds(seconds)), tone: .ready)
      var screen = OverlayScreen()
      _ = screen.open(ScreenSize(rows: 20, columns: 40))
      let footer = Self.rows(Self.view(), height: 4, width: 40)
      let changes = screen.frame(overlay, footer: footer, theme: Theme(depth: .none), at: Self.now)
      let frame = try #require(changes)
      #expect(frame.encoded.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }, "\(seconds)")
      // Nothing of the ring is covered.
      let rows = Self.text(overlay.rows(height: 16, width: 40, at: Self.now))
      let dots = rows.joined().unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
      let bare = Ring(alone: 0, size: .large).text(tone: .ready).map { $0.runs.map(\.text).joined() }.joined()
      #expect(dots == bare.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }, "\(rows)")
    }
  }

  @Test("The minimum of a rest stands in the rule, and once it is over the key that ends it")
  func minimum() {
    var view = Self.view()
    view.details = LiveDetails(name: "Curl", thenLead: "Then", then: StepLabel(name: "Row"))
    view.details.span = "rest of 1:30–2 min"
    #expect(Self.text(Self.rows(view, height: 4, width: 80))[0].hasSuffix(" rest of 1:30–2 min ─"))
    view.details.mayGoOn = "Enter continues"
    #expect(Self.text(Self.rows(view, height: 4, width: 80))[2].contains("rest      Enter continues "))
  }

  @Test("The note of a sit fills the row, cut if it has to be")
  func notes() {
    var view = Self.view()
    view.scene = .sit
    view.details = LiveDetails(name: "Reflect · 30 s", cues: ["What was good today? Name three things, however small."])
    #expect(Self.text(Self.rows(view, height: 4, width: 60))[1].contains("Reflect · 30 s   What was good"))
    #expect(Self.text(Self.rows(view, height: 4, width: 100))[1].contains("however small."))
    view.details = LiveDetails(name: "Sit · 2 min", cues: ["Soft eyes", "bell every 20 s"])
    #expect(Self.text(Self.rows(view, height: 4, width: 40))[1].contains("Sit · 2 min   Soft eyes   "))
    #expect(Self.text(Self.rows(view, height: 4, width: 80))[1].contains("Soft eyes · bell every 20 s "))
  }

  @Test("Every row is exactly as wide as the screen, whatever is in it")
  func widths() {
    let titles = ["", "俯卧撑 · 💪💪💪 · 8 × 80 kg and a very long name that goes on and on", "esc \u{1b}[2J\u{7} here"]
    for title in titles {
      for pill in [nil, Pill(icon: "🏆", text: "New record in everything that one can lift!", style: .gold)] {
        for width in 16...120 {
          for height in [1, 3, 4] {
            let rows = Self.rows(Self.view(title: title), pill, height: height, width: width)
            #expect(rows.count == height)
            for row in rows {
              #expect(row.width == width)
              #expect(!row.runs.contains { $0.text.unicodeScalars.contains { $0.value < 0x20 } })
            }
          }
        }
      }
    }
  }

  @Test("The last three seconds are large digits, unless motion is reduced")
  func countdown() {
    let late = Instant(milliseconds: 87_500)
    let big = Self.text(Self.rows(Self.view(), height: 3, width: 80, at: late))
    let calm = Self.text(Self.rows(Self.view(), height: 3, width: 80, at: late, big: false))
    #expect(big[0].hasPrefix("  ▀▀█ "))
    #expect(!calm[0].contains("█"))
    #expect(calm[0].contains("0:03"))
  }

  @Test(
    "The ring fills clockwise from the top",
    arguments: [(0.0, []), (0.25, [1]), (0.5, [1, 2]), (0.75, [1, 2, 3]), (1.0, [1, 2, 3, 4])] as [(Double, [Int])])
  func ring(progress: Double, quarters: [Int]) {
    let rows = Ring(session: nil, phase: progress).text(tone: .rest)
    var lit: Set<Int> = []
    for (y, row) in rows.enumerated() {
      var x = 0
      for run in row.runs {
        for scalar in run.text.unicodeScalars {
          defer { x += 1 }
          guard run.style == .line(.rest), scalar.value > 0x2800 else { continue }
          // The middle row belongs to the upper half with its upper dots, to the lower with the others.
          let dots = scalar.value - 0x2800
          let isUpper = y == 0 || (y == 1 && dots & 0b0001_1011 != 0)
          let isLower = y == 2 || (y == 1 && dots & 0b1110_0100 != 0)
          if isUpper { lit.insert(x >= 3 ? 1 : 4) }
          if isLower { lit.insert(x >= 3 ? 2 : 3) }
        }
      }
    }
    #expect(lit == Set(quarters))
  }

  @Test("Smaller screens have smaller areas")
  func heights() {
    func height(_ rows: Int, _ columns: Int, _ wanted: LiveAreaSize? = nil, hasView: Bool = true) -> Int {
      LiveAreaSize.rows(on: ScreenSize(rows: rows, columns: columns), wanted: wanted, hasView: hasView)
    }
    #expect([height(24, 80), height(19, 80), height(24, 59)] == [10, 4, 4])
    #expect(
      [height(40, 120), height(39, 120), height(40, 80), height(60, 160), height(60, 69)] == [36, 10, 36, 56, 10])
    #expect([height(30, 80, .stage), height(24, 80, .stage), height(60, 160, .card)] == [26, 10, 10])
    #expect([height(24, 80, .line), height(24, 80, .card), height(19, 80, .card)] == [4, 10, 4])
    #expect([height(14, 80), height(10, 80), height(7, 80)] == [3, 1, 0])
    #expect([height(24, 30), height(24, 10), height(24, 80, hasView: false)] == [1, 0, 1])
  }

  @Test("Big digits keep their shape at each scale", arguments: 1...3)
  func bigDigits(scale: Int) {
    let digits = BigDigits(text: "3:2+1", scale: scale)
    #expect(digits.rows.count == digits.height)
    #expect(Set(digits.rows.map(\.displayWidth)) == [digits.width])
    if scale == 1 { #expect(BigDigits(text: "2").rows == ["▀▀█", "█▀▀", "▀▀▀"]) }
  }

  @Test(
    "The end of a rest names all of its keys at 80 columns and at 40, in either language",
    arguments: [(Language.english, ["Ctrl-N", "^N"]), (.german, ["Strg-N", "^N"])])
  func keysOfOverlay(_ language: Language, _ next: [String]) throws {
    let overlay = OverlayView(
      headline: "", details: ["Bench press"], hint: LiveText.overlayHint.said(in: language),
      shortHint: LiveText.shortOverlayHint.said(in: language), clock: .up(since: Self.now))
    for (width, next) in zip([80, 40], next) {
      let rows = Self.text(overlay.rows(height: 20, width: width, at: Self.now))
      let keys = try #require(rows.last { $0.contains("Enter") })
      for key in ["30 s", next, "Esc"] { #expect(keys.contains(key), "\(width): \(keys)") }
    }
  }

  @Test("The end of a rest says what goes on the bar, where the digits need not shrink for it")
  func platesOfOverlay() {
    var overlay = OverlayView(
      headline: "Rest is over", details: ["Bench press · set 3 of 3 · 8 × 80 kg", "elbows in"],
      plates: "20 + 10 a side", hint: "Enter: go on", clock: .up(since: Self.now))
    let rows = Self.text(overlay.rows(height: 20, width: 80, at: Self.now))
    let set = rows.firstIndex { $0.contains("set 3 of 3") } ?? -1
    #expect(rows[set + 1].contains("20 + 10 a side") && rows[set + 2].contains("elbows in"), "\(rows)")
    for height in 3...15 {
      let digits = Self.text(overlay.rows(height: height, width: 40, at: Self.now)).count { $0.contains("█") }
      let plates = overlay.plates
      overlay.plates = ""
      let bare = Self.text(overlay.rows(height: height, width: 40, at: Self.now)).count { $0.contains("█") }
      overlay.plates = plates
      #expect(digits == bare, "\(height)")
    }
  }

  @Test("An overlay and a sheet fill exactly the room they get, down to nothing")
  func pages() {
    let overlay = OverlayView(
      headline: "Rest is over", details: ["Overhead press", "5 × 75 %"], hint: "Enter: go on",
      clock: .up(since: Self.now))
    let sheet = InfoSheet(title: "RPE", text: "words and words\n\nmore", tips: ["a tip"], hint: "q")
    for height in 0...40 {
      for width in [1, 5, 20, 80, 200] {
        for rows in [
          overlay.rows(height: height, width: width, at: Self.now), sheet.rows(height: height, width: width, from: 0),
        ] {
          #expect(rows.count == height)
          #expect(rows.allSatisfy { $0.width == width })
        }
      }
    }
    #expect(Self.text(overlay.rows(height: 4, width: 40, at: Self.now)).contains { $0.contains("Rest is over") })
  }
}
