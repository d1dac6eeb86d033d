import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import satz

@Suite("The sheet of a session")
struct SessionSheetTests {
  private static let examples = ExampleTests.names

  private func sheets(of name: String, in language: Language) throws -> [String] {
    let source = try SourceFile.read(Built.repository.appending(path: "Examples/\(name)").path)
    return try sessions(source.bytes).map {
      SessionSheet(session: $0, athlete: ExampleTests.athlete, formatter: UnitFormatter(language: language)).rows()
        .joined(separator: "\n")
    }
  }

  @Test("German sheets read as they did", arguments: ["push.satz", "engine.satz", "ppl.satz", "wim-hof.satz"])
  func german(_ name: String) throws {
    try expectGolden(
      sheets(of: name, in: .german).joined(separator: "\n\n") + "\n", "German/\(name.dropLast(5)).expected")
  }

  @Test("No line is longer than a screen is wide", arguments: examples)
  func width(_ name: String) throws {
    for language in Language.allCases {
      for line in try sheets(of: name, in: language).flatMap({ $0.split(separator: "\n") }) {
        #expect(line.count <= SessionSheet.width, "\(line)")
      }
    }
  }

  @Test("Each sheet fits 40 to 200 columns, and no word of it is broken or lost", arguments: examples)
  func widths(_ name: String) throws {
    let source = try SourceFile.read(Built.repository.appending(path: "Examples/\(name)").path)
    for session in try sessions(source.bytes) {
      for language in Language.allCases {
        func sheet(_ columns: Int) -> [String] {
          var sheet = SessionSheet(
            session: session, athlete: ExampleTests.athlete, formatter: UnitFormatter(language: language))
          sheet.columns = columns
          return sheet.rows()
        }
        func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") }.sorted() }
        let all = words(sheet(1000))
        for columns in [40, 60, 80, 120, 200] {
          let lines = sheet(columns)
          #expect(words(lines) == all, "\(columns)")
          for line in lines { #expect(line.displayWidth <= columns, "\(columns): \(line)") }
        }
      }
    }
  }

  @Test("The plan of the README keeps its columns on 80")
  func readme() throws {
    let source = try SourceFile.read(Built.repository.appending(path: "Examples/push.satz").path)
    var sheet = SessionSheet(
      session: try sessions(source.bytes)[0], athlete: ExampleTests.athlete,
      formatter: UnitFormatter(language: .english))
    sheet.columns = 80
    #expect(!sheet.rows().contains { $0.displayWidth > 80 })
  }

  @Test("A long list of sets continues on the next line, and its remarks follow it")
  func longPrescription() throws {
    let session = try compiled(
      """
      workout "A" <
        incline dumbbell press 12 @ 2x10kg, 11 @ 2x12kg, 10 @ 2x14kg, 9 @ 2x16kg, 8 @ 2x18kg, 7 @ 2x20kg, 6 @ 2x22kg rest 2min
      >
      """)
    let lines = SessionSheet(session: session, athlete: Athlete(), formatter: UnitFormatter(language: .english)).rows()
      .filter { !$0.isEmpty }.dropFirst().prefix(2)
    #expect(
      Array(lines) == [
        "  Incline dumbbell press  12 @ 2 × 10 kg, 11 @ 2 × 12 kg, 10 @ 2 × 14 kg, 9 @ 2 × 16 kg,",
        "                          8 @ 2 × 18 kg, 7 @ 2 × 20 kg, 6 @ 2 × 22 kg  rest 2 min",
      ])
  }

  @Test("A plan that computes less than the empty bar says so, and what to do")
  func lighterBar() {
    #expect(
      ProfileGap.texts([.lighterBar(for: "squat")], UnitFormatter(language: .english)) == [
        "The computed load is below the empty bar: Squat. If you have a lighter bar: satz profile set --bar 10kg"
      ])
  }

  @Test("Beside sets with a load, a set without one does not borrow it")
  func unknownLoad() {
    let formatter = UnitFormatter(language: .english)
    let squat = Exercise(key: "squat", name: "Squat")
    let works = [
      Work(exercise: squat, target: .reps(.atLeast(0))),
      Work(exercise: squat, target: .reps(.exactly(5)), load: .kilograms(110)),
    ]
    #expect(formatter.runs(works) == "max @ ?, 5 @ 110 kg")
  }

  @Test("Equal sets by the clock are one row")
  func equalIntervals() throws {
    let session = try compiled("workout \"A\" < swim 10x100m every 1:45 >")
    let lines = SessionSheet(session: session, athlete: Athlete(), formatter: UnitFormatter(language: .english)).rows()
    #expect(lines.dropFirst(2).prefix(2) == ["  Swim  10 × 100 m every 1:45", ""])
  }
}

@Suite("Exercises in rows")
struct ExerciseRowsTests {
  @Test("Names in wide characters are as wide as they are drawn")
  func wide() {
    let entries = ["スクワット", "Squat"].map { ExerciseEntry(key: $0, english: $0, german: $0) }
    let rows = ExerciseRows(entries: entries, library: AthleteLibrary(), language: .english).rows()
    let widths = zip(rows, entries).map { row, entry in
      row.dropFirst(entry.english.count).prefix { $0 == " " }.count + entry.english.displayWidth
    }
    #expect(widths == [12, 12])
  }
}
