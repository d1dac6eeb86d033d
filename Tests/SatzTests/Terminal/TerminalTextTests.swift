import PlanWording
import Testing

@testable import satz

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test(
    "Width counts columns",
    arguments: [("abc", 3), ("ü", 1), ("力", 2), ("💪", 2), ("♥ 128", 5), ("⠿", 1), ("e\u{301}", 1), ("", 0)])
  func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

  @Test("What does not fit is cut with an ellipsis, never through a wide character")
  func cut() {
    #expect("Bench press".cut(toWidth: 11) == "Bench press")
    #expect("Bench press".cut(toWidth: 6) == "Bench…")
    #expect("力力力".cut(toWidth: 4) == "力…")
    #expect("abc".cut(toWidth: 0) == "")
    #expect(StyledText("力力力", .strong).fitted(to: 4).width == 4)
  }

  @Test("Long paragraphs break between words")
  func wrap() {
    #expect("one two three\n\nfour".wrapped(to: 8) == ["one two", "three", "", "four"])
    #expect("incomprehensibilities yes".wrapped(to: 5) == ["incomprehensibilities", "yes"])
  }

  @Test("Only rows that changed are drawn, and trailing blanks are erased, not written")
  func painter() {
    var painter = RowPainter()
    let theme = Theme(depth: .none)
    let first = painter.changes([StyledText("one  "), StyledText("two  ")], from: 5, width: 5, theme: theme)
    #expect(first?.encoded == "\u{1b}[5;1Hone\u{1b}[K\u{1b}[6;1Htwo\u{1b}[K")
    #expect(
      painter.changes([StyledText("one  "), StyledText("three")], from: 5, width: 5, theme: theme)?.encoded
        == "\u{1b}[6;1Hthree"
    )
    #expect(painter.changes([StyledText("one  "), StyledText("three")], from: 5, width: 5, theme: theme) == nil)
  }

  @Test("Keys on a page: whole sequences are taken, unknown ones leave nothing behind")
  func pageKeys() {
    var keys = PageKeys()
    func typed(_ text: String) -> [PageKey] { text.utf8.compactMap { keys.take($0) } }
    #expect(typed("\r +q") == [.enter, .space, .typed([0x2B]), .typed([0x71])])
    #expect(typed("\u{1b}[A\u{1b}OB\u{1b}[5~\u{1b}[H") == [.up, .down, .pageUp, .home])
    #expect(typed("\u{1b}[1;5D\u{1b}OP") == [])
    // The mark of a paste goes on to the line, and so does a character of several bytes.
    #expect(typed("\u{1b}[200~") == [.typed(Array("\u{1b}[200~".utf8))])
    #expect(typed("ü\n") == [.typed([0xC3]), .typed([0xBC]), .enter])
  }

  @Test(
    "Colour: NO_COLOR before CLICOLOR_FORCE before what the terminal says",
    arguments: [
      (["TERM": "xterm"], true, .sixteen), (["TERM": "xterm-256color"], true, .palette),
      (["TERM": "xterm", "COLORTERM": "truecolor"], true, .direct), (["TERM": "dumb"], true, .none),
      (["TERM": "xterm"], false, .none), (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .sixteen),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .none),
      (["TERM": "xterm", "NO_COLOR": ""], true, .sixteen),
      ([:], true, .none),
    ] as [([String: String], Bool, Theme.Depth)])
  func colour(environment: [String: String], isTerminal: Bool, depth: Theme.Depth) {
    #expect(TerminalSettings.depth(environment: { environment[$0] }, isTerminal: isTerminal) == depth)
  }

  @Test("A dumb terminal or a pipe gets lines, a screen reader gets them behind the editor")
  func presentation() {
    func settings(_ environment: [String: String], input: Bool = true, output: Bool = true) -> TerminalSettings {
      .detected(environment: { environment[$0] }, inputIsTerminal: input, outputIsTerminal: output)
    }
    #expect(settings(["TERM": "xterm"]).presentation == .live)
    #expect(settings(["TERM": "dumb"]).presentation == .lines)
    #expect(settings(["TERM": "xterm"], input: false).presentation == .lines)
    #expect(settings(["TERM": "xterm"], output: false).presentation == .lines)
    #expect(settings(["TERM": "xterm", "SATZ_ACCESSIBLE": "1"]).presentation == .spoken)
    #expect(settings(["TERM": "xterm", "SATZ_REDUCED_MOTION": "1"]).reducedMotion)
  }
}
