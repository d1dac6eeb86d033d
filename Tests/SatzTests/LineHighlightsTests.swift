import Testing

@testable import satz

@Suite("The colours of a typed line")
struct LineHighlightsTests {
  /// The parts that have one.
  private func parts(_ line: String) -> [String] {
    LineHighlights().stretches(of: line).map { String(decoding: Array(line.utf8)[$0.range], as: UTF8.self) }
  }

  @Test("Plan text has those of its words, with a command in front or without")
  func planText() {
    #expect(parts("bench press 3x8 rest 90s").filter { $0 != "x" } == ["bench press", "3", "8", "rest", "90s"])
    #expect(parts("add squat 5") == ["squat", "5"])
    #expect(parts("8 @ 82.5kg").filter { $0 != "@" } == ["8", "82.5kg"])
    #expect(parts("done 8 rpe 9") == ["8", "rpe", "9"])
    #expect(parts("back squat 3x5").first == "back squat")
    #expect(parts("run 400m").contains("400m"))
    #expect(parts("workout \"Push\" < squat 5 >") == ["workout", "\"Push\"", "squat", "5"])
  }

  @Test("What follows a command is no plan text")
  func commands() {
    for line in ["", "note rest 90s", "skip", "log --json", "remove bench press", "info rest", "settings set bell off"]
    {
      #expect(parts(line) == [], "\(line)")
    }
  }

  @Test("A line that is longer than anyone types has none")
  func long() { #expect(parts(String(repeating: "squat 5; ", count: 400)) == []) }
}

@Suite("A line painted over what readline drew")
struct PaintedLineTests {
  private func painted(_ line: String, point: Int, columns: Int = 20, rows: Int = 5, preview: String? = nil) -> String?
  {
    PaintedLine(
      prompt: "> ", line: line, point: point, stretches: [LineStretch(range: 0..<2, style: .strong)], preview: preview,
      theme: Theme(depth: .sixteen), size: ScreenSize(rows: rows, columns: columns)
    ).rendered()?.encoded.replacing("\u{1b}", with: "^")
  }

  @Test("Each row from the cursor's row, and back")
  func rows() {
    #expect(painted("abcd", point: 4) == "^7^[?7l^[3G^[1mab^[0m^[5Gcd^8^[?7h")
    #expect(painted("abcd", point: 4, columns: 5) == "^7^[?7l^[1A^[3G^[1mab^[0m^[5Gc^[1B^[1Gd^8^[?7h")
    #expect(painted("abcd", point: 0, columns: 5) == "^7^[?7l^[3G^[1mab^[0m^[5Gc^[1B^[1Gd^8^[?7h")
  }

  @Test("A preview is seen only at the end of the line, as far as there is room in its row")
  func preview() {
    #expect(painted("abcd", point: 4, preview: "efg")?.hasSuffix("^7^[2mefg^[0m^8^[?7h") == true)
    #expect(painted("abcd", point: 3, preview: "efg")?.contains("efg") == false)
    #expect(painted("abcd", point: 4, columns: 10, preview: "efghij")?.contains("efg…") == false)
    #expect(painted("abcd", point: 4, columns: 11, preview: "efghij")?.contains("efg…") == true)
  }

  @Test("What readline shows in another way, or has scrolled away, is not painted")
  func uncertain() {
    #expect(painted("ab\tcd", point: 5) == nil)
    #expect(painted("ab\u{1b}d", point: 4) == nil)
    #expect(painted("abcdefgh", point: 8, columns: 5, rows: 2) == nil)
  }
}
