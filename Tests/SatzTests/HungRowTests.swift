// Rows that are too long for the screen.

import Testing

@testable import satz

@Suite("Long rows")
struct HungRowTests {
  @Test("A number stays with its unit, at every width that has room for both")
  func units() {
    let row = "  Bench press  3 × 47.5 kg · RPE 8 · rest 90 s, then 12 × 30 lb (about 15 min)"
    for width in 24...80 {
      let rows = row.hung(to: width)
      #expect(rows.allSatisfy { $0.displayWidth <= width }, "\(width): \(rows)")
      for torn in rows.dropLast() {
        #expect(torn.last.map { $0 == "×" || $0.isNumber && !torn.hasSuffix("RPE 8") } != true, "\(width): \(rows)")
        #expect(!torn.hasSuffix("RPE"), "\(width): \(rows)")
      }
    }
  }

  @Test("Columns may part after a number, and words too long to stay together do")
  func columns() {
    #expect("about 12  kg and more".hung(to: 10) == ["about 12", "  kg and", "  more"])
    #expect("1234567 kg".hung(to: 9) == ["1234567", " kg"])
  }

  @Test("A row in several styles keeps them, whatever the width")
  func styles() {
    let row =
      StyledText("    ▶ ", .tone(.work)) + StyledText("set 1 of 2  (5, 3, 2+) pause 15 s ", .strong)
      + StyledText("× 80 kg · 25 + 5 a side", .faint)
    for width in 20...80 {
      let rows = row.hung(to: width)
      #expect(rows.map(\.text) == row.text.hung(to: width), "\(width)")
      for (style, words) in [(Style.strong, "set 1 of 2  (5, 3, 2+) pause 15 s"), (.faint, "× 80 kg · 25 + 5 a side")] {
        let said = rows.flatMap(\.runs).filter { $0.style == style }.flatMap { $0.text.split(separator: " ") }
        #expect(said == words.split(separator: " "), "\(width): \(said)")
      }
    }
  }
}
