import FoundationEssentials
import PlanWording
import Testing

@testable import satz

/// The transcripts hold what every command prints.
@Suite("The rows of every sheet")
struct SheetPaintTests {
  static let rows: [String] = {
    let folder = Built.repository.appending(path: "Tests/SatzTests/Transcripts")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { file -> [String] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visibleInRow }
    }
  }()

  private static func text(_ row: StyledText) -> String { row.runs.map(\.text).joined() }

  @Test(
    "Whatever a command prints fits 40 to 200 columns, and no word is broken or lost",
    arguments: [40, 60, 80, 120, 200])
  func fits(_ width: Int) {
    #expect(Self.rows.count > 1000)
    for row in Self.rows {
      let hung = row.hung(to: width)
      #expect(hung.flatMap { $0.split(separator: " ") } == row.split(separator: " "), "\(row)")
      let longest = row.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
      // The indent leaves at least eight columns; a word that needs more than is left cannot fit.
      for part in hung where longest <= 8 { #expect(part.displayWidth <= width, "\(width): \(part)") }
      for part in hung where part.displayWidth > width {
        #expect(part.split(separator: " ").count == 1 || longest > width / 2, "\(width): \(part)")
      }
    }
  }

  @Test("Styles change no text")
  func styles() {
    for row in Self.rows {
      #expect(SheetPaint.rows([row], width: 10_000).map(Self.text).joined() == row)
      #expect(Self.text(SheetPaint.sentence(row)) == row)
    }
  }

  @Test("A heading is strong, remarks are faint, marks have their colours")
  func roles() {
    func styles(_ row: String) -> [Style] { SheetPaint.rows([row], width: 100)[0].runs.map(\.style) }
    #expect(styles("Push") == [.strong])
    #expect(styles("  Bench press  8 × 80 kg  rest 2 min") == [.plain, .faint])
    #expect(styles("✓ Bench press").first == .tone(.work))
    #expect(styles("  Squat  5 🏆").contains(.notice(.gold)))
  }
}
