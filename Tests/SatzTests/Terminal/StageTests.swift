import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The stage")
struct StageTests {
  private static let now = Instant(milliseconds: 18_000)

  private static func view(_ scene: LiveView.Scene = .sets, rows: Int = 8, name: String = "Bench press") -> LiveView {
    var details = LiveDetails(name: name, phase: "rest of 1:30", hint: "Enter continues · ? help")
    details.totals = "9 of 24\n2310 kg"
    details.place = "round 5 of 8"
    details.rounds = LiveDetails.Rounds(done: 4, of: 8)
    details.limit = TimeLimit(
      name: "cap 10 min", clock: .down(from: Instant(milliseconds: 0), to: Instant(milliseconds: 600_000)),
      after: " left")
    details.outline = (0..<rows).map { row in
      OutlineRow(
        mark: row == rows / 2 ? .current : row < rows / 2 ? .done : .ahead, depth: row % 3, name: "\(name) \(row)",
        what: "8 × 80 kg, 8 × 82.5 kg", below: row == rows / 2 ? ["set 3 of 3", name] : [])
    }
    return LiveView(
      name: name, phase: "rest", tone: .rest,
      clock: .down(from: Instant(milliseconds: 0), to: Instant(milliseconds: 90_000)), title: "", details: details,
      session: .down(from: Instant(milliseconds: 0), to: Instant(milliseconds: 72_000)),
      elapsed: .up(since: Instant(milliseconds: 0)), elapsedNote: " of 48 min", scene: scene)
  }

  private static func rows(_ view: LiveView, height: Int, width: Int, at now: Instant = now) -> [StyledText] {
    Stage(Card.Content(view: view, pill: nil, height: height, width: width), view).rows(at: now)
  }

  private static func text(_ rows: [StyledText]) -> [String] { rows.map { $0.runs.map(\.text).joined() } }

  @Test("Exactly as large as it is asked to be, whatever is in it")
  func size() {
    let names = ["Bench press", "俯卧撑 · 💪💪💪 and a very long name that goes on and on and on and on and on and on"]
    for scene in [LiveView.Scene.sets, .sit, .breath(from: 0, to: 1)] {
      for name in names {
        for count in [0, 1, 8, 100] {
          for (height, width) in [(22, 70), (22, 80), (26, 100), (36, 120), (60, 237)] {
            let rows = Self.rows(Self.view(scene, rows: count, name: name), height: height, width: width)
            #expect(rows.count == height)
            #expect(rows.allSatisfy { $0.width == width }, "\(scene) \(height) \(width)")
          }
        }
      }
    }
  }

  @Test("The end of a rest fills the stage: large digits, the exercise, its set, its plates, the cue, the keys")
  func overlay() {
    for (height, width, leastDigits) in [(36, 120, 12), (22, 80, 6), (56, 200, 12)] {
      let view = OverlayView(
        headline: "Rest is over", details: ["Bench press · set 3 of 3 · 8 × 80 kg", "elbows in"],
        plates: "20 + 10 a side", hint: "Enter continues · Esc", clock: .up(since: Instant(milliseconds: 0)))
      let rows = view.rows(height: height, width: width, fillsStage: true, at: Self.now)
      #expect(rows.count == height && rows.allSatisfy { $0.width == width }, "\(height) \(width)")
      let text = Self.text(rows)
      #expect(text[0].hasPrefix("╭─ Rest is over ") && text[0].hasSuffix("╮"), "\(text)")
      #expect(text[height - 1].hasPrefix("╰") && text[height - 1].contains("Enter continues · Esc"), "\(text)")
      #expect(text.count { $0.contains("█") || $0.contains("▀") || $0.contains("▄") } >= leastDigits, "\(text)")
      for words in ["Bench press  ", "set 3 of 3 · 8 × 80 kg", "20 + 10 a side", "elbows in"] {
        #expect(text.count { $0.contains(words) } == 1, "\(words)")
      }
    }
  }

