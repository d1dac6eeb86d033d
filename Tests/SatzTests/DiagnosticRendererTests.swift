import PlanLanguage
import PlanWording
import Testing

@testable import satz

/// Diagnostics as people and programs read them.
struct DiagnosticRendererTests {
  private func rendered(_ plan: String, _ language: Language = .english, isColoured: Bool = false) -> String {
    let source = Array(plan.utf8)
    let renderer = DiagnosticRenderer(source: source, path: "push.satz", language: language)
    return TerminalText(renderer.render(parse(source).diagnostics), isColoured: isColoured).encoded
  }

  @Test("The line, the carets under it, and what to do")
  func english() {
    #expect(
      rendered("workout \"A\" <\n  bench 3x8 rest 2m\n>\n") == """
        error[E0114]: `2m` is a distance, but a time is needed here
         ┌─ push.satz:2:18
         │
        2│   bench 3x8 rest 2m
         │                  ^^
         = Write `2min`.

        """)
  }

  @Test("On a narrow screen no row is wider than it, no word is broken, and the mark is seen", arguments: [40, 60, 79])
  func narrow(columns: Int) {
    let plan = "workout \"A\" < bench 3x8 @ 80kg rest 90s; press 3x5 @ 40kg rest 60s; squat 5x5 rest 90s rest 3min >"
    let source = Array(plan.utf8)
    let renderer = DiagnosticRenderer(source: source, path: "push.satz", language: .english, columns: columns)
    let text = renderer.render(parse(source).diagnostics).plain
    for row in text.split(separator: "\n") { #expect(String(row).displayWidth <= columns, "\(row)") }
    #expect(text.contains("^^^^") && text.contains("…"), "\(text)")
  }

  @Test("The same in German, with a further place")
  func german() {
    #expect(
      rendered("workout \"A\" <\n  bench 3x8 rest 90s rest 2min\n>\n", .german) == """
        Fehler[E0151]: `rest` steht hier zweimal
         ┌─ push.satz:2:22
         │
        2│   bench 3x8 rest 90s rest 2min
         │             -------- hier zuerst
         │                      ^^^^
         = Nimm es weg.

        """)
  }

  @Test("Carets stay under what they mean after tabs and wide characters; columns count characters")
  func widths() {
    let text = rendered("workout \"A\" <\n\t\"臥推\" 3x8 @ 80\n>\n")
    #expect(text.contains("push.satz:2:13\n"))
    #expect(text.contains("2│     \"臥推\" 3x8 @ 80\n │                  ^^\n"))
  }

  @Test("Of a very long line only the part around the problem is shown")
  func longLine() {
    let text = rendered("workout \"A\" < " + String(repeating: "bench 3x8; ", count: 500) + "squat 3x5 rst 90s >\n")
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 300 })
    #expect(text.contains("^^^"))
  }

  @Test("A plan cannot control the terminal")
  func controls() {
    let text = rendered("workout \"A\" < bench 3x8 \u{1B}[31m rst 90s >\n")
    #expect(!text.contains("\u{1B}"))
    #expect(rendered("workout \"A\" < bench 3x8 rst 90s >\n", isColoured: true).contains("\u{1B}[1;31merror[E0150]"))
  }

  @Test("As JSON: places from 1 in characters, sentences in the chosen language, edits")
  func json() throws {
    let source = Array("workout \"Übung\" < bench 3x8 rst 90s >\n".utf8)
    let reports = DiagnosticReport.all(parse(source).diagnostics, source: source, file: "a.satz", language: .german)
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect((report.line, report.column, report.endLine, report.endColumn) == (1, 29, 1, 32))
    #expect(report.hints == ["Meintest du `rest`?"])
    #expect(report.fixes == [.init(line: 1, column: 29, endLine: 1, endColumn: 32, text: "rest")])
    let json = JSONText.pretty(reports)
    #expect(json.contains("\"end_column\" : 32"))
    #expect(json.contains("\"severity\" : \"error\""))
  }

  @Test("A column counts characters, bytes or UTF-16 units, as the caller counts")
  func columns() {
    let lines = SourceLines(Array("a\n👩‍🚒é x".utf8))
    let x = UInt32("a\n👩‍🚒é ".utf8.count)
    #expect(lines.place(of: x) == Place(line: 2, column: 4))
    #expect(lines.place(of: x, in: .utf8) == Place(line: 2, column: 15))
    #expect(lines.place(of: x, in: .utf16) == Place(line: 2, column: 8))
  }
}