  @Test("The digits, the list with its marks, the round, the cap and the totals are all there")
  func everything() {
    let text = Self.text(Self.rows(Self.view(), height: 36, width: 120)).joined(separator: "\n")
    for words in [
      "████", "✓ ", "❯ ", "· ", "round 5 of 8", "cap 10 min · 9:42 left", "● ● ● ● ◉ ○ ○ ○", "9 of 24", "2310 kg",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
  }

  @Test("The larger the screen, the larger the digits and the rings")
  func large() {
    func blocks(_ height: Int, _ width: Int) -> Int {
      Self.text(Self.rows(Self.view(), height: height, width: width)).count { $0.contains("██") }
    }
    func dots(_ scene: LiveView.Scene, _ height: Int, _ width: Int) -> Int {
      Self.text(Self.rows(Self.view(scene), height: height, width: width)).count { row in
        row.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
      }
    }
    #expect([blocks(22, 80), blocks(36, 120), blocks(56, 180), blocks(56, 200)] == [5, 10, 12, 15])
    #expect([dots(.sets, 36, 120), dots(.sets, 56, 200)] == [11, 25])
    let breath = LiveView.Scene.breath(from: 1, to: 1)
    #expect([dots(breath, 36, 120), dots(breath, 56, 200)] == [25, 35])
    #expect(dots(.sit, 56, 200) == 17)
  }

  @Test("Nothing jumps: the list and the words below the digits keep their columns whatever the clock says")
  func columns() {
    let places = [0, 18_000, 85_000, 700_000].map { time -> [Int?] in
      let rows = Self.text(Self.rows(Self.view(), height: 36, width: 120, at: Instant(milliseconds: time)))
      return ["rest of 1:30", "❯ "].map { words in
        rows.lazy.compactMap { row in
          row.firstRange(of: words).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
        }
        .first
      }
    }
    #expect(Set(places).count == 1 && !places[0].contains(nil), "\(places)")
  }

  @Test("What is asked stands below the digits")
  func question() {
    var view = Self.view()
    view.details.question = "How many reps? done N"
    for (height, width) in [(22, 70), (36, 120)] {
      let rows = Self.text(Self.rows(view, height: height, width: width))
      #expect(rows.filter { $0.contains("How many reps? done N") }.count == 1)
    }
  }

  @Test("The options stand where the digits were, with a mark on the one that Enter takes")
  func choice() {
    var view = Self.view(rows: 0)
    view.clock = .none
    view.details.choice = OptionList(options: (1...30).map { "\($0) Squat" }, marked: 2)
    view.details.question = "arrows and Enter, or choose 1"
    for marked in [2, 29] {
      view.details.choice.marked = marked
      let text = Self.text(Self.rows(view, height: 36, width: 120)).joined()
      #expect(text.contains("❯ \(marked + 1) Squat") && text.contains("arrows and Enter, or choose 1"))
    }
  }

  @Test("The notes of a sit are whole, below its ring")
  func notes() {
    var view = Self.view(.sit)
    view.details.cues = ["What was good today? Name three things, however small they are.", "bell every 20 s"]
    for (height, width) in [(22, 70), (36, 120), (56, 200)] {
      let rows = Self.text(Self.rows(view, height: height, width: width))
      let words = rows.joined(separator: " ").split { " │".contains($0) }.joined(separator: " ")
      #expect(words.contains(view.details.cues.joined(separator: " ")), "\(rows)")
    }
  }

  @Test("A long list keeps the current row in view")
  func longList() {
    let rows = Self.text(Self.rows(Self.view(rows: 200), height: 36, width: 120))
    #expect(rows.contains { $0.contains("❯ ") && $0.contains("Bench press 100") })
    #expect(rows.contains { $0.contains("⋮") })
  }

  @Test("A breath swells and shrinks: the disc has more dots the more it is full")
  func breath() {
    let counts = [0.0, 0.25, 0.5, 0.75, 1].map { fullness in
      Ring(session: nil, disc: fullness, size: .whole).text(tone: .breath).flatMap(\.runs)
        .flatMap(\.text.unicodeScalars).reduce(0) { $0 + ($1.value > 0x2800 ? ($1.value - 0x2800).nonzeroBitCount : 0) }
    }
    #expect(counts == counts.sorted() && Set(counts).count == counts.count, "\(counts)")
  }

  @Test("A track is told from what is lit without colour")
  func withoutColour() {
    let bar = ProgressBar(progress: 0.5, cells: 4).text(tone: .work)
    #expect(bar.runs.map(\.text) == ["━━", "──"])
  }
}
